"""Plain text for a terminal: whatever a file or a guest wrote is shown, never obeyed."""

from __future__ import annotations

import typer


def printable(text: str) -> str:
    """Signs that would move the cursor, change the title or turn the reading round are written as what they are."""
    return "".join(letter if letter.isprintable() or letter == "\n" else _named(letter) for letter in text)


def say(text: str, *, err: bool = False) -> None:
    """A line for whoever reads."""
    typer.echo(printable(text), err=err)


def _named(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
