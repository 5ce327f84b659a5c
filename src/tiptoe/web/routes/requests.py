"""Request parameters that routes share, and the errors of the table service as answers."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import PathParameter, QueryParameter

from ...languages import LANGUAGES
from ...packs.allowed_text import MOST_BYTES
from ...service.errors import CONFLICTING, HTTP_ERRORS, http_error
from ...service.messages import Listener
from ...service.session import TableSession
from ...service.table_service import TableService
from ...table.table import NOBODY
from ...text.language import language, words
from ..guards.request_limits import Quota
from ..process import ServerProcess
from ..sandboxes import TooManyWaiting

log = logging.getLogger("tiptoe.web")

AnyRequest = Request[Any, Any, State]
TableName: TypeAlias = Annotated[str, PathParameter(description="24 hex digits: the link of the table")]
Language: TypeAlias = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)}|pt)([-_][A-Za-z0-9]{{1,8}})?$")]
Speaker: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=NOBODY, le=15, description="for which of the asker's seats; the first of them unless it is said"),
]


class ConflictError(HTTPException):
    """Error 409: the request cannot be done as things are; `extra` has the word and the rule."""

    status_code = 409


READ_ERRORS = [NotFoundException, TooManyRequestsException, ServiceUnavailableException, ConflictError]
CHANGE_ERRORS = [*READ_ERRORS, PermissionDeniedException]
PACK_ERRORS = [
    TooManyRequestsException,
    PermissionDeniedException,
    RequestEntityTooLarge,
]  # errors where a pack is sent
CROWDED: Final = "Your earlier requests are still being worked on; wait for them and try again."
LARGEST_PACK: Final = 6 * MOST_BYTES  # bytes of a body: every letter may be escaped


def process_of(request: AnyRequest) -> ServerProcess:
    process: ServerProcess = request.app.state.process
    return process


def service_of(request: AnyRequest) -> TableService:
    return process_of(request).service


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def require_quota(request: AnyRequest, quota: Quota, limit: str, refusal: str) -> None:
    """Raises 429 if an address has used up a quota."""
    if not quota.take(address_of(request)):
        process_of(request).metrics.limited(limit)
        raise TooManyRequestsException(refusal)


@contextmanager
def one_at_a_time(request: AnyRequest) -> Iterator[None]:
    """Raises 429 if enough work of an address is waiting already."""
    try:
        yield
    except TooManyWaiting as error:
        process_of(request).metrics.limited("work")
        raise TooManyRequestsException(CROWDED) from error


def listener_at(seat: int, lang: str) -> Listener:
    """Returns the listener at a seat, who gets sentences in a language."""
    return Listener(seat, words(language(lang)))


@contextmanager
def http_errors(session: TableSession | None = None, listener: Listener | None = None) -> Iterator[None]:
    """Turns errors of the table service into HTTP errors: 409 with the word, the rule and the sentence, 404, or 503."""
    try:
        yield
    except HTTP_ERRORS as error:
        why = http_error(error, None if session is None else session.table, listener)
        if why.status == CONFLICTING:
            raise ConflictError(why.detail, extra=dict(why.extra or {})) from error
        raise HTTPException(why.detail, status_code=why.status) from error


async def table_named(request: AnyRequest, id: str, lang: str = "en") -> TableSession:
    """Returns the table of an id; raises 404 if there is none."""
    with http_errors(listener=listener_at(NOBODY, lang)):
        return await service_of(request).table(id)
