"""A small report of a pack while it is written: the study of `tiptoe report`, told while its games are played."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from time import perf_counter
from typing import Final, TypeAlias

from ..core.ruleset import Ruleset
from ..packs.document import PackDocument
from ..packs.files import Source
from ..sim.executors import InProcess
from ..sim.page.page import ReportPage
from ..sim.runner import Match
from ..sim.study.intervals import Estimate
from ..sim.study.results import ItemFinding, Measure, Study
from ..sim.study.study import BIN, SHARES, SoFar, StudyRequest, own_ids, study
from ..text.language import words
from ..wire.report import Reported, ReportedCard, ReportedMeasure, ReportMessage, ReportPageMade, Spread
from .reports import ReportRequest

SEATS: Final = 2
REPLAYS: Final = 400  # shared by all that the pack brings
FEWEST: Final = 30  # of each: nothing is sure of fewer
MOST: Final = 100
PIECES: Final = 10  # as if so many worked: small pieces, so that plots move
SECONDS_APART: Final = 0.5  # between two looks at what is found
WEIGHTS: Final = {"games": 0.25, "against": 0.25, "replays": 0.3, "gifts": 0.2}  # of the time, roughly
SURE_SHARE: Final = 0.03  # that must be done before time left is spoken of

Tell: TypeAlias = Callable[[ReportMessage], None]
Stopped: TypeAlias = Callable[[], bool]


class InSmallPieces(InProcess):
    """This process, told often how far it is."""

    workers = PIECES


def tell_report(asked: ReportRequest, tell: Tell, stopped: Stopped) -> None:
    """Everything that there is, each time there is more; at the end, or when it is stopped, the page."""
    source = PackDocument(asked.pack).source()
    inquiry = inquiry_of(asked, source)
    rules = Match(inquiry.spec, (source,), (), inquiry.seed).rules()
    teller = _Teller(rules, asked, tell, stopped)
    found = study(inquiry, InSmallPieces(), teller.heard)
    teller.tell("stopped" if stopped() else "done", 1.0, found)
    tell(ReportPageMade(ReportPage(found, rules, words(asked.lang)).html()))


def inquiry_of(asked: ReportRequest, source: Source) -> StudyRequest:
    """What is asked in so many games, and the command that asks it anywhere else."""
    game = str(source.about["game"])
    replays = max(FEWEST, min(MOST, REPLAYS // max(len(own_ids([source])), 1)))
    against = "" if asked.spec == game else game
    compared = f" --against {game}" if against else ""
    command = (
        f"tiptoe report {asked.spec} --pack {source.id}.tiptoe-pack.toml{compared} --games {asked.games} "
        f"--seats {SEATS} --paired {replays} --own"
    )
    return StudyRequest(asked.spec, [source], against, asked.games, 1, "greedy", SEATS, replays, command, own=True)


class _Teller:
    """Tells what is found, not more often than somebody can look."""

    def __init__(self, rules: Ruleset, asked: ReportRequest, tell: Tell, stopped: Stopped) -> None:
        self.rules = rules
        self.asked = asked
        self.send = tell
        self.stopped = stopped
        self.began = self.told = 0.0  # nothing is told of games in which loops are looked for
        self.share = 0.0  # that was done when it began

    def heard(self, what: str, done: int, total: int, so_far: SoFar) -> None:
        if self.stopped():
            raise KeyboardInterrupt
        now = perf_counter()
        before = sum(list(WEIGHTS.values())[: list(WEIGHTS).index(what)])
        share = before + WEIGHTS[what] * done / max(total, 1)
        if not self.told:
            self.began, self.share = now, share
        if now - self.told >= SECONDS_APART:
            self.told = now
            self.tell(what, share, so_far())

    def _left(self, share: float) -> int | None:
        """Seconds, as fast as it went so far."""
        done = share - self.share
        return round((perf_counter() - self.began) * (1 - share) / done) if done >= SURE_SHARE else None

    def tell(self, stage: str, share: float, found: Study) -> None:
        page = ReportPage(found, self.rules, words(self.asked.lang))
        ended = share >= 1
        news = Reported(
            stage=stage,
            share=round(share, 3),
            seconds_left=self._left(share),
            games=found.games,
            asked=found.asked,
            rounds=list(found.rounds.items()),
            scores=list(found.scores.items()),
            winning_scores=list(found.winning_scores.items()),
            points_a_bar=BIN,
            measures=[_measure(measure, page) for measure in found.measures],
            cards=[_card(item, page) for item in found.items if item.own],
            warnings=[page.told(concern) for concern in found.concerns] if ended else [],
        )
        self.send(news)


def _measure(measure: Measure, page: ReportPage) -> ReportedMeasure:
    there = None if measure.there is None else measure.there.value
    name = page.say(f"measure-{measure.what}")
    change = _spread(measure.difference)
    return ReportedMeasure(measure.what, name, measure.what in SHARES, measure.here.value, there, change)


def _card(item: ItemFinding, page: ReportPage) -> ReportedCard:
    return ReportedCard(
        id=item.id,
        name=page.names[item.id],
        offered=item.offered,
        payable=item.payable,
        taken=item.games,
        worth=_spread(item.worth_points),
        given=_spread(item.gift_points),
        aside=item.set_aside,
    )


def _spread(estimate: Estimate | None) -> Spread | None:
    if estimate is None or not isfinite(estimate.error):
        return None
    return estimate.value, estimate.low, estimate.high
