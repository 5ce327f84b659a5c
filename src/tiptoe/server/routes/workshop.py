"""Routes of the workshop: what cards can say, and what a pack that somebody is writing comes to. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ...house.content.bodies import workshop_body
from ...house.workshop.check import written_pack
from ...house.workshop.shapes import PackText, WorkshopWords, WrittenPack
from ...text.words import language
from ..guards.origins import own_pages_only
from .content import JSON, NOT_FOUND, found, respond
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


ROUTES = [read_words, check_text]
