"""`tiptoe lessons`: lists and checks the lessons."""

from __future__ import annotations

from typing import Annotated

import typer

from ..tutorials.catalog import lesson_named, lessons_by_id, unreadable
from ..tutorials.check import problems
from ..tutorials.format import Lesson, text_in
from .app import app
from .arguments import JsonOption, LanguageOption, print_json, speak
from .safe_text import say

WRONG = 1


@app.command("lessons")
def show_lessons(
    id: Annotated[str, typer.Argument(metavar="[LESSON]", help="One lesson, such as classic-1.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Play every lesson in every way that it promises.")] = False,
    lang: LanguageOption = "",
    json: JsonOption = False,
) -> None:
    """List lessons, played on the real table in a browser; with --check prove them."""
    found = [lesson_named(id)] if id else list(lessons_by_id().values())
    rows = [_row(lesson, speak(lang).language) for lesson in found]
    wrong = {lesson.id: list(problems(lesson)) for lesson in found} if check else {}
    broken = [] if id else unreadable()
    if json:
        print_json({"lessons": rows, "problems": wrong, "unreadable": broken} if check else rows)
    else:
        _list(rows, [*broken, *(problem for found in wrong.values() for problem in found)])
        if check:
            typer.echo(f"{sum(not found for found in wrong.values())} of {len(rows)} lessons hold.")
    if broken or any(wrong.values()):
        raise typer.Exit(WRONG)


def _list(rows: list[dict[str, object]], wrong: list[str]) -> None:
    for row in rows:
        say(f"{row['id']}: {row['title']} ({row['game']}, {row['steps']} steps, {row['minutes']} min)")
        say(f"    {row['about']}")
    for problem in wrong:
        say(f"PROBLEM {problem}")


def _row(lesson: Lesson, tag: str) -> dict[str, object]:
    return {
        "id": lesson.id,
        "game": lesson.game,
        "title": text_in(lesson.title, tag),
        "about": text_in(lesson.about, tag),
        "minutes": lesson.minutes,
        "steps": sum(len(part.steps) for part in lesson.parts),
        "after": lesson.after,
    }
