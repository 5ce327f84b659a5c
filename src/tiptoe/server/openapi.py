"""The OpenAPI document. Its schemas are those that messages are really checked by, and the websocket's are in it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..house.messages.shapes import Ask, Join, NewTable, ServerMessage
from ..table.commands import AnyCommand

REFERENCE: Final = "#/components/schemas/{name}"
_, MESSAGES = msgspec.json.schema_components([NewTable, Join, AnyCommand, Ask, ServerMessage], ref_template=REFERENCE)


class Document(JsonRenderPlugin):
    """Serves the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """A document in which nothing is left out that a message must keep to: lengths, ranges, unknown fields."""
    components = document.get("components", {})
    schemas = {**components.get("schemas", {}), **MESSAGES}
    return {**document, "components": {**components, "schemas": schemas}}
