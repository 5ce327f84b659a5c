"""The AsyncAPI 3 document of the websockets, made from the structs of their messages."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from ..service.endpoints import SOCKETS
from ..service.routing import Parameter, SocketEndpoint
from ..wire.table import PROTOCOL
from .openapi import REFERENCE, components, descriptions

ABOUT: Final = (
    "Messages of the websockets; requests over HTTP are described by /api/schema, and both by docs/formats/wire.md. "
    "The version of this document is the protocol number that `hello` says; additions do not change it, and clients "
    "pass over messages, fields and words that they do not know."
)


def asyncapi() -> dict[str, Any]:
    """Returns the document, with the events of every game that is installed here."""
    sent = [kind for each in SOCKETS for kind in get_args(each.sends)]
    _, schemas = components([*(each.receives for each in SOCKETS), *sent])
    kinds = {kind.__name__: kind for each in SOCKETS for kind in (each.receives, *get_args(each.sends))}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tiptoe", "version": f"{PROTOCOL}.0.0", "description": ABOUT, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {each.name: _channel(each) for each in SOCKETS},
        "operations": {operation: what for each in SOCKETS for operation, what in _operations(each).items()},
        "components": {
            "messages": {name: _message(kind) for name, kind in sorted(kinds.items())},
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
            },
        },
    }


def _channel(each: SocketEndpoint) -> dict[str, Any]:
    (parameter,) = each.names
    names = [kind.__name__ for kind in (each.receives, *get_args(each.sends))]
    asked = {"type": "object", "properties": {name: schema_of(one) for name, one in each.queried.items()}}
    return {
        "address": each.path,
        "title": each.title,
        "parameters": {parameter: {"description": descriptions()["any"][parameter]}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"query": asked}},
    }


def schema_of(one: Parameter) -> dict[str, Any]:
    """Returns the schema of a query parameter."""
    return msgspec.json.schema(one.type)


def _operations(each: SocketEndpoint) -> dict[str, Any]:
    """Returns the operations as the server sees them: it receives commands of clients, and sends the rest."""
    name = each.name
    channel = {"$ref": f"#/channels/{name}"}

    def operation(action: str, summary: str, kinds: tuple[type, ...]) -> dict[str, Any]:
        messages = [{"$ref": f"#/channels/{name}/messages/{kind.__name__}"} for kind in kinds]
        return {"action": action, "channel": channel, "summary": summary, "messages": messages}

    secured = {"security": [{"$ref": "#/components/securitySchemes/bearer"}]} if name == "table" else {}
    return {
        f"ask-{name}": operation("receive", "What a client sends.", (each.receives,)) | secured,
        f"tell-{name}": operation("send", "What a client is sent.", get_args(each.sends)),
    }


def _message(kind: Any) -> dict[str, Any]:
    about = " ".join((kind.__doc__ or "").split())
    name = kind.__struct_config__.tag or kind.__name__
    return {"name": name, "summary": about, "payload": {"$ref": REFERENCE.format(name=kind.__name__)}}
