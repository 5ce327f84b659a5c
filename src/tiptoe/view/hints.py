"""Hints: messages of a game about its own rooms, tiles and choices, with their parameters.

A game overrides methods of `Hints`; texts and pages show its messages beside those of all games.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import RoomId
from ..core.choice import ChoiceId
from ..core.components import NO_PROGRAM, Program
from ..core.tiles import Tile
from ..rules.attack import dangers_in
from .view import View


@final
class Hint:
    """Message by its word, with the numbers and the text to fill in; without a word it is only the text."""

    def __init__(self, word: str = "", *, text: Program = NO_PROGRAM, bad: bool = False, **numbers: int) -> None:
        self.word: Final = word
        self.text: Final = text
        self.bad: Final = bad
        self.numbers: Final = numbers


NO_HINT: Final = Hint()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """Hints of a game; the default gives none."""

    harmful: ClassVar[tuple[str, ...]] = ()  # words of the card language that are bad for the seat

    def leaving(self, view: View, room: RoomId) -> Hint | None:
        """Hint for a room, other than the start, by which a seat leaves the game."""
        return None

    def entering(self, view: View, room: RoomId) -> list[Hint]:
        """Hints for the effects of entering a room."""
        return []

    def there(self, view: View, room: RoomId) -> list[Hint]:
        """Hints for actions possible in a room, and for figures there."""
        return []

    def laying(self, view: View, tile: Tile) -> list[Hint]:
        """Hints for the effects of laying a tile."""
        return []

    def chosen(self, view: View, choice: ChoiceId) -> list[Hint]:
        """Hints for the effects of a choice, besides entering its room."""
        return []

    def filling(self, view: View, choice: ChoiceId) -> Hint:
        """Extra parameters for the sentence of a choice, besides the things it names and its price."""
        return NO_HINT

    def goal(self, view: View) -> Hint | None:
        """Hint for the next goal, where it is not an Artifact and the way home."""
        return None


NO_HINTS: Final = Hints()


def rage_hint(view: View) -> Hint:
    """CORE-12.4, 15.2: hint for advancing the marker: cubes of the next attack, Danger cards included, and the rise."""
    rage, marker = view.rules.params.rage, view.marker
    next_one = rage[min(marker + 1, len(rage) - 1)]
    cubes = next_one + dangers_in(view.row, view.rules.pack)
    return Hint("harm-rage", bad=True, n=cubes, more=next_one - rage[marker])
