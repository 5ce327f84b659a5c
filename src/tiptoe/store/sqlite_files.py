"""Files of a store on SQLite: closed to others from their first byte, and still the ones that were opened.

A file that somebody removes goes on taking commits until the last program lets go of it, and then is gone with all of
them. So whoever acknowledges a commit looks first whether the file is still there.
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
BESIDE: Final = (WAL, "-shm")  # what SQLite keeps beside its file
PRIVATE: Final = 0o600
GONE: Final = "the file was removed or replaced under the server; stop it, put the file back, start again"


def file_of(url: URL) -> Path | None:
    """The file of a store; none on a server, or where the URL names it with options of SQLite's own."""
    if url.get_backend_name() != "sqlite" or url.database is None or url.database.startswith("file:"):
        return None
    return Path(url.database).resolve()  # SQLite keeps its journal beside the file, not beside a link to it


def file_beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """An empty file that only its owner reads; SQLite gives what it puts beside it the same rights."""
    with suppress(OSError):  # there already, or SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


class WatchedFile:
    """The file that was opened, known by its number on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.number = self._number()
        self.has_journal = False

    def prepare(self) -> None:
        """It may be made now; later it must be there."""
        make_private(self.path)
        self.number = self._number()

    def opened(self) -> None:
        if self.number is None:
            self.number = self._number()

    def address(self) -> str | None:
        """How SQLite opens it without making a new one; none while there is nothing to open yet."""
        return None if self.number is None else f"file:{quote(str(self.path))}?mode=rw"

    def check(self) -> None:
        """StoreUnavailable if another file is there now, or none."""
        if self.number is not None and self._number() != self.number:
            raise StoreUnavailable(f"{self.path}: {GONE}", shared=True)

    def check_journal(self) -> None:
        """After a commit its journal is there as long as anybody has the file open, if the disk allows one at all."""
        self.check()
        there = file_beside(self.path, WAL).exists()
        if self.has_journal and not there:
            raise StoreUnavailable(f"{file_beside(self.path, WAL)}: {GONE}", shared=True)
        self.has_journal = there

    def _number(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
