"""Many games of bots: who wins, with how many points, how fast.

Game i is dealt from seed + i, and the bot in a seat draws from a stream of its own, named by that seed and the seat.
From game to game the bots move on one seat. So the same arguments give the same results, however many workers share
the games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from ..bots.bot import Bot
from ..bots.playout import play_bots
from ..bots.registry import bot_for, check_bot
from ..build import is_compiled
from ..catalog import check_seats, open_game, simulated
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED as HAS_ESCAPED
from ..core.state import Seat, State
from ..packs.loader import load_folders
from ..rules.scoring import score, scores, winners
from ..rules.turn import new_game
from .balance import balance, facts_of
from .report import ESCAPED, LOST, RESCUED, Finish, GameResult, Report, rounds_median, seat_reports
from .workers import in_order, peak_memory_mb, ranges

__all__ = ["Match", "Report", "play_game", "simulate"]

Progress: TypeAlias = Callable[[int], None]  # told how many games are done


@dataclass(frozen=True)
class Match:
    """Who plays what: all that a worker must be told."""

    spec: str
    overlays: tuple[Path, ...]
    bots: tuple[str, ...]
    seed: int
    balance: bool = False  # also look at the game itself


@dataclass(frozen=True)
class MatchPiece:
    """Some games of a match."""

    match: Match
    numbers: range


@dataclass(frozen=True)
class Played:
    """The results of a piece, and what its worker needed."""

    results: list[GameResult]
    memory_mb: float


def simulate(
    spec: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    overlays: Sequence[Path] = (),
    on_progress: Progress | None = None,
    *,
    with_balance: bool = False,
) -> Report:
    """Play so many games; SpecError, PackErrors or UnknownBot before the first one if something does not exist."""
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    match = Match(simulated(spec), tuple(overlays), tuple(bots), seed, with_balance)
    match_rules.cache_clear()  # its files may have been edited since
    check_match(match)
    begun = perf_counter()
    results: list[GameResult] = []
    memory = 0.0
    pieces = [MatchPiece(match, numbers) for numbers in ranges(games, workers)]
    for played in in_order(play_piece, pieces, workers):
        results.extend(played.results)
        memory = max(memory, played.memory_mb)
        if on_progress is not None:
            on_progress(len(results))
    return _report(match, results, perf_counter() - begun, memory)


def check_match(match: Match) -> None:
    check_seats(match_rules(match.spec, match.overlays), len(match.bots))
    for bot in match.bots:
        check_bot(bot)


def play_piece(piece: MatchPiece) -> Played:
    return Played([play_game(piece.match, number) for number in piece.numbers], peak_memory_mb())


def play_game(match: Match, number: int) -> GameResult:
    """One game: entry e of the list sits in seat e + number, counted around the table."""
    seed = match.seed + number
    seats = [(entry + number) % len(match.bots) for entry in range(len(match.bots))]
    state = new_game(match_rules(match.spec, match.overlays), len(seats), seeded(seed))
    if match.balance:
        state.record()
    table: list[Bot] = [bot_for(match.bots[seats.index(seat)], seed, seat) for seat in range(len(seats))]
    decisions = play_bots(state, table)
    won = winners(state)
    finishes = tuple(Finish(score(state, seat), seat in won, fate(state, state.seats[seat])) for seat in seats)
    return GameResult(seed, decisions, state.rounds, finishes, facts_of(state, won) if match.balance else None)


def fate(state: State, seat: Seat) -> str:
    if seat.status == HAS_ESCAPED:
        return ESCAPED
    return RESCUED if scores(state, seat) else LOST


@cache
def match_rules(spec: str, overlays: tuple[Path, ...]) -> Ruleset:
    """Opened once in each process: the engine's objects do not travel."""
    return open_game(spec, load_folders(overlays))


def _report(match: Match, results: list[GameResult], seconds: float, memory: float) -> Report:
    decisions = sum(result.decisions for result in results)
    return Report(
        spec=match.spec,
        games=len(results),
        seed=match.seed,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        compiled=is_compiled(),
        rounds_median=rounds_median(results),
        peak_memory_mb=memory,
        seats=seat_reports(match.bots, results),
        balance=balance([result.facts for result in results if result.facts]) if match.balance else None,
    )
