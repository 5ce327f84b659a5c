"""Attacks from one address on a server of this machine: everything that was once found to hurt one, in small pieces.

Each attack makes one attempt and returns the outcomes of its parts. No part may be answered with a fault, be held on to
for longer than the server's limits allow, or be granted what belongs to another person.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final, NamedTuple

from websockets.exceptions import WebSocketException

from .fuzz_wire import odd_request, odd_upload
from .seats import OwnSeat, attend
from .wire import (
    CONTINUATION,
    HELD,
    PING,
    SHUT,
    TEXT,
    UPGRADE,
    Route,
    answered,
    dialled,
    frame_bytes,
    last_word,
    poured,
    request_bytes,
    status_of,
)

GRANTED: Final = "granted"  # what only somebody else may do
FAULTS: Final = ("500", HELD, GRANTED)
JSON: Final = "content-type: application/json\r\n"
ASKED_OFTEN: Final = ("/health", "/api/tables", "/metrics", "/api/catalog?lang=fr", f"/assets/{'a' * 256}")
SMALL: Final = 4096  # bytes of a buffer that is soon full
BURST: Final = 400  # requests, or connections: more than an address may have
HOLD_SECONDS: Final = 8.0
UNREAD_SECONDS: Final = 30.0
LOUD: Final = "\U0001f409" * 500  # the longest thing that can be said
OFTEN: Final[tuple[dict[str, object], ...]] = (
    {"type": "nudge"},
    {"type": "hold", "seat": 0, "bot": "random"},
    {"type": "return"},
    {"type": "undo", "decision": 1},
    {"type": "choose", "decision": 1, "key": "end-turn"},
)


@dataclass(frozen=True)
class Raid:
    """Target of the attacks: the route to the server, a seat of the attacker's own, and tables where others play."""

    route: Route
    own: OwnSeat
    victims: list[str]
    dice: random.Random

    @property
    def victim(self) -> str:
        return self.dice.choice(self.victims)


class Trick(NamedTuple):
    """Attack: its attempt, how many run at once, and how long each rests before the next attempt."""

    attempt: Callable[[Raid], Awaitable[list[str]]]
    at_once: int
    rest: float


async def many_requests(raid: Raid) -> list[str]:
    """Sends more requests than an address may in a minute, each with a forged address."""
    found = []
    for number in range(BURST):
        forged = f"x-forwarded-for: 10.{number % 250}.{raid.dice.randrange(250)}.7\r\n"
        line = f"GET {ASKED_OFTEN[number % len(ASKED_OFTEN)]}"
        found.append(await answered(raid.route, request_bytes(raid.route, line, forged)))
    return found


async def many_connections(raid: Raid) -> list[str]:
    """Opens more connections than an address may have, all silent."""
    async with AsyncExitStack() as stack:
        try:
            made = [await stack.enter_async_context(dialled(raid.route)) for _ in range(BURST)]
            await asyncio.sleep(HOLD_SECONDS)
        except OSError:
            return [SHUT]
        return [f"{len(made)} tried"]


async def half_request(raid: Raid) -> list[str]:
    """Sends a request up to the middle of a header or of a body."""
    whole = raid.dice.choice(("GET / HTTP/1.1\r\nhost: here\r\nx-never: en", "POST /api/tables HTTP/1.1\r\n"))
    return [await answered(raid.route, whole.encode())]


async def half_body(raid: Raid) -> list[str]:
    request = request_bytes(raid.route, "POST /api/tables", f"{JSON}content-length: 9000\r\n")
    return [await answered(raid.route, request + b'{"spec": "cl')]


async def endless_header(raid: Raid) -> list[str]:
    try:
        async with dialled(raid.route) as made:
            await asyncio.get_running_loop().sock_sendall(made, b"GET / HTTP/1.1\r\nx-long: ")
            return [await poured(made, b"a" * 65_536, 1 << 23)]
    except OSError:
        return [SHUT]


async def unread_pings(raid: Raid) -> list[str]:
    return [await _flooded(raid, frame_bytes(PING, b"p" * 125) * 100, 1 << 22)]


async def endless_fragments(raid: Raid) -> list[str]:
    """Sends one message in endless empty fragments."""
    return [
        await _flooded(
            raid, frame_bytes(TEXT, b"{", final=False) + frame_bytes(CONTINUATION, final=False) * 999, 1 << 20
        )
    ]


async def _flooded(raid: Raid, chunk: bytes, most: int) -> str:
    """Floods the websocket of a spectator without reading."""
    try:
        async with dialled(raid.route, buffer=SMALL) as made:
            await asyncio.get_running_loop().sock_sendall(made, _handshake(raid, raid.victim))
            status = await status_of(made)
            return await poured(made, chunk, most) if status == "101" else status
    except OSError:
        return SHUT


async def unread_answers(raid: Raid) -> list[str]:
    """Asks for all entries of a table where much is said, and reads none of them."""
    try:
        async with dialled(raid.route, buffer=SMALL) as made:
            await asyncio.get_running_loop().sock_sendall(made, _handshake(raid, raid.own.table, seen=1))
            await asyncio.sleep(UNREAD_SECONDS)
            async with asyncio.timeout(UNREAD_SECONDS):
                return [await last_word(made)]
    except TimeoutError:
        return ["listens again"]
    except OSError:
        return [SHUT]


def _handshake(raid: Raid, table: str, *, seen: int = 0, more: str = "") -> bytes:
    return request_bytes(raid.route, f"GET /api/tables/{table}/live?seen={seen}&lang=fr", UPGRADE + more)


async def loud_talk(raid: Raid) -> list[str]:
    return await _commanded(raid, [{"type": "say", "text": LOUD}] * 60)


async def restless_hands(raid: Raid) -> list[str]:
    """Sends commands that add entries to the log of a table."""
    return await _commanded(raid, [raid.dice.choice(OFTEN) for _ in range(60)])


async def _commanded(raid: Raid, commands: list[dict[str, object]]) -> list[str]:
    """Sends commands from the attacker's own seat without waiting; returns how they were answered."""
    found: list[str] = []
    try:
        async with asyncio.timeout(UNREAD_SECONDS), await attend(raid.route.address, raid.own) as socket:
            for number, command in enumerate(commands, 1):
                await socket.send(json.dumps({"id": number, "command": command}))
            while len(found) < len(commands):
                type = str(json.loads(await socket.recv())["type"])
                if type in ("done", "refused"):
                    found.append(type)
    except (OSError, TimeoutError, WebSocketException):
        found.append(SHUT)
    return found


async def new_tables(raid: Raid) -> list[str]:
    body = {"spec": "classic", "seats": ["", "", "greedy"], "name": "Eve", "listed": True}
    return [await _posted(raid, "/api/tables", json.dumps(body).encode())]


async def taken_seats(raid: Raid) -> list[str]:
    """Joins a table where the game has begun and no seat is free."""
    status = await _posted(raid, f"/api/tables/{raid.victim}/join", b'{"name": "Eve"}')
    return [GRANTED if status in ("200", "201") else status]


async def wrong_tokens(raid: Raid) -> list[str]:
    """Sends a command for the seat of another person, with a wrong token."""
    token = "".join(raid.dice.choices("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_", k=43))
    table, command = raid.victim, json.dumps({"type": "say", "text": "I am you"}).encode()
    cookie = f"cookie: tiptoe-{table}={token}\r\n"
    status = await _posted(raid, f"/api/tables/{table}/commands?seat=0", command, cookie)
    return [GRANTED if status in ("200", "201") else status]


async def cookies_of_the_past(raid: Raid) -> list[str]:
    """Sends cookies of 110 finished tables, with a request for a page and with a handshake."""
    names = [f"tiptoe-{raid.dice.getrandbits(96):024x}={'t' * 43}" for _ in range(110)]
    cookie = f"cookie: {'; '.join(names)}\r\n"
    page = await answered(raid.route, request_bytes(raid.route, "GET /", cookie))
    return [page, await answered(raid.route, _handshake(raid, raid.victim, more=cookie))]


async def deep_json(raid: Raid) -> list[str]:
    return [
        await _posted(raid, path, b"[" * 5000) for path in ("/api/tables", f"/api/tables/{raid.own.table}/commands")
    ]


async def large_body(raid: Raid) -> list[str]:
    return [await _posted(raid, path, b" " * 200_000) for path in ("/api/tables", "/api/packs", "/api/workshop")]


async def odd_requests(raid: Raid) -> list[str]:
    return [await answered(raid.route, odd_request(raid.route.address, raid.own, raid.dice)) for _ in range(5)]


async def odd_uploads(raid: Raid) -> list[str]:
    return [await answered(raid.route, odd_upload(raid.route.address, raid.own, raid.dice, case)) for case in range(2)]


async def _posted(raid: Raid, path: str, body: bytes, more: str = "") -> str:
    return await answered(raid.route, request_bytes(raid.route, f"POST {path}", f"{JSON}{more}", body))


# Bursts rest for longer than a minute, so that there are minutes in which everything else is let in.
ATTACKS: Final = {
    "many requests": Trick(many_requests, 1, 80.0),
    "many connections": Trick(many_connections, 1, 50.0),
    "half a request": Trick(half_request, 40, 1.0),
    "half a body": Trick(half_body, 10, 1.0),
    "endless header": Trick(endless_header, 2, 1.0),
    "unread pings": Trick(unread_pings, 2, 3.0),
    "endless fragments": Trick(endless_fragments, 2, 3.0),
    "unread answers": Trick(unread_answers, 6, 1.0),
    "loud talk": Trick(loud_talk, 4, 4.0),
    "restless hands": Trick(restless_hands, 2, 4.0),
    "new tables": Trick(new_tables, 1, 5.0),
    "taken seats": Trick(taken_seats, 1, 5.0),
    "wrong tokens": Trick(wrong_tokens, 2, 3.0),
    "cookies of the past": Trick(cookies_of_the_past, 1, 4.0),
    "deep JSON": Trick(deep_json, 1, 4.0),
    "large bodies": Trick(large_body, 1, 5.0),
    "odd requests": Trick(odd_requests, 1, 3.0),
    "odd uploads": Trick(odd_uploads, 1, 6.0),
}
