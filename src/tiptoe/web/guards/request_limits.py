"""Rate limits by address: a window of seconds for each, forgotten when it is over."""

from __future__ import annotations

import time
from typing import Final

from .client_address import address_key

PURGE_ABOVE: Final = 10_000  # keys, beyond which those whose window is over are dropped
MOST_KEYS: Final = 100_000  # keys; a new one beyond them is refused
PURGE_SECONDS: Final = 1.0


class Quota:
    """Allows an address `most` uses in a window of `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: dict[str, tuple[float, int]] = {}
        self.purged = 0.0

    def take(self, address: str) -> bool:
        """Counts one more use of an address; returns whether it is allowed."""
        now, key = time.monotonic(), address_key(address)
        if len(self.used) > PURGE_ABOVE and now - self.purged >= PURGE_SECONDS:
            self.used = {each: found for each, found in self.used.items() if found[0] > now}
            self.purged = now
        if len(self.used) >= MOST_KEYS and key not in self.used:
            return False
        ends, count = self.used.get(key, (0.0, 0))
        if ends <= now:
            ends, count = now + self.seconds, 0
        self.used[key] = (ends, count + 1)
        return count < self.most
