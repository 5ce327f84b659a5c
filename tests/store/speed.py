"""Measures the entries a second that pass through the StoreWriter, each acknowledged before its table goes on.

`python tests/store/speed.py [SECONDS]`: both databases, 1 and 50 tables at once, 400-byte entries with a position of 3
kB.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from databases import running_postgres
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.store.writer import StoreWriter


async def play(writer: StoreWriter, table: str, until: float, waits: list[float]) -> None:
    seq = 0
    position = os.urandom(3000)
    while time.perf_counter() < until:
        seq += 1
        started = time.perf_counter()
        await writer.append(Append(table, seq, b"x" * 400, position=position, status="playing", now=seq))
        waits.append(time.perf_counter() - started)


async def measure(writer: StoreWriter, tables: int, seconds: float) -> list[float]:
    waits: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(writer, f"{tables}-{n}", until, waits) for n in range(tables)))
    return sorted(waits)


def report(name: str, url: str, seconds: float) -> None:
    store = Store(url)
    store.migrate()
    writer = StoreWriter(store)
    for tables in (1, 50):
        waits = asyncio.run(measure(writer, tables, seconds))
        middle, late = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
        print(
            f"{name:12} {tables:3} tables {len(waits) / seconds:8.0f} entries/s  p50 {middle:5.1f} ms  p99 {late:5.1f} ms"
        )
    writer.close()
    store.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    with tempfile.TemporaryDirectory() as folder:
        report("sqlite full", f"sqlite:///{folder}/tables.db", seconds)
    with running_postgres(settings=()) as server:
        report("postgresql", server.new_url(), seconds)


if __name__ == "__main__":
    main()
