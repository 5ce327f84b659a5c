"""Operator's commands on a store: close tables, remove names and talk, and check that every table can be read."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..catalog import SpecError
from ..core.codec import CodecError
from ..core.pack import MissingContent
from ..core.refusals import IllegalChoice
from ..service.errors import UnknownTable
from ..service.registry import read_table
from ..service.table_rows import append_for
from ..store.errors import StoreError
from ..store.log import Store
from ..store.maintenance import FORGET, NO_SEAT, SILENCE, SPEAK, StoreMaintenance, TableSize
from ..store.rows import TableRow
from ..table import entries as e
from ..table.errors import Refused
from ..table.phases import OVER, PLAYING
from ..table.record import record_text
from ..table.row import row_of
from ..table.table import Proposal, Table

REMOVED_TEXT = "…"  # in place of a message that was removed
UNREADABLE = (
    CodecError,
    SpecError,
    MissingContent,
    IllegalChoice,
    Refused,
    msgspec.DecodeError,
    ValueError,
    LookupError,
)


class OperatorError(Exception):
    """Raised when a table does not exist, or is not in the state that a command needs."""


class Operator:
    """Changes tables in the store; a running server notices within seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.care = StoreMaintenance(store)

    def row(self, id: str) -> TableRow:
        row = self.store.table(id)
        if row is None:
            raise OperatorError(f"there is no table '{id}'; tiptoe admin list shows all")
        return row

    def weight(self, id: str) -> TableSize:
        return self.care.weight(id)

    def entries(self, id: str) -> list[e.AnyEntry]:
        self.row(id)
        return [e.decode_entry(entry.body) for entry in self.store.entries(id)]

    def record(self, id: str) -> str:
        """Returns the record of a table as anyone may download it."""
        return record_text(self._table(id))

    def close(self, id: str, now: int) -> None:
        """Ends a game in progress, as if all seats had consented."""
        table = self._table(id)
        if table.phase != PLAYING:
            state = "is over already" if table.phase == OVER else "is not dealt yet; delete it"
            raise OperatorError(f"table '{id}' {state}")
        proposal = Proposal(e.Abandoned(seq=table.seq + 1, at=now))
        (answer,) = self.store.append_all([append_for(table.after(proposal), proposal)])
        if answer is not None:
            raise answer
        self.care.do(id, FORGET, NO_SEAT, now)

    def delete(self, ids: list[str], now: int) -> None:
        for id in ids:
            self.row(id)
        self.care.delete(ids, now)

    def silence(self, id: str, seat: int, now: int, *, silent: bool) -> None:
        """Forbids a seat to talk, or allows it again; it may play on."""
        self._chair(id, seat)
        self.care.do(id, SILENCE if silent else SPEAK, seat, now)

    def remove_talk(self, id: str, seat: int, now: int) -> int:
        """Removes for good what a seat has said, with NO_SEAT what anyone has; returns how many messages it was."""
        said = [
            entry
            for entry in self.entries(id)
            if isinstance(entry, e.Said) and seat in (NO_SEAT, entry.seat) and entry.text != REMOVED_TEXT
        ]
        bodies = {entry.seq: e.encode_entry(msgspec.structs.replace(entry, text=REMOVED_TEXT)) for entry in said}
        if said:
            self.care.rewrite(id, bodies, self.row(id).summary, now)
        return len(said)

    def remove_name(self, id: str, seat: int, now: int) -> str:
        """Replaces the name of a seat by "Seat N" and returns it."""
        self._chair(id, seat)
        name = f"Seat {seat + 1}"
        seated = [entry for entry in self.entries(id) if isinstance(entry, e.Seated) and entry.seat == seat]
        bodies = {entry.seq: e.encode_entry(msgspec.structs.replace(entry, name=name)) for entry in seated}
        table = self._table(id)
        table.chairs[seat].name = name
        self.care.rewrite(id, bodies, row_of(table).summary, now)
        return name

    def problems(self) -> Iterator[str]:
        """Reads every table as a server does and looks for gaps; yields a line for each that is wrong."""
        for row in self.care.rows():
            try:
                seqs = [entry.seq for entry in self.store.entries(row.table)]
                if seqs != list(range(1, row.seq + 1)):
                    yield f"table '{row.table}': its row says {row.seq} entries, its log has {len(seqs)}"
                else:
                    read_table(self.store, row.table)
            except (*UNREADABLE, UnknownTable, StoreError, AssertionError) as error:
                yield f"table '{row.table}' cannot be read: {type(error).__name__} {error}"

    def _table(self, id: str) -> Table:
        self.row(id)
        try:
            return read_table(self.store, id)
        except UNREADABLE as error:
            raise OperatorError(f"table '{id}' cannot be read: {type(error).__name__} {error}") from error

    def _chair(self, id: str, seat: int) -> None:
        chairs = self._table(id).chairs
        if not 0 <= seat < len(chairs):
            raise OperatorError(f"table '{id}' has the seats 0 to {len(chairs) - 1}, not {seat}")
