"""The OpenAPI document, with the schemas by which messages are really checked, those of the websockets included.

Every field has a description, from `descriptions.toml`; every endpoint has a tag from its path, and a summary from its
docstring.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..core.event import EVENTS
from ..table.commands import AnyCommand
from ..wire.events import told_event_type
from ..wire.table import Received, ServerMessage
from ..wire.tutorial import LessonMessage

REFERENCE: Final = "#/components/schemas/{name}"
DESCRIPTIONS: Final = Path(__file__).with_name("descriptions.toml")
ANY_SCHEMA: Final = "any"
TAGS: Final = {
    "Games": "What can be played on this server.",
    "Tables": "Tables: open, join, watch and play.",
    "Lessons": "What can be learned by playing.",
    "Replays": "Finished games and records, looked at again.",
    "Packs": "Cards, boards and tiles beside those of the games.",
    "Content": "Cards, pictures, rules and books: what does not change while a game is played.",
    "Workshop": "Packs while they are written.",
    "Server": "The server itself.",
}
TAG_OF: Final = {  # by the first part of an address
    "catalog": "Games",
    "tables": "Tables",
    "codes": "Tables",
    "lessons": "Lessons",
    "replays": "Replays",
    **dict.fromkeys(("content", "pictures", "rules", "book", "examples", "primer", "count"), "Content"),
    "packs": "Packs",
    "evenings": "Tables",
    "workshop": "Workshop",
    "health": "Server",
    "asyncapi": "Server",
}


class Document(JsonRenderPlugin):
    """Serves the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def components(types: list[Any]) -> tuple[list[Any], dict[str, Any]]:
    """Returns the schemas of `types` and of everything in them; `Fact` is the union of all events."""
    kinds = [told_event_type(kind) for kind in EVENTS.values()]
    (fact, *found), named = msgspec.json.schema_components([reduce(or_, kinds), *types], ref_template=REFERENCE)
    named = {**named, "Fact": fact}
    describe(named)
    return found, named


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """Returns a document completed with all that a message must keep to: lengths, ranges, unknown fields."""
    parts = document.get("components", {})
    received = sorted(Received.__subclasses__(), key=lambda kind: kind.__name__)
    _, messages = components([*received, AnyCommand, ServerMessage, LessonMessage])
    schemas = {**parts.get("schemas", {}), **messages}
    describe(schemas)
    paths = {path: _described_path(path, operations) for path, operations in document.get("paths", {}).items()}
    tags = [{"name": name, "description": about} for name, about in TAGS.items()]
    return {**document, "tags": tags, "paths": paths, "components": {**parts, "schemas": schemas}}


@cache
def descriptions() -> dict[str, dict[str, str]]:
    """Returns the descriptions of fields by schema; under `any` stand those by name alone."""
    return tomllib.loads(DESCRIPTIONS.read_text(encoding="utf-8"))


def describe(schemas: dict[str, Any]) -> None:
    """Adds a description to every field of named schemas."""
    for name, schema in schemas.items():
        for fields in _fields(schema):
            for field, about in fields.items():
                _describe_field(name, field, about)


def _describe_field(schema: str, field: str, about: dict[str, Any]) -> None:
    told = descriptions()
    text = told.get(schema, {}).get(field) or told[ANY_SCHEMA].get(field)
    if text and "description" not in about:
        about["description"] = text


def _fields(part: Any) -> Iterator[dict[str, dict[str, Any]]]:
    """Yields the fields of a schema, and of all schemas written out in it."""
    if isinstance(part, list):
        for each in part:
            yield from _fields(each)
    if not isinstance(part, dict):
        return
    for key, each in part.items():
        if key == "properties":
            yield each
            yield from _fields(list(each.values()))
        elif key not in ("examples", "default"):
            yield from _fields(each)


def _described_path(path: str, operations: dict[str, Any]) -> dict[str, Any]:
    return {method: _described_operation(path, operation) for method, operation in operations.items()}


def _described_operation(path: str, operation: dict[str, Any]) -> dict[str, Any]:
    about = " ".join(str(operation.get("description") or "").split())
    first = path.removeprefix("/api/").strip("/").partition("/")[0]
    describe({"": operation.get("responses", {})})
    parameters = [_described_parameter(one) for one in operation.get("parameters") or []]
    more = {"parameters": parameters} if parameters else {}
    summary = re.split(r"(?<=[.;:]) ", about)[0].rstrip(".;:")
    return {**operation, **more, "tags": [TAG_OF.get(first, "Server")], "summary": summary, "description": about}


def _described_parameter(parameter: dict[str, Any]) -> dict[str, Any]:
    text = parameter.get("description") or descriptions()[ANY_SCHEMA].get(parameter["name"], "")
    return {**parameter, "description": text[:1].upper() + text[1:]}
