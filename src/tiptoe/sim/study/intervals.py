"""Confidence intervals of estimates.

Seats of one game are not independent, so counts by seat are summed by game first. A look at a hundred cards at once
finds five "significant" ones by chance, so a warning about one card uses a wider interval, which holds for all hundred
together (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
FEWEST_GAMES: Final = 2  # fewest games from which a spread can be estimated


@dataclass(frozen=True)
class Estimate:
    """Estimate with its 95 % interval; `error` is the standard error, `n` the number of games."""

    value: float
    low: float
    high: float
    error: float
    n: int

    def held_among(self, looks: int) -> tuple[float, float]:
        """Confidence interval, Bonferroni-corrected for `looks` comparisons."""
        reach = student_quantile(1 - (1 - CONFIDENCE) / max(looks, 1), self.n - 1) * self.error
        return self.value - reach, self.value + reach


def mean_of(values: Sequence[float]) -> Estimate | None:
    """Mean of one number a game."""
    return ratio_of([(value, 1.0) for value in values])


def ratio_of(games: Sequence[tuple[float, float]]) -> Estimate | None:
    """Ratio of the sums of a pair of numbers a game, with errors clustered by game; such as points over seats."""
    n, weight = len(games), sum(each for _, each in games)
    if n < FEWEST_GAMES or weight == 0:
        return None
    value = sum(total for total, _ in games) / weight
    squares = sum((total - value * each) ** 2 for total, each in games)
    error = sqrt(squares * n / (n - 1)) / weight
    reach = student_quantile(CONFIDENCE, n - 1) * error
    return Estimate(value, value - reach, value + reach, error, n)


def share_of(part: float, whole: int, looks: int = 1) -> Estimate | None:
    """Share of independent games with its Wilson interval, which is sound near 0 and 1 too."""
    if whole == 0:
        return None
    z = normal_quantile(1 - (1 - CONFIDENCE) / max(looks, 1))
    rate = part / whole
    middle, scale = rate + z * z / (2 * whole), 1 + z * z / whole
    spread = z * sqrt(max(rate * (1 - rate), 0.0) / whole + z * z / (4 * whole * whole))
    low = (middle - spread) / scale if part > 0 else 0.0
    high = (middle + spread) / scale if part < whole else 1.0
    return Estimate(rate, max(low, 0.0), min(high, 1.0), sqrt(rate * (1 - rate) / whole), whole)


def normal_quantile(sure: float) -> float:
    """Half-width, in standard errors, of the central interval with probability `sure`."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def student_quantile(sure: float, freedom: int) -> float:
    """The same by Student's t with `freedom` degrees of freedom (Cornish-Fisher; good enough from three on)."""
    z, f = normal_quantile(sure), max(freedom, 1)
    first = (z**3 + z) / (4 * f)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f * f)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
    return z + first + second + third
