"""Tables over HTTP: open, list, join, look, command, download."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.params import Parameter

from .. import __version__
from ..bots.registry import BOTS
from ..catalog import GAMES, SpecError
from ..core.reason import IllegalChoice
from ..store.errors import StoreError
from ..table.commands import AnyCommand
from ..table.refusal import Refused
from ..text.words import LANGUAGES, LanguageError, words
from .credentials import cookie_name, seat_of
from .hub import Hub, UnknownTable
from .live import Live
from .metrics import CONTENT_TYPE, Metrics
from .records import record_text
from .service import Service
from .telling import Listener, position, refusal, table_info
from .wire import Carried, Join, Listed, NewTable, Position, Sat, TableInfo

Anybody = Request[Any, Any, State]
LIST = 100
A_YEAR = 365 * 24 * 3600


class Game(msgspec.Struct, frozen=True):
    """A game of the catalog."""

    faces: list[str]
    variants: list[str]


class Catalog(msgspec.Struct, frozen=True):
    """What can be played, by whom, in which languages."""

    version: str
    games: dict[str, Game]
    bots: list[str]
    languages: list[str]


def service_of(request: Anybody) -> Service:
    service: Service = request.app.state.service
    return service


async def table_named(hub: Hub, id: str) -> Live:
    try:
        return await hub.live(id)
    except UnknownTable as error:
        raise NotFoundException("There is no such table.") from error
    except StoreError as error:
        raise ServiceUnavailableException(str(error)) from error


def seat_at(request: Anybody, live: Live) -> int:
    return seat_of(live.table, request.cookies.get(cookie_name(live.table.id)))


def refused(live: Live | None, listener: Listener, error: Exception) -> HTTPException:
    """A refusal as an answer: 409, with the word, the rule and the sentence."""
    why = refusal(None if live is None else live.table, listener, 0, error)
    extra = {"word": why.word, "rule": why.rule}
    return ClientException(detail=why.text or why.word, status_code=409, extra=extra)


@get("/api/catalog", sync_to_thread=False)
def catalog() -> Catalog:
    """What can be played."""
    games = {name: Game(list(game.faces), list(game.variants)) for name, game in GAMES.items()}
    return Catalog(__version__, games, list(BOTS), list(LANGUAGES))


@get("/api/tables")
async def list_tables(request: Anybody) -> list[Listed]:
    """Tables that want to be found, the latest first."""
    return await service_of(request).listed(LIST)


@post("/api/tables")
async def open_table(request: Anybody, data: NewTable) -> Response[Sat]:
    """A new table. The asker gets its first free seat, and the cookie for it."""
    service = service_of(request)
    if not service.openings.take(request.client.host if request.client else ""):
        raise TooManyRequestsException("Too many new tables from this address; try again later.")
    try:
        live, seat, token = await service.hub.open(data)
    except SpecError as error:
        raise ClientException(str(error)) from error
    except Refused as error:
        raise refused(None, Listener(-1, words("en")), error) from error
    except StoreError as error:
        raise ServiceUnavailableException(str(error)) from error
    return Response(Sat(live.table.id, seat), status_code=201, cookies=[seat_cookie(service, live, token)])


@get("/api/tables/{table:str}")
async def look(request: Anybody, table: str) -> TableInfo:
    live = await table_named(service_of(request).hub, table)
    return table_info(live.table, live.here())


@get("/api/tables/{table:str}/position")
async def look_at_game(
    request: Anybody, table: str, lang: Annotated[str, Parameter(max_length=8)] = "en"
) -> Position | None:
    """The game as the asker may see it: by their cookie, or as a spectator."""
    live = await table_named(service_of(request).hub, table)
    return position(live.table, listening(seat_at(request, live), lang))


@post("/api/tables/{table:str}/join")
async def join_table(request: Anybody, table: str, data: Join) -> Response[Sat]:
    """Sit down at a free seat."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    try:
        if seat_at(request, live) >= 0:
            raise Refused("already-seated")
        token = service.new_token()
        seat = await service.hub.sit(live, data.name, token, -1 if data.seat is None else data.seat)
    except Refused as error:
        raise refused(live, Listener(-1, words("en")), error) from error
    except StoreError as error:
        raise ServiceUnavailableException(str(error)) from error
    return Response(Sat(live.table.id, seat), status_code=201, cookies=[seat_cookie(service, live, token)])


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(
    request: Anybody, table: str, data: AnyCommand, lang: Annotated[str, Parameter(max_length=8)] = "en"
) -> Carried:
    """What a websocket can ask for, asked over HTTP."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    seat = seat_at(request, live)
    listener = listening(seat, lang)
    try:
        return Carried(await service.command(live, data, seat))
    except (Refused, IllegalChoice) as error:
        raise refused(live, listener, error) from error
    except StoreError as error:
        raise ServiceUnavailableException(str(error)) from error


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Anybody, table: str) -> str:
    """The choices so far; when the game is over, the whole record with the secret that proves its luck."""
    live = await table_named(service_of(request).hub, table)
    return record_text(live.table)


@get("/health")
async def health(request: Anybody) -> dict[str, str]:
    """Whether commands can be carried out: the store answers."""
    try:
        await service_of(request).check()
    except StoreError as error:
        raise ServiceUnavailableException(str(error)) from error
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(request: Anybody) -> Response[bytes]:
    counts: Metrics = service_of(request).metrics
    return Response(counts.page(), media_type=CONTENT_TYPE)


def listening(seat: int, lang: str) -> Listener:
    """Somebody who wants sentences in a language."""
    try:
        return Listener(seat, words(lang))
    except LanguageError as error:
        raise ClientException(str(error)) from error


def seat_cookie(service: Service, live: Live, token: str) -> Cookie:
    return Cookie(
        key=cookie_name(live.table.id),
        value=token,
        httponly=True,
        samesite="strict",
        secure=service.settings.secure,
        path="/",
        max_age=A_YEAR,
    )


ROUTES = [
    catalog,
    list_tables,
    open_table,
    look,
    look_at_game,
    join_table,
    command,
    record,
    health,
    metrics,
]
