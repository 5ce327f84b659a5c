"""`tiptoe pack`: checking, describing and starting packs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..catalog import GAMES, VOCABULARY, load_pack
from ..nearest import hint
from ..packs.errors import PackErrors
from ..packs.loader import load
from ..packs.schema import pack_schema
from ..packs.source import PACK_FILE, read_folder
from ..packs.template import write_template
from .app import UserError, app
from .arguments import JsonOption, print_json

FAILED = 1
pack_app = typer.Typer(help="Check, describe and start packs of your own.", no_args_is_help=True)
app.add_typer(pack_app, name="pack")


@pack_app.command("check")
def check_pack(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")], json: JsonOption = False
) -> None:
    """Say everything that is wrong with a pack: file, id, path and the nearest word that would be right."""
    try:
        source = read_folder(folder)
        game = str(source.about.get("game", ""))
        if game not in GAMES:
            raise UserError(f"{folder / PACK_FILE}: game: unknown game '{game}'; {hint(game, GAMES)}")
        alone = source.id == GAMES[game].pack  # a version of what comes with Tiptoe: it stands for itself
        merged = load([source], VOCABULARY) if alone else load_pack(GAMES[game].pack, [source])
    except PackErrors as wrong:
        if json:
            print_json({"ok": False, "errors": [vars(error) for error in wrong.errors]})
        else:
            for error in wrong.errors:
                typer.echo(f"{folder}/{error}", err=True)
            found = "1 error" if len(wrong.errors) == 1 else f"{len(wrong.errors)} errors"
            typer.echo(f"{found} in {folder}", err=True)
        raise typer.Exit(FAILED) from wrong
    own = {kind: len(rows) for kind, rows in source.rows.items()}
    if json:
        print_json({"ok": True, "id": source.id, "hash": source.hash(), "entries": own, "errors": []})
        return
    counts = ", ".join(f"{n} {kind}{'' if n == 1 else 's'}" for kind, n in own.items() if n) or "nothing of its own"
    typer.echo(f"{folder}: ok: {counts}; with it the dungeon deck has {len(merged.dungeon)} cards")


@pack_app.command("schema")
def print_schema() -> None:
    """Print the JSON schema of a pack's content files, for editors that check as you type."""
    print_json(pack_schema(VOCABULARY))


@pack_app.command("new")
def new_pack(folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make.")]) -> None:
    """Start a pack with one card in it, ready to be changed."""
    if folder.exists():
        raise UserError(f"{folder} exists already; nothing was written")
    write_template(folder)
    typer.echo(f"{folder}: a pack with one card. Change {folder / 'cards.toml'}, then: tiptoe pack check {folder}")
