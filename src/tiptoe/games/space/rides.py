"""SPA-5.6 to 5.9: rides by hyperlift and teleporter, which need no boots but end walking for the turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import DEPTHS, RoomId
from ...core.choice import ChoiceId, argument_of
from ...core.components import MASTER_KEY
from ...core.definitions import Action
from ...core.event import EventKind
from ...core.refusals import Reason
from ...core.state import Seat, State
from ...rules.move import ALREADY_OUT, enter, why_not_enter
from .events import BEAMED, LIFT_RIDDEN
from .nouns import HYPERLIFT, LOCKED_LIFT, TELEPASS, TELEPORTER
from .track import blockaded
from .verbs import BEAM, LIFT

NO_LIFT_HERE: Final = Reason("no-lift-here", "SPA-5.6", no_way=True)
NO_LIFT_THERE: Final = Reason("no-lift-there", "SPA-5.6", no_way=True)
LIFT_LOCKED: Final = Reason("lift-locked", "SPA-5.6")
BLOCKADED: Final = Reason("blockaded", "SPA-8.4")
NO_TELEPORTER_HERE: Final = Reason("no-teleporter-here", "SPA-5.7", no_way=True)
NO_TELEPORTER_THERE: Final = Reason("no-teleporter-there", "SPA-5.7", no_way=True)
NEED_TELEPASS: Final = Reason("need-telepass", "SPA-5.7")


@final
class RideLift(Action):
    """RUL-50: rides from a hyperlift to any other, any number of times; a locked one at either end needs the key."""

    rule: ClassVar[str] = "SPA-5.6"

    def __init__(self) -> None:
        super().__init__(LIFT)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if state.board.features[seat.room] & HYPERLIFT:
            for room in state.board.rooms_with(HYPERLIFT):
                if self._why_not(state, seat, room) is None:
                    out.append(ChoiceId(LIFT | room))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        ride(state, seat, RoomId(argument_of(choice)), LIFT_RIDDEN)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return self._why_not(state, seat, RoomId(argument_of(choice)))

    def _why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        here = state.board.features[seat.room]
        there = state.board.features[room]
        if seat.leaving:
            return ALREADY_OUT
        if not here & HYPERLIFT:
            return NO_LIFT_HERE
        if not there & HYPERLIFT or room == seat.room:
            return NO_LIFT_THERE
        if (here | there) & LOCKED_LIFT and not seat.tags_held & MASTER_KEY:
            return LIFT_LOCKED
        if blockaded(state) and not here & there & DEPTHS:  # only the Cargo Bay lies outside the Depths
            return BLOCKADED
        return why_not_enter(state, seat, room)


@final
class Beam(Action):
    """SPA-5.7: beams from a teleporter to any other, with a Telepass."""

    rule: ClassVar[str] = "SPA-5.7"

    def __init__(self) -> None:
        super().__init__(BEAM)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.tags_held & TELEPASS and state.board.features[seat.room] & TELEPORTER:
            for room in state.board.rooms_with(TELEPORTER):
                if self._why_not(state, seat, room) is None:
                    out.append(ChoiceId(BEAM | room))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        ride(state, seat, RoomId(argument_of(choice)), BEAMED)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return self._why_not(state, seat, RoomId(argument_of(choice)))

    def _why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        if seat.leaving:
            return ALREADY_OUT
        if not state.board.features[seat.room] & TELEPORTER:
            return NO_TELEPORTER_HERE
        if not state.board.features[room] & TELEPORTER or room == seat.room:
            return NO_TELEPORTER_THERE
        if not seat.tags_held & TELEPASS:
            return NEED_TELEPASS
        return why_not_enter(state, seat, room)


def ride(state: State, seat: Seat, room: RoomId, event: EventKind) -> None:
    """SPA-5.8: carries the seat to a room; afterwards it may spend no boots this turn."""
    seat.ridden = True
    if state.recording:
        state.tell(event, seat.index, room)
    enter(state, seat, room)
