"""Registries of stable numeric ids used in stored games: an id is never changed or given to another name.

Verbs, kinds of frames, features of rooms and tags of tokens claim their ids where they are declared: in the shared
rules, a game, a variant or an installed package. A test compares all of them with a list that only grows.
"""

from __future__ import annotations

from typing import Final, final


@final
class Declarations:
    """Tables that modules fill with what they declare while the catalog is imported, and that nobody changes later.

    Threads read them without a lock.
    """

    def __init__(self) -> None:
        self.closed = False

    def add(self, what: str, name: str) -> None:
        """Lets a name be declared; ValueError once the catalog is complete."""
        if self.closed:
            raise ValueError(
                f"{what} '{name}' is declared too late: declare it where the module of its game is imported"
            )


DECLARATIONS: Final = Declarations()


@final
class IdRegistry:
    """Registry of ids by name, for one kind of thing."""

    def __init__(self, what: str) -> None:
        self.what: Final = what
        self.numbers: Final[dict[str, int]] = {}

    def claim(self, name: str, number: int) -> int:
        DECLARATIONS.add(self.what, name)
        for other, taken in self.numbers.items():
            if other == name or taken == number:
                raise ValueError(f"{self.what} '{name}' cannot have the number {number}: '{other}' has {taken}")
        insert_in_order(self.numbers, name, number)
        return number


def insert_in_order(numbers: dict[str, int], name: str, number: int) -> None:
    """Inserts `name` so that the table stays in the order of its numbers, independent of the order of imports."""
    numbers[name] = number
    later = [(other, n) for other, n in numbers.items() if n > number]
    for other, n in later:
        del numbers[other]
        numbers[other] = n


VERBS: Final = IdRegistry("verb")
FRAMES: Final = IdRegistry("frame")
FEATURES: Final = IdRegistry("feature")  # bits
TAGS: Final = IdRegistry("tag")  # bits
