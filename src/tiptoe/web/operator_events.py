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

    def __init__(self, care: StoreMaintenance, house: TableService) -> None:
        self.care = care
        self.house = house
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
                self.house.silent.add((deed.table, deed.seat))
            else:
                self.house.silent.discard((deed.table, deed.seat))

    def forget(self, table: str) -> None:
        """Drops a table from memory; its clients are disconnected, come back, and get what the store has now."""
        live = self.house.hub.tables.pop(table, None)
        if live is not None:
            if live.bot_task is not None:
                live.bot_task.cancel()
            live.close()
