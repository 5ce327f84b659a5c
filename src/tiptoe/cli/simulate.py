"""`tiptoe sim`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..sim.runner import Report, simulate
from .app import UserError, app
from .arguments import JsonOption, PackOption, SeedOption, SpecArgument, print_json


@app.command("sim")
def run_simulation(
    spec: SpecArgument = "classic",
    seats: Annotated[str, typer.Option("--seats", help="Bots, one per seat, by commas: greedy,random,random.")] = (
        "greedy,greedy,greedy,greedy"
    ),
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: SeedOption = 1,
    workers: Annotated[int, typer.Option("--workers", help="Processes that play side by side.")] = 1,
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """Play many games between bots and count who wins, escapes and is lost."""
    if games < 1 or workers < 1:
        raise UserError(f"--games and --workers must be 1 or more, not {games} and {workers}")
    bots = [bot.strip() for bot in seats.split(",")]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(spec, total=games)
        report = simulate(spec, bots, games, seed, workers, pack, lambda done: progress.update(task, completed=done))
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
