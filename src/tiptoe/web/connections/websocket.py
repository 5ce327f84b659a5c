"""Websocket protocol with limits on pings, fragments, queued messages and unread answers."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ...service.rate_limit import Rate, TokenBucket
from .limits import (
    CONTROL_BURST,
    CONTROLS,
    CONTROLS_A_SECOND,
    FRAGMENTS,
    HANDSHAKE,
    LARGEST_UNREAD,
    MESSAGES,
    MOST_FRAGMENTS,
    SILENT,
    UNREAD,
)
from .registry import ConnectionRegistry

TOO_MANY: Final = 4429


class BoundedSocket(WebSocketsSansIOProtocol):
    """Websocket protocol of uvicorn, with limits on the pings that it answers and the fragments that it joins."""

    doors: ClassVar[ConnectionRegistry]
    most_waiting: ClassVar[int]

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.controls = TokenBucket(Rate(CONTROL_BURST, 1 / CONTROLS_A_SECOND))
        self.doors.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.refuse_handshake()

    def handle_ping(self) -> None:
        if self.may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.dismiss(FRAGMENTS, "Too many fragments.")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Dismisses a client that sends on while its messages wait; the queue is dropped."""
        if not self.close_sent and self.queue.qsize() >= self.most_waiting:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.say_goodbye(MESSAGES, "Too many messages.")
            self.close_when_answered()
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Aborts without a close frame: a peer that misses pings reads none."""
        self.doors.let_go(self, SILENT)

    def may_control(self) -> bool:
        """Whether another ping or pong is handled; a client beyond the limits is dismissed."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self.transport.get_write_buffer_size() > LARGEST_UNREAD:
            self.doors.let_go(self, UNREAD)
            return False
        if not self.controls.take():
            self.dismiss(CONTROLS, "Too many control frames.")
            return False
        return True

    def dismiss(self, why: str, reason: str) -> None:
        """Closes with a reason, once that is sent; the registry aborts a peer that does not read it."""
        self.say_goodbye(why, reason)
        self.transport.close()

    def close_when_answered(self) -> None:
        """Reads and drops input until the peer answers the close frame.

        Unread bytes would reset the connection and hide the reason.
        """
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def say_goodbye(self, why: str, reason: str) -> None:
        """Sends the close frame; messages that come after it are ignored."""
        self.doors.observer(why)
        self.stop_keepalive()
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": reason})
        self.conn.send_close(TOO_MANY, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True

    def refuse_handshake(self) -> None:
        """Answers 431 and closes: the parser gave up before the request was complete."""
        self.doors.observer(HANDSHAKE)
        status = STATUS_LINE[HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE]
        self.transport.write(status + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.close_sent = True
        self.transport.close()

    def is_late(self, now: float) -> bool:
        """Returns False: the request was complete before it became a websocket."""
        return False

    def refuse_late(self) -> None:
        """Does nothing: a websocket is never late."""
