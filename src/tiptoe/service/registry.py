"""Registry of the tables in this process. The log is the truth: a table here is what was read or committed so far."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final

import msgspec

from ..core.codec import CodecError
from ..core.refusals import IllegalChoice
from ..store.errors import Conflict, DamagedTable, StoreUnavailable
from ..store.rows import Stored
from ..table import commands as c
from ..table import entries as e
from ..table.errors import Refused, Repeated
from ..table.proposals import check_not_sent_away, propose, sit, takes_back
from ..table.resume import resumed_table
from ..table.seat_handover import claim, hold_late
from ..table.seat_transfer import offer_seat, take_seat
from ..table.table import NOBODY, Proposal, Table
from .credentials import hashed, hashes_of, mark_of
from .dependencies import DONE, FAILED, REFUSED, Dependencies, TableLog
from .session import TableSession
from .table_rows import append_for

log = logging.getLogger("tiptoe.hub")

ATTEMPTS: Final = 8  # attempts to commit, when other nodes commit at the same table
MOST_MISSED: Final = 400  # entries, more than a round of six seats has
NAME: Final = re.compile("[0-9a-f]{24}")
IDLE_SECONDS: Final = 120  # a table without connections is unloaded, and read again on demand


class UnknownTable(Exception):
    """Raised when no table has this name."""


def is_table_name(text: str) -> bool:
    return NAME.fullmatch(text) is not None


class TableRegistry:
    """Registry of tables: loads them, carries out commands, and follows what other nodes commit."""

    def __init__(self, needs: Dependencies) -> None:
        self.needs = needs
        self.tables: dict[str, TableSession] = {}
        self.reading: dict[str, asyncio.Lock] = {}
        self.deadlines: dict[str, int] = {}  # when the clocks of unloaded tables are up
        self.unheard: dict[str, int] = {}  # entries that other nodes committed while a table was being read
        self.after_entry: list[
            Callable[[TableSession], None]
        ] = []  # observers, called after every entry and when a table was read

    # Finding tables.

    async def live(self, id: str) -> TableSession:
        """Returns the session of a table; reads the log unless the table is loaded."""
        return self.tables.get(id) or await self._read(id)

    async def _read(self, id: str) -> TableSession:
        """Reads a table, once for all who ask for it at the same time."""
        if not is_table_name(id):
            raise UnknownTable(id)
        async with self.reading.setdefault(id, asyncio.Lock()):
            if id in self.tables:
                return self.tables[id]
            try:
                table = await self._read_table(id)
            finally:
                self.reading.pop(id, None)
                latest = self.unheard.pop(id, 0)
            live = self.tables.setdefault(id, TableSession(table, self.needs))
        await self.heard(id, latest)
        self._look_again(live)
        return live

    async def _read_table(self, id: str) -> Table:
        return await self.needs.reads(lambda: read_table(self.needs.log, id))

    # Commands.

    async def command(self, live: TableSession, command: c.AnyCommand, seat: int, bot: str = "") -> int:
        """Carries out a command of a seat, or of the bot that plays there; returns the number of its entry.

        All commands pass here. Refused or IllegalChoice if it cannot be carried out. A person who answers while a bot
        plays for them gets their seat back first.
        """
        begun, outcome = time.perf_counter(), FAILED
        try:
            if not bot and seat != NOBODY:
                live.manners.mind(command, seat)
                live.acts(seat, self.needs.clock())
            if not bot and takes_back(live.table, command, seat):
                with suppress(Refused):  # they have it back in the meantime
                    await self._obey(live, c.Return(), seat)
            seq = await self._obey(live, command, seat, bot)
            outcome = DONE
            return seq
        except (Refused, IllegalChoice):
            outcome = REFUSED
            raise
        finally:
            self.needs.observer(outcome, time.perf_counter() - begun)

    async def _obey(self, live: TableSession, command: c.AnyCommand, seat: int, bot: str = "") -> int:
        def proposed() -> Proposal:
            return propose(live.table, command, seat, self.needs.clock(), live.presence(), bot)

        try:
            return (await self.carry_out(live, proposed)).seq
        except Repeated as repeated:
            return repeated.seq

    async def sit(
        self,
        live: TableSession,
        name: str,
        token: str,
        seat: int = NOBODY,
        cookie: str | None = None,
        household: str = "",
    ) -> int:
        """Seats a person; Refused for a browser or an address that the host sent away."""
        known, mark = hashes_of(cookie), mark_of(live.table.id, household)

        def proposed() -> Proposal:
            check_not_sent_away(live.table, known, mark)
            return sit(live.table, name, hashed(token), self.needs.clock(), seat, mark)

        entry = await self.carry_out(live, proposed)
        assert isinstance(entry, e.Seated)
        live.acts(entry.seat, self.needs.clock())
        return entry.seat

    async def offer_seat(self, live: TableSession, link: str, seat: int) -> None:
        """Registers a link that moves a seat to another device."""
        live.manners.mind_link(seat)
        await self.carry_out(live, lambda: offer_seat(live.table, seat, hashed(link), self.needs.clock()))

    async def take_seat(self, live: TableSession, link: str, token: str) -> int:
        """Moves a seat by its link; the log is read first, as another node may have just made the link."""
        async with live.lock:
            await self._catch_up(live)
        entry = await self.carry_out(
            live, lambda: take_seat(live.table, hashed(link), hashed(token), self.needs.clock())
        )
        assert isinstance(entry, e.Moved)
        return entry.seat

    async def claim(self, live: TableSession, seat: int, token: str) -> None:
        """Asks the people of a table about a spectator's claim; the token proves the seat once they agree."""
        async with live.lock:
            await self._catch_up(live)
        live.manners.mind_claim(seat)
        await self.carry_out(live, lambda: claim(live.table, seat, hashed(token), self.needs.clock(), live.presence()))

    async def settle(self, live: TableSession, seat: int) -> None:
        """Refuses all open questions about a seat, since its device has just connected."""
        for question in live.table.questions:
            if question.seat == seat:
                with suppress(Refused):  # answered in the meantime
                    await self._obey(live, c.Answer(question.asked, False), seat)

    async def carry_out(
        self,
        live: TableSession,
        proposed: Callable[[], Proposal],
        first: Callable[[Proposal], Awaitable[None]] | None = None,
    ) -> e.AnyEntry:
        """Commits a proposal, one at a time for each table.

        After a conflict with another node the log is read and the proposal is made again. `first` runs before the entry
        is committed.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                proposal = proposed()
                try:
                    return await asyncio.shield(self.commit(live, proposal, first))
                except Conflict:
                    await self._catch_up(live)
                except StoreUnavailable as error:
                    if not error.unsure or not await self._is_stored(live, proposal.entry):
                        raise
                    return proposal.entry
        raise Refused("stale")

    async def commit(
        self, live: TableSession, proposal: Proposal, first: Callable[[Proposal], Awaitable[None]] | None = None
    ) -> e.AnyEntry:
        """Commits the entry of a proposal; the table changes only once the entry is in the log."""
        if first is not None:
            await first(proposal)
        after = live.table.after(proposal)
        await self.needs.writer.append(append_for(after, proposal))
        live.table = after
        self.publish(live, proposal.entry)
        return proposal.entry

    async def _is_stored(self, live: TableSession, entry: e.AnyEntry) -> bool:
        """Tests whether an entry is in the log after the answer to its commit was lost."""
        await self._catch_up(live)
        stored = await self._stored_after(live, entry.seq - 1)
        return bool(stored) and stored[0].body == e.encode_entry(entry)

    # Other nodes.

    async def heard(self, id: str, seq: int) -> None:
        """Catches up with an entry that a node has committed, this one or another."""
        live = self.tables.get(id)
        if live is None:
            if id in self.reading:
                self.unheard[id] = max(seq, self.unheard.get(id, 0))
        elif live.table.seq < seq:
            async with live.lock:
                if live.table.seq < seq:
                    await self._catch_up(live)

    def heard_present(self, id: str, seats: Collection[int]) -> None:
        """Updates the seats connected to another node. A node hears its own word, too, and ignores it."""
        live = self.tables.get(id)
        if live is not None:
            live.hears_of(set(seats) - live.connected(), self.needs.clock())

    def present(self) -> dict[str, list[int]]:
        """Returns the seats connected to this node, by table."""
        connected = {id: sorted(live.connected()) for id, live in self.tables.items()}
        return {id: seats for id, seats in connected.items() if seats}

    async def catch_up_all(self) -> None:
        """Reads entries of all tables whose notifications were missed."""
        for live in list(self.tables.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: TableSession) -> None:
        """Follows and publishes what other nodes committed; a table that cannot follow is read anew."""
        published = live.table.seq
        while True:
            for entry in _entries(await self._stored_after(live, published)):
                if entry.seq > live.table.seq and not _followed(live, entry):
                    live.table = await self._read_table(live.table.id)
                self.publish(live, entry)
                published = entry.seq
            if published >= live.table.seq:  # a table that was read anew may be ahead of what was published
                return

    async def _stored_after(self, live: TableSession, seq: int) -> list[Stored]:
        return await self.needs.reads(lambda: self.needs.log.entries(live.table.id, seq))

    # What follows.

    def publish(self, live: TableSession, entry: e.AnyEntry) -> None:
        """Tells an entry to everybody at the table."""
        live.tell(entry)
        self._look_again(live)

    def begins(self, live: TableSession) -> None:
        """Registers a table that was opened outside, and notifies the observers."""
        self.tables[live.table.id] = live
        self._look_again(live)

    def _look_again(self, live: TableSession) -> None:
        for look in self.after_entry:
            look(live)

    async def missed(self, live: TableSession, seen: int) -> list[e.AnyEntry]:
        """Returns the entries since `seen`, which a client was told last; none for a new client.

        Only the latest MOST_MISSED: a client that was away for longer reads the position, not the story. A client that
        has seen more than this node was told by another node, so the log is read first.
        """
        if seen > live.table.seq:
            await self._catch_up(live)
        if not 0 < seen < live.table.seq:
            return []
        seen = max(seen, live.table.seq - MOST_MISSED)
        return [entry for entry in _entries(await self._stored_after(live, seen)) if entry.seq <= live.table.seq]

    async def sweep(self) -> None:
        """Lets bots play for late seats, and unloads tables without connections; called from time to time."""
        now = self.needs.clock()
        await self._bring_late(now)
        for id, live in list(self.tables.items()):
            await self._hold_late(live, now)
            idle = not live.clients and live.bot_task is None and now - live.table.since > IDLE_SECONDS
            if idle and not live.lock.locked():
                del self.tables[id]
                if live.table.due:
                    self.deadlines[id] = live.table.due

    async def _bring_late(self, now: int) -> None:
        """Loads the unloaded tables whose clock is up, so that a bot plays there as well."""
        for id in [id for id, due in self.deadlines.items() if due <= now]:
            del self.deadlines[id]
            try:
                await self.live(id)
            except StoreUnavailable:
                self.deadlines[id] = now
                raise
            except Exception as error:  # a table that cannot be read must not delay the others
                log.error("a late table could not be read", exc_info=error)

    async def _hold_late(self, live: TableSession, now: int) -> None:
        """Lets a bot play for a late seat; errors of one table are logged, not raised."""
        try:
            if live.table.overdue(now) != NOBODY:
                await self.carry_out(live, lambda: hold_late(live.table, self.needs.clock()))
        except Refused as refused:
            log.info("a seat of a table is not held: %s", refused.word)
        except StoreUnavailable:
            raise
        except Exception as error:  # a defect at this table must not delay the others
            log.error("a late seat is not held", exc_info=error)


def read_table(log: TableLog, id: str) -> Table:
    """Reads a table from the log; UnknownTable if there is none."""
    row = log.table(id)
    stored = log.entries(id)
    if row is None or not stored:
        raise UnknownTable(id)
    stored = [entry for entry in stored if entry.seq <= row.seq]
    if len(stored) != row.seq:
        raise DamagedTable(f"table '{id}' has {row.seq} entries, and {len(stored)} of them are there")
    snapshots = [entry.snapshot for entry in stored if entry.snapshot is not None]
    try:
        return resumed_table(_entries(stored), row.position, snapshots[-1] if snapshots else None)
    except (msgspec.DecodeError, CodecError, IllegalChoice, ValueError, AssertionError) as error:
        raise DamagedTable(f"table '{id}' cannot be read: {type(error).__name__} {error}") from error


def _entries(stored: list[Stored]) -> list[e.AnyEntry]:
    return [e.decode_entry(entry.body) for entry in stored]


def _followed(live: TableSession, entry: e.AnyEntry) -> bool:
    try:
        return live.table.follow(entry)
    except IllegalChoice:
        return False
