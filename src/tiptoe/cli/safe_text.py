"""Plain text for a terminal: whatever a file or a guest wrote is shown, never obeyed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from .app import UserError

HARMLESS: Final = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # the spaces that French is printed with


def printable(text: str) -> str:
    """Signs that would move the cursor, change the title or turn the reading round are written as what they are."""
    return "".join(letter if letter.isprintable() or letter in HARMLESS else _named(letter) for letter in text)


def read_text(file: Path) -> str:
    """A file that somebody names; UserError if it is no text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: not a text: byte {error.start} is not UTF-8") from error


def say(text: str, *, err: bool = False) -> None:
    """A line for whoever reads."""
    typer.echo(printable(text), err=err)


def _named(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
