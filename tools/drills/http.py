"""The few requests that a drill makes: as little HTTP as they need."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import msgspec

SECONDS: Final = 20.0


class Unreachable(Exception):
    """Nobody answered, or only half."""


@dataclass(frozen=True)
class HttpAnswer:
    """What came back; `cookie` as it must be sent again."""

    status: int
    cookie: str
    body: bytes


async def get(address: str, path: str) -> HttpAnswer:
    return await _ask(address, _request(address, f"GET {path} HTTP/1.1", b"", ""))


async def post(address: str, path: str, body: object, cookie: str = "", *, home: str = "") -> HttpAnswer:
    request = _request(address, f"POST {path} HTTP/1.1", msgspec.json.encode(body), cookie)
    return await _ask(address, request, home)


def coming_from(home: str) -> tuple[str, int] | None:
    """Where a connection begins: an address of this machine, or wherever the system likes."""
    return (home, 0) if home else None


async def _ask(address: str, request: bytes, home: str = "") -> HttpAnswer:
    """One request over one connection. Unreachable if the answer is not complete."""
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
    """ValueError for half an answer, as a killed server leaves it."""
    head, gap, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) if not _is_cookie(line) else _cookie(line) for line in lines)
    if not gap or len(body) != int(headers.get("content-length", "0")):
        raise ValueError("half an answer")
    return HttpAnswer(int(first.split()[1]), headers.get("cookie", ""), body)


def _is_cookie(line: str) -> bool:
    return line.lower().startswith("set-cookie: ")


def _cookie(line: str) -> list[str]:
    """Values of cookies keep their case; of what follows them nothing is needed."""
    return ["cookie", line.split(": ", 1)[1].split(";")[0]]
