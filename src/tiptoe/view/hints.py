"""Notices: what a game has to tell of its own places and choices, as messages with what fills them.

A game fills in one `Notices`; whoever speaks to people asks it beside what they know of all games.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import RoomId
from ..core.components import NO_PROGRAM, Program
from ..core.tiles import Tile
from .view import View


@final
class Hint:
    """A message, the numbers and the text that stand in it, and whether it is bad news; without a word, a text."""

    def __init__(self, word: str = "", *, text: Program = NO_PROGRAM, bad: bool = False, **numbers: int) -> None:
        self.word: Final = word
        self.text: Final = text
        self.bad: Final = bad
        self.numbers: Final = numbers


NO_NOTICE: Final = Hint()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """A game without things of its own has nothing to tell."""

    harmful: ClassVar[tuple[str, ...]] = ()  # words of its texts that nobody wants to hear

    def leaving(self, view: View, room: RoomId) -> Hint | None:
        """Of a room, beside the start, whose entering gets a seat out."""
        return None

    def entering(self, view: View, room: RoomId) -> list[Hint]:
        """What a room does to whoever enters it."""
        return []

    def there(self, view: View, room: RoomId) -> list[Hint]:
        """What can be done in a room, and what stands there."""
        return []

    def laying(self, view: View, tile: Tile) -> list[Hint]:
        """What comes with a tile."""
        return []

    def chosen(self, view: View, choice: int) -> list[Hint]:
        """What comes of a choice, beside entering its room."""
        return []

    def filling(self, view: View, choice: int) -> Hint:
        """What the sentence of a choice says besides what it is about and costs."""
        return NO_NOTICE

    def goal(self, view: View) -> Hint | None:
        """The next thing that counts, where that is not an Artifact and the way home."""
        return None


NO_NOTICES: Final = Hints()


def rage_notice(view: View) -> Hint:
    """CORE-12.4: a space further on the track, which may hold more cubes or as many."""
    rage, marker = view.rules.params.rage, view.marker
    next_one = rage[min(marker + 1, len(rage) - 1)]
    return Hint("harm-rage", bad=True, n=next_one, more=next_one - rage[marker])
