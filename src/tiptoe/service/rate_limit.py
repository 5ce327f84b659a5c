"""Rates: how much at once, and how soon again; for whatever somebody can do too often."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


UNLIMITED: Final = Rate(1_000_000, 0.0001)


class TokenBucket:
    """What is left of a rate, for one connection or one seat."""

    def __init__(self, rate: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.stopwatch = stopwatch
        self.level = float(rate.burst)
        self.at = stopwatch()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def reserve(self) -> float:
        """Takes one more, also ahead of the rate, and returns the seconds until it is allowed."""
        self._refill()
        self.level -= 1
        return max(0.0, -self.level * self.rate.seconds)

    def _refill(self) -> None:
        now = self.stopwatch()
        self.level = min(self.rate.burst, self.level + (now - self.at) / self.rate.seconds)
        self.at = now
