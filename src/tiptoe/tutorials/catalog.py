"""Catalog of lessons: those that come with Tiptoe, and those of installed games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES
from ..suggest import hint
from .format import Lesson, LessonError
from .texts import read_lesson_file

FIRST: Final = "classic-1"  # the lesson for new players


class UnknownLesson(Exception):
    """Raised for the name of a lesson that does not exist."""


@cache
def lessons_by_id() -> dict[str, Lesson]:
    """Lessons by id, in the order of the games that they teach; unreadable files are left out."""
    found: list[Lesson] = []
    for path in _files():
        try:
            found.append(read_lesson_file(path))
        except (LessonError, OSError):
            continue  # a faulty file of an installed game must not hide the other lessons; `unreadable` reports it
    games = list(GAMES)
    found.sort(key=lambda lesson: games.index(lesson.game) if lesson.game in games else len(games))
    return {lesson.id: lesson for lesson in found}


def unreadable() -> list[str]:
    """Errors of the lesson files that cannot be read."""
    problems: list[str] = []
    for path in _files():
        try:
            read_lesson_file(path)
        except (LessonError, OSError) as error:
            problems.append(str(error))
    return problems


def lesson_named(id: str) -> Lesson:
    if id not in lessons_by_id():
        raise UnknownLesson(f"unknown lesson '{id}'; {hint(id, lessons_by_id())}")
    return lessons_by_id()[id]


def _files() -> Iterator[Path]:
    for game in GAMES.values():
        yield from sorted(game.tutorials.glob("*.toml"))
