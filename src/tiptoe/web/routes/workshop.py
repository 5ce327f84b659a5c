"""Routes of the workshop: the vocabulary of cards; checks, trials and reports of a pack being written.

Nothing is kept.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ...packs.cache import without_packs
from ...service.content.bodies import workshop_body
from ...service.dependencies import WorkTooCostly
from ...service.errors import CLOSING_ERRORS, close_reason
from ...service.messages import Listener
from ...service.session import Connection
from ...service.workshop.check import too_costly, written_pack
from ...table.table import NOBODY
from ...text.language import language, words
from ...tutorials.format import LEARNER
from ...wire.close_codes import TOO_MANY
from ...wire.report import NoReport, StopReport
from ...wire.workshop import PackText, WorkshopWords, WrittenPack
from ..guards.cors import PUBLIC
from ..guards.csrf import require_same_origin
from ..process import ServerProcess
from ..reports import ReportRequest, ReportRun
from .content import JSON, NOT_FOUND, found, respond
from .live import Socket, admitted, household, serve_connection
from .requests import (
    LARGEST_PACK,
    PACK_ERRORS,
    AnyRequest,
    Language,
    address_of,
    one_at_a_time,
    process_of,
    require_quota,
)

PAGE_MADE: Final = b'"report-page"'  # the last message of a report


@get(
    "/api/workshop/{game:str}",
    opt=PUBLIC,
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(WorkshopWords, generate_examples=False)},
)
def read_words(
    request: AnyRequest, game: Annotated[str, PathParameter(max_length=40)], lang: Language = "en"
) -> Response[bytes]:
    """Vocabulary in which the cards of a game are written."""
    with found():
        return respond(request, workshop_body(game, language(lang)), JSON, "")


@post(
    "/api/workshop",
    status_code=200,
    guards=[require_same_origin],
    request_max_body_size=LARGEST_PACK,
    raises=PACK_ERRORS,
)
async def check_text(request: AnyRequest, data: JSONBody[PackText], lang: Language = "en") -> WrittenPack:
    """Checks a pack that is being written: its mistakes, and its cards as a table shows them in every language."""
    refusal = "Too many packs from this address; try again in a minute."
    require_quota(request, process_of(request).checks, "checks", refusal)
    with one_at_a_time(request):
        try:
            return await process_of(request).benches.do(address_of(request), written_pack, data, language(lang))
        except WorkTooCostly:
            return too_costly(language(lang))


@websocket("/api/workshop/{spec:str}/trial")
async def live_trial(socket: Socket, spec: Annotated[str, PathParameter()]) -> None:
    """Connects to a trial of one card, whose table lasts as long as the connection.

    Query: `?card=C` for the card, `?seed=N` for the position, `?lang=fr` for the language.
    """
    process: ServerProcess = socket.app.state.process
    if not await admitted(process, socket):
        return
    asked = socket.query_params
    try:
        listener = Listener(LEARNER, words(language(asked.get("lang") or "en")))
        client = Connection(listener, source=household(socket))
        table = await process.service.trial(spec, asked.get("card") or "", int(asked.get("seed") or 1), client)
    except CLOSING_ERRORS as error:
        await socket.close(*close_reason(error, "'lang' is a language, 'seed' a number."))
        return
    table.join(client)
    await serve_connection(process, socket, client, lambda message: table.receive(client, message))


@websocket("/api/workshop/{spec:str}/report")
async def live_report(socket: Socket, spec: Annotated[str, PathParameter()]) -> None:
    """Connects to a report on the one pack of a spec, from some hundred games.

    They are played as long as the connection lasts; `stop` ends them sooner, and the report has what was played. Query:
    `?lang=fr` for the language.
    """
    process: ServerProcess = socket.app.state.process
    if not await admitted(process, socket):
        return
    try:
        lang = language(socket.query_params.get("lang") or "en")
        (pack,) = await process.service.packs.ready(spec)
    except CLOSING_ERRORS as error:
        await socket.close(*close_reason(error, "'lang' is a language; the spec names one pack."))
        return
    await stream_report(
        process, socket, ReportRequest(without_packs(spec), pack.text, lang, process.settings.report_games)
    )


async def stream_report(process: ServerProcess, socket: Socket, asked: ReportRequest) -> None:
    """Streams a report to the websocket, or closes it with the reason."""
    begun = process.reports.begin(household(socket), asked)
    if not isinstance(begun, ReportRun):
        process.metrics.limited("reports")
        await socket.send_data(msgspec.json.encode(NoReport(begun)), mode="text")
        await socket.close(TOO_MANY, "No report now.")
        return
    client = Connection(Listener(NOBODY, None), source=household(socket))
    teller = asyncio.get_running_loop().create_task(send_lines(begun, client))
    try:
        await serve_connection(process, socket, client, lambda message: stop_report(begun, message))
    finally:
        teller.cancel()
        process.reports.end(household(socket), begun)


async def send_lines(report: ReportRun, client: Connection) -> None:
    """Sends the messages of a report, and at last that it failed if there was no page."""
    made = False
    async for line in report.lines():
        client.send(line)
        made = PAGE_MADE in line[:40]
    if not made:
        client.tell(NoReport("failed"))


async def stop_report(report: ReportRun, message: str) -> None:
    """Stops the report on a `StopReport` message; anything else is ignored."""
    with suppress(msgspec.DecodeError):
        msgspec.json.decode(message, type=StopReport)
        report.stop()


ROUTES = [read_words, check_text, live_trial, live_report]
