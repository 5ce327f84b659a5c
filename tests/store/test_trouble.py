"""Faults of a database are described in plain words, without a password, and damage nothing."""

from __future__ import annotations

import sqlite3
import stat
import traceback
from pathlib import Path

import psycopg
import pytest

from databases import Postgres, free_port
from store.disks import read_only
from tiptoe.store.database import default_url
from tiptoe.store.errors import SchemaMismatch, StoreError, StoreUnavailable
from tiptoe.store.log import Store
from tiptoe.store.notify import Notifications
from tiptoe.store.rows import Append


def logged_text(error: BaseException) -> str:
    """Returns the text that a log would show of an error, with its causes."""
    return "".join(traceback.format_exception(error))


def test_by_default_the_tables_lie_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = Store(default_url())
    store.migrate()
    store.close()
    assert (tmp_path / "data" / "tiptoe" / "tables.db").is_file()
    assert stat.S_IMODE((tmp_path / "data" / "tiptoe").stat().st_mode) == 0o700
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/.local/share/tiptoe/tables.db"


def test_a_data_folder_that_cannot_be_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(StoreUnavailable, match=r"file/tiptoe: the folder cannot be created \(Not a directory\)"):
        default_url()


@pytest.mark.parametrize(
    "url",
    [
        *("", "tables.db", "mysql://me:geheim@host/db", "postgresql://me:geheim@host:port/db"),
        *("sqlite://", "sqlite:///:memory:", "postgresql://me:geheim@[::1/db"),
    ],
)
def test_an_url_that_cannot_be_used_is_refused_without_quoting_it(url: str) -> None:
    with pytest.raises(StoreError, match="known are sqlite:///FILE and postgresql://") as caught:
        Store(url)
    assert "geheim" not in logged_text(caught.value)


@pytest.mark.parametrize("secret", ["me:geheim@127.0.0.1:{port}/db", "me@127.0.0.1:{port}/db?password=geheim"])
def test_an_unreachable_server_is_named_without_its_password(secret: str) -> None:
    port = free_port()
    url = "postgres://" + secret.format(port=port)
    store = Store(url)
    for use in (store.migrate, store.tables, lambda: Notifications(url, lambda table, seq: None, lambda: None)):
        with pytest.raises(StoreUnavailable, match=r"cannot be reached: .*refused.*; is the server running") as caught:
            use()
        assert f"postgresql://me@127.0.0.1:{port}/db" in str(caught.value)
        assert "geheim" not in logged_text(caught.value)
    first, second = store.append_all([Append("t", 1, b"hidden"), Append("u", 1, b"hidden")])
    assert isinstance(first, StoreUnavailable) and isinstance(second, StoreUnavailable)
    assert not first.unsure
    assert "geheim" not in logged_text(first) and "hidden" not in logged_text(first)


@pytest.mark.only("postgres", "a file is made where there is none")
def test_a_database_that_does_not_exist_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreUnavailable, match='database "nowhere" does not exist'):
        Store(postgres.url("nowhere")).migrate()


@pytest.mark.only("sqlite", "a file lies in a folder")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with read_only(tmp_path):
        with pytest.raises(StoreUnavailable, match="its folder must exist and be writable") as caught:
            Store(f"sqlite:///{tmp_path / 'tables.db'}").migrate()
        assert str(tmp_path) in str(caught.value)


@pytest.mark.only("sqlite", "a file lies in a folder")
def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match=r"nowhere/tables.db: the file cannot be opened; its folder must exist"):
        Store(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}").migrate()


@pytest.mark.only("sqlite", "it is about the file")
def test_a_file_that_can_only_be_read_is_said_at_the_start(tmp_path: Path) -> None:
    kept = tmp_path / "kept.db"
    store = Store(f"sqlite:///{kept}")
    store.migrate()
    store.close()
    store = Store(f"sqlite:///file:{kept}?mode=ro&uri=true")
    with pytest.raises(StoreUnavailable, match="can be read but not written"):
        store.migrate()
    store.close()


@pytest.mark.only("postgres", "it is about a setting of PostgreSQL")
def test_a_read_only_postgresql_is_said_and_survived(postgres: Postgres, postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()
    name = postgres_url.rsplit("/", 1)[1]
    postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    postgres.cut_connections(postgres_url)
    (answer,) = store.append_all([Append("t", 1, b"x")])
    assert isinstance(answer, StoreUnavailable) and "can be read but not written" in str(answer)
    assert store.entries("t") == []
    postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    postgres.cut_connections(postgres_url)
    assert store.append_all([Append("t", 1, b"x")]) == [None]
    store.close()


@pytest.mark.only("postgres", "it is about locks of rows")
def test_a_lock_of_another_program_is_not_waited_for_without_end(postgres_url: str) -> None:
    store = Store(postgres_url + "?options=-c%20lock_timeout%3D100")
    store.migrate()
    store.append_all([Append("t", 1, b"x")])
    with psycopg.connect(postgres_url) as other:
        other.execute("SELECT * FROM tables FOR UPDATE")
        (answer,) = store.append_all([Append("t", 2, b"y")])
    assert isinstance(answer, StoreUnavailable) and "another program keeps it locked" in str(answer)
    assert store.append_all([Append("t", 2, b"y")]) == [None]
    store.close()


def test_a_store_that_was_not_migrated_says_so(database_url: str) -> None:
    store = Store(database_url)
    (answer,) = store.append_all([Append("t", 1, b"x")])
    assert isinstance(answer, SchemaMismatch) and "must be migrated first" in str(answer)
    with pytest.raises(SchemaMismatch, match="must be migrated first"):
        store.tables()
    store.close()


@pytest.mark.only("postgres", "it is about a setting of PostgreSQL")
def test_a_relaxed_server_still_commits_durably(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rsplit("/", 1)[1]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store(postgres_url)
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
    store.close()


@pytest.mark.only("sqlite", "it is about a setting of SQLite")
def test_sqlite_commits_durably(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.migrate()
    with store._engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("synchronous", "journal_mode")]
        assert found == [2, "wal"]
    store.close()


@pytest.mark.only("sqlite", "it is about the file")
def test_a_damaged_file_is_said(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.migrate()
    store.append_all([Append(f"t{n}", 1, bytes(3000)) for n in range(50)])
    store.close()
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))
    with pytest.raises(StoreUnavailable, match="the file is damaged"):
        store.entries("t1")
    store.close()
    assert sqlite3.sqlite_version_info >= (3, 37)  # STRICT tables
