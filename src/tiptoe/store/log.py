"""The append-only log of every table, and one row for each table beside it.

Two writers need no lock to agree: (table, seq) is a key, and the row of a table moves only from seq - 1 to seq, in the
same transaction as its entry. The statements are the same on SQLite and PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection, Row, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..table.phases import LOBBY, OVER
from . import database
from .database_errors import store_error
from .errors import Conflict, SchemaMismatch, StoreError, StoreUnavailable
from .migrate import SAME_VERSION, check_version, migrate
from .notify import entry_message, notify, presence_message
from .rows import Append, Batch, Stored, TableRow, batches
from .schema import ENTRIES, PACKS, TABLES
from .sqlite_files import WatchedFile, file_of

T = TypeVar("T")
PAGE: Final = 100
NAME_DIGITS: Final = 24  # hex digits in the name of a table

ROW_COLUMNS: Final = [column for column in TABLES.c if column.name != "position"]
INSERT_ROWS: Final = insert(TABLES)
INSERT_ENTRIES: Final = insert(ENTRIES)
UPDATE_ROWS: Final = (
    update(TABLES)
    .where(TABLES.c.table_id == bindparam("id"), TABLES.c.seq == bindparam("before"))
    .values(
        seq=bindparam("last"),
        updated=bindparam("now"),
        **{
            name: func.coalesce(bindparam(name, type_=TABLES.c[name].type), TABLES.c[name])
            for name in ("status", "listed", "summary", "position", "position_seq")
        },
    )
)


class Store:
    """Database of tables. Methods may be called from any thread; appends go through one StoreWriter."""

    def __init__(self, url: str) -> None:
        self.url = database.read_url(url)
        self.place = database.display_name(self.url)
        path = file_of(self.url)
        self._kept = None if path is None else WatchedFile(path)
        self._engine = database.open_engine(self.url, self._kept)
        self._writes = self._engine.execution_options(**database.TO_WRITE)
        self._tells = self.url.get_backend_name() == database.POSTGRESQL

    def migrate(self) -> None:
        """Brings the database to this version; raises SchemaMismatch, changing nothing, if it is newer or not ours."""
        if self._kept is not None:
            self._kept.prepare()
        try:
            migrate(self._engine, self.place)
        except SQLAlchemyError as error:
            raise store_error(self.place, error) from error

    def check_current(self) -> None:
        """Raises SchemaMismatch unless the database is of this version: only servers migrate."""
        if self._kept is not None and self._kept.number is None:
            raise StoreUnavailable(f"{self.place}: there is no such file", shared=True)
        self.check_version()
        try:
            self._read(lambda connection: connection.execute(select(PACKS.c.digest).limit(1)).first())
        except SchemaMismatch:
            raise SchemaMismatch(f"{self.place} is of an older version; start a server with it once") from None

    def check_version(self) -> None:
        """SchemaMismatch if the database is newer than this code, or not ours."""
        try:
            with self._engine.connect() as connection:
                check_version(connection, self.place)
        except SQLAlchemyError as error:
            raise store_error(self.place, error) from error

    def append_all(self, appends: Sequence[Append]) -> list[StoreError | None]:
        """Commits appends, all at once where possible; returns None for each stored one, else its error."""
        if not appends:
            return []
        try:
            self._commit(appends)
        except _NotNext:
            return self._one_by_one(appends, doubted=False)
        except StoreUnavailable as error:
            if error.shared:
                return [error] * len(appends)
            return self._one_by_one(appends, doubted=error.unsure)
        except StoreError as error:
            return [error] * len(appends)
        return [None] * len(appends)

    def table(self, id: str) -> TableRow | None:
        """Returns the row of a table with its latest position, or None."""
        row = self._read(lambda connection: connection.execute(select(TABLES).where(TABLES.c.table_id == id)).first())
        return None if row is None else table_row(row)

    def entries(self, id: str, after: int = 0) -> list[Stored]:
        """Returns the entries of a table after entry `after`."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        rows = self._read(lambda connection: connection.execute(wanted).all())
        return [Stored(row.table_id, row.seq, row.body, row.snapshot) for row in rows]

    def named_like(self, prefix: str) -> list[str]:
        """Returns names of unfinished tables that begin with `prefix`, found by a range of the key in any collation."""
        first, last = prefix.ljust(NAME_DIGITS, "0"), prefix.ljust(NAME_DIGITS, "f")
        wanted = select(TABLES.c.table_id).where(TABLES.c.table_id.between(first, last), TABLES.c.status != OVER)
        rows = self._read(lambda connection: connection.execute(wanted.limit(PAGE)).all())
        return [row.table_id for row in rows if row.table_id.startswith(prefix)]

    def tables(
        self, *, status: str | None = None, listed: bool | None = None, since: int | None = None, limit: int = PAGE
    ) -> list[TableRow]:
        """Returns rows without positions, the most recently touched first; with `since` only unfinished ones."""
        wanted = select(*ROW_COLUMNS).order_by(TABLES.c.updated.desc(), TABLES.c.table_id).limit(limit)
        if status is not None:
            wanted = wanted.where(TABLES.c.status == status)
        if listed is not None:
            wanted = wanted.where(TABLES.c.listed == int(listed))
        if since is not None:
            wanted = wanted.where(TABLES.c.updated >= since, TABLES.c.status != OVER)
        return [table_row(row) for row in self._read(lambda connection: connection.execute(wanted).all())]

    def open_tables(self) -> Iterator[TableRow]:
        """Yields the rows of unfinished tables with their positions, read page by page when a server starts."""
        last = ""
        while True:
            rows = self._page_of_open_tables(last)
            yield from rows
            if len(rows) < PAGE:
                return
            last = rows[-1].table

    def count_open_tables(self) -> int:
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.status != OVER)
        return self._read(lambda connection: connection.execute(wanted).scalar_one())

    def try_to_write(self) -> None:
        """Makes the smallest possible write; raises StoreError if nothing can be stored now."""
        self.change(lambda connection: connection.execute(text(SAME_VERSION)))

    def change(self, work: Callable[[Connection], T]) -> T:
        """Runs `work` in a write transaction of its own, for changes that are not entries."""
        try:
            with self._writes.begin() as connection:
                found = work(connection)
        except SQLAlchemyError as error:
            raise store_error(self.place, error) from error
        if self._kept is not None:
            self._kept.check_journal()
        return found

    def read(self, work: Callable[[Connection], T]) -> T:
        """Runs `work` on a connection, for queries that no method here covers."""
        return self._read(work)

    def close(self) -> None:
        """Closes all connections; SQLite then folds its journal into the file."""
        self._engine.dispose()

    def _page_of_open_tables(self, after: str) -> list[TableRow]:
        wanted = select(TABLES).where(TABLES.c.status != OVER, TABLES.c.table_id > after)
        wanted = wanted.order_by(TABLES.c.table_id).limit(PAGE)
        return [table_row(row) for row in self._read(lambda connection: connection.execute(wanted).all())]

    def _one_by_one(self, appends: Sequence[Append], *, doubted: bool) -> list[StoreError | None]:
        """Commits each append alone, so that a bad one spoils no other; stops at an error that all would meet."""
        answers: list[StoreError | None] = []
        for append in appends:
            answer = self._append_one(append, doubted=doubted)
            answers.append(answer)
            if isinstance(answer, StoreUnavailable) and (answer.shared or answer.unsure):
                return answers + [answer] * (len(appends) - len(answers))
        return answers

    def _append_one(self, append: Append, *, doubted: bool) -> StoreError | None:
        """Commits one append.

        `doubted`: an earlier commit went unanswered and may have stored the entry, or still will.
        """
        try:
            self._commit([append])
        except _NotNext:
            return self._conflict(append, doubted=doubted)
        except StoreUnavailable as error:
            error.unsure = error.unsure or doubted
            return error
        except StoreError as error:
            return error
        return None

    def _conflict(self, append: Append, *, doubted: bool) -> StoreError | None:
        """Returns why an append is refused; None if, after a lost answer, the very same entry stands in its place."""
        try:
            if doubted and [entry.body for entry in self.entries(append.table, append.seq - 1)][:1] == [append.body]:
                return None
            row = self.table(append.table)
        except StoreError as error:
            return error
        return Conflict(append.table, append.seq, 0 if row is None else row.seq)

    def _commit(self, appends: Sequence[Append]) -> None:
        groups = batches(appends)
        if not all(batch.is_consecutive() for batch in groups):
            raise _NotNext
        try:
            with self._writes.begin() as connection:
                self._write(connection, groups)
            if self._kept is not None:
                self._kept.check_journal()  # a commit into a file that is gone is no commit
        except IntegrityError as error:
            raise _NotNext from error
        except SQLAlchemyError as error:
            raise store_error(self.place, error) from error

    def _write(self, connection: Connection, groups: Sequence[Batch]) -> None:
        """Writes rows before entries: at the rows concurrent writers collide."""
        new = [_new_row(batch) for batch in groups if batch.appends[0].seq == 1]
        moved = [batch.changes() | {"now": batch.last.now} for batch in groups if batch.appends[0].seq > 1]
        if new:
            connection.execute(INSERT_ROWS, new)
        if moved and connection.execute(UPDATE_ROWS, moved).rowcount != len(moved):
            raise _NotNext
        connection.execute(INSERT_ENTRIES, [_new_entry(append) for batch in groups for append in batch.appends])
        if self._tells:
            notify(connection, [entry_message(batch.last.table, batch.last.seq) for batch in groups])

    def tell_present(self, tables: Mapping[str, Sequence[int]]) -> None:
        """Tells other nodes which seats are connected to this one; nothing is stored."""
        messages = [presence_message(table, seats) for table, seats in tables.items()]
        if self._tells and messages:
            self._read(lambda connection: _notify_alone(connection, messages))

    def _read(self, read: Callable[[Connection], T]) -> T:
        """Reads, and once more if a connection of the pool turns out to be dead."""
        if self._kept is not None:
            self._kept.check()
        try:
            with self._engine.connect() as connection:
                return read(connection)
        except SQLAlchemyError as error:
            if not isinstance(error, DBAPIError) or not error.connection_invalidated:
                raise store_error(self.place, error) from error
        try:
            with self._engine.connect() as connection:
                return read(connection)
        except SQLAlchemyError as error:
            raise store_error(self.place, error) from error


def _notify_alone(connection: Connection, messages: list[str]) -> None:
    notify(connection, messages)
    connection.commit()


class _NotNext(Exception):
    """Raised when an append of the commit does not follow the last entry of its table."""


def _new_row(batch: Batch) -> dict[str, object]:
    changes = batch.changes()
    return {
        "table_id": changes["id"],
        "seq": changes["last"],
        "status": changes["status"] or LOBBY,
        "listed": changes["listed"] or 0,
        "created": batch.appends[0].now,
        "updated": batch.last.now,
        "summary": changes["summary"] or "{}",
        "position_seq": changes["position_seq"],
        "position": changes["position"],
    }


def _new_entry(append: Append) -> dict[str, object]:
    return {"table_id": append.table, "seq": append.seq, "body": append.body, "snapshot": append.snapshot}


def table_row(row: Row[*tuple[object, ...]]) -> TableRow:
    """Returns the row of a query as a TableRow, without a position where the query leaves it out."""
    found = row._mapping
    return TableRow(
        table=found["table_id"],
        seq=found["seq"],
        status=found["status"],
        listed=bool(found["listed"]),
        summary=found["summary"],
        position=found.get("position"),
        position_seq=found["position_seq"],
        created=found["created"],
        updated=found["updated"],
    )
