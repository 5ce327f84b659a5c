"""Requests over HTTP, as the service sees them: who asks, the limits of their address, and answers for caches."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from ...service.content.bodies import CachedBody
from ...service.dependencies import SandboxedWork
from ...service.errors import ServiceError, TooMany
from ...service.session import Connection, TableSession
from ...table.table import NOBODY
from ..guards.client_address import address_key
from ..guards.seat_auth import tokens_for
from ..process import ServerProcess
from ..sandboxes import TooManyWaiting

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
CROWDED: Final = "Your earlier requests are still being worked on; wait for them and try again."
REFUSALS: Final = {  # by the name of a rate limit
    "tables": "Too many new tables from this address; try again later.",
    "codes": "Too many codes from this address; try again in a minute.",
    "claims": "Too many claims from this address; try again later.",
    "records": "Too many records from this address; try again later.",
    "checks": "Too many packs from this address; try again in a minute.",
    "packs": "Too many packs from this address; try again later.",
}


def process_of(connection: ASGIConnection[Any, Any, Any, State]) -> ServerProcess:
    process: ServerProcess = connection.app.state.process
    return process


class ServerHost:
    """Host of one request or websocket at a server."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, State]) -> None:
        self.connection = connection
        self.process = process_of(connection)
        self.address = connection.client.host if connection.client else ""

    @property
    def household(self) -> str:
        return address_key(self.address)

    def tokens(self, table: str) -> str | None:
        return tokens_for(self.connection, table)

    async def load(self, table: str) -> None:
        """Does nothing: the store of a server is read in threads."""

    def limit(self, name: str) -> None:
        if not self.process.quotas[name].take(self.address):
            self.process.metrics.limited(name)
            raise TooMany(REFUSALS[name])

    def admit(self, session: TableSession, client: Connection) -> None:
        if not has_room(self.process, session, client):
            self.process.metrics.limited("places")
            raise TooMany("Too many connections to this table.")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        try:
            async with self.process.lines.turn(self.address):
                yield
        except TooManyWaiting as error:
            raise self._crowded() from error

    @property
    def sandbox(self) -> SandboxedWork:
        return self._in_sandbox

    async def _in_sandbox(self, work: Callable[..., T], /, *given: object) -> T:
        try:
            return await self.process.benches.do(self.address, work, *given)
        except TooManyWaiting as error:
            raise self._crowded() from error

    def _crowded(self) -> ServiceError:
        self.process.metrics.limited("work")
        return TooMany(CROWDED)


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


def cached_response(request: AnyRequest, what: CachedBody, media_type: str, version: str = "") -> Response[bytes]:
    """Returns the body, or 304 if it has not changed. A request that names its version may cache it for ever."""
    headers = {
        "etag": f'"{what.tag}"',
        "vary": "accept-encoding",
        "cache-control": FOR_EVER if version == what.version else ASK_FIRST,
    }
    if f'"{what.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if what.brotli and "br" in accepted:
        return Response(what.brotli, headers={**headers, "content-encoding": "br"}, media_type=media_type)
    if "gzip" in accepted:
        return Response(what.gzipped, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(what.body, headers=headers, media_type=media_type)
