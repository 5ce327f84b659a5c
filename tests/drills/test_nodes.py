"""Two nodes on one database: a node that is behind notices, and a start reads no more tables than it must."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from patience import PATIENCE
from tiptoe.service import registry as hubs
from tiptoe.service.bot_worker import BotTask, NoBotAnswer
from tiptoe.service.dependencies import Dependencies, TableLog
from tiptoe.service.packs.uploads import PackUploads
from tiptoe.service.registry import TableRegistry
from tiptoe.service.table_factory import TableFactory
from tiptoe.service.table_rows import summary_of, waits_for_bot
from tiptoe.store.log import Store
from tiptoe.store.rows import TableRow
from tiptoe.store.writer import StoreWriter
from tiptoe.table import commands as c
from tiptoe.table.table import Table
from tiptoe.wire.table import NewTable
from tools.drills.games import BOT, play

T = TypeVar("T")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    store.migrate()
    yield url
    store.close()


async def no_bot(work: Callable[[BotTask], T], thought: BotTask, /) -> T:
    raise NoBotAnswer


@asynccontextmanager
async def node(url: str) -> AsyncIterator[TableRegistry]:
    """Runs a table registry as a server process has one; on SQLite it gets no notifications."""
    store = Store(url)
    writer = StoreWriter(store)
    try:
        yield TableRegistry(Dependencies(store, writer, no_bot, in_thread=asyncio.to_thread, reads=asyncio.to_thread))
    finally:
        await asyncio.to_thread(writer.close)
        store.close()


async def with_two(url: str, work: Callable[[TableRegistry, TableRegistry, str], Awaitable[None]]) -> None:
    """Runs `work` with two nodes that both have a table with one person in memory."""
    async with node(url) as here, node(url) as there:
        session, _, _ = await TableFactory(here, PackUploads(here.dependencies.packs)).open(
            NewTable("classic", ["", BOT], "Anna")
        )
        await there.session(session.table.id)
        await work(here, there, session.table.id)


def row_of(store: TableLog, id: str) -> TableRow:
    row = store.table(id)
    assert row is not None
    return row


def test_who_saw_more_than_a_node_makes_it_read_the_log(url: str) -> None:
    async def work(here: TableRegistry, there: TableRegistry, id: str) -> None:
        seq = await here.command(here.tables[id], c.Say("hello"), 0)
        behind = there.tables[id]
        assert behind.table.seq == seq - 1
        assert await there.missed(behind, seq) == []
        assert behind.table.seq == seq

    asyncio.run(with_two(url, work))


def test_an_entry_of_another_node_is_read_once_it_is_heard(url: str) -> None:
    async def work(here: TableRegistry, there: TableRegistry, id: str) -> None:
        seq = await here.command(here.tables[id], c.Start(), 0)
        await there.heard(id, seq)
        assert there.tables[id].table.decision == seq

    asyncio.run(with_two(url, work))


def test_an_entry_that_is_heard_of_while_the_table_is_read_is_not_missed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, go_on = threading.Event(), threading.Event()

    def slow_read(log: TableLog, id: str) -> Table:
        table = hubs_read_table(log, id)
        read.set()
        assert go_on.wait(PATIENCE)
        return table

    async def work(here: TableRegistry, there: TableRegistry, id: str) -> None:
        del there.tables[id]
        monkeypatch.setattr(hubs, "read_table", slow_read)
        reading = asyncio.create_task(there.session(id))
        assert await asyncio.to_thread(read.wait, PATIENCE)
        seq = await here.command(here.tables[id], c.Say("hello"), 0)
        await there.heard(id, seq)
        go_on.set()
        assert (await reading).table.seq == seq
        assert not there.unheard and not there.reading

    hubs_read_table = hubs.read_table
    asyncio.run(with_two(url, work))


def test_the_summary_says_where_bots_play(url: str) -> None:
    async def work(here: TableRegistry, there: TableRegistry, id: str) -> None:
        session = here.tables[id]
        await here.command(session, c.Start(), 0)
        assert summary_of(row_of(here.dependencies.log, id)).bots == ["", BOT]
        await here.command(session, c.Hold(0, BOT), 0)
        assert summary_of(row_of(here.dependencies.log, id)).bots == [BOT, BOT]
        assert waits_for_bot(row_of(here.dependencies.log, id))
        await here.command(session, c.Return(), 0)
        assert waits_for_bot(row_of(here.dependencies.log, id)) == bool(session.table.bot_asked())

    asyncio.run(with_two(url, work))


@pytest.mark.parametrize("bot_asked", [True, False])
def test_only_tables_that_wait_for_a_bot_are_read_at_the_start(url: str, bot_asked: bool) -> None:
    store = Store(url)
    table = play(store, "classic", 20, bot_asked=bot_asked)
    assert waits_for_bot(row_of(store, table.id)) == bot_asked
    store.close()
