"""Tables over HTTP: open, list, join, look, command, download."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Annotated, Any, NoReturn, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.params import JSONBody, PathParameter, QueryParameter

from ... import __version__
from ...bots.registry import BOTS
from ...catalog import GAMES, SpecError, fits, open_game, whole
from ...catalog import faces as faces_of
from ...core.material import Gone
from ...core.reason import IllegalChoice
from ...house.messages.build import Listener, position, refusal, table_info, why
from ...house.messages.shapes import (
    Carried,
    Checked,
    CourseOfGame,
    Join,
    Listed,
    NewTable,
    Position,
    Sat,
    TableInfo,
    Why,
)
from ...house.tables.credentials import also, cookie_name, seat_of, seats_of
from ...house.tables.hub import Hub, UnknownTable
from ...house.tables.live import Live
from ...store.failures import StoreError
from ...table.commands import AnyCommand
from ...table.proposals import LATE_BOT
from ...table.record import record_text
from ...table.refusal import Refused
from ...table.table import NOBODY
from ...text.cards import CardVoice
from ...text.words import LANGUAGES, Words, language, words
from ..guards.origins import own_pages_only
from ..metrics import CONTENT_TYPE, Metrics
from ..service import Service

log = logging.getLogger("tiptoe.server")

T = TypeVar("T")
Anybody = Request[Any, Any, State]
TableName: TypeAlias = Annotated[str, PathParameter(description="24 hex digits: the link of the table")]
Language: TypeAlias = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)}|pt)([-_][A-Za-z0-9]{{1,8}})?$")]
Speaker: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=NOBODY, le=15, description="for which of the asker's seats; the first of them unless it is said"),
]
LIST = 100
A_YEAR = 365 * 24 * 3600
NO_SUCH_GAME = "no-such-game"
DEALT_OTHERWISE = "dealt-otherwise"
NOT_NOW = "The tables cannot be read or written now; nothing is lost, try again later."


class Conflicting(HTTPException):
    """What was asked for cannot be done as things are; `extra` has the word and the rule."""

    status_code = 409


READING = [NotFoundException, TooManyRequestsException, ServiceUnavailableException, Conflicting]
CHANGING = [*READING, PermissionDeniedException]


class VariantFit(msgspec.Struct, frozen=True):
    """A variant: others that it needs or excludes, and the numbers of seats it is for, where it changes them."""

    name: str
    needs: list[str]
    excludes: list[str]
    seats: list[int]


class Face(msgspec.Struct, frozen=True):
    """A board, start tile or ship that a game can be played on: what a spec calls it, and its name."""

    id: str
    name: str


class Game(msgspec.Struct, frozen=True):
    """A game of the catalog: numbers of seats without variants, and the spec with all its sets of cards."""

    faces: list[Face]
    seats: list[int]
    variants: list[VariantFit]
    whole: str


class Catalog(msgspec.Struct, frozen=True):
    """What can be played, by whom, in which languages; and the bot for those who do not choose one."""

    version: str
    games: dict[str, Game]
    bots: list[str]
    bot: str
    languages: list[str]


def service_of(request: Anybody) -> Service:
    service: Service = request.app.state.service
    return service


async def table_named(hub: Hub, id: str, lang: str = "en") -> Live:
    try:
        return await kept(hub.live(id))
    except UnknownTable as error:
        raise NotFoundException("There is no such table.") from error
    except Gone as error:
        log.error("a table was dealt with what is gone: %s", error)
        sentence = words(language(lang)).say(f"table-{DEALT_OTHERWISE}", what=str(error))
        raise Conflicting(detail=sentence, extra={"word": DEALT_OTHERWISE, "rule": ""}) from error


async def kept(work: Awaitable[T]) -> T:
    """Something that needs the store; why it fails is for the log, with its places and addresses."""
    try:
        return await work
    except StoreError as error:
        log.warning("the store fails: %s", error)
        raise ServiceUnavailableException(NOT_NOW) from error


def cookie_for(request: Anybody, live: Live) -> str | None:
    return request.cookies.get(cookie_name(live.table.id))


def seat_at(request: Anybody, live: Live, wanted: int | None = None) -> int:
    return seat_of(live.table, cookie_for(request, live), wanted)


def refuse(live: Live | None, listener: Listener, error: Exception) -> NoReturn:
    """A refusal as an answer: 409, with the word, the rule and the sentence."""
    why = refusal(None if live is None else live.table, listener, 0, error)
    raise Conflicting(detail=why.text or why.word, extra={"word": why.word, "rule": why.rule}) from error


def address_of(request: Anybody) -> str:
    return request.client.host if request.client else ""


@get("/api/catalog", sync_to_thread=False, raises=[TooManyRequestsException])
def catalog(lang: Language = "en") -> Catalog:
    """What can be played."""
    games = {name: game_named(name, words(language(lang))) for name in GAMES}
    return Catalog(__version__, games, list(BOTS), LATE_BOT, list(LANGUAGES))


def game_named(name: str, spoken: Words) -> Game:
    rules = open_game(name)
    voice = CardVoice(spoken, rules.pack)
    faces = [Face(face, voice.face_name(face)) for face in faces_of(name)]
    variants = [
        VariantFit(variant, list(fit.needs), list(fit.excludes), list(fit.seats)) for variant, fit in fits(name).items()
    ]
    return Game(faces, list(rules.params.seats), variants, whole(name))


@get("/api/tables", raises=[TooManyRequestsException, ServiceUnavailableException])
async def list_tables(request: Anybody) -> list[Listed]:
    """Tables that want to be found, the latest first."""
    return await kept(service_of(request).listed(LIST))


@post(
    "/api/tables",
    guards=[own_pages_only],
    raises=[TooManyRequestsException, ServiceUnavailableException, Conflicting, PermissionDeniedException],
)
async def open_table(request: Anybody, data: JSONBody[NewTable]) -> Response[Sat]:
    """A new table. The asker gets its first free seat, and the cookie for it."""
    service = service_of(request)
    may_open(service, request)
    try:
        live, seat, token = await kept(service.hub.open(data))
    except SpecError as error:
        raise Conflicting(detail=str(error), extra={"word": NO_SUCH_GAME, "rule": ""}) from error
    except Refused as error:
        refuse(None, Listener(NOBODY, words("en")), error)
    return Response(Sat(live.table.id, seat), status_code=201, cookies=[seat_cookie(service, live, token)])


def may_open(service: Service, request: Anybody) -> None:
    if not service.openings.take(address_of(request)):
        raise TooManyRequestsException("Too many new tables from this address; try again later.")


@get("/api/tables/{table:str}", raises=READING)
async def look(request: Anybody, table: TableName, lang: Language = "en") -> TableInfo:
    live = await table_named(service_of(request).hub, table, lang)
    return table_info(live.table, live.here())


@get("/api/tables/{table:str}/position", raises=READING)
async def look_at_game(
    request: Anybody, table: TableName, lang: Language = "en", seat: Speaker = None
) -> Position | None:
    """The game as the asker may see it: by their cookie, or as a spectator."""
    live = await table_named(service_of(request).hub, table)
    return position(live.table, listening(seat_at(request, live, seat), lang))


@get("/api/tables/{table:str}/seats", raises=READING)
async def own_seats(request: Anybody, table: TableName) -> list[int]:
    """The seats that the asker's cookie proves: more than one where people share a browser."""
    live = await table_named(service_of(request).hub, table)
    return seats_of(live.table, cookie_for(request, live))


@get("/api/tables/{table:str}/why", raises=READING)
async def why_not(
    request: Anybody,
    table: TableName,
    key: Annotated[str, QueryParameter(max_length=120)],
    lang: Language = "en",
    seat: Speaker = None,
) -> Why:
    """Why a key is not offered to the asker now, with its rule; or that it is."""
    live = await table_named(service_of(request).hub, table)
    return why(live.table, listening(seat_at(request, live, seat), lang), key)


@post("/api/tables/{table:str}/join", guards=[own_pages_only], raises=CHANGING)
async def join_table(request: Anybody, table: TableName, data: JSONBody[Join]) -> Response[Sat]:
    """Sit down at a free seat."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    try:
        if seat_at(request, live) != NOBODY and not data.another:
            raise Refused("already-seated")
        token = service.new_token()
        seat = await kept(service.hub.sit(live, data.name, token, NOBODY if data.seat is None else data.seat))
    except Refused as error:
        refuse(live, Listener(NOBODY, words("en")), error)
    tokens = also(live.table, cookie_for(request, live), token)
    return Response(Sat(live.table.id, seat), status_code=201, cookies=[seat_cookie(service, live, tokens)])


@post("/api/tables/{table:str}/rematch", status_code=200, guards=[own_pages_only], raises=CHANGING)
async def rematch(request: Anybody, table: TableName) -> Response[Sat]:
    """The table where the same people meet again: opened by the first of them who asks, and everybody's cookie for it.

    Whoever has given up their seat there gets the table, and no seat.
    """
    service = service_of(request)
    live = await table_named(service.hub, table)
    try:
        if seat_at(request, live) == NOBODY:
            raise Refused("not-seated")
        if not live.table.rematch:
            may_open(service, request)
        other = await table_named(service.hub, await kept(service.hub.rematch(live)))
    except SpecError as error:
        raise Conflicting(detail=str(error), extra={"word": NO_SUCH_GAME, "rule": ""}) from error
    except Refused as error:
        refuse(live, Listener(NOBODY, words("en")), error)
    tokens = request.cookies[cookie_name(live.table.id)]
    seat = seat_of(other.table, tokens)
    cookies = [] if seat == NOBODY else [seat_cookie(service, other, tokens)]
    return Response(Sat(other.table.id, seat), cookies=cookies)


@post("/api/tables/{table:str}/commands", status_code=200, guards=[own_pages_only], raises=CHANGING)
async def command(
    request: Anybody, table: TableName, data: JSONBody[AnyCommand], lang: Language = "en", seat: Speaker = None
) -> Carried:
    """What a websocket can ask for, asked over HTTP."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    listener = listening(seat_at(request, live, seat), lang)
    try:
        return Carried(await kept(service.command(live, data, listener.seat)))
    except (Refused, IllegalChoice) as error:
        refuse(live, listener, error)


@get("/api/tables/{table:str}/record", media_type="text/plain", raises=READING)
async def record(request: Anybody, table: TableName) -> str:
    """The choices so far; when the game is over, the whole record with the secret that proves its luck."""
    live = await table_named(service_of(request).hub, table)
    return record_text(live.table)


@get("/api/tables/{table:str}/course", raises=READING)
async def course(request: Anybody, table: TableName) -> CourseOfGame:
    """How a finished game went, turn by turn."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    try:
        return await service.replays.course(live.table)
    except Refused as error:
        refuse(live, Listener(NOBODY, words("en")), error)


@get("/api/tables/{table:str}/check", raises=READING)
async def check(request: Anybody, table: TableName) -> Checked:
    """The record of a finished game, played again now and held to its seal, its choices and its digests."""
    service = service_of(request)
    live = await table_named(service.hub, table)
    try:
        return await service.replays.check(live.table)
    except Refused as error:
        refuse(live, Listener(NOBODY, words("en")), error)


@get("/health", raises=[ServiceUnavailableException])
async def health(request: Anybody) -> dict[str, str]:
    """Whether commands can be carried out: the store answers."""
    await kept(service_of(request).check())
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(request: Anybody) -> Response[bytes]:
    counts: Metrics = service_of(request).metrics
    return Response(counts.page(), media_type=CONTENT_TYPE)


def listening(seat: int, lang: str) -> Listener:
    """Somebody who wants sentences in a language."""
    return Listener(seat, words(language(lang)))


def seat_cookie(service: Service, live: Live, tokens: str) -> Cookie:
    return Cookie(
        key=cookie_name(live.table.id),
        value=tokens,
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
    own_seats,
    why_not,
    join_table,
    rematch,
    command,
    record,
    course,
    check,
    health,
    metrics,
]
