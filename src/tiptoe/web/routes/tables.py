"""Routes of tables: open, list, join, look, command, download."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException, ServiceUnavailableException, TooManyRequestsException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from ...service.content.catalog import Catalog
from ...service.credentials import seats_of
from ...service.table_service import TakenSeat
from ...table.commands import AnyCommand
from ...table.table import NOBODY
from ...wire.table import (
    Advice,
    Carried,
    Checked,
    CourseOfGame,
    FoundTable,
    Join,
    Listed,
    NewTable,
    Position,
    Sat,
    SeatClaim,
    SeatLink,
    SeatTaken,
    TableInfo,
    Weighed,
    Why,
    WrittenMoment,
)
from ..guards.client_address import address_key
from ..guards.cors import PUBLIC
from ..guards.csrf import require_same_origin
from ..guards.seat_auth import TOKEN_PREFERENCE, renewed_cookie, seat_at, seat_cookie, tokens_for, wants_token
from .requests import (
    CHANGE_ERRORS,
    READ_ERRORS,
    AnyRequest,
    ConflictError,
    Language,
    Speaker,
    TableName,
    address_of,
    http_errors,
    listener_at,
    process_of,
    require_quota,
    service_of,
    table_named,
)


@get("/api/catalog", opt=PUBLIC, sync_to_thread=False, raises=[TooManyRequestsException])
def catalog(request: AnyRequest, lang: Language = "en") -> Catalog:
    """Catalog of the games, variants and bots that can be played, and of this server's settings."""
    settings = process_of(request).settings
    games = settings.report_games if settings.reports_at_once else 0
    return replace(service_of(request).catalog(lang), keep_days=settings.keep_days, report_games=games)


@get("/api/tables", opt=PUBLIC, raises=[TooManyRequestsException, ServiceUnavailableException])
async def list_tables(request: AnyRequest) -> list[Listed]:
    """Tables that are listed publicly, the latest first."""
    with http_errors():
        return await service_of(request).listed()


@post(
    "/api/tables",
    guards=[require_same_origin],
    raises=[TooManyRequestsException, ServiceUnavailableException, ConflictError, PermissionDeniedException],
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Sat]:
    """Opens a new table. The client gets its first free seat, proved by a cookie, or by a token on request."""
    may_open(request)
    with http_errors():
        taken = await service_of(request).open(data, address_key(address_of(request)))
    return seated(request, taken, 201)


def may_open(request: AnyRequest) -> None:
    """Raises 429 if the address has opened too many tables."""
    refusal = "Too many new tables from this address; try again later."
    require_quota(request, process_of(request).openings, "tables", refusal)


def seated(request: AnyRequest, taken: TakenSeat, status: int) -> Response[Sat]:
    """Returns the answer with a seat and its proof: a cookie, or the token itself for a program that prefers it."""
    if wants_token(request):
        told = replace(taken.sat, token=taken.tokens)
        return Response(told, status_code=status, headers={"preference-applied": TOKEN_PREFERENCE})
    secure = process_of(request).settings.secure
    cookies = [seat_cookie(taken.sat.table, taken.tokens, secure=secure)] if taken.tokens else []
    return Response(taken.sat, status_code=status, cookies=cookies)


@get("/api/codes/{code:str}", raises=READ_ERRORS)
async def find_by_code(request: AnyRequest, code: Annotated[str, PathParameter(max_length=40)]) -> FoundTable:
    """Finds a table by its code, as long as its game is not over."""
    require_quota(
        request, process_of(request).codes, "codes", "Too many codes from this address; try again in a minute."
    )
    with http_errors():
        return await service_of(request).find(code)


@get("/api/tables/{table:str}", opt=PUBLIC, raises=READ_ERRORS)
async def look(request: AnyRequest, table: TableName, lang: Language = "en") -> Response[TableInfo]:
    """A table and who sits at it. The cookie of a seated client is renewed."""
    session = await table_named(request, table, lang)
    cookies = renewed_cookie(request, session, secure=process_of(request).settings.secure)
    return Response(service_of(request).info(session), cookies=cookies)


@get("/api/tables/{table:str}/position", opt=PUBLIC, raises=READ_ERRORS)
async def look_at_game(
    request: AnyRequest, table: TableName, lang: Language = "en", seat: Speaker = None
) -> Position | None:
    """The current position, as the client's seat or a spectator may see it."""
    session = await table_named(request, table)
    asker = seat_at(request, session, seat)
    service_of(request).noticed(session, asker)
    return service_of(request).position(session, listener_at(asker, lang))


@get("/api/tables/{table:str}/seats", raises=READ_ERRORS)
async def own_seats(request: AnyRequest, table: TableName) -> list[int]:
    """Seats that the client's cookie or token proves: more than one where people share a browser."""
    session = await table_named(request, table)
    return seats_of(session.table, tokens_for(request, session))


@get("/api/tables/{table:str}/why", raises=READ_ERRORS)
async def why_not(
    request: AnyRequest,
    table: TableName,
    key: Annotated[str, QueryParameter(max_length=120)] = "",
    spot: Annotated[str, QueryParameter(max_length=120)] = "",
    lang: Language = "en",
    seat: Speaker = None,
) -> Why:
    """Explains why the choice `key`, or what a `spot` of the table stands for, is not offered now; or that it is."""
    session = await table_named(request, table)
    return service_of(request).why(session, listener_at(seat_at(request, session, seat), lang), key, spot)


@get("/api/tables/{table:str}/scenario", raises=READ_ERRORS)
async def written_moment(
    request: AnyRequest,
    table: TableName,
    key: Annotated[str, QueryParameter(max_length=120)] = "",
    seat: Speaker = None,
) -> WrittenMoment:
    """The position that the client sees, as a scenario in which `key` must be refused.

    Everything hidden is dealt anew.
    """
    session = await table_named(request, table)
    return service_of(request).written(session, listener_at(seat_at(request, session, seat), "en"), key)


@get("/api/tables/{table:str}/advice", raises=CHANGE_ERRORS)
async def advice(request: AnyRequest, table: TableName, lang: Language = "en", seat: Speaker = None) -> Advice:
    """What the strongest bot would choose in the client's place, and why.

    Only for a person who plays with bots alone.
    """
    session = await table_named(request, table)
    listener = listener_at(seat_at(request, session, seat), lang)
    with http_errors(session, listener):
        return await service_of(request).advice(session, listener)


ChoiceKey: TypeAlias = Annotated[str, QueryParameter(min_length=1, max_length=120)]


@get("/api/tables/{table:str}/weigh", raises=CHANGE_ERRORS)
async def weigh(
    request: AnyRequest, table: TableName, key: ChoiceKey, lang: Language = "en", seat: Speaker = None
) -> Weighed:
    """What a choice would cost and risk, and what the strongest bot thinks of it."""
    session = await table_named(request, table)
    listener = listener_at(seat_at(request, session, seat), lang)
    with http_errors(session, listener):
        return await service_of(request).weigh(session, listener, key)


@post("/api/tables/{table:str}/join", guards=[require_same_origin], raises=CHANGE_ERRORS)
async def join_table(request: AnyRequest, table: TableName, data: JSONBody[Join]) -> Response[Sat]:
    """Takes a free seat."""
    session = await table_named(request, table)
    with http_errors(session):
        household = address_key(address_of(request))
        taken = await service_of(request).join(session, data, tokens_for(request, session), household)
    return seated(request, taken, 201)


@post("/api/tables/{table:str}/link", guards=[require_same_origin], raises=CHANGE_ERRORS)
async def offer_seat(request: AnyRequest, table: TableName, lang: Language = "en", seat: Speaker = None) -> SeatLink:
    """Makes a link that takes the client's seat to another device, once and soon. No other answer holds it."""
    session = await table_named(request, table)
    listener = listener_at(seat_at(request, session, seat), lang)
    with http_errors(session, listener):
        return await service_of(request).offer_seat(session, listener.seat)


@post("/api/tables/{table:str}/take", guards=[require_same_origin], raises=CHANGE_ERRORS)
async def take_seat(
    request: AnyRequest, table: TableName, data: JSONBody[SeatTaken], lang: Language = "en"
) -> Response[Sat]:
    """Takes the seat of a link; the device where it was before becomes a spectator."""
    session = await table_named(request, table)
    with http_errors(session, listener_at(NOBODY, lang)):
        taken = await service_of(request).take_seat(session, data, tokens_for(request, session))
    return seated(request, taken, 201)


@post("/api/tables/{table:str}/claim", status_code=202, guards=[require_same_origin], raises=CHANGE_ERRORS)
async def claim_seat(
    request: AnyRequest, table: TableName, data: JSONBody[SeatClaim], lang: Language = "en"
) -> Response[Sat]:
    """Asks for a seat whose cookie was lost.

    The others at the table decide; the new cookie proves the seat once they agree.
    """
    session = await table_named(request, table)
    require_quota(request, process_of(request).claims, "claims", "Too many claims from this address; try again later.")
    with http_errors(session, listener_at(NOBODY, lang)):
        taken = await service_of(request).claim_seat(session, data, tokens_for(request, session))
    return seated(request, taken, 202)


@post("/api/tables/{table:str}/rematch", status_code=200, guards=[require_same_origin], raises=CHANGE_ERRORS)
async def rematch(request: AnyRequest, table: TableName) -> Response[Sat]:
    """Finds the table where the same people meet again, and sets the client's cookie for it.

    The first of them who asks opens it. A client whose seat there was given up gets the table, and no seat.
    """
    session = await table_named(request, table)
    if seat_at(request, session) != NOBODY and not session.table.rematch:
        may_open(request)
    with http_errors(session):
        taken = await service_of(request).rematch(session, tokens_for(request, session))
    return seated(request, taken, 200)


@post("/api/tables/{table:str}/commands", status_code=200, guards=[require_same_origin], raises=CHANGE_ERRORS)
async def command(
    request: AnyRequest, table: TableName, data: JSONBody[AnyCommand], lang: Language = "en", seat: Speaker = None
) -> Carried:
    """Carries out a command of the websocket over HTTP."""
    session = await table_named(request, table)
    listener = listener_at(seat_at(request, session, seat), lang)
    with http_errors(session, listener):
        return await service_of(request).command(session, data, listener.seat)


@get("/api/tables/{table:str}/record", opt=PUBLIC, media_type="text/plain", raises=READ_ERRORS)
async def record(request: AnyRequest, table: TableName) -> str:
    """The choices so far; when the game is over, the whole record with the secret that proves its luck."""
    return service_of(request).record(await table_named(request, table))


@get("/api/tables/{table:str}/course", opt=PUBLIC, raises=READ_ERRORS)
async def course(request: AnyRequest, table: TableName) -> CourseOfGame:
    """Course of a finished game, turn by turn."""
    session = await table_named(request, table)
    with http_errors(session):
        return await service_of(request).course(session)


@get("/api/tables/{table:str}/check", opt=PUBLIC, raises=READ_ERRORS)
async def check(request: AnyRequest, table: TableName) -> Checked:
    """Plays the record of a finished game again, and checks its seal, its choices and its digests."""
    session = await table_named(request, table)
    with http_errors(session):
        return await service_of(request).check(session)


ROUTES = [
    catalog,
    list_tables,
    open_table,
    find_by_code,
    look,
    look_at_game,
    own_seats,
    why_not,
    written_moment,
    advice,
    weigh,
    join_table,
    offer_seat,
    take_seat,
    claim_seat,
    rematch,
    command,
    record,
    course,
    check,
]
