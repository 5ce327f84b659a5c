"""Documents for machines describe every endpoint, parameter and field, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tiptoe.web.asyncapi import asyncapi
from tiptoe.web.openapi import ANY_SCHEMA, DESCRIPTIONS, TAGS, descriptions
from tools.wire_types import document

Found = Iterator[tuple[str, str, dict[str, Any]]]


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    return document()


def fields_of(part: Any, where: str) -> Found:
    """Yields every field below a part of a document: its place, its name, its schema."""
    if isinstance(part, list):
        for number, each in enumerate(part):
            yield from fields_of(each, f"{where}/{number}")
    if isinstance(part, dict):
        for key, each in part.items():
            if key == "properties":
                for name, schema in each.items():
                    yield where, name, schema
                    yield from fields_of(schema, f"{where}/{name}")
            elif key not in ("examples", "default"):
                yield from fields_of(each, f"{where}/{key}")


def test_every_field_is_described(openapi: dict[str, Any]) -> None:
    for part in (openapi, asyncapi()):
        assert not [f"{where}.{name}" for where, name, schema in fields_of(part, "") if not schema.get("description")]


def test_every_endpoint_has_one_tag_a_summary_and_a_description(openapi: dict[str, Any]) -> None:
    assert {tag["name"] for tag in openapi["tags"]} == TAGS.keys()
    used = set()
    for path, operations in openapi["paths"].items():
        for operation in operations.values():
            (tag,) = operation["tags"]
            used.add(tag)
            assert " " in operation["summary"], path
            assert len(operation["summary"]) <= 120, path
            assert operation["description"].startswith(operation["summary"]), path
            assert not [one["name"] for one in operation.get("parameters", []) if not one["description"]], path
    assert used == TAGS.keys()


def test_no_description_is_left_over(openapi: dict[str, Any]) -> None:
    """Every description belongs to a field, and differs from the common one."""
    schemas = openapi["components"]["schemas"] | asyncapi()["components"]["schemas"]
    told = descriptions()
    everywhere = told[ANY_SCHEMA]
    names = {name for _, name, _ in fields_of([openapi, asyncapi()], "")}
    names |= {
        one["name"] for each in openapi["paths"].values() for op in each.values() for one in op.get("parameters", [])
    }
    names |= {name for channel in asyncapi()["channels"].values() for name in channel["parameters"]}
    own = {(schema, field) for schema, fields in told.items() if schema != ANY_SCHEMA for field in fields}
    assert not {(s, f) for s, f in own if f not in schemas.get(s, {}).get("properties", {})}
    assert not everywhere.keys() - names
    assert not {(s, f) for s, f in own if everywhere.get(f) == told[s][f]}


def test_descriptions_are_sentences() -> None:
    for schema, fields in descriptions().items():
        for field, text in fields.items():
            assert text[0].isupper() and text.endswith("."), (schema, field)
    assert DESCRIPTIONS.is_file()
