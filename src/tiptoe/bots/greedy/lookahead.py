"""Looking ahead: a choice is made in a copy of the position, and what follows from it is looked at."""

from __future__ import annotations

from typing import Final, final

from ...core.kernel import apply, choices
from ...core.state import Seat, State
from ...rules.turn import MainTurn

LONGEST: Final = 20  # answers; whatever is still open then stays open


@final
class Foreseen:
    """A position after a choice, and the seat that made it."""

    def __init__(self, state: State, index: int) -> None:
        seat = state.seats[index]
        self.state: Final = state
        self.room: Final = seat.room
        self.gold: Final = seat.gold
        self.swords: Final = seat.swords
        self.damage: Final = seat.damage
        self.lockpicks: Final = seat.lockpicks


def after(state: State, seat: Seat, choice: int) -> Foreseen:
    """Once everything that the choice makes the seat answer is answered, with the first thing that may be."""
    twin = state.clone()
    apply(twin, choice)
    for _ in range(LONGEST):
        if twin.over or twin.stack[-1].seat != seat.index or isinstance(twin.stack[-1], MainTurn):
            break
        apply(twin, choices(twin)[0])
    return Foreseen(twin, seat.index)
