"""Attacks on a server of our own: bytes that no library would send. Only ever against this machine."""

from __future__ import annotations

import socket
import struct
import time
from contextlib import suppress

from patience import PATIENCE

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9


def dial(address: str, *, buffer: int = 0) -> socket.socket:
    """Opens a TCP connection; a small receive `buffer` fills at once when it is not read."""
    host, _, port = address.rpartition(":")
    made = socket.socket()
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.settimeout(PATIENCE)
    made.connect((host, int(port)))
    return made


def upgraded(address: str, table: str, *, buffer: int = 0) -> socket.socket:
    """Opens a websocket by raw bytes; the server has accepted the upgrade, and nothing after it was read."""
    made = dial(address, buffer=buffer)
    made.sendall(HANDSHAKE.format(table=table, address=address, more="").encode())
    assert made.recv(12) == b"HTTP/1.1 101"
    return made


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Builds a masked websocket frame."""
    assert len(payload) < 126
    return struct.pack("!BB", opcode | (0x80 if final else 0), 0x80 | len(payload)) + bytes(4) + payload


def sent_until_refused(made: socket.socket, chunk: bytes, most: int, seconds: float = PATIENCE) -> int:
    """Sends `chunk` repeatedly and returns the bytes taken before the server cut the connection; `most` if it never
    did.
    """
    sent, ends = 0, time.monotonic() + seconds
    made.settimeout(0.5)
    with suppress(ConnectionError):
        while sent < most and time.monotonic() < ends:
            with suppress(TimeoutError):
                sent += made.send(chunk)
    return sent


def answer(made: socket.socket) -> bytes:
    """Reads everything until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while more := made.recv(65_536):
            found += more
    return found
