"""`tiptoe rules --book`: the players' book of a game in the terminal."""

from __future__ import annotations

import re
import shutil
import textwrap
from dataclasses import asdict
from typing import Final

import typer

from ..catalog import GAMES, SpecError, open_game
from ..rulebook.books import EXAMPLE, HEAD, ITEM, ROW, SIGN, STEP, TERM, BookLine, BookSection, book_for, has_book
from ..suggest import hint
from .app import UserError
from .arguments import print_json

WIDEST: Final = 100
BESIDE: Final = " · "  # between the cells of a row
MEANS: Final = " – "
BULLETS: Final = {ITEM: "- ", SIGN: "- ", ROW: "- ", EXAMPLE: "> "}


def show_book(spec: str, language: str, *, json: bool) -> None:
    """Prints the players' book for a spec, with the rules that each sentence tells."""
    _check(spec)
    told = book_for(spec, language)
    if json:
        return print_json(asdict(told))
    typer.echo(typer.style(told.title, bold=True))
    for chapter in told.chapters:
        typer.echo("\n" + typer.style(chapter.title.upper(), bold=True))
        for section in chapter.sections:
            _show(section)
    return None


def _check(spec: str) -> None:
    game = spec.partition("+")[0].partition(":")[0]
    if game not in GAMES:
        raise UserError(f"unknown game '{game}'; {hint(game, GAMES)}")
    if not has_book(game):
        raise UserError(f"'{game}' brings no book; its rules: tiptoe rules")
    try:
        open_game(spec)
    except SpecError as error:
        raise UserError(str(error)) from error


def _show(section: BookSection) -> None:
    typer.echo("\n" + typer.style(section.title, bold=True) if section.title else "")
    step = 0
    for line in section.lines:
        step = step + 1 if line.kind == STEP else 0
        if line.kind != HEAD:
            typer.echo(_wrapped(f"{step}. " if step else BULLETS.get(line.kind, ""), line))


def _wrapped(bullet: str, line: BookLine) -> str:
    """Wraps a line of the book to the width of the terminal, with its rules at the end."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    text = f"{_plain(line)} [{', '.join(line.rules)}]"
    return textwrap.fill(
        text, width, initial_indent=bullet, subsequent_indent=" " * len(bullet), break_on_hyphens=False
    )


def _plain(line: BookLine) -> str:
    parts = line.cells[:2] if line.kind == SIGN else line.cells
    text = (MEANS if line.kind in (SIGN, TERM) else BESIDE).join(parts)
    return re.sub(r"\*\*", "", text)
