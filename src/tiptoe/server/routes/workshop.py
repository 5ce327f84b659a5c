"""Routes of the workshop: what cards can say, and what a pack that somebody is writing comes to. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ...catalog import SpecError
from ...formats.lesson.lesson import LEARNER
from ...house.content.bodies import workshop_body
from ...house.messages.build import Listener
from ...house.messages.closing import NO_TABLE, NOT_UNDERSTOOD, UNAVAILABLE
from ...house.tables.live import Client
from ...house.workshop.check import written_pack
from ...house.workshop.positions import UnknownCard
from ...house.workshop.shapes import PackText, WorkshopWords, WrittenPack
from ...store.failures import StoreError
from ...text.words import LanguageError, language, words
from ..guards.origins import own_pages_only
from ..service import Service
from .content import JSON, NOT_FOUND, found, respond
from .live import Socket, admitted, attend, household
from .requests import BRINGING, LARGEST_PACK, Anybody, Language, address_of, service_of


@get(
    "/api/workshop/{game:str}",
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
    if not service_of(request).checks.take(address_of(request)):
        service_of(request).metrics.limited("checks")
        raise TooManyRequestsException("Too many packs from this address; try again in a minute.")
    return await asyncio.to_thread(written_pack, data, language(lang))


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
    except (SpecError, UnknownCard) as error:
        await socket.close(NO_TABLE, str(error)[:100])
        return
    except StoreError:
        await socket.close(UNAVAILABLE, "The store does not answer.")
        return
    except (LanguageError, ValueError):
        await socket.close(NOT_UNDERSTOOD, "'lang' is a language, 'seed' a number.")
        return
    table.join(client)
    await attend(service, socket, client, lambda message: table.receive(client, message))


ROUTES = [read_words, check_text, live_trial]
