"""Simulation runner: many games of bots, with wins, points and speed.

Game i is dealt from seed + i, and the bot in a seat has a random stream of its own, named by that seed and the seat.
The bots move on one seat from game to game. So the same arguments give the same results, on any machine and with any
number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from ..bots.base import Bot
from ..bots.rollout import EndlessGame, play_bots
from ..build import is_compiled
from ..catalog import check_seats, open_game, spec_for_simulation
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED as HAS_ESCAPED
from ..core.state import Seat, State
from ..packs.cache import PACK_CACHE
from ..packs.document import PackDocument, read_source
from ..packs.files import Source
from ..rules.scoring import score, scores, winners
from ..rules.turn import new_game
from .balance import balance, facts_of
from .bot_classes import shown_name
from .executors import Executor, executor_for, peak_memory_mb, ranges
from .external_bots import check_player, player_for, send_game_over
from .report import ESCAPED, LOST, RESCUED, Finish, GameResult, Report, rounds_median, seat_reports

__all__ = ["Match", "Report", "play_game", "simulate"]

Progress: TypeAlias = Callable[[int], None]  # called with the number of games done


@dataclass(frozen=True)
class Match:
    """Match: game, packs, bots and seed; everything that a worker needs."""

    spec: str
    overlays: tuple[Source, ...]  # contents, not paths: another machine does not have the folder
    bots: tuple[str, ...]
    seed: int
    balance: bool = False  # also record events for the balance report
    packs: tuple[PackDocument, ...] = ()  # packs that the spec names by their digests

    @cached_property
    def content(self) -> tuple[str, ...]:
        """Hashes of the overlays, over everything in them that changes play."""
        return tuple(source.hash() for source in self.overlays)

    def rules(self) -> Ruleset:
        """Ruleset of the match, opened once in each process, since rulesets cannot be pickled."""
        PACK_CACHE.put(self.packs)
        return _opened(OpenedGame(self.spec, self.content, self.overlays))


@dataclass(frozen=True)
class OpenedGame:
    """Game that is opened once: the same spec and the same content of its overlays."""

    spec: str
    content: tuple[str, ...]
    overlays: tuple[Source, ...] = field(compare=False)


@lru_cache(maxsize=8)
def _opened(game: OpenedGame) -> Ruleset:
    return open_game(game.spec, game.overlays)


@dataclass(frozen=True)
class MatchPiece:
    """Piece of a match: the numbers of its games."""

    match: Match
    numbers: range


@dataclass(frozen=True)
class Played:
    """Results of a piece, and the peak memory of its worker."""

    results: list[GameResult]
    memory_mb: float


def simulate(
    spec: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    overlays: Sequence[Path | Source] = (),
    on_progress: Progress | None = None,
    *,
    with_balance: bool = False,
    on: str = "",
) -> Report:
    """Plays `games` games; SpecError, PackErrors or UnknownBot before the first one if something does not exist.

    An interrupt returns the report of the games played so far.
    """
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    match = Match(spec_for_simulation(spec), read_packs(overlays), tuple(bots), seed, with_balance)
    check_match(match)
    begun = perf_counter()
    results: list[GameResult] = []
    memory = 0.0
    with executor_for(on, workers) as crew:
        try:
            for played in run_match(match, games, crew):
                results.extend(played.results)
                memory = max(memory, played.memory_mb)
                if on_progress is not None:
                    on_progress(len(results))
        except KeyboardInterrupt:
            if not results:
                raise
    return _report(match, results, perf_counter() - begun, memory)


def read_packs(overlays: Sequence[Path | Source]) -> tuple[Source, ...]:
    return tuple(each if isinstance(each, Source) else read_source(each) for each in overlays)


def check_match(match: Match) -> None:
    """Raises SpecError or UnknownBot if the match cannot be played."""
    check_seats(match.rules(), len(match.bots))
    for bot in match.bots:
        check_player(bot)


def run_match(match: Match, games: int, crew: Executor) -> Iterator[Played]:
    return crew.in_order(play_piece, [MatchPiece(match, numbers) for numbers in ranges(games, crew.workers)])


def play_piece(piece: MatchPiece) -> Played:
    return Played([play_game(piece.match, number) for number in piece.numbers], peak_memory_mb())


def play_game(match: Match, number: int) -> GameResult:
    """Plays one game: entry e of the bots sits in seat e + number, counted around the table."""
    seed = match.seed + number
    seats = [(entry + number) % len(match.bots) for entry in range(len(match.bots))]
    state = new_game(match.rules(), len(seats), seeded(seed))
    if match.balance:
        state.record()
    table: list[Bot] = [player_for(match.bots[seats.index(seat)], seed, seat) for seat in range(len(seats))]
    players = ", ".join(match.bots[seats.index(seat)] for seat in range(len(seats)))
    try:
        decisions = play_bots(state, table)
    except EndlessGame as error:
        raise EndlessGame(f"{error} (seed {seed}; by seats: {players})") from None
    except Exception as error:  # of a bot that somebody writes
        error.add_note(f"in {match.spec}, seed {seed}, turn {state.turns}, seat {state.active}; by seats: {players}")
        raise
    send_game_over(table, state)
    won = winners(state)
    finishes = tuple(Finish(score(state, seat), seat in won, fate(state, state.seats[seat]), seat) for seat in seats)
    return GameResult(seed, decisions, state.rounds, finishes, facts_of(state, won) if match.balance else None)


def fate(state: State, seat: Seat) -> str:
    """Fate of a seat at the end: escaped, rescued, or lost."""
    if seat.status == HAS_ESCAPED:
        return ESCAPED
    return RESCUED if scores(state, seat) else LOST


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
        seats=seat_reports([shown_name(bot) for bot in match.bots], results),
        balance=balance([result.facts for result in results if result.facts]) if match.balance else None,
    )
