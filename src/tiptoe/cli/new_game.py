"""`tiptoe new-game`: starts a game as a package of its own, with tests that say what is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from ..catalog import GAMES
from ..rulebook.matrix import EXPERT, PREFIXES, RULINGS, SHARED
from .app import UserError, app

TEMPLATE: Final = Path(__file__).parent / "game_template"
SUFFIX: Final = ".template"
MODULE: Final = "module"  # folder of the template that gets the name of the Python module
PREFIX_LENGTH: Final = 3


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's name in specs, such as magpie-tower.")],
    folder: Annotated[Path | None, typer.Argument(metavar="DIR", help="The folder to make.")] = None,
) -> None:
    """Start a game: a package with rules, cards, a board and tests that say what is missing."""
    check_name(name)
    made = Path(name) if folder is None else folder
    if made.exists():
        raise UserError(f"{made} exists already; name a folder that does not")
    write_game(name, made)
    typer.echo(f"{made}: a game that bots can play. Install it with `pip install -e {made}`;")
    typer.echo(f"then `pytest {made}` says what is missing, test by test.")


def check_name(name: str) -> None:
    """Raises UserError for a name that no new game can have."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise UserError(f"'{name}' is no name of a game: lower-case letters, digits and hyphens, such as magpie-tower")
    if name in GAMES:
        raise UserError(f"there is a game '{name}' already")
    if len([letter for letter in name if letter.isalpha()]) < PREFIX_LENGTH:
        raise UserError(f"'{name}' is too short: the prefix of its rules needs {PREFIX_LENGTH} letters")


def write_game(name: str, folder: Path) -> None:
    """Writes the package of a new game."""
    filled = {
        "@NAME@": name,
        "@MODULE@": module_name(name),
        "@PREFIX@": free_prefix(name),
        "@TITLE@": name.replace("-", " ").title(),
    }
    for file in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        parts = [filled["@MODULE@"] if part == MODULE else part for part in file.relative_to(TEMPLATE).parts]
        to = folder.joinpath(*parts).with_suffix("")
        text = file.read_text(encoding="utf-8")
        for place, word in filled.items():
            text = text.replace(place, word)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text, encoding="utf-8")


def module_name(name: str) -> str:
    return name.replace("-", "_")


def free_prefix(name: str) -> str:
    """Returns the first prefix of three letters or more for rules, made of the name, that nobody has."""
    letters = re.sub("[^A-Z]", "", name.upper())
    taken = {SHARED, EXPERT, RULINGS, *PREFIXES.values()}
    for length in range(PREFIX_LENGTH, len(letters) + 1):
        if letters[:length] not in taken:
            return letters[:length]
    return letters + "X"
