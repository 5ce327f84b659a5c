"""What other processes do to a store while a test looks on. They are forked from a small server: each starts at once."""

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
    """What belongs there and nowhere else."""
    name = f"{table} {seq}".encode()
    return Append(table, seq, b"body of " + name, position=b"position after " + name, status="playing", now=seq)


def last_of(store: Store, table: str) -> int:
    row = store.table(table)
    return 0 if row is None else row.seq


def append_until_killed(url: str, acknowledged: Connection) -> None:
    """Goes on where the log ends, and says so after each acknowledgement."""
    asyncio.run(_append_to_all(Store(url), acknowledged))


async def _append_to_all(store: Store, acknowledged: Connection) -> None:
    writer = StoreWriter(store)
    await asyncio.gather(*(_append_to(table, store, writer, acknowledged) for table in TABLES))


async def _append_to(table: str, store: Store, writer: StoreWriter, acknowledged: Connection) -> None:
    last = last_of(store, table)
    while True:
        try:
            await writer.append(entry(table, last + 1))
        except Conflict:  # the last commit of the process before us was still under way
            last = last_of(store, table)
            continue
        last += 1
        acknowledged.send_bytes(f"{table} {last}".encode())


def race(url: str, name: str, last: int, start: Barrier, won: Connection) -> None:
    """Tries for every entry of one table and tells which ones it got."""
    store = Store(url)
    start.wait()
    won.send([seq for seq in range(1, last + 1) if takes(store, name, seq)])
    store.close()


def takes(store: Store, name: str, seq: int) -> bool:
    answer = store.append_all([Append("arena", seq, name.encode())])[0]
    assert answer is None or isinstance(answer, Conflict), answer
    return answer is None
