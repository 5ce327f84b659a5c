"""Bytes on the wire that no library would send: half a request, frames without end, answers that are never read."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

SHUT: Final = "shut"  # the server closed the connection without a reason
HELD: Final = "held"  # the server does nothing, and keeps the connection
CLOSED: Final = "closed"  # the server closed a websocket with a reason
PATIENCE: Final = 40.0  # seconds; longer than any bound of the server
CHUNK: Final = 65_536
TEXT: Final = 0x1
CONTINUATION: Final = 0x0
PING: Final = 0x9
CLOSE: Final = 0x88  # first byte of a frame
UPGRADE: Final = (
    "upgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
)


@dataclass(frozen=True)
class Route:
    """Route to a server from an address of this machine."""

    address: str
    home: str


@asynccontextmanager
async def dialled(route: Route, *, buffer: int = 0) -> AsyncIterator[socket.socket]:
    """Opens a connection; a small `buffer` fills at once when it is not read."""
    host, _, port = route.address.rpartition(":")
    made = socket.socket()
    made.setblocking(False)
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    try:
        made.bind((route.home, 0))
        await asyncio.get_running_loop().sock_connect(made, (host, int(port)))
        yield made
    finally:
        made.close()


def request_bytes(route: Route, line: str, more: str = "", body: bytes = b"") -> bytes:
    """Returns a whole request; `more` are further lines of its head."""
    length = f"content-length: {len(body)}\r\n" if body else ""
    return f"{line} HTTP/1.1\r\nhost: {route.address}\r\n{length}{more}\r\n".encode() + body


def frame_bytes(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    assert len(payload) < 126
    return struct.pack("!BB", opcode | (0x80 if final else 0), 0x80 | len(payload)) + bytes(4) + payload


async def answered(route: Route, request: bytes) -> str:
    """Sends a request; returns the status of the answer, SHUT or HELD."""
    try:
        async with asyncio.timeout(PATIENCE), dialled(route) as made:
            await asyncio.get_running_loop().sock_sendall(made, request)
            return await status_of(made)
    except TimeoutError:
        return HELD
    except OSError:
        return SHUT


async def status_of(made: socket.socket) -> str:
    """Reads the status of the answer that comes next."""
    words = (await asyncio.get_running_loop().sock_recv(made, CHUNK)).split(maxsplit=2)
    return words[1].decode("ascii", "replace") if len(words) > 1 else SHUT


async def poured(made: socket.socket, chunk: bytes, most: int) -> str:
    """Sends `chunk` over and over without reading, until the server cuts the connection; HELD if it never does."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            for _ in range(most // len(chunk)):
                await loop.sock_sendall(made, chunk)
            return await last_word(made)
    except TimeoutError:
        return HELD
    except OSError:
        return SHUT


async def last_word(made: socket.socket) -> str:
    """Reads until the server closes; returns CLOSED if a close frame came last, else SHUT."""
    last = b""
    while more := await asyncio.get_running_loop().sock_recv(made, CHUNK):
        last = more
    return CLOSED if CLOSE in last else SHUT
