"""Routes of a server alone: whether it lives and can store entries, its metrics, and the AsyncAPI document.

The OpenAPI document is Litestar's own, at `/api/schema`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import PermissionDeniedException, ServiceUnavailableException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from ...build import VERSION as __version__
from ...service.routing import JSON
from ..asyncapi import asyncapi
from ..guards.cors import PUBLIC
from ..guards.seat_auth import Connection
from ..metrics import CONTENT_TYPE
from ..process import ServerProcess
from .requests import AnyRequest, process_of


@get("/health", opt=PUBLIC, sync_to_thread=False, raises=[ServiceUnavailableException])
def health(request: AnyRequest) -> dict[str, str]:
    """Whether commands can be carried out: the last write to the store succeeded.

    The request itself asks no database.
    """
    process_of(request).pulse.check()
    return {"status": "ok", "version": __version__}


@get("/health/live", sync_to_thread=False, include_in_schema=False)
def alive() -> dict[str, str]:
    """Whether the process answers at all; the store is left out, since a restart would not mend it."""
    return {"status": "ok", "version": __version__}


async def require_metrics_access(connection: Connection, _: BaseRouteHandler) -> None:
    """Restricts metrics to known addresses: the load of a server tells strangers when to attack it."""
    process: ServerProcess = connection.app.state.process
    if (connection.client.host if connection.client else "") not in process.watchers:
        raise PermissionDeniedException("Metrics are for the machine itself, or whom --metrics-from names.")


@get(
    "/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False, guards=[require_metrics_access]
)
def metrics(request: AnyRequest) -> Response[bytes]:
    return Response(process_of(request).metrics.page(), media_type=CONTENT_TYPE)


@get(
    "/api/asyncapi",
    opt=PUBLIC,
    sync_to_thread=True,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
def read_asyncapi() -> Response[bytes]:
    """The messages of every websocket, as an AsyncAPI 3 document."""
    return Response(_document(), media_type=JSON)


@cache
def _document() -> bytes:
    return msgspec.json.encode(asyncapi())


ROUTES: Final = [health, alive, metrics, read_asyncapi]
