"""Exclusive lock on a SQLite file: one server serves it, and no restore replaces it meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from .database import display_name, read_url
from .errors import StoreError
from .sqlite_files import PRIVATE, file_beside, file_of

try:
    import fcntl
except ImportError:  # a platform without flock
    fcntl = None  # type: ignore[assignment]

LOCK: Final = ".lock"


class InUse(StoreError):
    """Raised when another Tiptoe process holds the lock."""


@contextmanager
def lock_file(url: str) -> Iterator[None]:
    """Holds the lock of a SQLite file; raises InUse if it is taken.

    PostgreSQL needs none; a killed process releases it.
    """
    read = read_url(url)
    path = file_of(read)
    if path is None or fcntl is None:
        yield
        return
    try:
        lock = os.open(file_beside(path, LOCK), os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError:  # the folder is missing or not writable: opening the store says so
        yield
        return
    try:
        _take(lock, display_name(read))
        yield
    finally:
        os.close(lock)


def _take(lock: int, where: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        whose = ""
        with suppress(OSError, UnicodeDecodeError):
            whose = os.pread(lock, 20, 0).decode("ascii").strip()
        raise InUse(
            f"{where}: another Tiptoe serves this file{f' (process {whose})' if whose else ''}; "
            "SQLite is for one server, PostgreSQL for several"
        ) from None
    with suppress(OSError):  # a full disk: the lock holds without the process id, and the store reports the disk
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode("ascii"), 0)
