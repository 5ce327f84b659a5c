"""Warnings of a report, strict enough that one is hardly ever due to chance.

A warning needs a difference that matters, not only one that exists: the whole interval, corrected for the number of
comparisons, lies beyond the bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from .intervals import Estimate, share_of
from .results import ItemFinding, Measure, ReportWarning, SeatFinding

FEWEST_REPLAYS: Final = 20  # games before anything is said of an item's worth
LOOP_COPIES: Final = 12  # copies that one seat takes in one turn, which only a loop can pay for
STRONG_POINTS: Final = 0.3  # gain of one copy, as a share of the baseline's winning score
STRONG_WINS: Final = 0.25  # gain in the chance to win: with four seats, twice the chance
DEAD: Final = 0.05  # of the games in which it could be paid for
USELESS: Final = 0.5  # points for each skill or sword of its cost, as a gift
UNAFFORDABLE: Final = 0.05  # of the games in which it was offered
LONGER: Final = 0.10  # more rounds, as a share of the baseline's
DEADLIER: Final = 0.05  # of the seats, more than in the baseline
SEAT: Final = 0.05  # of the games, more than in the baseline


def warnings_of(
    items: Sequence[ItemFinding],
    measures: Sequence[Measure],
    places: Sequence[SeatFinding],
    endless: int,
) -> list[ReportWarning]:
    """Warnings of a study, the worst kind first."""
    scored = next(each for each in measures if each.what == "winning-score")
    score = (scored.there or scored.here).value
    found = [*_loops(items)]
    if endless and not any(each.what == "loops" for each in found):
        found.append(ReportWarning("endless", figures={"games": endless}))
    items = [item for item in items if not item.set_aside]
    judged = [item for item in items if item.worth_points is not None and item.worth_points.n >= FEWEST_REPLAYS]
    found += [each for item in judged for each in _dominant(item, len(judged), score)]
    offered = [item for item in items if item.offered and item.what == "card"]
    for what in (_dead, _unaffordable):
        found += [each for item in offered for each in what(item, len(offered))]
    found += [each for measure in measures for each in _changed(measure, len(measures))]
    found += [each for place in places for each in _uneven(place, len(places))]
    return found


def _loops(items: Sequence[ItemFinding]) -> Iterator[ReportWarning]:
    for item in items:
        if item.stuck or item.most >= LOOP_COPIES:
            yield ReportWarning("loops", item.id, {"times": item.most, "games": item.stuck, "aside": item.set_aside})


def _dominant(item: ItemFinding, looks: int, score: float) -> Iterator[ReportWarning]:
    points, wins = item.worth_points, item.worth_wins
    if points is None or wins is None or item.goal:
        return
    strong = points.held_among(looks)[0] >= STRONG_POINTS * score * max(item.per_taker, 1)
    if strong or wins.held_among(looks)[0] >= STRONG_WINS:
        yield ReportWarning("dominant", item.id, {"gain": points.value, "wins": wins.value, "rate": _rate(item)})


def _dead(item: ItemFinding, looks: int) -> Iterator[ReportWarning]:
    """Warns of an item that is hardly ever taken and useless as a gift too; bots alone may miss what it is good for."""
    gift = item.gift_points
    if gift is None or gift.n < FEWEST_REPLAYS or not left_alone(item.games, item.payable, looks):
        return
    if gift.held_among(looks)[1] <= USELESS * max(item.cost, 1):
        yield ReportWarning("dead", item.id, {"games": item.payable, "taken": item.games, "gain": gift.value})


def left_alone(taken: int, payable: int, looks: int) -> bool:
    """Whether an item is hardly ever taken in the games in which a seat could pay for it."""
    held = share_of(taken, payable, looks)
    return held is not None and held.high < DEAD


def _unaffordable(item: ItemFinding, looks: int) -> Iterator[ReportWarning]:
    held = share_of(item.payable, item.offered, looks)
    if held is not None and held.high < UNAFFORDABLE:
        yield ReportWarning("unaffordable", item.id, {"games": item.offered, "payable": item.payable})


def _changed(measure: Measure, looks: int) -> Iterator[ReportWarning]:
    words: dict[str, tuple[str, str, Callable[[Estimate], float]]] = {
        "rounds": ("longer", "shorter", lambda there: LONGER * there.value),
        "lost": ("deadlier", "safer", lambda there: DEADLIER),
    }
    if measure.what not in words or measure.difference is None or measure.there is None:
        return
    more, less, bound = words[measure.what]
    low, high = measure.difference.held_among(looks)
    figures = {"here": measure.here.value, "there": measure.there.value}
    if low > bound(measure.there):
        yield ReportWarning(more, figures=figures)
    if high < -bound(measure.there):
        yield ReportWarning(less, figures=figures)


def _uneven(place: SeatFinding, places: int) -> Iterator[ReportWarning]:
    """Warns of a place that wins more than in the baseline; the first seat has an edge in every game."""
    if place.more is None or not (place.more.held_among(places)[0] > SEAT):
        return
    yield ReportWarning("seat", figures={"rank": place.place, "wins": place.wins.value, "change": place.more.value})


def _rate(item: ItemFinding) -> float:
    return item.take_rate.value if item.take_rate is not None else 0.0
