"""CAT-3.4, CAT-6.2: lockpicks. What is opened stays open for everybody."""

from __future__ import annotations

from typing import Final, final

from ...core.board import Tunnel
from ...core.reason import Reason
from ...core.state import Seat, State
from ...rules.move import Locks, closed_locks
from ...rules.resources import spend_lockpicks
from .events import LOCK_OPENED

NEED_LOCKPICKS: Final = Reason("need-lockpicks", "CAT-3.4")


@final
class PickLocks(Locks):
    """CAT-3.4, RUL-73: one lockpick for each lock on the tunnel that is still closed."""

    def why_not(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        return NEED_LOCKPICKS if picks_needed(state, tunnel.lock_numbers) > seat.lockpicks else None

    def pay(self, state: State, seat: Seat, tunnel: Tunnel) -> None:
        open_locks(state, seat, tunnel.lock_numbers)


def picks_needed(state: State, locks: list[int]) -> int:
    return closed_locks(locks, state.opened)


def open_locks(state: State, seat: Seat, locks: list[int]) -> None:
    """Those that are closed, with a lockpick each."""
    for lock in locks:
        if lock not in state.opened:
            state.opened = state.opened + [lock]
            spend_lockpicks(state, seat, 1)
            if state.recording:
                state.tell(LOCK_OPENED, seat.index, lock)
