"""Requests of a page to the table service in its own browser: the endpoints of a server, without HTTP."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final, NamedTuple

import msgspec

from ..service.content.bodies import CachedBody
from ..service.dependencies import SandboxedWork, run_in_place
from ..service.endpoints import ENDPOINTS
from ..service.errors import ServiceError
from ..service.routing import JSON, TEXT, answer, find_endpoint, read_values, request_of
from ..service.session import Connection, TableSession
from ..service.table_service import TableService, TakenSeat
from .prebuilt import prebuilt_body
from .storage import BrowserStore

PLAIN_TEXT: Final = f"{TEXT}; charset=utf-8"


class PageAnswer(NamedTuple):
    """Answer to a page: status, media type and body."""

    status: int
    type: str
    body: bytes


class BrowserHost:
    """Host of all requests of one browser: nobody else is served, so nothing is limited."""

    household: Final = ""

    def __init__(self, shelf: BrowserStore) -> None:
        self.shelf = shelf

    def tokens(self, table: str) -> str | None:
        return self.shelf.tokens.get(table)

    async def load(self, table: str) -> None:
        await self.shelf.bring(table)

    def limit(self, name: str) -> None:
        """Allows everything."""

    def admit(self, session: TableSession, client: Connection) -> None:
        """Allows every connection."""

    @property
    def sandbox(self) -> SandboxedWork:
        return run_in_place

    def turn(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()


class Dispatcher:
    """Answers requests of pages; one table service serves all tabs of a browser."""

    def __init__(self, service: TableService, shelf: BrowserStore) -> None:
        self.service = service
        self.shelf = shelf
        self.host = BrowserHost(shelf)

    async def answer(self, method: str, target: str, body: bytes = b"") -> PageAnswer:
        try:
            return await self._answered(method, target, body)
        except ServiceError as error:
            return PageAnswer(error.status, JSON, msgspec.json.encode(error.body()))

    async def _answered(self, method: str, target: str, body: bytes) -> PageAnswer:
        request = request_of(method, target, body)
        endpoint, path = find_endpoint(ENDPOINTS, request)
        values = read_values(endpoint, path, request)
        found: Any = prebuilt_body(endpoint, values)
        if found is None:
            found = await answer(endpoint, self.service, self.host, values)
        if isinstance(found, TakenSeat):
            if found.tokens:
                await self.shelf.seat(found.sat.table, found.tokens)
            found = found.sat
        if isinstance(found, CachedBody):
            return PageAnswer(endpoint.status, endpoint.media, found.body)
        if endpoint.returns is str:
            media = PLAIN_TEXT if endpoint.media == TEXT else endpoint.media
            return PageAnswer(endpoint.status, media, found.encode())
        return PageAnswer(endpoint.status, endpoint.media, msgspec.json.encode(found))
