"""A table in this process: its people's connections, and one command after another."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from ..table import entries as e
from ..table.phases import PLAYING
from ..table.presence import Presence
from ..table.table import NOBODY, Table
from ..wire.report import ReportMessage
from ..wire.table import PROTOCOL, Hello, Present, ServerMessage, TableInfo, Told
from ..wire.trial import TrialMessage
from ..wire.tutorial import LessonMessage
from .dependencies import Dependencies
from .messages import Listener, Perspective, position, table_info, told_entry
from .seat_limits import SeatLimits

PACES: Final = {"calm": 2.5, "brisk": 1.0, "quick": 0.4, "instant": 0.0}  # how people like to follow bots
WAITING_MESSAGES: Final = 256  # for one connection; whoever reads slower is let go and comes back
WAITING_BYTES: Final = 4_000_000
ARRIVING_SECONDS: Final = 60  # that somebody counts as present after a request, before there is a connection
HEARSAY_SECONDS: Final = 45  # that another node's word for who is connected there counts

_encode = msgspec.json.Encoder().encode


def pace_named(word: str) -> float:
    if word not in PACES:
        raise ValueError(f"no pace: {word!r}")
    return PACES[word]


class Connection:
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


class TableSession:
    """A table, its queue of commands (a lock keeps their order), and everybody who is connected."""

    def __init__(self, table: Table, needs: Dependencies) -> None:
        self.table = table
        self.clock = needs.clock
        self.patience = needs.away_seconds
        self.since = needs.clock()  # when this process began to look
        self.lock = asyncio.Lock()
        self.clients: set[Connection] = set()
        self.left: dict[int, int] = {}  # when a seat was last here, or did something by way of another node
        self.seen: dict[int, int] = {}  # when a seat last did something and has not hung up since
        self.elsewhere: dict[int, int] = {}  # when another node last said that a seat is connected there
        self.manners = SeatLimits(needs.commands)
        self.bot_task: asyncio.Task[None] | None = None

    def noticed(self, seat: int, now: int) -> None:
        """Somebody asks for something without a connection."""
        if seat != NOBODY:
            self.left[seat] = now

    def acts(self, seat: int, now: int) -> None:
        """Somebody sits down or does something, with a connection or before it is there."""
        self.noticed(seat, now)
        if seat != NOBODY:
            self.seen[seat] = now

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

    def presence(self) -> Presence:
        """Who is connected, and who has been without a connection for some time."""
        now, here = self.clock(), self.here()
        gone_for = {seat: now - self.left.get(seat, self.since) for seat in self.table.people() if seat not in here}
        return Presence(
            here=here,
            absent=self.absent(now),
            away={seat for seat, seconds in gone_for.items() if seconds >= self.patience},
            gone={seat for seat, seconds in gone_for.items() if seconds >= 2 * self.patience},
        )

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        return table_info(self.table, self.here(), self.clock(), self._hold_at())

    def _hold_at(self) -> dict[int, int]:
        """When others may ask whether a bot plays for the seat that everybody waits for; no seat if they never may."""
        table = self.table
        if table.phase != PLAYING or table.slow or table.bot_asked() or table.asked in self.here():
            return {}
        others = self.here() & set(table.people())
        patience = self.patience if len(others) > 1 else 2 * self.patience
        return {table.asked: self.left.get(table.asked, self.since) + patience}

    def absent(self, now: int) -> set[int]:
        """Seats of people who have no connection and have done nothing without one lately."""
        arriving = {seat for seat, at in self.seen.items() if now - at < ARRIVING_SECONDS}
        return set(self.table.people()) - self.here() - arriving

    def join(self, client: Connection, missed: Iterable[e.AnyEntry]) -> None:
        """A new connection: it is told everything as it is now, and the others that somebody came."""
        self.clients.add(client)
        seen = Perspective(self.table, client.listener)
        told = [told_entry(seen, entry) for entry in missed]
        client.tell(Hello(PROTOCOL, seen.seat, self.info(), told, position(seen)))
        self._tell_presence(but=client)

    def leave(self, client: Connection, now: int) -> None:
        self.clients.discard(client)
        if client.listener.seat not in self.connected():
            self.noticed(client.listener.seat, now)
            self.seen.pop(client.listener.seat, None)
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
        info = self.info()
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

    def _tell_presence(self, but: Connection | None = None) -> None:
        if self.clients:
            message = _encode(Present(self.info()))
            for client in self.clients:
                if client is not but:
                    client.send(message)
