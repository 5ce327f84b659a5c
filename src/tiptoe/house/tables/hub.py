"""All tables of this process. The log is the truth: a table here is what has been read or committed so far."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ...core.reason import IllegalChoice
from ...store.failures import Conflict, StoreUnavailable
from ...store.log import Store
from ...store.values import Stored
from ...store.writer import Writer
from ...table import commands as c
from ...table import entries as e
from ...table.proposals import hold_late, propose, rematched, sit, takes_back
from ...table.refusal import Refused, Repeated
from ...table.seats import checked_name
from ...table.table import (
    NOBODY,
    Proposal,
    Setting,
    Table,
    opened_table,
    opening,
    resumed_table,
)
from ..messages.shapes import NewTable
from .credentials import hashed, new_secret, new_table_id, new_token
from .live import Live
from .saving import append_of

log = logging.getLogger("tiptoe.hub")

ATTEMPTS: Final = 8  # to commit, when other nodes commit at the same table
AWAY_SECONDS: Final = 60  # without a connection, until others may let a bot play
NAME: Final = re.compile("[0-9a-f]{24}")
IDLE_SECONDS: Final = 120  # a table that nobody looks at is forgotten here, and read again when somebody does


class UnknownTable(Exception):
    """No table has this name."""


class Hub:
    """Opens, reads and keeps tables, and carries out commands."""

    def __init__(self, store: Store, writer: Writer, away_seconds: int = AWAY_SECONDS) -> None:
        self.store = store
        self.writer = writer
        self.away_seconds = away_seconds
        self.tables: dict[str, Live] = {}
        self.reading: dict[str, asyncio.Lock] = {}
        self.unheard: dict[str, int] = {}  # what other nodes committed while a table was being read
        self.on_told: list[Callable[[Live], None]] = []  # what else happens when something happened

    # Opening and finding tables.

    async def open(self, wanted: NewTable, secret: str = "") -> tuple[Live, int, str]:
        """A new table and the asker's seat at it, with the token for it."""
        name, plans = checked_name(wanted.name, wanted.seats), wanted.seats
        if "" not in plans:
            raise Refused("no-open-seat")
        live = await self._opened(
            Setting(new_table_id(), wanted.spec, plans, secret or new_secret(), wanted.listed, wanted.turn_seconds)
        )
        self.tables[live.table.id] = live
        token = new_token()
        return live, await self.sit(live, name, token), token

    async def rematch(self, live: Live) -> str:
        """The table where the people of a finished game meet again, each at their seat; it is opened only once."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.table.rematch:
                    return live.table.rematch
                proposal = rematched(live.table, new_table_id(), self.now())
                try:
                    await asyncio.shield(self._meet_again(live, proposal))
                except Conflict:
                    await self._catch_up(live)
        raise Refused("stale")

    async def _meet_again(self, live: Live, proposal: Proposal) -> None:
        """The other table is there, with everybody at it, before anybody is told. Their tokens open it as well."""
        table, entry = live.table, proposal.entry
        assert isinstance(entry, e.Rematched)
        plans = [chair.bot for chair in table.chairs]
        other = await self._opened(
            Setting(entry.table, table.opened.spec, plans, new_secret(), table.opened.listed, table.opened.turn_seconds)
        )
        for seat, chair in enumerate(table.chairs):
            if chair.is_person:
                await self._commit(other, sit(other.table, chair.name, chair.token, self.now(), seat))
        self.tables[other.table.id] = other
        await self._commit(live, proposal)

    async def _opened(self, setting: Setting) -> Live:
        first = opening(setting, self.now())
        live = Live(opened_table(first), self.now())
        await self.writer.append(append_of(live.table, Proposal(first)))
        return live

    async def live(self, id: str) -> Live:
        """The table of this name; read from the store unless it is here."""
        return self.tables.get(id) or await self._read(id)

    async def _read(self, id: str) -> Live:
        """Once for everybody who asks at the same time."""
        if not NAME.fullmatch(id):
            raise UnknownTable(id)
        async with self.reading.setdefault(id, asyncio.Lock()):
            if id in self.tables:
                return self.tables[id]
            try:
                table = await asyncio.to_thread(read_table, self.store, id)
            finally:
                self.reading.pop(id, None)
                latest = self.unheard.pop(id, 0)
            live = self.tables.setdefault(id, Live(table, self.now()))
        await self.heard(id, latest)
        self.tell_others(live)
        return live

    async def sit(self, live: Live, name: str, token: str, seat: int = NOBODY) -> int:
        """Somebody takes a seat."""
        entry = await self._carry_out(live, lambda: sit(live.table, name, hashed(token), self.now(), seat))
        assert isinstance(entry, e.Seated)
        return entry.seat

    # Commands.

    async def command(self, live: Live, command: c.AnyCommand, seat: int, bot: str = "") -> int:
        """Carry out a command of a seat, or of the bot that plays there; the number of its entry.

        Refused or IllegalChoice if it cannot be. Whoever answers while a bot plays for them has their seat back first.
        """
        if not bot and takes_back(live.table, command, seat):
            with suppress(Refused):  # in the meantime they have it
                await self.command(live, c.Return(), seat)

        def proposed() -> Proposal:
            away = live.away(self.now(), self.away_seconds) if isinstance(command, c.Hold) else ()
            return propose(live.table, command, seat, self.now(), away, bot)

        try:
            return (await self._carry_out(live, proposed)).seq
        except Repeated as repeated:
            return repeated.seq

    async def _carry_out(self, live: Live, proposed: Callable[[], Proposal]) -> e.AnyEntry:
        """One at a time for each table; whoever loses the race for an entry reads the log and asks again."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                proposal = proposed()
                try:
                    return await asyncio.shield(self._commit(live, proposal))
                except Conflict:
                    await self._catch_up(live)
                except StoreUnavailable as error:
                    if not error.unsure or not await self._kept(live, proposal.entry):
                        raise
                    return proposal.entry
        raise Refused("stale")

    async def _kept(self, live: Live, entry: e.AnyEntry) -> bool:
        """When the answer to a commit was lost: the log says whether the entry is in it."""
        await self._catch_up(live)
        stored = await asyncio.to_thread(self.store.entries, live.table.id, entry.seq - 1)
        return bool(stored) and stored[0].body == e.encode_entry(entry)

    async def _commit(self, live: Live, proposal: Proposal) -> e.AnyEntry:
        after = live.table.after(proposal)
        await self.writer.append(append_of(after, proposal))
        live.table = after
        self.told(live, proposal.entry)
        return proposal.entry

    # Other nodes.

    async def heard(self, id: str, seq: int) -> None:
        """A node has committed an entry; if it was this one, the table is there already or is about to be."""
        live = self.tables.get(id)
        if live is None:
            if id in self.reading:
                self.unheard[id] = max(seq, self.unheard.get(id, 0))
        elif live.table.seq < seq:
            async with live.lock:
                if live.table.seq < seq:
                    await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Whatever was not heard is read."""
        for live in list(self.tables.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Follow what others committed; where that cannot be, the table is read anew. Everything is told."""
        told = live.table.seq
        while True:
            for entry in await self._entries_after(live, told):
                if entry.seq > live.table.seq and not _followed(live, entry):
                    live.table = await asyncio.to_thread(read_table, self.store, live.table.id)
                self.told(live, entry)
                told = entry.seq
            if told >= live.table.seq:  # a table that was read anew may be ahead of what was told
                return

    async def _entries_after(self, live: Live, seq: int) -> list[e.AnyEntry]:
        return _entries(await asyncio.to_thread(self.store.entries, live.table.id, seq))

    # What follows.

    def told(self, live: Live, entry: e.AnyEntry) -> None:
        live.tell(entry)
        self.tell_others(live)

    def tell_others(self, live: Live) -> None:
        for listener in self.on_told:
            listener(live)

    async def missed(self, live: Live, seen: int) -> list[e.AnyEntry]:
        """What happened since a client was last told something; nothing for one that comes for the first time.

        Who has seen more than this node was told by another one: the log knows.
        """
        if seen > live.table.seq:
            await self._catch_up(live)
        if not 0 < seen < live.table.seq:
            return []
        return [entry for entry in await self._entries_after(live, seen) if entry.seq <= live.table.seq]

    async def sweep(self) -> None:
        """From time to time: seats that are late are held by bots, and tables that nobody looks at are let go."""
        now = self.now()
        for id, live in list(self.tables.items()):
            late = live.table.overdue(now)
            if late != NOBODY:
                await self._hold(live, late)
            idle = not live.clients and live.bot_task is None and now - live.table.since > IDLE_SECONDS
            if idle and not live.lock.locked():
                del self.tables[id]

    async def _hold(self, live: Live, seat: int) -> None:
        try:
            await self._carry_out(live, lambda: hold_late(live.table, self.now()))
        except Refused as refused:
            log.info("seat %s of a table is not held: %s", seat, refused.word)

    def now(self) -> int:
        return int(time.time())


def read_table(store: Store, id: str) -> Table:
    """A table from the log; UnknownTable if there is none."""
    row = store.table(id)
    stored = store.entries(id)
    if row is None or not stored:
        raise UnknownTable(id)
    stored = [entry for entry in stored if entry.seq <= row.seq]
    snapshots = [entry.snapshot for entry in stored if entry.snapshot is not None]
    return resumed_table(_entries(stored), row.position, snapshots[-1] if snapshots else None)


def _entries(stored: list[Stored]) -> list[e.AnyEntry]:
    return [e.decode_entry(entry.body) for entry in stored]


def _followed(live: Live, entry: e.AnyEntry) -> bool:
    try:
        return live.table.follow(entry)
    except IllegalChoice:
        return False
