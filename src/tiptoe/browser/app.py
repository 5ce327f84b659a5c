"""The application in a browser: a table service, and everything that the pages of one browser can ask of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from ..service.credentials import TokenSource
from ..service.dependencies import Clock, Dependencies, seconds_now
from ..service.session import TableSession
from ..service.table_service import TableService
from ..store.errors import StoreError
from .bot_executor import BotWorkerClient, BrowserBotExecutor, NoBotWorker
from .dispatch import Dispatcher
from .sockets import PageSockets
from .storage import BrowserStore, Disk

log = logging.getLogger("tiptoe.browser")

SWEEP_SECONDS: Final = 5.0


class BrowserApp:
    """Table service of one browser, with its requests, its connections, and a stored summary of every changed table."""

    def __init__(
        self,
        disk: Disk,
        *,
        mind: BotWorkerClient | None = None,
        pause: float = 0.0,
        clock: Clock = seconds_now,
        token_source: TokenSource | None = None,
    ) -> None:
        self.disk = disk
        self.shelf = BrowserStore(disk)
        thinking = BrowserBotExecutor(mind or NoBotWorker())
        dependencies = Dependencies(
            self.shelf,
            self.shelf,
            thinking,
            clock=clock,
            token_source=token_source or TokenSource(),
            bot_pause=pause,
            whole_records=True,
        )
        self.service = TableService(dependencies)
        self.requests = Dispatcher(self.service, self.shelf)
        self.lines = PageSockets(self.requests)
        self.notes: set[asyncio.Task[None]] = set()
        self.service.registry.after_entry.append(self._note)
        self.service.bots.open()

    async def tend(self) -> None:
        """Sweeps the registry of tables for as long as the browser is open."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.service.registry.sweep()
            except StoreError as error:
                log.warning("sweeping is put off: %s", error)

    def _note(self, session: TableSession) -> None:
        """Stores the summary of a table beside its log: pages list games without starting the engine."""
        info = msgspec.json.encode(session.info()).decode()
        task = asyncio.get_running_loop().create_task(self._written(session.table.id, info))
        self.notes.add(task)
        task.add_done_callback(self.notes.discard)

    async def _written(self, table: str, info: str) -> None:
        try:
            await self.disk.note(table, info)
        except Exception as error:  # the log is complete without it
            log.warning("a list of games is not up to date: %s", error)
