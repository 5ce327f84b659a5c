"""How long a server takes, after a crash, until open tables go on: it answers, and every waiting bot has moved."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.kernel import choices
from ..core.notation import key
from ..server.credentials import hashed, new_secret, new_table_id, new_token
from ..server.keeping import append_of
from ..server.run import prepare
from ..server.settings import unlimited
from ..store.log import Append, Store
from ..table import commands as c
from ..table.proposals import propose, sit
from ..table.table import PLAYING, Proposal, Setting, Table, opened_table, opening
from .node import Node

CHOICES: Final = 60  # already made at each table
EVERY: Final = 4  # at one table of so many, a bot is asked
LIMIT_SECONDS: Final = 60.0
BOT: Final = "random"


@dataclass(frozen=True)
class Recovery:
    """Seconds from starting the process."""

    tables: int
    bot_tables: int
    health_seconds: float
    bots_seconds: float
    moved: int

    def as_json(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "bot_tables": self.bot_tables,
            "bot_tables_that_went_on": self.moved,
            "health_seconds": round(self.health_seconds, 2),
            "seconds": round(self.bots_seconds, 2),
        }


async def recovery(tables: int, spec: str) -> Recovery:
    """A store with so many games under way, and a server that finds them."""
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
        return Recovery(tables, len(waiting), healthy, time.monotonic() - begun, _moved(store, waiting))
    finally:
        node.stop()


def _moved(store: Store, waiting: dict[str, int]) -> int:
    rows = store.tables(limit=10 * len(waiting) + 1000)
    return sum(row.seq > waiting[row.table] for row in rows if row.table in waiting)


def fill(store: Store, tables: int, spec: str) -> dict[str, int]:
    """Games under way; those where a bot is asked, with the entry that they wait at."""
    waiting: dict[str, int] = {}
    for number in range(tables):
        table = play(store, spec, bot_asked=number % EVERY == 0)
        if table.bot_asked():
            waiting[table.id] = table.seq
    return waiting


def play(store: Store, spec: str, *, bot_asked: bool) -> Table:
    """A table with three people and a bot, as a server would have left it."""
    first = opening(Setting(new_table_id(), spec, ["", "", "", BOT], new_secret()), int(time.time()))
    table = opened_table(first)
    appends = [append_of(table, Proposal(first))]
    for name in ("Anna", "Bela", "Cleo"):
        _go(table, appends, sit(table, name, hashed(new_token()), first.at))
    _go(table, appends, propose(table, c.Start(), 0, first.at))
    while len(appends) < CHOICES or bool(table.bot_asked()) != bot_asked:
        chosen = key(random.choice(choices(table.state)), table.state)
        _go(table, appends, propose(table, c.Choose(table.decision, chosen), table.asked, first.at))
        assert table.phase == PLAYING
    answers = store.append_all(appends)
    assert all(answer is None for answer in answers), answers
    return table


def _go(table: Table, appends: list[Append], proposal: Proposal) -> None:
    appends.append(append_of(table, proposal))
    table.accept(proposal)
