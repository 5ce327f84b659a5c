"""Recovery after a crash: how long until the server answers and every waiting bot has moved."""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tiptoe.store.log import Store
from tiptoe.web.run import prepare
from tiptoe.web.settings import unlimited

from .games import play
from .node import Node

ENTRIES: Final = 60  # at least, at each table
EVERY: Final = 4  # at every fourth table a bot is asked
LIMIT_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Recovery:
    """Result of a recovery drill, in seconds from starting the process."""

    tables: int
    bot_tables: int
    health_seconds: float
    bots_seconds: float
    moved: int
    warnings: int  # logged by the server, such as for a bot that needed help

    def as_json(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "bot_tables": self.bot_tables,
            "bot_tables_that_went_on": self.moved,
            "warnings": self.warnings,
            "health_seconds": round(self.health_seconds, 2),
            "seconds": round(self.bots_seconds, 2),
        }


async def recovery(tables: int, spec: str) -> Recovery:
    """Fills a store with games in progress, and measures a server that finds them."""
    with tempfile.TemporaryDirectory(prefix="tiptoe-recover-") as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'tables.db'}"
        prepare(unlimited(database))
        store = Store(database)
        try:
            waiting = await asyncio.to_thread(fill, store, tables, spec)
            return await _measure(Node(database, folder), store, tables, waiting)
        finally:
            store.close()


async def _measure(node: Node, store: Store, tables: int, waiting: dict[str, int]) -> Recovery:
    begun = time.monotonic()
    try:
        await node.start()
        healthy = time.monotonic() - begun
        while _moved(store, waiting) < len(waiting) and time.monotonic() < begun + LIMIT_SECONDS:
            await asyncio.sleep(0.05)
        seconds, warnings = time.monotonic() - begun, len(node.said("warning"))
        return Recovery(tables, len(waiting), healthy, seconds, _moved(store, waiting), warnings)
    finally:
        node.stop()


def _moved(store: Store, waiting: dict[str, int]) -> int:
    rows = store.tables(limit=10 * len(waiting) + 1000)
    return sum(row.seq > waiting[row.table] for row in rows if row.table in waiting)


def fill(store: Store, tables: int, spec: str) -> dict[str, int]:
    """Stores games in progress; returns those where a bot is asked, with the entry that they wait at."""
    waiting: dict[str, int] = {}
    for number in range(tables):
        table = play(store, spec, ENTRIES, bot_asked=number % EVERY == 0)
        if table.bot_asked():
            waiting[table.id] = table.seq
    return waiting
