"""Migrations: only an empty database or one of ours is migrated, and the result is what the code expects."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tiptoe.store.errors import SchemaMismatch
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.store.schema import METADATA, VERSION, VERSION_TABLE


def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []


def test_the_migrations_lead_to_the_version_that_the_code_names(store: Store) -> None:
    with store._engine.connect() as connection:
        assert list(connection.scalars(text(f"SELECT version_num FROM {VERSION_TABLE}"))) == [VERSION]


def test_a_server_that_comes_back_does_not_load_what_only_migrates(any_url: str) -> None:
    store = Store(any_url)
    store.migrate()
    store.close()
    again = (
        "import sys; from tiptoe.store.log import Store; Store(sys.argv[1]).migrate(); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", again, any_url], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.only("sqlite", "PostgreSQL does so by itself")
def test_sqlite_holds_us_to_the_types(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.migrate()
    store.close()
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        made = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())
    connection.close()
    assert [name for name in METADATA.tables if not made[name].rstrip().endswith("STRICT")] == []


def test_migrating_again_changes_nothing(store: Store) -> None:
    store.append_all([Append("t", 1, b"x")])
    store.migrate()
    assert len(store.entries("t")) == 1


def test_servers_that_start_together_migrate_once(database_url: str) -> None:
    stores = [Store(database_url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.migrate, stores))
    assert stores[0].append_all([Append("t", 1, b"x")]) == [None]
    for store in stores:
        store.close()


def test_a_newer_database_is_refused_unchanged(store: Store, database_url: str) -> None:
    store.append_all([Append("t", 1, b"x")])
    with store._engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    store.close()
    before = content(database_url)
    with pytest.raises(SchemaMismatch, match="is of version 9999, this Tiptoe knows 0003 and older ones; run a newer"):
        store.migrate()
    store.close()
    assert content(database_url) == before
    assert len(store.entries("t")) == 1


def test_a_database_of_somebody_else_is_refused_unchanged(database_url: str) -> None:
    store = Store(database_url)
    with store._engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    store.close()
    before = content(database_url)
    with pytest.raises(SchemaMismatch, match=r"is not a database of Tiptoe; .* \(it has the table 'recipes'\)"):
        store.migrate()
    with store._engine.connect() as connection:
        assert connection.dialect.has_table(connection, "recipes")
        assert not connection.dialect.has_table(connection, "entries")
    store.close()
    assert content(database_url) == before


@pytest.mark.only("sqlite", "it is about the file")
def test_a_file_that_is_no_database_is_refused_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt, " * 500, encoding="utf-8")
    with pytest.raises(SchemaMismatch, match=r"letter.txt is not a database of Tiptoe"):
        Store(f"sqlite:///{path}").migrate()
    assert path.read_text(encoding="utf-8").startswith("Dear aunt, Dear")


def content(url: str) -> bytes:
    """Returns the bytes of a SQLite file, and nothing for a server."""
    return Path(url.removeprefix("sqlite:///")).read_bytes() if url.startswith("sqlite") else b""
