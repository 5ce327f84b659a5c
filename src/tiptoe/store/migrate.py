"""Bringing a database to the version of this code, or refusing it unchanged.

Alembic is loaded only where there is something to bring: a server that comes back after a crash is there sooner.
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
LOCK: Final = 0x7469_7074_6F65  # "tiptoe": two servers that start together migrate one after the other

# Between its statements a migration reads its scripts, which takes a busy machine longer than a commit may idle.
UNHURRIED: Final = "SET LOCAL idle_in_transaction_session_timeout = '60s'"


def migrate(engine: Engine, place: str) -> None:
    """The database is of this version afterwards, and can be written; a foreign or newer one is left as it is."""
    with engine.connect() as connection:
        check_version(connection, place)
    if engine.dialect.name == SQLITE:
        _write_ahead(engine)
    with engine.execution_options(**TO_WRITE).begin() as connection:
        if engine.dialect.name != SQLITE:
            connection.execute(text(UNHURRIED))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        check_version(connection, place)
        if _versions(connection) != {VERSION}:
            _upgrade(connection)
        connection.execute(text(SAME_VERSION))  # can it be written?


def check_version(connection: Connection, place: str) -> None:
    """Refuses what this code would not understand: tables of somebody else, or a version from the future."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in names:
        if names:
            raise SchemaMismatch(f"{place} {NOT_OURS} (it has the table '{min(names)}')")
        return
    found = _versions(connection)
    if found != {VERSION}:
        _refuse_unknown(connection, found, place)


def _versions(connection: Connection) -> set[str]:
    """None where there is no table yet to say it."""
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
    """WAL: readers never wait for the writer. The mode stays in the file; it cannot be set within a transaction."""
    with engine.execution_options(**OUTSIDE_TRANSACTIONS).connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=wal")


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
