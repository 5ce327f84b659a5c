"""Schema migration: brings a database to the version of this code, or refuses it unchanged.

Alembic is imported only if there is something to migrate: a server restarts sooner without it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text

from .database import OUTSIDE_TRANSACTIONS, SQLITE, TO_WRITE
from .database_errors import NOT_OURS
from .errors import SchemaMismatch
from .schema import VERSION, VERSION_TABLE

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
SAME_VERSION: Final = f"UPDATE {VERSION_TABLE} SET version_num = version_num"
LOCK: Final = 0x7469_7074_6F65  # "tiptoe" in ASCII: servers that start together migrate one after the other

# Alembic reads its scripts between statements, which on a busy machine takes longer than a transaction may idle.
LONGER_IDLE_TIMEOUT: Final = "SET LOCAL idle_in_transaction_session_timeout = '60s'"


def migrate(engine: Engine, place: str) -> None:
    """Migrates the database and checks that it can be written; a foreign or newer one is left as it is."""
    with engine.connect() as connection:
        check_version(connection, place)
    if engine.dialect.name == SQLITE:
        _write_ahead(engine)
    with engine.execution_options(**TO_WRITE).begin() as connection:
        if engine.dialect.name != SQLITE:
            connection.execute(text(LONGER_IDLE_TIMEOUT))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        check_version(connection, place)
        if _versions(connection) != {VERSION}:
            _upgrade(connection)
        connection.execute(text(SAME_VERSION))  # fails if the database cannot be written


def check_version(connection: Connection, place: str) -> None:
    """Raises SchemaMismatch for tables of another program, or a version newer than this code."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in names:
        if names:
            raise SchemaMismatch(f"{place} {NOT_OURS} (it has the table '{min(names)}')")
        return
    found = _versions(connection)
    if found != {VERSION}:
        _refuse_unknown(connection, found, place)


def _versions(connection: Connection) -> set[str]:
    """Returns the schema versions that the database names; empty without a version table."""
    if VERSION_TABLE not in inspect(connection).get_table_names():
        return set()
    return set(connection.scalars(text(f"SELECT version_num FROM {VERSION_TABLE}")))


def _refuse_unknown(connection: Connection, found: set[str], place: str) -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config(connection))
    known = {script.revision for script in scripts.walk_revisions()}
    for version in sorted(found - known):
        raise SchemaMismatch(
            f"{place} is of version {version}, this Tiptoe knows {VERSION} and older ones; "
            "run a newer Tiptoe, nothing was changed"
        )


def _upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(_config(connection), "head")


def _write_ahead(engine: Engine) -> None:
    """Switches SQLite to WAL: readers never wait for the writer.

    It stays in the file, and needs no open transaction.
    """
    with engine.execution_options(**OUTSIDE_TRANSACTIONS).connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=wal")


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
