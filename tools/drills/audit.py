"""Audit of a log after a drill: every acknowledged entry is there exactly once, and the game replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tiptoe.core.codec import digest
from tiptoe.core.kernel import apply, offered_choice
from tiptoe.core.refusals import IllegalChoice
from tiptoe.core.state import State
from tiptoe.records.record import Header, RecordError, read_record, read_redeal, replay, start
from tiptoe.service.errors import UnknownTable
from tiptoe.service.registry import read_table
from tiptoe.store.log import Store
from tiptoe.table import entries as e
from tiptoe.table.phases import LOBBY, OVER
from tiptoe.table.record import record_text
from tiptoe.table.table import opened_table

UNDO: Final = "undo"  # in the place of a choice's key


@dataclass(frozen=True)
class Acknowledged:
    """Choice or undo that the server acknowledged, and the entry that it named."""

    table: str
    seq: int
    seat: int
    decision: int
    key: str


@dataclass
class Findings:
    """Result of an audit. `problems` are sentences: any of them is a failure."""

    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    tables: int = 0
    finished: int = 0
    entries: int = 0
    problems: list[str] = field(default_factory=list)

    def add_lost(self, what: Acknowledged, why: str) -> None:
        self.lost += 1
        self.problems.append(f"table {what.table}: '{what.key}' was acknowledged in entry {what.seq}, {why}")


def audit(store: Store, acknowledged: Iterable[Acknowledged]) -> Findings:
    """Reads, counts, resumes and replays each table of the drill."""
    found = Findings()
    for table, promises in _by_table(acknowledged).items():
        log = [e.decode_entry(stored.body) for stored in store.entries(table)]
        found.tables += 1
        found.entries += len(log)
        check_promises(found, promises, log)
        check_order(found, table, log)
        check_game(found, store, table, log)
    return found


def audit_briefly(store: Store, acknowledged: Iterable[Acknowledged]) -> Findings:
    """Checks only that what was acknowledged is there, reading no more than needed."""
    found = Findings()
    for table, promises in _by_table(acknowledged).items():
        first = min(promise.seq for promise in promises)
        log = [e.decode_entry(stored.body) for stored in store.entries(table, first - 1)]
        check_promises(found, promises, log)
    return found


def check_promises(found: Findings, promises: Sequence[Acknowledged], log: Sequence[e.AnyEntry]) -> None:
    """Checks that every acknowledged choice is the entry that was named, and no decision was answered twice."""
    entries = {entry.seq: entry for entry in log}
    for promise in promises:
        found.acknowledged += 1
        entry = entries.get(promise.seq)
        if entry is None:
            found.add_lost(promise, "which is not there")
        elif not _keeps(entry, promise):
            found.add_lost(promise, f"but there is {entry}")
    answers = Counter(entry.answers for entry in log if isinstance(entry, e.Chosen))
    for decision, times in answers.items():
        if times > 1:
            found.duplicated += times - 1
            found.problems.append(f"table {promises[0].table}: decision {decision} was answered {times} times")


def check_order(found: Findings, table: str, log: Sequence[e.AnyEntry]) -> None:
    """Checks that entries are numbered from 1 without a gap, and each choice answers the question that was open."""
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        found.problems.append(f"table {table}: the numbers of its entries have a gap")
    open_question = 0
    for entry in log:
        if isinstance(entry, e.Chosen) and entry.answers != open_question:
            found.problems.append(f"table {table}: entry {entry.seq} answers {entry.answers}, not {open_question}")
        if isinstance(entry, e.Started | e.Chosen | e.Undone):
            open_question = entry.seq


def check_game(found: Findings, store: Store, id: str, log: Sequence[e.AnyEntry]) -> None:
    """Checks that the table can be resumed, its log replays to every digest, and its record verifies."""
    try:
        resumed = read_table(store, id)
    except UnknownTable:
        found.problems.append(f"table {id}: cannot be taken up")
        return
    if not log or resumed.seq != log[-1].seq:
        found.problems.append(f"table {id}: its row says {resumed.seq} entries, its log has {len(log)}")
    if resumed.phase == LOBBY:
        return
    found.finished += resumed.phase == OVER
    try:
        again = replayed(log)
        replay(read_record(record_text(resumed) if resumed.phase == OVER else resumed.game().text(), id))
    except (IllegalChoice, RecordError, ValueError) as error:
        found.problems.append(f"table {id}: {error}")
        return
    if digest(again) != digest(resumed.state):
        found.problems.append(f"table {id}: the stored position is not the one that its log leads to")


def replayed(log: Sequence[e.AnyEntry]) -> State:
    """Returns the position that the entries lead to by the rules alone; raises ValueError where a digest differs."""
    first = log[0]
    assert isinstance(first, e.Opened)
    table = opened_table(first)
    states: list[State] = []  # by the number of lines of the record
    lines: list[str] = []
    for entry in log[1:]:
        if isinstance(entry, e.Started):
            table.dealt_with(entry)
            states = [start(table.header()).state]
        elif isinstance(entry, e.Chosen):
            states.append(_chosen(states[-1], entry.key))
            lines.append(entry.key)
        elif isinstance(entry, e.Undone):
            redeals = entry.redeals(lines)
            lines = lines[: entry.choices] + redeals
            states = _taken_back(states[: entry.choices + 1], redeals, table.header())
        else:
            table.remember(entry)
        if isinstance(entry, e.Started | e.Chosen | e.Undone) and digest(states[-1]) != entry.digest:
            raise ValueError(f"entry {entry.seq} leads to another position than its digest says")
    return states[-1]


def _chosen(state: State, key: str) -> State:
    after = state.clone()
    apply(after, offered_choice(after, key))
    return after


def _taken_back(states: list[State], redeals: list[str], header: Header) -> list[State]:
    """Adds the positions after the redeals of an undo: with everyone's consent, what is unseen is dealt anew."""
    for line in redeals:
        states.append(states[-1].clone())
        read_redeal(line).deal(states[-1], header)
    return states


def _keeps(entry: e.AnyEntry, promise: Acknowledged) -> bool:
    if isinstance(entry, e.Undone):
        return (entry.seat, UNDO) == (promise.seat, promise.key)
    return isinstance(entry, e.Chosen) and (entry.seat, entry.answers, entry.key) == (
        promise.seat,
        promise.decision,
        promise.key,
    )


def _by_table(acknowledged: Iterable[Acknowledged]) -> dict[str, list[Acknowledged]]:
    found: dict[str, list[Acknowledged]] = {}
    for promise in acknowledged:
        found.setdefault(promise.table, []).append(promise)
    return found
