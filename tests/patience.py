"""Patience: how long a test waits for what must come, before it calls it missing.

A busy machine is no fault of the code. A set-up never depends on the clock, and what is awaited is a condition: it ends
the wait as soon as it holds, so that patience costs nothing where all is well. A limit that is itself under test is short
by its own setting, and only has to be reached, never to be kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 180.0  # seconds
LOOK_AGAIN = 0.02


def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes true in time."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_so():
            return True
        time.sleep(LOOK_AGAIN)
    return is_so()


async def comes_true(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """The same for a story, whose loop goes on meanwhile."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_so():
            return True
        await asyncio.sleep(LOOK_AGAIN)
    return is_so()
