"""Runs a server: first the checks whose failure can be told in one sentence, then uvicorn."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from contextlib import closing

import uvicorn
from litestar import Litestar

from ..build import freeze_imported_objects
from ..store.file_lock import lock_file
from ..store.log import Store
from .app import create_app
from .connections.http import BoundedHttp
from .connections.limits import raise_descriptors
from .connections.websocket import BoundedSocket
from .logs import set_up_logs
from .settings import Settings

log = logging.getLogger("tiptoe.web")


class PortTaken(Exception):
    """Raised when the address cannot be listened on, mostly because another program does."""


class NotStarted(Exception):
    """Raised when starting fails after the checks."""


def serve(settings: Settings, host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Serves until it is stopped; raises PortTaken or StoreError before anything has begun."""
    listening = listen(host, port)
    with lock_file(settings.database):
        prepare(settings)
        set_up_logs()
        found = raise_descriptors()
        app = create_app(settings)
        log.info("%s descriptors, room for %s connections", found, app.state.process.doors.most)
        server = uvicorn.Server(configured(app, settings))
        freeze_imported_objects()
        on_ready(f"http://{shown_host(host)}:{listening.getsockname()[1]}/")
        server.run(sockets=[listening])
        if not server.started:
            raise NotStarted("the server could not start; the lines above say why")


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Returns the configuration of uvicorn for an application of ours."""
    doors = app.state.process.doors
    return uvicorn.Config(
        app,
        http=type("Http", (BoundedHttp,), {"doors": doors}),
        ws=type("Socket", (BoundedSocket,), {"doors": doors, "most_waiting": settings.message_burst}),
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=True,  # with windows of 4 KiB: some 36 kB a connection (ADR 0075)
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )


def prepare(settings: Settings) -> None:
    """Migrates the database, which exists afterwards."""
    store = Store(settings.database)
    try:
        store.migrate()
    finally:
        store.close()


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket that listens; raises PortTaken if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named so that asyncio knows it and sends small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        with closing(listening):
            raise PortTaken(f"{host}:{port}: {error.strerror}; choose another one with --port") from error
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def shown_host(host: str) -> str:
    """Returns the host as a browser can open it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
