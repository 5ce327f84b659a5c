"""Reports for people who write cards: each in a process of its own, one for each address, few at a time."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, Literal

import msgspec

from .guards.request_limits import Quota

LONGEST: Final = 300.0  # seconds, after which what there is must do: a busy machine lets it wait
PATIENCE: Final = 30.0  # seconds for the page of a report that was stopped
LARGEST_LINE: Final = 8 << 20


class ReportRequest(msgspec.Struct, frozen=True):
    """A game, the face of it if one, the text of a pack, and the language of whoever wants to know."""

    spec: str
    pack: str
    lang: str
    games: int  # with the cards, and as many without


class ReportService:
    """Those that are being made."""

    def __init__(self, at_once: int, quota: Quota) -> None:
        self.at_once = at_once
        self.quota = quota
        self.running: dict[str, ReportRun] = {}

    def begin(self, address: str, asked: ReportRequest) -> ReportRun | Literal["mine", "busy", "often"]:
        """One that runs as long as somebody reads its lines; or why there is none."""
        if address in self.running:
            return "mine"
        if len(self.running) >= self.at_once:
            return "busy"
        if not self.quota.take(address):
            return "often"
        self.running[address] = ReportRun(asked)
        return self.running[address]

    def end(self, address: str, report: ReportRun) -> None:
        """Nobody reads it any more."""
        report.kill()
        if self.running.get(address) is report:
            del self.running[address]

    def close(self) -> None:
        for address, report in [*self.running.items()]:
            self.end(address, report)


class ReportRun:
    """One of them."""

    def __init__(self, asked: ReportRequest) -> None:
        self.asked = asked
        self.process: Process | None = None

    async def lines(self) -> AsyncIterator[bytes]:
        """Every message of it. It is stopped when it takes too long, and ended when it does not stop."""
        command = (sys.executable, "-m", "tiptoe.web.report_process")
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST_LINE, start_new_session=True
        )
        stop = asyncio.get_running_loop().call_later(LONGEST, self.stop)
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(self.asked))
            self.process.stdin.write_eof()
            async with asyncio.timeout(LONGEST + PATIENCE):
                while line := await self.process.stdout.readline():
                    yield line.rstrip()
        except (TimeoutError, ConnectionError, ValueError):
            return
        finally:
            stop.cancel()
            self.kill()

    def stop(self) -> None:
        """It plays no more, and tells what it has found."""
        self._signal(signal.SIGINT)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            if self.process is not None and self.process.returncode is None:
                self.process.send_signal(number)
