"""Routes of what can be cached: content, pictures and rules over HTTP. Nothing here knows a table."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...catalog import GAMES as CATALOG
from ...catalog import SpecError
from ...draw.svg.pictures import symbol_names
from ...game import Rule
from ...house.content.build import content
from ...house.content.pictures import UnknownPicture, board_picture, symbol_picture, tile_picture
from ...house.content.shapes import Content
from ...nearest import hint
from ...rulebook.matrix import PREFIXES, RULINGS, load_rules, rules_of
from ...rulebook.primers import has_primer, primer
from ...text.words import language
from .tables import Anybody, Language

Spec: TypeAlias = Annotated[str, PathParameter(max_length=120, description="a game of the catalog")]
Theme: TypeAlias = Annotated[Literal["torch", "parchment"], QueryParameter()]
Version: TypeAlias = Annotated[str, QueryParameter(max_length=32)]
NOT_FOUND = [NotFoundException, TooManyRequestsException]
SVG = "image/svg+xml"
JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
GAMES = {"CORE": "core", RULINGS: "rulings", **{prefix: name for name, prefix in PREFIXES.items()}}


class RuleContent(msgspec.Struct, frozen=True):
    """A rule of the rulebook, in our words."""

    id: str
    game: str
    chapter: str
    title: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """The rulebook, in the language that it is written in."""

    language: str
    rules: list[RuleContent]


class PrimerSentence(msgspec.Struct, frozen=True):
    """A sentence, and the rules that it tells."""

    text: str
    rules: list[str]


class PrimerSection(msgspec.Struct, frozen=True):
    title: str
    sentences: list[PrimerSentence]


class PrimerSign(msgspec.Struct, frozen=True):
    """Something printed on cards and maps: how it looks, its name, and what it does."""

    id: str
    looks: str
    name: str
    text: str
    rules: list[str]


class PrimerContent(msgspec.Struct, frozen=True):
    """The game in two minutes, for somebody who has never played it."""

    game: str
    language: str
    title: str
    sections: list[PrimerSection]
    signs_title: str
    signs: list[PrimerSign]


@dataclass(frozen=True)
class Kept:
    """A body that is made once: as it is, gzipped, its tag, and the version in addresses that may be kept for ever."""

    body: bytes
    small: bytes
    tag: str
    version: str


@get(
    "/api/content/{spec:str}",
    sync_to_thread=True,
    raises=NOT_FOUND,
    responses={200: ResponseSpec(Content, generate_examples=False)},
)
def read_content(request: Anybody, spec: Spec, lang: Language = "en", v: Version = "") -> Response[bytes]:
    """Everything about a game that does not change during play, in one language."""
    try:
        return answer(request, kept_content(spec, language(lang)), JSON, v)
    except SpecError as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/{spec:str}/board.svg", sync_to_thread=True, raises=NOT_FOUND, media_type=SVG)
def read_board(request: Anybody, spec: Spec, theme: Theme = "torch", v: Version = "") -> Response[bytes]:
    """A printed board, without anything that is laid on it."""
    try:
        return answer(request, kept(*board_picture(spec, theme)), SVG, v)
    except (SpecError, UnknownPicture) as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/{spec:str}/tiles/{file:str}", sync_to_thread=True, raises=NOT_FOUND, media_type=SVG)
def read_tile(request: Anybody, spec: Spec, file: Spec, theme: Theme = "torch", v: Version = "") -> Response[bytes]:
    """A tile, unturned, without anything that must stay upright."""
    try:
        return answer(request, kept(*tile_picture(spec, named(file), theme)), SVG, v)
    except (SpecError, UnknownPicture) as error:
        raise NotFoundException(str(error)) from error


@get("/api/pictures/symbols/{file:str}", sync_to_thread=False, raises=NOT_FOUND, media_type=SVG)
def read_symbol(request: Anybody, file: Spec, v: Version = "") -> Response[bytes]:
    """One mark of the drawings, around its middle."""
    name = named(file)
    if name not in symbol_names():
        raise NotFoundException(f"unknown symbol '{name}'; {hint(name, symbol_names())}")
    return answer(request, kept(symbol_picture(name)), SVG, v)


@get(
    "/api/rules",
    sync_to_thread=False,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(Rules, generate_examples=False)},
)
def read_rules(
    request: Anybody, lang: Language = "en", spec: Annotated[str, QueryParameter(max_length=120)] = ""
) -> Response[bytes]:
    """The rulebook, whole or as far as a game is played by it. It is written in English, whatever is asked for."""
    return answer(request, kept_rules("+".join(sorted(books_of(spec)))), JSON, "")


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
    return answer(request, kept_primer(game, language(lang)), JSON, "")


@get("/api/rules/{id:str}", sync_to_thread=False, raises=NOT_FOUND)
def read_rule(id: Annotated[str, PathParameter(max_length=20)]) -> RuleContent:
    """One rule."""
    rules = load_rules()
    if id not in rules:
        raise NotFoundException(f"unknown rule '{id}'; {hint(id, rules)}")
    return rule_content(rules[id])


def answer(request: Anybody, what: Kept, media_type: str, version: str) -> Response[bytes]:
    """The body, or that it has not changed. Who names its version may keep it for ever."""
    headers = {
        "etag": f'"{what.tag}"',
        "vary": "accept-encoding",
        "cache-control": FOR_EVER if version == what.version else ASK_FIRST,
    }
    if f'"{what.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(what.small, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(what.body, headers=headers, media_type=media_type)


@lru_cache(maxsize=256)
def kept(picture: str, version: str = "") -> Kept:
    return keep(picture.encode(), version)


@lru_cache(maxsize=64)
def kept_content(spec: str, language: str) -> Kept:
    return keep(msgspec.json.encode(content(spec, language)))


def books_of(spec: str) -> set[str]:
    """The parts of a spec that have rules of their own; nothing for the whole rulebook."""
    return {part.partition(":")[0] for part in spec.split("+")} & set(PREFIXES)


@lru_cache(maxsize=32)
def kept_rules(books: str) -> Kept:
    rules = rules_of(books) if books else load_rules().values()
    return keep(msgspec.json.encode(Rules("en", [rule_content(rule) for rule in rules])))


@lru_cache(maxsize=32)
def kept_primer(game: str, language: str) -> Kept:
    return keep(msgspec.json.encode(primer_content(game, language)))


def primer_content(game: str, language: str) -> PrimerContent:
    page = primer(game, language)
    return PrimerContent(
        game=game,
        language=language,
        title=page.title,
        sections=[
            PrimerSection(one.title, [PrimerSentence(line.text, line.rules) for line in one.sentences])
            for one in page.sections
        ],
        signs_title=page.signs_title,
        signs=[PrimerSign(one.id, one.looks, one.name, one.text, one.rules) for one in page.signs],
    )


def keep(body: bytes, version: str = "") -> Kept:
    tag = hashlib.sha256(body).hexdigest()[:16]
    return Kept(body, gzip.compress(body, mtime=0), tag, version or tag)


def rule_content(rule: Rule) -> RuleContent:
    return RuleContent(rule.id, GAMES[rule.prefix], rule.chapter, rule.title, rule.text)


def named(file: str) -> str:
    """The id in the name of a picture."""
    if not file.endswith(".svg"):
        raise NotFoundException(f"'{file}' is not a picture; its name ends in .svg")
    return file.removesuffix(".svg")


ROUTES = [read_content, read_board, read_tile, read_symbol, read_rules, read_primer, read_rule]
