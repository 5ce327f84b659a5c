"""SPA-9: escape pods."""

from __future__ import annotations

from typing import ClassVar, final

from ...core.board import RoomId
from ...core.definitions import Step, Trigger
from ...core.state import IN_PLAY, Seat, State
from ...rules.escape import end_if_empty, escape
from ...rules.tokens import gain_token
from .events import POD_BOARDED
from .nouns import POD


@final
class BoardPod(Trigger):
    """SPA-9.1: boards a pod: it leaves the board with the pawn, own Clank! returns, and the seat finishes its turn."""

    rule: ClassVar[str] = "SPA-9.1"

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if not state.board.features[room] & POD:
            return
        if state.recording:
            state.tell(POD_BOARDED, seat.index, room)
        seat.leaving = True
        seat.supply += seat.clank
        seat.clank = 0
        rooms = state.room_tokens[:]
        pod = rooms[room][0]
        rooms[room] = rooms[room][1:]
        state.room_tokens = rooms
        gain_token(state, seat, pod, room)


@final
class LeaveShip(Step):
    """Lets a seat in a pod escape; if no seat is left aboard the game ends, without a refill (RUL-21)."""

    rule: ClassVar[str] = "SPA-9.2"
    word: ClassVar[str] = "LeaveShip"

    def run(self, state: State, seat: Seat) -> None:
        if seat.leaving and seat.status == IN_PLAY:
            escape(state, seat)
        end_if_empty(state)
