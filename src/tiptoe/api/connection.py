"""Connections of the library's client: HTTP requests, and a websocket that reconnects when it is lost."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPException
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from ..wire import errors as kinds
from .bounds import quoted
from .errors import TiptoeError
from .wire import Message, read_message

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SECONDS: Final = 20.0  # for one request
SILENCE_SECONDS: Final = 25.0  # seconds without a frame; a server that lives sends one every ten
CLOSE_SECONDS: Final = 1.0  # seconds for the closing of a connection that may be dead
FIRST_WAIT: Final = 0.05  # seconds before the second attempt; each further wait is twice as long
LONGEST_WAIT: Final = 3.0
LARGEST: Final = 1 << 24  # bytes of a frame
TRY_AGAIN: Final = (kinds.TOO_MANY.status, kinds.NOT_KEPT.status)
CLOSED_FOR_GOOD: Final = {  # kinds of errors by their close codes, with sentences for servers that give no reason
    kinds.BAD_REQUEST.close_code: (kinds.BAD_REQUEST, "the server did not understand the request for this table"),
    kinds.NO_SUCH_TABLE.close_code: (kinds.NO_SUCH_TABLE, kinds.NO_SUCH_TABLE.sentence),
    kinds.OTHER_PROTOCOL.close_code: (
        kinds.OTHER_PROTOCOL,
        "The server speaks another protocol than this version of the library.",
    ),
    kinds.DEALT_OTHERWISE.close_code: (
        kinds.DEALT_OTHERWISE,
        "The table was dealt with cards that this server no longer has.",
    ),
}
_MACHINE: Final = re.compile(r"(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?/?")  # an address without its scheme


class Answer(NamedTuple):
    """An answer over HTTP: its JSON, and the cookie that it sets."""

    body: dict[str, object]
    cookie: str


class Refused(msgspec.Struct, frozen=True):
    """The body of an HTTP error."""

    status_code: int
    detail: str
    extra: object = None


class Server:
    """Server at an address such as `http://127.0.0.1:8765`; given up after `patience` seconds of failed attempts."""

    def __init__(self, url: str, patience: float) -> None:
        parts = urlsplit(url) if isinstance(url, str) else None
        if parts is None or parts.scheme not in ("http", "https") or not _has_host(url):
            near = f"; did you mean 'http://{url}'?" if isinstance(url, str) and _MACHINE.fullmatch(url) else ""
            wanted = "a server has an address such as http://127.0.0.1:8765"
            raise TiptoeError("wrong-url", f"{wanted}, not {quoted(url)}{near}")
        self.url: Final = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        if isinstance(patience, bool) or not isinstance(patience, int | float) or not 0 <= patience < inf:
            raise TiptoeError("wrong-number", f"patience is a number of seconds, not {quoted(patience)}")
        self.patience: Final = patience

    def get(self, path: str) -> Answer:
        """Sends a GET request; TiptoeError if it is refused."""
        return self._json(Request(self.url + path))

    def text(self, path: str) -> str:
        """Returns the text that a GET request is answered with; TiptoeError if it is refused."""
        return self._ask(Request(self.url + path))[0].decode("utf-8", "replace")

    def post(self, path: str, body: object) -> Answer:
        """Posts JSON; TiptoeError if it is refused. A request that may have arrived is not sent again."""
        try:
            written = json.dumps(body).encode()
        except (TypeError, ValueError) as error:
            raise TiptoeError("bad-request", f"no server can be asked that: {error}") from error
        return self._json(Request(self.url + path, written, {"content-type": "application/json"}))

    def _json(self, request: Request) -> Answer:
        body, cookie = self._ask(request)
        return Answer(_read_json(body, self.url), cookie)

    def _ask(self, request: Request) -> tuple[bytes, str]:
        """Returns the body of an answer and the cookie that it sets; TiptoeError if the request is refused."""
        for last in self.attempts():
            try:
                with urlopen(request, timeout=SECONDS) as answer:
                    return answer.read(), answer.headers["set-cookie"] or ""
            except HTTPError as error:
                refused = _refusal(error, self.url)
                if error.code not in TRY_AGAIN or last:
                    raise refused from error
            except (OSError, HTTPException) as error:
                reason = getattr(error, "reason", error)
                raise TiptoeError("server-gone", f"{self.url} does not answer: {reason}") from error
        raise AssertionError("the last attempt ends in an answer or an error")

    def attempts(self) -> Iterator[bool]:
        """Yields before each attempt whether it is the last, with growing waits in between."""
        began, wait = time.monotonic(), FIRST_WAIT
        while (left := self.patience - (time.monotonic() - began)) > 0:
            yield left <= wait
            time.sleep(min(wait, max(left, 0)))
            wait = min(2 * wait, LONGEST_WAIT)
        yield True


class LiveTable:
    """A websocket to a table. `hear` opens it, and opens it again: then the next message is a `hello`."""

    def __init__(self, server: Server, table: str, cookie: str, wishes: dict[str, str]) -> None:
        self.server: Final = server
        self.table: Final = table
        self.seen = 0  # number of the last entry received
        self._headers: Final = {"Cookie": cookie} if cookie else {}
        self._wishes: Final = wishes
        self._socket: ClientConnection | None = None
        self._open: Final = ExitStack()  # closes the connection
        self._lost = TiptoeError("server-gone", "")  # why the connection was last lost

    def send(self, number: int, command: dict[str, object]) -> None:
        """Sends a command; if the connection is lost, the next `hello` tells the caller to send it again."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is None:
            return
        with suppress(ConnectionClosed, OSError):  # `hear` notices it, after the messages still to be read
            self._socket.send(json.dumps({"id": number, "command": command}))

    def hear(self) -> Message:
        """Waits for the next message other than a heartbeat; reconnects if the connection is lost."""
        if self._socket is None:
            return self._noted(self._connect())
        while (message := self._next(self._socket)) is not None:
            if message.type != "beat":
                return self._noted(message)
        return self._noted(self._connect())

    def close(self) -> None:
        """Closes the connection, if there is one."""
        self._socket = None
        self._open.close()

    def _connect(self) -> Message:
        """Opens the connection and returns its `hello`; TiptoeError after the server's patience."""
        from websockets.exceptions import InvalidHandshake, InvalidStatus
        from websockets.sync.client import connect

        self.close()
        for last in self.server.attempts():
            try:
                opened = connect(
                    self._address(), additional_headers=self._headers, close_timeout=CLOSE_SECONDS, max_size=LARGEST
                )
                self._socket = self._open.enter_context(opened)
                hello = self._next(self._socket)
                if hello is not None:
                    return hello
            except InvalidStatus as error:
                self._lose(f"it answers {error.response.status_code}")
            except (OSError, EOFError, InvalidHandshake) as error:
                self._lose(str(error) or type(error).__name__)
            self.close()
            if last:
                break
        raise self._lost

    def _next(self, socket: ClientConnection) -> Message | None:
        """Returns the next message; None when the connection is lost."""
        from websockets.exceptions import ConnectionClosed

        try:
            return read_message(socket.recv(timeout=SILENCE_SECONDS))
        except ConnectionClosed as error:
            code, said = (error.rcvd.code, error.rcvd.reason) if error.rcvd is not None else (0, "")
            if code in CLOSED_FOR_GOOD:
                kind, sentence = CLOSED_FOR_GOOD[code]
                raise TiptoeError(kind.code, said or sentence) from error
            self._lose(
                said or "it was closed", kinds.TOO_MANY.code if code == kinds.TOO_MANY.close_code else "server-gone"
            )
            return None
        except OSError as error:  # also TimeoutError
            self._lose(str(error) or "nothing was heard")
            return None

    def _lose(self, why: str, code: str = "server-gone") -> None:
        self._lost = TiptoeError(code, f"the connection to {self.server.url} is lost: {why}")

    def _noted(self, message: Message) -> Message:
        if message.type == "hello" and message.info is not None:
            self.seen = message.info.seq
        elif message.entry is not None:
            self.seen = message.entry.seq
        return message

    def _address(self) -> str:
        seen = {"seen": str(self.seen)} if self.seen else {}
        return f"ws{self.server.url.removeprefix('http')}/api/tables/{self.table}/live?{urlencode(self._wishes | seen)}"


def _has_host(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False


def _read_json(body: bytes, url: str) -> dict[str, object]:
    try:
        return msgspec.json.decode(body, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TiptoeError("not-a-server", f"{url} answers, but is not a Tiptoe server") from error


def _refusal(error: HTTPError, url: str) -> TiptoeError:
    """The error behind a status of HTTP."""
    try:
        told = msgspec.json.decode(error.read(), type=Refused)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError):
        return TiptoeError("not-a-server", f"{url} answers {error.code}, and is not a Tiptoe server")
    if isinstance(told.extra, dict) and isinstance(told.extra.get("word"), str):
        return TiptoeError(str(told.extra["word"]), told.detail, str(told.extra.get("rule") or ""))
    codes = {kind.status: kind.code for kind in (kinds.NO_SUCH_TABLE, kinds.TOO_MANY, kinds.NOT_KEPT)}
    sentence = "; ".join([told.detail, *_wrong_fields(told.extra)])
    return TiptoeError(codes.get(error.code, kinds.BAD_REQUEST.code), sentence)


def _wrong_fields(extra: object) -> list[str]:
    """Returns what a server says of each field of a request that it did not accept."""
    fields = [field for field in extra if isinstance(field, dict)] if isinstance(extra, list) else []
    return [": ".join(str(field[part]) for part in ("key", "message") if field.get(part)) for field in fields]
