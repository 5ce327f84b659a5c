"""Rate limits: how many at once, and how soon again."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """Rate limit: `burst` at once, and one more every `seconds` seconds."""

    burst: int
    seconds: float


UNLIMITED: Final = Rate(1_000_000, 0.0001)


class TokenBucket:
    """Token bucket of a rate limit, for one connection or one seat."""

    def __init__(self, rate: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.stopwatch = stopwatch
        self.level = float(rate.burst)
        self.at = stopwatch()

    def take(self) -> bool:
        """Takes one if the rate allows it now; False if not."""
        self._refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def reserve(self) -> float:
        """Takes one even ahead of the rate, and returns the seconds until the rate allows it."""
        self._refill()
        self.level -= 1
        return max(0.0, -self.level * self.rate.seconds)

    def _refill(self) -> None:
        now = self.stopwatch()
        self.level = min(self.rate.burst, self.level + (now - self.at) / self.rate.seconds)
        self.at = now
