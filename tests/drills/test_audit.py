"""The auditor of drills: logs with something wrong in them are found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tiptoe.store.log import Store
from tiptoe.table import entries as e
from tools.drills.audit import UNDO, Acknowledged, Findings, audit, audit_briefly, check_order, check_promises, replayed
from tools.drills.games import play


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def log(store: Store) -> list[e.AnyEntry]:
    """The log of a table in the middle of its game."""
    table = play(store, "classic", 30).id
    return [e.decode_entry(stored.body) for stored in store.entries(table)]


def promised(log: Sequence[e.AnyEntry]) -> list[Acknowledged]:
    table = opened(log).table
    return [
        Acknowledged(table, entry.seq, entry.seat, entry.answers, entry.key)
        for entry in log
        if isinstance(entry, e.Chosen)
    ]


def opened(log: Sequence[e.AnyEntry]) -> e.Opened:
    assert isinstance(log[0], e.Opened)
    return log[0]


def audited(log: Sequence[e.AnyEntry], promises: Sequence[Acknowledged]) -> Findings:
    found = Findings()
    check_promises(found, promises, log)
    check_order(found, promises[0].table, log)
    return found


def test_a_sound_log_has_no_problems(store: Store, log: list[e.AnyEntry]) -> None:
    found = audit(store, promised(log))
    assert (found.acknowledged, found.lost, found.duplicated) == (len(promised(log)), 0, 0)
    assert found.tables == 1 and found.entries == len(log) >= 30
    assert not found.problems


def test_an_acknowledged_choice_that_is_not_in_the_log_is_lost(store: Store, log: list[e.AnyEntry]) -> None:
    beyond = replace(promised(log)[-1], seq=log[-1].seq + 1, decision=log[-1].seq)
    for found in (audit(store, [beyond]), audit_briefly(store, [beyond])):
        assert found.lost == 1
        assert f"acknowledged in entry {beyond.seq}, which is not there" in found.problems[0]


def test_an_acknowledged_choice_of_a_table_that_is_gone_is_lost(store: Store) -> None:
    found = audit(store, [Acknowledged("f" * 24, 7, 0, 6, "end-turn")])
    assert found.lost == 1
    assert any("cannot be taken up" in problem for problem in found.problems)


@pytest.mark.parametrize("wrong", [{"key": "another"}, {"seat": 3}, {"decision": 1}, {"key": UNDO}])
def test_another_choice_in_its_place_does_not_keep_a_promise(log: list[e.AnyEntry], wrong: dict[str, Any]) -> None:
    first = next(promise for promise in promised(log) if promise.seat != 3)
    was: dict[str, Any] = {name: getattr(first, name) for name in first.__match_args__}
    promise = Acknowledged(**{**was, **wrong})
    assert audited(log, [promise]).lost == 1


def test_a_decision_that_is_answered_twice_is_a_duplicate(log: list[e.AnyEntry]) -> None:
    last = log[-1]
    twice = [*log, msgspec.structs.replace(last, seq=last.seq + 1)]
    found = audited(twice, promised(log))
    assert found.duplicated == 1 and found.lost == 0


def test_a_gap_is_a_problem(log: list[e.AnyEntry]) -> None:
    found = audited([*log[:10], *log[11:]], promised(log)[-1:])
    assert any("gap" in problem for problem in found.problems)


def test_an_altered_entry_does_not_replay(log: list[e.AnyEntry]) -> None:
    place = next(place for place, entry in enumerate(log) if isinstance(entry, e.Chosen))
    altered = msgspec.structs.replace(log[place], digest="0" * 16)
    with pytest.raises(ValueError, match=f"entry {altered.seq} leads to another position"):
        replayed([*log[:place], altered, *log[place + 1 :]])


def test_an_acknowledged_undo_is_an_entry_of_the_same_seat(log: list[e.AnyEntry]) -> None:
    last = log[-1]
    assert isinstance(last, e.Chosen)
    undone = e.Undone(seq=last.seq + 1, at=0, seat=last.seat, choices=1)
    promise = Acknowledged(opened(log).table, undone.seq, last.seat, last.seq, UNDO)
    assert audited([*log, undone], [promise]).lost == 0
    assert audited([*log, undone], [replace(promise, seat=last.seat + 1)]).lost == 1
