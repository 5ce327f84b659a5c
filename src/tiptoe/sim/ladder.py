"""Ladder: strength of bots against each other, on deals played from every seat.

A deal is played once for each seat of the table, so that no bot has the better cards or the better seat. Wins are
shares: two winners have half each. Intervals are over deals, since games of one deal are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Final, TypeAlias

from ..bots.base import Bot
from ..bots.registry import bot_for, check_bot
from ..bots.rollout import play_bots
from ..catalog import check_seats
from ..core.rng import seeded
from ..rules.scoring import score, winners
from ..rules.turn import new_game
from .executors import Executor
from .ratings import Rung
from .runner import Match

SURE: Final = 1.96  # standard errors on either side of a 95 % interval
Told: TypeAlias = Callable[[Rung], None]


@dataclass(frozen=True)
class Pairing:
    """Pairing of bot `one` with a table of `others`, all of one kind; everything that a worker needs."""

    spec: str
    one: str
    others: str
    seats: int
    deals: range


@dataclass(frozen=True)
class Dealt:
    """Result of a deal played from every seat: the share of wins, and the ranks at each table for ratings."""

    share: float
    ranks: list[tuple[int, list[int]]]  # seat of bot `one`, and the rank of every seat, from 1
    scores: list[int]


def ladder(
    specs: Sequence[str], bots: Sequence[str], seats: Sequence[int], deals: int, seed: int, crew: Executor, told: Told
) -> list[tuple[Pairing, list[Dealt]]]:
    """Plays every bot against the one before it, in every game and number of seats; calls `told` with each rung.

    An interrupt returns the rungs that are finished.
    """
    for bot in bots:
        check_bot(bot)
    for spec in specs:
        for count in seats:
            check_seats(Match(spec, (), (), 0).rules(), count)
    played: list[tuple[Pairing, list[Dealt]]] = []
    try:
        for spec, count, (weaker, stronger) in product(specs, seats, list(pairwise(bots))):
            pairing = Pairing(spec, stronger, weaker, count, range(seed, seed + deals))
            dealt = list(play_pairing(pairing, crew))
            told(rung(pairing, dealt))
            played.append((pairing, dealt))
    except KeyboardInterrupt:
        if not played:
            raise
    return played


def play_pairing(pairing: Pairing, crew: Executor) -> Iterator[Dealt]:
    pieces = [Pairing(pairing.spec, pairing.one, pairing.others, pairing.seats, range(d, d + 1)) for d in pairing.deals]
    return crew.in_order(play_deal, pieces)


def play_deal(pairing: Pairing) -> Dealt:
    """Plays the first deal of a pairing from every seat."""
    share, ranks, scores = 0.0, [], []
    for seat in range(pairing.seats):
        seed = pairing.deals.start
        state = new_game(Match(pairing.spec, (), (), seed).rules(), pairing.seats, seeded(seed))
        names = [pairing.one if each == seat else pairing.others for each in range(pairing.seats)]
        bots: list[Bot] = [bot_for(name, seed, each) for each, name in enumerate(names)]
        play_bots(state, bots)
        won = winners(state)
        share += 1 / len(won) if seat in won else 0.0
        points = [score(state, each) for each in range(pairing.seats)]
        ranks.append((seat, [1 + sum(other > mine for other in points) for mine in points]))
        scores.append(points[seat])
    return Dealt(share / pairing.seats, ranks, scores)


def rung(pairing: Pairing, dealt: list[Dealt]) -> Rung:
    """Sums up the deals of a pairing: the share of wins with its interval, and scores."""
    n = len(dealt)
    mean = sum(each.share for each in dealt) / n
    variance = sum((each.share - mean) ** 2 for each in dealt) / max(n - 1, 1)
    reach = SURE * math.sqrt(variance / n)
    scores = [points for each in dealt for points in each.scores]
    return Rung(
        pairing.spec,
        pairing.seats,
        pairing.one,
        pairing.others,
        len(scores),
        mean,
        max(mean - reach, 0.0),
        min(mean + reach, 1.0),
        sum(scores) / len(scores),
        sum(points == 0 for points in scores) / len(scores),
    )


def ratings(played: list[tuple[Pairing, list[Dealt]]]) -> dict[str, tuple[float, float]]:
    """Rating (mu, sigma) of each bot by openskill over all tables; ImportError without the extra `ladder`."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating() for pairing, _ in played for name in (pairing.others, pairing.one)}
    for pairing, dealt in played:
        for seat, ranks in [each for deal in dealt for each in deal.ranks]:
            names = [pairing.one if each == seat else pairing.others for each in range(pairing.seats)]
            rated = model.rate([[known[name]] for name in names], ranks=[float(rank) for rank in ranks])
            known[pairing.one] = rated[seat][0]
            rivals = [team[0] for each, team in enumerate(rated) if each != seat]
            known[pairing.others] = model.rating(
                mu=sum(rival.mu for rival in rivals) / len(rivals),
                sigma=sum(rival.sigma for rival in rivals) / len(rivals),
            )
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in known.items()}
