"""Errors of a pack: file, id, path, and the nearest word that would be right."""

from __future__ import annotations

from typing import Final

# Kinds of problems, by the word under which every language has a sentence for each.
PROBLEMS: Final = (
    *("unknown", "unknown-near", "missing", "number", "flag", "name", "names", "list", "table", "effects", "options"),
    *("one-of", "plain-word", "at-least", "at-most", "asks", "waits", "shrinks", "moment", "suit", "inside", "reserve"),
    *("no-id", "twice", "no-place", "not-toml", "format", "not-an-id", "too-long", "letters", "address", "range"),
    *("taken", "too-large", "reaction"),
    *("point", "tables", "second-room", "many-rooms", "many-parts", "reward", "share", "portal-footprints"),
    *("second-portal", "portal-alone", "mouth-taken", "mouth-empty", "unreached", "starts", "shrine"),
    *("module-feature", "spaces", "laid", "calm", "total", "other-module", "second-door", "says", "many-ships"),
    *("positions", "no-ship", "no-room", "place-name", "no-english", "gender", "alike", "section", "entries"),
    *("taken-token", "not-in-deck", "deck-size", "deck-plain", "in-no-deck", "own-token"),
    *("other-game", "unread", "unplayable", "slow", "no-words"),
)


class Problem(str):
    """Problem of a pack in English, for terminals, with the word and the values that say it in another language."""

    __slots__ = ("values", "word")
    word: str
    values: dict[str, str | int]

    def __new__(cls, word: str, text: str, /, **values: str | int) -> Problem:
        assert word in PROBLEMS, word
        problem = super().__new__(cls, text)
        problem.word = word
        problem.values = values
        return problem


class ContentError(Exception):
    """Raised for one problem of a pack, with its place."""

    def __init__(self, file: str, id: str, path: str, problem: str) -> None:
        self.file = file
        self.id = id
        self.path = path
        self.problem = problem
        super().__init__(": ".join(part for part in (file, id, path, problem) if part))


class PackErrors(Exception):
    """Raised for all problems of a pack, in the order of the files."""

    def __init__(self, errors: list[ContentError]) -> None:
        self.errors = errors
        super().__init__("\n".join(str(error) for error in errors))


def one_error(file: str, problem: str, path: str = "") -> PackErrors:
    """Makes the PackErrors for one problem of a whole file, or of one place in it."""
    return PackErrors([ContentError(file, "", path, problem)])
