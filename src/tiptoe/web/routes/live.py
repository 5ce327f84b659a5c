"""Routes of the websockets: each row of the table of endpoints, its beats and limits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from ...service.endpoints import SOCKETS
from ...service.errors import ServiceError, TooMany
from ...service.rate_limit import Rate, TokenBucket
from ...service.routing import LANG, LiveConnection, SocketEndpoint, connect
from ...service.routing import PROTOCOL as PROTOCOL_NAME
from ...service.session import Connection
from ...wire import errors as kinds
from ...wire.close_codes import GOING_AWAY
from ...wire.table import PROTOCOL, Beat
from ..guards.csrf import may_change
from ..process import ServerProcess
from .report import live_report
from .requests import ServerHost

Socket = WebSocket[Any, Any, State]
BEAT_SECONDS = 10.0  # of silence; docs/formats/wire.md promises it
BEAT: Final = msgspec.json.encode(Beat())
MessageHandler = Callable[[str], Awaitable[None]]  # handler of a message


def route(endpoint: SocketEndpoint) -> WebsocketRouteHandler:
    """Returns the route of a websocket."""

    async def handle(socket: Socket) -> None:
        if not may_change(socket):
            await socket.close()  # before accepting: the browser gets a 403
            return
        await socket.accept()
        host = ServerHost(socket)
        try:
            check_admission(host)
            live = await _begun(endpoint, host, socket)
        except ServiceError as error:
            await socket.close(error.close_code, error.close_reason(endpoint.wanted))
            return
        try:
            await serve_connection(host, socket, live)
        finally:
            live.leave()

    handle.__name__ = f"live_{endpoint.name}"
    return websocket(endpoint.path.replace("}", ":str}"))(handle)


async def _begun(endpoint: SocketEndpoint, host: ServerHost, socket: Socket) -> LiveConnection:
    query = {name: socket.query_params[name] for name in socket.query_params}
    if endpoint.handler is None:
        return await live_report(host, socket, query.get(LANG))
    return await connect(endpoint, host.process.service, host, socket.path_params, query)


def check_admission(host: ServerHost) -> None:
    """Raises ServiceError if a client speaks another protocol, or its address may not connect.

    Connections are limited a minute and at once, also for clients behind a proxy of ours.
    """
    process = host.process
    if host.connection.query_params.get(PROTOCOL_NAME) not in (None, str(PROTOCOL)):
        raise ServiceError(f"This server speaks protocol {PROTOCOL}.", kind=kinds.OTHER_PROTOCOL)
    at_once = process.attending[host.household] < process.settings.connections_an_address
    if not process.connects.take(host.household) or not at_once:
        process.metrics.limited("connects")
        raise TooMany("Too many connections from this address; try again later.")


async def serve_connection(host: ServerHost, socket: Socket, live: LiveConnection) -> None:
    """Sends and receives messages until the client disconnects."""
    process = host.process
    process.metrics.connections.inc()
    process.attending[host.household] += 1
    sender = asyncio.get_running_loop().create_task(send_all(socket, live.client))
    try:
        await receive_all(process, socket, live.hear)
    except WebSocketDisconnect:
        pass
    finally:
        process.metrics.connections.dec()
        process.attending -= Counter([host.household])
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def receive_all(process: ServerProcess, socket: Socket, hear: MessageHandler) -> None:
    """Handles the messages of a connection in order, not faster than its rate (ADR 0054).

    While one waits, the next ones are not read; BoundedSocket dismisses a client that sends many all the same.
    """
    bucket = TokenBucket(Rate(process.settings.message_burst, 1 / process.settings.messages_a_second))
    while True:
        message = await socket.receive_data(mode="text")
        await asyncio.sleep(bucket.reserve())
        await hear(message)


async def send_all(socket: Socket, client: Connection) -> None:
    """Sends the outbox of a client until it ends, then closes the websocket."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await next_frame(client)) is not None:
            await socket.send_data(frame, mode="text")
        await socket.close(GOING_AWAY)


async def next_frame(client: Connection) -> bytes | None:
    """Returns the next message, or a beat after BEAT_SECONDS of silence.

    A network can lose a connection without notice to either side: a client that hears nothing for longer than this
    knows it, and connects again. A message that comes in the moment of the timeout stays in the outbox.
    """
    try:
        async with asyncio.timeout(BEAT_SECONDS):
            return await client.next_message()
    except TimeoutError:
        return BEAT


ROUTES: Final = [route(endpoint) for endpoint in SOCKETS]
