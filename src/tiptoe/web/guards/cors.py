"""CORS: pages of any site may read public answers, and only without credentials."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from ...service.credentials import COOKIE

PUBLIC: Final = {"public": True}  # `opt` of a route that shows nothing private to a client without credentials
DOCUMENT_PATH: Final = "/api/schema"  # its route is Litestar's
CORS_HEADERS: Final = {"access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"}


def readable_anywhere(scope: Scope) -> bool:
    """Whether pages of any origin may read an answer: its route is public, and the request proves no seat.

    Credentials are never allowed to pages of other sites; answers to requests with credentials also stay away from
    caches and pages that share an address with the client.
    """
    handler = scope.get("route_handler")
    public = handler is not None and handler.opt.get("public", False)
    return (public or _is_document(scope)) and not _has_credentials(scope)


def _is_document(scope: Scope) -> bool:
    return scope.get("method") == "GET" and scope.get("path") == DOCUMENT_PATH


def _has_credentials(scope: Scope) -> bool:
    mark = COOKIE.encode()
    return any(name == b"authorization" or (name == b"cookie" and mark in value) for name, value in scope["headers"])
