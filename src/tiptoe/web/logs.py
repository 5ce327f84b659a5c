"""Structured logs: one JSON object a line, with nothing in it that identifies or reveals."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Final

LINK: Final = re.compile(r"\b[0-9a-f]{24}\b|(?<=/api/codes/)[^\s\"\\?]+")  # of a table: whoever has it may watch
AGAIN_SECONDS: Final = 60.0


class OncePerPlace(logging.Filter):
    """A trouble is told once a minute for each place that it comes from; then how often it was not told.

    Otherwise whoever can cause one fills the disk.
    """

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[str, int], float] = {}
        self.untold: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        place, now = place_of(record), time.monotonic()
        if now - self.told.get(place, -AGAIN_SECONDS) < AGAIN_SECONDS:
            self.untold[place] = self.untold.get(place, 0) + 1
            return False
        self.told[place] = now
        record.untold = self.untold.pop(place, 0)
        return True


def place_of(record: logging.LogRecord) -> tuple[str, int]:
    """Where the trouble is: the last line of a traceback, or else the line that tells of it."""
    error = record.exc_info[1] if record.exc_info else None
    found = traceback.extract_tb(error.__traceback__) if error is not None else []
    return (found[-1].filename, found[-1].lineno or 0) if found else (record.pathname, record.lineno)


class JsonLines(logging.Formatter):
    """Time, level, logger, message; for an error its traceback; how many like it were not told."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        untold = getattr(record, "untold", 0)
        if untold:
            line["untold"] = str(untold)
        return LINK.sub("(a table)", json.dumps(line, ensure_ascii=False))


def set_up_logs(level: int = logging.INFO) -> None:
    """To stderr, for everything of ours and of the server below us."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OncePerPlace())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
