"""Bodies: content, rules, books and pictures as bytes that are made once, with what a cache needs to know of them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property, lru_cache

import msgspec

from .book import book_content
from .build import content
from .examples import example_content
from .lessons import lessons_content
from .pictures import board_picture, symbol_picture, tile_picture
from .rules import books_of, primer_content, rules_content


class CachedBody:
    """A body with its tag, and the version in addresses under which it never changes; as brotli where that is made."""

    def __init__(self, body: bytes, version: str = "", brotli: bytes = b"") -> None:
        self.body = body
        self.brotli = brotli
        self.tag = hashlib.sha256(body).hexdigest()[:16]
        self.version = version or self.tag

    @cached_property
    def gzipped(self) -> bytes:
        return gzip.compress(self.body, mtime=0)


@lru_cache(maxsize=64)
def content_body(spec: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(content(spec, language)))


def board_body(spec: str, theme: str) -> CachedBody:
    return _picture(*board_picture(spec, theme))


def tile_body(spec: str, tile: str, theme: str) -> CachedBody:
    return _picture(*tile_picture(spec, tile, theme))


def symbol_body(name: str) -> CachedBody:
    return _picture(symbol_picture(name))


def rules_body(spec: str, language: str) -> CachedBody:
    """The rules that a game is played by; of none, the whole rulebook."""
    return _rules("+".join(sorted(books_of(spec))), language)


@lru_cache(maxsize=64)
def book_body(spec: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(book_content(spec, language)))


@lru_cache(maxsize=64)
def example_body(id: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(example_content(id, language)))


@lru_cache(maxsize=32)
def primer_body(game: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(primer_content(game, language)))


@lru_cache(maxsize=8)
def lessons_body(language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(lessons_content(language)))


@lru_cache(maxsize=32)
def _rules(books: str, language: str) -> CachedBody:
    return CachedBody(msgspec.json.encode(rules_content(books, language)))


@lru_cache(maxsize=256)
def _picture(picture: str, version: str = "") -> CachedBody:
    return CachedBody(picture.encode(), version)
