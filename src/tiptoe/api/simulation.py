"""Simulations of the public library: many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..bots.registry import UnknownBot
from ..bots.rollout import EndlessGame
from ..catalog import SpecError, spec_for_simulation
from ..sim.bot_classes import class_name, is_importable, is_of_script, register_class, shown_name
from ..sim.executors import ExecutorError, executor_for
from ..sim.external_bots import ExternalBotError
from ..sim.report import GameResult, SeatReport, rounds_median, seat_reports
from ..sim.runner import Match, check_match, run_match
from .bot import Bot
from .bounds import check_list, check_positive, check_seed, quoted
from .cards import ruleset
from .errors import TiptoeError
from .packs import carried_packs, game_with_packs, read_packs

LONGEST_PLACE: Final = 500  # letters of a bot's name or of `on`


@dataclass(frozen=True, repr=False)
class Simulation:
    """The result of `simulate`: who won how often, and every single game in `results`.

    `seats` has one line for each bot, in the order in which they were given: `bot`, `wins`, `win_rate` with its
    interval of 95 % (`win_low`, `win_high`), `score_mean`, and how often it `escaped`, was `rescued` or `lost`.
    `results` has the `seed`, `rounds` and `decisions` of each game, and in `finishes` for each bot its `score`, whether
    it `won`, its `fate` and the `seat` where it sat: bots move on one seat from game to game. `spec` and `seed` are
    what was played; a game that could go on for ever gets the variant that ends it: `space`, `space+lone-rounds`.

    >>> import tiptoe
    >>> result = tiptoe.simulate("classic", ["greedy", "random"], games=4, seed=1)
    >>> result
    <Simulation of 4 games of classic: greedy wins 100 %, random wins 0 %>
    >>> result.seats[0].wins, len(result.results)
    (4, 4)
    """

    spec: str
    seed: int
    seats: tuple[SeatReport, ...]
    results: tuple[GameResult, ...]

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.results)

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of every game, in the order of the bots: ready to be plotted."""
        return tuple(tuple(finish.score for finish in result.finishes) for result in self.results)

    def _repr_svg_(self) -> str:
        """Draws how often each bot reached which score, for notebooks."""
        from .pictures import scores_svg

        title = f"{self.games} games of {self.spec}: scores"
        return scores_svg(title, [f"{seat.bot}, wins {seat.win_rate:.0%}" for seat in self.seats], self.scores)

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat.bot} wins {seat.win_rate:.0%}".replace("%", " %") for seat in self.seats)
        return f"<Simulation of {self.games} games of {self.spec}: {wins}>"

    def __str__(self) -> str:
        width = max(len(seat.bot) for seat in self.seats)
        lines = [f"{self.games} games of {self.spec}, median {rounds_median(self.results):g} rounds"]
        for seat in self.seats:
            rate = f"{seat.win_rate:6.1%} ({seat.win_low:.1%} to {seat.win_high:.1%})"
            lines.append(f"{seat.bot:{width}}  wins {rate}, mean score {seat.score_mean:.1f}, lost {seat.lost}")
        return "\n".join(lines)


def simulate(
    spec: str,
    seats: Sequence[str | type[Bot]],
    games: int = 100,
    seed: int = 1,
    *,
    workers: int = 1,
    on: str = "",
    packs: Sequence[str | Path] = (),
) -> Simulation:
    """Plays many games between bots and counts who wins.

    A bot is the name of a built-in one (`greedy`, `random`, a level such as `master`), a subclass of `Bot`, or where
    one is found (`mypackage.module:Mine`). With `workers` above 1, or with `on` (`cores`, `ray`, `ray://HOST:PORT`),
    other processes play, which must be able to import the class. `packs` are folders or files with cards of your own,
    as in `Game`. The same arguments give the same results anywhere.

    >>> import tiptoe
    >>> print(tiptoe.simulate("classic", ["greedy", "random"], games=4, seed=1))
    4 games of classic, median 15.5 rounds
    greedy  wins 100.0% (51.0% to 100.0%), mean score 94.2, lost 0
    random  wins   0.0% (0.0% to 49.0%), mean score 0.0, lost 4
    """
    games, workers = check_positive("games", games), check_positive("workers", workers)
    if not isinstance(on, str) or len(on) > LONGEST_PLACE:
        raise TiptoeError("no-workers", f"a place to play is a text such as 'cores' or 'ray', not {quoted(on)}")
    given = check_list(seats, "wrong-seats", "seats are a list with a bot for each seat", "RUL-35")
    names = tuple(player_name(bot, elsewhere=workers > 1 or on not in ("", "here")) for bot in given)
    brought = read_packs(packs)
    played = game_with_packs(spec, brought).name if brought else spec
    ruleset(played)
    match = Match(spec_for_simulation(played), (), names, check_seed(seed), packs=carried_packs(played))
    try:
        check_match(match)
        with executor_for(on, min(workers, games), imports_main=any(map(is_of_script, names))) as crew:
            results = [result for piece in run_match(match, games, crew) for result in piece.results]
    except SpecError as error:
        raise TiptoeError("wrong-seats", str(error).removesuffix(" (RUL-35)"), "RUL-35") from error
    except (UnknownBot, ExecutorError, ExternalBotError, EndlessGame) as error:
        raise TiptoeError(CODES[type(error)], str(error)) from error
    labels = [shown_name(name) for name in names]
    return Simulation(match.spec, match.seed, tuple(seat_reports(labels, results)), tuple(results))


CODES: dict[type[Exception], str] = {
    UnknownBot: "unknown-bot",
    ExecutorError: "no-workers",
    ExternalBotError: "bot-failed",
    EndlessGame: "bot-failed",
}


def player_name(bot: object, *, elsewhere: bool = False) -> str:
    """Returns a bot's name for a match; registers a class of this process."""
    if isinstance(bot, str) and len(bot) <= LONGEST_PLACE:
        return bot
    if isinstance(bot, Bot):
        made = type(bot).__name__
        raise TiptoeError(
            "unknown-bot", f"each seat of each game makes its own bot: give the class {made}, not {made}()"
        )
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise TiptoeError("unknown-bot", f"a bot is a name or a subclass of tiptoe.Bot, not {quoted(bot)}")
    if elsewhere and not is_importable(bot):
        raise TiptoeError(
            "unknown-bot", f"other processes cannot import {class_name(bot)}; put the class into a module of its own"
        )
    return register_class(bot)
