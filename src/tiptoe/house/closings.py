"""Closings: why somebody is not let in, as the number of `messages.closing` and words: the same in a browser alone."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from ..catalog import SpecError
from ..core.pack import Gone
from ..formats.lesson.shelf import UnknownLesson
from ..store.failures import DamagedTable, StoreError
from ..text.words import LanguageError
from .denials import DAMAGED, NO_TABLE
from .messages import closing as codes
from .tables.hub import UnknownTable
from .workshop.positions import UnknownCard

log = logging.getLogger("tiptoe.server")

NotLetIn = (UnknownTable, UnknownLesson, SpecError, UnknownCard, Gone, StoreError, LanguageError, ValueError)
MOST_BYTES: Final = 120  # a frame that closes has room for 123


class Closed(NamedTuple):
    code: int
    why: str


def closed(error: Exception, wanted: str = "") -> Closed:
    """The end of a connection for one of `NotLetIn`; `wanted` says what would have been understood."""
    match error:
        case UnknownTable():
            return Closed(codes.NO_TABLE, NO_TABLE)
        case UnknownLesson() | SpecError() | UnknownCard():
            return Closed(codes.NO_TABLE, _cut(str(error)))
        case Gone():
            return Closed(codes.DEALT_OTHERWISE, "The table was dealt with what this version no longer has.")
        case StoreError():
            log.warning("the store fails: %s", error)
            damaged = isinstance(error, DamagedTable)
            return Closed(codes.UNAVAILABLE, DAMAGED if damaged else "The store does not answer.")
    return Closed(codes.NOT_UNDERSTOOD, wanted)


def _cut(text: str) -> str:
    return text.encode()[:MOST_BYTES].decode(errors="ignore")
