"""Replay cache: finished games and records that are looked at, replayed once and kept in memory for a while.

Nothing is stored. A record is untrusted: its length, its choices and the time to replay it are bounded.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ..analysis.stats import GameStats, stats_of
from ..bots.registry import BOTS
from ..packs.errors import PackErrors
from ..records.playback import Playback, playback_of
from ..records.record import Header, Record, RecordError, read_record
from ..table.errors import Refused
from ..table.luck_source import Beginning
from ..table.opening import begun_table
from ..table.phases import OVER
from ..table.record import record_text
from ..table.seats import Chair, names_from_file
from ..table.table import Table
from .dependencies import RunInThread
from .errors import UnreadableRecord
from .packs.reading import checked_pack

MAX_CACHED: Final = 48  # replays in memory, a few hundred kilobytes each; others are replayed again
MOST_CHOICES: Final = 5_000
MOST_SECONDS: Final = 10.0
FILE_PREFIX: Final = "file-"
DIGITS: Final = 24


@dataclass(frozen=True)
class CachedReplay:
    """Replay by its name, with the table it was played at or one made from the record."""

    name: str
    playback: Playback
    table: Table


class ReplayCache:
    """LRU cache of replays."""

    def __init__(self, in_thread: RunInThread, stopwatch: Callable[[], float] = time.monotonic) -> None:
        self.in_thread = in_thread
        self.stopwatch = stopwatch
        self.one = asyncio.Lock()  # one game at a time is replayed
        self.kept: OrderedDict[str, CachedReplay] = OrderedDict()
        self.counted: OrderedDict[str, GameStats] = OrderedDict()

    async def of_table(self, table: Table) -> CachedReplay:
        """Returns a finished game; Refused while it is played, and if these rules lead elsewhere."""
        if table.phase != OVER or table.recording is None:
            raise Refused("game-not-over")
        if (known := self._known(table.id)) is not None:
            return known
        text = record_text(table)
        try:
            playback = await self._played(text)
        except RecordError as error:
            raise Refused("plays-otherwise") from error
        return self._keep(CachedReplay(table.id, playback, table))

    async def of_record(self, text: str) -> CachedReplay:
        """Replays an uploaded record; UnreadableRecord if it is none, is too long, or does not replay."""
        name = FILE_PREFIX + sha256(text.encode()).hexdigest()[:DIGITS]
        if (known := self._known(name)) is not None:
            return known
        try:
            playback = await self._played(text)
        except RecordError as error:
            raise UnreadableRecord(error.line, error.reason) from error
        return self._keep(
            CachedReplay(name, playback, begun_table(playback.final, _chairs(playback.header), Beginning.REPLAY))
        )

    def file(self, name: str) -> CachedReplay | None:
        """Returns a record that was uploaded to this process lately, or None."""
        return self._known(name)

    async def figures(self, cached: CachedReplay) -> GameStats:
        """Returns the statistics of a game, computed once."""
        if cached.name not in self.counted:
            async with self.one:
                self.counted[cached.name] = await self.in_thread(lambda: stats_of(cached.playback))
            while len(self.counted) > MAX_CACHED:
                self.counted.popitem(last=False)
        return self.counted[cached.name]

    def _known(self, name: str) -> CachedReplay | None:
        if name in self.kept:
            self.kept.move_to_end(name)
        return self.kept.get(name)

    def _keep(self, cached: CachedReplay) -> CachedReplay:
        self.kept[cached.name] = cached
        while len(self.kept) > MAX_CACHED:
            self.kept.popitem(last=False)
        return cached

    async def _played(self, text: str) -> Playback:
        async with self.one:
            return await self.in_thread(lambda: self._play(text))

    def _play(self, text: str) -> Playback:
        record = read_record(text)
        if len(record.choices) > MOST_CHOICES:
            raise RecordError(record.file, record.choices[MOST_CHOICES].number, f"more than {MOST_CHOICES} choices")
        _check_packs(record)
        ends = self.stopwatch() + MOST_SECONDS
        return playback_of(record, lambda at: self._in_time(record, at, ends))

    def _in_time(self, record: Record, at: int, ends: float) -> None:
        if self.stopwatch() > ends:
            line = record.choices[min(at, len(record.choices)) - 1].number if at else 1
            raise RecordError(record.file, line, f"it takes longer than {MOST_SECONDS:.0f} seconds to play")


def _check_packs(record: Record) -> None:
    """Checks the packs inside a record, which are untrusted as well."""
    for document in record.header.packs:
        try:
            checked_pack(document)
        except PackErrors as wrong:
            raise RecordError(record.file, 1, f"it brings a pack with mistakes: {wrong.errors[0]}"[:300]) from wrong


def is_file_name(name: str) -> bool:
    return name.startswith(FILE_PREFIX)


def _chairs(header: Header) -> list[Chair]:
    """Seats of a record: names of bots are bots, all others people, with names that could be typed here."""
    marks = header.marks or ("",) * len(header.seats)
    return [
        Chair(name=name, bot=name, mark=mark) if name in BOTS else Chair(name=name, token=FILE_PREFIX, mark=mark)
        for name, mark in zip(names_from_file(header.seats), marks)
    ]
