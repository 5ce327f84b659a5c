"""Hints of Catacombs and Sub Terra: offerings, ghosts of haunted tiles, figures in rooms."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import RoomId
from ...core.choice import ChoiceId, verb_of
from ...core.room_cubes import seats_marking
from ...core.tiles import Tile
from ...view.hints import NO_HINT, Hint, Hints
from ...view.view import View
from .nouns import HAUNTED, WAYSHRINE
from .verbs import OFFER, OFFER_AFAR


@final
class CatacombsHints(Hints):
    """Hints about rooms, tiles and choices of Catacombs."""

    harmful: ClassVar[tuple[str, ...]] = ("ghost",)

    def there(self, view: View, room: RoomId) -> list[Hint]:
        found = [Hint("harm-figure", bad=True)] if room in view.figures else []
        if view.board.features[room] & WAYSHRINE and view.me.index not in seats_marking(view.marks, room):
            found.append(Hint("gain-offering", n=view.me.placed + 1))  # CAT-6.6
        return found

    def laying(self, view: View, tile: Tile) -> list[Hint]:
        haunted = tile.features & HAUNTED and view.wild_aside  # CAT-8.1
        return [Hint("harm-haunted", bad=True)] if haunted else []

    def chosen(self, view: View, choice: ChoiceId) -> list[Hint]:
        return [Hint("cost-gold", n=view.me.placed + 1)] if verb_of(choice) in (OFFER, OFFER_AFAR) else []

    def filling(self, view: View, choice: ChoiceId) -> Hint:
        return Hint(gold=view.me.placed + 1) if verb_of(choice) in (OFFER, OFFER_AFAR) else NO_HINT


CATACOMBS_HINTS: Final = CatacombsHints()
