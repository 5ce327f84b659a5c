"""Routes of content: games, pictures and rules, for caching clients. They read no table."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Literal, TypeAlias

from litestar import Response, get
from litestar.exceptions import NotFoundException, ServiceUnavailableException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...service.content.bodies import (
    NOT_FOUND_ERRORS,
    CachedBody,
    board_body,
    book_body,
    content_body,
    example_body,
    primer_body,
    rule_named,
    rules_body,
    symbol_body,
    tile_body,
)
from ...service.content.book import BookContent
from ...service.content.examples import ExampleContent
from ...service.content.rules import PrimerContent, RuleContent, Rules
from ...text.language import language
from ...wire.content import Content
from ...wire.table import LONGEST_SPEC
from ..guards.cors import PUBLIC
from .requests import AnyRequest, Language, http_errors, service_of

Spec: TypeAlias = Annotated[str, PathParameter(max_length=LONGEST_SPEC, description="a game of the catalog")]
Theme: TypeAlias = Annotated[Literal["torch", "parchment"], QueryParameter()]
Version: TypeAlias = Annotated[str, QueryParameter(max_length=32)]
NOT_FOUND = [NotFoundException, TooManyRequestsException, ServiceUnavailableException]
SVG = "image/svg+xml"
JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


@get(
    "/api/content/{spec:str}",
    opt=PUBLIC,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(Content, generate_examples=False)},
)
async def read_content(request: AnyRequest, spec: Spec, lang: Language = "en", v: Version = "") -> Response[bytes]:
    """Everything about a game that does not change during play, in one language."""
    return respond(request, await published(request, spec, content_body, language(lang)), JSON, v)


@get("/api/pictures/{spec:str}/board.svg", opt=PUBLIC, raises=NOT_FOUND, media_type=SVG)
async def read_board(request: AnyRequest, spec: Spec, theme: Theme = "torch", v: Version = "") -> Response[bytes]:
    """Picture of a printed board, without anything that lies on it."""
    return respond(request, await published(request, spec, board_body, theme), SVG, v)


@get("/api/pictures/{spec:str}/tiles/{file:str}", opt=PUBLIC, raises=NOT_FOUND, media_type=SVG)
async def read_tile(
    request: AnyRequest, spec: Spec, file: Spec, theme: Theme = "torch", v: Version = ""
) -> Response[bytes]:
    """Picture of a tile, not rotated, without the parts that must stay upright."""
    return respond(request, await published(request, spec, tile_body, file, theme), SVG, v)


@get("/api/pictures/symbols/{file:str}", opt=PUBLIC, sync_to_thread=False, raises=NOT_FOUND, media_type=SVG)
def read_symbol(request: AnyRequest, file: Spec, v: Version = "") -> Response[bytes]:
    """Picture of one symbol of the maps, drawn around its centre."""
    with found():
        return respond(request, symbol_body(file), SVG, v)


@get(
    "/api/rules",
    opt=PUBLIC,
    sync_to_thread=False,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(Rules, generate_examples=False)},
)
def read_rules(
    request: AnyRequest, lang: Language = "en", spec: Annotated[str, QueryParameter(max_length=LONGEST_SPEC)] = ""
) -> Response[bytes]:
    """The rulebook, or with `spec` only the rules by which that game is played."""
    return respond(request, rules_body(spec, language(lang)), JSON, "")


@get(
    "/api/book/{spec:str}",
    opt=PUBLIC,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(BookContent, generate_examples=False)},
)
async def read_book(request: AnyRequest, spec: Spec, lang: Language = "en") -> Response[bytes]:
    """The rules of a game for its players: chapters, terms, the exact rules, and the cards that they concern."""
    return respond(request, await published(request, spec, book_body, language(lang)), JSON, "")


@get(
    "/api/examples/{id:str}",
    opt=PUBLIC,
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(ExampleContent, generate_examples=False)},
)
def read_example(
    request: AnyRequest, id: Annotated[str, PathParameter(max_length=80)], lang: Language = "en"
) -> Response[bytes]:
    """Worked example of rules, played by the engine: the position, the choices, and what happens."""
    with found():
        return respond(request, example_body(id, language(lang)), JSON, "")


@get(
    "/api/primer/{game:str}",
    opt=PUBLIC,
    sync_to_thread=False,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(PrimerContent, generate_examples=False)},
)
def read_primer(
    request: AnyRequest, game: Annotated[str, PathParameter(max_length=40)], lang: Language = "en"
) -> Response[bytes]:
    """A game in two minutes: goal, turn, noise, end, scoring, and what the symbols mean."""
    with found():
        return respond(request, primer_body(game, language(lang)), JSON, "")


@get("/api/rules/{id:str}", opt=PUBLIC, sync_to_thread=False, raises=NOT_FOUND)
def read_rule(id: Annotated[str, PathParameter(max_length=20)], lang: Language = "en") -> RuleContent:
    """One rule of the rulebook."""
    with found():
        return rule_named(id, language(lang))


@contextmanager
def found() -> Iterator[None]:
    """Raises 404 for a name that does not exist."""
    try:
        yield
    except NOT_FOUND_ERRORS as error:
        raise NotFoundException(str(error)) from error


async def published(request: AnyRequest, spec: str, make: Callable[..., CachedBody], *what: str) -> CachedBody:
    """Makes a body off the event loop, after fetching the packs that `spec` names."""
    with http_errors(), found():
        await service_of(request).packs.ready(spec)
        return await to_thread(make, spec, *what)


def respond(request: AnyRequest, what: CachedBody, media_type: str, version: str) -> Response[bytes]:
    """Returns the body, or 304 if it has not changed. A request that names its version may cache it for ever."""
    headers = {
        "etag": f'"{what.tag}"',
        "vary": "accept-encoding",
        "cache-control": FOR_EVER if version == what.version else ASK_FIRST,
    }
    if f'"{what.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if what.brotli and "br" in accepted:
        return Response(what.brotli, headers={**headers, "content-encoding": "br"}, media_type=media_type)
    if "gzip" in accepted:
        return Response(what.gzipped, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(what.body, headers=headers, media_type=media_type)


ROUTES = [read_content, read_board, read_tile, read_symbol, read_rules, read_book, read_example, read_primer, read_rule]
