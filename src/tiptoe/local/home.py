"""Home: a house in one browser, with everything that its pages can ask of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from ..house.house import House
from ..house.needs import Clock, Needs, seconds_now
from ..house.tables.credentials import Mint
from ..house.tables.live import Live
from ..store.failures import StoreError
from .lines import Lines
from .requests import Requests
from .shelf import Disk, Shelf
from .thinking import LocalThinker, Mind, NoMind

log = logging.getLogger("tiptoe.local")

SWEEP_SECONDS: Final = 5.0


class Home:
    """Requests, lines, and a word to the browser about every table that changed."""

    def __init__(
        self,
        disk: Disk,
        *,
        mind: Mind | None = None,
        pause: float = 0.0,
        clock: Clock = seconds_now,
        mint: Mint | None = None,
    ) -> None:
        self.disk = disk
        self.shelf = Shelf(disk)
        thinking = LocalThinker(mind or NoMind())
        needs = Needs(self.shelf, self.shelf, thinking, clock=clock, mint=mint or Mint(), bot_pause=pause)
        self.house = House(needs)
        self.requests = Requests(self.house, self.shelf)
        self.lines = Lines(self.house, self.requests)
        self.notes: set[asyncio.Task[None]] = set()
        self.house.hub.after_entry.append(self._note)
        self.house.bots.open()

    async def tend(self) -> None:
        """As long as the browser is open: tables that nobody looks at are let go."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.house.hub.sweep()
            except StoreError as error:
                log.warning("sweeping is put off: %s", error)

    def _note(self, live: Live) -> None:
        """A list of games is shown without a house: what it says of each lies beside its log."""
        info = msgspec.json.encode(self.house.info(live)).decode()
        task = asyncio.get_running_loop().create_task(self._written(live.table.id, info))
        self.notes.add(task)
        task.add_done_callback(self.notes.discard)

    async def _written(self, table: str, info: str) -> None:
        try:
            await self.disk.note(table, info)
        except Exception as error:  # the log has it all the same
            log.warning("a list of games is not up to date: %s", error)
