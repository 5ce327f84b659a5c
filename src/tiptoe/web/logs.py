"""Structured logs: one JSON object a line, without anything that identifies a person or reveals a table."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Final

TABLE_LINK: Final = re.compile(r"\b[0-9a-f]{24}\b|(?<=/api/codes/)[^\s\"\\?]+")  # of a table: with it, anyone may watch
AGAIN_SECONDS: Final = 60.0


class OncePerPlace(logging.Filter):
    """Filter that logs a warning or error of each place in the code once a minute, with the number left out since.

    Otherwise a client that can cause a warning could fill the disk.
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
    """Returns the place in the code that a record is about: the last line of its traceback, else the logging call."""
    error = record.exc_info[1] if record.exc_info else None
    found = traceback.extract_tb(error.__traceback__) if error is not None else []
    return (found[-1].filename, found[-1].lineno or 0) if found else (record.pathname, record.lineno)


class JsonLines(logging.Formatter):
    """Formats time, level, logger and message; of an error its traceback; and how many like it were left out."""

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
        return TABLE_LINK.sub("(a table)", json.dumps(line, ensure_ascii=False))


def set_up_logs(level: int = logging.INFO) -> None:
    """Sends the logs of Tiptoe and of the server below it to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OncePerPlace())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
