"""The writer groups commits, answers after the commit, refuses a conflicting entry alone, and drains before it stops."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tiptoe.store.errors import Conflict, StoreError, StoreUnavailable
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.store.writer import LARGEST_GROUP, StoreWriter


class CountingStore(Store):
    """A store that counts its commits."""

    groups: list[int]

    def append_all(self, appends: Sequence[Append]) -> list[StoreError | None]:
        self.groups.append(len(appends))
        return super().append_all(appends)


@pytest.fixture
def counting(store: Store, database_url: str) -> CountingStore:
    counting = CountingStore(database_url)
    counting.groups = []
    return counting


def test_an_acknowledged_entry_is_there(store: Store) -> None:
    async def play() -> None:
        for seq in range(1, 6):
            await writer.append(Append("t", seq, b"%d" % seq))
            assert store.entries("t")[-1].seq == seq

    writer = StoreWriter(store)
    asyncio.run(play())
    writer.close()


def test_what_waits_goes_into_one_commit(counting: CountingStore) -> None:
    async def play() -> None:
        await asyncio.gather(*(writer.append(Append(f"t{n}", 1, b"x")) for n in range(600)))

    writer = StoreWriter(counting)
    asyncio.run(play())
    writer.close()
    assert sum(counting.groups) == 600 and max(counting.groups) <= LARGEST_GROUP
    assert len(counting.groups) < 60
    assert counting.count_open_tables() == 600
    counting.close()


def test_only_the_guilty_one_hears_of_its_error(store: Store) -> None:
    async def play() -> list[object]:
        appends = [Append("t", 1, b"late"), *(Append(f"u{n}", 1, b"x") for n in range(20)), Append("v", 2, b"gap")]
        return await asyncio.gather(*map(writer.append, appends), return_exceptions=True)

    store.append_all([Append("t", 1, b"x")])
    writer = StoreWriter(store)
    answers = asyncio.run(play())
    writer.close()
    assert isinstance(answers[0], Conflict) and isinstance(answers[-1], Conflict)
    assert answers[1:-1] == [None] * 20


def test_closing_drains_and_then_refuses(store: Store) -> None:
    async def play() -> list[BaseException | None]:
        tasks = [asyncio.ensure_future(writer.append(Append(f"t{n}", 1, b"x"))) for n in range(500)]
        await asyncio.sleep(0)  # all of them are queued now
        writer.close()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        with pytest.raises(StoreUnavailable, match="stopping"):
            await writer.append(Append("late", 1, b"x"))
        return answers

    writer = StoreWriter(store)
    assert asyncio.run(play()) == [None] * 500
    writer.close()
    assert store.count_open_tables() == 500


def test_who_gave_up_waiting_disturbs_nobody(store: Store) -> None:
    async def play() -> None:
        task = asyncio.ensure_future(writer.append(Append("gone", 1, b"x")))
        await asyncio.sleep(0)
        task.cancel()
        await writer.append(Append("here", 1, b"x"))

    async def leave() -> None:
        _left.append(asyncio.ensure_future(writer.append(Append("left", 1, b"x"))))
        await asyncio.sleep(0)

    _left: list[asyncio.Future[None]] = []
    writer = StoreWriter(store)
    asyncio.run(play())
    asyncio.run(leave())
    writer.close()
    assert {row.table for row in store.tables()} == {"gone", "here", "left"}


def test_a_writer_serves_several_loops(store: Store) -> None:
    async def play(table: str) -> None:
        for seq in range(1, 11):
            await writer.append(Append(table, seq, b"x"))

    async def both() -> None:
        await asyncio.gather(asyncio.to_thread(asyncio.run, play("a")), asyncio.to_thread(asyncio.run, play("b")))

    writer = StoreWriter(store)
    asyncio.run(both())
    writer.close()
    assert [row.seq for row in store.tables()] == [10, 10]


def test_a_mistake_of_ours_leaves_nobody_waiting(store: Store) -> None:
    async def play() -> None:
        with pytest.raises(AttributeError):
            await writer.append("not an append")  # type: ignore[arg-type]
        await writer.append(Append("t", 1, b"x"))

    writer = StoreWriter(store)
    asyncio.run(play())
    writer.close()
    assert store.count_open_tables() == 1
