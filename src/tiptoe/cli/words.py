"""`tiptoe words`: coverage of the translations, and the texts that a language lacks."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Annotated, Final

import typer

from ..catalog import HERE
from ..coverage import ENOUGH, SourceText, percent_of, texts
from ..languages import FINISHED, LANGUAGES
from ..text.language import language
from .app import app
from .arguments import JsonOption, print_json
from .safe_text import say

LONGEST: Final = 100  # letters of an English text in a list
MISSING: Final = 1


@app.command("words")
def show_words(
    missing: Annotated[
        str, typer.Option("--missing", metavar="LANG", help="List what a language does not say yet, file by file.")
    ] = "",
    json: JsonOption = False,
) -> None:
    """Show how much of Tiptoe is translated into each language; with --missing, list the texts still in English."""
    if missing:
        _show_missing(language(missing), json=json)
        return
    rows = [{"language": tag, "percent": percent_of(tag), "finished": tag in FINISHED} for tag in LANGUAGES]
    if json:
        print_json(rows)
        return
    for row in rows:
        begun = "" if row["finished"] else f" (begun; below {ENOUGH} % the page says so)"
        say(f"{row['language']}: {row['percent']} %{begun}")


def _show_missing(tag: str, *, json: bool) -> None:
    all = list(texts(tag))
    left: dict[Path, list[SourceText]] = defaultdict(list)
    for text in all:
        if not text.is_written:
            left[text.file].append(text)
    if json:
        print_json({_shown(file): {text.id: text.english for text in found} for file, found in left.items()})
    else:
        for file, found in left.items():
            say(f"{_shown(file)}: {len(found)} left")
            for text in found:
                say(f"    {text.id}: {_one_line(text.english)}")
        count = sum(map(len, left.values()))
        say(f"{tag}: {percent_of(tag)} % of {len(all)} texts; {count} are left, in {len(left)} files.")
    if left:
        raise typer.Exit(MISSING)


def _shown(file: Path) -> str:
    root = HERE.parents[1]
    return str(file.relative_to(root) if file.is_relative_to(root) else file)


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
