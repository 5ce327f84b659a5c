"""Patience: how long a test waits for a condition before it fails.

A busy machine is no fault of the code: a set-up never depends on the clock, and a wait ends as soon as its condition
holds. A limit that is itself under test is short by its own setting, and must be reached, never kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 180.0  # seconds
LOOK_AGAIN = 0.02


def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Waits for a condition; whether it holds in time."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_so():
            return True
        time.sleep(LOOK_AGAIN)
    return is_so()


async def comes_true(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Waits for a condition as `until` does, while the event loop goes on."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_so():
            return True
        await asyncio.sleep(LOOK_AGAIN)
    return is_so()
