"""CLA-7: the countdown track of the first seat that is out."""

from __future__ import annotations

from typing import ClassVar, final

from ...core.definitions import Step
from ...core.event import COUNTDOWN_ADVANCED
from ...core.state import Seat, State
from ...rules.attack import attack
from ...rules.escape import knock_out_everybody


@final
class CountDown(Step):
    """CLA-7.3 to 7.7: instead of a turn, the first seat out moves one space; the others wait.

    It stands on the first space from the moment it went out (CLA-7.8, RUL-15: who was first). Each space on the
    way is a stronger attack (RUL-42), the last one knocks out everybody left.
    """

    rule: ClassVar[str] = "CLA-7.4"
    word: ClassVar[str] = "CountDown"

    def run(self, state: State, seat: Seat) -> None:
        if state.out_order[0] != seat.index:
            return
        extra = state.rules.params.countdown_extra
        state.countdown += 1
        if state.recording:
            state.tell(COUNTDOWN_ADVANCED, seat.index, state.countdown + 1)
        if state.countdown > len(extra):
            knock_out_everybody(state)  # CLA-7.6, CORE-19.3
        else:
            attack(state, extra[state.countdown - 1])
