"""Load drill: a server with many tables, many websockets, and real games with random choices at a steady rate."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tiptoe.catalog import check_seats, open_game

from . import messages as m
from .http import Unreachable
from .idle import idle_table_bytes
from .node import Node
from .seats import OwnSeat, attend, seated_table

T = TypeVar("T")
AT_ONCE: Final = 16  # tables that are opened at the same time
LAST_SECONDS: Final = 15.0  # for what is under way when the time is up
TICK: Final = 0.005
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class LoadPlan:
    """Plan of a load drill. `rate` is choices a second over all tables; 0 is as fast as the answers come.

    `spec` may name several games with commas between them. People connect from `homes`, addresses of this machine.
    """

    tables: int
    clients: int
    seconds: float
    rate: float = 200.0
    spec: str = "classic"
    database: str = ""
    idle_tables: int = 300
    homes: tuple[str, ...] = ("",)

    @property
    def specs(self) -> list[str]:
        return self.spec.split(",")

    def check(self) -> None:
        """Raises ValueError or SpecError for a plan that cannot be carried out."""
        if self.clients < 2 * self.tables:
            raise ValueError(f"{self.tables} tables need at least {2 * self.tables} clients, not {self.clients}")
        for table, spec in enumerate(self.specs):
            check_seats(open_game(spec), self.seats(table))

    def spec_at(self, table: int) -> str:
        return self.specs[table % len(self.specs)]

    def seats(self, table: int) -> int:
        """Returns the seats of a table: one for each client as far as the game has them; other clients watch."""
        return min(self.clients // self.tables, open_game(self.spec_at(table)).params.seats[-1])

    def homes_at(self, table: int) -> list[str]:
        """Returns the address of every seat of a table, each its own as far as there are enough."""
        seats = self.seats(table)
        return [self.homes[(table * seats + seat) % len(self.homes)] for seat in range(seats)]

    def connections(self, table: int) -> int:
        return self.clients // self.tables + (table < self.clients % self.tables)


@dataclass
class LoadReport:
    """Result of a load drill: times from sending a choice until the last connection of its table has the new view."""

    plan: LoadPlan
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    games: int = 0
    memory: int = 0
    idle_table: float = 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "tables": self.plan.tables,
            "clients": self.plan.clients,
            "seconds": round(self.seconds, 1),
            "rate": self.plan.rate,
            "spec": self.plan.spec,
            "database": self.plan.database.split(":")[0] or "sqlite",
            "choices": len(self.waits),
            "choices_per_second": round(len(self.waits) / max(self.seconds, 0.001), 1),
            "p50_ms": round(1000 * quantile(self.waits, 0.5), 1),
            "p99_ms": round(1000 * quantile(self.waits, 0.99), 1),
            "max_ms": round(1000 * max(self.waits, default=0.0), 1),
            "failed": len(self.failures),
            "failures": sorted(set(self.failures))[:5],
            "games": self.games,
            "rss_mb": round(self.memory / MEGABYTE, 1),
            "idle_table_kb": round(self.idle_table / 1000, 1),
        }


def quantile(values: Iterable[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def load(plan: LoadPlan) -> LoadReport:
    """Starts a server of its own, loads it, and stops it again."""
    plan.check()
    report = LoadReport(plan)
    with tempfile.TemporaryDirectory(prefix="tiptoe-load-") as name:
        folder = Path(name)
        if plan.idle_tables:
            report.idle_table = await idle_table_bytes(folder, plan.specs[0], plan.idle_tables)
        node = Node(plan.database or f"sqlite:///{folder / 'tables.db'}", folder)
        try:
            await node.start()
            await Players(plan, node, report).play()
            report.memory = node.memory()
        finally:
            node.stop()
        report.failures += node.errors()
    return report


class LoadTable:
    """Table and its connections. A choice is made only when all connections have seen the one before."""

    def __init__(self, crowd: Players, number: int, places: list[OwnSeat]) -> None:
        self.crowd = crowd
        self.number = number
        self.places = places
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.question: m.SeenQuestion | None = None
        self.asked = 0  # the connection whose question it is
        self.sent = 0.0
        self.heard = 0
        self.over = False

    async def connect(self, address: str) -> None:
        for number, place in enumerate(self.places):
            socket = await attend(address, place)
            self.sockets.append(socket)
            self._note(number, await m.next_message(socket))
        self.readers = [asyncio.create_task(self._read(number)) for number in range(len(self.sockets))]
        self.crowd.is_ready(self)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)

    async def choose(self) -> None:
        assert self.question is not None
        question, self.question = self.question, None
        self.heard, self.sent = 0, time.perf_counter()
        message = m.choose_command(question.decision, question.decision, random.choice(question.choices))
        try:
            await self.sockets[self.asked].send(message, text=True)
        except WebSocketException as error:
            self.crowd.fails(self, f"a command was not sent: {error}")

    async def _read(self, number: int) -> None:
        try:
            while True:
                self._take(number, await m.next_message(self.sockets[number]))
        except WebSocketException as error:
            self.crowd.fails(self, f"a connection was lost: {error}")

    def _take(self, number: int, message: m.Message) -> None:
        if message.type == "refused":
            self.crowd.fails(self, f"refused: {message.word}")
        if message.type != "told" or message.entry is None or message.entry.type != "chosen":
            return
        self._note(number, message)
        self.heard += 1
        if self.heard == len(self.sockets):
            self.crowd.is_played(self, time.perf_counter() - self.sent)

    def _note(self, number: int, message: m.Message) -> None:
        """Remembers the question to the seat of this connection, if there is one, and whether the game is over."""
        question = message.question
        if question is not None and question.choices:
            self.question, self.asked = question, number
        self.over = message.info is not None and message.info.phase == "over"


class Players:
    """All people of a load drill: keeps the planned number of tables going, at the planned pace."""

    def __init__(self, plan: LoadPlan, node: Node, report: LoadReport) -> None:
        self.plan = plan
        self.node = node
        self.report = report
        self.games: set[LoadTable] = set()
        self.waiting: deque[LoadTable] = deque()  # for their next choice, the longest waiting first
        self.under_way: set[LoadTable] = set()
        self.changes: set[asyncio.Task[None]] = set()
        self.ended = False

    async def play(self) -> None:
        limit = asyncio.Semaphore(AT_ONCE)
        await gathered([self._open(table, limit) for table in range(self.plan.tables)])
        begun = time.perf_counter()
        await self._keep_pace(begun)
        self.report.seconds = time.perf_counter() - begun
        self.ended = True
        await self._wait_for_the_last()
        await gathered([game.close() for game in self.games])

    def is_ready(self, game: LoadTable) -> None:
        self.waiting.append(game)

    def is_played(self, game: LoadTable, seconds: float) -> None:
        """Records that all connections of a table have seen the result of a choice."""
        self.under_way.discard(game)
        self.report.waits.append(seconds)
        if game.over:
            self._replace(game)
        else:
            self.waiting.append(game)

    def fails(self, game: LoadTable, why: str) -> None:
        if not self.ended:
            self.report.failures.append(why)
            self.under_way.discard(game)

    async def _open(self, table: int, limit: asyncio.Semaphore | None = None) -> None:
        async with limit or asyncio.Semaphore():
            seats, homes = self.plan.seats(table), self.plan.homes_at(table)
            places = await seated_table(self.node.address, self.plan.spec_at(table), seats, homes=homes)
            watching = self.plan.connections(table) - seats
            game = LoadTable(self, table, places + [OwnSeat(places[0].table, -1)] * watching)
            await game.connect(self.node.address)
            self.games.add(game)

    def _replace(self, game: LoadTable) -> None:
        """Replaces a finished game by a new table."""
        self.report.games += 1
        self.games.discard(game)
        if not self.ended:
            task = asyncio.create_task(self._change(game))
            self.changes.add(task)
            task.add_done_callback(self.changes.discard)

    async def _change(self, game: LoadTable) -> None:
        await game.close()
        try:
            await self._open(game.number)
        except (Unreachable, OSError, WebSocketException) as error:
            self.fails(game, f"no new table: {error}")

    async def _keep_pace(self, begun: float) -> None:
        """Makes `rate` choices a second, each at the table that has waited the longest."""
        due = 0.0
        while not self.ended and (now := time.perf_counter() - begun) < self.plan.seconds:
            while self.waiting and (due <= now or not self.plan.rate):
                game = self.waiting.popleft()
                self.under_way.add(game)
                await game.choose()
                due += 1 / self.plan.rate if self.plan.rate else 0.0
            await asyncio.sleep(TICK)

    async def _wait_for_the_last(self) -> None:
        limit = time.perf_counter() + LAST_SECONDS
        while self.under_way and time.perf_counter() < limit:
            await asyncio.sleep(TICK)
        self.report.failures += ["a choice was not seen by everybody"] * len(self.under_way)
        for task in list(self.changes):
            task.cancel()
        await asyncio.gather(*self.changes, return_exceptions=True)


async def gathered(works: Iterable[Awaitable[T]]) -> list[T]:
    """Awaits all works; the first error ends the rest."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_awaited(work)) for work in works]
    return [task.result() for task in tasks]


async def _awaited(work: Awaitable[T]) -> T:
    return await work
