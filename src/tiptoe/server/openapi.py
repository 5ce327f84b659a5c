"""The OpenAPI document. Its schemas are those that messages are really checked by, and the websocket's are in it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..core.event import EVENTS
from ..formats.events import fact_type
from ..house.messages.lessons import LessonMessage
from ..house.messages.shapes import Received, ServerMessage
from ..table.commands import AnyCommand

REFERENCE: Final = "#/components/schemas/{name}"


class Document(JsonRenderPlugin):
    """Serves the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def components(types: list[Any]) -> tuple[list[Any], dict[str, Any]]:
    """The schemas of types and of all that they are made of; a fact is one of those that there are."""
    kinds = [fact_type(kind) for kind in EVENTS.values()]
    (fact, *found), named = msgspec.json.schema_components([reduce(or_, kinds), *types], ref_template=REFERENCE)
    return found, {**named, "Fact": fact}


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """A document in which nothing is left out that a message must keep to: lengths, ranges, unknown fields."""
    parts = document.get("components", {})
    received = sorted(Received.__subclasses__(), key=lambda kind: kind.__name__)
    _, messages = components([*received, AnyCommand, ServerMessage, LessonMessage])
    return {**document, "components": {**parts, "schemas": {**parts.get("schemas", {}), **messages}}}
