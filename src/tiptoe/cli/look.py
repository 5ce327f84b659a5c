"""`tiptoe look`: a recorded game in figures."""

from __future__ import annotations

import csv
import sys
from typing import Annotated

import typer
from msgspec import to_builtins

from ..formats.figures import COLUMNS, Figures, figure_rows, figures_of
from ..formats.record import Header
from ..formats.reel import reel_of
from .app import UserError, app
from .arguments import JsonOption, print_json
from .records import FileArgument, load


@app.command("look")
def look_at_record(
    file: FileArgument,
    json: JsonOption = False,
    table: Annotated[bool, typer.Option("--csv", help="Print a line for each seat after each turn as CSV.")] = False,
) -> None:
    """A recorded game in figures: points, wounds, cubes, the way home and the chance to win by turn; and luck."""
    if json and table:
        raise UserError("--json or --csv, not both")
    reel = reel_of(load(file))
    figures = figures_of(reel)
    if json:
        print_json({"seats": list(reel.header.seats), **to_builtins(figures)})
    elif table:
        csv.writer(sys.stdout, lineterminator="\n").writerows([list(COLUMNS), *figure_rows(figures)])
    else:
        for line in figure_lines(reel.header, figures):
            typer.echo(line)


def figure_lines(header: Header, figures: Figures) -> list[str]:
    """For each seat how it ended, and whether the bag was kind."""
    last = figures.turns[-1].seats
    told = [
        f"{index} {header.seats[index]}: {seat.points} points, {seat.damage} wounds, own cubes drawn "
        f"{figures.drawn[index]}, expected {figures.expected[index]:.1f}, luck {figures.luck[index]:+.1f}"
        for index, seat in enumerate(last)
    ]
    return [f"{len(figures.turns)} turns", *told]
