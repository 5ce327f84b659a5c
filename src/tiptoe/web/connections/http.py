"""HTTP protocol with limits on the time and the headers of a request, and on the number of connections."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .limits import FULL, HEADER, LARGEST_HEADER, REQUEST_SECONDS
from .registry import ConnectionRegistry


class BoundedHttp(HttpToolsProtocol):
    """HTTP protocol of uvicorn, with limits on requests that are not complete yet."""

    doors: ClassVar[ConnectionRegistry]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begun: float | None = time.monotonic()  # when the incomplete request began
        self.requests = 0
        self.in_header = True
        self.header_bytes = 0
        why = self.doors.enter(self, self.client[0] if self.client else "")
        if why:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE if why == FULL else HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not self.transport.is_closing():
            self.doors.leave(self)  # the websocket registers in its place
            super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.begun is None:
            self.begun = time.monotonic()
        before = self.requests
        super().data_received(data)
        if self.in_header and self.requests == before:  # the chunk in which it began may hold the end of another one
            self.header_bytes += len(data)
            if self.header_bytes > LARGEST_HEADER and not self.transport.is_closing():
                self.refuse_header()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.requests += 1
        self.in_header, self.header_bytes = True, 0
        if self.begun is None:
            self.begun = time.monotonic()

    def on_headers_complete(self) -> None:
        self.in_header = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEADER:
            self.refuse_header()
            return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.begun = None
        if not self.transport.is_closing():
            super().on_message_complete()

    def is_late(self, now: float) -> bool:
        return self.begun is not None and now - self.begun > REQUEST_SECONDS and not self.transport.is_closing()

    def refuse_late(self) -> None:
        """Lets an answer in progress finish and then closes; otherwise answers 408."""
        if self._is_answering():
            self.cycle.keep_alive = False
            self.begun = None
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)

    def refuse_header(self) -> None:
        self.doors.observer(HEADER)
        self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def refuse(self, status: HTTPStatus) -> None:
        """Answers with a bare status and closes the connection."""
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def shutdown(self) -> None:
        """Aborts an incomplete request when the server stops, instead of waiting for the rest."""
        if self.cycle is not None and not self.cycle.response_complete and not self._is_answering():
            self.transport.abort()
        else:
            super().shutdown()

    def _is_answering(self) -> bool:
        """Whether a complete request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
