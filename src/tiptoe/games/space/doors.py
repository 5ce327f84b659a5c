"""SPA-5.9, SPA-5.10, SPA-9.1: doors of a ship: Command Module, escape pods, hyperlifts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import RoomId
from ...core.components import ARTIFACT
from ...core.definitions import Door
from ...core.refusals import Reason
from ...core.state import Seat, State
from .nouns import COMMAND, COMMAND_CODE, HYPERLIFT, POD

COMMAND_CLOSED: Final = Reason("command-closed", "SPA-5.10")
LIFTS_APART: Final = Reason("lifts-apart", "SPA-5.9")
POD_CLOSED: Final = Reason("pod-closed", "SPA-9.1")
POD_GONE: Final = Reason("pod-gone", "SPA-9.1")


@final
class CommandDoor(Door):
    """RUL-55: opens the Command Module only to seats with their own code."""

    rule: ClassVar[str] = "SPA-5.10"

    def __init__(self) -> None:
        super().__init__(COMMAND)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        return None if seat.tags_held & COMMAND_CODE else COMMAND_CLOSED


@final
class PodDoor(Door):
    """RUL-102: opens an escape pod that is still there, only to seats with an Artifact."""

    rule: ClassVar[str] = "SPA-9.1"

    def __init__(self) -> None:
        super().__init__(POD)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        if not state.room_tokens[room]:
            return POD_GONE
        return None if seat.tags_held & ARTIFACT else POD_CLOSED


@final
class LiftDoor(Door):
    """RUL-101: forbids teleports from one hyperlift to another, even where a corridor joins them."""

    rule: ClassVar[str] = "SPA-5.9"

    def __init__(self) -> None:
        super().__init__(HYPERLIFT)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        return None

    def why_not_teleport(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        return LIFTS_APART if state.board.features[seat.room] & HYPERLIFT else None
