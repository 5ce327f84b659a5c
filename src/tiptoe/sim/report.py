"""Simulation report: results of single games, summed up by bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, median
from typing import Final

from .balance import Balance, GameFacts

ESCAPED: Final = "escaped"
RESCUED: Final = "rescued"  # knocked out, and scores all the same (CORE-17.2)
LOST: Final = "lost"

NORMAL_95: Final = 1.959964  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True)
class Finish:
    """Result of one bot in one game: its `score`, whether it `won`, its `fate`, and the `seat` where it sat.

    A fate is `escaped`, `rescued` (knocked out, and all counts) or `lost`.
    """

    score: int
    won: bool
    fate: str
    seat: int


@dataclass(frozen=True)
class GameResult:
    """Result of one game: its `seed`, `decisions`, `rounds`, and in `finishes` one for each bot, in the given order.

    `facts` are what a report on a game counts; `simulate` leaves them out.
    """

    seed: int
    decisions: int
    rounds: int
    finishes: tuple[Finish, ...]
    facts: GameFacts | None = None  # if the match asks for them


@dataclass(frozen=True)
class SeatReport:
    """Results of one entry of the list of bots over all games: its name in `bot`, its `wins`, shared ones included.

    `win_rate` is their share of the games, between `win_low` and `win_high` with a probability of 95 % (Wilson), and
    `score_mean` the mean of all its scores. It `escaped`, was `rescued` or `lost` in so many games.
    """

    bot: str
    wins: int
    win_rate: float
    win_low: float
    win_high: float
    score_mean: float
    escaped: int
    rescued: int
    lost: int


@dataclass(frozen=True)
class Report:
    """Report of a simulation. All but time, speed and memory is reproducible."""

    spec: str
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    rounds_median: float
    peak_memory_mb: float
    seats: list[SeatReport]
    balance: Balance | None = None

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def seat_report(bot: str, finishes: Sequence[Finish]) -> SeatReport:
    games = len(finishes)
    wins = sum(finish.won for finish in finishes)
    fates = [finish.fate for finish in finishes]
    low, high = wilson(wins, games)
    return SeatReport(
        bot=bot,
        wins=wins,
        win_rate=wins / games,
        win_low=low,
        win_high=high,
        score_mean=fmean(finish.score for finish in finishes),
        escaped=fates.count(ESCAPED),
        rescued=fates.count(RESCUED),
        lost=fates.count(LOST),
    )


def seat_reports(bots: Sequence[str], results: Sequence[GameResult]) -> list[SeatReport]:
    return [seat_report(bot, [result.finishes[place] for result in results]) for place, bot in enumerate(bots)]


def rounds_median(results: Sequence[GameResult]) -> float:
    return float(median(result.rounds for result in results))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson score interval of 95 % for a win rate."""
    rate, z = wins / games, NORMAL_95
    middle, scale = rate + z * z / (2 * games), 1 + z * z / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(low, 0.0) if wins else 0.0, min(high, 1.0) if wins < games else 1.0
