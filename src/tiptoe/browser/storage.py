"""Store of one browser. An entry counts when the browser reports that it is on the disk.

A table is loaded when it is first needed and then stays in memory: opening one game does not wait for all.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, NamedTuple, Protocol, TypeVar

from ..store.errors import Conflict, StoreUnavailable
from ..store.rows import Append, Batch, Stored, TableRow
from ..table.phases import LOBBY, OVER

T = TypeVar("T")


class SavedTable(NamedTuple):
    """Table as it is kept on the disk."""

    row: TableRow
    entries: list[Stored]
    tokens: str  # proof of the seats taken in this browser


class Disk(Protocol):
    """Storage of a browser: a call returns when the data is durable, and may raise any exception when it is not."""

    async def read(self, table: str) -> SavedTable | None: ...

    async def append(self, entry: Stored, row: TableRow) -> None: ...

    async def seat(self, table: str, tokens: str) -> None: ...

    async def note(self, table: str, info: str) -> None: ...


class BrowserStore:
    """TableLog and LogWriter in one, with the tokens of seats: a browser has one thread."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.rows: dict[str, TableRow] = {}
        self.log: dict[str, list[Stored]] = {}
        self.tokens: dict[str, str] = {}

    async def bring(self, id: str) -> None:
        """Loads a table into memory, if the disk has it."""
        if id in self.rows:
            return
        kept = await self._durably(self.disk.read(id))
        if kept is not None and id not in self.rows:
            self.rows[id], self.log[id], self.tokens[id] = kept.row, kept.entries, kept.tokens

    def table(self, id: str) -> TableRow | None:
        return self.rows.get(id)

    def entries(self, id: str, after: int = 0) -> list[Stored]:
        return self.log.get(id, [])[after:]

    def named_like(self, prefix: str) -> list[str]:
        """Returns loaded tables whose names begin with `prefix` and whose games are not over."""
        return [id for id, row in self.rows.items() if id.startswith(prefix) and row.status != OVER]

    def tables(self, *, listed: bool | None = None, since: int | None = None, limit: int) -> list[TableRow]:
        """Returns no table: those of a browser are private."""
        return []

    async def append(self, append: Append) -> None:
        before = self.rows.get(append.table)
        last = 0 if before is None else before.seq
        if append.seq != last + 1:
            raise Conflict(append.table, append.seq, last)
        row = row_after(before, append)
        entry = Stored(append.table, append.seq, append.body, append.snapshot)
        await self._durably(self.disk.append(entry, row))
        self.rows[append.table] = row
        self.log.setdefault(append.table, []).append(entry)

    async def seat(self, table: str, tokens: str) -> None:
        """Stores the tokens of seats, so that they prove them after the browser was closed."""
        await self._durably(self.disk.seat(table, tokens))
        self.tokens[table] = tokens

    async def _durably(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except Exception as error:  # browsers raise anything: a full disk, a private window
            raise StoreUnavailable(f"this browser keeps nothing: {error}") from error


def row_after(row: TableRow | None, append: Append) -> TableRow:
    """Returns the row of a table after an append."""
    first = TableRow(append.table, 0, LOBBY, False, "{}", None, None, append.now, append.now)
    given: dict[str, Any] = Batch([append]).changes()
    changes = {
        name: given[name] for name in ("status", "summary", "position", "position_seq") if given[name] is not None
    }
    if append.listed is not None:
        changes["listed"] = append.listed
    return replace(row or first, seq=append.seq, updated=append.now, **changes)
