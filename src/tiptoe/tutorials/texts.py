"""Translations of lessons: `locale/fr.toml` beside the lessons, which are written in English.

The file has a table for each lesson, and in it one for each step: the bubble's text under `say`, answers to other
choices under the keys of those choices, and the answer to a learner who hesitates under `hesitates`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ..languages import LANGUAGES
from ..suggest import hint
from .format import Lesson, LessonError, LessonPart, LessonStep, Texts, read_lesson

FOLDER: Final = "locale"
SAY: Final = "say"


class LessonText(NamedTuple):
    """Text of a lesson: its key in the translation file, and the text in every language."""

    place: str
    texts: Texts


def read_lesson_file(path: Path) -> Lesson:
    """Reads a lesson with its texts in every language."""
    lesson = read_lesson(path.read_text(encoding="utf-8"), path.name)
    for language in LANGUAGES:
        add_texts(lesson, language, path.parent / FOLDER / f"{language}.toml")
    return lesson


def texts_of(lesson: Lesson) -> Iterator[LessonText]:
    """Yields the texts of a lesson in the order of its file."""
    for name, texts in (("title", lesson.title), ("about", lesson.about), ("closing", lesson.closing)):
        yield LessonText(name, texts)
    for name in ("sensible", "foolish", "hesitates"):
        yield LessonText(f"defaults.{name}", getattr(lesson.defaults, name).say)
    for part in lesson.parts:
        yield from _texts_of_part(part, f"parts.{part.id}." if len(lesson.parts) > 1 else "")


def add_texts(lesson: Lesson, language: str, file: Path) -> None:
    """Adds a file's translations to the lesson; LessonError for a text that the lesson does not have."""
    if not file.is_file():
        return
    known = {text.place: text.texts for text in texts_of(lesson)}
    for place, said in _flat(_content(file).get(lesson.id, {})):
        if place not in known:
            raise LessonError(file.name, lesson.id, f"unknown text '{place}'; {hint(place, known)}")
        known[place][language] = said


def _texts_of_part(part: LessonPart, prefix: str) -> Iterator[LessonText]:
    if prefix:
        yield LessonText(f"{prefix}title", part.title)
        yield LessonText(f"{prefix}closing", part.closing)
    for step in part.steps:
        yield from _texts_of_step(step, f"{prefix}steps.{step.id}")


def _texts_of_step(step: LessonStep, place: str) -> Iterator[LessonText]:
    yield LessonText(f"{place}.{SAY}", step.say)
    for answer in step.instead:
        yield LessonText(f"{place}.{', '.join(answer.did) or answer.when}", answer.say)


@cache
def _content(file: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise LessonError(file.name, "", f"not valid TOML: {error}") from error


def _flat(table: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Yields the texts of a nested table with their dotted keys."""
    if isinstance(table, dict):
        for name, value in table.items():
            yield from _flat(value, f"{place}.{name}" if place else name)
    else:
        yield place, str(table)
