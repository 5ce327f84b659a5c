"""A service without a server: its log in memory, bots that choose in place, no threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

import msgspec

from patience import PATIENCE
from tiptoe.core.rng import KEY_BYTES
from tiptoe.service.bot_worker import BotTask
from tiptoe.service.credentials import TokenSource, seat_of
from tiptoe.service.dependencies import Dependencies
from tiptoe.service.messages import Listener
from tiptoe.service.session import Connection, TableSession
from tiptoe.service.table_service import TableService
from tiptoe.store.errors import Conflict
from tiptoe.store.rows import Append, Batch, Stored, TableRow
from tiptoe.table.phases import OVER
from tiptoe.text.language import words
from tiptoe.wire.table import NewTable

Message = dict[str, Any]
T = TypeVar("T")


@dataclass
class MemoryLog:
    """Log and writer of a service: the rows and entries of a store, in lists."""

    appends: dict[str, list[Append]] = field(default_factory=dict)

    async def append(self, append: Append) -> None:
        known = self.appends.setdefault(append.table, [])
        if append.seq != len(known) + 1:
            raise Conflict(append.table, append.seq, len(known))
        known.append(append)

    def table(self, id: str) -> TableRow | None:
        known = self.appends.get(id)
        if not known:
            return None
        row: Any = Batch(known).changes()
        times = known[0].now, known[-1].now
        listed = bool(row["listed"])
        return TableRow(id, row["last"], row["status"], listed, row["summary"], row["position"], 0, *times)

    def entries(self, id: str, after: int = 0) -> list[Stored]:
        return [Stored(id, one.seq, one.body, one.snapshot) for one in self.appends.get(id, [])[after:]]

    def named_like(self, prefix: str) -> list[str]:
        rows = [row for id in self.appends if id.startswith(prefix) and (row := self.table(id)) is not None]
        return [row.table for row in rows if row.status != OVER]

    def tables(self, *, listed: bool | None = None, since: int | None = None, limit: int) -> list[TableRow]:
        rows = [row for id in self.appends if (row := self.table(id)) is not None]
        if since is not None:
            rows = [row for row in rows if row.updated >= since and row.status != OVER]
        return [row for row in rows if listed is None or row.listed == listed][:limit]


@dataclass
class OutcomeCounter:
    """An observer that records the outcomes of commands."""

    outcomes: list[str] = field(default_factory=list)

    def __call__(self, outcome: str, seconds: float, /) -> None:
        self.outcomes.append(outcome)


async def run_in_place(work: Callable[[BotTask], T], thought: BotTask, /) -> T:
    return work(thought)


class PredictableTokens(TokenSource):
    """Token source with predictable ids, tokens and secrets."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def table(self) -> str:
        return f"{next(self.numbers):024x}"

    def token(self) -> str:
        return f"token-{next(self.numbers)}"

    def secret(self) -> str:
        return "5a" * KEY_BYTES


def service_of(log: MemoryLog, counted: OutcomeCounter | None = None, **more: Any) -> TableService:
    service = TableService(Dependencies(log, log, run_in_place, observer=counted or OutcomeCounter(), **more))
    service.bots.open()
    return service


@dataclass
class Guest:
    """A person at a table, connected by frames."""

    service: TableService
    session: TableSession
    client: Connection
    tokens: str
    raw: list[str] = field(default_factory=list)  # every frame as received
    heard: list[Message] = field(default_factory=list)
    asked: int = 0

    @property
    def last(self) -> Message:
        """The latest message with a position."""
        return next(message for message in reversed(self.heard) if message["type"] in ("hello", "told"))

    async def listen(self) -> None:
        """Hears at least one message, and every other one that is ready."""
        while True:
            message = await asyncio.wait_for(self.client.next_message(), PATIENCE)
            assert message is not None
            self.raw.append(message.decode())
            self.heard.append(msgspec.json.decode(message))
            if self.client.outbox.empty():
                return

    async def does(self, type: str, **more: object) -> Message:
        """Sends a command; returns its answer."""
        self.asked += 1
        frame = msgspec.json.encode({"id": self.asked, "command": {"type": type, **more}}).decode()
        await self.service.receive(self.session, self.client, frame)
        while not any(message.get("id") == self.asked for message in self.heard):
            await self.listen()
        return next(message for message in self.heard if message.get("id") == self.asked)


async def guest_at(service: TableService, table: str, tokens: str, seen: int = 0, language: str = "en") -> Guest:
    session = await service.table(table)
    client = Connection(Listener(seat_of(session.table, tokens), words(language)), 0.0)
    await service.connect(session, client, seen)
    guest = Guest(service, session, client, tokens)
    await guest.listen()
    return guest


async def opened(service: TableService, spec: str, seats: list[str]) -> Guest:
    place = await service.open(NewTable(spec, seats, "Ana"))
    return await guest_at(service, place.sat.table, place.tokens)
