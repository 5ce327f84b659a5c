"""Messages of lessons: what a learner may ask beside choices, and what the tutor says. Everything else is a table's."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..table.commands import Choose, Command, Undo
from .table import Beat, Done, Hello, Present, Received, Refusal, Told, Why


class GoOn(Command, frozen=True, tag="go-on"):
    """The bubble was read."""


class ShowMe(Command, frozen=True, tag="show-me"):
    """Play this step for me."""


class StepBack(Command, frozen=True, tag="step-back"):
    """To the beginning of this step, or from there to that of the step before."""


class TakeBack(Command, frozen=True, tag="take-back"):
    """What was shown has been seen: to the beginning of this step."""


class AskWhy(Command, frozen=True, tag="ask-why"):
    """Why nothing can be done at a spot of the table."""

    spot: Annotated[str, msgspec.Meta(max_length=120)]


class Speak(Command, frozen=True, tag="speak"):
    """From now on in another language."""

    lang: Annotated[str, msgspec.Meta(max_length=20)]


LessonCommand: TypeAlias = Choose | Undo | GoOn | ShowMe | StepBack | TakeBack | AskWhy | Speak


class LessonAsk(Received, frozen=True):
    """What a learner wants; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: LessonCommand


class Reply(msgspec.Struct, frozen=True):
    """What the tutor says to something that does not lead on; `shows` while the table shows what comes of it."""

    when: str  # sensible, foolish
    say: str
    shows: bool


class Taught(msgspec.Struct, frozen=True, tag_field="type", tag="taught"):
    """Where the lesson is: the step with its bubble and its lights, or the closing words of the part."""

    lesson: str
    part: str
    step: str  # nothing after the last one
    number: int  # of the step, from 1 on through all parts
    steps: int
    title: str
    subtitle: str  # of the part, where there are several
    say: str
    acts: bool  # the step ends by doing something, not by going on
    light: list[str]
    next: str  # the key that the main line does now; nothing where it has none
    hesitates: str  # said to somebody who does nothing for a while
    teaches: list[str]
    reply: Reply | None
    rivals: bool  # the others play now
    moved: bool  # something was done in this step
    faces: list[str]  # of the seats
    next_part: str  # what follows these closing words
    closing: str  # of the whole lesson, after its last part


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """Why nothing can be done at a spot."""

    id: int
    why: Why


LessonMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat | Taught | Reason
