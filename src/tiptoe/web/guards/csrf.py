"""Origin check: a page of another site may not act for a person here."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from .seat_auth import Connection, bearer_tokens


def same_origin(connection: Connection) -> bool:
    """Whether the Origin header names this server; programs, unlike browsers, send none and pass."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def may_change(connection: Connection) -> bool:
    """Whether a connection may change something: it is of the own origin, or has a bearer token.

    Browsers add cookies to the requests of any page, but never a bearer token: a client that sends one knows it.
    """
    return bearer_tokens(connection) is not None or same_origin(connection)


async def require_same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Rejects state-changing requests from other origins. A coroutine, since a plain guard would wait for a thread."""
    if not may_change(connection):
        raise PermissionDeniedException("Pages of another site cannot do this.")
