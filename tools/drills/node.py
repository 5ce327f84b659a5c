"""Server process of a drill, to be loaded, killed and started again. It only ever runs on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .http import Unreachable, get

HOST: Final = "127.0.0.1"
SERVE: Final = (sys.executable, "-m", "tiptoe", "serve", "--unlimited", "--host", HOST)
START_SECONDS: Final = 120.0  # a busy machine is no fault of the server
LOOK_AGAIN: Final = 0.02
STOP_SECONDS: Final = 15.0


class NodeError(Exception):
    """Raised when a server does not start."""


class Node:
    """One `tiptoe serve` without limits. It keeps its port over restarts, and its log beside those of other nodes.

    Another set-up starts it by a `command` of its own, which must listen on that port.
    """

    def __init__(
        self, database: str, folder: Path, name: str = "node", port: int = 0, command: Sequence[str] = ()
    ) -> None:
        self.port = port or free_port()
        self.command = [*command] or [*SERVE, "--port", str(self.port), "--database", database]
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Starts the process; it is not ready yet."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    async def start(self) -> None:
        self.launch()
        await self.ready()

    async def ready(self) -> None:
        """Waits until commands can be carried out."""
        limit = time.monotonic() + START_SECONDS
        while time.monotonic() < limit:
            if self.process is not None and self.process.poll() is not None:
                raise NodeError(f"the server ended at once: {self.last_words()}")
            try:
                if (await get(self.address, "/health")).status == 200:
                    return
            except Unreachable:
                pass
            await asyncio.sleep(LOOK_AGAIN)
        raise NodeError(f"the server was not ready after {START_SECONDS:g} s: {self.last_words()}")

    def kill(self) -> None:
        """Sends SIGKILL: no handler runs, nothing is flushed."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def stop(self) -> None:
        """Terminates the process as an operator does, and kills one that does not end."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def memory(self) -> int:
        """Returns the bytes of memory that the process holds now."""
        status = Path(f"/proc/{self.pid}/status")
        if status.exists():
            line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
        else:
            line = f"VmRSS: {subprocess.check_output(['ps', '-o', 'rss=', '-p', str(self.pid)], text=True)}"
        return int(line.split()[1]) * 1024

    def errors(self) -> list[str]:
        """Returns what the server logged as errors, and the traceback that it died of."""
        return self.said("error") + [line for line in self._lines() if line.startswith("Traceback")]

    def said(self, level: str) -> list[str]:
        """Returns the lines of its log of a level."""
        return [line for line in self._lines() if f'"level": "{level}"' in line]

    def last_words(self) -> str:
        return (self._lines() or ["it said nothing"])[-1]

    def _lines(self) -> list[str]:
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
