"""Parameters of a page's request, and answers in the form that a server gives them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..service.content.bodies import CachedBody
from ..service.errors import HttpError
from ..text.language import Words, language, words

T = TypeVar("T")
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain; charset=utf-8"
OK: Final = 200
CREATED: Final = 201
ACCEPTED: Final = 202


class PageRequest(NamedTuple):
    """Request of a page: method, parts of the path below `/api/`, query and body."""

    method: str
    parts: list[str]
    query: dict[str, str]
    body: bytes

    @property
    def lang(self) -> str:
        return language(self.query.get("lang") or "en")

    @property
    def words(self) -> Words:
        return words(self.lang)

    @property
    def seat(self) -> int | None:
        return int(self.query["seat"]) if self.query.get("seat") else None

    @property
    def theme(self) -> str:
        return "parchment" if self.query.get("theme") == "parchment" else "torch"

    def read(self, shape: type[T]) -> T:
        return msgspec.json.decode(self.body, type=shape)


class PageAnswer(NamedTuple):
    """Answer to a page: status, media type and body."""

    status: int
    type: str
    body: bytes


def page_request(method: str, target: str, body: bytes = b"") -> PageRequest:
    """Parses the address of a request; its first part, `api`, is dropped."""
    address = urlsplit(target)
    parts = [unquote(part) for part in address.path.strip("/").split("/")]
    return PageRequest(method, parts[1:], dict(parse_qsl(address.query)), body)


def as_json(what: Any, status: int = OK) -> PageAnswer:
    return PageAnswer(status, JSON, msgspec.json.encode(what))


def as_body(body: CachedBody, type: str = JSON) -> PageAnswer:
    return PageAnswer(OK, type, body.body)


def error_answer(why: HttpError) -> PageAnswer:
    """Returns an error answer in the form that a server gives it."""
    extra = {"extra": why.extra} if why.extra else {}
    return as_json({"status_code": why.status, "detail": why.detail, **extra}, why.status)
