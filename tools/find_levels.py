"""Finds levels of bots: a chain of weaker and weaker weights, each beaten by the one above it at four seats and at two.

    python tools/find_levels.py catacombs+subterra:normal --seconds 110 --on cores --seed 5 --out found.jsonl

From the burglar down, candidates are drawn at random and then around the best. A few deals discard most of them; the
rest play on, at two seats too, and must themselves still beat a very weak bot, or there would be no room for the next
level. The result is a proposal: it goes into the `levels.json` of its game once `tiptoe ladder` has measured it on
other deals.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.greedy.weights import DEFAULT, Weights
from tiptoe.bots.levels import level_weights_of
from tiptoe.bots.registry import bot_stream
from tiptoe.bots.rollout import play_bots
from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.rules.scoring import winners
from tiptoe.rules.turn import new_game
from tiptoe.sim.executors import Executor, executor_for

Mind = dict[str, float]
Range = tuple[float, float]

TOP = "burglar"
FLOOR: Mind = {"overlooks": 0.97, "strays": 0.9, "lure": 0.1}  # the weakest weights, which every level must beat
RANGES: dict[str, dict[str, Range]] = {  # the strongest first
    "prowler": {
        "overlooks": (0.1, 0.8),
        "strays": (0.0, 0.4),
        "turns_to_spare": (-1.0, 3.0),
        "skill": (0.3, 0.75),
        "trifles": (0.1, 1.0),
        "waking": (0.3, 20.0),
        "health": (7.0, 25.0),
    },
    "mouse": {
        "overlooks": (0.15, 0.92),
        "strays": (0.0, 0.4),
        "turns_to_spare": (0.0, 5.0),
        "lure": (0.15, 1.0),
        "health": (7.0, 30.0),
        "waking": (0.3, 40.0),
        "trifles": (0.05, 1.0),
        "skill": (0.2, 0.75),
    },
    "magpie": {
        "overlooks": (0.3, 0.95),
        "strays": (0.0, 0.5),
        "turns_to_spare": (-1.0, 5.0),
        "lure": (0.1, 0.8),
        "gold": (1.0, 3.0),
        "trifles": (0.05, 2.0),
        "waking": (0.3, 40.0),
        "health": (7.0, 30.0),
        "skill": (0.1, 0.75),
    },
    "bungler": {
        "overlooks": (0.5, 0.95),
        "strays": (0.1, 0.95),
        "turns_to_spare": (-4.0, 5.0),
        "lure": (0.05, 0.5),
        "trifles": (0.0, 1.0),
        "waking": (0.3, 20.0),
        "health": (2.0, 30.0),
        "skill": (0.05, 0.75),
    },
}
BATCH = 32  # candidates drawn at once
AIM = 0.68  # how often the stronger one should win
LEFT_AFTER_FEW, LEFT_AFTER_MORE = 12, 6
AROUND_THE_BEST = 0.6  # share drawn around the best, once there is one
SPREAD = 0.15  # of a range, around the best
DEALS_FOUR, MORE_DEALS_FOUR, DEALS_TWO, DEALS_FLOOR = 6, 16, 24, 8
LAST_DEALS = 50  # for the whole chain
FIRST_SEED = 20_000_000  # apart from the seeds of the ladder


@dataclass(frozen=True)
class Deal:
    """One deal, played with `one` in every seat in turn, and `other` in the remaining ones."""

    spec: str
    one: str  # weights as text, so that each is parsed once
    other: str
    seats: int
    seed: int


@dataclass(frozen=True)
class Tried:
    """Candidate, how often the stronger level beats it at four seats and at two, and how often it beats FLOOR."""

    mind: Mind
    four: float
    two: float
    floor: float

    @property
    def good(self) -> float:
        """Rating of the candidate: near the aim at four seats, beaten at two, and with room below it."""
        short = 1.5 * max(0.66 - self.four, 0.0) + max(0.65 - self.two, 0.0)
        return 0.5 * self.floor - short - 0.4 * max(self.four - 0.74, 0.0)


@cache
def rules_of(spec: str) -> Ruleset:
    return open_game(spec)


@cache
def weights_of(mind: str) -> Weights:
    return DEFAULT.with_values(json.loads(mind))


def play(deal: Deal) -> float:
    """Returns the share of games that `one` won; 0 if a game has no end, since such a bot is no level."""
    won = 0.0
    for seat in range(deal.seats):
        state = new_game(rules_of(deal.spec), deal.seats, seeded(deal.seed))
        minds = [deal.one if index == seat else deal.other for index in range(deal.seats)]
        try:
            play_bots(state, [GreedyBot(bot_stream(deal.seed, i), weights_of(mind)) for i, mind in enumerate(minds)])
        except AssertionError:
            return 0.0
        best = winners(state)
        won += 1 / len(best) if seat in best else 0.0
    return won / deal.seats


class Search:
    """Search for the levels of one game, on one executor."""

    def __init__(self, spec: str, crew: Executor, dice: random.Random) -> None:
        self.spec = spec
        self.crew = crew
        self.dice = dice

    def shares(self, pairs: Sequence[tuple[Mind, Mind]], seats: int, seed: int, deals: int) -> list[float]:
        """Returns how often the first of each pair wins against the second in all other seats."""
        texts = [(json.dumps(one, sort_keys=True), json.dumps(other, sort_keys=True)) for one, other in pairs]
        pieces = [Deal(self.spec, one, other, seats, seed + n) for one, other in texts for n in range(deals)]
        found = list(self.crew.in_order(play, pieces))
        return [sum(found[n * deals : (n + 1) * deals]) / deals for n in range(len(pairs))]

    def drawn(self, ranges: dict[str, Range], best: Sequence[Mind]) -> Mind:
        if not best or self.dice.random() > AROUND_THE_BEST:
            return {name: round(self.dice.uniform(low, high), 2) for name, (low, high) in ranges.items()}
        base = self.dice.choice(best)
        near = {name: base[name] + self.dice.gauss(0, SPREAD) * (high - low) for name, (low, high) in ranges.items()}
        return {name: round(min(max(near[name], low), high), 2) for name, (low, high) in ranges.items()}

    def step(self, stronger: Mind, name: str, seconds: float, seed: int) -> Tried:
        """Returns the best candidate for a level that the stronger one beats."""
        ends, kept = time.monotonic() + seconds, list[Tried]()
        while time.monotonic() < ends or not kept:
            best = [tried.mind for tried in kept[:4]]
            batch = [self.drawn(RANGES[name], best) for _ in range(BATCH)]
            kept = sorted([*kept, *self.sorted_out(stronger, batch, seed)], key=lambda tried: -tried.good)[
                :LEFT_AFTER_FEW
            ]
        return kept[0]

    def sorted_out(self, stronger: Mind, batch: Sequence[Mind], seed: int) -> Iterator[Tried]:
        few = self.shares([(stronger, mind) for mind in batch], 4, seed, DEALS_FOUR)
        left = nearest(list(zip(batch, few, strict=True)), LEFT_AFTER_FEW)
        more = self.shares([(stronger, mind) for mind, _ in left], 4, seed + 100, MORE_DEALS_FOUR)
        left = nearest([(mind, share) for (mind, _), share in zip(left, more, strict=True)], LEFT_AFTER_MORE)
        two = self.shares([(stronger, mind) for mind, _ in left], 2, seed + 300, DEALS_TWO)
        floor = self.shares([(mind, FLOOR) for mind, _ in left], 4, seed + 400, DEALS_FLOOR)
        for (mind, four), at_two, above in zip(left, two, floor, strict=True):
            yield Tried(mind, four, at_two, above)

    def chain(self, seconds: float) -> Iterator[dict[str, object]]:
        """Yields the levels one by one, and at last the result of the whole chain on other deals."""
        minds = [level_weights_of(rules_of(self.spec))[TOP]]
        for depth, name in enumerate(RANGES):
            tried = self.step(minds[-1], name, seconds / len(RANGES), FIRST_SEED + 10_000 * depth)
            minds.append(tried.mind)
            yield {"spec": self.spec, "level": name, "mind": tried.mind, "four": tried.four, "two": tried.two}
        pairs = list(pairwise(minds))
        four = self.shares(pairs, 4, FIRST_SEED + 100_000, LAST_DEALS)
        yield {"spec": self.spec, "four": four, "two": self.shares(pairs, 2, FIRST_SEED + 200_000, LAST_DEALS)}


def nearest(found: list[tuple[Mind, float]], most: int) -> list[tuple[Mind, float]]:
    """Returns the candidates whose share is nearest to AIM."""
    return sorted(found, key=lambda one: abs(one[1] - AIM))[:most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("spec")
    parser.add_argument("--seconds", type=float, default=110)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--on", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("found.jsonl"))
    args = parser.parse_args()
    with executor_for(args.on, args.workers) as crew, args.out.open("a", encoding="utf-8") as out:
        for row in Search(args.spec, crew, random.Random(args.seed)).chain(args.seconds):
            print(json.dumps(row), flush=True)
            out.write(f"{json.dumps(row)}\n")


if __name__ == "__main__":
    main()
