"""The file of a SQLite store: private, locked by one server, missed when it is gone, backed up in use, restored safely."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from databases import Postgres
from tiptoe.store.backup import back_up, check_file, restore
from tiptoe.store.errors import SchemaMismatch, StoreError, StoreUnavailable
from tiptoe.store.file_lock import InUse, lock_file
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.store.sqlite_files import SIDE_FILE_SUFFIXES, file_beside

of_a_file = pytest.mark.only("sqlite", "it is about the file")
of_a_server = pytest.mark.only("postgres", "it is about a server of PostgreSQL")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def opened(path: Path) -> Store:
    store = Store(f"sqlite:///{path}")
    store.migrate()
    return store


def files(path: Path) -> list[Path]:
    return [path, *(file_beside(path, suffix) for suffix in SIDE_FILE_SUFFIXES)]


def leave_as_crashed(path: Path, entries: int) -> None:
    """Leaves a store with its journal beside it, as `kill -9` does."""
    store = opened(path)
    first = 1 + len(store.entries("t"))
    assert (
        store.append_all([Append("t", seq, bytes(3000)) for seq in range(first, first + entries)]) == [None] * entries
    )
    crashed = {one: one.read_bytes() for one in files(path)}
    store.close()
    for one, content in crashed.items():
        one.write_bytes(content)


@of_a_file
def test_finding_18_files_are_for_their_owner_alone(path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = opened(path)
        store.append_all([Append("t", 1, b"hidden")])
        with lock_file(f"sqlite:///{path}"):
            pass
        back_up(f"sqlite:///{path}", path.with_name("copy.db"))
        made = [*files(path), file_beside(path, ".lock"), path.with_name("copy.db")]
        assert [stat.S_IMODE(one.stat().st_mode) for one in made] == [0o600] * 5
        store.close()
    finally:
        os.umask(before)


@of_a_file
@pytest.mark.parametrize("how", ["removed", "replaced", "journal"])
def test_finding_8_a_file_that_is_gone_is_never_acknowledged_over(path: Path, how: str) -> None:
    store = opened(path)
    assert store.append_all([Append("t", 1, b"x")]) == [None]
    gone = files(path)[1:2] if how == "journal" else files(path)
    for one in gone:
        one.unlink()
    if how == "replaced":
        opened(path).close()
    (answer,) = store.append_all([Append("t", 2, b"y")])
    assert isinstance(answer, StoreUnavailable) and "removed or replaced under the server" in str(answer)
    if how != "journal":
        with pytest.raises(StoreUnavailable, match="removed or replaced under the server"):
            store.entries("t")
    store.close()
    assert path.exists() == (how != "removed"), "no empty database takes its place"


@of_a_file
def test_finding_8_a_file_that_is_put_back_goes_on(path: Path) -> None:
    store = opened(path)
    store.append_all([Append("t", 1, b"x")])
    path.rename(path.with_name("away"))
    assert isinstance(store.append_all([Append("t", 2, b"y")])[0], StoreUnavailable)
    path.with_name("away").rename(path)
    assert [entry.seq for entry in store.entries("t")] in ([1], [1, 2])
    store.close()


@of_a_file
def test_finding_16_one_server_has_a_file_for_itself(path: Path) -> None:
    url = f"sqlite:///{path}"
    mine = rf"serves this file \(process {os.getpid()}\); SQLite is for one"
    with lock_file(url), pytest.raises(InUse, match=mine), lock_file(url):
        pass
    with lock_file(url):
        pass


@of_a_file
def test_finding_16_a_link_to_a_file_is_that_file(path: Path) -> None:
    opened(path).close()
    link = path.with_name("elsewhere.db")
    link.symlink_to(path)
    with lock_file(f"sqlite:///{path}"), pytest.raises(InUse), lock_file(f"sqlite:///{link}"):
        pass
    store = opened(link)
    assert store.append_all([Append("t", seq, b"x") for seq in (1, 2)]) == [None, None]
    store.close()


@of_a_file
def test_finding_8_a_disk_without_shared_memory_keeps_what_it_keeps(path: Path) -> None:
    """SQLite on a disk without shared memory has no write-ahead journal, and the store works without it."""
    store = opened(path)
    store.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=delete")
    connection.close()
    assert [store.append_all([Append("t", seq, b"x")]) for seq in (1, 2, 3)] == [[None]] * 3
    store.close()


@of_a_server
def test_finding_16_as_many_as_you_like_share_a_server(postgres_url: str) -> None:
    with lock_file(postgres_url), lock_file(postgres_url):
        pass


@of_a_file
def test_finding_5_a_backup_is_put_back_over_a_crash(path: Path) -> None:
    """A journal of the newer file was replayed into the restored older one and damaged every table."""
    url, copy = f"sqlite:///{path}", path.with_name("copy.db")
    leave_as_crashed(path, 20)
    back_up(url, copy)
    leave_as_crashed(path, 60)
    assert file_beside(path, "-wal").stat().st_size
    kept = restore(url, copy)
    assert kept is not None
    store = opened(path)
    assert len(store.entries("t")) == 20
    assert store.append_all([Append("t", 21, b"on")]) == [None]
    store.close()
    assert check_file(path) == []
    before = opened(kept)
    assert len(before.entries("t")) == 80, "what was there is whole, too"
    before.close()


@of_a_file
def test_finding_5_nothing_is_put_back_under_a_server(path: Path) -> None:
    url, copy = f"sqlite:///{path}", path.with_name("copy.db")
    opened(path).close()
    back_up(url, copy)
    with lock_file(url), pytest.raises(InUse):
        restore(url, copy)


@of_a_file
def test_finding_5_what_is_no_backup_changes_nothing(path: Path) -> None:
    url = f"sqlite:///{path}"
    store = opened(path)
    store.append_all([Append("t", seq, bytes(3000)) for seq in range(1, 40)])
    store.close()
    damaged, letter, newer, other = (path.with_name(name) for name in ("damaged", "letter", "newer", "other"))
    shutil.copy(path, damaged)
    content = damaged.read_bytes()
    damaged.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))
    letter.write_text("Dear aunt, " * 500, encoding="utf-8")
    for file, statement in (
        (newer, "UPDATE tiptoe_schema SET version_num = '9999'"),
        (other, "DROP TABLE tiptoe_schema"),
    ):
        shutil.copy(path, file)
        connection = sqlite3.connect(file)
        connection.execute(statement)
        connection.commit()
        connection.close()
    before = path.read_bytes()
    for wrong in (damaged, letter, newer, other, path.with_name("nowhere")):
        with pytest.raises((StoreError, SchemaMismatch)):
            restore(url, wrong)
    assert path.read_bytes() == before
    assert sorted(one.name for one in path.parent.iterdir() if ".part" in one.name or ".restored" in one.name) == []


@of_a_file
def test_finding_5_a_backup_writes_over_nothing(path: Path) -> None:
    opened(path).close()
    path.with_name("copy.db").write_text("mine", encoding="utf-8")
    with pytest.raises(StoreError, match="exists already; nothing was written"):
        back_up(f"sqlite:///{path}", path.with_name("copy.db"))


@of_a_file
def test_a_backup_into_a_folder_that_is_not_there_names_the_folder(path: Path) -> None:
    """The error named the database, which was whole, and not the folder of the copy."""
    opened(path).close()
    folder = path.with_name("nowhere")
    with pytest.raises(StoreError, match=f"^{folder}: there is no such folder; nothing was written$"):
        back_up(f"sqlite:///{path}", folder / "copy.db")
    assert not folder.exists()


@of_a_server
def test_finding_5_a_server_is_copied_by_its_own_tools(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="pg_dump"):
        back_up(postgres_url, tmp_path / "copy.db")
