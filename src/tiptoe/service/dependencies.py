"""Needs of a house: what it is given by whoever runs it.

A server brings a database, threads and processes; a table in a browser brings none of them.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from ..store.rows import Append, Stored, TableRow
from .bot_worker import BotTask
from .credentials import TokenSource
from .rate_limit import UNLIMITED, Rate

T = TypeVar("T")
Clock = Callable[[], int]  # seconds, as entries have them
DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"


class TableLog(Protocol):
    """Tables and their entries, as they were committed. Every method may take long: it is called aside."""

    def table(self, id: str) -> TableRow | None: ...

    def entries(self, id: str, after: int = 0) -> list[Stored]: ...

    def named_like(self, prefix: str) -> list[str]: ...

    def tables(self, *, listed: bool | None = None, since: int | None = None, limit: int) -> list[TableRow]: ...


class LogWriter(Protocol):
    """Commits entries; Conflict or StoreUnavailable if it does not."""

    async def append(self, append: Append) -> None: ...


class PackStore(Protocol):
    """Packs that people brought along, by digest. Every method may take long: it is called aside."""

    def find(self, digest: str) -> bytes | None: ...

    def keep(self, digest: str, body: bytes, now: int) -> None: ...


class MemoryPackStore:
    """Kept where nothing else is."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def find(self, digest: str) -> bytes | None:
        return self.kept.get(digest)

    def keep(self, digest: str, body: bytes, now: int) -> None:
        self.kept[digest] = body


class RunInThread(Protocol):
    """Runs what takes long where it keeps nobody else waiting."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class BotExecutor(Protocol):
    """Does what takes a bot long, with a thought; NoThought or anything else raised means that there is no answer."""

    async def __call__(self, work: Callable[[BotTask], T], thought: BotTask, /) -> T: ...


class CommandObserver(Protocol):
    """Learns of every command what became of it (DONE, REFUSED, FAILED) and how long it took."""

    def __call__(self, outcome: str, seconds: float, /) -> None: ...


class WorkTooCostly(Exception):
    """Raised where work of a stranger takes more time or memory than it may."""


class SandboxedWork(Protocol):
    """Does work of a stranger with plain values, apart from tables; TooCostly if it takes too much."""

    async def __call__(self, work: Callable[..., T], /, *given: object) -> T: ...


async def run_on_loop(work: Callable[[], T], /) -> T:
    """Aside where there is nowhere else to go."""
    return work()


async def run_in_place(work: Callable[..., T], /, *given: object) -> T:
    """Strangers' work where nobody is a stranger."""
    return work(*given)


class SteadyClock:
    """The time of day as it was when this process began, and the stopwatch since: one that is set takes no seats."""

    def __init__(self, time_of_day: Callable[[], float] = time.time, stopwatch: Callable[[], float] = time.monotonic):
        self.stopwatch = stopwatch
        self.began = time_of_day() - stopwatch()

    def __call__(self) -> int:
        return int(self.began + self.stopwatch())


seconds_now: Final = SteadyClock()


def ignore_outcome(outcome: str, seconds: float, /) -> None:
    """Nobody counts."""


@dataclass(frozen=True)
class Dependencies:
    """Everything that a house does not do itself."""

    log: TableLog
    writer: LogWriter
    thinker: BotExecutor
    packs: PackStore = field(default_factory=MemoryPackStore)
    aside: RunInThread = run_on_loop
    reads: RunInThread = run_on_loop  # of the store: they wait for no other work
    clock: Clock = seconds_now
    mint: TokenSource = field(default_factory=TokenSource)
    observer: CommandObserver = ignore_outcome
    away_seconds: int = 60  # without a connection, until others may let a bot play
    number_seconds: int = 4  # that a deal waits for numbers which seats have promised
    commands: Rate = UNLIMITED  # of one seat at one table
    bot_pause: float = 0.0  # seconds before a bot's answer for people of middle pace, so that they can follow
