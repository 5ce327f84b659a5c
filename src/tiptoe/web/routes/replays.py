"""Routes of replays: finished games and records, looked at moment by moment, and continued at new tables.

While a game is played its replay answers 409 to every client.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, get, post
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...service.replay_messages import EVERYBODY
from ...table.table import NOBODY
from ...wire.replay import (
    LONGEST_RECORD,
    AccountOfGame,
    BetterChoice,
    FiguresOfGame,
    Replay,
    ReplayedTurn,
    WantedRecord,
    WhatIfWanted,
)
from ...wire.table import Sat
from ..guards.cors import PUBLIC
from ..guards.csrf import require_same_origin
from .requests import (
    CHANGE_ERRORS,
    READ_ERRORS,
    AnyRequest,
    ConflictError,
    Language,
    address_of,
    http_errors,
    listener_at,
    one_at_a_time,
    process_of,
    require_quota,
    service_of,
)
from .tables import may_open, seated

ReplayName: TypeAlias = Annotated[
    str, PathParameter(max_length=40, description="a table, or what a shown record was named")
]
Eyes: TypeAlias = Annotated[
    int,
    QueryParameter(ge=EVERYBODY, le=15, description="whose eyes: a seat, -1 a spectator's, -2 with all hands open"),
]
Seat: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
Turn: TypeAlias = Annotated[int, PathParameter(ge=1, le=100_000)]
LARGEST = 4 * LONGEST_RECORD  # bytes of a body: letters may be escaped


@post(
    "/api/replays",
    status_code=200,
    guards=[require_same_origin],
    request_max_body_size=LARGEST,
    raises=[TooManyRequestsException, ConflictError, PermissionDeniedException, RequestEntityTooLarge],
)
async def show_record(request: AnyRequest, data: JSONBody[WantedRecord]) -> Replay:
    """Uploads a record for a replay.

    It is kept in memory for a while, and nowhere else; 409 names a line that is wrong.
    """
    refusal = "Too many records from this address; try again later."
    require_quota(request, process_of(request).records, "records", refusal)
    with http_errors(), one_at_a_time(request):
        async with process_of(request).lines.turn(address_of(request)):
            return await service_of(request).replay_of(data)


@get("/api/replays/{name:str}", opt=PUBLIC, raises=READ_ERRORS)
async def replay(request: AnyRequest, name: ReplayName, lang: Language = "en") -> Replay:
    """Timeline of a finished game. Answers 404 for a record that is no longer kept: upload it again."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).replay(name)


@get("/api/replays/{name:str}/turns/{turn:int}", opt=PUBLIC, raises=READ_ERRORS)
async def replayed_turn(
    request: AnyRequest, name: ReplayName, turn: Turn, lang: Language = "en", eyes: Eyes = NOBODY
) -> ReplayedTurn:
    """Every moment of a turn, as the seat in `eyes` sees it."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).replayed_turn(name, turn, listener_at(eyes, lang))


@get("/api/replays/{name:str}/figures", opt=PUBLIC, raises=READ_ERRORS)
async def replay_figures(request: AnyRequest, name: ReplayName, lang: Language = "en") -> FiguresOfGame:
    """Figures of the game, turn by turn, and the luck of the bag."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).replay_figures(name)


@get("/api/replays/{name:str}/account", opt=PUBLIC, raises=READ_ERRORS)
async def replay_account(request: AnyRequest, name: ReplayName, lang: Language = "en") -> AccountOfGame:
    """Effect of luck and of choices on every seat's chance to win. The first request takes some seconds."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).replay_account(name)


@get("/api/replays/{name:str}/better/{seat:int}", opt=PUBLIC, raises=READ_ERRORS)
async def better_choices(
    request: AnyRequest, name: ReplayName, seat: Seat, lang: Language = "en"
) -> list[BetterChoice]:
    """The worst choices of a seat, judged by what it knew, with better ones and the reasons."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).better_choices(name, listener_at(seat, lang))


@post("/api/replays/{name:str}/what-if", guards=[require_same_origin], raises=CHANGE_ERRORS)
async def what_if(
    request: AnyRequest, name: ReplayName, data: JSONBody[WhatIfWanted], lang: Language = "en"
) -> Response[Sat]:
    """Continues from a moment at a new table, with everything that the seat could not know dealt again."""
    may_open(request)
    with http_errors(listener=listener_at(NOBODY, lang)):
        taken = await service_of(request).what_if(name, data)
    return seated(request, taken, 201)


@post("/api/replays/{name:str}/go-on", guards=[require_same_origin], raises=CHANGE_ERRORS)
async def go_on(request: AnyRequest, name: ReplayName, lang: Language = "en") -> Response[Sat]:
    """Continues the unfinished game of a record at a new table, with everything hidden dealt again."""
    may_open(request)
    with http_errors(listener=listener_at(NOBODY, lang)):
        taken = await service_of(request).go_on(name)
    return seated(request, taken, 201)


ROUTES = [show_record, replay, replayed_turn, replay_figures, replay_account, better_choices, what_if, go_on]
