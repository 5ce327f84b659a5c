"""Idle tables: the memory that each costs while no client is connected."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from tiptoe.store.log import Store
from tiptoe.web.run import prepare
from tiptoe.web.settings import unlimited

from .games import play
from .http import Unreachable, get
from .node import Node

WARM: Final = 20  # tables that fill caches and pools before anything is counted
ENTRIES: Final = 150  # a game in its middle


async def idle_table_bytes(folder: Path, spec: str, tables: int) -> float:
    """Returns the memory for each table with a game in progress, beyond those that warm the server up."""
    database = f"sqlite:///{folder / 'idle.db'}"
    names = await asyncio.to_thread(_fill, database, spec, WARM + tables)
    node = Node(database, folder, "idle")
    try:
        await node.start()
        await _look_at(node, names[:WARM])
        before = node.memory()
        await _look_at(node, names[WARM:])
        return (node.memory() - before) / tables
    finally:
        node.stop()


def _fill(database: str, spec: str, tables: int) -> list[str]:
    prepare(unlimited(database))
    store = Store(database)
    try:
        return [play(store, spec, ENTRIES).id for _ in range(tables)]
    finally:
        store.close()


async def _look_at(node: Node, names: list[str]) -> None:
    """Asks for tables, so that the server reads them; they stay in its memory for some minutes."""
    for name in names:
        answer = await get(node.address, f"/api/tables/{name}")
        if answer.status != 200:
            raise Unreachable(f"table {name}: {answer.status}")
