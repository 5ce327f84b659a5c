"""Origins of requests: a page of another site may not speak for somebody here."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection) -> bool:
    """Browsers say whose page asks; programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def own_pages_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Rejects state-changing requests from other origins. A guard that is no coroutine would wait for a thread."""
    if not same_origin(connection):
        raise PermissionDeniedException("Pages of another site cannot do this.")
