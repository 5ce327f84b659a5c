"""Registry of the tables in this process. The log is the truth: a table here is what was read or committed so far."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
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
from ..table.proposals import check_not_sent_away, propose, reclaims_seat, sit
from ..table.resume import resumed_table
from ..table.seat_handover import claim, hold_overdue_seat
from ..table.seat_transfer import offer_seat, take_seat
from ..table.table import NOBODY, Proposal, Table
from .credentials import address_mark, hashed, hashes_of
from .dependencies import DONE, FAILED, REFUSED, Dependencies, TableLog
from .errors import UnknownTable
from .session import TableSession
from .table_rows import append_for

log = logging.getLogger("tiptoe.hub")

ATTEMPTS: Final = 8  # attempts to commit, when other nodes commit at the same table
MOST_MISSED: Final = 400  # entries, more than a round of six seats has
NAME: Final = re.compile("[0-9a-f]{24}")
IDLE_SECONDS: Final = 120  # a table without connections is unloaded, and read again on demand


def is_table_name(text: str) -> bool:
    return NAME.fullmatch(text) is not None


class TableRegistry:
    """Registry of tables: loads them, carries out commands, and follows what other nodes commit."""

    def __init__(self, dependencies: Dependencies) -> None:
        self.dependencies = dependencies
        self.tables: dict[str, TableSession] = {}
        self.reading: dict[str, asyncio.Lock] = {}
        self.deadlines: dict[str, int] = {}  # when the clocks of unloaded tables are up
        self.unheard: dict[str, int] = {}  # entries that other nodes committed while a table was being read
        self.after_entry: list[
            Callable[[TableSession], None]
        ] = []  # observers, called after every entry and when a table was read

    # Finding tables.

    async def session(self, id: str) -> TableSession:
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
            session = self.tables.setdefault(id, TableSession(table, self.dependencies))
        await self.heard(id, latest)
        self._look_again(session)
        return session

    async def _read_table(self, id: str) -> Table:
        return await self.dependencies.reads(lambda: read_table(self.dependencies.log, id))

    # Commands.

    async def command(self, session: TableSession, command: c.AnyCommand, seat: int, bot: str = "") -> int:
        """Carries out a command of a seat, or of the bot that plays there; returns the number of its entry.

        All commands pass here. Refused or IllegalChoice if it cannot be carried out. A person who answers while a bot
        plays for them gets their seat back first.
        """
        begun, outcome = time.perf_counter(), FAILED
        try:
            if not bot and seat != NOBODY:
                session.limits.mind(command, seat)
                session.acts(seat, self.dependencies.clock())
            if not bot and reclaims_seat(session.table, command, seat):
                with suppress(Refused):  # they have it back in the meantime
                    await self._obey(session, c.Return(), seat)
            seq = await self._obey(session, command, seat, bot)
            outcome = DONE
            return seq
        except (Refused, IllegalChoice):
            outcome = REFUSED
            raise
        finally:
            self.dependencies.observer(outcome, time.perf_counter() - begun)

    async def choose_on(self, session: TableSession, keys: Iterable[str], seat: int, seq: int) -> AsyncIterator[int]:
        """Makes further choices of a seat after the entry `seq`, and yields the number of each one's entry.

        Ends where something else happened at the table, or where the next choice is not offered.
        """
        for key in keys:
            if session.table.seq != seq:
                return
            try:
                seq = await self.command(session, c.Choose(session.table.decision, key), seat)
            except (Refused, IllegalChoice):
                return
            yield seq

    async def _obey(self, session: TableSession, command: c.AnyCommand, seat: int, bot: str = "") -> int:
        def make_proposal() -> Proposal:
            return propose(session.table, command, seat, self.dependencies.clock(), session.presence(), bot)

        try:
            return (await self.carry_out(session, make_proposal)).seq
        except Repeated as repeated:
            return repeated.seq

    async def sit(
        self,
        session: TableSession,
        name: str,
        token: str,
        seat: int = NOBODY,
        cookie: str | None = None,
        household: str = "",
    ) -> int:
        """Seats a person; Refused for a browser or an address that the host sent away."""
        known, mark = hashes_of(cookie), address_mark(session.table.id, household)

        def make_proposal() -> Proposal:
            check_not_sent_away(session.table, known, mark)
            return sit(session.table, name, hashed(token), self.dependencies.clock(), seat, mark)

        entry = await self.carry_out(session, make_proposal)
        assert isinstance(entry, e.Seated)
        session.acts(entry.seat, self.dependencies.clock())
        return entry.seat

    async def offer_seat(self, session: TableSession, link: str, seat: int) -> None:
        """Registers a link that moves a seat to another device."""
        session.limits.mind_link(seat)
        await self.carry_out(session, lambda: offer_seat(session.table, seat, hashed(link), self.dependencies.clock()))

    async def take_seat(self, session: TableSession, link: str, token: str) -> int:
        """Moves a seat by its link; the log is read first, as another node may have just made the link."""
        async with session.lock:
            await self._catch_up(session)
        entry = await self.carry_out(
            session, lambda: take_seat(session.table, hashed(link), hashed(token), self.dependencies.clock())
        )
        assert isinstance(entry, e.Moved)
        return entry.seat

    async def claim(self, session: TableSession, seat: int, token: str) -> None:
        """Asks the people of a table about a spectator's claim; the token proves the seat once they agree."""
        async with session.lock:
            await self._catch_up(session)
        session.limits.mind_claim(seat)
        await self.carry_out(
            session, lambda: claim(session.table, seat, hashed(token), self.dependencies.clock(), session.presence())
        )

    async def settle(self, session: TableSession, seat: int) -> None:
        """Refuses all open questions about a seat, since its device has just connected."""
        for question in session.table.questions:
            if question.seat == seat:
                with suppress(Refused):  # answered in the meantime
                    await self._obey(session, c.Answer(question.asked, False), seat)

    async def carry_out(
        self,
        session: TableSession,
        make_proposal: Callable[[], Proposal],
        before_commit: Callable[[Proposal], Awaitable[None]] | None = None,
    ) -> e.AnyEntry:
        """Commits a proposal, one at a time for each table.

        After a conflict with another node the log is read and the proposal is made again. `before_commit` runs before
        the entry is committed.
        """
        async with session.lock:
            for _ in range(ATTEMPTS):
                proposal = make_proposal()
                try:
                    return await asyncio.shield(self.commit(session, proposal, before_commit))
                except Conflict:
                    await self._catch_up(session)
                except StoreUnavailable as error:
                    if not error.unsure or not await self._is_stored(session, proposal.entry):
                        raise
                    return proposal.entry
        raise Refused("stale")

    async def commit(
        self,
        session: TableSession,
        proposal: Proposal,
        before_commit: Callable[[Proposal], Awaitable[None]] | None = None,
    ) -> e.AnyEntry:
        """Commits the entry of a proposal; the table changes only once the entry is in the log."""
        if before_commit is not None:
            await before_commit(proposal)
        after = session.table.after(proposal)
        await self.dependencies.writer.append(append_for(after, proposal))
        session.table = after
        self.publish(session, proposal.entry)
        return proposal.entry

    async def _is_stored(self, session: TableSession, entry: e.AnyEntry) -> bool:
        """Tests whether an entry is in the log after the answer to its commit was lost."""
        await self._catch_up(session)
        stored = await self._stored_after(session, entry.seq - 1)
        return bool(stored) and stored[0].body == e.encode_entry(entry)

    # Other nodes.

    async def heard(self, id: str, seq: int) -> None:
        """Catches up with an entry that a node has committed, this one or another."""
        session = self.tables.get(id)
        if session is None:
            if id in self.reading:
                self.unheard[id] = max(seq, self.unheard.get(id, 0))
        elif session.table.seq < seq:
            async with session.lock:
                if session.table.seq < seq:
                    await self._catch_up(session)

    def heard_present(self, id: str, seats: Collection[int]) -> None:
        """Updates the seats connected to another node. A node hears its own word, too, and ignores it."""
        session = self.tables.get(id)
        if session is not None:
            session.hears_of(set(seats) - session.connected(), self.dependencies.clock())

    def present(self) -> dict[str, list[int]]:
        """Returns the seats connected to this node, by table."""
        connected = {id: sorted(session.connected()) for id, session in self.tables.items()}
        return {id: seats for id, seats in connected.items() if seats}

    async def catch_up_all(self) -> None:
        """Reads entries of all tables whose notifications were missed."""
        for session in list(self.tables.values()):
            async with session.lock:
                await self._catch_up(session)

    async def _catch_up(self, session: TableSession) -> None:
        """Follows and publishes what other nodes committed; a table that cannot follow is read anew."""
        published = session.table.seq
        while True:
            for entry in _entries(await self._stored_after(session, published)):
                if entry.seq > session.table.seq and not _followed(session, entry):
                    session.table = await self._read_table(session.table.id)
                self.publish(session, entry)
                published = entry.seq
            if published >= session.table.seq:  # a table that was read anew may be ahead of what was published
                return

    async def _stored_after(self, session: TableSession, seq: int) -> list[Stored]:
        return await self.dependencies.reads(lambda: self.dependencies.log.entries(session.table.id, seq))

    # What follows.

    def publish(self, session: TableSession, entry: e.AnyEntry) -> None:
        """Tells an entry to everybody at the table."""
        session.tell(entry)
        self._look_again(session)

    def begins(self, session: TableSession) -> None:
        """Registers a table that was opened outside, and notifies the observers."""
        self.tables[session.table.id] = session
        self._look_again(session)

    def _look_again(self, session: TableSession) -> None:
        for look in self.after_entry:
            look(session)

    async def missed(self, session: TableSession, seen: int) -> list[e.AnyEntry]:
        """Returns the entries since `seen`, which a client was told last; none for a new client.

        Only the latest MOST_MISSED: a client that was away for longer reads the position, not the story. A client that
        has seen more than this node was told by another node, so the log is read first.
        """
        if seen > session.table.seq:
            await self._catch_up(session)
        if not 0 < seen < session.table.seq:
            return []
        seen = max(seen, session.table.seq - MOST_MISSED)
        return [entry for entry in _entries(await self._stored_after(session, seen)) if entry.seq <= session.table.seq]

    async def sweep(self) -> None:
        """Lets bots play for late seats, and unloads tables without connections; called from time to time."""
        now = self.dependencies.clock()
        await self._bring_late(now)
        for id, session in list(self.tables.items()):
            await self._hold_overdue_seat(session, now)
            idle = not session.clients and session.bot_task is None and now - session.table.since > IDLE_SECONDS
            if idle and not session.lock.locked():
                del self.tables[id]
                if session.table.due:
                    self.deadlines[id] = session.table.due

    async def _bring_late(self, now: int) -> None:
        """Loads the unloaded tables whose clock is up, so that a bot plays there as well."""
        for id in [id for id, due in self.deadlines.items() if due <= now]:
            del self.deadlines[id]
            try:
                await self.session(id)
            except StoreUnavailable:
                self.deadlines[id] = now
                raise
            except Exception as error:  # a table that cannot be read must not delay the others
                log.error("a late table could not be read", exc_info=error)

    async def _hold_overdue_seat(self, session: TableSession, now: int) -> None:
        """Lets a bot play for a late seat; errors of one table are logged, not raised."""
        try:
            if session.table.overdue(now) != NOBODY:
                await self.carry_out(session, lambda: hold_overdue_seat(session.table, self.dependencies.clock()))
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


def _followed(session: TableSession, entry: e.AnyEntry) -> bool:
    try:
        return session.table.follow(entry)
    except IllegalChoice:
        return False
