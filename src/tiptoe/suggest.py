"""The nearest word: what somebody may have meant who wrote one that nobody knows."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

READABLE: Final = 24  # names in one sentence


def hint(word: str, words: Iterable[str]) -> str:
    """The nearest known word, or all of them when none is near; of very many first those that begin alike."""
    known = sorted(words)
    near = nearest_word(word, known)
    if near:
        return f"did you mean '{near}'?"
    if len(known) <= READABLE:
        return f"known: {', '.join(known)}"
    return f"known: {', '.join(likely(word, known))} and {len(known) - READABLE} more"


def nearest_word(word: str, words: Iterable[str]) -> str:
    """The one that was probably meant, or nothing."""
    return next(iter(difflib.get_close_matches(word, sorted(words), 1)), "")


def likely(word: str, words: Iterable[str]) -> list[str]:
    """As many as fit into a sentence, those that begin alike first."""
    return sorted(sorted(words), key=lambda one: not one.startswith(word))[:READABLE]
