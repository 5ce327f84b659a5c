"""Database engines of the store: parses the URL and opens an engine whose commits are durable."""

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
KNOWN_URLS: Final = "known are sqlite:///FILE and postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
BEGIN: Final = "tiptoe_begin"  # option of a connection: how its transactions begin on SQLite
TO_WRITE: Final = {BEGIN: "BEGIN IMMEDIATE"}
OUTSIDE_TRANSACTIONS: Final = {BEGIN: ""}

# Connections at most: PostgreSQL allows 100 by default, for all nodes and its administrator.
POSTGRESQL_POOL: Final = {"pool_size": 4, "max_overflow": 6}
SQLITE_POOL: Final = {"pool_size": 8, "max_overflow": 32}

# A database server that vanished is noticed within half a minute. Lock waits are no longer than on SQLite, and a node
# that dies within a transaction loses its locks before those who wait for them give up.
POSTGRESQL_ARGUMENTS: Final[Mapping[str, str]] = {
    "application_name": "tiptoe",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "options": "-c lock_timeout=5000 -c idle_in_transaction_session_timeout=3000",
}
# An acknowledged commit is durable, even where the whole database server is set to asynchronous commits.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


def default_url() -> str:
    """Returns the URL of a file in the user's data folder, which is created private: it holds hidden cards."""
    wish = Path(os.environ.get("XDG_DATA_HOME", ""))
    folder = (wish if wish.is_absolute() else Path.home() / ".local" / "share") / "tiptoe"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"{folder}: the folder cannot be created ({error.strerror})", shared=True) from error
    return f"sqlite:///{folder / 'tables.db'}"


def read_url(text: str) -> URL:
    """Parses a database URL; raises StoreError if it is unusable. The text is never quoted: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"the URL of the database cannot be read; {KNOWN_URLS}") from None
    if url.drivername == "postgres":
        url = url.set(drivername=POSTGRESQL)
    if url.get_backend_name() not in (SQLITE, POSTGRESQL):
        raise StoreError(f"there is no store on '{url.drivername}'; {KNOWN_URLS}")
    if url.get_backend_name() == SQLITE and url.database in (None, "", ":memory:"):
        raise StoreError(f"a store in memory would keep nothing; {KNOWN_URLS}")
    return url


def display_name(url: URL) -> str:
    """Returns the name of the database for errors and logs, without password and options, which may hold one."""
    if url.get_backend_name() == SQLITE:
        return str(url.database)
    return URL.create(POSTGRESQL, url.username, None, url.host, url.port, url.database).render_as_string()


def open_engine(url: URL, kept: WatchedFile | None = None) -> Engine:
    """Returns an engine that connects on first use. `hide_parameters` keeps hidden cards out of errors."""
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
    """Returns our connection arguments, except those that the URL sets."""
    return {name: value for name, value in POSTGRESQL_ARGUMENTS.items() if name not in url.query}


def connect_alone(url: URL) -> psycopg.Connection[tuple[object, ...]]:
    """Opens a connection outside the pool, in autocommit mode, for a listener that never ends."""
    _, arguments = url.get_dialect()().create_connect_args(url)
    return psycopg.connect(autocommit=True, **{**postgresql_arguments(url), **arguments})


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Turns off automatic transactions and sets durability; the journal mode lies in the file, set by migration."""
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA synchronous=full")


def _open_only(engine: Engine, kept: WatchedFile) -> None:
    """Makes the engine open the file without recreating it: an empty file would look like a store without tables."""

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
    """Begins a transaction, IMMEDIATE for writers: upgrading after a read fails when another writer was faster."""
    begin = connection.get_execution_options().get(BEGIN, "BEGIN")
    if begin:
        connection.exec_driver_sql(begin)


def _prepare_postgresql(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(DURABLE)
    cursor.close()
    connection.commit()
