"""`tiptoe bots` and `tiptoe ladder`: the bots and their strength."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..bots.levels import FIRST_GAME_LEVEL, LEVELS, STYLES
from ..distribution import install_extra
from ..sim.executors import executor_for
from ..sim.ladder import ladder, ratings
from ..sim.ratings import Rung, rungs_of
from .app import UserError, app
from .arguments import JsonOption, LanguageOption, OnOption, SeedOption, WorkersOption, print_json, speak

MOST_DIGITS = 4
GAMES = "classic,classic:dusk,catacombs,catacombs+subterra:normal,space"


@app.command("bots")
def list_bots(lang: LanguageOption = "", json: JsonOption = False) -> None:
    """List the levels, the weakest first, with what was measured of them, and the styles."""
    words = speak(lang)
    levels = [
        {
            "name": level.name,
            "title": words.say(f"level-{level.name}"),
            "why": words.say(f"level-why-{level.name}"),
            "newcomer": level.name == FIRST_GAME_LEVEL,
            "strength": [rung.as_json() for rung in rungs_of(level.name)],
        }
        for level in LEVELS
    ]
    styles = [
        {"name": style.name, "title": words.say(f"style-{style.name}"), "why": words.say(f"style-why-{style.name}")}
        for style in STYLES
    ]
    if json:
        print_json({"levels": levels, "styles": styles})
        return
    for level in levels:
        typer.echo(f"{level['name']:10} {level['title']}: {level['why']}")
        for rung in rungs_of(str(level["name"])):
            typer.echo(f"{'':10} {told(rung)}")
    for style in styles:
        typer.echo(f"-{style['name']:9} {style['title']}: {style['why']}")


@app.command("ladder")
def run_ladder(
    games: Annotated[str, typer.Option("--games", help="Specs, by commas.")] = GAMES,
    seats: Annotated[str, typer.Option("--seats", help="Numbers of seats, by commas.")] = "4,2",
    bots: Annotated[str, typer.Option("--bots", help="Bots, the weakest first. Default: the levels.")] = "",
    deals: Annotated[int, typer.Option("--deals", help="Deals; each is played from every seat.")] = 100,
    seed: SeedOption = 1_000_000,
    workers: WorkersOption = 1,
    on: OnOption = "",
    json: JsonOption = False,
) -> None:
    """Play every level against the one below it, on paired deals from every seat, and rate them."""
    if deals < 1 or workers < 1:
        raise UserError(f"--deals and --workers must be 1 or more, not {deals} and {workers}")
    names = [name.strip() for name in bots.split(",")] if bots else [level.name for level in LEVELS]
    if not all(count.strip().isdecimal() and len(count) < MOST_DIGITS for count in seats.split(",")):
        raise UserError(f"--seats are numbers by commas, such as 4,2, not '{seats}'")
    counts = [int(count) for count in seats.split(",")]
    rungs: list[Rung] = []

    def tell(rung: Rung) -> None:
        rungs.append(rung)
        if not json:
            typer.echo(told(rung))

    with executor_for(on, min(workers, os.cpu_count() or 1)) as crew:
        played = ladder(games.split(","), names, counts, deals, seed, crew, tell)
    try:
        rated = ratings(played)
    except ImportError:
        rated = {}
    if json:
        print_json({"rungs": [rung.as_json() for rung in rungs], "ratings": rated})
    elif rated:
        print_ratings(rated)
    else:
        typer.echo(f"no ratings without openskill: {install_extra('ladder')}")


def told(rung: Rung) -> str:
    return (
        f"{rung.spec}, {rung.seats} seats: {rung.one} wins {rung.share:.0%} ({rung.low:.0%} to {rung.high:.0%}) "
        f"against {rung.others}, {rung.games} games"
    )


def print_ratings(rated: dict[str, tuple[float, float]]) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("bot", "rating", "sure within"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for name, (rating, doubt) in rated.items():
        table.add_row(name, f"{rating:.1f}", f"{1.96 * doubt:.1f}")
    Console().print(table)
