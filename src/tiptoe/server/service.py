"""Everything that one server process runs: store, writer, hub, bots, and what is done from time to time."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from ..catalog import SpecError
from ..core.codec import CodecError
from ..core.reason import IllegalChoice
from ..house.messages.shapes import Listed
from ..house.tables.bot_turns import Bench
from ..house.tables.credentials import new_token
from ..house.tables.hub import Hub
from ..house.tables.live import Live
from ..house.tables.replays import Replays
from ..house.tables.saving import summary_of, waits_for_bot
from ..store.failures import StoreError
from ..store.log import Store
from ..store.notify import Listener as Notifications
from ..store.values import TableRow
from ..store.writer import Writer
from ..table.commands import AnyCommand
from ..table.refusal import Refused
from .guards.limits import Quota
from .metrics import Metrics
from .settings import Settings

log = logging.getLogger("tiptoe.server")

MINUTE = 60
HOUR = 3600


class Service:
    """Started and stopped with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.writer = Writer(self.store)
        self.hub = Hub(self.store, self.writer, settings.away_seconds)
        self.bench = Bench(self.hub, settings.bot_workers, settings.bot_seconds, settings.bot_pause)
        self.replays = Replays()
        self.metrics = Metrics()
        self.openings = Quota(settings.tables_an_hour, HOUR)
        self.connects = Quota(settings.connects_a_minute, MINUTE)
        self.tasks: list[asyncio.Task[None]] = []
        self.notifications: Notifications | None = None

    async def start(self) -> None:
        """Open tables are taken up where they were; bots go on thinking."""
        loop = asyncio.get_running_loop()
        if settings_tell(self.settings.database):
            self.notifications = Notifications(
                self.settings.database,
                lambda table, seq: _soon(loop, self.hub.heard(table, seq)),
                lambda: _soon(loop, self.hub.catch_up_all()),
            )
        self.tasks = [loop.create_task(self._take_up()), loop.create_task(self._sweep())]

    async def stop(self) -> None:
        """Connections are closed, what was acknowledged is committed, and only then the store goes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bench.close()
        for live in self.hub.tables.values():
            live.close()
        if self.notifications is not None:
            await asyncio.to_thread(self.notifications.close)
        await asyncio.to_thread(self.writer.close)
        await asyncio.get_running_loop().shutdown_default_executor()  # reads under way still have connections
        self.store.close()

    async def command(self, live: Live, command: AnyCommand, seat: int) -> int:
        """Carry out a command of a seat, and count it."""
        begun = time.perf_counter()
        outcome = "failed"
        try:
            seq = await self.hub.command(live, command, seat)
            outcome = "done"
            return seq
        except (Refused, IllegalChoice):
            outcome = "refused"
            raise
        finally:
            self.metrics.commands.labels(outcome).inc()
            self.metrics.seconds.observe(time.perf_counter() - begun)

    async def listed(self, limit: int) -> list[Listed]:
        """Tables that want to be found."""
        rows = await asyncio.to_thread(lambda: self.store.tables(listed=True, limit=limit))
        found: list[Listed] = []
        for row in rows:
            about = summary_of(row)
            open_seats = about.names.count("")
            found.append(Listed(row.table, about.spec, row.status, about.names, open_seats, row.updated))
        return found

    async def check(self) -> None:
        """StoreError if the database does not answer."""
        await asyncio.to_thread(lambda: self.store.tables(limit=1))

    def new_token(self) -> str:
        return new_token()

    async def _take_up(self) -> None:
        """Tables whose bots were thinking when the server stopped; the others are read when somebody comes."""
        begun = time.perf_counter()
        for table in await self._waiting_for_bots():
            try:
                await self.hub.live(table)
            except Exception as error:  # one table that cannot be read keeps no other waiting
                log.error("a table could not be taken up", exc_info=error)
        log.info("%s tables taken up in %.2f s", len(self.hub.tables), time.perf_counter() - begun)
        self.bench.open()  # not before: bots that think would slow the reading down

    async def _waiting_for_bots(self) -> list[str]:
        """However long the store takes to answer."""
        while True:
            try:
                return await asyncio.to_thread(
                    lambda: [row.table for row in self.store.open_tables() if _is_waiting(row)]
                )
            except StoreError as error:
                log.warning("taking up tables is put off: %s", error)
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.metrics.tables.set(len(self.hub.tables))
            try:
                await self.hub.sweep()
            except StoreError as error:
                log.warning("sweeping is put off: %s", error)


def _is_waiting(row: TableRow) -> bool:
    """Whether a table must be read now; one that says nothing of itself is tried, and complained of there."""
    try:
        return waits_for_bot(row)
    except (CodecError, SpecError, msgspec.DecodeError):
        return True


def settings_tell(database: str) -> bool:
    """Whether other nodes may serve the same tables: PostgreSQL tells of their entries."""
    return database.startswith("postgres")


def _soon(loop: asyncio.AbstractEventLoop, work: object) -> None:
    """From the listener's thread into the loop."""
    assert asyncio.iscoroutine(work)
    asyncio.run_coroutine_threadsafe(work, loop)
