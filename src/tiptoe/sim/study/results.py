"""Findings of a study: everything that a report says, as data (docs/formats/report.md)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from .intervals import Estimate


@dataclass(frozen=True)
class ItemFinding:
    """A card or a token. Worth is what those who took it had more than with a blank in its place, on the same seeds."""

    id: str
    what: str  # card or token
    kind: str
    own: bool  # brought by a pack, not by the game
    goal: bool  # what the game is about: Artifacts, and tokens for getting out
    copies: int
    cost: int
    offered: int
    payable: int
    taken: int
    games: int  # in which somebody took it
    per_taker: float  # how often a seat that takes it at all takes it in a game
    played: int
    most: int  # taken by one seat in one turn
    stuck: int  # endless games that it is to blame for
    take_rate: Estimate | None  # of the games in which it was offered
    wins_with: Estimate | None  # the share of victory of a seat that took it
    set_aside: bool = False  # it went round in circles, and was a blank in all games but the first
    worth_points: Estimate | None = None
    worth_wins: Estimate | None = None
    gift_points: Estimate | None = None  # of what nobody takes: with a copy in every starting deck, against a blank


@dataclass(frozen=True)
class SeatFinding:
    """A place in the order of turns, from the first."""

    place: int
    wins: Estimate
    score_mean: float
    more: Estimate | None = None  # wins than in what it is compared with


@dataclass(frozen=True)
class ArtifactFinding:
    """Seats whose best Artifact is of this value, 0 for none, and how many of them won."""

    value: int
    held: int
    won: int


@dataclass(frozen=True)
class RoadFinding:
    """From one room to another, so often a game."""

    out: str
    into: str
    per_game: float


@dataclass(frozen=True)
class Measure:
    """One figure of the game, here and in what it is compared with."""

    what: str
    here: Estimate
    there: Estimate | None = None
    difference: Estimate | None = None


@dataclass(frozen=True)
class ReportWarning:
    """A warning: what it is, about which item if one, and the figures that its sentence needs."""

    what: str
    id: str = ""
    figures: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Study:
    """What many games say. Only `seconds` and `memory_mb` are not the same the next time."""

    command: str
    version: str
    compiled: bool
    spec: str
    packs: list[str]  # each with its hash
    against: str
    bot: str
    seats: int
    seed: int
    games: int
    asked: int
    games_against: int
    replays: int
    seconds: float
    memory_mb: float
    looks: int  # items that were looked at together
    rounds: dict[int, int]  # games by rounds
    scores: dict[int, int]  # seats by points, in fives
    winning_scores: dict[int, int]
    endings: dict[str, int]
    measures: list[Measure]
    places: list[SeatFinding]
    artifacts: list[ArtifactFinding]
    visits: dict[str, float]  # by room, a game
    roads: list[RoadFinding]
    items: list[ItemFinding]
    concerns: list[ReportWarning]

    def as_json(self) -> dict[str, object]:
        return asdict(self)

    def measure(self, what: str) -> Measure:
        return next(each for each in self.measures if each.what == what)
