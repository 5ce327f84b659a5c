"""Messages of lessons: commands of the learner besides choices, and messages of the tutor."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..table.commands import Choose, Command, Undo
from .table import Beat, Done, Hello, Present, Received, Refusal, Told, Why


class GoOn(Command, frozen=True, tag="go-on"):
    """Continues the lesson: the learner has read the bubble."""


class ShowMe(Command, frozen=True, tag="show-me"):
    """Plays this step for the learner."""


class StepBack(Command, frozen=True, tag="step-back"):
    """Returns to the beginning of this step, or from there to the beginning of the step before."""


class TakeBack(Command, frozen=True, tag="take-back"):
    """Takes back a choice that was only shown: returns to the beginning of this step."""


class AskWhy(Command, frozen=True, tag="ask-why"):
    """Asks why nothing can be done at a spot of the table."""

    spot: Annotated[str, msgspec.Meta(max_length=120)]


class Speak(Command, frozen=True, tag="speak"):
    """Switches to another language."""

    lang: Annotated[str, msgspec.Meta(max_length=20)]


LessonCommand: TypeAlias = Choose | Undo | GoOn | ShowMe | StepBack | TakeBack | AskWhy | Speak


class LessonAsk(Received, frozen=True):
    """Command of the learner; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: LessonCommand


class Reply(msgspec.Struct, frozen=True):
    """Reply of the tutor to a choice that does not advance the lesson; `shows`: the table shows its effects for now."""

    when: str  # sensible, foolish
    say: str
    shows: bool


class Taught(msgspec.Struct, frozen=True, tag_field="type", tag="taught"):
    """State of the lesson: the step with its bubble and highlights, or the closing words of the part."""

    lesson: str
    part: str
    step: str  # "" after the last step
    number: int  # number of the step, from 1 on through all parts
    steps: int
    title: str
    subtitle: str  # title of the part, in a lesson of several
    say: str
    acts: bool  # the step ends with a choice, not with `go-on`
    light: list[str]
    next: str  # next key of the main line; "" where it has none
    hesitates: str  # hint for a learner who does nothing for a while
    teaches: list[str]
    reply: Reply | None
    rivals: bool  # the other seats are playing now
    moved: bool  # a choice was made in this step
    faces: list[str]  # animals of the seats
    next_part: str  # id of the part that follows these closing words
    closing: str  # closing words of the whole lesson, after its last part


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """Reason why nothing can be done at a spot."""

    id: int
    why: Why


LessonMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat | Taught | Reason
