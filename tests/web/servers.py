"""Real servers for tests: in a thread of this process with access to its objects, or as `tiptoe serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar

from patience import PATIENCE, until
from setups import DOOR
from tiptoe.core.codec import decode, digest
from tiptoe.core.rng import KEY_BYTES
from tiptoe.service.bot_turns import SEEDS
from tiptoe.service.credentials import TokenSource
from tiptoe.service.dependencies import seconds_now
from tiptoe.service.session import TableSession
from tiptoe.store.log import Store
from tiptoe.table.entries import AnyEntry, decode_entry
from tiptoe.web.app import create_app
from tiptoe.web.process import ServerProcess
from tiptoe.web.run import configured, listen, prepare
from tiptoe.web.settings import Settings, unlimited
from web.nginx import Nginx

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]


class SettableClock:
    """A clock for servers: the time of day, `ahead` seconds later, or stopped at one moment."""

    def __init__(self, stopped_at: int = 0) -> None:
        self.ahead = 0
        self.stopped_at = stopped_at

    def __call__(self) -> int:
        return self.stopped_at or seconds_now() + self.ahead


class FixedLuckTokens(TokenSource):
    """Token source with fixed luck: the same shuffles, and the same random choices of bots."""

    def __init__(self, secret: str = "5eed" * 16) -> None:
        self.dealt = secret

    def secret(self) -> str:
        return self.dealt

    def key(self) -> bytes:
        return bytes(KEY_BYTES)

    def number(self, below: int) -> int:
        return 1 if below == SEEDS else 0


class Door:
    """Address that clients use: the server's own, or that of an nginx that runs as long as the server."""

    def __init__(self, own_address: str) -> None:
        self.proxy = Nginx(own_address) if DOOR == "nginx" else None
        self.address = self.proxy.address if self.proxy else own_address

    def close(self) -> None:
        if self.proxy:
            self.proxy.stop()


class Server:
    """A server in a thread of this process; `on_loop` runs a coroutine on its event loop."""

    def __init__(
        self, settings: Settings, clock: SettableClock | None = None, token_source: TokenSource | None = None
    ) -> None:
        prepare(settings)
        self.settings = settings
        self.clock = clock or SettableClock()
        self.app: Litestar = create_app(settings, self.clock, token_source)
        self.process: ServerProcess = self.app.state.process
        self.socket = listen("127.0.0.1", 0)
        self.port = int(self.socket.getsockname()[1])
        self.uvicorn = uvicorn.Server(configured(self.app, settings))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.thread.start()
        assert until(lambda: self.uvicorn.started), "the server does not start"
        self.door = Door(self.own_address)

    @property
    def own_address(self) -> str:
        """Address of the server itself, without the proxy."""
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return self.door.address

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve(sockets=[self.socket])

    def on_loop(self, work: Coroutine[Any, Any, T]) -> T:
        return self.later(work).result(PATIENCE)

    def later(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def session(self, table: str) -> TableSession:
        return self.on_loop(self.process.registry.session(table))

    def digest(self, table: str) -> str:
        """Returns the digest of a table's position in memory."""
        return digest(self.session(table).table.state)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.door.close()
        assert not self.thread.is_alive(), "the server does not stop"


@contextmanager
def serving(
    database: str, *, clock: SettableClock | None = None, token_source: TokenSource | None = None, **changes: Any
) -> Iterator[Server]:
    """Runs a server without limits, except those in `changes`."""
    server = Server(replace(unlimited(database), **{"sweep_seconds": 0.2, **changes}), clock, token_source)
    try:
        yield server
    finally:
        server.stop()


class Process:
    """`tiptoe serve` as a process of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "tiptoe", "serve", "--port", "0", *arguments]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
        self.process = subprocess.Popen(
            command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.announced = self.process.stdout.readline()
        self.door = Door(self.own_address)

    @property
    def own_address(self) -> str:
        return self.announced.rpartition("http://")[2].strip().removesuffix("/")

    @property
    def address(self) -> str:
        return self.door.address

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Stops the process; returns its exit status and stderr."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            _, errors = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        finally:
            self.door.close()
        return self.process.returncode, errors


@contextmanager
def process(*arguments: str, **environment: str) -> Iterator[Process]:
    started = Process(*arguments, **environment)
    try:
        yield started
    finally:
        started.stop(signal.SIGKILL)


def tiptoe(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command as a user does."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "160", **environment}
    command = [sys.executable, "-m", "tiptoe", *arguments]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


def stored(database: str, table: str) -> list[AnyEntry]:
    """Reads a table's log from the database."""
    store = Store(database)
    try:
        return [decode_entry(entry.body) for entry in store.entries(table)]
    finally:
        store.close()


def stored_digest(server: Server, table: str) -> str:
    """Returns the digest of a table's stored position."""
    row = server.process.store.table(table)
    assert row is not None
    assert row.position is not None
    return digest(decode(row.position, server.session(table).table.state.rules))
