"""Dependencies of the service: what the process that runs it provides.

A server provides a database, threads and processes; a browser provides none of them.
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
Clock = Callable[[], int]  # seconds since 1970, as in entries
DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"


class TableLog(Protocol):
    """Log of tables and their entries, as committed. Every method may block."""

    def table(self, id: str) -> TableRow | None: ...

    def entries(self, id: str, after: int = 0) -> list[Stored]: ...

    def named_like(self, prefix: str) -> list[str]: ...

    def tables(self, *, listed: bool | None = None, since: int | None = None, limit: int) -> list[TableRow]: ...


class LogWriter(Protocol):
    """Writer of the log; raises Conflict or StoreUnavailable if an entry is not committed."""

    async def append(self, append: Append) -> None: ...


class PackStore(Protocol):
    """Store of uploaded packs, by digest. Every method may block."""

    def find(self, digest: str) -> bytes | None: ...

    def keep(self, digest: str, body: bytes, now: int) -> None: ...


class MemoryPackStore:
    """Pack store in memory, for tests and the browser."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def find(self, digest: str) -> bytes | None:
        return self.kept.get(digest)

    def keep(self, digest: str, body: bytes, now: int) -> None:
        self.kept[digest] = body


class RunInThread(Protocol):
    """Runs a blocking function off the event loop."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class BotExecutor(Protocol):
    """Runs a bot task off the event loop; NoBotAnswer or any other exception means that there is no answer."""

    async def __call__(self, work: Callable[[BotTask], T], thought: BotTask, /) -> T: ...


class CommandObserver(Protocol):
    """Metrics hook for commands: their outcome (DONE, REFUSED, FAILED) and duration."""

    def __call__(self, outcome: str, seconds: float, /) -> None: ...


class WorkTooCostly(Exception):
    """Raised when work on untrusted input exceeds its time or memory."""


class SandboxedWork(Protocol):
    """Runs work on untrusted input in a sandbox, with plain values; raises WorkTooCostly beyond its limits."""

    async def __call__(self, work: Callable[..., T], /, *given: object) -> T: ...


async def run_on_loop(work: Callable[[], T], /) -> T:
    """Runs the function on the event loop."""
    return work()


async def run_in_place(work: Callable[..., T], /, *given: object) -> T:
    """Runs sandboxed work without a sandbox, where all input is trusted."""
    return work(*given)


class SteadyClock:
    """Wall clock that ignores later clock changes, so that setting the clock cannot time seats out."""

    def __init__(self, time_of_day: Callable[[], float] = time.time, stopwatch: Callable[[], float] = time.monotonic):
        self.stopwatch = stopwatch
        self.began = time_of_day() - stopwatch()

    def __call__(self) -> int:
        return int(self.began + self.stopwatch())


seconds_now: Final = SteadyClock()


def ignore_outcome(outcome: str, seconds: float, /) -> None:
    """Metrics hook that does nothing."""


@dataclass(frozen=True)
class Dependencies:
    """Everything that the service does not do itself, and the settings of tables."""

    log: TableLog
    writer: LogWriter
    bot_executor: BotExecutor
    packs: PackStore = field(default_factory=MemoryPackStore)
    in_thread: RunInThread = run_on_loop
    reads: RunInThread = run_on_loop  # for reads of the store, which must not wait for other work
    clock: Clock = seconds_now
    token_source: TokenSource = field(default_factory=TokenSource)
    observer: CommandObserver = ignore_outcome
    away_seconds: int = 60  # seconds without a connection until others may let a bot play
    number_seconds: int = 4  # seconds that a deal waits for numbers that seats have promised
    commands: Rate = UNLIMITED  # commands of one seat at one table
    bot_pause: float = 0.0  # seconds before a bot's answer at the pace `brisk`
    keep_days: int = 0  # days that an untouched table is kept, 0 for ever
    report_games: int = 0  # games of a report, 0 where none is made
    whole_records: bool = False  # whether a record has its secret before the end: all seats are one person's
