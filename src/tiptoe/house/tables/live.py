"""A table in this process: its people's connections, and one command after another."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from ...table import entries as e
from ...table.table import NOBODY, Table
from ..messages.build import Listener, Perspective, position, table_info, told_entry
from ..messages.lessons import LessonMessage
from ..messages.reports import ReportMessage
from ..messages.shapes import Hello, Present, ServerMessage, Told
from ..messages.trials import TrialMessage
from ..rates import AS_ONE_LIKES, Rate
from .manners import Manners

PACES: Final = {"calm": 2.5, "brisk": 1.0, "quick": 0.4, "instant": 0.0}  # how people like to follow bots
WAITING_MESSAGES: Final = 256  # for one connection; whoever reads slower is let go and comes back
WAITING_BYTES: Final = 4_000_000
HEARSAY_SECONDS: Final = 45  # that another node's word for who is connected there counts

_encode = msgspec.json.Encoder().encode


def pace_named(word: str) -> float:
    if word not in PACES:
        raise ValueError(f"no pace: {word!r}")
    return PACES[word]


class Client:
    """A connection: who listens, and what waits to be sent."""

    def __init__(self, listener: Listener, pace: float = PACES["brisk"], source: str = "") -> None:
        self.listener = listener
        self.pace = pace  # how long they want to look at what a bot does
        self.source = source  # where the connection comes from
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.waiting = 0  # bytes in the outbox

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a full one is closed."""
        if self.outbox.full() or self.waiting + len(message) > WAITING_BYTES:
            self.close()
        else:
            self.outbox.put_nowait(message)
            self.waiting += len(message)

    async def next_message(self) -> bytes | None:
        """What is to be sent next; nothing more once the connection is closed."""
        message = await self.outbox.get()
        self.waiting -= len(message or b"")
        return message

    def close(self) -> None:
        self.waiting = 0
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def tell(self, message: ServerMessage | LessonMessage | TrialMessage | ReportMessage) -> None:
        self.send(_encode(message))


class Live:
    """A table, its queue of commands (a lock keeps their order), and everybody who is connected."""

    def __init__(self, table: Table, now: int, commands: Rate = AS_ONE_LIKES) -> None:
        self.table = table
        self.since = now  # when this process began to look
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.left: dict[int, int] = {}  # when a seat was last here, or did something by way of another node
        self.elsewhere: dict[int, int] = {}  # when another node last said that a seat is connected there
        self.manners = Manners(commands)
        self.bot_task: asyncio.Task[None] | None = None

    def noticed(self, seat: int, now: int) -> None:
        """Somebody asks for something without a connection."""
        if seat != NOBODY:
            self.left[seat] = now

    def connected(self) -> set[int]:
        """Seats with a connection to this node."""
        return {client.listener.seat for client in self.clients} - {NOBODY}

    def here(self) -> set[int]:
        """Seats with a connection, to this node or to another."""
        return self.connected() | set(self.elsewhere)

    def hears_of(self, seats: Collection[int], now: int) -> None:
        """Another node says who is connected there; what it does not say again is soon forgotten."""
        before = self.here()
        for seat in seats:
            if seat < len(self.table.chairs):
                self.elsewhere[seat] = now
                self.noticed(seat, now)
        self.elsewhere = {seat: at for seat, at in self.elsewhere.items() if now - at < HEARSAY_SECONDS}
        if self.here() != before:
            self._tell_presence()

    def pace(self) -> float:
        """That of the slowest who sits here; spectators count where nobody else looks on."""
        paces = {client.listener.seat != NOBODY: client.pace for client in sorted(self.clients, key=lambda c: c.pace)}
        return paces.get(True, paces.get(False, PACES["brisk"]))

    def away(self, now: int, patience: int) -> set[int]:
        """Seats of people who have been gone for some time."""
        people = set(self.table.people())
        return {seat for seat in people - self.here() if now - self.left.get(seat, self.since) >= patience}

    def join(self, client: Client, missed: Iterable[e.AnyEntry]) -> None:
        """A new connection: it is told everything as it is now, and the others that somebody came."""
        self.clients.add(client)
        seen = Perspective(self.table, client.listener)
        told = [told_entry(seen, entry) for entry in missed]
        client.tell(Hello(seen.seat, table_info(self.table, self.here()), told, position(seen)))
        self._tell_presence(but=client)

    def leave(self, client: Client, now: int) -> None:
        self.clients.discard(client)
        if client.listener.seat not in self.connected():
            self.noticed(client.listener.seat, now)
        self._tell_presence()

    def tell(self, entry: e.AnyEntry) -> None:
        """Everybody connected learns of an entry, as far as they may; the same message is made once."""
        if isinstance(entry, e.Chosen | e.Said):
            self.left[entry.seat] = entry.at
        elif isinstance(entry, e.Unseated):
            self._let_go(entry.seat)
        elif isinstance(entry, e.Moved):
            self.left[entry.seat] = entry.at
            self._let_go(entry.seat)
        info = table_info(self.table, self.here())
        made: dict[Listener, bytes] = {}
        for client in list(self.clients):
            listener = client.listener
            if listener not in made:
                seen = Perspective(self.table, listener)
                made[listener] = _encode(Told(told_entry(seen, entry), info, position(seen)))
            client.send(made[listener])

    def close(self) -> None:
        """Everybody is sent away: the server stops."""
        for client in list(self.clients):
            client.close()

    def _let_go(self, seat: int) -> None:
        """Whoever gave up a seat, or took it to another device, goes on here as a spectator."""
        for client in self.clients:
            if client.listener.seat == seat:
                client.listener = Listener(NOBODY, client.listener.words)

    def _tell_presence(self, but: Client | None = None) -> None:
        if self.clients:
            message = _encode(Present(table_info(self.table, self.here())))
            for client in self.clients:
                if client is not but:
                    client.send(message)
