"""Table of a lesson: the tutor, the learner, and the messages between them.

It lives as long as its connection. A learner who comes back resumes at the id of the step they left, so nothing is
stored, listed, recorded or rated, and no other node needs to know of the table.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from ...core.refusals import IllegalChoice
from ...records.seat_marks import MARKS
from ...table import commands as c
from ...table import entries as e
from ...table.errors import Refused
from ...text.language import Words, words
from ...tutorials.format import OK, PLAYS, Lesson, LessonPart, text_in
from ...wire.table import Done, Refusal
from ...wire.tutorial import (
    AskWhy,
    GoOn,
    LessonAsk,
    LessonCommand,
    Reason,
    Reply,
    ShowMe,
    Speak,
    StepBack,
    TakeBack,
    Taught,
)
from ..bot_delay import CARD_SHARE
from ..dependencies import Dependencies
from ..ephemeral import EphemeralTable
from ..messages import why
from ..session import Connection
from .tutor import Tutor, WrongChoice

LESSON_HOLDS: Final = "lesson-holds"
SHOWN_PAUSE: Final = 0.4  # pause before a shown choice, as a share of a rival's

_asks = msgspec.json.Decoder(LessonAsk)


class LessonTable(EphemeralTable[LessonAsk]):
    """Table for one learner and one part of a lesson, from a given step on."""

    def __init__(self, dependencies: Dependencies, lesson: Lesson, part: str, step: str, spoken: Words) -> None:
        self.lesson = lesson
        self.tutor = self._tutor(lesson.part(part), step, spoken)
        super().__init__(dependencies, self.tutor.table, _asks)
        self.told: list[e.AnyEntry] = []

    def _tutor(self, part: LessonPart, step: str, spoken: Words) -> Tutor:
        tutor = Tutor(self.lesson, part, [spoken.say(f"seat-{face}") for face in self.lesson.faces(part)])
        tutor.go_to(step)
        return tutor

    def join(self, client: Connection) -> None:
        """Sends the table and the lesson as they are now."""
        self.session.join(client, self.told)
        self._teach(client)

    async def obey(self, client: Connection, ask: LessonAsk) -> None:
        try:
            self._at_once(client, ask)
        except WrongChoice:
            client.tell(Refusal(ask.id, LESSON_HOLDS, "", ""))
        else:
            client.tell(Done(ask.id, self.tutor.table.seq))
        if not isinstance(ask.command, AskWhy):
            await self._follow(client, ask.command)

    def _at_once(self, client: Connection, ask: LessonAsk) -> None:
        """Carries out the part of a command that takes no time."""
        command, tutor, now = ask.command, self.tutor, self.dependencies.clock()
        if isinstance(command, c.Choose):
            self._tell(tutor.choose(command, now))
        elif isinstance(command, c.Undo):
            self._tell(tutor.undo(command, now))
        elif isinstance(command, GoOn):
            tutor.go_on()
        elif isinstance(command, StepBack):
            self._tell(*tutor.back(now))
        elif isinstance(command, TakeBack):
            self._tell(*tutor.again(now))
        elif isinstance(command, AskWhy):
            client.tell(Reason(ask.id, why(tutor.table, client.listener, "", command.spot)))
        elif isinstance(command, Speak):
            self.speak(client, command.lang, self.told)

    async def _follow(self, client: Connection, command: LessonCommand) -> None:
        """Plays what follows a command at a visible pace: the moves to show, and the rivals' moves after each step."""
        if isinstance(command, ShowMe):
            await self._show(client)
        if self.tutor.stuck():
            self._tell(*self.tutor.again(self.dependencies.clock()))
            self.tutor.answer = self.lesson.defaults.sensible
        while self.tutor.done():
            await self._rivals(client)
        self._teach(client)

    async def _show(self, client: Connection) -> None:
        """Plays the main line from here or, if the learner has strayed too far, from the beginning of the step."""
        if self.tutor.over or self.tutor.step.until == OK:
            self.tutor.go_on()
            return
        if not self.tutor.next_key():
            self._tell(*self.tutor.again(self.dependencies.clock()))
        for key in self.tutor.shown():
            if key != self.tutor.next_key():
                continue
            await self._pause(key, SHOWN_PAUSE)
            self._tell(self.tutor.do(key, self.dependencies.clock()))
            self._teach(client)

    async def _rivals(self, client: Connection) -> None:
        """Plays the rivals' moves after a step. If they are impossible, the lesson resumes at the next step."""
        moves = self.tutor.rivals()
        if moves:
            self._teach(client, rivals=True)
        try:
            for key in moves:
                await self._pause(key)
                self._tell(self.tutor.rival(key, self.dependencies.clock()))
        except (Refused, IllegalChoice):
            self._begin_again(client)
        else:
            self.tutor.end_step()

    def _begin_again(self, client: Connection) -> None:
        """Resumes at the next step, in the position where the main line reaches it."""
        part, at = self.tutor.part, self.tutor.at + 1
        spoken = client.listener.words or words("en")
        step = part.steps[min(at, len(part.steps) - 1)].id
        self.tutor = self._tutor(part, step, spoken)
        self.told = []
        self.session.table = self.tutor.table
        self.session.join(client, [])

    async def _pause(self, key: str, part: float = 1.0) -> None:
        """Pauses as at any table; playing a card from the hand takes less time."""
        cards = CARD_SHARE if key.startswith(PLAYS) else 1.0
        await asyncio.sleep(self.dependencies.bot_pause * self.session.pace() * part * cards)

    def _tell(self, *entries: e.AnyEntry) -> None:
        self.session.table = self.tutor.table
        for entry in entries:
            self.told.append(entry)
            self.session.tell(entry)

    def _teach(self, client: Connection, *, rivals: bool = False) -> None:
        spoken = client.listener.words or words("en")
        client.tell(taught(self.tutor, spoken.language, rivals=rivals))


def taught(tutor: Tutor, tag: str, *, rivals: bool = False) -> Taught:
    """Returns the state of the lesson in a language."""
    lesson, part = tutor.lesson, tutor.part
    before = sum(len(other.steps) for other in lesson.parts[: lesson.parts.index(part)])
    step = None if tutor.over else tutor.step
    following = lesson.parts[lesson.parts.index(part) + 1 :]
    closes = step is None
    return Taught(
        lesson=lesson.id,
        part=part.id,
        step="" if step is None else step.id,
        number=before + min(tutor.at + 1, len(part.steps)),
        steps=sum(len(each.steps) for each in lesson.parts),
        title=text_in(lesson.title, tag),
        subtitle=text_in(part.title, tag),
        say=text_in(part.closing, tag) if step is None else text_in(step.say, tag),
        acts=step is not None and step.condition is not None,
        light=[] if step is None else step.light,
        next="" if rivals else tutor.next_key(),
        hesitates="" if step is None else text_in(step.hesitates() or lesson.defaults.hesitates.say, tag),
        teaches=[] if step is None else step.teaches,
        reply=_reply(tutor, tag),
        rivals=rivals,
        moved=tutor.moved,
        faces=[MARKS[face] for face in lesson.faces(part)],
        next_part=following[0].id if closes and following else "",
        closing=text_in(lesson.closing, tag) if closes and not following else "",
    )


def _reply(tutor: Tutor, tag: str) -> Reply | None:
    answer = tutor.answer
    if answer is None:
        return None
    when = "foolish" if answer is tutor.lesson.defaults.foolish else getattr(answer, "when", "sensible")
    return Reply(when, text_in(answer.say, tag), tutor.shows)
