"""Route of the websocket of a table: receives commands, and sends what happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from ...service.errors import CLOSING_ERRORS, close_reason
from ...service.messages import Listener
from ...service.rate_limit import Rate, TokenBucket
from ...service.session import Connection, TableSession, pace_named
from ...store.errors import StoreError
from ...table.table import NOBODY
from ...text.language import language, words
from ...wire.close_codes import GOING_AWAY, OTHER_PROTOCOL, TOO_MANY
from ...wire.table import PROTOCOL, Beat
from ..guards.client_address import address_key
from ..guards.csrf import may_change
from ..guards.seat_auth import seat_at
from ..process import ServerProcess

Socket = WebSocket[Any, Any, State]
BEAT_SECONDS = 10.0  # of silence; docs/formats/wire.md promises it
BEAT: Final = msgspec.json.encode(Beat())
MessageHandler = Callable[[str], Awaitable[None]]  # handler of a message


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: Socket, table: Annotated[str, PathParameter()]) -> None:
    """Connects a client to a table.

    Query: `?seen=N` for what happened after entry N, `?lang=fr` for sentences, `?seat=N` for one of several own seats,
    `?pace=calm` for time to look at what bots do.
    """
    process: ServerProcess = socket.app.state.process
    if not await admitted(process, socket):
        return
    try:
        session = await process.service.table(table)
        listener = listener_of(socket, session)
        seen = int(socket.query_params.get("seen") or 0)
        client = Connection(listener, pace_named(socket.query_params.get("pace") or "brisk"), household(socket))
    except CLOSING_ERRORS as error:
        await socket.close(
            *close_reason(error, "'seen' and 'seat' are numbers, 'lang' a language, 'pace' one of ours.")
        )
        return
    if not has_room(process, session, client):
        process.metrics.limited("places")
        await socket.close(TOO_MANY, "Too many connections to this table.")
        return
    try:
        await process.service.connect(session, client, seen)
    except StoreError as error:
        await socket.close(*close_reason(error))
        return
    try:
        await serve_connection(
            process, socket, client, lambda message: process.service.receive(session, client, message)
        )
    finally:
        process.service.disconnect(session, client)


async def serve_connection(process: ServerProcess, socket: Socket, client: Connection, hear: MessageHandler) -> None:
    """Sends and receives messages until the client disconnects."""
    process.metrics.connections.inc()
    process.attending[household(socket)] += 1
    sender = asyncio.get_running_loop().create_task(send_all(socket, client))
    try:
        await receive_all(process, socket, hear)
    except WebSocketDisconnect:
        pass
    finally:
        process.metrics.connections.dec()
        process.attending -= Counter([household(socket)])
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


def listener_of(socket: Socket, session: TableSession) -> Listener:
    """Returns the listener that the query and the tokens of a websocket ask for."""
    wanted = socket.query_params.get("seat")
    seat = seat_at(socket, session, int(wanted) if wanted else None)
    tag = socket.query_params.get("lang")
    return Listener(seat, words(language(tag)) if tag else None)


def household(socket: Socket) -> str:
    """Returns the address of a client as limits count it."""
    return address_key(socket.client.host if socket.client else "")


async def admitted(process: ServerProcess, socket: Socket) -> bool:
    """Accepts a websocket, or closes it with the reason; returns whether it was accepted."""
    if not may_change(socket):
        await socket.close()  # before accepting: the browser gets a 403
        return False
    await socket.accept()
    if socket.query_params.get("protocol") not in (None, str(PROTOCOL)):
        await socket.close(OTHER_PROTOCOL, f"This server speaks protocol {PROTOCOL}.")
        return False
    if not may_connect(process, household(socket)):
        process.metrics.limited("connects")
        await socket.close(TOO_MANY, "Too many connections from this address; try again later.")
        return False
    return True


def may_connect(process: ServerProcess, household: str) -> bool:
    """Whether an address may connect: limited a minute and at once, also for clients behind a proxy of ours."""
    at_once = process.attending[household] < process.settings.connections_an_address
    return process.connects.take(household) and at_once


def has_room(process: ServerProcess, session: TableSession, client: Connection) -> bool:
    """Whether a table has room for a client.

    Spectators share a limit, of which one address has a part; they never keep out the clients of a seat.
    """
    settings = process.settings
    alike = [other for other in session.clients if other.listener.seat == client.listener.seat]
    if client.listener.seat != NOBODY:
        return len(alike) < settings.connections_a_seat
    near = sum(other.source == client.source for other in alike)
    return len(alike) < settings.spectators_a_table and near < settings.spectators_an_address
