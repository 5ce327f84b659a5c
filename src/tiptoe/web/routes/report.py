"""Websocket of a report on a pack in the workshop, which a server alone can make."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State

from ...languages import ENGLISH
from ...packs.cache import without_packs
from ...service.errors import ServiceError, TooMany, service_errors
from ...service.messages import Listener
from ...service.routing import LiveConnection
from ...service.session import Connection
from ...table.table import NOBODY
from ...text.language import language
from ...wire.report import NoReport, StopReport
from ..reports import ReportRequest, ReportRun
from .requests import ServerHost

Socket = WebSocket[Any, Any, State]
PAGE_MADE: Final = b'"report-page"'  # the last message of a report


async def live_report(host: ServerHost, socket: Socket, lang: str | None) -> LiveConnection:
    """Begins a report on the one pack of a spec, from some hundred games.

    They are played as long as the connection lasts; `stop` ends them sooner, and the report has what was played.
    """
    process, spec = host.process, str(socket.path_params["spec"])
    with service_errors():
        tag = language(lang or ENGLISH)
        found = await process.service.packs.ready(spec)
    if len(found) != 1:
        raise ServiceError("a report is on one pack")
    asked = ReportRequest(without_packs(spec), found[0].text, tag, process.settings.report_games)
    begun = process.reports.begin(host.household, asked)
    if not isinstance(begun, ReportRun):
        process.metrics.limited("reports")
        await socket.send_data(msgspec.json.encode(NoReport(begun)), mode="text")
        raise TooMany("No report now.")
    client = Connection(Listener(NOBODY, None), source=host.household)
    teller = asyncio.get_running_loop().create_task(send_lines(begun, client))

    def leave() -> None:
        teller.cancel()
        process.reports.end(host.household, begun)

    return LiveConnection(client, lambda message: stop_report(begun, message), leave)


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
