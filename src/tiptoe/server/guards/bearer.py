"""Bearer tokens of seats: the secret of the cookie, in the `Authorization` header, for programs (ADR 0062).

A request that speaks this way is never judged by its cookies: a page that can add a header to a request of its
visitor's browser gains nothing by the cookies that go along with it.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from ...house.tables.credentials import is_cookie

Connection = ASGIConnection[Any, Any, Any, Any]
SCHEME: Final = "bearer"
WANTED: Final = "token"  # a preference (RFC 7240)


def bearer_of(connection: Connection) -> str | None:
    """The tokens of the header, or None where there is no such header or no token could look like this."""
    scheme, _, tokens = connection.headers.get("authorization", "").partition(" ")
    tokens = tokens.strip()
    return tokens if scheme.lower() == SCHEME and is_cookie(tokens) else None


def without_cookies(connection: Connection) -> bool:
    """Whether the cookies of a request are passed over: it has a bearer token, however written, or wants one."""
    scheme = connection.headers.get("authorization", "").partition(" ")[0]
    return scheme.lower() == SCHEME or wants_token(connection)


def wants_token(connection: Connection) -> bool:
    """Whether the answer tells the token of a new seat instead of setting a cookie."""
    preferred = connection.headers.get("prefer", "").lower().split(",")
    return bearer_of(connection) is not None or WANTED in (one.strip() for one in preferred)
