"""CAT-3.4, CAT-6.2: locks opened with lockpicks. An opened lock stays open for all seats."""

from __future__ import annotations

from typing import Final, final

from ...core.board import Tunnel
from ...core.event import LOCKPICKS_SPENT
from ...core.refusals import Reason
from ...core.state import Seat, State
from ...rules.move import Locks
from .events import LOCK_OPENED

NEED_LOCKPICKS: Final = Reason("need-lockpicks", "CAT-3.4", short="lockpicks")


@final
class PickLocks(Locks):
    """CAT-3.4, RUL-73: one lockpick for each lock on the tunnel that is still closed."""

    def why_not(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        return NEED_LOCKPICKS if picks_needed(state, tunnel.lock_numbers) > seat.lockpicks else None

    def picks(self, state: State, tunnel: Tunnel) -> int:
        return picks_needed(state, tunnel.lock_numbers)

    def open(self, state: State, seat: Seat, tunnel: Tunnel) -> None:
        open_locks(state, seat, tunnel.lock_numbers)


def picks_needed(state: State, locks: list[int]) -> int:
    """CAT-3.4: number of lockpicks for `locks`: one for each that is still closed."""
    return sum([1 for lock in locks if lock not in state.opened])


def open_locks(state: State, seat: Seat, locks: list[int]) -> None:
    """Opens those of `locks` that are closed; the lockpicks are already paid."""
    for lock in locks:
        if lock not in state.opened:
            state.opened = state.opened + [lock]
            if state.recording:
                state.tell(LOCKPICKS_SPENT, seat.index, 1)
                state.tell(LOCK_OPENED, seat.index, lock)
