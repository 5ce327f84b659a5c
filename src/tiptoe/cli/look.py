"""`tiptoe look`: statistics of a recorded game."""

from __future__ import annotations

import csv
import sys
from typing import Annotated

import typer
from msgspec import to_builtins

from ..analysis.luck import SOURCES, LuckAnalysis, analyse_luck, stats_table
from ..analysis.stats import GameStats, stats_of
from ..records.playback import playback_of
from ..records.record import Header
from .app import UserError, app
from .arguments import JsonOption, print_json
from .records import FileArgument, load
from .safe_text import say


@app.command("look")
def look_at_record(
    file: FileArgument,
    json: JsonOption = False,
    table: Annotated[bool, typer.Option("--csv", help="Print a line for each seat after each turn as CSV.")] = False,
    weigh: Annotated[bool, typer.Option("--account", help="Tell luck and choices apart; takes some seconds.")] = False,
) -> None:
    """Show a recorded game in figures: points, wounds, cubes, the way home and the chance to win by turn; and luck."""
    if json and table:
        raise UserError("--json or --csv, not both")
    playback = playback_of(load(file))
    figures = stats_of(playback)
    account = analyse_luck(playback) if weigh else None
    if json:
        print_json({"seats": list(playback.header.seats), **to_builtins(figures), "account": to_builtins(account)})
    elif table:
        csv.writer(sys.stdout, lineterminator="\n").writerows(stats_table(figures, account))
    else:
        for line in [
            *figure_lines(playback.header, figures),
            *(account_lines(playback.header, account) if account else []),
        ]:
            say(line)


def figure_lines(header: Header, figures: GameStats) -> list[str]:
    """Lines with every seat's final points and its luck with the bag; only the number of turns for an unplayed game."""
    last = figures.turns[-1].seats if figures.turns else []
    told = [
        f"{index} {header.seats[index]}: {seat.points} points, {seat.damage} wounds, own cubes drawn "
        f"{figures.drawn[index]}, expected {figures.expected[index]:.1f}, luck {figures.luck[index]:+.1f}"
        for index, seat in enumerate(last)
    ]
    return [f"{len(figures.turns)} turns", *told]


def account_lines(header: Header, account: LuckAnalysis) -> list[str]:
    """Lines with the causes that moved every seat's chance to win, in percent; empty before the first choice."""
    if not account.turns:
        return []
    return [
        f"{index} {name}: chance {100 * account.start[index]:.0f}"
        + "".join(f", {source} {100 * account.luck(source)[index]:+.0f}" for source in SOURCES)
        + f", own play {100 * account.own_play()[index]:+.0f}, rivals {100 * account.rivals_play()[index]:+.0f}"
        + f" = {100 * account.turns[-1].chance[index]:.0f}"
        for index, name in enumerate(header.seats)
    ]
