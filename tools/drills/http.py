"""HTTP client of the drills, with no more than the few requests that they make."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import msgspec

SECONDS: Final = 20.0


class Unreachable(Exception):
    """Raised when no answer came, or only a part of one."""


@dataclass(frozen=True)
class HttpAnswer:
    """Answer to a request; `cookie` is in the form in which it is sent back."""

    status: int
    cookie: str
    body: bytes


async def get(address: str, path: str) -> HttpAnswer:
    return await _ask(address, _request(address, f"GET {path} HTTP/1.1", b"", ""))


async def post(address: str, path: str, body: object, cookie: str = "", *, home: str = "") -> HttpAnswer:
    request = _request(address, f"POST {path} HTTP/1.1", msgspec.json.encode(body), cookie)
    return await _ask(address, request, home)


def coming_from(home: str) -> tuple[str, int] | None:
    """Returns the local address that a connection begins at; None lets the system choose."""
    return (home, 0) if home else None


async def _ask(address: str, request: bytes, home: str = "") -> HttpAnswer:
    """Sends one request over one connection; raises Unreachable if the answer is not complete."""
    try:
        async with asyncio.timeout(SECONDS):
            return _read(await _exchange(address, request, home))
    except (OSError, TimeoutError, ValueError) as error:
        raise Unreachable(f"{address}: {type(error).__name__} {error}") from error


def _request(address: str, line: str, body: bytes, cookie: str) -> bytes:
    headers = [line, f"host: {address}", "connection: close", "content-type: application/json"]
    headers.append(f"content-length: {len(body)}")
    if cookie:
        headers.append(f"cookie: {cookie}")
    return "\r\n".join([*headers, "", ""]).encode() + body


async def _exchange(address: str, request: bytes, home: str) -> bytes:
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=coming_from(home))
    try:
        writer.write(request)
        await writer.drain()
        return await reader.read()
    finally:
        writer.close()


def _read(answer: bytes) -> HttpAnswer:
    """Parses an answer; raises ValueError for half of one, as a killed server leaves it."""
    head, gap, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) if not _is_cookie(line) else _cookie(line) for line in lines)
    if not gap or len(body) != int(headers.get("content-length", "0")):
        raise ValueError("half an answer")
    return HttpAnswer(int(first.split()[1]), headers.get("cookie", ""), body)


def _is_cookie(line: str) -> bool:
    return line.lower().startswith("set-cookie: ")


def _cookie(line: str) -> list[str]:
    """Returns the cookie of a header without its attributes; unlike other headers it keeps its case."""
    return ["cookie", line.split(": ", 1)[1].split(";")[0]]
