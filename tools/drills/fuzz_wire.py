"""Fuzzing of the wire: requests and frames with mistakes in them must be answered, or their connection closed."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from .fuzz_packs import fuzzed_document, map_looked_at
from .mutations import mutated
from .seats import OwnSeat, attend, seated_table

SPECS: Final = ("classic+draft:open", "catacombs+characters", "space+first:sneakiest")
AT_ONCE: Final = 8
SECONDS: Final = 20.0
SHUT: Final = "shut"
LARGEST: Final = 15_000  # of a frame; larger ones are refused below, as tests of their own know
PATHS: Final = (
    "",
    "/position",
    "/seats",
    "/why",
    "/record",
    "/course",
    "/check",
    "/join",
    "/link",
    "/take",
    "/rematch",
)
COMMANDS: Final = (
    {"type": "choose", "decision": 4, "key": "end-turn"},
    {"type": "undo", "decision": 4, "choices": 1},
    {"type": "ask-undo", "choices": 1, "number": "0" * 64},
    {"type": "ask-end"},
    {"type": "ask-advice"},
    {"type": "answer", "asked": 4, "yes": False},
    {"type": "seat-bot", "seat": 1, "bot": "greedy"},
    {"type": "choose-mark", "seat": 0, "mark": "moth"},
    {"type": "play-as", "seat": 0, "character": "lenara"},
    {"type": "seal", "seal": "0" * 64},
    {"type": "show-number", "number": "0" * 64},
    {"type": "hold", "seat": 0, "bot": "random"},
    {"type": "return"},
    {"type": "say", "text": "hello"},
    {"type": "nudge"},
    {"type": "start", "absent": [1]},
    {"type": "unseat", "seat": 1},
    {"type": "let-back", "name": "Ana"},
)
BODIES: Final = (
    {"spec": "classic", "seats": ["", "greedy"], "name": "Ana"},
    {"name": "Ana", "seat": 1, "another": True},
    {"link": "x" * 43},
    *COMMANDS,
)
OTHERS: Final = ("/", "/api/catalog?lang=fr", "/api/tables", "/api/content/classic?lang=en", "/api/schema", "/health")


async def shoot(kind: str, address: str, dice: random.Random, cases: int, outcomes: Counter[str]) -> list[str]:
    """Sends cases of a kind; returns the faults in the answers.

    Which case goes to which seat depends on `dice` alone.
    """
    places = [place for spec in SPECS for place in await seated_table(address, spec, 2)]
    gun = {"requests": _requests, "frames": _frames, "uploads": _uploads}[kind]
    shares = [cases // AT_ONCE + (number < cases % AT_ONCE) for number in range(AT_ONCE)]
    guns = [
        gun(address, places[number % len(places)], random.Random(dice.random()), share, outcomes)
        for number, share in enumerate(shares)
    ]
    return [fault for faults in await asyncio.gather(*guns) for fault in faults]


async def _requests(address: str, place: OwnSeat, dice: random.Random, cases: int, outcomes: Counter[str]) -> list[str]:
    faults = []
    for _ in range(cases):
        request = odd_request(address, place, dice)
        status = await _answered(address, request)
        outcomes[status] += 1
        if status in ("500", "no answer"):
            faults.append(f"{status} for {request[:2000]!r}")
    return faults


async def _uploads(address: str, place: OwnSeat, dice: random.Random, cases: int, outcomes: Counter[str]) -> list[str]:
    """Sends mutated packs, as the page uploads or checks them."""
    faults = []
    for case in range(cases):
        request = odd_upload(address, place, dice, case)
        status = await _answered(address, request)
        outcomes[status] += 1
        if status in ("500", "no answer"):
            faults.append(f"{status} for {request[:3000]!r}")
    return faults


def odd_upload(address: str, place: OwnSeat, dice: random.Random, case: int) -> bytes:
    """Returns the request for a mutated pack, by turns an upload and a check in the workshop."""
    text = fuzzed_document(dice)
    looked = {"text": text, **map_looked_at(dice)}
    path, message = ("workshop", looked) if case % 2 else ("packs", {"files": {"pack.json": text}})
    body = json.dumps(message).encode("utf-8", "replace")
    head = f"host: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncookie: {place.cookie}"
    first = f"POST /api/{path}?lang=fr HTTP/1.1\r\ncontent-length: {len(body)}\r\n{head}\r\n\r\n"
    return first.encode() + body


def odd_request(address: str, place: OwnSeat, dice: random.Random) -> bytes:
    """Returns a valid request with mistakes in its path, its head or its body."""
    table = f"/api/tables/{place.table}"
    path = dice.choice((*OTHERS, *(f"{table}{end}?lang=en&seat=0" for end in PATHS), f"{table}/commands?seat=0"))
    body = json.dumps(dice.choice(BODIES))
    method = dice.choice(("GET", "POST", "POST"))
    part = dice.randrange(4)
    if part == 0:
        path = mutated(path, dice).replace(" ", "%20").replace("\r", "").replace("\n", "") or "/"
    if part in (1, 2):
        body = mutated(body, dice)
    sent = body.encode("utf-8", "surrogatepass") if method == "POST" else b""
    head = f"host: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncookie: {place.cookie}"
    if part == 3:
        head = mutated(head, dice)
    first = f"{method} {path[:4000]} HTTP/1.1\r\n".encode("utf-8", "surrogatepass")
    return first + f"content-length: {len(sent)}\r\n{head}\r\n\r\n".encode("utf-8", "surrogatepass") + sent


async def _answered(address: str, request: bytes) -> str:
    """Returns the status of the answer, SHUT for a closed connection, or `no answer`."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(request)
                line = await reader.readline()
                await reader.read()
            finally:
                writer.close()
    except TimeoutError:
        return "no answer"
    except OSError:
        return SHUT
    words = line.split()
    return words[1].decode("ascii", "replace") if len(words) > 1 else SHUT


async def _frames(address: str, place: OwnSeat, dice: random.Random, cases: int, outcomes: Counter[str]) -> list[str]:
    faults: list[str] = []
    socket: ClientConnection | None = None
    for _ in range(cases):
        frame = mutated(json.dumps({"id": dice.randrange(100), "command": dice.choice(COMMANDS)}), dice)
        sent = frame.encode("utf-8", "replace")[:LARGEST].decode("utf-8", "ignore")
        try:
            async with asyncio.timeout(SECONDS):
                socket = socket or await attend(address, place)
                outcome = await _told(socket, sent)
        except TimeoutError:
            outcome = "no answer"
            faults.append(f"no answer to {sent[:2000]!r}")
        except (OSError, WebSocketException):
            outcome = SHUT
        if outcome in (SHUT, "no answer"):
            socket = None
        outcomes[outcome] += 1
    if socket is not None:
        await socket.close()
    return faults


async def _told(socket: ClientConnection, frame: str) -> str:
    """Sends a frame; returns `done` or `refused`, one of which answers every message."""
    await socket.send(frame)
    while True:
        type = str(json.loads(await socket.recv())["type"])
        if type in ("done", "refused"):
            return type
