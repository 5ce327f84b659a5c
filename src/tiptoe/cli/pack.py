"""`tiptoe pack`: checks, describes and starts packs, and bundles them into one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..catalog import GAMES, VOCABULARY, load_pack, world
from ..core.pack import Pack
from ..languages import ENGLISH
from ..packs.document import SUFFIX, document_of, folder_files, read_document, read_source
from ..packs.errors import PackErrors
from ..packs.files import PACK_FILE, Source, read_folder
from ..packs.loader import load
from ..packs.mixing import fitting
from ..packs.schema import pack_schema
from ..packs.template import write_template
from ..scenarios.in_pack import PackScenarios, ScenarioOutcome
from ..service.packs.reading import checked_pack
from ..suggest import hint
from ..text.language import words
from .app import UserError, app
from .arguments import JsonOption, print_json

FAILED = 1
pack_app = typer.Typer(help="Check, describe and start packs of your own.", no_args_is_help=True)
app.add_typer(pack_app, name="pack")


@pack_app.command("check")
def check_pack(
    path: Annotated[Path, typer.Argument(metavar="FILE|DIR", help="The pack: its folder, or one file.")],
    json: JsonOption = False,
    into: Annotated[
        str, typer.Option(metavar="GAME", help="Say instead which cards fit into the deck of a game.")
    ] = "",
) -> None:
    """Say everything that is wrong with a pack: file, id, path and the nearest word; then run its scenarios."""
    try:
        source = read_source(path)
        if into:
            _tell_fitting(path, source, into, json=json)
            return
        merged = _checked(path, source)
    except PackErrors as wrong:
        if json:
            print_json({"ok": False, "errors": [vars(error) for error in wrong.errors]})
        else:
            for error in wrong.errors:
                typer.echo(f"{path}/{error}" if path.is_dir() else f"{path.parent / str(error)}", err=True)
            found = "1 error" if len(wrong.errors) == 1 else f"{len(wrong.errors)} errors"
            typer.echo(f"{found} in {path}", err=True)
        raise typer.Exit(FAILED) from wrong
    own = {kind: len(rows) for kind, rows in source.rows.items()}
    ran = list(PackScenarios(source, str(source.about["game"])).outcomes(words(ENGLISH)))
    held = all(outcome.holds for outcome in ran)
    if json:
        about = {"id": source.id, "hash": source.hash(), "digest": document_of(source).digest, "entries": own}
        told = [{**vars(outcome), "holds": outcome.holds} for outcome in ran]
        print_json({"ok": held, **about, "errors": [], "scenarios": told})
        raise typer.Exit(0 if held else FAILED)
    counts = ", ".join(f"{n} {kind}{'' if n == 1 else 's'}" for kind, n in own.items() if n) or "nothing of its own"
    typer.echo(f"{path}: ok: {counts}; with it the dungeon deck has {len(merged.dungeon)} cards")
    _tell_scenarios(path, ran)
    raise typer.Exit(0 if held else FAILED)


def _tell_fitting(path: Path, source: Source, into: str, *, json: bool) -> None:
    """Prints which cards fit into another game's deck (RUL-130), and what the others speak of that is not there."""
    if into not in GAMES:
        raise UserError(f"unknown game '{into}'; {hint(into, GAMES)}")
    found = fitting(source.rows["card"], world(into), VOCABULARY)
    fits = [str(row.content.get("id")) for row in found.rows]
    if json:
        print_json({"ok": not found.left_out, "fits": fits, "left_out": found.left_out})
    else:
        for id, lost in found.left_out.items():
            typer.echo(f"{path}: {id}: '{into}' has no {', no '.join(lost)}", err=True)
        typer.echo(f"{path}: {len(fits)} of {len(fits) + len(found.left_out)} cards of its deck fit into '{into}'")
    raise typer.Exit(FAILED if found.left_out else 0)


def _tell_scenarios(path: Path, ran: list[ScenarioOutcome]) -> None:
    """Prints the scenarios that failed, with the reasons, and how many hold."""
    for outcome in ran:
        for problem in outcome.problems:
            typer.echo(f"{path}: {outcome.title}: step {outcome.step}: {problem}", err=True)
    if ran:
        typer.echo(f"{sum(outcome.holds for outcome in ran)} of {len(ran)} scenarios hold.")


def _checked(path: Path, source: Source) -> Pack:
    """Loads the pack laid over its game; a version of a game's own pack is loaded alone."""
    game = str(source.about.get("game", ""))
    if game not in GAMES:
        where = path / PACK_FILE if path.is_dir() else path
        raise UserError(f"{where}: game: unknown game '{game}'; {hint(game, GAMES)}")
    if source.id == GAMES[game].pack:
        return load([source], VOCABULARY)
    load_pack(GAMES[game].pack, [source])  # its errors name the files of a folder
    return checked_pack(document_of(source)).pack


@pack_app.command("bundle")
def bundle_pack(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Default: beside the folder.")] = None,
) -> None:
    """Write a pack into one file, to be brought to a table or sent to a friend."""
    document = document_of(read_folder(folder))
    target = file or folder.parent / f"{folder.resolve().name}{SUFFIX}"
    _refuse_to_replace(target)
    target.write_text(f"{document.text}\n", encoding="utf-8")
    typer.echo(f"{target}: pack {document.digest}")


@pack_app.command("unbundle")
def unbundle_pack(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack in one file.")],
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help="Default: beside the file.")] = None,
) -> None:
    """Write a pack of one file as a folder, to be worked on."""
    document = read_document(file.read_bytes(), file.name)
    target = folder or file.parent / document.source().id
    _refuse_to_replace(target)
    target.mkdir(parents=True)
    for name, text in folder_files(document).items():
        (target / name).write_text(text, encoding="utf-8")
    typer.echo(f"{target}: pack {document.digest}")


def _refuse_to_replace(path: Path) -> None:
    if path.exists():
        raise UserError(f"{path} exists already; nothing was written")


@pack_app.command("schema")
def print_schema() -> None:
    """Print the JSON schema of a pack's content files, for editors that check as you type."""
    print_json(pack_schema(VOCABULARY))


@pack_app.command("new")
def new_pack(folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make.")]) -> None:
    """Start a pack with one card in it, ready to be changed."""
    _refuse_to_replace(folder)
    write_template(folder)
    typer.echo(f"{folder}: a pack with one card. Change {folder / 'cards.toml'}, then: tiptoe pack check {folder}")
