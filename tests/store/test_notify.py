"""Notifications of PostgreSQL tell other nodes of commits; a broken connection is restored and reported."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from queue import Empty, SimpleQueue

import pytest

from databases import Postgres
from patience import PATIENCE, until
from tiptoe.store.errors import StoreError
from tiptoe.store.log import Store
from tiptoe.store.notify import Notifications
from tiptoe.store.rows import Append
from tiptoe.store.writer import StoreWriter

GAP = ("gap", 0)

told_by_postgres = pytest.mark.only("postgres", "a file tells nobody")


class EventListener:
    """A listener with the notifications it has heard."""

    def __init__(self, url: str) -> None:
        self.heard: SimpleQueue[tuple[str, int]] = SimpleQueue()
        self.listener = Notifications(url, lambda table, seq: self.heard.put((table, seq)), lambda: self.heard.put(GAP))

    def next(self) -> tuple[str, int]:
        return self.heard.get(timeout=PATIENCE)


@pytest.fixture
def pair(postgres_url: str) -> Iterator[tuple[Store, EventListener]]:
    store = Store(postgres_url)
    store.migrate()
    ear = EventListener(postgres_url)
    yield store, ear
    ear.listener.close()
    store.close()


@told_by_postgres
def test_commits_are_told_and_already_there(pair: tuple[Store, EventListener]) -> None:
    store, ear = pair
    store.append_all([Append("t", 1, b"x"), Append("t", 2, b"y"), Append("u", 1, b"z")])
    assert sorted([ear.next(), ear.next()]) == [("t", 2), ("u", 1)]
    assert len(store.entries("t")) == 2


@told_by_postgres
def test_what_was_not_committed_is_not_told(pair: tuple[Store, EventListener]) -> None:
    store, ear = pair
    store.append_all([Append("t", 1, b"x")])
    store.append_all([Append("t", 1, b"late"), Append("u", 2, b"gap")])
    store.append_all([Append("v", 1, b"x")])
    assert [ear.next(), ear.next()] == [("t", 1), ("v", 1)]


@told_by_postgres
def test_everything_that_a_writer_keeps_is_told(pair: tuple[Store, EventListener]) -> None:
    async def play() -> None:
        await asyncio.gather(*(writer.append(Append(f"t{n}", 1, b"x")) for n in range(300)))

    store, ear = pair
    writer = StoreWriter(store)
    asyncio.run(play())
    writer.close()
    assert {ear.next() for _ in range(300)} == {(f"t{n}", 1) for n in range(300)}


@told_by_postgres
def test_a_lost_connection_is_mended_and_the_gap_is_reported(
    pair: tuple[Store, EventListener], postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store, ear = pair
    for seq in (1, 2):
        with caplog.at_level(logging.WARNING, "tiptoe.store"):
            assert postgres.cut_connections(postgres_url) >= 1
            assert ear.next() == GAP
        store.append_all([Append("t", seq, b"x")])
        assert ear.next() == ("t", seq)
    assert "no longer listening" in caplog.text


@told_by_postgres
def test_a_mistake_of_the_owner_does_not_end_the_listening(
    pair: tuple[Store, EventListener], postgres_url: str
) -> None:
    def fail(table: str, seq: int) -> None:
        calls.append(seq)
        raise RuntimeError("the loop is closed")

    store, _ = pair
    calls: list[int] = []
    listener = Notifications(postgres_url, fail, lambda: None)
    store.append_all([Append("t", 1, b"x")])
    store.append_all([Append("t", 2, b"x")])
    assert until(lambda: calls == [1, 2])
    listener.close()


@told_by_postgres
def test_a_closed_listener_is_silent(pair: tuple[Store, EventListener]) -> None:
    store, ear = pair
    ear.listener.close()
    store.append_all([Append("t", 1, b"x")])
    with pytest.raises(Empty):
        ear.heard.get(timeout=0.2)


@pytest.mark.only("sqlite", "PostgreSQL tells")
def test_sqlite_tells_nobody(sqlite_url: str) -> None:
    with pytest.raises(StoreError, match="only PostgreSQL tells other nodes"):
        Notifications(sqlite_url, lambda table, seq: None, lambda: None)
