"""Rows and entries as they go into the store and come out of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

LONGEST_ID: Final = 200  # characters: it must fit into a notification
LARGEST_SEQ: Final = (1 << 31) - 1


@dataclass(frozen=True)
class Append:
    """Entry to be stored, with the changes to its table's row; None leaves a column as it is.

    Raises ValueError for what no database can store, so that it cannot spoil a commit shared with others.
    """

    table: str
    seq: int
    body: bytes
    snapshot: bytes | None = None
    position: bytes | None = None
    status: str | None = None
    listed: bool | None = None
    summary: str | None = None
    now: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.seq <= LARGEST_SEQ:
            raise ValueError(f"entries are numbered from 1, not {self.seq}")
        if not 1 <= len(self.table) <= LONGEST_ID or not self.table.isascii():
            raise ValueError(f"the id of a table is 1 to {LONGEST_ID} ASCII characters, not {self.table!r}")
        for text in (self.table, self.status or "", self.summary or ""):
            if not _can_be_kept(text):
                raise ValueError(f"table '{self.table}': a text that no database keeps: {text!r}")


@dataclass(frozen=True)
class Stored:
    """Entry of the log as it is stored."""

    table: str
    seq: int
    body: bytes
    snapshot: bytes | None


@dataclass(frozen=True)
class TableRow:
    """Row of a table: what is known of it without reading its log. Lists leave the position out."""

    table: str
    seq: int
    status: str
    listed: bool
    summary: str
    position: bytes | None
    position_seq: int | None
    created: int
    updated: int


@dataclass
class Batch:
    """Appends of one commit to one table."""

    appends: list[Append]

    @property
    def last(self) -> Append:
        return self.appends[-1]

    def is_consecutive(self) -> bool:
        return all(append.seq == self.appends[0].seq + n for n, append in enumerate(self.appends))

    def changes(self) -> dict[str, object]:
        """Returns the parameters of the statement that moves the table's row; later appends override earlier ones."""
        found: dict[str, object] = dict.fromkeys(("status", "listed", "summary", "position", "position_seq"))
        for append in self.appends:
            given = {
                "status": append.status,
                "listed": None if append.listed is None else int(append.listed),
                "summary": append.summary,
                "position": append.position,
                "position_seq": None if append.position is None else append.seq,
            }
            found.update({name: value for name, value in given.items() if value is not None})
        return {"id": self.last.table, "before": self.appends[0].seq - 1, "last": self.last.seq, **found}


def batches(appends: Iterable[Append]) -> list[Batch]:
    """Groups appends by table, sorted by id: two nodes that lock rows in one order never wait for each other."""
    found: dict[str, Batch] = {}
    for append in appends:
        found.setdefault(append.table, Batch([])).appends.append(append)
    return [found[table] for table in sorted(found)]


def _can_be_kept(text: str) -> bool:
    """Whether every database can store a text: PostgreSQL rejects NUL, and both reject half a surrogate pair."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
