"""Report process: `python -m tiptoe.web.report_process` reads a request and writes lines of messages.

It is a process of its own so that the system can bound it: a report costs a limited time of an otherwise idle processor
and a limited amount of memory, whatever a card does. SIGINT and the end of its time stop it as Ctrl-C stops `tiptoe
report`: the games played so far are kept.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from types import FrameType
from typing import Final

import msgspec

from ..wire.report import ReportMessage
from .report_progress import send_report
from .reports import ReportRequest

SECONDS: Final = 120  # of processor time
GRACE: Final = 15  # more of them, for the page
MEMORY: Final = 1 << 30  # bytes
NICENESS: Final = 10  # niceness: tables come first; with the highest one, a report would never end beside a busy table


class StopSignal:
    """Tells whether a signal has asked the process to stop."""

    def __init__(self) -> None:
        self.wanted = False
        for number in (signal.SIGINT, signal.SIGXCPU):
            signal.signal(number, self._heard)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self.wanted = True

    def __call__(self) -> bool:
        return self.wanted


def limit_process() -> None:
    """Limits the process: priority, processor time and memory."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + GRACE))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _write(message: ReportMessage) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    limit_process()
    stopping = StopSignal()
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=ReportRequest)
    send_report(asked, _write, stopping)


if __name__ == "__main__":
    main()
