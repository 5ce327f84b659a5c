"""Files of a SQLite store: private from their first byte, and watched for removal or replacement.

A removed file goes on taking commits until the last program closes it, and then they are all lost. So a commit is
acknowledged only after a check that the file is still there.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL

from .errors import StoreUnavailable

WAL: Final = "-wal"
SIDE_FILE_SUFFIXES: Final = (WAL, "-shm")  # what SQLite keeps beside its file
PRIVATE: Final = 0o600
FILE_GONE_HINT: Final = "the file was removed or replaced under the server; stop it, put the file back, start again"


def file_of(url: URL) -> Path | None:
    """Returns the file of a store; None for a database server, or a URL with options of SQLite's own."""
    if url.get_backend_name() != "sqlite" or url.database is None or url.database.startswith("file:"):
        return None
    return Path(url.database).resolve()  # SQLite keeps its journal beside the file, not beside a link to it


def file_beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """Creates an empty file that only its owner can read; SQLite gives the files beside it the same rights."""
    with suppress(OSError):  # there already, or SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


class WatchedFile:
    """Database file as it was opened, identified by device and inode."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.number = self._number()
        self.has_journal = False

    def prepare(self) -> None:
        """Creates the file if it is missing; from now on it must be there."""
        make_private(self.path)
        self.number = self._number()

    def opened(self) -> None:
        """Remembers the identity of the file that SQLite has just opened."""
        if self.number is None:
            self.number = self._number()

    def address(self) -> str | None:
        """Returns the URI by which SQLite opens the file without creating it; None while there is no file."""
        return None if self.number is None else f"file:{quote(str(self.path))}?mode=rw"

    def check(self) -> None:
        """Raises StoreUnavailable if the file was removed or replaced."""
        if self.number is not None and self._number() != self.number:
            raise StoreUnavailable(f"{self.path}: {FILE_GONE_HINT}", shared=True)

    def check_journal(self) -> None:
        """Raises StoreUnavailable if the journal has vanished.

        After a commit it is there as long as any program has the file open, on every disk that supports one.
        """
        self.check()
        there = file_beside(self.path, WAL).exists()
        if self.has_journal and not there:
            raise StoreUnavailable(f"{file_beside(self.path, WAL)}: {FILE_GONE_HINT}", shared=True)
        self.has_journal = there

    def _number(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
