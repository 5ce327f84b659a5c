"""The AsyncAPI document: complete, stored in the repository, and true of every frame that a real server sends in a
game.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from tiptoe.service.endpoints import SOCKETS
from tiptoe.web.app import create_app
from tiptoe.web.asyncapi import asyncapi
from tiptoe.web.settings import unlimited
from tiptoe.wire.table import PROTOCOL
from web.people import Party, Person, run
from web.servers import Server

KEPT = Path(__file__).resolve().parents[2] / "docs" / "reference" / "asyncapi.json"


def resolved(document: dict[str, Any], reference: str) -> Any:
    part: Any = document
    for name in reference.removeprefix("#/").split("/"):
        part = part[name]
    return part


def references(part: Any) -> list[str]:
    if isinstance(part, list):
        return [found for each in part for found in references(each)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    return own + [found for each in part.values() for found in references(each)]


def closed(part: Any) -> Any:
    """Returns a schema in which objects allow no undeclared field."""
    if isinstance(part, list):
        return [closed(each) for each in part]
    if not isinstance(part, dict):
        return part
    made = {key: closed(each) for key, each in part.items()}
    if isinstance(part.get("properties"), dict) and part.get("type") == "object":
        made.setdefault("additionalProperties", False)
    return made


def validator(channel: str, action: str) -> Draft202012Validator:
    """Returns the validator of messages sent or received on a channel."""
    document = asyncapi()
    operation = next(
        each
        for each in document["operations"].values()
        if each["action"] == action and each["channel"]["$ref"] == f"#/channels/{channel}"
    )
    messages = [resolved(document, resolved(document, one["$ref"])["$ref"]) for one in operation["messages"]]
    return Draft202012Validator(
        {
            "anyOf": [deepcopy(message["payload"]) for message in messages],
            "components": {"schemas": closed(document["components"]["schemas"])},
        }
    )


def test_every_reference_leads_somewhere() -> None:
    document = asyncapi()
    for reference in references(document):
        assert resolved(document, reference), reference


def test_every_websocket_is_a_channel(tmp_path: Path) -> None:
    app = create_app(unlimited(f"sqlite:///{tmp_path}/nothing.db"))
    paths = {route.path.replace(":str}", "}") for route in app.routes if route.scope_type.value == "websocket"}
    assert paths == {each.path for each in SOCKETS}


def test_its_version_is_the_protocol_number() -> None:
    assert asyncapi()["info"]["version"].split(".")[0] == str(PROTOCOL)


def test_it_is_served_and_kept(server: Server) -> None:
    async def ask() -> Any:
        return (await Person(server.address).http.get("/api/asyncapi")).json()

    served = run(ask())
    assert served == json.loads(json.dumps(asyncapi()))
    assert served == json.loads(KEPT.read_text(encoding="utf-8")), "make docs writes it"


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
@pytest.mark.parametrize("lang", ["", "fr"])
def test_every_frame_of_a_whole_game_is_as_described(server: Server, spec: str, lang: str) -> None:
    async def story() -> list[str]:
        people = [Person(server.address, name) for name in ("Ana", "Bea")]
        await people[0].open(spec, ["", ""])
        await people[1].join(people[0].table)
        watcher = Person(server.address)
        watcher.table = people[0].table
        for person in (*people, watcher):
            await person.connect(lang=lang)
        there = Party([*people, watcher], seed=7)
        await there.listen(await people[0].does("start"))
        await people[0].is_refused("choose", decision=1, key="nonsense")
        await there.listen(await people[1].does("say", text="hello"))
        await there.play()
        assert people[0].over
        return [frame for person in (*people, watcher) for frame in person.raw]

    frames = run(story())
    check = validator("table", "send")
    types = set()
    for frame in set(frames):
        message = json.loads(frame)
        types.add(message["type"])
        error = best_match(check.iter_errors(message))
        assert error is None, (message["type"], list(error.absolute_path), error.message[:300])
    assert types == {"hello", "told", "present", "done", "refused"}


def test_a_frame_with_a_field_that_is_not_described_fails() -> None:
    check = validator("table", "send")
    assert check.is_valid({"type": "done", "id": 1, "seq": 2})
    assert not check.is_valid({"type": "done", "id": 1, "seq": 2, "more": 3})
    assert not check.is_valid({"type": "done", "id": 1})


@pytest.mark.parametrize(
    ("message", "is_one"),
    [
        ({"id": 1, "command": {"type": "start"}}, True),
        ({"id": 1, "command": {"type": "say", "text": "hello"}}, True),
        ({"id": 1, "command": {"type": "nonsense"}}, False),
        ({"id": 1, "command": {"type": "start", "more": 1}}, False),
    ],
)
def test_commands_are_as_described(message: dict[str, Any], is_one: bool) -> None:
    assert validator("table", "receive").is_valid(message) == is_one
