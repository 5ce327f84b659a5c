"""Messages of pack reports: results while many games are simulated, and the finished page."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .table import Beat, Received

Spread: TypeAlias = tuple[float, float, float]  # a value, and its 95 % confidence interval
Counts: TypeAlias = list[tuple[int, int]]  # (value, how often it occurred)


class StopReport(Received, frozen=True, tag_field="type", tag="stop"):
    """Stops the simulation: the report covers the games played so far."""


class ReportedMeasure(msgspec.Struct, frozen=True):
    """Statistic of the game with the pack, without it, and the difference on the same seeds."""

    what: str
    name: str
    is_share: bool
    here: float
    there: float | None
    change: Spread | None


class ReportedCard(msgspec.Struct, frozen=True):
    """Card or token of the pack: in how many games it was offered, affordable and taken, and its worth in points.

    `given` is its worth to seats that start with it, measured where it is hardly ever taken. `aside`: it can be used
    endlessly in one turn, and was blank in all games but the first.
    """

    id: str
    name: str
    offered: int
    payable: int
    taken: int
    worth: Spread | None
    given: Spread | None
    aside: bool


class Reported(msgspec.Struct, frozen=True, tag_field="type", tag="reported"):
    """Results of the report so far; `warnings` are empty before the end."""

    stage: str  # games, against, replays, gifts, done or stopped
    share: float
    seconds_left: int | None  # null while there is no estimate
    games: int
    asked: int
    rounds: Counts
    scores: Counts
    winning_scores: Counts
    points_a_bar: int
    measures: list[ReportedMeasure]
    cards: list[ReportedCard]
    warnings: list[str]


class ReportPageMade(msgspec.Struct, frozen=True, tag_field="type", tag="report-page"):
    """Report page: the finished report as one HTML file."""

    html: str


class NoReport(msgspec.Struct, frozen=True, tag_field="type", tag="no-report"):
    """Refusal of a report. `mine`: this address has a report in progress. `busy`: too many reports are in progress.

    `often`: this address asked for too many reports. `failed`: the simulation found nothing.
    """

    why: Literal["mine", "busy", "often", "failed"]


ReportMessage: TypeAlias = Reported | ReportPageMade | NoReport | Beat
