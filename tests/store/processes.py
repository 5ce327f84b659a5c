"""Other processes that write to a store during a test, forked from a small server so that each starts at once."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier

from tiptoe.store.errors import Conflict
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.store.writer import StoreWriter

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tiptoe.store.writer", "psycopg", "sqlalchemy.dialects.postgresql.psycopg"])
TABLES = ("anemone", "bittern", "coot")


def entry(table: str, seq: int) -> Append:
    """Builds the entry of a table and number, with a body and a position that belong to no other."""
    name = f"{table} {seq}".encode()
    return Append(table, seq, b"body of " + name, position=b"position after " + name, status="playing", now=seq)


def last_of(store: Store, table: str) -> int:
    row = store.table(table)
    return 0 if row is None else row.seq


def append_until_killed(url: str, acknowledged: Connection) -> None:
    """Appends to every table from the end of its log, and reports each acknowledgement."""
    asyncio.run(_append_to_all(Store(url), acknowledged))


async def _append_to_all(store: Store, acknowledged: Connection) -> None:
    writer = StoreWriter(store)
    await asyncio.gather(*(_append_to(table, store, writer, acknowledged) for table in TABLES))


async def _append_to(table: str, store: Store, writer: StoreWriter, acknowledged: Connection) -> None:
    last = last_of(store, table)
    while True:
        try:
            await writer.append(entry(table, last + 1))
        except Conflict:  # the last commit of the killed process was still under way
            last = last_of(store, table)
            continue
        last += 1
        acknowledged.send_bytes(f"{table} {last}".encode())


def race(url: str, name: str, last: int, start: Barrier, won: Connection) -> None:
    """Tries to append every entry of one table, and reports the ones it won."""
    store = Store(url)
    start.wait()
    won.send([seq for seq in range(1, last + 1) if takes(store, name, seq)])
    store.close()


def takes(store: Store, name: str, seq: int) -> bool:
    """Whether this process won the entry."""
    answer = store.append_all([Append("arena", seq, name.encode())])[0]
    assert answer is None or isinstance(answer, Conflict), answer
    return answer is None
