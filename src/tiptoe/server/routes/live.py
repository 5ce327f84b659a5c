"""The websocket of somebody at a table: commands in, what happens out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from ...core.material import Gone
from ...core.reason import IllegalChoice
from ...house.messages.build import Listener, refusal
from ...house.messages.shapes import Ask, Done, Refusal
from ...house.tables.credentials import cookie_name, seat_of
from ...house.tables.hub import UnknownTable
from ...house.tables.live import PACES, Client, Live
from ...store.failures import StoreError
from ...table.refusal import Refused
from ...table.table import NOBODY
from ...text.words import LanguageError, language, words
from ..guards.limits import Bucket
from ..guards.origins import same_origin
from ..service import Service

Socket = WebSocket[Any, Any, State]
NO_TABLE = 4404
DEALT_OTHERWISE = 4409
TOO_MANY = 4429
NOT_UNDERSTOOD = 4400
UNAVAILABLE = 4503
GOING_AWAY = 1012
NOT_KEPT = "not-kept"
NOT_A_COMMAND = "not-a-command"

_decoder = msgspec.json.Decoder(Ask)


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: Socket, table: Annotated[str, PathParameter()]) -> None:
    """Connect with `?seen=N` to be told what happened after entry N, `?lang=fr` for sentences, `?seat=N` for whom,
    `?pace=calm` for time to look at what bots do."""
    service: Service = socket.app.state.service
    if not same_origin(socket):
        await socket.close()  # before accepting: the browser gets a 403
        return
    await socket.accept()
    if not service.connects.take(socket.client.host if socket.client else ""):
        await socket.close(TOO_MANY, "Too many connections from this address; try again later.")
        return
    try:
        live = await service.hub.live(table)
        listener = listener_of(socket, live)
        seen = int(socket.query_params.get("seen") or 0)
        client = Client(listener, PACES[socket.query_params.get("pace") or "brisk"])
    except UnknownTable:
        await socket.close(NO_TABLE, "There is no such table.")
        return
    except Gone:
        await socket.close(DEALT_OTHERWISE, "The table was dealt with what this version no longer has.")
        return
    except StoreError:
        await socket.close(UNAVAILABLE, "The store does not answer.")
        return
    except (LanguageError, ValueError, KeyError):
        await socket.close(NOT_UNDERSTOOD, "'seen' and 'seat' are numbers, 'lang' a language, 'pace' one of ours.")
        return
    if not has_room(service, live, listener.seat):
        await socket.close(TOO_MANY, "Too many connections to this table.")
        return
    await attend(service, socket, live, client, seen)


async def attend(service: Service, socket: Socket, live: Live, client: Client, seen: int) -> None:
    """From hello to goodbye."""
    try:
        async with live.lock:
            live.join(client, await service.hub.missed(live, seen))
    except StoreError:
        await socket.close(UNAVAILABLE, "The store does not answer.")
        return
    service.metrics.connections.inc()
    sender = asyncio.get_running_loop().create_task(send_all(socket, client))
    try:
        await receive_all(service, socket, live, client)
    except WebSocketDisconnect:
        pass
    finally:
        service.metrics.connections.dec()
        live.leave(client, service.hub.now())
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def receive_all(service: Service, socket: Socket, live: Live, client: Client) -> None:
    bucket = Bucket(service.settings.messages_a_second, service.settings.message_burst)
    while True:
        message = await socket.receive_data(mode="text")
        if not bucket.take():
            await socket.close(TOO_MANY, "Too many messages.")
            return
        try:
            ask = _decoder.decode(message)
        except msgspec.DecodeError as error:
            client.tell(Refusal(0, NOT_A_COMMAND, "", str(error)))
            continue
        await answer(service, live, client, ask)


async def answer(service: Service, live: Live, client: Client, ask: Ask) -> None:
    """Carry out one command; what it leads to is told to everybody, the outcome to whoever asked."""
    listener = client.listener
    try:
        seq = await service.command(live, ask.command, listener.seat)
    except (Refused, IllegalChoice) as error:
        client.tell(refusal(live.table, listener, ask.id, error))
    except StoreError:
        text = listener.words.say(f"table-{NOT_KEPT}") if listener.words is not None else ""
        client.tell(Refusal(ask.id, NOT_KEPT, "", text))
    else:
        client.tell(Done(ask.id, seq))


async def send_all(socket: Socket, client: Client) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await client.outbox.get()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(GOING_AWAY)


def listener_of(socket: Socket, live: Live) -> Listener:
    wanted = socket.query_params.get("seat")
    cookie = socket.cookies.get(cookie_name(live.table.id))
    seat = seat_of(live.table, cookie, int(wanted) if wanted else None)
    tag = socket.query_params.get("lang")
    return Listener(seat, words(language(tag)) if tag else None)


def has_room(service: Service, live: Live, seat: int) -> bool:
    """Spectators share a limit; they never keep those who sit here out."""
    settings = service.settings
    most = settings.spectators_a_table if seat == NOBODY else settings.connections_a_seat
    return sum(client.listener.seat == seat for client in live.clients) < most
