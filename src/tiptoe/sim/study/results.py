"""Results of a study: everything that a report says, as data (docs/formats/report.md)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from .intervals import Estimate


@dataclass(frozen=True)
class ItemFinding:
    """Finding on a card or token. Its worth is what its takers gain over a blank in its place, on the same seeds."""

    id: str
    what: str  # card or token
    kind: str
    own: bool  # brought by a pack, not by the game
    goal: bool  # an aim of the game itself: Artifacts, and tokens for getting out
    copies: int
    cost: int
    offered: int
    payable: int
    taken: int
    games: int  # in which a seat took it
    per_taker: float  # copies that a seat takes in a game in which it takes any
    played: int
    most: int  # taken by one seat in one turn
    stuck: int  # endless games blamed on it
    take_rate: Estimate | None  # share of the games offered in which it was taken
    wins_with: Estimate | None  # share of victory of a seat that took it
    set_aside: bool = False  # it caused endless loops and was replaced by a blank after the probe
    worth_points: Estimate | None = None
    worth_wins: Estimate | None = None
    gift_points: Estimate | None = None  # of items hardly ever taken: a copy in every starting deck, against a blank


@dataclass(frozen=True)
class SeatFinding:
    """Finding on a place in the order of turns, from 1."""

    place: int
    wins: Estimate
    score_mean: float
    more: Estimate | None = None  # wins beyond those in the baseline


@dataclass(frozen=True)
class ArtifactFinding:
    """Finding on an Artifact value (0: none): seats that held it as their best, and how many of them won."""

    value: int
    held: int
    won: int


@dataclass(frozen=True)
class RoadFinding:
    """Finding on moves from one room to another, by game."""

    out: str
    into: str
    per_game: float


@dataclass(frozen=True)
class Measure:
    """Measure of the game, in the study (`here`) and in its baseline (`there`)."""

    what: str
    here: Estimate
    there: Estimate | None = None
    difference: Estimate | None = None


@dataclass(frozen=True)
class ReportWarning:
    """Warning of a report: its kind, the item if it is about one, and the figures for its sentence."""

    what: str
    id: str = ""
    figures: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Study:
    """Study of a game. All but `seconds` and `memory_mb` is reproducible."""

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
    looks: int  # items examined together
    rounds: dict[int, int]  # games by rounds
    scores: dict[int, int]  # seats by points, in fives
    winning_scores: dict[int, int]
    endings: dict[str, int]
    measures: list[Measure]
    places: list[SeatFinding]
    artifacts: list[ArtifactFinding]
    visits: dict[str, float]  # visits a game, by room
    roads: list[RoadFinding]
    items: list[ItemFinding]
    concerns: list[ReportWarning]

    def as_json(self) -> dict[str, object]:
        return asdict(self)

    def measure(self, what: str) -> Measure:
        return next(each for each in self.measures if each.what == what)
