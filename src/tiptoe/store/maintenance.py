"""Care of a store by whoever runs it: looking through it, deleting, and deeds that servers have to heed.

What is changed here is changed for good: a log is append-only for those who play, not for the law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from .database import SQLITE
from .log import BRIEF, Store, table_row
from .rows import TableRow
from .schema import DEEDS, ENTRIES, TABLES

FORGET: Final = "forget"  # what a server has of a table in memory is no longer true
SILENCE: Final = "silence"
SPEAK: Final = "speak"
NO_SEAT: Final = -1


@dataclass(frozen=True)
class OperatorAction:
    """What an operator did to a table, or to a seat of it."""

    number: int
    table: str
    what: str
    seat: int


@dataclass(frozen=True)
class TableSize:
    """How much a table keeps."""

    entries: int
    bytes: int


class StoreMaintenance:
    """Of one store, whose servers may be running."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def rows(self, *, status: str = "", before: int | None = None, limit: int | None = None) -> list[TableRow]:
        """Tables without their positions, the longest untouched first."""
        wanted = select(*BRIEF).order_by(TABLES.c.updated, TABLES.c.table_id).limit(limit)
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
        """Nothing is left of them, not even in free pages of the file."""

        def work(connection: Connection) -> None:
            _erase_for_good(connection)
            for table in tables:
                connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
                connection.execute(delete(TABLES).where(TABLES.c.table_id == table))
                _do(connection, table, FORGET, NO_SEAT, now)

        self.store.change(work)

    def prune(self, before: int, most: int, now: int) -> int:
        """So many tables at most that nobody has touched since are deleted; how many they were."""
        old = [row.table for row in self.rows(before=before, limit=most)]
        if old:
            self.delete(old, now)
        return len(old)

    def rewrite(self, table: str, bodies: Mapping[int, bytes], summary: str, now: int) -> None:
        """Entries say something else from now on, and so does the row."""
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
            _do(connection, table, FORGET, NO_SEAT, now)

        self.store.change(work)

    def do(self, table: str, what: str, seat: int, now: int) -> None:
        self.store.change(lambda connection: _do(connection, table, what, seat, now))

    def deeds(self, after: int = 0) -> list[OperatorAction]:
        """In the order in which they were done."""
        wanted = select(DEEDS).where(DEEDS.c.number > after).order_by(DEEDS.c.number)
        rows = self.store.read(lambda connection: connection.execute(wanted).all())
        return [OperatorAction(row.number, row.table_id, row.what, row.seat) for row in rows]


def _do(connection: Connection, table: str, what: str, seat: int, now: int) -> None:
    connection.execute(insert(DEEDS).values(table_id=table, what=what, seat=seat, at=now))


def _erase_for_good(connection: Connection) -> None:
    if connection.dialect.name == SQLITE:
        connection.exec_driver_sql("PRAGMA secure_delete=on")
