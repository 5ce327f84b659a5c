"""Routes for monitoring: whether the server lives, whether it can store entries, and its metrics."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import PermissionDeniedException, ServiceUnavailableException
from litestar.handlers import BaseRouteHandler

from ...build import VERSION as __version__
from ..guards.cors import PUBLIC
from ..guards.seat_auth import Connection
from ..metrics import CONTENT_TYPE
from ..process import ServerProcess
from .requests import AnyRequest, http_errors, process_of


@get("/health", opt=PUBLIC, sync_to_thread=False, raises=[ServiceUnavailableException])
def health(request: AnyRequest) -> dict[str, str]:
    """Whether commands can be carried out: the last write to the store succeeded.

    The request itself asks no database.
    """
    with http_errors():
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


ROUTES = [health, alive, metrics]
