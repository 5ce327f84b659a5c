"""Backup and restore of SQLite stores: backup beside a running server, restore only without one, nothing overwritten.

A copy laid over a database file whose journal still lies beside it is damaged at once: the journal belongs to the old
file.
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

from .database import display_name, read_url
from .errors import StoreError
from .file_lock import lock_file
from .log import Store
from .schema import VERSION_TABLE
from .sqlite_files import SIDE_FILE_SUFFIXES, file_beside, file_of, make_private

PART: Final = ".part"
POSTGRESQL_HINT: Final = "a PostgreSQL database is copied with pg_dump and put back with pg_restore"
PAGES: Final = 2000  # copied at a time: a writer waits for this many at most


def back_up(url: str, copy: Path) -> None:
    """Writes a checked copy of the store, private to its owner; raises StoreError and leaves no file on failure."""
    path = _file(url)
    if copy.exists():
        raise StoreError(f"{copy} exists already; nothing was written")
    if not path.exists():
        raise StoreError(f"{path}: there is no such file")
    if not copy.parent.is_dir():
        raise StoreError(f"{copy.parent}: there is no such folder; nothing was written")
    _copy(path, copy)


def restore(url: str, copy: Path) -> Path | None:
    """Restores a backup; returns the new name of the files that were there before, or None."""
    path = _file(url)
    if not copy.is_file():
        raise StoreError(f"{copy}: there is no such file")
    with lock_file(url):
        fresh = file_beside(path, f".restored-{os.getpid()}")
        _copy(copy, fresh)
        kept = (
            _set_aside(path)
            if path.exists() or any(file_beside(path, one).exists() for one in SIDE_FILE_SUFFIXES)
            else None
        )
        fresh.replace(path)
        _sync(path.parent)
    return kept


def check_file(path: Path) -> list[str]:
    """Returns SQLite's complaints about a file; an empty list if it is whole and a database of Tiptoe."""
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
        raise StoreError(f"{display_name(read)}: {POSTGRESQL_HINT}")
    return path


def _copy(source: Path, target: Path) -> None:
    """Copies through SQLite, which includes the journal; the target appears only once the copy is checked."""
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
        for left in (part, *(file_beside(part, suffix) for suffix in SIDE_FILE_SUFFIXES)):
            left.unlink(missing_ok=True)


def _open_as_store(path: Path) -> None:
    """Raises SchemaMismatch if the file is newer than this code; a server migrates an older one when it starts."""
    store = Store(f"sqlite:///{path}")
    try:
        store.check_version()
    finally:
        store.close()


def _set_aside(path: Path) -> Path:
    """Gives the current files another name, the journal first: without it the old file is older, but whole."""
    kept = file_beside(path, time.strftime(".before-%Y%m%d-%H%M%S", time.gmtime()))
    if path.exists():
        kept.hardlink_to(path)
    for suffix in SIDE_FILE_SUFFIXES:
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
