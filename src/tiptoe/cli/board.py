"""`tiptoe board`: the map of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..catalog import open_game
from ..draw.svg import board_svg
from ..formats.record import read, replay
from ..view.view import SPECTATOR, View
from .app import app
from .arguments import PackOption, SpecArgument, overlays


@app.command("board")
def draw_board(
    spec: SpecArgument = "classic",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to a file instead of the screen.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Draw the position at the end of a game record.")
    ] = None,
    pack: PackOption = [],
) -> None:
    """Draw the map of a game as SVG."""
    if record is not None:
        state = replay(read(record.read_text(encoding="utf-8"), str(record)), overlays(pack)).state
        drawing = board_svg(state.board, state.rules.pack, View(state, SPECTATOR))
    else:
        rules = open_game(spec, overlays(pack))
        drawing = board_svg(rules.board, rules.pack)
    if out is None:
        typer.echo(drawing)
    else:
        out.write_text(drawing, encoding="utf-8")
        typer.echo(f"{out}: {len(drawing)} bytes")
