"""Routes of the HTTP interface: each row of the table of endpoints as a route of Litestar."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ServiceUnavailableException,
    TooManyRequestsException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from ...service.content.bodies import CachedBody
from ...service.endpoints import ENDPOINTS
from ...service.routing import BODY, GET, JSON, POST, VERSION, Endpoint, Parameter, answer
from ...service.table_service import TakenSeat
from ...wire.table import Sat
from ..guards.cors import PUBLIC
from ..guards.csrf import require_same_origin
from ..guards.seat_auth import TOKEN_PREFERENCE, renewed_cookie, seat_cookie, wants_token
from .requests import AnyRequest, ServerHost, cached_response, process_of

REQUEST: Final = "request"
BODY_OF: Final[Any] = JSONBody  # of a type that is known at runtime


class ConflictError(HTTPException):
    """Error 409: the request cannot be done as things are; `extra` has the word and the rule."""

    status_code = 409


REFUSALS: Final[dict[int, type[HTTPException]]] = {  # exceptions that describe a status to Litestar
    403: PermissionDeniedException,
    404: NotFoundException,
    409: ConflictError,
    413: RequestEntityTooLarge,
    429: TooManyRequestsException,
    503: ServiceUnavailableException,
}


def route(endpoint: Endpoint) -> HTTPRouteHandler:
    """Returns the route of an endpoint, with its checks, its description and its guards."""
    decorate: Any = get if endpoint.method == GET else post
    settings: dict[str, Any] = {"raises": [REFUSALS[status] for status in _refused(endpoint)]}
    if endpoint.method == POST:
        settings["guards"] = [require_same_origin]
    elif not endpoint.private:
        settings["opt"] = PUBLIC
    if endpoint.largest:
        settings["request_max_body_size"] = endpoint.largest
    if endpoint.answers is not None:
        settings["responses"] = {endpoint.status: ResponseSpec(endpoint.answers, generate_examples=False)}
    elif endpoint.media != JSON or endpoint.returns is str:
        settings["media_type"] = endpoint.media
    made: HTTPRouteHandler = decorate(_path(endpoint), status_code=endpoint.status, **settings)(_handler(endpoint))
    return made


def _handler(endpoint: Endpoint) -> Any:
    """Returns a function with the parameters of an endpoint, as Litestar reads them from its signature."""

    async def handle(request: AnyRequest, **given: Any) -> Response[Any]:
        found = await answer(endpoint, process_of(request).service, ServerHost(request), given)
        if isinstance(found, CachedBody):
            return cached_response(request, found, endpoint.media, given.get(VERSION, ""))
        if isinstance(found, TakenSeat):
            return _seated(request, found, endpoint.status)
        response = Response(found, status_code=endpoint.status, media_type=endpoint.media)
        if endpoint.renews:
            process = process_of(request)
            session = await process.service.table(found.table)
            response.cookies.extend(renewed_cookie(request, session, secure=process.settings.secure))
        return response

    types = {name: _annotation(endpoint, one) for name, one in endpoint.parameters.items()}
    body = endpoint.body
    if body is not None:
        types[BODY] = BODY_OF[body]
    defaults = {name: one.default for name, one in endpoint.parameters.items()}
    given = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name, inspect.Parameter.empty), annotation=kind
        )
        for name, kind in types.items()
    ]
    first = inspect.Parameter(REQUEST, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=AnyRequest)
    returns = _answer_type(endpoint)
    handle.__signature__ = inspect.Signature([first, *given], return_annotation=returns)  # type: ignore[attr-defined]
    handle.__annotations__ = {REQUEST: AnyRequest, **types, "return": returns}
    handle.__name__ = endpoint.name
    handle.__doc__ = endpoint.handler.__doc__
    return handle


def _annotation(endpoint: Endpoint, one: Parameter) -> Any:
    kind = PathParameter if one.name in endpoint.names else QueryParameter
    meta = one.meta
    about = kind(
        ge=meta.ge,
        le=meta.le,
        min_length=meta.min_length,
        max_length=meta.max_length,
        pattern=meta.pattern,
        description=meta.description,
    )
    return Annotated[one.bare_type, about]


def _path(endpoint: Endpoint) -> str:
    """Returns the path with the types of its parameters, such as `/api/replays/{name:str}/turns/{turn:int}`."""
    kinds = {name: endpoint.parameters[name].bare_type.__name__ for name in endpoint.names}
    return endpoint.path.replace("}", ":}").format(**{name: f"{{{name}:{kind}}}" for name, kind in kinds.items()})


def _answer_type(endpoint: Endpoint) -> Any:
    if endpoint.returns is CachedBody:
        return Response[bytes]
    returns: Any = endpoint.returns
    return Response[Sat] if returns is TakenSeat else Response[returns]


def _refused(endpoint: Endpoint) -> Sequence[int]:
    changes = [403] if endpoint.method == POST else []
    large = [413] if endpoint.body is not None else []
    return sorted({429, *endpoint.errors, *changes, *large})


def _seated(request: AnyRequest, taken: TakenSeat, status: int) -> Response[Sat]:
    """Returns the answer with a seat and its proof: a cookie, or the token itself for a program that prefers it."""
    if wants_token(request):
        told = replace(taken.sat, token=taken.tokens)
        return Response(told, status_code=status, headers={"preference-applied": TOKEN_PREFERENCE})
    secure = process_of(request).settings.secure
    cookies = [seat_cookie(taken.sat.table, taken.tokens, secure=secure)] if taken.tokens else []
    return Response(taken.sat, status_code=status, cookies=cookies)


ROUTES: Final = [route(endpoint) for endpoint in ENDPOINTS]
