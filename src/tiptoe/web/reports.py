"""Reports for authors of cards: each in a process of its own, one for each address, few at a time."""

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

LONGEST_SECONDS: Final = 300.0  # seconds by the clock, after which it is stopped: on a busy machine it waits much
PATIENCE: Final = 30.0  # seconds for the page of a report that was stopped
LARGEST_LINE: Final = 8 << 20


class ReportRequest(msgspec.Struct, frozen=True):
    """Request for a report: spec, text of the pack, language, and number of games."""

    spec: str
    pack: str
    lang: str
    games: int  # with the cards, and as many without


class ReportService:
    """Reports in progress, limited in number, by address and by quota."""

    def __init__(self, at_once: int, quota: Quota) -> None:
        self.at_once = at_once
        self.quota = quota
        self.running: dict[str, ReportRun] = {}

    def begin(self, address: str, asked: ReportRequest) -> ReportRun | Literal["mine", "busy", "often"]:
        """Begins a report, which runs as long as its lines are read; returns it, or why there is none."""
        if address in self.running:
            return "mine"
        if len(self.running) >= self.at_once:
            return "busy"
        if not self.quota.take(address):
            return "often"
        self.running[address] = ReportRun(asked)
        return self.running[address]

    def end(self, address: str, report: ReportRun) -> None:
        """Kills a report whose client is gone."""
        report.kill()
        if self.running.get(address) is report:
            del self.running[address]

    def close(self) -> None:
        for address, report in [*self.running.items()]:
            self.end(address, report)


class ReportRun:
    """Report in progress, in its process."""

    def __init__(self, asked: ReportRequest) -> None:
        self.asked = asked
        self.process: Process | None = None

    async def lines(self) -> AsyncIterator[bytes]:
        """Yields the messages of the process; stops it after LONGEST seconds, and kills it PATIENCE seconds later."""
        command = (sys.executable, "-m", "tiptoe.web.report_process")
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST_LINE, start_new_session=True
        )
        stop = asyncio.get_running_loop().call_later(LONGEST_SECONDS, self.stop)
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(self.asked))
            self.process.stdin.write_eof()
            async with asyncio.timeout(LONGEST_SECONDS + PATIENCE):
                while line := await self.process.stdout.readline():
                    yield line.rstrip()
        except (TimeoutError, ConnectionError, ValueError):
            return
        finally:
            stop.cancel()
            self.kill()

    def stop(self) -> None:
        """Ends the games; the process then sends what it has found."""
        self._signal(signal.SIGINT)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            if self.process is not None and self.process.returncode is None:
                self.process.send_signal(number)
