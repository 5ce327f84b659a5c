"""Lessons as content: what can be learned by playing, in the best order to learn it."""

from __future__ import annotations

import msgspec

from ...tutorials.catalog import lessons_by_id
from ...tutorials.format import Lesson, text_in


class LessonPart(msgspec.Struct, frozen=True):
    """Table of a lesson, with the ids of its steps, by which a learner resumes."""

    id: str
    title: str
    steps: list[str]


class LessonContent(msgspec.Struct, frozen=True):
    """Lesson in a list; `after` are lessons to suggest before it."""

    id: str
    game: str
    spec: str
    title: str
    about: str
    minutes: int
    after: list[str]
    parts: list[LessonPart]


def lessons_content(language: str) -> list[LessonContent]:
    return [_content(lesson, language) for lesson in lessons_by_id().values()]


def _content(lesson: Lesson, language: str) -> LessonContent:
    return LessonContent(
        id=lesson.id,
        game=lesson.game,
        spec=lesson.spec,
        title=text_in(lesson.title, language),
        about=text_in(lesson.about, language),
        minutes=lesson.minutes,
        after=lesson.after,
        parts=[
            LessonPart(one.id, text_in(one.title, language), [step.id for step in one.steps]) for one in lesson.parts
        ],
    )
