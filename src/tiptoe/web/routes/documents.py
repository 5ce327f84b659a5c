"""Route of the AsyncAPI document. The OpenAPI document is Litestar's own, at `/api/schema`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec

from ..asyncapi import asyncapi
from ..guards.cors import PUBLIC
from .content import JSON


@get(
    "/api/asyncapi",
    opt=PUBLIC,
    sync_to_thread=True,
    raises=[TooManyRequestsException],
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
def read_asyncapi() -> Response[bytes]:
    """The messages of every websocket, as an AsyncAPI 3 document."""
    return Response(_body(), media_type=JSON)


@cache
def _body() -> bytes:
    return msgspec.json.encode(asyncapi())


ROUTES = [read_asyncapi]
