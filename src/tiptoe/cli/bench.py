"""`tiptoe bench`: speed of the engine, as ratios to an anchor measured in the same run."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ..catalog import open_game
from ..sim.bench import BenchError, BenchReport, bench, subjects
from .app import UserError, app
from .arguments import JsonOption, print_json


@app.command("bench")
def run_bench(
    spec: Annotated[str, typer.Argument(metavar="SPEC", help="The game to measure.")] = "classic",
    rounds: Annotated[int, typer.Option("--rounds", help="Rounds; the best of each is kept.")] = 5,
    beside: Annotated[str, typer.Option(metavar="SPEC", help="Another game, to compare with in the same run.")] = "",
    json: JsonOption = False,
) -> None:
    """Measure decisions and copies a second, compiled and interpreted, against Catanatron in one run."""
    for game in filter(None, (spec, beside)):
        open_game(game)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("bench", total=rounds * len(subjects(spec, beside)))
            report = bench(spec, rounds, lambda done: progress.update(task, completed=done), beside)
    except BenchError as error:
        raise UserError(str(error)) from error
    if json:
        print_json(report.as_json())
    else:
        print_report(report)


def print_report(report: BenchReport) -> None:
    anchor = report.speeds["anchor"]
    typer.echo(f"{report.spec}, four seats, random play, best of {report.rounds} interleaved rounds")
    typer.echo(
        f"anchor     {anchor.decisions_per_second:>12,.0f} decisions/s            copy  {anchor.clone_us:7.2f} us"
    )
    ratios = report.ratios()
    if report.beside:
        for build in ("compiled", "pure"):
            typer.echo(
                f"{report.beside}, {build}: a decision costs {ratios[f'{build}_decision_cost']:.2f} "
                f"of {report.spec}'s, a clone {ratios[f'{build}_clone_cost']:.2f}"
            )
    for build in ("compiled", "pure"):
        speed = report.speeds[build]
        typer.echo(
            f"{build:10} {speed.decisions_per_second:>12,.0f} decisions/s = {ratios[f'{build}_decisions']:5.1f}x   "
            f"clone {speed.clone_us:7.2f} us = {ratios[f'{build}_clone']:5.0f}x   "
            f"clone+apply {speed.clone_apply_us:5.2f} us   recording costs {ratios[f'{build}_recording_cost']:.0%}"
        )
