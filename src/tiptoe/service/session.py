"""Session of a table in this process: its connections, its presence, and the order of its commands."""

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
from .errors import ServiceError
from .messages import Listener, Perspective, position, table_info, told_entry
from .seat_limits import SeatLimits

PACE_FACTORS: Final = {
    "calm": 2.5,
    "brisk": 1.0,
    "quick": 0.4,
    "instant": 0.0,
}  # factors of the pause before a bot's answer
WAITING_MESSAGES: Final = 256  # for one connection; a slower reader is closed and connects again
WAITING_BYTES: Final = 4_000_000
ARRIVING_SECONDS: Final = 60  # that a person counts as present after a request, before the connection is open
REMOTE_PRESENCE_SECONDS: Final = 45  # that another node's word about its connections counts

_encode = msgspec.json.Encoder().encode


def pace_named(word: str) -> float:
    """Returns the factor of a pace; ServiceError if there is none of this name."""
    if word not in PACE_FACTORS:
        raise ServiceError(f"no pace: {word!r}")
    return PACE_FACTORS[word]


class Connection:
    """Connection of a client: its listener, and the messages that wait to be sent."""

    def __init__(self, listener: Listener, pace: float = PACE_FACTORS["brisk"], source: str = "") -> None:
        self.listener = listener
        self.pace = pace  # how long the person wants to see each action of a bot
        self.source = source  # address that the connection comes from
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.waiting = 0  # bytes in the outbox

    def send(self, message: bytes) -> None:
        """Puts a message into the outbox; a full outbox closes the connection."""
        if self.outbox.full() or self.waiting + len(message) > WAITING_BYTES:
            self.close()
        else:
            self.outbox.put_nowait(message)
            self.waiting += len(message)

    async def next_message(self) -> bytes | None:
        """Returns the next message to send; None once the connection is closed."""
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
    """Session of a table: a lock that orders its commands, and everybody who is connected."""

    def __init__(self, table: Table, dependencies: Dependencies) -> None:
        self.table = table
        self.clock = dependencies.clock
        self.patience = dependencies.away_seconds
        self.since = dependencies.clock()  # when this session began
        self.lock = asyncio.Lock()
        self.clients: set[Connection] = set()
        self.left: dict[int, int] = {}  # when a seat was last here, or acted through another node
        self.seen: dict[int, int] = {}  # when a seat last acted, if it has not disconnected since
        self.elsewhere: dict[int, int] = {}  # when another node last reported a seat as connected
        self.limits = SeatLimits(dependencies.commands)
        self.bot_task: asyncio.Task[None] | None = None

    def noticed(self, seat: int, now: int) -> None:
        """Marks a seat as present because of a request without a connection."""
        if seat != NOBODY:
            self.left[seat] = now

    def acts(self, seat: int, now: int) -> None:
        """Marks a seat as present because its person sits down or acts, with or without a connection."""
        self.noticed(seat, now)
        if seat != NOBODY:
            self.seen[seat] = now

    def connected(self) -> set[int]:
        """Seats with a connection to this node."""
        return {client.listener.seat for client in self.clients} - {NOBODY}

    def here(self) -> set[int]:
        """Seats with a connection to any node."""
        return self.connected() | set(self.elsewhere)

    def hears_of(self, seats: Collection[int], now: int) -> None:
        """Updates the seats connected to another node; seats that it does not repeat soon expire."""
        before = self.here()
        for seat in seats:
            if seat < len(self.table.chairs):
                self.elsewhere[seat] = now
                self.noticed(seat, now)
        self.elsewhere = {seat: at for seat, at in self.elsewhere.items() if now - at < REMOTE_PRESENCE_SECONDS}
        if self.here() != before:
            self._tell_presence()

    def pace(self) -> float:
        """Slowest pace among seated clients, else among spectators."""
        paces = {client.listener.seat != NOBODY: client.pace for client in sorted(self.clients, key=lambda c: c.pace)}
        return paces.get(True, paces.get(False, PACE_FACTORS["brisk"]))

    def presence(self) -> Presence:
        """Returns who is connected, and who has had no connection for some time."""
        now, here = self.clock(), self.here()
        gone_for = {seat: now - self.left.get(seat, self.since) for seat in self.table.people() if seat not in here}
        return Presence(
            here=here,
            absent=self.absent(now),
            away={seat for seat, seconds in gone_for.items() if seconds >= self.patience},
            gone={seat for seat, seconds in gone_for.items() if seconds >= 2 * self.patience},
        )

    def info(self) -> TableInfo:
        """Returns the table as everybody sees it now."""
        return table_info(self.table, self.here(), self.clock(), self._hold_at())

    def _hold_at(self) -> dict[int, int]:
        """Time from which others may ask for a bot for the seat that everybody waits for; empty if they may not."""
        table = self.table
        if table.phase != PLAYING or table.slow or table.bot_asked() or table.asked in self.here():
            return {}
        others = self.here() & set(table.people())
        patience = self.patience if len(others) > 1 else 2 * self.patience
        return {table.asked: self.left.get(table.asked, self.since) + patience}

    def absent(self, now: int) -> set[int]:
        """Seats of people who have no connection and have not acted without one lately."""
        arriving = {seat for seat, at in self.seen.items() if now - at < ARRIVING_SECONDS}
        return set(self.table.people()) - self.here() - arriving

    def join(self, client: Connection, missed: Iterable[e.AnyEntry]) -> None:
        """Adds a connection: it is told the present state, and the others that it came."""
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
        """Tells an entry to every connection as far as it may know it; equal messages are made once."""
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
        """Closes all connections, when the server stops."""
        for client in list(self.clients):
            client.close()

    def _let_go(self, seat: int) -> None:
        """Turns connections of a seat that was left or moved to another device into spectators."""
        for client in self.clients:
            if client.listener.seat == seat:
                client.listener = Listener(NOBODY, client.listener.words)

    def _tell_presence(self, but: Connection | None = None) -> None:
        if self.clients:
            message = _encode(Present(self.info()))
            for client in self.clients:
                if client is not but:
                    client.send(message)
