"""Deals: the cards are dealt as soon as every seat has shown its number for the luck, or had a few seconds for it."""

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
    """Looks at a table after every entry. Of several nodes the first one deals."""

    def __init__(self, hub: TableRegistry) -> None:
        self.hub = hub
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: set[str] = set()
        hub.after_entry.append(self.look)

    def look(self, live: TableSession) -> None:
        """Whether it is time to deal, or when to look again."""
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
        """A store that cannot be written to is tried again; who comes second finds the cards dealt."""
        try:
            with suppress(Refused):
                await self.hub.carry_out(live, lambda: deal(live.table, self.hub.needs.clock()))
        except StoreError as error:
            log.warning("a deal waits for the store: %s", error)
            self._look_later(live, RETRY_SECONDS)
