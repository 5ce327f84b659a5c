"""`tiptoe sim`: many games between bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from ..sim.balance import FREQUENT_VISITS, Balance, RoomReport
from ..sim.runner import Report, simulate
from .app import UserError, app
from .arguments import (
    JsonOption,
    OnOption,
    PackOption,
    SeedOption,
    SpecArgument,
    WorkersOption,
    print_json,
    progress_bar,
)

MOST_ROOMS: Final = 12  # lines of the table of reward rooms


@app.command("sim")
def run_simulation(
    spec: SpecArgument = "classic",
    seats: Annotated[
        str, typer.Option("--seats", help="Bots, one per seat, by commas: greedy,mypackage:Mine,stdio:COMMAND.")
    ] = ("greedy,greedy,greedy,greedy"),
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    on: OnOption = "",
    balance: Annotated[
        bool, typer.Option("--balance", help="Also look at the game: endings, Artifacts, rooms.")
    ] = False,
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """Play many games between bots and count who wins, escapes and is lost."""
    if games < 1 or workers < 1:
        raise UserError(f"--games and --workers must be 1 or more, not {games} and {workers}")
    bots = [bot.strip() for bot in seats.split(",")]
    sys.path.insert(0, str(Path.cwd()))  # for bots by their class, as `python -m` finds them
    with progress_bar() as progress:
        task = progress.add_task(spec, total=games)

        def tell(done: int) -> None:
            progress.update(task, completed=done)

        report = simulate(spec, bots, games, seed, workers, pack, tell, with_balance=balance, on=on)
    if report.games < games:
        typer.echo(f"interrupted: the first {report.games} of {games} games", err=True)
    if json:
        print_json(report.as_json())
    else:
        print_report(report)


def print_report(report: Report) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("bot", "wins", "win rate (95 %)", "mean score", "escaped", "rescued", "lost"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in report.seats:
        rate = f"{seat.win_rate:.1%} ({seat.win_low:.1%} - {seat.win_high:.1%})"
        cells = [seat.bot, seat.wins, rate, f"{seat.score_mean:.1f}", seat.escaped, seat.rescued, seat.lost]
        table.add_row(*[str(cell) for cell in cells])
    Console().print(table)
    build = "compiled" if report.compiled else "interpreted"
    typer.echo(
        f"{report.games} games of {report.spec}, {report.decisions} decisions in {report.seconds:.1f} s "
        f"({report.decisions_per_second:,.0f}/s, {build}), median {report.rounds_median:g} rounds, "
        f"{report.peak_memory_mb:.0f} MB a worker at most"
    )
    if report.balance is not None:
        print_balance(report.balance)


def print_balance(balance: Balance) -> None:
    low, middle, high = balance.rounds
    typer.echo(f"\nrounds: half of the games between {low:g} and {high:g}, median {middle:g}")
    typer.echo("endings: " + ", ".join(f"{name} {n}" for name, n in balance.endings.items()))
    if balance.tiles_left_mean is not None:
        typer.echo(f"tiles left: {balance.tiles_left_mean:.1f} on average, none in {balance.all_tiles_laid} games")
    won = ", ".join(f"{report.value or 'none'}: {report.won} of {report.held}" for report in balance.artifacts)
    typer.echo(f"best Artifact, seats that won with it: {won}")
    if balance.factions:
        cards = ", ".join(f"{report.faction}: {report.won} of {report.owned}" for report in balance.factions)
        typer.echo(f"cards of a faction, those of winners: {cards}")
    if balance.reward_rooms:
        print_rooms(balance.reward_rooms[:MOST_ROOMS])


def print_rooms(rooms: list[RoomReport]) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("reward room", "games", "visits a game", "most by a seat", "seats", f"{FREQUENT_VISITS}+ times"):
        table.add_column(column, justify="left" if column == "reward room" else "right")
    for room in rooms:
        cells = [room.room, room.games, f"{room.visits / room.games:.1f}", room.most, room.seats, room.seats_often]
        table.add_row(*[str(cell) for cell in cells])
    Console().print(table)
