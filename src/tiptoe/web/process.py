"""Server process: store, writer, table service, limits, and tasks that run from time to time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from ..catalog import SpecError
from ..core.codec import CodecError
from ..service.credentials import TokenSource
from ..service.dependencies import Clock, Dependencies, seconds_now
from ..service.rate_limit import Rate
from ..service.table_rows import summary_of, waits_for_bot
from ..service.table_service import TableService
from ..store.errors import StoreError
from ..store.log import Store
from ..store.maintenance import StoreMaintenance
from ..store.notify import Notifications
from ..store.packs import StoredPacks
from ..store.rows import TableRow
from ..store.writer import StoreWriter
from .bot_processes import BotProcesses
from .connections.limits import room_for_connections
from .connections.registry import ConnectionRegistry
from .guards.client_address import Proxies
from .guards.request_limits import Quota
from .metrics import Metrics
from .operator_events import OperatorEvents
from .pack_folder import offer_packs, packs_folder
from .reports import ReportService
from .sandboxes import AddressTurns, Sandboxes
from .settings import Settings
from .store_health import StoreHealth

log = logging.getLogger("tiptoe.web")

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR
PRUNED = 100  # tables at a time
PACK_DAYS = 60  # that an uploaded pack is kept without a table
LOOK_SECONDS = 1.0
READERS = 4  # threads that read the store
T = TypeVar("T")


class ServerProcess:
    """Everything that one server process runs; started and stopped with the application."""

    def __init__(self, settings: Settings, clock: Clock = seconds_now, token_source: TokenSource | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.pulse = StoreHealth(self.store)
        self.writer = StoreWriter(self.store, self.pulse.note)
        self.metrics = Metrics()
        self.readers = ThreadPoolExecutor(READERS, "tiptoe-read")
        self.benches = Sandboxes(settings.bench_workers)
        self.lines = AddressTurns()  # turns of addresses whose uploaded records are read
        self.service = TableService(
            Dependencies(
                self.store,
                self.writer,
                BotProcesses(settings.bot_workers, settings.bot_seconds),
                packs=StoredPacks(self.store),
                in_thread=asyncio.to_thread,
                reads=self._read,
                clock=clock,
                token_source=token_source or TokenSource(),
                observer=self.metrics.command,
                away_seconds=settings.away_seconds,
                number_seconds=settings.number_seconds,
                commands=Rate(settings.command_burst, 1 / settings.commands_a_second),
                bot_pause=settings.bot_pause,
                keep_days=settings.keep_days,
                report_games=settings.report_games if settings.reports_at_once else 0,
            )
        )
        self.registry = self.service.registry
        self.doors = ConnectionRegistry(
            room_for_connections(settings.connections),
            settings.connections_an_address,
            Proxies(settings.proxies),
            self.metrics.limited,
        )
        self.metrics.most_sockets.set(self.doors.most)
        self.metrics.store_works.set_function(lambda: self.pulse.trouble is None)
        self.watchers = Proxies(settings.metrics_from)
        self.heeded = OperatorEvents(StoreMaintenance(self.store), self.service)
        self.quotas = {
            "tables": Quota(settings.tables_an_hour, HOUR),
            "codes": Quota(settings.codes_a_minute, MINUTE),
            "claims": Quota(settings.claims_an_hour, HOUR),
            "records": Quota(settings.records_an_hour, HOUR),
            "checks": Quota(settings.checks_a_minute, MINUTE),
            "packs": Quota(settings.packs_an_hour, HOUR),
        }
        self.reports = ReportService(settings.reports_at_once, Quota(settings.reports_an_hour, HOUR))
        offer_packs(self.service.packs, packs_folder(settings))
        self.connects = Quota(settings.connects_a_minute, MINUTE)
        self.attending: Counter[str] = Counter()  # open websockets by address
        self.tasks: list[asyncio.Task[None]] = []
        self.notifications: Notifications | None = None

    async def _read(self, work: Callable[[], T], /) -> T:
        """Reads the store on threads of their own, which wait for no other work."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    async def start(self) -> None:
        """Starts the background tasks; open tables go on where they were."""
        loop = asyncio.get_running_loop()
        work = [self._take_up(), self._sweep(), self._watch_doors(), self.pulse.beat(), self.heeded.heed_all()]
        work.append(self._forget_packs())
        if self.settings.keep_days:
            work.append(self._prune())
        if shares_tables(self.settings.database):
            work.append(self._tell_present())
            self.notifications = Notifications(
                self.settings.database,
                lambda table, seq: _soon(loop, self.registry.heard(table, seq)),
                lambda: _soon(loop, self.registry.catch_up_all()),
                lambda table, seats: _at_once(loop, self.registry.heard_present, table, seats),
            )
        self.tasks = [loop.create_task(each) for each in work]

    async def stop(self) -> None:
        """Closes all connections, then commits what was acknowledged, and only then closes the store."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.service.bots.close()
        self.reports.close()
        await self.benches.close()
        for session in self.registry.tables.values():
            session.close()
        if self.notifications is not None:
            await asyncio.to_thread(self.notifications.close)
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.readers.shutdown)  # reads under way still have connections
        await asyncio.get_running_loop().shutdown_default_executor()
        self.store.close()

    async def _take_up(self) -> None:
        """Resumes tables that waited for a bot when the server stopped; others are read when a client comes."""
        begun = time.perf_counter()
        waiting, self.registry.deadlines = await self._to_take_up()
        for table in waiting:
            try:
                await self.registry.session(table)
            except Exception as error:  # a table that cannot be read must not stop the others
                log.error("a table could not be taken up", exc_info=error)
        log.info("%s tables taken up in %.2f s", len(self.registry.tables), time.perf_counter() - begun)
        self.service.bots.open()  # only now: thinking bots would slow the reading down

    async def _to_take_up(self) -> tuple[list[str], dict[str, int]]:
        """Returns tables that wait for a bot, and the deadlines of the others; retries until the store answers."""
        while True:
            try:
                return await asyncio.to_thread(self._open_tables)
            except StoreError as error:
                log.warning("taking up tables is put off: %s", error)
                await asyncio.sleep(self.settings.sweep_seconds)

    def _open_tables(self) -> tuple[list[str], dict[str, int]]:
        waiting: list[str] = []
        deadlines: dict[str, int] = {}
        for row in self.store.open_tables():
            if _is_waiting(row):
                waiting.append(row.table)
            elif due := summary_of(row).due:
                deadlines[row.table] = due
        return waiting, deadlines

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.metrics.tables.set(len(self.registry.tables))
            try:
                await self.registry.sweep()
            except StoreError as error:
                log.warning("sweeping is put off: %s", error)
            except Exception as error:  # a bug of ours: the next sweep may succeed
                log.error("sweeping failed", exc_info=error)

    async def _prune(self) -> None:
        """Deletes tables untouched for `keep_days`, a few at a time."""
        care, days = self.heeded.care, self.settings.keep_days
        while True:
            now, deleted = self.service.dependencies.clock(), 0
            try:
                deleted = await asyncio.to_thread(care.prune, now - days * DAY, PRUNED, now)
            except StoreError as error:
                log.warning("deleting old tables is put off: %s", error)
            if deleted:
                log.info("%s tables that nobody touched for %s days deleted", deleted, days)
            await asyncio.sleep(1 if deleted == PRUNED else HOUR)

    async def _forget_packs(self) -> None:
        """Deletes uploaded packs that no table uses, PACK_DAYS after their upload."""
        packs = StoredPacks(self.store)
        while True:
            try:
                before = self.service.dependencies.clock() - PACK_DAYS * DAY
                await asyncio.to_thread(packs.prune, before)
            except StoreError as error:
                log.warning("forgetting packs is put off: %s", error)
            await asyncio.sleep(HOUR)

    async def _tell_present(self) -> None:
        """Tells other nodes which seats are connected here, so that they do not take them for absent."""
        while True:
            await asyncio.sleep(self.settings.present_seconds)
            try:
                await asyncio.to_thread(self.store.tell_present, self.registry.present())
            except StoreError as error:
                log.warning("other nodes do not learn who is here: %s", error)

    async def _watch_doors(self) -> None:
        """Closes late and stalled connections; must never end, since nothing else closes those."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.doors.look_round(time.monotonic())
            except Exception as error:
                log.error("a look over the connections failed", exc_info=error)
            self.metrics.sockets.set(len(self.doors.guests))


def _is_waiting(row: TableRow) -> bool:
    """Whether a table waits for a bot. A row that cannot be read counts as yes: reading its table logs why."""
    try:
        return waits_for_bot(row)
    except (CodecError, SpecError, msgspec.DecodeError):
        return True


def shares_tables(database: str) -> bool:
    """Whether other nodes may serve the same tables: PostgreSQL notifies them of entries."""
    return database.startswith("postgres")


def _at_once(loop: asyncio.AbstractEventLoop, do: Callable[..., None], *what: object) -> None:
    """Calls a function on the loop, from the thread of the listener."""
    loop.call_soon_threadsafe(do, *what)


def _soon(loop: asyncio.AbstractEventLoop, work: object) -> None:
    """Runs a coroutine on the loop, from the thread of the listener."""
    assert asyncio.iscoroutine(work)
    asyncio.run_coroutine_threadsafe(work, loop)
