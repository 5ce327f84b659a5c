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
    """SPA-9.1: the pod, the pawn and all own cubes of the Clank! area are gone at once; only the turn is finished."""

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
    """Whoever boarded a pod this turn is out; with nobody left aboard the game ends, without a refill (RUL-21)."""

    rule: ClassVar[str] = "SPA-9.2"
    word: ClassVar[str] = "LeaveShip"

    def run(self, state: State, seat: Seat) -> None:
        if seat.leaving and seat.status == IN_PLAY:
            escape(state, seat)
        end_if_empty(state)
