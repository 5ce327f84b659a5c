"""`tiptoe rules`: every rule with the code that implements it and its tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..catalog import GAMES
from ..rulebook.matrix import load_rules, matrix, missing
from ..rulebook.translations import translated
from ..suggest import hint
from .app import UserError, app
from .arguments import JsonOption, LanguageOption, print_json, speak
from .book import show_book

MISSING = 1
ROOT = Path(__file__).resolve().parents[3]


@app.command("rules")
def show_rules(
    id: Annotated[
        str, typer.Argument(metavar="[ID]", help="A rule or a chapter, such as CORE-7.3 or CLA-4; with --book a game.")
    ] = "",
    only_missing: Annotated[
        bool, typer.Option("--missing", help="Only rules of built games without code or without a test.")
    ] = False,
    book: Annotated[
        bool, typer.Option("--book", help="The book for players of a game, such as catacombs+subterra:easy.")
    ] = False,
    lang: LanguageOption = "",
    json: JsonOption = False,
) -> None:
    """Show rules with the code that implements them and the tests that hold them, or the players' book."""
    if book:
        show_book(id or next(iter(GAMES)), speak(lang).language, json=json)
        raise typer.Exit
    if only_missing:
        holes = missing(ROOT)
        if json:
            print_json(holes)
        else:
            for hole in holes:
                typer.echo(hole)
        raise typer.Exit(MISSING if holes else 0)
    rules = load_rules()
    wanted = [rule for rule in rules if rule == id or rule.startswith((f"{id}.", f"{id}-")) or not id]
    if not wanted:
        raise UserError(f"unknown rule '{id}'; {hint(id, rules)}")
    places = matrix(ROOT)
    said = {rule: translated(rules[rule], speak(lang).language)[0] for rule in wanted}
    rows = [
        {
            "id": rule,
            "title": said[rule].title,
            "text": said[rule].text,
            "status": places[rule].status,
            "code": places[rule].code,
            "tests": places[rule].tests,
        }
        for rule in wanted
    ]
    if json:
        print_json(rows)
        return
    for row in rows:
        typer.echo(f"{row['id']}  {row['text']}")
        if len(rows) <= 40:
            for place in [*places[str(row["id"])].code, *places[str(row["id"])].tests]:
                typer.echo(f"    {place}")
