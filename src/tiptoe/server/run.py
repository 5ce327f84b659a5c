"""Running a server: checks that can be told in one sentence first, then uvicorn."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing

import uvicorn

from ..store.log import Store
from .app import create_app
from .logs import set_up_logs
from .settings import Settings


class PortTaken(Exception):
    """Another program listens there."""


def serve(settings: Settings, host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop. PortTaken or StoreError before anything has begun."""
    listening = listen(host, port)
    prepare(settings)
    set_up_logs()
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    on_ready(f"http://{shown_host(host)}:{listening.getsockname()[1]}/")
    uvicorn.Server(config).run(sockets=[listening])


def prepare(settings: Settings) -> None:
    """The database exists and is of this version."""
    store = Store(settings.database)
    try:
        store.migrate()
    finally:
        store.close()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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
    """An address that a browser can open."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
