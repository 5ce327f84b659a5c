"""Arguments shared by several commands, and helpers for their values."""

from __future__ import annotations

import json
import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..languages import LANGUAGES
from ..packs.document import read_source
from ..packs.files import Source
from ..text.language import LanguageError, Words, language, words

PERSON: Final = "you"  # stands for a person among the bots' names
SpecArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="SPEC", help="A game, its face and variants: classic, classic:dusk, classic+open-bag.")
]
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]
SeedOption: TypeAlias = Annotated[int, typer.Option("--seed", help="Names the luck of the game: same seed, same game.")]
LanguageOption: TypeAlias = Annotated[
    str, typer.Option("--lang", metavar="LANG", help=f"Language: {', '.join(LANGUAGES)}. Default: that of your system.")
]
PackOption: TypeAlias = Annotated[
    list[Path],
    typer.Option(
        "--pack", metavar="FILE|DIR", help="A pack of your own laid over the game's; may be given several times."
    ),
]
WorkersOption: TypeAlias = Annotated[
    int, typer.Option("--workers", help="Processes of this machine that play side by side.")
]
OnOption: TypeAlias = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="WHERE",
        help="Where games are played: here, cores (all of them, or --workers), ray, ray://HOST:PORT.",
    ),
]
DatabaseOption: TypeAlias = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="TIPTOE_DATABASE",
        help="sqlite:///FILE or postgresql://...; default: a file of yours.",
    ),
]


def speak(tag: str) -> Words:
    """Messages in the language `tag`; if it is "", in that of the user's system, else in English."""
    if tag:
        return words(language(tag))
    for candidate in (os.environ.get("LC_ALL"), os.environ.get("LANG"), locale.getlocale()[0]):
        try:
            return words(language(candidate or "en"))
        except LanguageError:
            continue
    return words("en")


def overlays(folders: Sequence[Path]) -> list[Source]:
    return [read_source(folder) for folder in folders]


def progress_bar() -> Progress:
    """Progress bar with the remaining time, on stderr, removed at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def print_json(data: object) -> None:
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
