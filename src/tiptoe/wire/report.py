"""Messages of reports: what many games say of a pack while they are played, and the page that comes of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .table import Beat, Received

Spread: TypeAlias = tuple[float, float, float]  # a value, and the interval that holds 95 times of 100
Counts: TypeAlias = list[tuple[int, int]]  # how often each value came up


class StopReport(Received, frozen=True, tag_field="type", tag="stop"):
    """No more games: the report is of those that were played."""


class ReportedMeasure(msgspec.Struct, frozen=True):
    """One figure of the game with the pack, without it, and the difference on the same seeds."""

    what: str
    name: str
    is_share: bool
    here: float
    there: float | None
    change: Spread | None


class ReportedCard(msgspec.Struct, frozen=True):
    """A card or token of the pack: in how many games it was offered, could be paid for and was taken; worth in points.

    `given` is what it was worth to those who had it from the start, where hardly anybody takes it;
    `aside` says that it goes round in circles, and was blank in all games but the first.
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
    """Everything that is known so far. Nothing is called a warning before the end."""

    stage: str  # what is played: games, against, replays or gifts; or done, or stopped
    share: float
    seconds_left: int | None  # nothing while nobody can tell
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
    """The whole report as one file of HTML."""

    html: str


class NoReport(msgspec.Struct, frozen=True, tag_field="type", tag="no-report"):
    """There will be none: `mine` another one of this address is being made, `busy` too many of others are, `often` too
    many were, `failed` nothing could be found out."""

    why: Literal["mine", "busy", "often", "failed"]


ReportMessage: TypeAlias = Reported | ReportPageMade | NoReport | Beat
