"""Trains strong bots: tunes weights, plays games of greedy bots with varied weights, and fits a network to their ends.

    python tools/train_bots.py tune --spec space --seats 4,2 --seconds 120 --seed 1 --out tuned/space.json
    python tools/train_bots.py gather --spec space --weights tuned/space.json --seconds 60 --seed 1 --out rows/space.npz
    python tools/train_bots.py learn --rows rows/space*.npz --tuned tuned/space.json --seconds 20 --seed 1 --out space.json

Tuning is a race of populations: candidates play each other, each deal from all seats, and the next population is
scattered around the better quarter. Every seat of a gathered game has weights of its own, varied a little, and now and
then makes a random choice: so the network also sees positions that only a search comes to. A network first learns how
games end; then a second one learns from what the first says some turns later, since the end is mostly luck (TD, lambda
0.7). Needs numpy and torch, which the project itself does not.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import time
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.greedy.shared import heuristics_of
from tiptoe.bots.greedy.weights import DEFAULT, WEAKNESSES, Weights, names_of_weights
from tiptoe.bots.registry import bot_stream
from tiptoe.bots.rollout import play_bots
from tiptoe.bots.search.features import NUMBERS, numbers_of
from tiptoe.bots.search.rollouts import outcome
from tiptoe.catalog import open_game
from tiptoe.core.choice import verb_of
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.rules.turn import MainTurn, new_game
from tiptoe.sim.executors import executor_for

SHAKEN = 0.25
AT_RANDOM = 0.04
LAMBDA = 0.7
HIDDEN, SECOND = 48, 24
POPULATION = 32
DEALS = 3  # of every table, in a generation
TUNED = [name for name in names_of_weights() if name not in WEAKNESSES]
HELD_OUT = 20  # one game in twenty is never learned from


@cache
def rules_of(spec: str) -> Ruleset:
    return open_game(spec)


def shaken(dice: random.Random, base: Weights) -> Weights:
    """Returns weights varied a little at random."""
    return base.with_values({name: getattr(base, name) * math.exp(dice.gauss(0.0, SHAKEN)) for name in TUNED})


def one_game(
    spec: str, seats: int, seed: int, base: dict[str, float]
) -> tuple[list[tuple[int, list[float]]], list[float]]:
    """Plays a game; returns after every turn the position of its seat, and what the game was worth to each seat."""
    dice = random.Random(seed)
    state = new_game(rules_of(spec), seats, seeded(seed))
    carriers = heuristics_of(state.rules).carriers
    tuned = DEFAULT.with_values(base)
    bots = [GreedyBot(bot_stream(seed, seat), shaken(dice, dice.choice((DEFAULT, tuned)))) for seat in range(seats)]
    seen: list[tuple[int, list[float]]] = []
    turn, before = state.turns, state.active
    while not state.over:
        seat = state.stack[-1].seat
        listed = choices(state)
        choice = bots[seat].decide(state)
        thought = len(listed) > 1 and not (isinstance(state.stack[-1], MainTurn) and state.seats[seat].hand)
        if thought and dice.random() < AT_RANDOM:
            choice = dice.choice([each for each in listed if verb_of(each) not in carriers] or listed)
        apply(state, choice)
        if state.turns != turn and not state.over:
            seen.append((before, numbers_of(state, before)))
            turn, before = state.turns, state.active
    return seen, [outcome(state, seat) for seat in range(seats)]


def some_games(task: tuple[str, list[tuple[int, int]], dict[str, float]]) -> dict[str, Any]:
    """Plays some games; returns positions, ends and owners of the rows, seat by seat."""
    spec, games, base = task
    rows: list[list[float]] = []
    ends: list[float] = []
    owners: list[int] = []
    for seats, seed in games:
        seen, worth = one_game(spec, seats, seed, base)
        for seat in range(seats):  # seat by seat, so that TD finds the next position in the next row
            own = [numbers for each, numbers in seen if each == seat]
            rows.extend(own)
            ends.extend([worth[seat]] * len(own))
            owners.extend([seed * 8 + seat] * len(own))
    return {"rows": np.array(rows, np.float16), "ends": np.array(ends, np.float32), "owners": np.array(owners)}


def tune(args: argparse.Namespace) -> None:
    """Tunes weights until they win more than those they began with, for the given seconds."""
    begun = json.loads(Path(args.weights).read_text()) if args.weights else {}
    names = TUNED
    start = DEFAULT.with_values(begun)
    centre = np.array([getattr(start, name) for name in names])
    tables = [(spec, int(seats)) for spec in args.spec.split(",") for seats in args.seats.split(",")]
    for spec, _ in tables:
        rules_of(spec)
    dice = np.random.default_rng(args.seed)
    mean, spread = np.zeros(len(names)), np.full(len(names), 0.2)
    seed, games, generation = args.seed * 10_000_000, 0, 0
    with executor_for(args.on, args.workers) as crew:
        end = time.monotonic() + args.seconds
        while time.monotonic() < end:
            points = np.clip(mean + spread * dice.standard_normal((POPULATION, len(names))), -2, 2)
            minds = [dict(zip(names, (centre * np.exp(x)).tolist(), strict=True)) for x in points]
            deals = []
            for spec, seats in tables * DEALS:
                order = dice.permutation(POPULATION)
                for at in range(0, POPULATION - seats + 1, seats):
                    deals.append((spec, seed, [int(each) for each in order[at : at + seats]]))
                    seed += 1
            gained, met = np.zeros(POPULATION), np.zeros(POPULATION)
            tasks = [(spec, deal, [minds[each] for each in who]) for spec, deal, who in deals]
            for (_, _, who), shares in zip(deals, crew.in_order(race, tasks), strict=True):
                for each, share in zip(who, shares, strict=True):
                    gained[each] += share - sum(shares) / len(shares)
                    met[each] += 1
                games += len(who)
            best = points[np.argsort(-gained / np.maximum(met, 1))[: POPULATION // 4]]
            mean = 0.5 * mean + 0.5 * best.mean(axis=0)
            spread = np.maximum(0.85 * spread + 0.15 * best.std(axis=0), 0.05)
            generation += 1
    found = {name: round(float(value), 4) for name, value in zip(names, centre * np.exp(mean), strict=True)}
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    Path(args.out).write_text(json.dumps(found) + "\n")
    print(args.spec, "games", games, "generations", generation, flush=True)


def race(task: tuple[str, int, list[dict[str, float]]]) -> list[float]:
    """Plays one deal from all seats; returns what it was worth to each of the weights, on the mean."""
    spec, seed, minds = task
    seats = len(minds)
    weights = [DEFAULT.with_values(each) for each in minds]
    gained = [0.0] * seats
    for moved in range(seats):
        state = new_game(rules_of(spec), seats, seeded(seed))
        play_bots(state, [GreedyBot(bot_stream(seed, seat), weights[(seat + moved) % seats]) for seat in range(seats)])
        for seat in range(seats):
            gained[(seat + moved) % seats] += outcome(state, seat) / seats
    return gained


def gather(args: argparse.Namespace) -> None:
    """Plays on all cores for the given seconds, and saves positions with the ends of their games."""
    base = json.loads(Path(args.weights).read_text()) if args.weights else {}
    specs = args.spec.split(",")
    for spec in specs:
        rules_of(spec)
    seats = [int(n) for n in args.seats.split(",")]
    end = time.monotonic() + args.seconds

    def tasks() -> Iterator[tuple[str, list[tuple[int, int]], dict[str, float]]]:
        first = args.seed * 10_000_000
        for games in count(0, 4):
            if time.monotonic() >= end:
                return
            spec = specs[(games // 4) % len(specs)]
            yield spec, [(seats[(games + i) % len(seats)], first + games + i) for i in range(4)], base

    with executor_for(args.on, args.workers) as crew:
        parts = list(crew.in_order(some_games, tasks()))
    games = 4 * len(parts)
    joined = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    np.savez(args.out, allow_pickle=False, **joined, games=games)
    print(args.spec, "games", games, "rows", len(joined["ends"]), flush=True)


def learn(args: argparse.Namespace) -> None:
    """Fits a network to gathered rows, and writes it with the tuned weights."""
    import torch

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    files = [np.load(name) for name in args.rows]
    rows = torch.from_numpy(np.concatenate([file["rows"] for file in files])).to(device).float()
    ends = torch.from_numpy(np.concatenate([file["ends"] for file in files])).to(device)
    owners = torch.from_numpy(np.concatenate([file["owners"] for file in files])).to(device)
    held_out = (owners // 8) % HELD_OUT == 0
    first, plain = fitted(rows, ends, ends, held_out, args.seconds / 2)
    labels = later(first, rows, ends, owners)
    second, explained = fitted(rows, labels, ends, held_out, args.seconds / 2)
    games = sum(int(file["games"]) for file in files)
    about = {
        "games": games,
        "rows": len(ends),
        "explained": explained,
        "explained_by_ends_alone": plain,
        **json.loads(args.about),
    }
    print(args.out, json.dumps(about), flush=True)
    layers = []
    for each in second:
        if isinstance(each, torch.nn.Linear):
            weights, biases = each.weight.detach().cpu().tolist(), each.bias.detach().cpu().tolist()
            layers.append(
                {"weights": [[round(x, 5) for x in row] for row in weights], "biases": [round(x, 5) for x in biases]}
            )
    tuned = json.loads(Path(args.tuned).read_text()) if args.tuned else {}
    found = {"about": about, "loyalty": args.loyalty, "weights": tuned, "layers": layers}
    Path(args.out).write_text(json.dumps(found, separators=(",", ":")) + "\n")


def later(net: Any, rows: Any, ends: Any, owners: Any) -> Any:
    """Returns labels by TD(lambda): the network's value of the seat's next positions, mixed with the game's end."""
    import torch

    with torch.no_grad():
        guess = torch.sigmoid(net(rows)[:, 0]).cpu().numpy()
    end, owner = ends.cpu().numpy(), owners.cpu().numpy()
    label = end.copy()
    for at in range(len(end) - 2, -1, -1):
        if owner[at] == owner[at + 1]:
            label[at] = (1 - LAMBDA) * guess[at + 1] + LAMBDA * label[at + 1]
    return torch.from_numpy(label).to(rows.device)


def fitted(rows: Any, labels: Any, ends: Any, held_out: Any, seconds: float) -> tuple[Any, float]:
    """Fits a network; returns it with the share of variance of the ends that it explains in games not learned from."""
    import copy

    import torch
    from torch import nn

    device = rows.device
    x, y, test_x, test_y = rows[~held_out], labels[~held_out], rows[held_out], ends[held_out]
    net = nn.Sequential(
        nn.Linear(NUMBERS, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, SECOND), nn.ReLU(), nn.Linear(SECOND, 1)
    ).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-2)
    size, begun, best, kept = 8192, time.monotonic(), 1e9, net
    while (share := (time.monotonic() - begun) / seconds) < 1.0:
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-5
        order = torch.randperm(len(x), device=device)
        for at in range(0, max(len(x) - size, 0) + 1, size):
            picked = order[at : at + size]
            loss = nn.functional.binary_cross_entropy_with_logits(net(x[picked])[:, 0], y[picked])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():  # rows of a game share their end: without a watch they are soon learned by heart
            missed = ((torch.sigmoid(net(test_x)[:, 0]) - test_y) ** 2).mean().item()
        if missed < best:
            best, kept = missed, copy.deepcopy(net)
    return kept, round(1 - best / test_y.var().item(), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("tune")
    find.set_defaults(run=tune)
    play = commands.add_parser("gather")
    play.set_defaults(run=gather)
    for each, weights in (
        (find, "a file of weights to begin with"),
        (play, "a file of weights, for half of the seats"),
    ):
        each.add_argument("--spec", required=True, help="by commas: games are shared out among them")
        each.add_argument("--seats", default="4,4,3,2")
        each.add_argument("--seconds", type=float, default=60)
        each.add_argument("--weights", default="", help=weights)
        each.add_argument("--workers", type=int, default=os.cpu_count())
        each.add_argument("--on", default="", help="here, cores, ray or ray://HOST:PORT")
    teach = commands.add_parser("learn")
    teach.set_defaults(run=learn)
    teach.add_argument("--rows", nargs="+", required=True)
    teach.add_argument("--seconds", type=float, default=20)
    teach.add_argument("--loyalty", type=float, default=0.03)
    teach.add_argument("--tuned", default="", help="a file: the weights of the bot that asks this judge")
    teach.add_argument("--about", default="{}", help="JSON: what else is to be known of it")
    for each in (find, play, teach):
        each.add_argument("--seed", type=int, default=1)
        each.add_argument("--out", required=True)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
