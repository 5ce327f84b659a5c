"""`tiptoe report`: a study of a game, or of a pack laid over it, as one HTML file."""

from __future__ import annotations

import json as jsons
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..catalog import spec_for_simulation
from ..sim.executors import executor_for
from ..sim.page.page import ReportPage, report_page
from ..sim.runner import Match, read_packs
from ..sim.study.study import SoFar, StudyRequest, study
from .app import UserError, app
from .arguments import (
    LanguageOption,
    OnOption,
    PackOption,
    SeedOption,
    SpecArgument,
    WorkersOption,
    progress_bar,
    speak,
)


@app.command("report")
def write_report(
    spec: SpecArgument = "classic",
    pack: PackOption = [],
    against: Annotated[
        str, typer.Option("--against", metavar="SPEC", help="What to compare with. Default of a pack: its game.")
    ] = "",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays on every seat.")] = "greedy",
    seats: Annotated[int, typer.Option("--seats", help="How many seats.")] = 4,
    paired: Annotated[
        int | None,
        typer.Option("--paired", help="Replays of each item. Default: a quarter of the games, shared."),
    ] = None,
    own: Annotated[bool, typer.Option("--own", help="Look closer only at what the pack brings.")] = False,
    seed: SeedOption = 1,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The page.")] = Path("report.html"),
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also everything as data; - writes it to the screen.")
    ] = None,
    workers: WorkersOption = 1,
    on: OnOption = "",
    lang: LanguageOption = "",
) -> None:
    """Play many games and write down what they say of the game and of every card: worth, length, fates, warnings."""
    if games < 1 or workers < 1 or (paired is not None and paired < 0):
        raise UserError("--games and --workers must be 1 or more, --paired 0 or more")
    words = speak(lang)
    inquiry = StudyRequest(spec, pack, against, games, seed, bot, seats, paired, command_line(), own)
    with progress_bar() as progress, executor_for(on, workers) as crew:
        tasks = {what: progress.add_task(what, total=None) for what in ("games", "against", "replays", "gifts")}

        def tell(what: str, done: int, total: int, so_far: SoFar) -> None:
            progress.update(tasks[what], completed=done, total=total)

        found = study(inquiry, crew, tell)
    rules = Match(spec_for_simulation(spec), read_packs(pack), (), seed).rules()
    out.write_text(report_page(found, rules, words), encoding="utf-8")
    if json is not None:
        text = jsons.dumps(found.as_json(), indent=1, ensure_ascii=False) + "\n"
        typer.echo(text, nl=False) if str(json) == "-" else json.write_text(text, encoding="utf-8")
    page = ReportPage(found, rules, words)
    for concern in found.concerns:
        typer.echo(page.told(concern), err=True)
    typer.echo(
        f"{out}: {found.games} games, {found.games_against} to compare with and {found.replays} replays "
        f"in {found.seconds:.1f} s, {found.memory_mb:.0f} MB a worker at most",
        err=True,
    )


def command_line() -> str:
    """Command as it was typed, so that the report can be reproduced."""
    return shlex.join(["tiptoe", *sys.argv[1:]])
