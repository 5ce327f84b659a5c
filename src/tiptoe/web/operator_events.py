"""Actions of the operator, as a running server follows them: tables to be read anew, and seats that may not talk."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..service.table_service import TableService
from ..store.errors import StoreError
from ..store.maintenance import FORGET, SILENCE, StoreMaintenance

log = logging.getLogger("tiptoe.web")

LOOK_SECONDS: Final = 2.0


class OperatorEvents:
    """Follows the operator's actions; those up to number `last` are done."""

    def __init__(self, care: StoreMaintenance, service: TableService) -> None:
        self.care = care
        self.service = service
        self.last = 0

    async def heed_all(self) -> None:
        """Looks for actions for as long as the server runs."""
        while True:
            try:
                await self.heed()
            except StoreError as error:
                log.warning("the operator's deeds are not read: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def heed(self) -> None:
        for deed in await asyncio.to_thread(lambda: self.care.deeds(self.last)):
            self.last = deed.number
            if deed.what == FORGET:
                self.forget(deed.table)
            elif deed.what == SILENCE:
                self.service.silent.add((deed.table, deed.seat))
            else:
                self.service.silent.discard((deed.table, deed.seat))

    def forget(self, table: str) -> None:
        """Drops a table from memory; its clients are disconnected, come back, and get what the store has now."""
        session = self.service.registry.tables.pop(table, None)
        if session is not None:
            if session.bot_task is not None:
                session.bot_task.cancel()
            session.close()
