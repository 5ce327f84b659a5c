"""Largest bodies of requests: what may be sent is read, and what is too large is refused as the document says."""

from __future__ import annotations

import math
from typing import Any

import httpx
import msgspec
import pytest

from patience import PATIENCE
from tiptoe.service.endpoints import ENDPOINTS
from tiptoe.service.evenings import MOST_LETTERS
from tiptoe.service.routing import Endpoint
from tiptoe.web.settings import Settings
from web.servers import Server

WITH_BODY = [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]
HELD = {"/api/evenings/{evening}": MOST_LETTERS}  # letters beyond which the service refuses, in words
NUMBER, WORD, MARKS = 20, 5, 4  # letters of a number, of true, false and null, and around a field


def longest(schema: dict[str, Any], named: dict[str, dict[str, Any]]) -> float:
    """Returns the letters of the longest message that a schema permits; infinite where it has no bound."""
    if "$ref" in schema:
        return longest(named[schema["$ref"].rpartition("/")[2]], named)
    if "anyOf" in schema:
        return max(longest(each, named) for each in schema["anyOf"])
    if "enum" in schema:
        return max(len(msgspec.json.encode(each)) for each in schema["enum"])
    kind = schema.get("type")
    if kind == "string":
        return float(schema.get("maxLength", math.inf)) + MARKS
    if kind == "array":
        return MARKS + float(schema.get("maxItems", math.inf)) * (MARKS + longest(schema["items"], named))
    if kind == "object" and "properties" in schema:
        return MARKS + sum(MARKS + len(name) + longest(each, named) for name, each in schema["properties"].items())
    return {"integer": NUMBER, "number": NUMBER, "boolean": WORD, "null": WORD}.get(kind or "", math.inf)


def limit(endpoint: Endpoint) -> int:
    return endpoint.largest or Settings().largest_body


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=lambda endpoint: endpoint.path)
def test_every_message_that_the_schema_permits_may_be_sent(endpoint: Endpoint) -> None:
    """Found by fuzzing: an evening of an hour was a body too large, though each of its lines was right."""
    (schema,), named = msgspec.json.schema_components([endpoint.body])
    most = longest(schema, named)
    if math.isinf(most):  # its text is limited in words
        return
    assert min(most, HELD.get(endpoint.path, most)) < limit(endpoint)


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=lambda endpoint: endpoint.path)
def test_a_body_that_is_too_large_is_refused_as_the_document_says(server: Server, endpoint: Endpoint) -> None:
    document = httpx.get(f"http://{server.address}/api/schema", timeout=PATIENCE).json()
    assert "413" in document["paths"][endpoint.path][endpoint.method.lower()]["responses"]
    path = "/".join("a" * 24 if part.startswith("{") else part for part in endpoint.path.split("/"))
    sent = httpx.post(f"http://{server.address}{path}", content=b" " * (limit(endpoint) + 1), timeout=PATIENCE)
    assert sent.status_code == 413, sent.text


def test_a_long_evening_begins_anew_in_one_exchange(server: Server) -> None:
    """A phone sends up to 400 lines to a server that forgot the evening."""
    lines = [f'{{"id":"{n:022d}","kind":"clank","seat":2,"n":1,"by":"Ana"}}' for n in range(400)]
    sent = {"secret": "s" * 32, "copy": "", "known": 0, "lines": lines}
    heard = httpx.post(f"http://{server.address}/api/evenings/{'a' * 24}", json=sent, timeout=PATIENCE)
    assert heard.status_code == 200, heard.text[:200]
    assert heard.json()["lines"] == lines
