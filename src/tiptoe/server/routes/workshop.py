"""Routes of the workshop: what cards can say, and what a pack that somebody is writing comes to. Nothing is kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ...formats.lesson.lesson import LEARNER
from ...house.closings import NotLetIn, closed
from ...house.content.bodies import workshop_body
from ...house.messages.build import Listener
from ...house.messages.closing import TOO_MANY
from ...house.messages.reports import NoReport, StopReport
from ...house.needs import TooCostly
from ...house.tables.live import Client
from ...house.workshop.check import too_costly, written_pack
from ...house.workshop.shapes import PackText, WorkshopWords, WrittenPack
from ...packs.shelf import without_packs
from ...table.table import NOBODY
from ...text.words import language, words
from ..guards.origins import own_pages_only
from ..guards.reading import PUBLIC
from ..reports import ReportAsked, ReportRun
from ..service import Service
from .content import JSON, NOT_FOUND, found, respond
from .live import Socket, admitted, attend, household
from .requests import BRINGING, LARGEST_PACK, Anybody, Language, address_of, one_at_a_time, service_of, within

PAGE_MADE: Final = b'"report-page"'  # the last message of a report


@get(
    "/api/workshop/{game:str}",
    opt=PUBLIC,
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(WorkshopWords, generate_examples=False)},
)
def read_words(
    request: Anybody, game: Annotated[str, PathParameter(max_length=40)], lang: Language = "en"
) -> Response[bytes]:
    """What cards of a game can be written with."""
    with found():
        return respond(request, workshop_body(game, language(lang)), JSON, "")


@post(
    "/api/workshop",
    status_code=200,
    guards=[own_pages_only],
    request_max_body_size=LARGEST_PACK,
    raises=BRINGING,
)
async def check_text(request: Anybody, data: JSONBody[PackText], lang: Language = "en") -> WrittenPack:
    """A pack while it is written: its mistakes, and its cards as they will lie on the table in every language."""
    refusal = "Too many packs from this address; try again in a minute."
    within(request, service_of(request).checks, "checks", refusal)
    with one_at_a_time(request):
        try:
            return await service_of(request).benches.do(address_of(request), written_pack, data, language(lang))
        except TooCostly:
            return too_costly(language(lang))


@websocket("/api/workshop/{spec:str}/trial")
async def live_trial(socket: Socket, spec: Annotated[str, PathParameter()]) -> None:
    """Connect with `?card=C&seed=N` to try a card out in the position of that seed, `?lang=fr` for the language.
    The table is there as long as the connection."""
    service: Service = socket.app.state.service
    if not await admitted(service, socket):
        return
    asked = socket.query_params
    try:
        listener = Listener(LEARNER, words(language(asked.get("lang") or "en")))
        client = Client(listener, source=household(socket))
        table = await service.house.trial(spec, asked.get("card") or "", int(asked.get("seed") or 1), client)
    except NotLetIn as error:
        await socket.close(*closed(error, "'lang' is a language, 'seed' a number."))
        return
    table.join(client)
    await attend(service, socket, client, lambda message: table.receive(client, message))


@websocket("/api/workshop/{spec:str}/report")
async def live_report(socket: Socket, spec: Annotated[str, PathParameter()]) -> None:
    """Connect to learn what some hundred games say of the one pack of a spec, `?lang=fr` for the language. They are
    played as long as the connection lasts; `stop` ends them sooner, and what was played is told."""
    service: Service = socket.app.state.service
    if not await admitted(service, socket):
        return
    try:
        lang = language(socket.query_params.get("lang") or "en")
        (pack,) = await service.house.packs.ready(spec)
    except NotLetIn as error:
        await socket.close(*closed(error, "'lang' is a language; the spec names one pack."))
        return
    await report_to(service, socket, ReportAsked(without_packs(spec), pack.text, lang, service.settings.report_games))


async def report_to(service: Service, socket: Socket, asked: ReportAsked) -> None:
    """One that somebody hears, or why there is none."""
    begun = service.reports.begin(household(socket), asked)
    if not isinstance(begun, ReportRun):
        service.metrics.limited("reports")
        await socket.send_data(msgspec.json.encode(NoReport(begun)), mode="text")
        await socket.close(TOO_MANY, "No report now.")
        return
    client = Client(Listener(NOBODY, None), source=household(socket))
    teller = asyncio.get_running_loop().create_task(tell_lines(begun, client))
    try:
        await attend(service, socket, client, lambda message: stop_report(begun, message))
    finally:
        teller.cancel()
        service.reports.end(household(socket), begun)


async def tell_lines(report: ReportRun, client: Client) -> None:
    made = False
    async for line in report.lines():
        client.send(line)
        made = PAGE_MADE in line[:40]
    if not made:
        client.tell(NoReport("failed"))


async def stop_report(report: ReportRun, message: str) -> None:
    """Whatever else somebody says there is not heard."""
    with suppress(msgspec.DecodeError):
        msgspec.json.decode(message, type=StopReport)
        report.stop()


ROUTES = [read_words, check_text, live_trial, live_report]
