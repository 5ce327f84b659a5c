"""Entries of the log come out as they went in, in order, once, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from store.processes import CONTEXT, race, takes
from tiptoe.store.errors import Conflict, StoreUnavailable
from tiptoe.store.log import Store
from tiptoe.store.rows import Append, Stored, batches

RACE = 30


def test_what_is_appended_can_be_read(store: Store) -> None:
    first = Append("t", 1, b'{"opened":true}', status="lobby", listed=True, summary='{"seats":2}', now=10)
    second = Append("t", 2, b"\x00\xff", snapshot=b"turn 1", position=b"here", status="playing", now=20)
    assert store.append_all([first]) == [None]
    assert store.append_all([second]) == [None]
    assert store.entries("t") == [Stored("t", 1, b'{"opened":true}', None), Stored("t", 2, b"\x00\xff", b"turn 1")]
    assert [entry.seq for entry in store.entries("t", after=1)] == [2]
    row = store.table("t")
    assert row is not None
    assert (row.table, row.seq, row.status, row.listed, row.summary) == ("t", 2, "playing", True, '{"seats":2}')
    assert (row.position, row.position_seq, row.created, row.updated) == (b"here", 2, 10, 20)


def test_what_an_append_does_not_name_stays(store: Store) -> None:
    store.append_all([Append("t", 1, b"a", position=b"p", status="playing", listed=True, summary="s", now=1)])
    store.append_all([Append("t", 2, b"b", now=2), Append("t", 3, b"c", listed=False, now=3)])
    row = store.table("t")
    assert row is not None
    assert (row.seq, row.status, row.listed, row.summary, row.updated) == (3, "playing", False, "s", 3)
    assert (row.position, row.position_seq) == (b"p", 1)


def test_nobody_knows_an_unknown_table(store: Store) -> None:
    assert store.table("nowhere") is None
    assert store.entries("nowhere") == []
    assert store.append_all([]) == []


def test_several_entries_of_one_table_go_into_one_commit(store: Store) -> None:
    assert (
        store.append_all([Append("t", seq, b"%d" % seq, position=b"after %d" % seq) for seq in (1, 2, 3)]) == [None] * 3
    )
    row = store.table("t")
    assert row is not None and (row.seq, row.position, row.position_seq) == (3, b"after 3", 3)


@pytest.mark.parametrize("seq", [1, 2])
def test_a_number_that_is_taken_is_refused(store: Store, seq: int) -> None:
    store.append_all([Append("t", 1, b"one"), Append("t", 2, b"two")])
    (answer,) = store.append_all([Append("t", seq, b"late", status="over")])
    assert isinstance(answer, Conflict)
    assert (answer.table, answer.seq, answer.last) == ("t", seq, 2)
    assert str(answer) == f"table 't': entry {seq} is taken; the next one is 3"
    assert [entry.body for entry in store.entries("t")] == [b"one", b"two"]
    assert store.tables()[0].status == "lobby"


@pytest.mark.parametrize("before", [0, 1])
def test_a_gap_is_refused(store: Store, before: int) -> None:
    store.append_all([Append("t", seq + 1, b"x") for seq in range(before)])
    (answer,) = store.append_all([Append("t", before + 2, b"too far")])
    assert isinstance(answer, Conflict)
    assert str(answer) == f"table 't': entry {before + 2} would leave a gap; the next one is {before + 1}"
    assert len(store.entries("t")) == before


def test_one_bad_append_does_not_spoil_the_others(store: Store) -> None:
    store.append_all([Append("old", 1, b"x"), Append("other", 1, b"x")])
    group = [Append("old", 2, b"y"), Append("other", 1, b"late"), Append("new", 1, b"z"), Append("old", 3, b"y")]
    answers = store.append_all([*group, Append("new", 3, b"gap"), Append("new", 2, b"z")])
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None), Conflict, type(None)]
    assert [len(store.entries(table)) for table in ("old", "other", "new")] == [3, 1, 2]


def test_the_same_entry_twice_in_a_group_is_kept_once(store: Store) -> None:
    answers = store.append_all([Append("t", 1, b"x"), Append("t", 1, b"x")])
    assert answers[0] is None and isinstance(answers[1], Conflict)
    assert len(store.entries("t")) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"seq": 0},
        {"seq": 1 << 31},
        {"table": ""},
        {"table": "é"},
        {"table": "x" * 201},
        {"table": "a\0"},
        {"summary": "\0"},
        {"status": "\ud800"},
    ],
)
def test_what_no_database_keeps_never_reaches_one(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"numbered from 1|id of a table|no database keeps"):
        Append(**{"table": "t", "seq": 1, "body": b"", **wrong})


def test_lists_show_what_is_asked_for_and_the_newest_first(store: Store) -> None:
    for now, (id, status, listed) in enumerate(
        [("a", "lobby", True), ("b", "lobby", False), ("c", "playing", True), ("d", "over", True), ("e", "lobby", True)]
    ):
        store.append_all([Append(id, 1, b"x", status=status, listed=listed, position=b"large", now=now)])
    assert [row.table for row in store.tables()] == ["e", "d", "c", "b", "a"]
    assert [row.table for row in store.tables(status="lobby", listed=True)] == ["e", "a"]
    assert [row.table for row in store.tables(listed=True, limit=2)] == ["e", "d"]
    assert {row.position for row in store.tables()} == {None}


def test_a_server_that_starts_finds_every_open_table(store: Store) -> None:
    store.append_all([Append(f"t{n:03}", 1, b"x", position=b"%d" % n) for n in range(250)])
    store.append_all([Append(f"t{n:03}", 2, b"y", status="over") for n in range(0, 250, 2)])
    rows = list(store.open_tables())
    assert [row.table for row in rows] == [f"t{n:03}" for n in range(1, 250, 2)]
    assert rows[0].position == b"1"
    assert store.count_open_tables() == 125


def test_times_after_2038_and_large_bodies_are_kept(store: Store) -> None:
    body = bytes(range(256)) * 4096
    store.append_all([Append("t", 1, body, now=1 << 33)])
    assert store.entries("t")[0].body == body
    assert store.tables()[0].updated == 1 << 33


def test_of_two_threads_one_wins_each_entry(store: Store, database_url: str) -> None:
    start = Barrier(3)

    def run(name: str, own: Store) -> list[int]:
        start.wait()
        return [seq for seq in range(1, RACE + 1) if takes(own, name, seq)]

    other = Store(database_url)
    with ThreadPoolExecutor(3) as pool:
        runs = {name: pool.submit(run, name, own) for name, own in {"a": store, "b": store, "c": other}.items()}
        won = {name: future.result() for name, future in runs.items()}
    other.close()
    check_race(store, won)


def test_of_two_processes_one_wins_each_entry(store: Store, database_url: str) -> None:
    start = CONTEXT.Barrier(2)
    pipes = {name: CONTEXT.Pipe(duplex=False) for name in ("p", "q")}
    runs = [CONTEXT.Process(target=race, args=(database_url, name, RACE, start, pipes[name][1])) for name in pipes]
    for process in runs:
        process.start()
    won = {name: pipes[name][0].recv() for name in pipes}
    for process in runs:
        process.join()
    check_race(store, won)


def check_race(store: Store, won: dict[str, list[int]]) -> None:
    """Checks that each entry has one winner, and that the log names it."""
    assert sorted(seq for seqs in won.values() for seq in seqs) == list(range(1, RACE + 1))
    assert {entry.seq: entry.body.decode() for entry in store.entries("arena")} == {
        seq: name for name, seqs in won.items() for seq in seqs
    }


def test_every_node_locks_the_rows_in_one_order() -> None:
    """Nodes that lock rows in different orders could wait for each other."""
    groups = batches([Append(id, seq, b"") for id, seq in [("b", 1), ("c", 4), ("a", 2), ("b", 2)]])
    assert [[(append.table, append.seq) for append in batch.appends] for batch in groups] == [
        [("a", 2)],
        [("b", 1), ("b", 2)],
        [("c", 4)],
    ]


def test_nodes_that_append_to_the_same_tables_hear_of_nothing_but_conflicts(store: Store, database_url: str) -> None:
    tables = [f"t{n}" for n in range(8)]
    other = Store(database_url)

    def run(own: Store, order: list[str]) -> list[object]:
        return [answer for seq in range(1, 11) for answer in own.append_all([Append(id, seq, b"x") for id in order])]

    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(run, store, tables), pool.submit(run, other, tables[::-1])]
        answers = [answer for future in runs for answer in future.result()]
    other.close()
    assert not [answer for answer in answers if isinstance(answer, StoreUnavailable)]
    assert sum(answer is None for answer in answers) == 80
    assert {len(store.entries(id)) for id in tables} == {10}


@pytest.mark.only("postgres", "a file has as many connections as one likes")
def test_low_12_a_node_takes_few_connections(postgres_url: str) -> None:
    """A server of databases has a hundred connections for all nodes; a thread without a free one waits."""
    count = "SELECT count(*), pg_sleep(0.05) FROM pg_stat_activity WHERE datname = current_database()"
    store = Store(postgres_url)
    store.migrate()
    with ThreadPoolExecutor(30) as pool:
        found = pool.map(lambda _: store.read(lambda one: one.exec_driver_sql(count).one()[0]), range(60))
        assert max(found) <= 10
    store.close()
