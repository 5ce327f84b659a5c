"""Measures a saved network: one seat of it against bots of one name, on deals that training never sees.

    python -m tools.train.match networks/all.npz --games classic/4 space/2 --against greedy master --seconds 60

For each game and opponent: games, share of wins with its 95 % interval, points, and milliseconds a choice.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.learned.features import CHOICE, Encoder
from tiptoe.bots.registry import bot_for, bot_stream
from tiptoe.build import collect_garbage_rarely
from tiptoe.catalog import open_game, spec_for_simulation
from tiptoe.core.choice import PLAY, verb_of
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.rules.scoring import score, winners
from tiptoe.rules.turn import MainTurn, new_game

HELD_OUT = 700_000_000  # the first seed of deals that training never sees (it draws 62-bit seeds at random)
LONGEST = 6000  # decisions

Floats = NDArray[Any]


class Network:
    """Network of `model` in numpy, for one decision at a time."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as saved:
            self.w: dict[str, Floats] = {name: saved[name].astype(np.float32) for name in saved.files}

    def rated(self, position: Floats, features: Floats, habit: int) -> tuple[Floats, Floats]:
        w = self.w
        h: Floats = np.maximum(self._normed("norm1", self._dense("first", position)), 0)
        h = h + np.maximum(self._normed("norm2", self._dense("second", h)), 0)
        h = h + np.maximum(self._normed("norm3", self._dense("third", h)), 0)
        c = np.maximum(features @ w["choice.weight"].T + w["choice.bias"] + w["query.weight"] @ h, 0)
        d = np.maximum(c @ w["join.weight"].T + w["join.bias"] + w["beside.weight"] @ c.mean(0), 0)
        logits = d @ w["rate.weight"][0]
        logits[habit] += w["loyalty"]
        values: Floats = 1 / (1 + np.exp(-self._dense("value", h)))
        return logits, values

    def _dense(self, name: str, x: Floats) -> Floats:
        found: Floats = self.w[f"{name}.weight"] @ x + self.w[f"{name}.bias"]
        return found

    def _normed(self, name: str, x: Floats) -> Floats:
        found: Floats = (x - x.mean()) / np.sqrt(x.var() + 1e-5) * self.w[f"{name}.weight"] + self.w[f"{name}.bias"]
        return found


def play(task: tuple[str, str, int, str, int, int, float, float]) -> list[tuple[float, int, int, float, int]]:
    """Plays games until the time is over; returns share of the win, points, best rival, seconds, choices of each."""
    path, spec, seats, rival, first, step, begin, seconds = task
    collect_garbage_rarely()
    rules = open_game(spec_for_simulation(spec))
    network = Network(Path(path))
    encoder = Encoder(rules, GreedyBot(bot_stream(first, 99)))
    found: list[tuple[float, int, int, float, int]] = []
    number = first
    until = begin + seconds
    while time.time() < until:
        deal, mine = divmod(number, seats)
        number += step
        state = new_game(rules, seats, seeded(HELD_OUT + deal))
        bots = [bot_for(rival, deal, seat) for seat in range(seats)]
        spent, made, steps = 0.0, 0, 0
        while not state.over and steps < LONGEST:
            steps += 1
            frame, listed = state.stack[-1], choices(state)
            if len(listed) == 1:
                apply(state, listed[0])
            elif frame.seat != mine:
                apply(state, bots[frame.seat].decide(state))
            elif isinstance(frame, MainTurn) and state.seats[mine].hand and verb_of(listed[0]) == PLAY:
                apply(state, listed[0])
            else:
                begun = time.perf_counter()
                look = encoder.look(state)
                features = np.array(look.features, np.float32).reshape(-1, CHOICE)
                logits, _ = network.rated(np.array(look.position, np.float32), features, look.habit)
                apply(state, look.listed[int(logits.argmax())])
                spent, made = spent + time.perf_counter() - begun, made + 1
        if state.over:
            won = winners(state)
            best = max(score(state, seat) for seat in range(seats) if seat != mine)
            found.append((1 / len(won) if mine in won else 0.0, score(state, mine), best, spent, made))
    return found


def measured(a: argparse.Namespace, game: str, rival: str) -> dict[str, Any]:
    spec, _, seats = game.rpartition("/")
    begin = time.time()
    tasks = [(a.network, spec, int(seats), rival, w, a.workers, begin, a.seconds) for w in range(a.workers)]
    with multiprocessing.get_context("spawn").Pool(a.workers) as pool:
        rows = np.array([row for part in pool.map(play, tasks) for row in part])
    if not len(rows):
        return {"game": game, "against": rival, "games": 0}
    wins = rows[:, 0]
    return {
        "game": game,
        "against": rival,
        "games": len(rows),
        "wins": round(float(wins.mean()) * 100, 1),
        "interval": round(float(1.96 * wins.std() / math.sqrt(len(rows))) * 100, 1),
        "points": round(float(rows[:, 1].mean()), 1),
        "best_rival": round(float(rows[:, 2].mean()), 1),
        "nothing": round(float((rows[:, 1] == 0).mean()), 3),
        "ms_a_choice": round(float(rows[:, 3].sum() / max(rows[:, 4].sum(), 1)) * 1000, 2),
    }


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("network")
    p.add_argument("--games", nargs="+", default=["classic/4"])
    p.add_argument("--against", nargs="+", default=["greedy"])
    p.add_argument("--seconds", type=float, default=30)
    p.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    a = p.parse_args()
    for game in a.games:
        for rival in a.against:
            print(json.dumps(measured(a, game, rival)), flush=True)


if __name__ == "__main__":
    main()
