"""The nearest word: what somebody may have meant who wrote one that nobody knows."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

READABLE: Final = 24  # names in one sentence


def hint(word: str, words: Iterable[str]) -> str:
    """The nearest known word, or all of them when none is near; of very many first those that begin alike."""
    known = sorted(words)
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f"did you mean '{near[0]}'?"
    if len(known) <= READABLE:
        return f"known: {', '.join(known)}"
    named = sorted(known, key=lambda one: not one.startswith(word))[:READABLE]
    return f"known: {', '.join(named)} and {len(known) - READABLE} more"
