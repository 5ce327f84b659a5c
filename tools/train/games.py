"""Plays many games at once in one process for `learn`, which answers every decision from another process.

Numbers travel through shared memory, one byte a message through pipes. Each process has two groups of games: while
one is answered, the other one is played on.

    python -m tools.train.games SHARED WORKERS ENVS WORKER SEED MIXTURE
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.learned.features import CHOICE, MOST_CHOICES, POSITION, EncodedDecision, Encoder
from tiptoe.bots.registry import bot_stream
from tiptoe.bots.search.rollouts import outcome
from tiptoe.build import collect_garbage_rarely
from tiptoe.catalog import open_game, spec_for_simulation
from tiptoe.core.choice import PLAY, verb_of
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import ESCAPED, State
from tiptoe.rules.scoring import score, winners
from tiptoe.rules.turn import MainTurn, new_game

MOST_SEATS: Final = 6
GROUPS: Final = 2
TARGETS: Final = 5  # of a seat at the end: outcome, share of the win, points, nothing scored, escaped
LONGEST: Final = 400  # turns of all seats; a longer game counts as lost by everybody
MOST_ALONE: Final = 200.0  # points of a game alone that count as 1
LEARNER, PAST, GREEDY = 0, 1, 2  # kinds of players of a seat

# Shares of the games with seats of earlier networks, and with seats of greedy: a third of those with its own weights,
# the others with the master's, who ends games sooner.
WITH_PAST: Final = 0.2
WITH_GREEDY: Final = 0.3
PLAIN_GREEDY: Final = 1 / 3


def shapes(workers: int, envs: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Returns the shape and type of each array in shared memory, by name."""
    games = (workers, GROUPS, envs)
    return {
        "position": ((*games, POSITION), "float16"),
        "features": ((workers, GROUPS, envs * MOST_CHOICES, CHOICE), "float16"),
        "count": (games, "int16"),
        "habit": (games, "int16"),
        "seat": (games, "int8"),
        "kind": (games, "int8"),
        "act": (games, "int16"),
        "done": (games, "int8"),
        "ends": ((*games, MOST_SEATS, TARGETS), "float32"),
        "spec": (games, "int16"),
    }


def attach(shared: str, workers: int, envs: int, mode: str) -> dict[str, NDArray[np.generic]]:
    """Opens the arrays in shared memory, by name."""
    found: dict[str, NDArray[np.generic]] = {}
    for name, (shape, kind) in shapes(workers, envs).items():
        found[name] = np.memmap(f"{shared}-{name}.bin", dtype=kind, mode=mode, shape=shape)  # type: ignore[call-overload]
    return found


def parse_mixture(text: str) -> list[tuple[str, int, float]]:
    """Parses a mixture such as `classic/4*3 space/2` into specs, seats and weights; a weight is 1 unless given."""
    found: list[tuple[str, int, float]] = []
    for part in text.split():
        named, _, weight = part.partition("*")
        spec, _, seats = named.rpartition("/")
        found.append((spec, int(seats), float(weight or 1)))
    return found


class Table:
    """Plays one game after the other, each of a spec drawn from the mixture."""

    def __init__(self, halls: list[Hall], dice: random.Random) -> None:
        self.halls = halls
        self.dice = dice
        self.begin()

    def begin(self) -> None:
        """Deals a game that asks a network at least once."""
        while True:
            self.number = self.dice.choices(range(len(self.halls)), [hall.weight for hall in self.halls])[0]
            self.hall = self.halls[self.number]
            self.state = new_game(self.hall.rules, self.hall.seats, seeded(self.dice.getrandbits(62)))
            self.kinds = self._kinds()
            self.rival = self.hall.rivals[self.dice.random() < PLAIN_GREEDY]
            if self.advance():
                return

    def _kinds(self) -> list[int]:
        """Draws who plays which seat: in most games the network that learns plays all of them."""
        seats = self.hall.seats
        drawn = self.dice.random()
        if drawn >= WITH_PAST + WITH_GREEDY:
            return [LEARNER] * seats
        other = PAST if drawn < WITH_PAST else GREEDY
        learners = self.dice.randint(1, max(seats // 2, 1))
        kinds = [LEARNER] * learners + [other] * (seats - learners)
        self.dice.shuffle(kinds)
        return kinds

    def advance(self) -> bool:
        """Goes on to the next decision of a network; returns False when the game is over."""
        state = self.state
        while not state.over:
            if state.turns > LONGEST:
                return False
            listed = choices(state)
            if len(listed) == 1:
                apply(state, listed[0])
                continue
            frame = state.stack[-1]
            if isinstance(frame, MainTurn) and state.seats[frame.seat].hand:
                plays = [choice for choice in listed if verb_of(choice) == PLAY]
                if plays:
                    apply(state, plays[0])
                    continue
            if self.kinds[frame.seat] == GREEDY:
                apply(state, self.rival.decide(state))
                continue
            self.look: EncodedDecision = self.hall.encoder.look(state)
            return True
        return False

    def answer(self, place: int) -> bool:
        """Makes the choice at a place of the list, and goes on."""
        apply(self.state, self.look.listed[place])
        return self.advance()

    def ends(self, into: NDArray[np.generic]) -> None:
        """Writes what the game was worth to every seat."""
        into[:] = 0
        if self.state.over:
            for seat in range(self.hall.seats):
                into[seat] = targets(self.state, seat)


def targets(state: State, seat: int) -> list[float]:
    """Returns the TARGETS of a seat at the end of a game."""
    won = winners(state)
    points = score(state, seat)
    escaped = state.seats[seat].status == ESCAPED
    return [
        outcome(state, seat) if len(state.seats) > 1 else min(points / MOST_ALONE, 1.0),
        1.0 / len(won) if seat in won else 0.0,
        min(points / 100.0, 1.0),
        float(points == 0),
        float(escaped),
    ]


class Hall:
    """A ruleset with its encoder, shared by all games of a process."""

    def __init__(self, spec: str, seats: int, weight: float, rules: Ruleset, seed: int) -> None:
        self.spec, self.seats, self.weight, self.rules = spec, seats, weight, rules
        greedy = GreedyBot(bot_stream(seed, 0))
        self.encoder = Encoder(rules, greedy)
        self.rivals = (self.encoder.greedy, greedy)  # by whether it is plain: greedy with the master's weights, greedy


def main() -> None:
    if sys.argv[1] == "shapes":
        print(json.dumps(shapes(int(sys.argv[2]), int(sys.argv[3]))))
        return
    shared, mixture = sys.argv[1], parse_mixture(sys.argv[6])
    workers, envs, worker, seed = (int(each) for each in sys.argv[2:6])
    collect_garbage_rarely()
    opened = {spec: open_game(spec_for_simulation(spec)) for spec, _, _ in mixture}
    halls = [Hall(spec, seats, weight, opened[spec], seed) for spec, seats, weight in mixture]
    arrays = {name: array[worker] for name, array in attach(shared, workers, envs, "r+").items()}
    groups = [[Table(halls, random.Random(seed * 1000 + n * GROUPS + g)) for n in range(envs)] for g in range(GROUPS)]
    for g in range(GROUPS):
        show_all(arrays, g, groups[g])
        os.write(1, b"d")
    while True:
        message = os.read(0, 1)
        if message not in (b"0", b"1"):
            return
        g = int(message)
        for n, table in enumerate(groups[g]):
            arrays["done"][g, n] = 0
            if not table.answer(int(arrays["act"][g, n])):
                arrays["done"][g, n] = 1
                table.ends(arrays["ends"][g, n])
                table.begin()
        show_all(arrays, g, groups[g])
        os.write(1, b"d")


def show_all(arrays: dict[str, NDArray[np.generic]], g: int, tables: list[Table]) -> None:
    """Writes the open decisions of a group; the features of all choices follow each other without gaps."""
    first = 0
    for n, table in enumerate(tables):
        show(arrays, g, n, table, first)
        first += len(table.look.listed)


def show(arrays: dict[str, NDArray[np.generic]], g: int, n: int, table: Table, first: int) -> None:
    """Writes the open decision of one game."""
    look = table.look
    count = len(look.listed)
    arrays["position"][g, n] = floats(look.position)
    arrays["features"][g, first : first + count] = floats(look.features).reshape(count, CHOICE)
    arrays["count"][g, n] = count
    arrays["habit"][g, n] = look.habit
    seat = table.state.stack[-1].seat
    arrays["seat"][g, n] = seat
    arrays["kind"][g, n] = table.kinds[seat]
    arrays["spec"][g, n] = table.number


def floats(numbers: vec[float]) -> NDArray[np.float64]:
    """Returns the numbers as an array that shares their memory."""
    return np.frombuffer(memoryview(numbers), np.float64)


if __name__ == "__main__":
    main()
