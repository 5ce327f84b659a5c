"""Routes of content: games, pictures and rules, to be read and cached. Nothing here knows a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import Response, get
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...catalog import GAMES as CATALOG
from ...catalog import SpecError
from ...draw.svg.pictures import symbol_names
from ...formats.scenario.examples import examples
from ...house.content.bodies import (
    CachedBody,
    board_body,
    book_body,
    content_body,
    example_body,
    primer_body,
    rules_body,
    symbol_body,
    tile_body,
)
from ...house.content.book import BookContent
from ...house.content.examples import ExampleContent
from ...house.content.pictures import UnknownPicture
from ...house.content.rules import PrimerContent, RuleContent, Rules, rule_content
from ...house.content.shapes import Content
from ...nearest import hint
from ...rulebook.matrix import load_rules
from ...rulebook.primers import has_primer
from ...text.words import language
from .requests import Anybody, Language

Spec: TypeAlias = Annotated[str, PathParameter(max_length=120, description="a game of the catalog")]
Theme: TypeAlias = Annotated[Literal["torch", "parchment"], QueryParameter()]
Version: TypeAlias = Annotated[str, QueryParameter(max_length=32)]
NOT_FOUND = [NotFoundException, TooManyRequestsException]
SVG = "image/svg+xml"
JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


@get(
    "/api/content/{spec:str}",
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(Content, generate_examples=False)},
)
def read_content(request: Anybody, spec: Spec, lang: Language = "en", v: Version = "") -> Response[bytes]:
    """Everything about a game that does not change during play, in one language."""
    try:
        return respond(request, content_body(spec, language(lang)), JSON, v)
    except SpecError as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/{spec:str}/board.svg", sync_to_thread=True, raises=NOT_FOUND, media_type=SVG)
def read_board(request: Anybody, spec: Spec, theme: Theme = "torch", v: Version = "") -> Response[bytes]:
    """A printed board, without anything that is laid on it."""
    try:
        return respond(request, board_body(spec, theme), SVG, v)
    except (SpecError, UnknownPicture) as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/{spec:str}/tiles/{file:str}", sync_to_thread=True, raises=NOT_FOUND, media_type=SVG)
def read_tile(request: Anybody, spec: Spec, file: Spec, theme: Theme = "torch", v: Version = "") -> Response[bytes]:
    """A tile, unturned, without anything that must stay upright."""
    try:
        return respond(request, tile_body(spec, picture_id(file), theme), SVG, v)
    except (SpecError, UnknownPicture) as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/symbols/{file:str}", sync_to_thread=False, raises=NOT_FOUND, media_type=SVG)
def read_symbol(request: Anybody, file: Spec, v: Version = "") -> Response[bytes]:
    """One mark of the drawings, around its middle."""
    name = picture_id(file)
    if name not in symbol_names():
        raise NotFoundException(f"unknown symbol '{name}'; {hint(name, symbol_names())}")
    return respond(request, symbol_body(name), SVG, v)


@get(
    "/api/rules",
    sync_to_thread=False,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(Rules, generate_examples=False)},
)
def read_rules(
    request: Anybody, lang: Language = "en", spec: Annotated[str, QueryParameter(max_length=120)] = ""
) -> Response[bytes]:
    """The rulebook, whole or as far as a game is played by it."""
    return respond(request, rules_body(spec, language(lang)), JSON, "")


@get(
    "/api/book/{spec:str}",
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(BookContent, generate_examples=False)},
)
def read_book(request: Anybody, spec: Spec, lang: Language = "en") -> Response[bytes]:
    """The rules of a game for those who play it: chapters, terms, the exact rules, and the cards they are about."""
    try:
        return respond(request, book_body(spec, language(lang)), JSON, "")
    except SpecError as error:
        raise NotFoundException(str(error)) from error


@get(
    "/api/examples/{id:str}",
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(ExampleContent, generate_examples=False)},
)
def read_example(
    request: Anybody, id: Annotated[str, PathParameter(max_length=80)], lang: Language = "en"
) -> Response[bytes]:
    """A worked example of rules, played by the engine: where it begins, what is chosen, and what happens."""
    if id not in examples():
        raise NotFoundException(f"unknown example '{id}'; {hint(id, examples())}")
    return respond(request, example_body(id, language(lang)), JSON, "")


@get(
    "/api/primer/{game:str}",
    sync_to_thread=False,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(PrimerContent, generate_examples=False)},
)
def read_primer(
    request: Anybody, game: Annotated[str, PathParameter(max_length=40)], lang: Language = "en"
) -> Response[bytes]:
    """A game in two minutes: goal, turn, noise, end, count, and what the signs mean."""
    if game not in CATALOG:
        raise NotFoundException(f"unknown game '{game}'; {hint(game, CATALOG)}")
    if not has_primer(game):
        raise NotFoundException(f"'{game}' has no such page")
    return respond(request, primer_body(game, language(lang)), JSON, "")


@get("/api/rules/{id:str}", sync_to_thread=False, raises=NOT_FOUND)
def read_rule(id: Annotated[str, PathParameter(max_length=20)], lang: Language = "en") -> RuleContent:
    """One rule."""
    rules = load_rules()
    if id not in rules:
        raise NotFoundException(f"unknown rule '{id}'; {hint(id, rules)}")
    return rule_content(rules[id], language(lang))


def respond(request: Anybody, what: CachedBody, media_type: str, version: str) -> Response[bytes]:
    """The body, or that it has not changed. Who names its version may keep it for ever."""
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


def picture_id(file: str) -> str:
    """The id in the name of a picture."""
    if not file.endswith(".svg"):
        raise NotFoundException(f"'{file}' is not a picture; its name ends in .svg")
    return file.removesuffix(".svg")


ROUTES = [read_content, read_board, read_tile, read_symbol, read_rules, read_book, read_example, read_primer, read_rule]
