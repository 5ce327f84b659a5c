"""Measures players: one seat of each against bots or players in all other seats, on deals that training never sees.

    python -m tools.train.match all.npz all.npz+48 --games classic/4 space/2 --against greedy master all.npz --limit 400

A player is a saved network, alone or with the tries of a search (`all.npz+48`), and settings of the search, such as
`all.npz+48:scale=20:rounds=2:rivals=1`. A rival is the name of a bot, or a player. All cells are played side by side,
deal by deal, until each has `--limit` games or `--seconds` are over. For each cell a line of JSON as soon as it is
finished: games, share of wins with its 95 % interval, points, and milliseconds a choice.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tiptoe.bots.base import Bot
from tiptoe.bots.learned.bot import LearnedBot, SearchSettings
from tiptoe.bots.learned.network import PolicyNetwork
from tiptoe.bots.registry import bot_for, bot_stream
from tiptoe.build import collect_garbage_rarely
from tiptoe.catalog import open_game, spec_for_simulation
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.rules.scoring import score, winners
from tiptoe.rules.turn import new_game

HELD_OUT = 700_000_000  # the first seed of deals that training never sees (it draws 62-bit seeds at random)
LONGEST = 6000  # decisions
FILE = ".npz"


@dataclass(frozen=True)
class Played:
    """One game: share of the win, points, best rival, and the seconds, number and longest of the player's choices."""

    win: float
    points: int
    best_rival: int
    seconds: float
    choices: int
    longest: float


@dataclass
class Cell:
    """A player against rivals in one game, with what was played so far."""

    player: str
    game: str
    rival: str
    played: list[Played] = field(default_factory=list)

    def line(self) -> dict[str, Any]:
        found: dict[str, Any] = {"player": self.player, "game": self.game, "against": self.rival}
        found["games"] = len(self.played)
        if self.played:
            wins = np.array([each.win for each in self.played])
            made = max(sum(each.choices for each in self.played), 1)
            found |= {
                "wins": round(float(wins.mean()) * 100, 1),
                "interval": round(float(1.96 * wins.std() / math.sqrt(len(wins))) * 100, 1),
                "points": round(sum(each.points for each in self.played) / len(wins), 1),
                "best_rival": round(sum(each.best_rival for each in self.played) / len(wins), 1),
                "nothing": round(sum(each.points == 0 for each in self.played) / len(wins), 3),
                "ms_a_choice": round(sum(each.seconds for each in self.played) / made * 1000, 2),
                "longest_ms": round(max(each.longest for each in self.played) * 1000),
            }
        return found


@cache
def network(path: str) -> PolicyNetwork:
    with np.load(path) as saved:
        return PolicyNetwork({name: saved[name].astype(float).reshape(-1).tolist() for name in saved.files})


@cache
def ruleset(spec: str) -> Ruleset:
    return open_game(spec_for_simulation(spec))


def player(name: str, deal: int, seat: int) -> Bot:
    """Makes a bot by name, or a player by the file of a network with its tries and settings."""
    file, ending, rest = name.partition(FILE)
    if not ending:
        return bot_for(name, deal, seat)
    tries, *settings = rest.removeprefix("+").split(":")
    search = SearchSettings(int(tries or 0))
    for setting in settings:
        key, _, number = setting.partition("=")
        if not hasattr(search, key):
            raise SystemExit(f"a search has no '{key}'")
        setattr(search, key, type(getattr(search, key))(float(number)))
    return LearnedBot(bot_stream(deal, seat), network(file + ending), search)


def play(task: tuple[int, str, str, str, int, float]) -> tuple[int, Played | None]:
    """Plays one game of a cell; none once the time is over or if it has no end."""
    cell, name, game, rival, number, until = task
    if time.time() > until:
        return cell, None
    collect_garbage_rarely()
    spec, _, seats = game.rpartition("/")
    rules = ruleset(spec)
    deal, mine = divmod(number, int(seats))
    state = new_game(rules, int(seats), seeded(HELD_OUT + deal))
    bots = [player(name if seat == mine else rival, deal, seat) for seat in range(int(seats))]
    spent = longest = 0.0
    made = 0
    for _ in range(LONGEST):
        if state.over:
            break
        seat, listed = state.stack[-1].seat, choices(state)
        begun = time.perf_counter()
        choice = bots[seat].decide(state)
        if seat == mine and len(listed) > 1:
            took = time.perf_counter() - begun
            spent, made, longest = spent + took, made + 1, max(longest, took)
        apply(state, choice)
    if not state.over:
        return cell, None
    won = winners(state)
    best = max([score(state, seat) for seat in range(int(seats)) if seat != mine], default=0)
    share = 1 / len(won) if mine in won else 0.0
    return cell, Played(share, score(state, mine), best, spent, made, longest)


def measured(cells: list[Cell], a: argparse.Namespace) -> Iterator[Cell]:
    """Plays all cells side by side, and gives each back as soon as it is finished."""
    until = time.time() + a.seconds
    tasks = [
        (at, cell.player, cell.game, cell.rival, number, until)
        for number in range(a.first, a.first + a.limit)
        for at, cell in enumerate(cells)
    ]
    left = [a.limit] * len(cells)
    with multiprocessing.get_context("spawn").Pool(a.workers) as pool:
        for at, played in pool.imap_unordered(play, tasks):
            left[at] -= 1
            if played is not None:
                cells[at].played.append(played)
            if left[at] == 0:
                yield cells[at]


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("players", nargs="+")
    p.add_argument("--games", nargs="+", default=["classic/4"])
    p.add_argument("--against", nargs="+", default=["greedy"])
    p.add_argument("--seconds", type=float, default=30, help="no game of any cell is begun later")
    p.add_argument("--limit", type=int, default=100_000, help="games of a cell")
    p.add_argument("--first", type=int, default=0, help="the number of the first game: its deal and seat follow")
    p.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    a = p.parse_args()
    cells = [Cell(name, game, rival) for name in a.players for game in a.games for rival in a.against]
    for cell in measured(cells, a):
        print(json.dumps(cell.line()), flush=True)


if __name__ == "__main__":
    main()
