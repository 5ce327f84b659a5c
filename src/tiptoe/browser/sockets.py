"""Connections of pages to tables in their own browser, with callbacks in place of websockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..service.credentials import seat_of
from ..service.errors import CLOSING_ERRORS, close_reason
from ..service.messages import Listener
from ..service.registry import UnknownTable
from ..service.session import Connection, pace_named
from ..service.table_service import TableService
from ..tutorials.format import LEARNER
from ..wire.close_codes import GOING_AWAY
from .dispatch import Dispatcher
from .parameters import PageRequest, page_request

Send = Callable[[str], object]
Close = Callable[[int], object]
Hear = Callable[[str], Awaitable[None]]


class PageSocket:
    """Connection of a page; a task sends its outbox as long as it lasts."""

    def __init__(self, client: Connection, hear: Hear, leave: Callable[[], None]) -> None:
        self.client = client
        self.hear = hear
        self.leave = leave
        self.sender: asyncio.Task[None] | None = None

    def begin(self, send: Send, close: Close) -> None:
        self.sender = asyncio.get_running_loop().create_task(self._send_all(send, close))

    async def end(self) -> None:
        self.leave()
        if self.sender is not None:
            self.sender.cancel()
            with suppress(asyncio.CancelledError):
                await self.sender

    async def _send_all(self, send: Send, close: Close) -> None:
        while (message := await self.client.next_message()) is not None:
            send(message.decode())
        close(GOING_AWAY)


class PageSockets:
    """Open connections, by the names that their pages gave them.

    Calls for one name run in order: a connection that is hung up while it is being dialled does not stay open.
    """

    def __init__(self, service: TableService, requests: Dispatcher) -> None:
        self.service = service
        self.requests = requests
        self.open: dict[str, PageSocket] = {}
        self.orders: dict[str, asyncio.Lock] = {}

    async def dial(self, name: str, target: str, send: Send, close: Close) -> None:
        """Connects a page to a table, a lesson or a trial; messages are sent to it as text."""
        async with self._order(name):
            await self._end(name)
            try:
                self.open[name] = await self._line(page_request("GET", target))
                self.open[name].begin(send, close)
            except CLOSING_ERRORS as error:
                close(close_reason(error).code)

    async def say(self, name: str, text: str) -> None:
        if name not in self.orders:
            return  # it was hung up
        async with self._order(name):
            line = self.open.get(name)
            if line is not None:
                await line.hear(text)

    async def hang_up(self, name: str) -> None:
        async with self._order(name):
            await self._end(name)
        self.orders.pop(name, None)

    async def hang_up_all(self, prefix: str) -> None:
        """Closes every connection of a page, including those that are still being dialled."""
        for name in [name for name in self.orders if name.startswith(prefix)]:
            await self.hang_up(name)

    def _order(self, name: str) -> asyncio.Lock:
        return self.orders.setdefault(name, asyncio.Lock())

    async def _end(self, name: str) -> None:
        line = self.open.pop(name, None)
        if line is not None:
            await line.end()

    async def _line(self, ask: PageRequest) -> PageSocket:
        match ask.parts:
            case ["tables", id, "live"]:
                return await self._at_table(ask, id)
            case ["lessons", id, "live"]:
                return self._at_lesson(ask, id)
            case ["workshop", spec, "trial"]:
                return await self._at_trial(ask, spec)
        raise UnknownTable(ask.parts)

    async def _at_table(self, ask: PageRequest, id: str) -> PageSocket:
        session = await self.requests.table(id)
        seat = seat_of(session.table, self.requests.shelf.tokens.get(id), ask.seat)
        client = Connection(Listener(seat, ask.words if ask.query.get("lang") else None), _pace(ask))
        await self.service.connect(session, client, int(ask.query.get("seen") or 0))
        return PageSocket(
            client,
            lambda text: self.service.receive(session, client, text),
            lambda: self.service.disconnect(session, client),
        )

    def _at_lesson(self, ask: PageRequest, id: str) -> PageSocket:
        client = Connection(Listener(LEARNER, ask.words), _pace(ask))
        table = self.service.lesson(id, ask.query.get("part", ""), ask.query.get("step", ""), client)
        table.join(client)
        return PageSocket(client, lambda text: table.receive(client, text), lambda: None)

    async def _at_trial(self, ask: PageRequest, spec: str) -> PageSocket:
        client = Connection(Listener(LEARNER, ask.words))
        table = await self.service.trial(spec, ask.query.get("card", ""), int(ask.query.get("seed") or 1), client)
        table.join(client)
        return PageSocket(client, lambda text: table.receive(client, text), lambda: None)


def _pace(ask: PageRequest) -> float:
    return pace_named(ask.query.get("pace") or "brisk")
