"""RUL-124, RUL-125: rivals that a seat meets, and what it lacks beside them."""

from __future__ import annotations

from typing import Final, final

from ..core.board import RoomId
from ..core.components import Token
from ..core.definitions import Condition, Counter
from ..core.state import IN_PLAY, Seat, State
from ..core.tiles import tile_of
from ..core.vocabulary import TOKEN_TYPE, ConditionWord, CounterWord, Field

RIVALS_MET: Final = "rivals-met"


def meet_rivals(state: State, seat: Seat) -> None:
    """RUL-124: notes the rivals in play on the own tile, or in the own room where no tiles lie; only if a text asks."""
    if RIVALS_MET not in state.rules.pack.counted:
        return
    here = _place(state, seat.room)
    for other in state.seats:
        if other.index != seat.index and other.status == IN_PLAY and _place(state, other.room) == here:
            seat.rivals_met |= 1 << other.index


def _place(state: State, room: RoomId) -> int:
    return tile_of(room) if state.rules.chart is not None else room


@final
class RivalsMet(Counter):
    """RUL-124: rivals that were on the seat's tile at any moment of its turn, each once."""

    def count(self, state: State, seat: Seat) -> int:
        met = seat.rivals_met
        return sum([met >> index & 1 for index in range(len(state.seats))])


@final
class Behind(Condition):
    """RUL-125: met if another seat, in play or out, holds a token of the type, and this one has held none this turn."""

    def __init__(self, tags: int) -> None:
        super().__init__()
        self.tags: Final = tags

    def met(self, state: State, seat: Seat, source: int) -> bool:
        if seat.tags_held & self.tags:
            return False
        tokens = state.rules.pack.tokens
        for other in state.seats:
            if other.index != seat.index and self._holds(other, tokens):
                return True
        return False

    def _holds(self, seat: Seat, tokens: list[Token]) -> bool:
        for token in seat.tokens:
            if tokens[token].tags & self.tags:
                return True
        return False


CONDITIONS: Final[dict[str, ConditionWord]] = {
    "behind": ConditionWord("RUL-125", (Field("behind", TOKEN_TYPE),), lambda a: Behind(a.number("behind"))),
}
COUNTERS: Final[dict[str, CounterWord]] = {RIVALS_MET: CounterWord("RUL-124", (), lambda a: RivalsMet())}
