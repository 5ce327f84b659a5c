"""What is wrong with a pack, and where: file, id, path, and the nearest word that would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

READABLE: Final = 24  # names in one sentence


class ContentError(Exception):
    """One thing that is wrong in a pack."""

    def __init__(self, file: str, id: str, path: str, problem: str) -> None:
        self.file = file
        self.id = id
        self.path = path
        self.problem = problem
        super().__init__(": ".join(part for part in (file, id, path, problem) if part))


class PackErrors(Exception):
    """Everything that is wrong in a pack, in the order of the files."""

    def __init__(self, errors: list[ContentError]) -> None:
        self.errors = errors
        super().__init__("\n".join(str(error) for error in errors))


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
