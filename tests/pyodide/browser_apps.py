"""The browser app with a disk in memory that can be full and be opened again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tiptoe.browser.app import BrowserApp
from tiptoe.browser.storage import SavedTable
from tiptoe.store.rows import Stored, TableRow

Message = dict[str, Any]


class DiskFull(Exception):
    """The browser's error of a full disk."""


@dataclass
class MemoryDisk:
    """The log of a browser app, as IndexedDB holds it."""

    rows: dict[str, TableRow] = field(default_factory=dict)
    log: dict[str, list[Stored]] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    infos: dict[str, str] = field(default_factory=dict)
    full: bool = False

    async def read(self, table: str) -> SavedTable | None:
        if table not in self.rows:
            return None
        return SavedTable(self.rows[table], list(self.log[table]), self.tokens.get(table, ""))

    async def append(self, entry: Stored, row: TableRow) -> None:
        if self.full:
            raise DiskFull("QuotaExceededError")
        assert entry.seq == len(self.log.get(entry.table, [])) + 1  # keys of the log are unique
        self.log.setdefault(entry.table, []).append(entry)
        self.rows[entry.table] = row

    async def seat(self, table: str, tokens: str) -> None:
        self.tokens[table] = tokens

    async def note(self, table: str, info: str) -> None:
        self.infos[table] = info


async def ask(home: BrowserApp, method: str, target: str, body: object = None) -> tuple[int, Any]:
    """Sends a page's request to the app; returns status and answer, as data or text."""
    sent = b"" if body is None else json.dumps(body).encode()
    answer = await home.requests.answer(method, target, sent)
    text = answer.body.decode()
    return answer.status, json.loads(text) if answer.type == "application/json" else text
