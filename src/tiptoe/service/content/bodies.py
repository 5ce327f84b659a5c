"""Response bodies of the catalog, content, rules, books and pictures: bytes made once, with their cache tags."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property, lru_cache

import msgspec
from msgspec.structs import replace

from ...catalog import GAMES
from ...draw.svg.pictures import symbol_names
from ...rulebook.matrix import load_rules
from ...rulebook.primers import has_primer
from ...scenarios.walkthrough import examples
from ...suggest import hint
from ..errors import NotPublished
from ..workshop.words import workshop_words
from .book import book_content
from .build import content
from .catalog import catalog
from .examples import example_content
from .pictures import board_picture, symbol_picture, tile_picture
from .rules import RuleContent, books_of, primer_content, rule_content, rules_content
from .tutorials import lessons_content


class CachedBody:
    """Response body with its tag, and the version in URLs under which it never changes; brotli if precompressed."""

    def __init__(self, body: bytes, version: str = "", brotli: bytes = b"") -> None:
        self.body = body
        self.brotli = brotli
        self.tag = hashlib.sha256(body).hexdigest()[:16]
        self.version = version or self.tag

    @cached_property
    def gzipped(self) -> bytes:
        return gzip.compress(self.body, mtime=0)


@lru_cache(maxsize=8)
def catalog_body(language: str, keep_days: int, report_games: int) -> CachedBody:
    """Returns the catalog with two settings of this server."""
    return CachedBody(msgspec.json.encode(replace(catalog(language), keep_days=keep_days, report_games=report_games)))


@lru_cache(maxsize=64)
def content_body(spec: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(content(spec, language)))


def board_body(spec: str, theme: str) -> CachedBody:
    return _picture(*board_picture(spec, theme))


def tile_body(spec: str, file: str, theme: str) -> CachedBody:
    return _picture(*tile_picture(spec, picture_id(file), theme))


def symbol_body(file: str) -> CachedBody:
    name = picture_id(file)
    if name not in symbol_names():
        raise NotPublished(f"unknown symbol '{name}'; {hint(name, symbol_names())}")
    return _picture(symbol_picture(name))


def rules_body(spec: str, language: str) -> CachedBody:
    """Returns the rules that a spec is played by, or the whole rulebook if it names no game."""
    return _rules("+".join(sorted(books_of(spec))), language)


@lru_cache(maxsize=64)
def book_body(spec: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(book_content(spec, language)))


@lru_cache(maxsize=64)
def example_body(id: str, language: str) -> CachedBody:
    if id not in examples():
        raise NotPublished(f"unknown example '{id}'; {hint(id, examples())}")
    return CachedBody(msgspec.json.encode(example_content(id, language)))


@lru_cache(maxsize=32)
def primer_body(game: str, language: str) -> CachedBody:
    if game not in GAMES:
        raise NotPublished(f"unknown game '{game}'; {hint(game, GAMES)}")
    if not has_primer(game):
        raise NotPublished(f"'{game}' has no such page")
    return CachedBody(msgspec.json.encode(primer_content(game, language)))


@lru_cache(maxsize=8)
def lessons_body(language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(lessons_content(language)))


@lru_cache(maxsize=16)
def workshop_body(game: str, language: str) -> CachedBody:
    """Returns the vocabulary for writing cards and maps of a game."""
    if game not in GAMES:
        raise NotPublished(f"unknown game '{game}'; {hint(game, GAMES)}")
    return CachedBody(msgspec.json.encode(workshop_words(game, language)))


def rule_named(id: str, language: str) -> RuleContent:
    rules = load_rules()
    if id not in rules:
        raise NotPublished(f"unknown rule '{id}'; {hint(id, rules)}")
    return rule_content(rules[id], language)


def picture_id(file: str) -> str:
    """Returns the id in the file name of a picture."""
    if not file.endswith(".svg"):
        raise NotPublished(f"'{file}' is not a picture; its name ends in .svg")
    return file.removesuffix(".svg")


@lru_cache(maxsize=32)
def _rules(books: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(rules_content(books, language)))


@lru_cache(maxsize=256)
def _picture(picture: str, version: str = "") -> CachedBody:
    return CachedBody(picture.encode(), version)
