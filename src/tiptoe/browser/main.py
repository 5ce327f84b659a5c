"""Entry point of the browser's main worker (Pyodide): takes and returns plain values for JavaScript.

Only `bot_worker` depends on Pyodide besides.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from ..build import freeze_imported_objects
from ..store.rows import Stored, TableRow
from .app import BrowserApp
from .bot_executor import BotWorkerGone
from .storage import SavedTable


class IndexedDbFunctions(Protocol):
    """JavaScript functions that keep tables in IndexedDB; their promises resolve when the data is on the disk."""

    async def read(self, table: str) -> Any: ...

    async def append(self, entry: Any, row: Any) -> None: ...

    async def seat(self, table: str, tokens: str) -> None: ...

    async def note(self, table: str, info: str) -> None: ...


class IndexedDbDisk:
    """Disk in IndexedDB: converts JavaScript values to those of a store."""

    def __init__(self, cupboard: IndexedDbFunctions) -> None:
        self.cupboard = cupboard

    async def read(self, table: str) -> SavedTable | None:
        kept = await self.cupboard.read(table)
        if kept is None:
            return None
        row, entries, tokens = kept.to_py()
        return SavedTable(TableRow(**_bytes(row)), [Stored(**_bytes(entry)) for entry in entries], tokens)

    async def append(self, entry: Stored, row: TableRow) -> None:
        await self.cupboard.append(_plain(entry), _plain(row))

    async def seat(self, table: str, tokens: str) -> None:
        await self.cupboard.seat(table, tokens)

    async def note(self, table: str, info: str) -> None:
        await self.cupboard.note(table, info)


class Script(Protocol):
    """JavaScript function that asks the second worker."""

    async def think(self, asked: Any) -> Any: ...


class SecondWorker:
    """Client of the second worker, by way of JavaScript."""

    def __init__(self, script: Script) -> None:
        self.script = script

    async def think(self, asked: bytes) -> bytes:
        from pyodide.ffi import JsException

        try:
            answer = await self.script.think(_plain_value(asked))
        except JsException as error:
            raise BotWorkerGone(str(error)) from error
        return bytes(answer.to_bytes())


class WorkerEntry:
    """Methods that JavaScript calls."""

    def __init__(self, home: BrowserApp) -> None:
        self.home = home
        self.tending = asyncio.get_running_loop().create_task(home.tend())

    async def request(self, method: str, target: str, body: str) -> Any:
        answer = await self.home.requests.answer(method, target, body.encode())
        return _plain_value([answer.status, answer.type, answer.body.decode()])

    async def dial(self, name: str, target: str, send: Any, close: Any) -> None:
        await self.home.lines.dial(name, target, send, close)

    async def say(self, name: str, text: str) -> None:
        await self.home.lines.say(name, text)

    async def hang_up(self, name: str) -> None:
        await self.home.lines.hang_up(name)

    async def gone(self, page: str) -> None:
        await self.home.lines.hang_up_all(page)


async def move_in(cupboard: IndexedDbFunctions, script: Script, pause: float) -> WorkerEntry:
    """Starts the table service of this browser."""
    freeze_imported_objects()
    return WorkerEntry(BrowserApp(IndexedDbDisk(cupboard), mind=SecondWorker(script), pause=pause))


def _plain(what: Stored | TableRow) -> Any:
    from js import Object
    from pyodide.ffi import to_js

    return to_js(vars(what), dict_converter=Object.fromEntries)


def _plain_value(what: list[Any] | bytes) -> Any:
    from pyodide.ffi import to_js

    return to_js(what)


def _bytes(what: dict[str, Any]) -> dict[str, Any]:
    return {name: bytes(value) if isinstance(value, memoryview) else value for name, value in what.items()}
