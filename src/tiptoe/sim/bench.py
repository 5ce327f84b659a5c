"""Benchmark of the engine against Catanatron with four random players as anchor (extra `bench`).

Every round runs the anchor and both builds in turn, each in a process of its own. The best of each is kept, and ratios
are reported, because machines differ and are noisy.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Final

from ..bots.rollout import clone_apply_many, clone_many, midgame, play_games
from ..build import is_compiled, is_compiled_current
from ..catalog import open_game
from ..distribution import install_extra

SECONDS: Final = 1.0
SEATS: Final = 4
MIDGAME: Final = 300  # decisions into the game whose copies are timed
ANCHOR: Final = "anchor"
BUILDS: Final = ("compiled", "pure")


class BenchError(Exception):
    """Raised when something that the benchmark needs is missing."""


@dataclass(frozen=True)
class Speed:
    """Speed of one subject, best of all rounds."""

    decisions_per_second: float
    clone_us: float
    clone_apply_us: float = 0.0
    recording_per_second: float = 0.0

    def better(self, other: Speed) -> Speed:
        return Speed(
            max(self.decisions_per_second, other.decisions_per_second),
            min(self.clone_us, other.clone_us),
            min(self.clone_apply_us, other.clone_apply_us),
            max(self.recording_per_second, other.recording_per_second),
        )


@dataclass(frozen=True)
class BenchReport:
    """Speeds of all subjects in one run."""

    spec: str
    rounds: int
    speeds: dict[str, Speed]
    beside: str = ""
    speeds_beside: dict[str, Speed] = field(default_factory=dict)

    def ratios(self) -> dict[str, float]:
        anchor = self.speeds[ANCHOR]
        found: dict[str, float] = {}
        for build in BUILDS:
            speed = self.speeds[build]
            found[f"{build}_decisions"] = round(speed.decisions_per_second / anchor.decisions_per_second, 2)
            found[f"{build}_clone"] = round(anchor.clone_us / speed.clone_us, 1)
            found[f"{build}_recording_cost"] = round(1 - speed.recording_per_second / speed.decisions_per_second, 3)
            if self.beside:
                other = self.speeds_beside[build]
                found[f"{build}_decision_cost"] = round(speed.decisions_per_second / other.decisions_per_second, 2)
                found[f"{build}_clone_cost"] = round(other.clone_us / speed.clone_us, 2)
        return found

    def as_json(self) -> dict[str, object]:
        speeds = {name: asdict(speed) for name, speed in self.speeds.items()}
        beside = {name: asdict(speed) for name, speed in self.speeds_beside.items()}
        return {
            "spec": self.spec,
            "rounds": self.rounds,
            "speeds": speeds,
            "beside": self.beside,
            "speeds_beside": beside,
            "ratios": self.ratios(),
        }


def subjects(spec: str, beside: str) -> list[tuple[str, str]]:
    """Subjects of each round as (name, spec): the anchor, and both builds with one game or two."""
    specs = [spec, beside] if beside else [spec]
    return [(ANCHOR, spec), *((build, each) for each in specs for build in BUILDS)]


def bench(spec: str, rounds: int, on_progress: Callable[[int], None], beside: str = "") -> BenchReport:
    """Measures all subjects, interleaved; each round begins with another one."""
    if importlib.util.find_spec("catanatron") is None:
        raise BenchError(f"Catanatron, the anchor, is not installed: {install_extra('bench')}")
    if not is_compiled_current():
        raise BenchError("there is no compiled build of these sources; make one with: make compile")
    measured = subjects(spec, beside)
    speeds: dict[tuple[str, str], Speed] = {}
    for round in range(rounds):
        for place in range(len(measured)):
            subject = measured[(round + place) % len(measured)]
            found = _in_own_process(*subject)
            speeds[subject] = found.better(speeds[subject]) if subject in speeds else found
            on_progress(round * len(measured) + place + 1)
    own = {name: speed for (name, each), speed in speeds.items() if each == spec}
    others = {name: speed for (name, each), speed in speeds.items() if each != spec}
    return BenchReport(spec, rounds, own, beside, others)


def measure_engine(spec: str) -> Speed:
    """Measures the build that this process runs."""
    rules = open_game(spec)
    games = 100 if is_compiled() else 10
    seats = min(rules.params.seats, key=lambda n: abs(n - SEATS))
    state = midgame(rules, seats, 11, MIDGAME)
    copies = games * 500
    return Speed(
        _rate(lambda: play_games(rules, seats, games, 1, recording=False)),
        1e6 / _rate(lambda: _units(clone_many(state, copies), copies)),
        1e6 / _rate(lambda: _units(clone_apply_many(state, copies), copies)),
        _rate(lambda: play_games(rules, seats, games, 1, recording=True)),
    )


def measure_anchor() -> Speed:
    """Measures Catanatron: games of four random players, and copies of a game under way."""
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[RandomPlayer]:
        return [RandomPlayer(color) for color in list(Color)[:SEATS]]

    def play() -> int:
        decisions = 0
        for seed in range(4):
            game = Game(players(), seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    game = Game(players(), seed=3)
    for _ in range(MIDGAME):
        game.play_tick()
    return Speed(_rate(play), 1e6 / _rate(lambda: _units([game.copy() for _ in range(200)], 200)))


def _rate(work: Callable[[], int]) -> float:
    """Units of work a second, best of the tries that fit into SECONDS."""
    best, end = 0.0, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        units = work()
        best = max(best, units / (time.perf_counter() - start))
    return best


def _units(result: object, units: int) -> int:
    return units


def _in_own_process(subject: str, spec: str) -> Speed:
    environment = {**os.environ, "TIPTOE_PURE": "1" if subject == "pure" else ""}
    command = [sys.executable, "-m", "tiptoe.sim.bench", subject, spec]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Speed(**json.loads(run.stdout.splitlines()[-1]))


if __name__ == "__main__":
    speed = measure_anchor() if sys.argv[1] == "anchor" else measure_engine(sys.argv[2])
    print(json.dumps(asdict(speed)))
