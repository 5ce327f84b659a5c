"""CLA-7: countdown track of the first seat that is out."""

from __future__ import annotations

from typing import ClassVar, final

from ...core.definitions import Step
from ...core.event import COUNTDOWN_ADVANCED
from ...core.state import Seat, State
from ...rules.attack import attack
from ...rules.escape import knock_out_everybody


@final
class CountDown(Step):
    """CLA-7.3 to 7.7: moves the first seat out one space on, instead of a turn; other seats that are out do nothing.

    Its pawn stands on the first space as soon as the seat is out (CLA-7.8; RUL-15 says which seat was first). Each
    space makes a stronger attack (RUL-42); the last one knocks out all seats in play.
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
