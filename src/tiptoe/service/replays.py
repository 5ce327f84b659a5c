"""Replays of finished games: how they went, and whether their luck kept its promise.

Playing a record takes a moment, aside and one at a time, so that bots and people at other tables hardly notice.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ..analysis.history import GameHistory, history_of
from ..records.record import OtherCards, RecordError, read_record
from ..table.errors import Refused
from ..table.phases import OVER
from ..table.record import record_text
from ..table.table import Table
from ..wire.table import Checked, CourseHabit, CourseMoment, CourseOfGame, CourseRoad, CourseTurn
from .dependencies import RunInThread

REMEMBERED: Final = 128  # courses in memory; another one is made again


class ReplayService:
    """What is known of finished games by playing them again."""

    def __init__(self, aside: RunInThread) -> None:
        self.aside = aside
        self.one = asyncio.Lock()
        self.courses: OrderedDict[str, CourseOfGame] = OrderedDict()

    async def course(self, table: Table) -> CourseOfGame:
        """How a game went; Refused while it is played, and where these rules lead elsewhere."""
        if table.id not in self.courses:
            try:
                self.courses[table.id] = _course_data(await self._played_again(table))
            except RecordError as error:
                raise Refused("plays-otherwise") from error
        self.courses.move_to_end(table.id)
        while len(self.courses) > REMEMBERED:
            self.courses.popitem(last=False)
        return self.courses[table.id]

    async def check(self, table: Table) -> Checked:
        """As `tiptoe verify` does it, every time anew."""
        promised = table.opened.commitment
        numbers = [] if table.recording is None else list(table.mixed_numbers())
        try:
            found = await self._played_again(table)
        except RecordError as error:
            foreign = isinstance(error, OtherCards)
            return Checked(False, promised, 0, 0, numbers, reason=error.reason, foreign=foreign)
        return Checked(True, promised, found.choices, found.chances, numbers, reason="", foreign=False)

    async def _played_again(self, table: Table) -> GameHistory:
        if table.phase != OVER or table.recording is None:
            raise Refused("game-not-over")
        text, promised = record_text(table), table.opened.commitment
        async with self.one:
            return await self.aside(lambda: _play_again(text, promised))


def _play_again(text: str, promised: str) -> GameHistory:
    """RecordError if the luck is not the one that was promised, or anything else does not hold."""
    record = read_record(text)
    found = record.commitment()
    if found != promised:
        raise RecordError(record.file, 1, f"its luck has the commitment {found}, not {promised}")
    return history_of(record)


def _course_data(course: GameHistory) -> CourseOfGame:
    return CourseOfGame(
        turns=[CourseTurn(one.turn, one.round, one.seat, one.points, one.damage) for one in course.turns],
        moments=[CourseMoment(one.what, one.turn, one.seat, one.n, one.card, one.token) for one in course.moments],
        habits=[
            CourseHabit(one.cards, [CourseRoad(road.out, road.into, road.n) for road in one.roads])
            for one in course.habits
        ],
    )
