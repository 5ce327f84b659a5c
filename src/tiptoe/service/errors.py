"""Errors of the service: one class, and the errors of the layers below as this class."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from ..catalog import SpecError, UnknownPack
from ..core.pack import MissingContent
from ..core.refusals import IllegalChoice
from ..languages import ENGLISH
from ..store.errors import DamagedTable, StoreError
from ..table.errors import Refused
from ..table.table import NOBODY, Table
from ..text.language import LanguageError, words
from ..tutorials.catalog import UnknownLesson
from ..wire import errors as kinds
from ..wire.errors import ErrorKind
from ..wire.table import Refusal
from .messages import Listener, reason_of

log = logging.getLogger("tiptoe.web")

REASON_BYTES: Final = 120  # a close frame has room for 123
TOO_DEEP: Final = "This is nested too deeply."
NOT_UTF8: Final = "This is not UTF-8."


class ServiceError(Exception):
    """Error that ends a request, a command or a connection; a subclass or a row of KINDS for each kind.

    `code` is a word for programs, `rule` the rule behind it, `status` the status of an HTTP answer and `close_code`
    that of a websocket. `text` is the sentence in the listener's language, empty for a listener without one.
    """

    kind: ErrorKind = kinds.BAD_REQUEST

    def __init__(
        self, message: str = "", *, kind: ErrorKind | None = None, code: str = "", rule: str = "", text: str = ""
    ) -> None:
        self.kind = kind or self.kind
        self.code = code or self.kind.code
        self.rule = rule
        self.text = text
        super().__init__(message or self.kind.sentence)

    @property
    def status(self) -> int:
        return self.kind.status

    @property
    def close_code(self) -> int:
        return self.kind.close_code

    @property
    def message_id(self) -> str:
        """Name of the text that says this in every language; empty where the message itself is all there is."""
        return self.kind.message_id

    @property
    def detail(self) -> str:
        """Sentence of an HTTP answer."""
        return self.kind.sentence or (self.text or self.code if self.status == kinds.REFUSED.status else str(self))

    @property
    def extra(self) -> Mapping[str, str | int] | Sequence[Mapping[str, str]]:
        """Fields of an HTTP answer for programs, of refusals and wrong parameters."""
        return {"word": self.code, "rule": self.rule} if self.status == kinds.REFUSED.status else {}

    def body(self) -> dict[str, Any]:
        """Returns the body of an HTTP answer."""
        extra = {"extra": self.extra} if self.extra else {}
        return {"status_code": self.status, "detail": self.detail, **extra}

    def close_reason(self, wanted: str = "") -> str:
        """Returns the reason in a close frame; `wanted` says which parameters a bad request should have had."""
        why = wanted if self.kind is kinds.BAD_REQUEST and wanted else self.kind.closing or str(self)
        return why.encode()[:REASON_BYTES].decode(errors="ignore")


class UnknownTable(ServiceError):
    """Raised when no table has this name."""

    kind = kinds.NO_SUCH_TABLE


class NotPublished(ServiceError):
    """Raised when no content has this name; the message suggests the nearest name."""

    kind = kinds.NOT_FOUND


class UnknownAddress(ServiceError):
    """Raised when no endpoint has this address."""

    kind = kinds.NO_SUCH_ADDRESS


class WrongMethod(ServiceError):
    """Raised when an endpoint of this address has another method."""

    kind = kinds.WRONG_METHOD


class WrongParameter(ServiceError):
    """Raised for a parameter or a body that is not as the document says: its name, its place, and what is wrong."""

    def __init__(self, request: str, key: str, source: str, why: str) -> None:
        self.key = key
        self.source = source
        self.why = why
        super().__init__(f"Validation failed for {request}")

    @property
    def extra(self) -> list[dict[str, str]]:
        return [{"message": self.why, "key": self.key, "source": self.source}]


class TooMany(ServiceError):
    """Raised when an address has used up a rate limit."""

    kind = kinds.TOO_MANY


class UnreadableRecord(ServiceError):
    """Raised for a record that cannot be replayed: the line, and the reason."""

    kind = kinds.UNREADABLE_RECORD

    def __init__(self, line: int, reason: str) -> None:
        self.line: Final = line
        self.reason: Final = reason
        super().__init__(f"line {line}: {reason}", text=reason)

    @property
    def extra(self) -> Mapping[str, str | int]:
        return {"word": self.code, "line": self.line}


KINDS: Final[dict[type[Exception], ErrorKind]] = {  # of errors that the layers below raise
    DamagedTable: kinds.TABLE_DAMAGED,
    StoreError: kinds.NOT_KEPT,
    UnknownPack: kinds.UNKNOWN_PACK,
    SpecError: kinds.NO_SUCH_GAME,
    MissingContent: kinds.DEALT_OTHERWISE,
    Refused: kinds.REFUSED,
    IllegalChoice: kinds.REFUSED,
    UnknownLesson: kinds.NOT_FOUND,
    LanguageError: kinds.BAD_REQUEST,
}


def service_error(
    error: Exception, table: Table | None = None, listener: Listener | None = None
) -> ServiceError | None:
    """Returns an error as a ServiceError, in the words of a listener; None for a fault of ours.

    Causes in the store are logged, not sent: they name places.
    """
    if isinstance(error, ServiceError):
        return error
    kind = next((KINDS[each] for each in type(error).__mro__ if each in KINDS), None)
    if kind is None:
        return None
    if isinstance(error, StoreError):
        log.warning("the store fails: %s", error)
    if isinstance(error, MissingContent):
        log.error("a table was dealt with what is gone: %s", error)
    heard = listener or Listener(NOBODY, words(ENGLISH))
    if isinstance(error, Refused | IllegalChoice):
        why = reason_of(error, table, heard)
        return ServiceError(str(error), kind=kind, code=why.word, rule=why.rule, text=why.text)
    return ServiceError(str(error), kind=kind, text=_text(error, kind, heard))


@contextmanager
def service_errors(table: Table | None = None, listener: Listener | None = None) -> Iterator[None]:
    """Raises errors of the layers below as ServiceError."""
    try:
        yield
    except Exception as error:
        known = service_error(error, table, listener)
        if known is None or known is error:
            raise
        raise known from error


def refusal(error: Exception, table: Table | None, listener: Listener, id: int = 0) -> Refusal:
    """Returns the message that refuses command `id`."""
    known = service_error(error, table, listener)
    assert known is not None, error
    return Refusal(id, known.code, known.rule, known.text)


def _text(error: Exception, kind: ErrorKind, listener: Listener) -> str:
    """Returns the sentence in the words of a listener; without words, it is in English or left out."""
    if isinstance(error, UnknownPack | MissingContent):
        return (listener.words or words(ENGLISH)).say(kind.message_id, what=str(error))
    if isinstance(error, SpecError):
        return str(error)
    return "" if listener.words is None or not kind.message_id else listener.words.say(kind.message_id)
