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

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: set[str] = set()
        registry.after_entry.append(self.look)

    def look(self, session: TableSession) -> None:
        """Deals if it is time, or else schedules the next check."""
        if not session.table.dealing:
            return
        dependencies = self.registry.dependencies
        left = (
            session.table.dealing + dependencies.number_seconds - dependencies.clock() if session.table.unshown() else 0
        )
        if left <= 0:
            task = asyncio.get_running_loop().create_task(self._deal(session))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self._look_later(session, left)

    def _look_later(self, session: TableSession, seconds: float) -> None:
        if session.table.id in self.waiting:
            return
        self.waiting.add(session.table.id)

        def again() -> None:
            self.waiting.discard(session.table.id)
            self.look(session)

        asyncio.get_running_loop().call_later(seconds, again)

    async def _deal(self, session: TableSession) -> None:
        """Deals, and tries again if the store fails; Refused means that another node has dealt already."""
        try:
            with suppress(Refused):
                await self.registry.carry_out(session, lambda: deal(session.table, self.registry.dependencies.clock()))
        except StoreError as error:
            log.warning("a deal waits for the store: %s", error)
            self._look_later(session, RETRY_SECONDS)
