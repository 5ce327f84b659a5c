"""Report process: `python -m tiptoe.web.report_process` reads a request and writes lines of messages.

It runs the study of `tiptoe report`, small, for a pack that is being written, and tells its progress. It is a process
of its own so that the system can bound it: a report costs a limited time of an otherwise idle processor and a limited
amount of memory, whatever a card does. SIGINT and the end of its time stop it as Ctrl-C stops `tiptoe report`: the
games played so far are kept.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable
from math import isfinite
from time import perf_counter
from types import FrameType
from typing import Final, TypeAlias

import msgspec

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

SECONDS: Final = 120  # of processor time
GRACE: Final = 15  # more of them, for the page
MEMORY: Final = 1 << 30  # bytes
NICENESS: Final = 10  # niceness: tables come first; with the highest one, a report would never end beside a busy table
SEATS: Final = 2
REPLAYS: Final = 400  # shared by all cards and tokens of the pack
FEWEST_REPLAYS: Final = 30  # of each card or token: fewer prove nothing
MOST_REPLAYS: Final = 100
PIECES: Final = 10  # as if there were ten workers: small pieces of work, so that plots move
SECONDS_APART: Final = 0.5  # between two messages of progress
WEIGHTS: Final = {"games": 0.25, "against": 0.25, "replays": 0.3, "gifts": 0.2}  # rough shares of the time
SURE_SHARE: Final = 0.03  # that must be done before the time left is estimated

Tell: TypeAlias = Callable[[ReportMessage], None]
Stopped: TypeAlias = Callable[[], bool]


def main() -> None:
    limit_process()
    stopping = StopSignal()
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=ReportRequest)
    send_report(asked, _write, stopping)


class StopSignal:
    """Tells whether a signal has asked the process to stop."""

    def __init__(self) -> None:
        self.wanted = False
        for number in (signal.SIGINT, signal.SIGXCPU):
            signal.signal(number, self._heard)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self.wanted = True

    def __call__(self) -> bool:
        return self.wanted


def limit_process() -> None:
    """Limits the process: priority, processor time and memory."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + GRACE))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _write(message: ReportMessage) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


class InSmallPieces(InProcess):
    """Executor in this process that reports its progress often."""

    workers = PIECES


def send_report(asked: ReportRequest, tell: Tell, stopped: Stopped) -> None:
    """Runs the study and sends its progress; at its end, or when it is stopped, sends the page."""
    source = PackDocument(asked.pack).source()
    inquiry = study_request(asked, source)
    rules = Match(inquiry.spec, (source,), (), inquiry.seed).rules()
    teller = _ProgressSender(rules, asked, tell, stopped)
    found = study(inquiry, InSmallPieces(), teller.heard)
    teller.tell("stopped" if stopped() else "done", 1.0, found)
    tell(ReportPageMade(ReportPage(found, rules, words(asked.lang)).html()))


def study_request(asked: ReportRequest, source: Source) -> StudyRequest:
    """Returns the study to run, with the equivalent `tiptoe report` command."""
    game = str(source.about["game"])
    replays = max(FEWEST_REPLAYS, min(MOST_REPLAYS, REPLAYS // max(len(own_ids([source])), 1)))
    against = "" if asked.spec == game else game
    compared = f" --against {game}" if against else ""
    command = (
        f"tiptoe report {asked.spec} --pack {source.id}.tiptoe-pack.toml{compared} --games {asked.games} "
        f"--seats {SEATS} --paired {replays} --own"
    )
    return StudyRequest(asked.spec, [source], against, asked.games, 1, "greedy", SEATS, replays, command, own=True)


class _ProgressSender:
    """Sends what is found so far, at most once in SECONDS_APART."""

    def __init__(self, rules: Ruleset, asked: ReportRequest, tell: Tell, stopped: Stopped) -> None:
        self.rules = rules
        self.asked = asked
        self.send = tell
        self.stopped = stopped
        self.began = self.told = 0.0  # 0 until the first progress: the games that look for loops before it report none
        self.share = 0.0  # share that was done when timing began

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
        """Estimates the seconds left at the pace so far; None as long as too little is done."""
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


if __name__ == "__main__":
    main()
