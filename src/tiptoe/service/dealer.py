"""Dealing: cards are dealt once every seat has shown its number for the luck, or a few seconds have passed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from ..store.errors import StoreError
from ..table.errors import Refused
from ..table.proposals import deal
from .registry import TableRegistry
from .session import TableSession

log = logging.getLogger("tiptoe.hub")

RETRY_SECONDS: Final = 1.0


class Dealer:
    """Deals at tables where the deal was asked for, checked after every entry. Of several nodes the first one deals."""

    def __init__(self, hub: TableRegistry) -> None:
        self.hub = hub
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: set[str] = set()
        hub.after_entry.append(self.look)

    def look(self, live: TableSession) -> None:
        """Deals if it is time, or else schedules the next check."""
        if not live.table.dealing:
            return
        needs = self.hub.needs
        left = live.table.dealing + needs.number_seconds - needs.clock() if live.table.unshown() else 0
        if left <= 0:
            task = asyncio.get_running_loop().create_task(self._deal(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self._look_later(live, left)

    def _look_later(self, live: TableSession, seconds: float) -> None:
        if live.table.id in self.waiting:
            return
        self.waiting.add(live.table.id)

        def again() -> None:
            self.waiting.discard(live.table.id)
            self.look(live)

        asyncio.get_running_loop().call_later(seconds, again)

    async def _deal(self, live: TableSession) -> None:
        """Deals, and tries again if the store fails; Refused means that another node has dealt already."""
        try:
            with suppress(Refused):
                await self.hub.carry_out(live, lambda: deal(live.table, self.hub.needs.clock()))
        except StoreError as error:
            log.warning("a deal waits for the store: %s", error)
            self._look_later(live, RETRY_SECONDS)
