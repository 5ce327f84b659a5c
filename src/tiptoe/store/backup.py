"""Backups of a store on SQLite: made while a server runs, put back only while none does, and nothing is destroyed.

A copy that is laid over a file whose journal is still beside it is damaged at once: the journal is of another file.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from .database import place, read_url
from .errors import StoreError
from .file_lock import lock_file
from .log import Store
from .schema import VERSION_TABLE
from .sqlite_files import BESIDE, file_beside, file_of, make_private

PART: Final = ".part"
SERVERS_OWN: Final = "a PostgreSQL database is copied with pg_dump and put back with pg_restore"
PAGES: Final = 2000  # at a time: whoever writes meanwhile waits no longer than for these


def back_up(url: str, copy: Path) -> None:
    """A checked copy in one file that only its owner reads; StoreError, and nothing is left, if it cannot be."""
    path = _file(url)
    if copy.exists():
        raise StoreError(f"{copy} exists already; nothing was written")
    if not path.exists():
        raise StoreError(f"{path}: there is no such file")
    _copy(path, copy)


def put_back(url: str, copy: Path) -> Path | None:
    """A backup becomes the store; what was there is kept beside it, and that name is the answer."""
    path = _file(url)
    if not copy.is_file():
        raise StoreError(f"{copy}: there is no such file")
    with lock_file(url):
        fresh = file_beside(path, f".restored-{os.getpid()}")
        _copy(copy, fresh)
        kept = _set_aside(path) if path.exists() or any(file_beside(path, one).exists() for one in BESIDE) else None
        fresh.replace(path)
        _sync(path.parent)
    return kept


def check_file(path: Path) -> list[str]:
    """What is wrong with a file, in SQLite's words; nothing if it is whole and ours."""
    try:
        with _opened(path) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)")]
            if found != ["ok"]:
                return found
            ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
            return [] if ours else ["it is not a database of Tiptoe"]
    except sqlite3.Error as error:
        return [str(error)]


def _file(url: str) -> Path:
    read = read_url(url)
    path = file_of(read)
    if path is None:
        raise StoreError(f"{place(read)}: {SERVERS_OWN}")
    return path


def _copy(source: Path, target: Path) -> None:
    """By way of SQLite, which sees the journal too; the target gets its name when it is whole and checked."""
    part = file_beside(target, PART)
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with _opened(source) as read, _opened(part) as written:
            read.backup(written, pages=PAGES)
            written.execute("PRAGMA journal_mode=delete")
        problems = check_file(part)
        if problems:
            raise StoreError(f"{source}: {'; '.join(problems[:3])}; nothing was changed")
        _open_as_store(part)
        _sync(part)
        part.replace(target)
    except sqlite3.Error as error:
        raise StoreError(f"{source}: {error}; nothing was changed") from error
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}; nothing was changed") from error
    finally:
        for left in (part, *(file_beside(part, suffix) for suffix in BESIDE)):
            left.unlink(missing_ok=True)


def _open_as_store(path: Path) -> None:
    """SchemaMismatch if it is newer than we are; an older one is migrated when a server starts with it."""
    store = Store(f"sqlite:///{path}")
    try:
        store.check_version()
    finally:
        store.close()


def _set_aside(path: Path) -> Path:
    """What is there gets another name, journal first: the old file without it is whole, only older."""
    kept = file_beside(path, time.strftime(".before-%Y%m%d-%H%M%S", time.gmtime()))
    if path.exists():
        kept.hardlink_to(path)
    for suffix in BESIDE:
        if file_beside(path, suffix).exists():
            file_beside(path, suffix).replace(file_beside(kept, suffix))
    return kept


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, isolation_level=None)
    try:
        connection.execute("PRAGMA busy_timeout=5000")
        yield connection
    finally:
        connection.close()


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
