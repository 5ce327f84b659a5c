"""CORE-18 and CORE-19: leaving the dungeon, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, final

from ..core.board import START, RoomId
from ..core.components import MASTERY
from ..core.definitions import Step, Trigger
from ..core.event import ESCAPED as SEAT_ESCAPED
from ..core.event import GAME_ENDED, START_REACHED
from ..core.state import ESCAPED, IN_PLAY, Seat, State
from .health import go_out, knock_out
from .tokens import gain_token


@final
class ReachStart(Trigger):
    """CLA-7.1, CAT-10.1: ends a seat's movement at the start; it leaves at the end of the turn (RUL-20)."""

    rule: ClassVar[str] = "CORE-18.2"

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if state.board.features[room] & START:
            seat.leaving = True
            if state.recording:
                state.tell(START_REACHED, seat.index)


@final
class LeaveDungeon(Step):
    """Lets a seat at the start escape with a Mastery token; ends the game if no seat is left in play (CORE-19.1)."""

    rule: ClassVar[str] = "CORE-13.5"
    word: ClassVar[str] = "LeaveDungeon"

    def run(self, state: State, seat: Seat) -> None:
        if seat.leaving and seat.status == IN_PLAY:
            escape(state, seat)
            gain_token(state, seat, state.rules.pack.token_of_kind(MASTERY).number)
        end_if_empty(state)


def escape(state: State, seat: Seat) -> None:
    """CORE-18.2: marks the seat as escaped."""
    if state.recording:
        state.tell(SEAT_ESCAPED, seat.index)
    go_out(state, seat, ESCAPED)


def knock_out_everybody(state: State) -> None:
    """CORE-14.3, CORE-19.2: knocks out all seats still in play, which ends the game."""
    for index in state.seats_in_play():
        knock_out(state, state.seat(index))
    end_if_empty(state)


def end_if_empty(state: State) -> None:
    """CORE-19.1, CAT-10.4: ends the game if no seat is in play."""
    for seat in state.seats:
        if seat.status == IN_PLAY:
            return
    if not state.over:
        state.finish()
        if state.recording:
            state.tell(GAME_ENDED, state.active, state.turns)
