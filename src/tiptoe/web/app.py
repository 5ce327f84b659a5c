"""The Litestar application: routes, headers, limits, and errors as answers."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..build import VERSION as __version__
from ..service.credentials import TokenSource
from ..service.dependencies import Clock, seconds_now
from ..service.errors import NOT_UTF8, TOO_DEEP, service_error
from .guards.allowed_hosts import Hosts
from .guards.cors import CORS_HEADERS, readable_anywhere
from .guards.request_limits import Quota
from .openapi import Document
from .process import MINUTE, ServerProcess
from .routes import api, live, monitoring, pages
from .routes.requests import AnyRequest
from .settings import Settings

log = logging.getLogger("tiptoe.web")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
DECODER_FILE: Final = "msgspec_hooks.py"  # litestar's file that decodes bodies
FILES_A_REQUEST: Final = 10  # a page loads many files, and a browser caches them
TLS_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}


def create_app(settings: Settings, clock: Clock = seconds_now, token_source: TokenSource | None = None) -> Litestar:
    """Returns the application; the database must be migrated. Tests pass their own `clock` and `mint` of tokens."""
    process = ServerProcess(settings, clock, token_source)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await process.start()
        try:
            yield
        finally:
            await process.stop()

    return Litestar(
        route_handlers=[
            *pages.site(pages.STATIC),
            *api.ROUTES,
            *live.ROUTES,
            *monitoring.ROUTES,
        ],
        state=State({"process": process}),
        lifespan=[lifespan],
        before_send=[secure_headers],
        middleware=[RequestLimit(process), AllowedHosts(Hosts(settings.hosts))],
        request_max_body_size=settings.largest_body,
        exception_handlers={Exception: error_response},
        openapi_config=OpenAPIConfig(
            title="Tiptoe",
            version=__version__,
            path="/api/schema",
            render_plugins=[Document()],
            use_handler_docstrings=True,
        ),
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        logging_config=None,
        debug=False,
    )


class RequestLimit(ASGIMiddleware):
    """Limits the requests a minute of an address; health checks are not counted."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, process: ServerProcess) -> None:
        self.process = process
        self.quota = Quota(process.settings.requests_a_minute, MINUTE)
        self.files = Quota(process.settings.requests_a_minute * FILES_A_REQUEST, MINUTE)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client, path = scope["client"], scope["path"]
        quota = self.files if path.startswith("/assets/") else self.quota
        if not path.startswith("/health") and not quota.take(client[0] if client else ""):
            self.process.metrics.limited("requests")
            raise TooManyRequestsException("Too many requests; try again later.", headers={"retry-after": str(MINUTE)})
        await next_app(scope, receive, send)


class WrongHost(HTTPException):
    """Error 421: the request calls the server by a name that is not its own."""

    status_code = 421


class AllowedHosts(ASGIMiddleware):
    """Rejects requests whose Host header is not a name of this server."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: Hosts) -> None:
        self.hosts = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        called = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        if not self.hosts.allow(called):
            raise WrongHost("This server has another name; whoever runs it can allow this one with --allow-host.")
        await next_app(scope, receive, send)


async def secure_headers(message: Message, scope: Scope) -> None:
    """Adds the security headers to every answer, including those of the rate limit."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        secure = scope["litestar_app"].state.process.settings.secure
        for name, value in (HEADERS | TLS_HEADERS if secure else HEADERS).items():
            headers[name] = value
        if readable_anywhere(scope):
            headers.update(CORS_HEADERS)
        if str(scope.get("path", "")).startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def error_response(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Turns an exception into an answer: HTTP errors as they are, any other one into a logged 500 without details."""
    if isinstance(error, RecursionError | UnicodeDecodeError) and _of_decoder(error):
        why = TOO_DEEP if isinstance(error, RecursionError) else NOT_UTF8
        return Response({"status_code": 400, "detail": why}, status_code=400)
    known = service_error(error)
    if known is not None:
        return Response(known.body(), status_code=known.status)
    status = getattr(error, "status_code", 500)
    if status >= 500 and not hasattr(error, "status_code"):
        log.error("unexpected error on %s", request.scope.get("path_template", "?"), exc_info=error)
        return Response({"status_code": 500, "detail": "Something went wrong here."}, status_code=500)
    content: dict[str, Any] = {"status_code": status, "detail": getattr(error, "detail", "")}
    extra = getattr(error, "extra", None)
    if extra:
        content["extra"] = extra
    headers = getattr(error, "headers", None)
    return Response(content, status_code=status, headers=headers)


def _of_decoder(error: RecursionError | UnicodeDecodeError) -> bool:
    """Whether decoding the request raised the error, which makes it the client's mistake and not ours."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return last.filename.endswith(DECODER_FILE)
