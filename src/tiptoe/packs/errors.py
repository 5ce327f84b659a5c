"""Errors of a pack: file, id, path, and the nearest word that would be right."""

from __future__ import annotations


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
