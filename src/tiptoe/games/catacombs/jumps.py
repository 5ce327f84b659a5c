"""CAT-3.6: jumps over the map: between rooms with one feature, and to the room of a rival."""

from __future__ import annotations

from typing import Final, final

from ...core.board import DEPTHS, RoomId
from ...core.components import CardId
from ...core.state import IN_PLAY, Seat, State
from ...core.tiles import tile_of
from ...core.vocabulary import FEATURE, FLAG, EffectWord, Field
from ...core.vocabulary import PLAY as PLAYED
from ...rules.abilities import Jump
from ...rules.deck import trash
from ...rules.move import may_enter
from .nouns import HAUNTED


@final
class JumpBetween(Jump):
    """Jumps from a room with the feature to another one with it; between haunted rooms, to another tile."""

    def __init__(self, feature: int, *, trash_this: bool, kept: bool) -> None:
        super().__init__(kept=kept)
        self.feature: Final = feature
        self.trash_this: Final = trash_this

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return (not self.trash_this or source in seat.in_play) and super().available(state, seat, source)

    def targets(self, state: State, seat: Seat) -> list[RoomId]:
        if not state.board.features[seat.room] & self.feature:
            return []
        found: list[RoomId] = []
        for room in state.board.rooms_with(self.feature):
            if state.board.lies(room) and may_enter(state, seat, room):
                elsewhere = tile_of(room) != tile_of(seat.room) if self.feature == HAUNTED else room != seat.room
                if elsewhere:
                    found.append(room)
        return found

    def jumped(self, state: State, seat: Seat, source: int) -> None:
        if self.trash_this:
            trash(state, seat, CardId(source))


@final
class JumpToRival(Jump):
    """Jumps to the room of another seat in play that is in the Depths."""

    def targets(self, state: State, seat: Seat) -> list[RoomId]:
        found: list[RoomId] = []
        for other in state.seats:
            in_depths = state.board.features[other.room] & DEPTHS
            elsewhere = other.status == IN_PLAY and other.room != seat.room  # a teleport leads to another room
            if elsewhere and in_depths and other.room not in found:
                found.append(other.room)
        return found


EFFECTS: Final[dict[str, EffectWord]] = {
    "jump-between": EffectWord(
        "CAT-3.6",
        (Field("jump-between", FEATURE), Field("trash-this", FLAG, 0)),
        lambda a: JumpBetween(
            a.number("jump-between"), trash_this=a.number("trash-this") == 1, kept=a.moment == PLAYED
        ),
        asks=True,
    ),
    "jump-to-rival": EffectWord(
        "CAT-3.6", (Field("jump-to-rival", FLAG),), lambda a: JumpToRival(kept=a.moment == PLAYED), asks=True
    ),
}
