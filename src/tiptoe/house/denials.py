"""Denials: what a house did not do, as a status and words: the same over HTTP and in a browser alone."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from ..catalog import SpecError
from ..core.pack import Gone
from ..core.reason import IllegalChoice
from ..store.failures import DamagedTable, StoreError
from ..table.refusal import Refused
from ..table.table import NOBODY, Table
from ..text.words import words
from .house import denial
from .messages.build import Listener
from .tables.hub import UnknownTable
from .tables.reels import UnreadableRecord

log = logging.getLogger("tiptoe.server")

Denying = (StoreError, UnknownTable, Refused, IllegalChoice, SpecError, Gone, UnreadableRecord)
NO_TABLE: Final = "There is no such table."
DAMAGED: Final = "This table is damaged; whoever runs this server can put back a copy of it."
NOT_NOW: Final = "The tables cannot be read or written now; nothing is lost, try again later."
MISSING: Final = 404
CONFLICTING: Final = 409
UNAVAILABLE: Final = 503


class Denied(NamedTuple):
    """A status of HTTP, a sentence, and for programs a word with its rule or line."""

    status: int
    detail: str
    extra: dict[str, str | int] | None = None


def denied(error: Exception, table: Table | None = None, listener: Listener | None = None) -> Denied:
    """The answer to one of `Denying`. Why the store fails is for the log, with its places and addresses."""
    if isinstance(error, StoreError):
        log.warning("the store fails: %s", error)
        return Denied(UNAVAILABLE, DAMAGED if isinstance(error, DamagedTable) else NOT_NOW)
    if isinstance(error, UnknownTable):
        return Denied(MISSING, NO_TABLE)
    if isinstance(error, UnreadableRecord):
        return Denied(CONFLICTING, error.reason, {"word": "unreadable-record", "line": error.line})
    if isinstance(error, Gone):
        log.error("a table was dealt with what is gone: %s", error)
    why = denial(table, listener or Listener(NOBODY, words("en")), error)
    return Denied(CONFLICTING, why.text or why.word, {"word": why.word, "rule": why.rule})
