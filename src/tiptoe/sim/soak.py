"""Soak test: random games in every setting, checked after every choice: `python -m tiptoe.sim.soak --games 10000`.

Every game of the catalog is played on every face, with every number of seats and every stack of variants. After every
choice the test checks the invariants, and that the events are true, new, and lead to the new position; now and then
also that a seat's view stays the same when everything hidden from it is dealt anew. It stops at the first fault and
prints what is needed to reproduce it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from time import perf_counter
from typing import Final, TypeAlias

from ..bots.rollout import Check, CheckedGame
from ..catalog import GAMES, all_specs, open_game
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import State
from ..rules.invariants import check as check_invariants
from ..rules.ledger import Ledger, check_events
from ..view.determinize import determinize
from ..view.view import SPECTATOR, View
from ..wire.view import shown
from .executors import executor_for, ranges

SECRECY_EVERY: Final = 29  # choices; a prime, so that the checks fall on all seats


@dataclass(frozen=True)
class SoakSetting:
    """Setting of a soak game: spec and number of seats."""

    spec: str
    seats: int

    def __str__(self) -> str:
        return f"{self.spec}, {self.seats} seats"


@dataclass(frozen=True)
class Fault:
    """Fault in a game: its setting, seed and step, which reproduce it, and the error."""

    setting: SoakSetting
    seed: int
    step: int
    error: str

    def __str__(self) -> str:
        return f"seed {self.seed}, spec {self.setting.spec}, {self.setting.seats} seats, step {self.step}: {self.error}"


@dataclass
class Tally:
    """Tally of games and choices by setting, and the first fault."""

    games: Counter[SoakSetting] = field(default_factory=Counter)
    choices: Counter[SoakSetting] = field(default_factory=Counter)
    fault: Fault | None = None

    def add(self, other: Tally) -> None:
        self.games.update(other.games)
        self.choices.update(other.choices)
        self.fault = self.fault or other.fault


@dataclass(frozen=True)
class SoakPiece:
    """Piece of a soak test: numbers of games; game n is dealt from seed + n. `of` restricts it to one game."""

    seed: int
    numbers: range
    of: str = ""


Work: TypeAlias = Callable[[SoakPiece], Tally]


def soak(games: int, seed: int, workers: int, work: Work | None = None, of: str = "") -> Tally:
    """Plays `games` games and returns the tally up to the first fault. `work` replaces `soak_piece` in tests."""
    tally = Tally()
    pieces = [SoakPiece(seed, numbers, of) for numbers in ranges(games, workers)]
    with executor_for("", workers) as crew:
        for part in crew.in_order(work or soak_piece, pieces):
            tally.add(part)
            if tally.fault is not None:
                break
    return tally


class SoakCheck:
    """Checks of a game after every choice."""

    def __init__(self) -> None:
        self.choices = 0
        self.before: Ledger | None = None

    def __call__(self, state: State) -> None:
        check_invariants(state)
        self.check_story(state)
        self.choices += 1
        if self.choices % SECRECY_EVERY == 0 and not state.over:
            check_secrecy(state, SPECTATOR + self.choices % (len(state.seats) + 1), self.choices)

    def check_story(self, state: State) -> None:
        """Checks that a choice's events are true and new, and together lead to the new position."""
        if self.before is not None:
            check_events(self.before, state)
        state.record()
        self.before = Ledger(state)


def check_secrecy(state: State, seat: int, seed: int) -> None:
    """CORE-21, RUL-33: a seat, or a spectator, cannot tell a position from one with everything hidden dealt anew."""
    view = View(state, seat)
    twin = determinize(view, seeded(seed))
    assert shown(View(twin, seat)) == shown(view), f"RUL-33: seat {seat} sees what it may not know"


def soak_piece(piece: SoakPiece, make_check: Callable[[], Check] = SoakCheck) -> Tally:
    """Plays the games of a piece in the order of their numbers, up to the first fault."""
    tally = Tally()
    played = [setting for setting in settings() if piece.of in ("", game_of(setting.spec))]
    for number in piece.numbers:
        setting = played[number % len(played)]
        game = CheckedGame(soak_rules(setting.spec), setting.seats, piece.seed + number)
        try:
            game.play(make_check())
        except Exception as error:  # any error is a fault to report
            tally.fault = Fault(setting, game.seed, game.step, f"{type(error).__name__}: {error}")
            return tally
        tally.games[setting] += 1
        tally.choices[setting] += game.step
    return tally


@cache
def settings() -> list[SoakSetting]:
    """Every spec with every number of seats that it allows; games alternate, so that a short soak covers them all."""
    games: dict[str, list[SoakSetting]] = {}
    for spec in all_specs():
        games.setdefault(game_of(spec), []).extend(SoakSetting(spec, seats) for seats in soak_rules(spec).params.seats)
    rounds = zip_longest(*games.values())
    return [setting for turn in rounds for setting in turn if setting is not None]


def game_of(spec: str) -> str:
    return spec.partition("+")[0].partition(":")[0]


@cache
def soak_rules(spec: str) -> Ruleset:
    return open_game(spec)


def main(arguments: Sequence[str] | None = None, work: Work | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tiptoe.sim.soak", description="Random games, checked at every choice."
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--of", default="", choices=["", *GAMES], help="only this game, with all its faces and variants"
    )
    asked = parser.parse_args(arguments)
    begun = perf_counter()
    tally = soak(asked.games, asked.seed, asked.workers, work, asked.of)
    print_summary(tally, perf_counter() - begun)
    if tally.fault is not None:
        print(f"soak: FAILED at {tally.fault}", file=sys.stderr)
        return 1
    return 0


def print_summary(tally: Tally, seconds: float) -> None:
    """Prints a line for each game and number of seats, faces and variants included."""
    games: Counter[SoakSetting] = Counter()
    choices: Counter[SoakSetting] = Counter()
    for setting in tally.games:
        plain = SoakSetting(game_of(setting.spec), setting.seats)
        games[plain] += tally.games[setting]
        choices[plain] += tally.choices[setting]
    for plain in sorted(games, key=str):
        print(f"{games[plain]:8} games {choices[plain]:10} choices  {plain}")
    specs_played = len({setting.spec for setting in tally.games})
    print(f"{games.total():8} games {choices.total():10} choices  of {specs_played} specs in {seconds:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
