"""Connections of pages to tables in their own browser, with callbacks in place of websockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ..service.endpoints import SOCKETS
from ..service.errors import ServiceError, UnknownAddress
from ..service.routing import LiveConnection, connect, match, request_of
from ..wire.close_codes import GOING_AWAY
from .dispatch import Dispatcher

Send = Callable[[str], object]
Close = Callable[[int], object]


class PageSocket:
    """Connection of a page; a task sends its outbox as long as it lasts."""

    def __init__(self, live: LiveConnection) -> None:
        self.live = live
        self.sender: asyncio.Task[None] | None = None

    def begin(self, send: Send, close: Close) -> None:
        self.sender = asyncio.get_running_loop().create_task(self._send_all(send, close))

    async def end(self) -> None:
        self.live.leave()
        if self.sender is not None:
            self.sender.cancel()
            with suppress(asyncio.CancelledError):
                await self.sender

    async def _send_all(self, send: Send, close: Close) -> None:
        while (message := await self.live.client.next_message()) is not None:
            send(message.decode())
        close(GOING_AWAY)


class PageSockets:
    """Open connections, by the names that their pages gave them.

    Calls for one name run in order: a connection that is hung up while it is being dialled does not stay open.
    """

    def __init__(self, requests: Dispatcher) -> None:
        self.requests = requests
        self.open: dict[str, PageSocket] = {}
        self.orders: dict[str, asyncio.Lock] = {}

    async def dial(self, name: str, target: str, send: Send, close: Close) -> None:
        """Connects a page to a table, a lesson or a trial; messages are sent to it as text."""
        async with self._order(name):
            await self._end(name)
            try:
                self.open[name] = PageSocket(await self._begun(target))
                self.open[name].begin(send, close)
            except ServiceError as error:
                close(error.close_code)

    async def say(self, name: str, text: str) -> None:
        if name not in self.orders:
            return  # it was hung up
        async with self._order(name):
            line = self.open.get(name)
            if line is not None:
                await line.live.hear(text)

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

    async def _begun(self, target: str) -> LiveConnection:
        request = request_of("GET", target)
        for socket in SOCKETS:
            path = match(socket.segments, request.segments)
            if path is not None and socket.handler is not None:
                return await connect(socket, self.requests.service, self.requests.host, path, request.query)
        raise UnknownAddress
