"""Numbers that are in stored games: whoever claims one keeps it for ever, and nobody else may have it.

Verbs, kinds of frames, features of rooms and tags of tokens claim theirs where they are declared: in the shared rules,
a game, a variant or a package that somebody installs. A test compares all of them with a list that only grows.
"""

from __future__ import annotations

from typing import Final, final


@final
class IdRegistry:
    """Who has which number, for one kind of thing."""

    def __init__(self, what: str) -> None:
        self.what: Final = what
        self.numbers: Final[dict[str, int]] = {}

    def claim(self, name: str, number: int) -> int:
        for other, taken in self.numbers.items():
            if other == name or taken == number:
                raise ValueError(f"{self.what} '{name}' cannot have the number {number}: '{other}' has {taken}")
        note(self.numbers, name, number)
        return number


def note(numbers: dict[str, int], name: str, number: int) -> None:
    """Keep a table in the order of its numbers, whoever is imported first."""
    numbers[name] = number
    later = [(other, n) for other, n in numbers.items() if n > number]
    for other, n in later:
        del numbers[other]
        numbers[other] = n


VERBS: Final = IdRegistry("verb")
FRAMES: Final = IdRegistry("frame")
FEATURES: Final = IdRegistry("feature")  # bits
TAGS: Final = IdRegistry("tag")  # bits
