"""Maintenance of a store by its operator: lists, deletes and rewrites tables, and tells running servers.

Changes here are permanent: the log is append-only for players, not for the law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from .database import SQLITE
from .log import ROW_COLUMNS, Store, table_row
from .rows import TableRow
from .schema import DEEDS, ENTRIES, TABLES

FORGET: Final = "forget"  # drop the table from memory: its stored entries have changed
SILENCE: Final = "silence"
SPEAK: Final = "speak"
NO_SEAT: Final = -1


@dataclass(frozen=True)
class OperatorAction:
    """Action of the operator on a table, or on one seat of it."""

    number: int
    table: str
    what: str
    seat: int


@dataclass(frozen=True)
class TableSize:
    """Size of a stored table: its number of entries and their bytes."""

    entries: int
    bytes: int


class StoreMaintenance:
    """Maintenance of one store, whose servers may be running."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def rows(self, *, status: str = "", before: int | None = None, limit: int | None = None) -> list[TableRow]:
        """Returns rows without positions, the longest untouched first."""
        wanted = select(*ROW_COLUMNS).order_by(TABLES.c.updated, TABLES.c.table_id).limit(limit)
        if status:
            wanted = wanted.where(TABLES.c.status == status)
        if before is not None:
            wanted = wanted.where(TABLES.c.updated < before)
        return [table_row(row) for row in self.store.read(lambda connection: connection.execute(wanted).all())]

    def weight(self, table: str) -> TableSize:
        size = func.length(ENTRIES.c.body) + func.coalesce(func.length(ENTRIES.c.snapshot), 0)
        wanted = select(func.count(), func.coalesce(func.sum(size), 0)).where(ENTRIES.c.table_id == table)
        return TableSize(*self.store.read(lambda connection: tuple(connection.execute(wanted).one())))

    def delete(self, tables: Sequence[str], now: int) -> None:
        """Deletes tables without a trace, even in the free pages of a SQLite file."""

        def work(connection: Connection) -> None:
            _erase_for_good(connection)
            for table in tables:
                connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
                connection.execute(delete(TABLES).where(TABLES.c.table_id == table))
                _record_action(connection, table, FORGET, NO_SEAT, now)

        self.store.change(work)

    def prune(self, before: int, most: int, now: int) -> int:
        """Deletes at most `most` tables untouched since `before`; returns how many."""
        old = [row.table for row in self.rows(before=before, limit=most)]
        if old:
            self.delete(old, now)
        return len(old)

    def rewrite(self, table: str, bodies: Mapping[int, bytes], summary: str, now: int) -> None:
        """Replaces the bodies of entries, given by number, and the summary of the row."""
        new_body = (
            update(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq == bindparam("at_seq"))
            .values(body=bindparam("new_body"))
        )

        def work(connection: Connection) -> None:
            _erase_for_good(connection)
            if bodies:
                connection.execute(new_body, [{"at_seq": seq, "new_body": body} for seq, body in bodies.items()])
            connection.execute(update(TABLES).where(TABLES.c.table_id == table).values(summary=summary))
            _record_action(connection, table, FORGET, NO_SEAT, now)

        self.store.change(work)

    def do(self, table: str, what: str, seat: int, now: int) -> None:
        """Records an action for running servers to follow."""
        self.store.change(lambda connection: _record_action(connection, table, what, seat, now))

    def deeds(self, after: int = 0) -> list[OperatorAction]:
        """Returns the actions after number `after`, in order."""
        wanted = select(DEEDS).where(DEEDS.c.number > after).order_by(DEEDS.c.number)
        rows = self.store.read(lambda connection: connection.execute(wanted).all())
        return [OperatorAction(row.number, row.table_id, row.what, row.seat) for row in rows]


def _record_action(connection: Connection, table: str, what: str, seat: int, now: int) -> None:
    connection.execute(insert(DEEDS).values(table_id=table, what=what, seat=seat, at=now))


def _erase_for_good(connection: Connection) -> None:
    if connection.dialect.name == SQLITE:
        connection.exec_driver_sql("PRAGMA secure_delete=on")
