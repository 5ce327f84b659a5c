"""Errors of the service as HTTP statuses and close codes, with a sentence for each."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from ..catalog import SpecError
from ..core.pack import MissingContent
from ..core.refusals import IllegalChoice
from ..store.errors import DamagedTable, StoreError
from ..table.errors import Refused
from ..table.table import NOBODY, Table
from ..text.language import LanguageError, words
from ..tutorials.catalog import UnknownLesson
from ..wire import close_codes as codes
from .messages import Listener
from .registry import UnknownTable
from .replay_cache import UnreadableRecord
from .table_service import refusal_of
from .workshop.positions import UnknownCard

log = logging.getLogger("tiptoe.web")

HTTP_ERRORS = (StoreError, UnknownTable, Refused, IllegalChoice, SpecError, MissingContent, UnreadableRecord)
NO_TABLE: Final = "There is no such table."
DAMAGED: Final = "This table is damaged; whoever runs this server can put back a copy of it."
NOT_NOW: Final = "The tables cannot be read or written now; nothing is lost, try again later."
MISSING: Final = 404
CONFLICTING: Final = 409
UNAVAILABLE: Final = 503


class HttpError(NamedTuple):
    """HTTP status with a sentence and, for programs, a word with its rule or line."""

    status: int
    detail: str
    extra: dict[str, str | int] | None = None


def http_error(error: Exception, table: Table | None = None, listener: Listener | None = None) -> HttpError:
    """Returns the HTTP error for one of HTTP_ERRORS. Causes in the store are logged, not sent: they name places."""
    if isinstance(error, StoreError):
        log.warning("the store fails: %s", error)
        return HttpError(UNAVAILABLE, DAMAGED if isinstance(error, DamagedTable) else NOT_NOW)
    if isinstance(error, UnknownTable):
        return HttpError(MISSING, NO_TABLE)
    if isinstance(error, UnreadableRecord):
        return HttpError(CONFLICTING, error.reason, {"word": "unreadable-record", "line": error.line})
    if isinstance(error, MissingContent):
        log.error("a table was dealt with what is gone: %s", error)
    why = refusal_of(table, listener or Listener(NOBODY, words("en")), error)
    return HttpError(CONFLICTING, why.text or why.word, {"word": why.word, "rule": why.rule})


CLOSING_ERRORS = (
    UnknownTable,
    UnknownLesson,
    SpecError,
    UnknownCard,
    MissingContent,
    StoreError,
    LanguageError,
    ValueError,
)
MOST_BYTES: Final = 120  # a close frame has room for 123


class CloseReason(NamedTuple):
    """Close code of a websocket, and its reason in words."""

    code: int
    why: str


def close_reason(error: Exception, wanted: str = "") -> CloseReason:
    """Returns the close code for one of CLOSING_ERRORS; `wanted` says what would have been understood."""
    match error:
        case UnknownTable():
            return CloseReason(codes.NO_TABLE, NO_TABLE)
        case UnknownLesson() | SpecError() | UnknownCard():
            return CloseReason(codes.NO_TABLE, _cut(str(error)))
        case MissingContent():
            return CloseReason(codes.DEALT_OTHERWISE, "The table was dealt with what this version no longer has.")
        case StoreError():
            log.warning("the store fails: %s", error)
            damaged = isinstance(error, DamagedTable)
            return CloseReason(codes.UNAVAILABLE, DAMAGED if damaged else "The store does not answer.")
    return CloseReason(codes.NOT_UNDERSTOOD, wanted)


def _cut(text: str) -> str:
    return text.encode()[:MOST_BYTES].decode(errors="ignore")
