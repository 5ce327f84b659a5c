"""Speed of the learning interfaces beside other libraries: python tools/interfaces_speed.py [--seconds 3]

A step is an observation as an array, the legal actions, one of them at random, and the game going on. All are called
from Python, one game at a time, in seconds of this process's processor, so that a busy machine does not count. Peers
that are not installed are left out: OpenSpiel, the classic games of PettingZoo, RLCard and pygame.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tiptoe.build import is_compiled

Steps = Iterator[int]  # sizes of observations, one for each step, without end


def pettingzoo_ours(spec: str, seats: int) -> Steps:
    from tiptoe.rl.pettingzoo import env

    return aec(env(spec, seats))


def pettingzoo_theirs(name: str) -> Steps:
    """Steps through a classic game of PettingZoo."""
    return aec(importlib.import_module(f"pettingzoo.classic.{name}").env())


def aec(game: Any) -> Steps:
    """Steps through an environment as PettingZoo's own pages do."""
    while True:
        game.reset(seed=random.randrange(1 << 30))
        for _ in game.agent_iter():
            seen, _, over, cut, _ = game.last()
            if over or cut:
                game.step(None)
                continue
            game.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            yield seen["observation"].size


def bout(spec: str, seats: int) -> Steps:
    """Steps through the numeric game beneath the interfaces."""
    from tiptoe.rl.numeric_game import NumericGame, encoding_of

    venue = encoding_of(spec, seats)
    while True:
        game = NumericGame(venue, random.randrange(1 << 30))
        while not game.state.over:
            seen = game.observation(game.asked)
            game.act(random.choice(game.legal()))
            yield seen.size


def gymnasium_ours(spec: str, bots: list[str]) -> Steps:
    from tiptoe.rl.gymnasium import TiptoeEnv

    game = TiptoeEnv(spec, bots)
    while True:
        seen, info = game.reset(seed=random.randrange(1 << 30))
        over = False
        while not over:
            seen, _, over, _, info = game.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
            yield seen.size


def openspiel(name: str) -> Steps:
    """Steps through a game by `make_observation`, the arrays that the library writes for learners."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    if name.startswith("tiptoe"):
        importlib.import_module("tiptoe.rl.openspiel")
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                continue
            observation.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield observation.tensor.size


def rlcard_game(name: str) -> Steps:
    import rlcard

    game = rlcard.make(name)
    while True:
        state, _ = game.reset()
        while not game.is_over():
            size = np.asarray(state["obs"]).size
            state, _ = game.step(random.choice(list(state["legal_actions"])))
            yield size


ROWS: list[tuple[str, str, Callable[[], Steps]]] = [
    ("PettingZoo", "tiptoe: Classic, 2 seats", lambda: pettingzoo_ours("classic", 2)),
    ("PettingZoo", "tiptoe: Catacombs, 4 seats", lambda: pettingzoo_ours("catacombs", 4)),
    ("PettingZoo", "tiptoe: In Space, 4 seats", lambda: pettingzoo_ours("space", 4)),
    ("PettingZoo", "Texas hold'em", lambda: pettingzoo_theirs("texas_holdem_v4")),
    ("PettingZoo", "Texas hold'em without limit", lambda: pettingzoo_theirs("texas_holdem_no_limit_v6")),
    ("PettingZoo", "Leduc hold'em", lambda: pettingzoo_theirs("leduc_holdem_v4")),
    ("Gymnasium", "tiptoe: Classic against `random`", lambda: gymnasium_ours("classic", ["random"])),
    ("Gymnasium", "tiptoe: Classic against `greedy`", lambda: gymnasium_ours("classic", ["greedy"])),
    ("OpenSpiel", "tiptoe: Classic, 2 seats", lambda: openspiel("tiptoe")),
    ("OpenSpiel", "gin rummy (C++)", lambda: openspiel("gin_rummy")),
    ("OpenSpiel", "Leduc poker (C++)", lambda: openspiel("leduc_poker")),
    ("its own", "tiptoe: Classic, 2 seats (`Bout`)", lambda: bout("classic", 2)),
    ("its own", "tiptoe: In Space, 4 seats (`Bout`)", lambda: bout("space", 4)),
    ("RLCard", "gin rummy", lambda: rlcard_game("gin-rummy")),
    ("RLCard", "UNO", lambda: rlcard_game("uno")),
    ("RLCard", "limit hold'em", lambda: rlcard_game("limit-holdem")),
]


def measure(make: Callable[[], Steps], seconds: float) -> tuple[float, int]:
    """Returns steps a second, and the size of an observation."""
    steps = make()
    for _ in range(200):
        size = next(steps)
    made, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(100):
            size = next(steps)
        made += 100
    return made / (time.process_time() - begun), size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of the processor, for each")
    parser.add_argument("--only", default="", help="rows with this in them")
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"engine: {'compiled' if is_compiled() else 'interpreted'}\n")
    print("| interface | game | steps/s | numbers seen |\n| --- | --- | ---: | ---: |")
    for interface, game, make in ROWS:
        if wanted.only not in f"{interface} {game}":
            continue
        try:
            rate, size = measure(make, wanted.seconds)
        except ImportError as error:
            print(f"| {interface} | {game} | not installed: {error.name} | |", flush=True)
            continue
        print(f"| {interface} | {game} | {rate:,.0f} | {size:,} |", flush=True)


if __name__ == "__main__":
    main()
