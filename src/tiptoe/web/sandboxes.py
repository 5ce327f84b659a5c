"""Sandboxes: bounded processes for the work of strangers, so that tables never wait for it.

A sandbox is a process of low priority with limits of processor time and memory (`sandbox_process`), used for one piece
of work after another. Each address has one piece done at a time and a few waiting; more are refused.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from ..service.dependencies import WorkTooCostly
from .guards.client_address import address_key

T = TypeVar("T")
PIECE_SECONDS: Final = 20  # of a processor, for one piece
MOST_WAITING: Final = 2  # pieces of one address, beside the one that is done
LONGEST: Final = 60.0  # seconds by the clock: on a busy machine a process of low priority waits
MOST_PIECES: Final = 200  # of one process; then a fresh one takes its place, with empty caches
LENGTH_BYTES: Final = 8  # bytes that say how long a message is
DONE: Final = "done"


class TooManyWaiting(Exception):
    """Raised when enough work of an address is waiting already."""


class SandboxFault(Exception):
    """Raised when work fails by a bug of ours; its text is for the log."""


class AddressTurns:
    """Gives every address turns, one piece of work at a time, with few waiting."""

    def __init__(self) -> None:
        self.turns: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for the turn of an address; raises TooManyWaiting if enough of its work is waiting already."""
        key = address_key(address)
        lock, count = self.turns.get(key, (asyncio.Lock(), 0))
        if count > MOST_WAITING:
            raise TooManyWaiting
        self.turns[key] = lock, count + 1
        try:
            async with lock:
                yield
        finally:
            lock, count = self.turns.pop(key)
            if count > 1:
                self.turns[key] = lock, count - 1


class Sandboxes:
    """Pool of sandbox processes, started when they are needed."""

    def __init__(self, workers: int, seconds: int = PIECE_SECONDS) -> None:
        self.seconds = seconds
        self.lines = AddressTurns()
        self.room = asyncio.Semaphore(workers)
        self.idle: list[SandboxProcess] = []
        self.all: set[SandboxProcess] = set()

    def of(self, address: str) -> AddressSandbox:
        """Returns the pool as one address may use it."""
        return AddressSandbox(self, address)

    async def do(self, address: str, work: Callable[..., T], *given: object) -> T:
        """Runs `work` with plain values in a sandbox; raises TooManyWaiting, WorkTooCostly or SandboxFault."""
        async with self.lines.turn(address), self.room:
            bench = self.idle.pop() if self.idle else SandboxProcess(self.seconds)
            self.all.add(bench)
            try:
                answer: T = await bench.do(work, given)
            except BaseException:  # also if cancelled: the state of the process is unknown
                self._end(bench)
                raise
            if bench.pieces < MOST_PIECES:
                self.idle.append(bench)
            else:
                self._end(bench)
            return answer

    def _end(self, bench: SandboxProcess) -> None:
        self.all.discard(bench)
        bench.kill()

    async def close(self) -> None:
        """Kills all processes, idle or not."""
        ending = [*self.all]
        self.idle.clear()
        for bench in ending:
            self._end(bench)
        for bench in ending:
            await bench.ended()


class AddressSandbox:
    """SandboxedWork of one address."""

    def __init__(self, benches: Sandboxes, address: str) -> None:
        self.benches = benches
        self.address = address

    async def __call__(self, work: Callable[..., T], /, *given: object) -> T:
        return await self.benches.do(self.address, work, *given)


class SandboxProcess:
    """One sandbox, whose process starts with its first work."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.process: Process | None = None
        self.pieces = 0

    async def do(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        self.pieces += 1
        process = self.process or await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        asked = pickle.dumps((work, given))
        try:
            async with asyncio.timeout(LONGEST):
                process.stdin.write(len(asked).to_bytes(LENGTH_BYTES, "big") + asked)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
                outcome, answer = pickle.loads(await process.stdout.readexactly(size))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkTooCostly from error
        if outcome != DONE:
            raise SandboxFault(str(answer))
        found: T = answer
        return found

    async def _started(self) -> Process:
        command = (sys.executable, "-m", "tiptoe.web.sandbox_process", str(self.seconds))
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        return self.process

    async def ended(self) -> None:
        if self.process is not None:
            await self.process.communicate()  # its pipes are closed as well

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            if self.process is not None and self.process.returncode is None:
                self.process.kill()


def answer_line(outcome: str, answer: Any) -> bytes:
    """Returns an answer as a sandbox process sends it."""
    body = pickle.dumps((outcome, answer))
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
