"""Routing: endpoints as data, their parameters, and the call that one request makes. No web framework is needed.

A handler's own parameters are those of the request: names in braces are in the path, `data` is the body, and all others
are in the query. Its docstring is the description that clients read.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final, NamedTuple, Protocol, TypeAlias, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from msgspec import Meta

from ..languages import ENGLISH, LANGUAGES
from ..table.table import NOBODY, Table
from ..text.language import language, words
from .credentials import seat_of
from .dependencies import SandboxedWork
from .errors import NOT_UTF8, TOO_DEEP, ServiceError, UnknownAddress, WrongMethod, WrongParameter, service_errors
from .messages import Listener
from .session import Connection, TableSession
from .table_service import TableService

GET: Final = "GET"
POST: Final = "POST"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
BODY: Final = "data"
TABLE: Final = "table"
STORED: Final = (TABLE, "name")  # path parameters that may name a stored table
LANG: Final = "lang"
SEAT: Final = "seat"
VERSION: Final = "v"
PROTOCOL: Final = "protocol"

Language: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)}|pt)([-_][A-Za-z0-9]{{1,8}})?$")]
OwnSeat: TypeAlias = (
    Annotated[
        int, Meta(ge=NOBODY, le=15, description="for which of the asker's seats; the first of them unless it is said")
    ]
    | None
)
Version: TypeAlias = Annotated[str, Meta(max_length=32)]
TableName: TypeAlias = Annotated[str, Meta(description="24 hex digits: the link of the table")]


class Host(Protocol):
    """Process that received a request, as far as the service needs it: a server, or a browser that plays alone."""

    @property
    def household(self) -> str:
        """Address that limits count by; empty where nobody else is served."""

    def tokens(self, table: str) -> str | None:
        """Tokens that prove the client's seats at a table."""

    async def load(self, table: str) -> None:
        """Makes a stored table ready to be read, where reading it must not block."""

    def limit(self, name: str) -> None:
        """Counts one more use of a rate limit; TooMany if the address has used it up."""

    def admit(self, session: TableSession, client: Connection) -> None:
        """Raises TooMany if a table has no room for a connection."""

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Waits until the earlier requests of this address are answered."""

    @property
    def sandbox(self) -> SandboxedWork:
        """Runs work on untrusted input."""


class Call:
    """Request of a client, with everything that belongs to no parameter of its handler."""

    def __init__(self, service: TableService, host: Host, lang: str | None = None, version: str = "") -> None:
        self.service = service
        self.host = host
        self.version = version
        self.speaks = lang is not None  # whether the client asked for a language
        self.lang = language(lang or ENGLISH)
        self.listener = Listener(NOBODY, words(self.lang))
        self._session: TableSession | None = None

    @property
    def session(self) -> TableSession:
        """Session of the table in the path."""
        assert self._session is not None, "the path names no table"
        return self._session

    @property
    def table(self) -> Table | None:
        """Table in the path; None for other requests, and until it is read."""
        return None if self._session is None else self._session.table

    @property
    def tokens(self) -> str | None:
        """Tokens that the client shows at the table in the path."""
        return self.host.tokens(self.session.table.id)

    async def enter(self, id: str, seat: int | None = None) -> None:
        """Reads the table in the path, and finds the seat that the client has there."""
        self._session = await self.service.table(id)
        self.listener = Listener(seat_of(self.session.table, self.tokens, seat), self.listener.words)


Handler: TypeAlias = Callable[..., Awaitable[Any]]


class Parameter(NamedTuple):
    """Parameter of a request: its name, its type with limits, and its default value if it has one."""

    name: str
    type: Any
    default: Any = inspect.Parameter.empty

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty

    @property
    def meta(self) -> Meta:
        """Limits and description of the value."""
        parts = (self.type,) if get_origin(self.type) is Annotated else get_args(self.type)
        found = [one for part in parts if get_origin(part) is Annotated for one in part.__metadata__]
        return found[0] if found else Meta()

    @property
    def bare_type(self) -> Any:
        """Type without limits, such as `int | None`."""
        parts = [_bare(part) for part in get_args(self.type)]
        if get_origin(self.type) is Annotated or len(parts) < 2 or type(None) not in parts:
            return _bare(self.type)
        return parts[0] | None

    def read(self, text: str) -> Any:
        """Returns the value of a text in an address; ValidationError if it is none."""
        return msgspec.convert(text, self.type, strict=False)


SHARED: Final = {  # query parameters that calls read for all handlers
    LANG: Parameter(LANG, Language, ENGLISH),
    SEAT: Parameter(SEAT, OwnSeat, None),
    VERSION: Parameter(VERSION, Version, ""),
}
SPOKEN: Final = Annotated[str, Meta(description="Language of sentences; none are sent without it.")]
SEATED: Final = Annotated[int, Meta(ge=NOBODY, le=15, description="For which of the own seats.")]
SPEAKS: Final = Annotated[int, Meta(description="Protocol that the client speaks; another one is closed with 4426.")]
SHARED_BY_SOCKETS: Final = {
    LANG: Parameter(LANG, SPOKEN, None),
    SEAT: Parameter(SEAT, SEATED, None),
    PROTOCOL: Parameter(PROTOCOL, SPEAKS, None),
}


@dataclass(frozen=True)
class Endpoint:
    """Endpoint of the HTTP interface, on every server and in the browser build.

    `query` names the query parameters of SHARED that the call reads. `answers` is the type of the answer where the
    handler returns bytes; `status` its HTTP status, and `errors` the statuses of refusals besides the usual ones.
    Nobody else sees a `private` answer. `limit` is the rate limit of an address, `largest` the most bytes of a body;
    with `in_turn`, an address is answered one request at a time. `renews` sends the cookie of a seated client again.
    """

    method: str
    path: str
    handler: Handler
    query: tuple[str, ...] = ()
    status: int = 200
    answers: Any = None
    media: str = JSON
    errors: tuple[int, ...] = ()
    private: bool = False
    limit: str = ""
    largest: int = 0
    in_turn: bool = False
    renews: bool = False

    @property
    def name(self) -> str:
        return self.handler.__name__

    @cached_property
    def signature(self) -> tuple[dict[str, Parameter], Any]:
        """Parameters of the handler besides the call, and the type that it returns."""
        return signature_of(self.handler)

    @cached_property
    def own(self) -> dict[str, Parameter]:
        """Parameters of the handler in path and query."""
        return {name: one for name, one in self.signature[0].items() if name != BODY}

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """All parameters in path and query, those of the path first."""
        table = {TABLE: Parameter(TABLE, TableName)} if TABLE in self.names else {}
        shared = {name: SHARED[name] for name in self.query}
        known = {**table, **self.own, **shared}
        return {name: known[name] for name in (*self.names, *(each for each in known if each not in self.names))}

    @property
    def body(self) -> Any:
        """Type of the body; None without one."""
        data = self.signature[0].get(BODY)
        return None if data is None else data.type

    @property
    def returns(self) -> Any:
        return self.signature[1]

    @cached_property
    def segments(self) -> tuple[str, ...]:
        return tuple(self.path.strip("/").split("/"))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the parameters in the path."""
        return path_names(self.segments)


@dataclass(frozen=True)
class ServerEndpoint:
    """Endpoint of a server alone; `reason` says why a browser that plays alone has none."""

    method: str
    path: str
    reason: str


@dataclass(frozen=True)
class SocketEndpoint:
    """Websocket: its handler returns a LiveConnection, or is None where a server alone has it.

    `query` names parameters of SHARED_BY_SOCKETS, `receives` and `sends` the types of messages; `wanted` says which
    parameters are right to a client that sent wrong ones.
    """

    name: str
    path: str
    handler: Handler | None
    title: str
    query: tuple[str, ...]
    receives: type
    sends: Any
    wanted: str

    @cached_property
    def own(self) -> dict[str, Parameter]:
        """Parameters of the handler."""
        return {} if self.handler is None else signature_of(self.handler)[0]

    @cached_property
    def queried(self) -> dict[str, Parameter]:
        """All parameters in the query."""
        own = {name: one for name, one in self.own.items() if name not in self.names}
        return {**own, **{name: SHARED_BY_SOCKETS[name] for name in self.query}}

    @cached_property
    def segments(self) -> tuple[str, ...]:
        return tuple(self.path.strip("/").split("/"))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the parameters in the path."""
        return path_names(self.segments)


class LiveConnection(NamedTuple):
    """Connection that has begun: its client, the handler of its messages, and what to do when it has ended."""

    client: Connection
    hear: Callable[[str], Awaitable[None]]
    leave: Callable[[], None] = lambda: None


async def answer(endpoint: Endpoint, service: TableService, host: Host, values: Mapping[str, Any]) -> Any:
    """Returns what the handler of an endpoint returns for the values of its parameters; ServiceError if it refuses."""
    call = Call(service, host, values.get(LANG) if LANG in endpoint.query else None, values.get(VERSION, ""))
    own = {name: values[name] for name in (*endpoint.own, *([BODY] if endpoint.body is not None else []))}
    with service_errors(None, call.listener):
        for name in STORED:
            if name in endpoint.names:
                await host.load(values[name])
        if TABLE in endpoint.names:
            await call.enter(values[TABLE], values.get(SEAT) if SEAT in endpoint.query else None)
    with service_errors(call.table, call.listener):
        if endpoint.limit:
            host.limit(endpoint.limit)
        if not endpoint.in_turn:
            return await endpoint.handler(call, **own)
        async with host.turn():
            return await endpoint.handler(call, **own)


async def connect(
    socket: SocketEndpoint, service: TableService, host: Host, path: Mapping[str, str], query: Mapping[str, str]
) -> LiveConnection:
    """Begins a connection; ServiceError if it is refused. Parameters without a value count as left out."""
    assert socket.handler is not None
    said = {name: text for name, text in query.items() if text}
    with service_errors():
        if TABLE in path:
            await host.load(path[TABLE])
            await service.table(path[TABLE])
        values = read_all({**socket.own, **socket.queried}, {**said, **path}, Request(GET, socket.path, (), said))
        call = Call(service, host, values.get(LANG))
        if TABLE in path:
            await call.enter(path[TABLE], values.get(SEAT))
        live: LiveConnection = await socket.handler(call, **{name: values[name] for name in socket.own})
        return live


class Request(NamedTuple):
    """Request as a browser makes it: method, segments of the path, query and body."""

    method: str
    target: str
    segments: tuple[str, ...]
    query: dict[str, str]
    body: bytes = b""


def request_of(method: str, target: str, body: bytes = b"") -> Request:
    """Parses the address of a request."""
    address = urlsplit(target)
    segments = tuple(unquote(part) for part in address.path.strip("/").split("/"))
    return Request(method, target, segments, dict(parse_qsl(address.query, keep_blank_values=True)), body)


def find_endpoint(endpoints: Sequence[Endpoint], request: Request) -> tuple[Endpoint, dict[str, str]]:
    """Returns the endpoint that a request is for, and the parameters in its path.

    Where several match, the one whose earlier segments are literal has precedence.
    """
    found = [(each, path) for each in endpoints if (path := match(each.segments, request.segments)) is not None]
    if not found:
        raise UnknownAddress
    first = min(found, key=lambda one: [segment.startswith("{") for segment in one[0].segments])[0].segments
    for each, path in found:
        if each.segments == first and each.method == request.method:
            return each, path
    raise WrongMethod


def match(segments: Sequence[str], address: Sequence[str]) -> dict[str, str] | None:
    """Returns the parameters of an address; None if it does not match the segments of a path."""
    if len(segments) != len(address):
        return None
    pairs = list(zip(segments, address, strict=True))
    if any(segment != text and not segment.startswith("{") for segment, text in pairs):
        return None
    return {segment[1:-1]: text for segment, text in pairs if segment.startswith("{")}


def read_values(endpoint: Endpoint, path: Mapping[str, str], request: Request) -> dict[str, Any]:
    """Returns the values of all parameters of a request; ServiceError if one is wrong or missing."""
    for name, text in path.items():
        if endpoint.parameters[name].bare_type is int and not text.removeprefix("-").isdecimal():
            raise UnknownAddress
    values = read_all(endpoint.parameters, {**request.query, **path}, request)
    if endpoint.body is not None:
        values[BODY] = read_body(endpoint.body, request)
    return values


def read_all(parameters: Mapping[str, Parameter], texts: Mapping[str, str], request: Request) -> dict[str, Any]:
    """Returns the values of parameters; ServiceError if one is wrong or missing."""
    values = {}
    for name, one in parameters.items():
        if name in texts:
            try:
                values[name] = one.read(texts[name])
            except msgspec.ValidationError as error:
                source = "query" if name in request.query else "path"
                raise WrongParameter(f"{request.method} {request.target}", name, source, str(error)) from error
        elif one.required:
            path = "/".join(request.segments)
            raise ServiceError(f"Missing required query parameter '{name}' for path /{path}")
        else:
            values[name] = one.default
    return values


def read_body(kind: Any, request: Request) -> Any:
    """Returns the body of a request; ServiceError if it is not of this type."""
    try:
        return msgspec.json.decode(request.body, type=kind)
    except msgspec.ValidationError as error:
        raise WrongParameter(f"{request.method} {request.target}", BODY, "body", str(error)) from error
    except msgspec.DecodeError as error:
        if request.body:
            raise ServiceError(str(error)) from error
        raise WrongParameter(f"{request.method} {request.target}", BODY, "body", "a body is missing") from error
    except RecursionError as error:
        raise ServiceError(TOO_DEEP) from error
    except UnicodeDecodeError as error:
        raise ServiceError(NOT_UTF8) from error


def signature_of(handler: Handler) -> tuple[dict[str, Parameter], Any]:
    """Returns the parameters of a handler besides the call, and the type that it returns."""
    hints = get_type_hints(handler, include_extras=True)
    given = list(inspect.signature(handler).parameters.values())[1:]
    return {one.name: Parameter(one.name, hints[one.name], one.default) for one in given}, hints["return"]


def path_names(segments: Sequence[str]) -> tuple[str, ...]:
    """Returns the names of the parameters in a path."""
    return tuple(segment[1:-1] for segment in segments if segment.startswith("{"))


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind
