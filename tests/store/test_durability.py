"""Acknowledged entries are durable, whatever happens to the process, the disk or the connection afterwards."""

from __future__ import annotations

import os
import random
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from databases import Postgres
from patience import PATIENCE, until
from store.disks import Disk, SmallFiles, mounted
from store.processes import CONTEXT, TABLES, append_until_killed, entry
from store.proxy import AFTER, BEFORE, SILENTLY, Proxy
from tiptoe.store.errors import Conflict, StoreUnavailable
from tiptoe.store.log import Store
from tiptoe.store.rows import Append

KILLS = 20
# PostgreSQL ends a silent transaction after the product's seconds; whoever waits for its lock waits longer.
PATIENT_LOCKS = "?options=-c%20lock_timeout%3D120000%20-c%20idle_in_transaction_session_timeout%3D3000"


def test_a_killed_process_loses_nothing_that_was_acknowledged(store: Store, database_url: str) -> None:
    chance = random.Random(5)
    acknowledged = [one for _ in range(KILLS) for one in kill_after(chance.uniform(0, 0.12), database_url)]
    kept = {(table, one.seq): one.body for table in TABLES for one in store.entries(table)}
    assert set(acknowledged) <= set(kept)
    assert len(acknowledged) == len(set(acknowledged)) >= KILLS
    assert kept == {(table, seq): entry(table, seq).body for table, seq in kept}
    for table in TABLES:
        row = store.table(table)
        assert row is not None
        assert [one.seq for one in store.entries(table)] == list(range(1, row.seq + 1))
        assert (row.position, row.position_seq) == (entry(table, row.seq).position, row.seq)
    check_integrity(database_url)


def kill_after(seconds: float, url: str) -> list[tuple[str, int]]:
    """Returns the entries that a process acknowledged before it was killed, `seconds` after its first acknowledgement."""
    reading, writing = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=append_until_killed, args=(url, writing))
    process.start()
    writing.close()
    told: list[tuple[str, int]] = []
    assert reading.poll(PATIENCE), "the process does not append"
    end = time.monotonic() + seconds
    while reading.poll(max(0.0, end - time.monotonic())) and time.monotonic() < end:
        told.append(read(reading))
    process.kill()
    with suppress(EOFError, OSError):
        while True:
            told.append(read(reading))
    process.join()
    return told


def read(connection: Connection) -> tuple[str, int]:
    table, seq = connection.recv_bytes().decode().split()
    return table, int(seq)


def check_integrity(url: str) -> None:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()


@pytest.fixture
def small_filesystem(tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "small"
    folder.mkdir()
    with mounted(folder, 1 << 20):
        (folder / "ballast").write_bytes(bytes(500_000))
        yield Disk(folder)


@pytest.fixture
def small_files(tmp_path: Path) -> Iterator[Disk]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, before[1]))
    yield SmallFiles(tmp_path)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.only("sqlite", "the disk of a file")
@pytest.mark.parametrize("kind", ["small_filesystem", "small_files"])
def test_a_full_disk_is_said_and_survived(request: pytest.FixtureRequest, kind: str) -> None:
    disk: Disk = request.getfixturevalue(kind)
    url = f"sqlite:///{disk.folder / 'tables.db'}"
    store = Store(url)
    store.migrate()
    error = check_fullness(store, disk)
    assert "full" in str(error) and str(disk.folder) in str(error)
    store.close()
    check_integrity(url)


@pytest.mark.only("postgres", "the disk of a server")
def test_a_full_disk_of_postgresql_is_said_and_survived(postgres: Postgres) -> None:
    folder = postgres.folder / "small"
    folder.mkdir()
    with mounted(folder, 24 << 20, "uid=postgres", "mode=700"):
        (folder / "space").mkdir()
        os.chown(folder / "space", folder.stat().st_uid, -1)
        postgres.execute(f"CREATE TABLESPACE small LOCATION '{folder / 'space'}'")
        url = postgres.new_url(tablespace="small")
        (folder / "ballast").write_bytes(bytes(8 << 20))
        store = Store(url)
        store.migrate()
        error = check_fullness(store, Disk(folder))
        assert "the disk is full" in str(error)
        store.close()
        postgres.execute(f"DROP DATABASE {url.rsplit('/', 1)[1]}")
        postgres.execute("DROP TABLESPACE small")


def check_fullness(store: Store, disk: Disk) -> StoreUnavailable:
    """Appends until the disk is full, checks that acknowledged entries are stored, frees some space and goes on."""
    kept, answer = 0, None
    while answer is None:
        (answer,) = store.append_all([Append("t", kept + 1, os.urandom(60_000))])
        kept += answer is None
    assert isinstance(answer, StoreUnavailable), answer
    assert kept > 1
    assert [one.seq for one in store.entries("t")] == list(range(1, kept + 1))
    disk.free()
    assert store.append_all([Append("t", kept + 1, os.urandom(60_000)), Append("u", 1, b"x")]) == [None, None]
    assert len(store.entries("t")) == kept + 1
    return answer


@pytest.fixture
def wire(postgres: Postgres, postgres_url: str) -> Iterator[tuple[Proxy, Store]]:
    """Store that reaches PostgreSQL through a proxy that can cut connections."""
    direct = Store(postgres_url)
    direct.migrate()
    direct.close()
    proxy = Proxy(postgres.port)
    store = Store(postgres_url.replace(str(postgres.port), str(proxy.port)) + PATIENT_LOCKS)
    store.tables()  # the first connection of a store sends extra queries
    yield proxy, store
    store.close()
    proxy.close()


@pytest.mark.only("postgres", "no wire leads to a file")
@pytest.mark.parametrize("moment", [BEFORE, AFTER, SILENTLY])
def test_an_answer_lost_on_the_wire_is_found_in_the_log(wire: tuple[Proxy, Store], moment: str) -> None:
    proxy, store = wire
    store.append_all([Append("t", 1, b"one")])
    proxy.cut = moment
    assert store.append_all([Append("t", 2, b"two"), Append("u", 1, b"one")]) == [None, None]
    assert proxy.cut is None
    assert [one.body for one in store.entries("t")] == [b"one", b"two"]
    assert [one.body for one in store.entries("u")] == [b"one"]


@pytest.mark.only("postgres", "no wire leads to a file")
@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_who_cannot_find_out_says_so(
    wire: tuple[Proxy, Store], postgres: Postgres, postgres_url: str, moment: str
) -> None:
    proxy, store = wire
    proxy.cut, proxy.refuse_after_cut = moment, True
    answers = store.append_all([Append("t", 1, b"one"), Append("u", 1, b"one")])
    for answer in answers:
        assert isinstance(answer, StoreUnavailable) and answer.unsure
    assert until(lambda: not postgres.working_connections(postgres_url))  # each transaction has been decided
    direct = Store(postgres_url)
    assert len(direct.entries("t")) == len(direct.entries("u")) == (moment == AFTER)
    direct.close()


def test_the_same_entry_of_somebody_else_is_a_conflict_while_the_wire_holds(store: Store) -> None:
    store.append_all([Append("t", 1, b"one")])
    assert isinstance(store.append_all([Append("t", 1, b"one")])[0], Conflict)


@pytest.mark.only("postgres", "no wire leads to a file")
def test_cut_connections_are_survived(postgres: Postgres, postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()
    for seq in range(1, 6):
        assert postgres.cut_connections(postgres_url) > 0
        assert store.append_all([Append("t", seq, b"x"), Append("u", seq, b"x")]) == [None, None]
        postgres.cut_connections(postgres_url)
        assert len(store.entries("t")) == seq
    store.close()
