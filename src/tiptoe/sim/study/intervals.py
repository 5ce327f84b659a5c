"""Intervals: an estimate, and how far it can be off.

Seats of one game are no independent luck, so whatever is counted by seat is put together by game first. Looking at a
hundred cards at once finds five "significant" ones by chance: whoever names a card widens its interval until all
hundred hold together (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
FEW: Final = 2  # below that there is no spread to see


@dataclass(frozen=True)
class Estimate:
    """A value with its interval of 95 %; `error` is its standard error, `n` how many games it rests on."""

    value: float
    low: float
    high: float
    error: float
    n: int

    def held_among(self, looks: int) -> tuple[float, float]:
        """The interval that holds together with those of so many others."""
        reach = student(1 - (1 - SURE) / max(looks, 1), self.n - 1) * self.error
        return self.value - reach, self.value + reach


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean of one number a game."""
    return ratio_of([(value, 1.0) for value in values])


def ratio_of(games: Sequence[tuple[float, float]]) -> Estimate | None:
    """The sum of the first numbers over the sum of the second, each game a pair: so much a seat, clustered by game."""
    n, weight = len(games), sum(each for _, each in games)
    if n < FEW or weight == 0:
        return None
    value = sum(total for total, _ in games) / weight
    squares = sum((total - value * each) ** 2 for total, each in games)
    error = sqrt(squares * n / (n - 1)) / weight
    reach = student(SURE, n - 1) * error
    return Estimate(value, value - reach, value + reach, error, n)


def share_of(part: float, whole: int, looks: int = 1) -> Estimate | None:
    """A share of independent games, by Wilson; fair at 0 and at 1 too."""
    if whole == 0:
        return None
    z = normal(1 - (1 - SURE) / max(looks, 1))
    rate = part / whole
    middle, scale = rate + z * z / (2 * whole), 1 + z * z / whole
    spread = z * sqrt(max(rate * (1 - rate), 0.0) / whole + z * z / (4 * whole * whole))
    low = (middle - spread) / scale if part > 0 else 0.0
    high = (middle + spread) / scale if part < whole else 1.0
    return Estimate(rate, max(low, 0.0), min(high, 1.0), sqrt(rate * (1 - rate) / whole), whole)


def normal(sure: float) -> float:
    """Standard errors on either side that hold so much."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def student(sure: float, freedom: int) -> float:
    """The same for few games, by Student's distribution (Cornish-Fisher; exact enough from three on)."""
    z, f = normal(sure), max(freedom, 1)
    first = (z**3 + z) / (4 * f)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f * f)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
    return z + first + second + third
