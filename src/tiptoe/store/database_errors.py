"""Translates errors of database drivers into StoreErrors: what failed, where, and what would help."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .errors import SchemaMismatch, StoreError, StoreUnavailable


@dataclass(frozen=True)
class ErrorMeaning:
    """Meaning of a driver's error code: its sentence, and the flags of StoreUnavailable."""

    text: str
    shared: bool = True
    unsure: bool = False

    def at(self, place: str) -> StoreUnavailable:
        return StoreUnavailable(f"{place}: {self.text}", shared=self.shared, unsure=self.unsure)


NOT_OURS: Final = "is not a database of Tiptoe; name another one, or an empty one"
NOT_PREPARED: Final = "has no tables of Tiptoe yet; the store must be migrated first"
FULL: Final = ErrorMeaning("the disk is full; free some space, nothing that was acknowledged is lost", shared=False)
READ_ONLY: Final = ErrorMeaning("it can be read but not written; the user that runs Tiptoe needs write access to it")
BUSY: Final = ErrorMeaning("another program keeps it locked; stop that program, or try again later")
NO_FILE: Final = ErrorMeaning("the file cannot be opened; its folder must exist and be writable")
FAILING: Final = ErrorMeaning("the disk does not read or write; is it full, or broken?", shared=False, unsure=True)
DAMAGED: Final = ErrorMeaning(
    "the file is damaged; stop the server and put back a copy of it: tiptoe admin restore COPY"
)

SQLITE: Final[dict[int, ErrorMeaning]] = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CANTOPEN: NO_FILE,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
}
POSTGRESQL: Final[dict[str, ErrorMeaning]] = {
    "53100": FULL,
    "25006": READ_ONLY,  # a standby, or a database set to read-only
    "42501": READ_ONLY,  # no privilege
    "55P03": BUSY,
    "40P01": ErrorMeaning("two programs wait for each other; trying again is enough", shared=False),
}
UNDEFINED_TABLE: Final = "42P01"


def store_error(place: str, error: SQLAlchemyError) -> StoreError:
    """Returns the StoreError for a database error; `place` names the database without a password."""
    origin = error.orig if isinstance(error, DBAPIError) else None
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if isinstance(origin, sqlite3.Error):
        return _of_sqlite(place, origin)
    if isinstance(origin, psycopg.Error) and not lost:
        return _of_postgresql(place, origin)
    if lost:
        return StoreUnavailable(f"{place}: the connection was lost ({_first_line(origin)})", unsure=True)
    return StoreUnavailable(f"{place}: {type(error).__name__}", unsure=True)


def unreachable(place: str, error: psycopg.Error) -> StoreUnavailable:
    """Returns the error for a database that does not answer or refuses the login."""
    reason = _first_line(error).removesuffix(".")
    return StoreUnavailable(
        f"{place} cannot be reached: {reason}; is the server running, is the URL right?", shared=True
    )


def _of_sqlite(place: str, error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the primary result code
    if code == sqlite3.SQLITE_NOTADB:
        return SchemaMismatch(f"{place} {NOT_OURS}")
    if str(error).startswith("no such table"):
        return SchemaMismatch(f"{place} {NOT_PREPARED}")
    if code in SQLITE:
        return SQLITE[code].at(place)
    return StoreUnavailable(f"{place}: {error}", unsure=True)


def _of_postgresql(place: str, error: psycopg.Error) -> StoreError:
    state = error.sqlstate
    if state == UNDEFINED_TABLE:
        return SchemaMismatch(f"{place} {NOT_PREPARED}")
    if state in POSTGRESQL:
        return POSTGRESQL[state].at(place)
    if state is None and isinstance(error, psycopg.OperationalError):
        return unreachable(place, error)
    return StoreUnavailable(f"{place}: {_first_line(error)}", unsure=True)


def _first_line(error: BaseException | None) -> str:
    """Returns the first line of a driver's error, which says what happened; the statement and hints follow it."""
    return next(iter(str(error or "").splitlines()), "") or "no reason given"
