"""What an open table costs while nobody looks at it and the server still keeps it in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .node import Node
from .seats import seated_table

WARM: Final = 20  # tables that fill caches and pools before anything is counted


async def idle_table_bytes(folder: Path, spec: str, seats: int, tables: int) -> float:
    """Memory for each table with a game that has begun, beyond those that warmed the server up."""
    node = Node(f"sqlite:///{folder / 'idle.db'}", folder, "idle")
    try:
        await node.start()
        for _ in range(WARM):
            await seated_table(node.address, spec, seats)
        before = node.memory()
        for _ in range(tables):
            await seated_table(node.address, spec, seats)
        return (node.memory() - before) / tables
    finally:
        node.stop()
