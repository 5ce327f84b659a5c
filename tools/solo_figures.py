"""Figures of games that a bot plays alone: `python tools/solo_figures.py catacombs+solo --games 100 --bot greedy`."""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import fmean, quantiles

from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import play_bots
from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.rules.night import hours_left
from tiptoe.rules.scoring import fate, score
from tiptoe.rules.solo import MEDALS, medal
from tiptoe.rules.turn import new_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("spec")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    rules = open_game(asked.spec)
    points, turns, left = [], [], []
    fates: Counter[str] = Counter()
    medals: Counter[str] = Counter()
    for seed in range(asked.seed, asked.seed + asked.games):
        state = new_game(rules, 1, seeded(seed))
        play_bots(state, [bot_for(asked.bot, seed, 0)])
        points.append(score(state, 0))
        turns.append(state.turns)
        left.append(hours_left(state))
        fates[fate(state, state.seats[0])] += 1
        medals[MEDALS[medal(state)] or "none"] += 1
    low, middle, high = quantiles(points, n=4)
    print(f"{asked.spec} {asked.bot}: {asked.games} games from seed {asked.seed}")
    print(f"points: mean {fmean(points):.1f}, quartiles {low:.0f} / {middle:.0f} / {high:.0f}")
    print(f"turns: quartiles {' / '.join(f'{n:.0f}' for n in quantiles(turns, n=4))}; Hours left: {fmean(left):.1f}")
    for what, counted in (("fates", fates), ("medals", medals)):
        print(f"{what}: {', '.join(f'{name} {100 * n / asked.games:.0f} %' for name, n in counted.most_common())}")


if __name__ == "__main__":
    main()
