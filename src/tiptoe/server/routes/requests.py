"""Requests: their parameters, and what goes wrong with them as an answer."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.params import PathParameter, QueryParameter

from ...catalog import SpecError
from ...core.pack import Gone
from ...core.reason import IllegalChoice
from ...house.house import House, denial
from ...house.messages.build import Listener
from ...house.tables.hub import UnknownTable
from ...house.tables.live import Live
from ...languages import LANGUAGES
from ...store.failures import DamagedTable, StoreError
from ...table.refusal import Refused
from ...table.table import NOBODY
from ...text.words import language, words
from ..service import Service

log = logging.getLogger("tiptoe.server")

Anybody = Request[Any, Any, State]
TableName: TypeAlias = Annotated[str, PathParameter(description="24 hex digits: the link of the table")]
Language: TypeAlias = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)}|pt)([-_][A-Za-z0-9]{{1,8}})?$")]
Speaker: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=NOBODY, le=15, description="for which of the asker's seats; the first of them unless it is said"),
]
DAMAGED = "This table is damaged; whoever runs this server can put back a copy of it."
NOT_NOW = "The tables cannot be read or written now; nothing is lost, try again later."


class Conflicting(HTTPException):
    """What was asked for cannot be done as things are; `extra` has the word and the rule."""

    status_code = 409


READING = [NotFoundException, TooManyRequestsException, ServiceUnavailableException, Conflicting]
CHANGING = [*READING, PermissionDeniedException]


def service_of(request: Anybody) -> Service:
    service: Service = request.app.state.service
    return service


def house_of(request: Anybody) -> House:
    return service_of(request).house


def address_of(request: Anybody) -> str:
    return request.client.host if request.client else ""


def listening(seat: int, lang: str) -> Listener:
    """Somebody who wants sentences in a language."""
    return Listener(seat, words(language(lang)))


@contextmanager
def denials(live: Live | None = None, listener: Listener | None = None) -> Iterator[None]:
    """What a house does not do, as an answer: 409 with the word, the rule and the sentence, 404, or 503.

    Why the store fails is for the log, with its places and addresses.
    """
    try:
        yield
    except StoreError as error:
        log.warning("the store fails: %s", error)
        raise ServiceUnavailableException(DAMAGED if isinstance(error, DamagedTable) else NOT_NOW) from error
    except UnknownTable as error:
        raise NotFoundException("There is no such table.") from error
    except (Refused, IllegalChoice, SpecError, Gone) as error:
        if isinstance(error, Gone):
            log.error("a table was dealt with what is gone: %s", error)
        why = denial(None if live is None else live.table, listener or listening(NOBODY, "en"), error)
        raise Conflicting(detail=why.text or why.word, extra={"word": why.word, "rule": why.rule}) from error


async def table_named(request: Anybody, id: str, lang: str = "en") -> Live:
    with denials(listener=listening(NOBODY, lang)):
        return await house_of(request).table(id)
