"""Suggestions for unknown words: the nearest known ones, for error messages."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

READABLE: Final = 24  # names in one sentence


def hint(word: str, words: Iterable[str]) -> str:
    """Returns a hint for an unknown word: the nearest known one, or all of them, cut off if they are very many."""
    known = sorted(words)
    near = nearest_word(word, known)
    if near:
        return f"did you mean '{near}'?"
    if len(known) <= READABLE:
        return f"known: {', '.join(known)}"
    return f"known: {', '.join(likely(word, known))} and {len(known) - READABLE} more"


def nearest_word(word: str, words: Iterable[str]) -> str:
    """Returns the most similar of `words`, or "" if none is similar."""
    known = sorted(words)
    near = difflib.get_close_matches(word, known, 1) or [each for each in known if each.lower() == word.lower()]
    return next(iter(near), "")


def likely(word: str, words: Iterable[str]) -> list[str]:
    """Returns as many of `words` as fit into a sentence, those that begin with `word` first."""
    return sorted(sorted(words), key=lambda one: not one.startswith(word))[:READABLE]
