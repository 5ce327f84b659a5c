"""Safe text for a terminal: control characters from files or other players are shown, never executed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from .app import UserError

ALLOWED_SPACES: Final = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # French typography needs these spaces


def printable(text: str) -> str:
    """Escapes characters that would move the cursor, change the title or reverse the reading direction."""
    return "".join(letter if letter.isprintable() or letter in ALLOWED_SPACES else _named(letter) for letter in text)


def read_text(file: Path) -> str:
    """Reads a file that the user named; UserError if it is not UTF-8 text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: not a text: byte {error.start} is not UTF-8") from error


def say(text: str, *, err: bool = False) -> None:
    """Prints a line, with control characters escaped."""
    typer.echo(printable(text), err=err)


def _named(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
