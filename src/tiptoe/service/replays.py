"""History and verification of finished games, by replaying their records.

Records are replayed off the event loop and one at a time, so that other tables hardly notice.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ..analysis.history import GameHistory, history_of
from ..records.record import CardsChanged, RecordError, read_record
from ..table.errors import Refused
from ..table.phases import OVER
from ..table.record import record_text
from ..table.table import Table
from ..wire.table import Checked, CourseHabit, CourseMoment, CourseOfGame, CourseRoad, CourseTurn
from .dependencies import RunInThread

MAX_CACHED: Final = 128  # histories in memory; others are made again


class ReplayService:
    """Replays finished games for their history and for verification."""

    def __init__(self, in_thread: RunInThread) -> None:
        self.in_thread = in_thread
        self.one = asyncio.Lock()
        self.courses: OrderedDict[str, CourseOfGame] = OrderedDict()

    async def course(self, table: Table) -> CourseOfGame:
        """Returns the history of a game; Refused while it is played, and if these rules lead elsewhere."""
        if table.id not in self.courses:
            try:
                self.courses[table.id] = _course_data(await self._played_again(table))
            except RecordError as error:
                raise Refused("plays-otherwise") from error
        self.courses.move_to_end(table.id)
        while len(self.courses) > MAX_CACHED:
            self.courses.popitem(last=False)
        return self.courses[table.id]

    async def check(self, table: Table) -> Checked:
        """Verifies a game as `tiptoe verify` does, each time anew."""
        promised = table.opened.commitment
        numbers = [] if table.recording is None else list(table.mixed_numbers())
        told = table.tells_luck
        try:
            found = await self._played_again(table)
        except RecordError as error:
            foreign = isinstance(error, CardsChanged)
            return Checked(False, promised, 0, 0, numbers, reason=error.reason, told=told, foreign=foreign)
        return Checked(True, promised, found.choices, found.chances, numbers, reason="", told=told, foreign=False)

    async def _played_again(self, table: Table) -> GameHistory:
        if table.phase != OVER or table.recording is None:
            raise Refused("game-not-over")
        text, promised = record_text(table), table.opened.commitment
        async with self.one:
            return await self.in_thread(lambda: _play_again(text, promised))


def _play_again(text: str, promised: str) -> GameHistory:
    """Replays a record; RecordError if its luck does not match the commitment, or anything else does not hold."""
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
