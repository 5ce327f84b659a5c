"""Database of the store: an URL becomes an engine with the settings that make commits durable."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from .errors import StoreError, StoreUnavailable
from .sqlite_files import WatchedFile

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
KNOWN: Final = "known are sqlite:///FILE and postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
BEGIN: Final = "tiptoe_begin"  # option of a connection: how its transactions begin on SQLite
TO_WRITE: Final = {BEGIN: "BEGIN IMMEDIATE"}
OUTSIDE_TRANSACTIONS: Final = {BEGIN: ""}

# Connections at most: a server of databases has 100 of them for all nodes and for whoever looks after it.
POSTGRESQL_POOL: Final = {"pool_size": 4, "max_overflow": 6}
SQLITE_POOL: Final = {"pool_size": 8, "max_overflow": 32}

# A server that died without a word is noticed within half a minute. No lock is waited for longer than on SQLite, and
# whoever dies in the middle of a transaction lets go of his before those who wait give up.
POSTGRESQL_ARGUMENTS: Final[Mapping[str, str]] = {
    "application_name": "tiptoe",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "options": "-c lock_timeout=5000 -c idle_in_transaction_session_timeout=3000",
}
# Acknowledged means durable, also where somebody has relaxed it for the whole server.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


def default_url() -> str:
    """A file in the user's data folder; the folder is there afterwards, closed to others: it holds hidden cards."""
    wish = Path(os.environ.get("XDG_DATA_HOME", ""))
    folder = (wish if wish.is_absolute() else Path.home() / ".local" / "share") / "tiptoe"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"{folder}: the folder cannot be created ({error.strerror})", shared=True) from error
    return f"sqlite:///{folder / 'tables.db'}"


def read_url(text: str) -> URL:
    """An URL of a database that we know how to use. The text is never quoted: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"the URL of the database cannot be read; {KNOWN}") from None
    if url.drivername == "postgres":
        url = url.set(drivername=POSTGRESQL)
    if url.get_backend_name() not in (SQLITE, POSTGRESQL):
        raise StoreError(f"there is no store on '{url.drivername}'; {KNOWN}")
    if url.get_backend_name() == SQLITE and url.database in (None, "", ":memory:"):
        raise StoreError(f"a store in memory would keep nothing; {KNOWN}")
    return url


def place(url: URL) -> str:
    """How errors and logs name the database: without the password and without options, which may hold one."""
    if url.get_backend_name() == SQLITE:
        return str(url.database)
    return URL.create(POSTGRESQL, url.username, None, url.host, url.port, url.database).render_as_string()


def open_engine(url: URL, kept: WatchedFile | None = None) -> Engine:
    """An engine that connects when it is used. `hide_parameters`: no error shows hidden cards."""
    arguments = postgresql_arguments(url) if url.get_backend_name() == POSTGRESQL else {}
    size = POSTGRESQL_POOL if url.get_backend_name() == POSTGRESQL else SQLITE_POOL
    engine = create_engine(url, hide_parameters=True, connect_args=arguments, **size)
    if url.get_backend_name() == SQLITE:
        event.listen(engine, "connect", _prepare_sqlite)
        if kept is not None:
            _open_only(engine, kept)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
    return engine


def postgresql_arguments(url: URL) -> dict[str, str]:
    """Our settings, except where the URL says otherwise."""
    return {name: value for name, value in POSTGRESQL_ARGUMENTS.items() if name not in url.query}


def connect_alone(url: URL) -> psycopg.Connection[tuple[object, ...]]:
    """A connection outside the pool, for what never ends: each statement is its own transaction."""
    _, arguments = url.get_dialect()().create_connect_args(url)
    return psycopg.connect(autocommit=True, **{**postgresql_arguments(url), **arguments})


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Transactions begin where we say; the journal's mode lies in the file and is set when it is migrated."""
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA synchronous=full")


def _open_only(engine: Engine, kept: WatchedFile) -> None:
    """A file that was there once is opened, never made anew: an empty one would look like a store without tables."""

    @event.listens_for(engine, "do_connect")
    def opening(_: Dialect, __: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]) -> None:
        address = kept.address()
        if address is not None:
            arguments[0] = address
            options["uri"] = True

    @event.listens_for(engine, "connect")
    def opened(_: DBAPIConnection, __: ConnectionPoolEntry) -> None:
        kept.opened()


def _begin_sqlite(connection: Connection) -> None:
    """Who means to write says so at once: changing one's mind after reading fails when another writer was faster."""
    begin = connection.get_execution_options().get(BEGIN, "BEGIN")
    if begin:
        connection.exec_driver_sql(begin)


def _prepare_postgresql(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(DURABLE)
    cursor.close()
    connection.commit()
