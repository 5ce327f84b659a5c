"""`tiptoe board`: draws the map of a game, at the start or in a position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..catalog import open_game
from ..core.state import State
from ..draw.svg.board import board_svg
from ..packs.files import Source
from ..records.record import SUFFIX, read_record, replay
from ..scenarios import runner as scenario
from ..text.language import mark_text
from ..view.view import SPECTATOR, View
from .app import app
from .arguments import LanguageOption, PackOption, overlays, speak

SCENARIO: str = ".toml"


@app.command("board")
def draw_board(
    what: Annotated[
        str,
        typer.Argument(
            metavar="[SPEC|RECORD|SCENARIO]",
            help="A game, or the position at the end of a game record (.tiptoe) or of a scenario (.toml).",
        ),
    ] = "classic",
    out: Annotated[
        Path | None, typer.Option("--svg", "--out", metavar="FILE", help="Write to a file instead of the screen.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Draw the position at the end of a game record.")
    ] = None,
    lang: LanguageOption = "",
    pack: PackOption = [],
) -> None:
    """Draw the map of a game as SVG: nothing on it that a spectator may not know."""
    words = speak(lang)
    packs = overlays(pack)
    file = str(record) if record is not None else what
    if file.endswith((SUFFIX, SCENARIO)):
        state = position(Path(file), packs)
        board, content, view = state.board, state.rules.pack, View(state, SPECTATOR)
        drawing = board_svg(board, content, view, say=lambda id: mark_text(words.of(content), id))
    else:
        rules = open_game(what, packs)
        drawing = board_svg(rules.board, rules.pack, say=lambda id: mark_text(words.of(rules.pack), id))
    if out is None:
        typer.echo(drawing)
    else:
        out.write_text(drawing, encoding="utf-8")
        typer.echo(f"{out}: {len(drawing.encode())} bytes")


def position(file: Path, packs: Sequence[Source]) -> State:
    """Position at the end of a game record or a scenario."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != SCENARIO:
        return replay(read_record(text, str(file)), packs).state
    runner = scenario.Runner(scenario.read_scenario(text, str(file)))
    runner.run()
    return runner.state
