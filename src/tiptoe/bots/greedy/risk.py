"""Risk of a seat: what the next attack may do, and how far home is, as every player at the table can count it."""

from __future__ import annotations

from typing import Final, final

from ...core.state import IN_PLAY, Seat, State
from .card_value import Worth
from .distances import FAR, distances_on
from .game_length import Bag, Forecast
from .weights import DEFAULT


@final
class Risk:
    """Risk of one seat: cubes that the next attack draws, the chance that an own one is among them, and boots home."""

    def __init__(self, state: State, seat: Seat) -> None:
        bag = Bag(state, DEFAULT)
        own = seat.bagged + seat.clank + state.wild_bagged + state.wild_clank  # CAT-8.2: wild ones hurt everybody
        self.cubes: Final = min(bag.cubes, bag.in_reach)
        self.in_reach: Final = bag.in_reach
        self.hurt: Final = _one_among(own, bag.in_reach, self.cubes)
        self.boots: Final = _boots_home(state, seat)
        worth = Worth(state, seat, DEFAULT)
        self.a_turn: Final = Forecast(state, seat, worth, distances_on(state, seat, DEFAULT)).boots

    def turns_home(self) -> int:
        """Returns the turns to get home, at the boots a turn that the deck gives; -1 where no way leads there."""
        return -1 if self.boots < 0.0 else int(-(-self.boots // max(self.a_turn, 0.5)))


def _one_among(own: int, of: int, drawn: int) -> float:
    """Returns the chance that one of `own` cubes is among `drawn` cubes, taken out of `of` and not put back."""
    spared = 1.0
    for n in range(drawn):
        spared *= max(of - own - n, 0) / max(of - n, 1)
    return 1.0 - spared


def _boots_home(state: State, seat: Seat) -> float:
    if seat.status != IN_PLAY:
        return -1.0
    boots = distances_on(state, seat, DEFAULT).way(seat.room).home
    return boots if boots < FAR else -1.0
