"""The shelf of lessons: those that come with Tiptoe, and those that games of packages bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES
from ..suggest import hint
from .format import Lesson, LessonError
from .texts import read_lesson_file

OURS: Final = Path(__file__).parent
FIRST: Final = "classic-1"  # for whoever has never played


class UnknownLesson(Exception):
    """No lesson has this name."""


@cache
def lessons_by_id() -> dict[str, Lesson]:
    """Every lesson by its id, in the order of the games they teach. What cannot be read is not on it."""
    found: list[Lesson] = []
    for path in _files():
        try:
            found.append(read_lesson_file(path))
        except (LessonError, OSError):
            continue  # somebody else's file must not take the others along; `unreadable` names it
    games = list(GAMES)
    found.sort(key=lambda lesson: games.index(lesson.game) if lesson.game in games else len(games))
    return {lesson.id: lesson for lesson in found}


def unreadable() -> list[str]:
    """What is wrong with files that are no lessons."""
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
    for folder in [OURS, *(game.lessons for game in GAMES.values() if game.lessons is not None)]:
        yield from sorted(folder.glob("*.toml"))
