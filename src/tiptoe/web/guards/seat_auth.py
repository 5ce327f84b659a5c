"""Proof of a seat: the cookie of a table, or a bearer token in its place (ADR 0062)."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ...service.credentials import COOKIE, cookie_name, is_cookie, seats_of
from ...service.registry import is_table_name
from ...service.session import TableSession
from ...table.phases import OVER

Connection = ASGIConnection[Any, Any, Any, Any]
SCHEME: Final = "bearer"
TOKEN_PREFERENCE: Final = "token"  # a preference (RFC 7240)


def bearer_tokens(connection: Connection) -> str | None:
    """Returns the tokens of the Authorization header; None without one, or where no token could look like this."""
    scheme, _, tokens = connection.headers.get("authorization", "").partition(" ")
    tokens = tokens.strip()
    return tokens if scheme.lower() == SCHEME and is_cookie(tokens) else None


def without_cookies(connection: Connection) -> bool:
    """Whether cookies are ignored: the request has a bearer header, even a malformed one, or prefers a token."""
    scheme = connection.headers.get("authorization", "").partition(" ")[0]
    return scheme.lower() == SCHEME or wants_token(connection)


def wants_token(connection: Connection) -> bool:
    """Whether the answer holds the token of a new seat instead of setting a cookie."""
    preferred = connection.headers.get("prefer", "").lower().split(",")
    return bearer_tokens(connection) is not None or TOKEN_PREFERENCE in (one.strip() for one in preferred)


A_MONTH: Final = 30 * 24 * 3600
A_YEAR: Final = 365 * 24 * 3600
COOKIE_BYTES: Final = 2_500  # bytes: the whole head of an answer must fit into the 4 kB that a proxy has for it


def tokens_for(connection: Connection, table: str) -> str | None:
    """Returns the tokens that a connection shows at a table: in its header, or else in the table's cookie."""
    return bearer_tokens(connection) or cookie_for(connection, table)


def cookie_for(connection: Connection, table: str) -> str | None:
    """Returns the tokens in the table's cookie; None if there are none, or if cookies are ignored."""
    if without_cookies(connection):
        return None
    cookie = connection.cookies.get(cookie_name(table), "")
    return cookie if is_cookie(cookie) else None


def seat_cookie(table: str, tokens: str, *, secure: bool, lasts: int = A_YEAR) -> Cookie:
    """Returns the cookie that proves seats of a table; browsers send it below the table's address alone."""
    return Cookie(
        key=cookie_name(table),
        value=tokens,
        httponly=True,
        samesite="strict",
        secure=secure,
        path=f"/api/tables/{table}",
        max_age=lasts,
    )


def renewed_cookie(connection: Connection, session: TableSession, *, secure: bool) -> list[Cookie]:
    """Returns the cookie of a seated client with a new lifetime; no cookie for any other client."""
    tokens = cookie_for(connection, session.table.id)
    if tokens is None or not seats_of(session.table, tokens):
        return []
    lasts = A_MONTH if session.table.phase == OVER else A_YEAR
    return [seat_cookie(session.table.id, tokens, secure=secure, lasts=lasts)]


def migrated_cookies(connection: Connection, *, secure: bool) -> list[Cookie]:
    """Moves cookies that an older version set for every page below their tables, some with each answer."""
    moved: list[Cookie] = []
    room = COOKIE_BYTES
    for name, tokens in list(connection.cookies.items()):
        table = name.removeprefix(COOKIE)
        if not (name.startswith(COOKIE) and is_table_name(table) and is_cookie(tokens)):
            continue
        pair = [seat_cookie(table, tokens, secure=secure), Cookie(key=name, path="/", max_age=0)]
        room -= sum(len(cookie.to_header()) for cookie in pair)
        if moved and room < 0:
            break
        moved += pair
    return moved
