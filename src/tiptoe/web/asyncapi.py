"""The AsyncAPI 3 document of the websockets, made from the structs of their messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, get_args

from ..service.session import PACE_FACTORS
from ..wire.report import ReportMessage, StopReport
from ..wire.table import PROTOCOL, Ask, ServerMessage
from ..wire.trial import TrialAsk, TrialMessage
from ..wire.tutorial import LessonAsk, LessonMessage
from .openapi import REFERENCE, components, descriptions

ABOUT: Final = (
    "Messages of the websockets; requests over HTTP are described by /api/schema, and both by docs/formats/wire.md. "
    "The version of this document is the protocol number that `hello` says; additions do not change it, and clients "
    "pass over messages, fields and words that they do not know."
)
QUERY: Final = {
    "lang": {"type": "string", "description": "Language of sentences; none are sent without it."},
    "pace": {"type": "string", "enum": list(PACE_FACTORS), "description": "How long to look at what bots do."},
    "protocol": {"type": "integer", "description": "Protocol that the client speaks; another one is closed with 4426."},
    "seen": {"type": "integer", "minimum": 0, "description": "The last entry that is known; later ones are `missed`."},
    "seat": {"type": "integer", "minimum": -1, "maximum": 15, "description": "For which of the own seats."},
    "part": {"type": "string", "description": "Part of the lesson to begin with."},
    "step": {"type": "string", "description": "Step of the lesson to begin with."},
    "card": {"type": "string", "description": "Card to try out."},
    "seed": {"type": "integer", "description": "Seed of the position."},
}


@dataclass(frozen=True)
class Connection:
    """Kind of websocket: its address, its query parameters, and the messages that it receives and sends."""

    address: str
    title: str
    query: tuple[str, ...]
    received: type
    sent: Any


CONNECTIONS: Final = {
    "table": Connection(
        "/api/tables/{table}/live", "A table", ("seen", "seat", "lang", "pace", "protocol"), Ask, ServerMessage
    ),
    "lesson": Connection(
        "/api/lessons/{lesson}/live", "A lesson", ("part", "step", "lang", "pace", "protocol"), LessonAsk, LessonMessage
    ),
    "trial": Connection(
        "/api/workshop/{spec}/trial", "A card tried out", ("card", "seed", "lang", "protocol"), TrialAsk, TrialMessage
    ),
    "report": Connection(
        "/api/workshop/{spec}/report", "A report on a pack", ("lang", "protocol"), StopReport, ReportMessage
    ),
}


def asyncapi() -> dict[str, Any]:
    """Returns the document, with the events of every game that is installed here."""
    sent = [kind for each in CONNECTIONS.values() for kind in get_args(each.sent)]
    _, schemas = components([*(each.received for each in CONNECTIONS.values()), *sent])
    kinds = {kind.__name__: kind for each in CONNECTIONS.values() for kind in (each.received, *get_args(each.sent))}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tiptoe", "version": f"{PROTOCOL}.0.0", "description": ABOUT, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {name: _channel(each) for name, each in CONNECTIONS.items()},
        "operations": {
            operation: what for name, each in CONNECTIONS.items() for operation, what in _operations(name, each).items()
        },
        "components": {
            "messages": {name: _message(kind) for name, kind in sorted(kinds.items())},
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
            },
        },
    }


def _channel(each: Connection) -> dict[str, Any]:
    parameter = each.address[each.address.index("{") + 1 : each.address.index("}")]
    names = [kind.__name__ for kind in (each.received, *get_args(each.sent))]
    asked = {"type": "object", "properties": {name: QUERY[name] for name in each.query}}
    return {
        "address": each.address,
        "title": each.title,
        "parameters": {parameter: {"description": descriptions()["any"][parameter]}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"query": asked}},
    }


def _operations(name: str, each: Connection) -> dict[str, Any]:
    """Returns the operations as the server sees them: it receives commands of clients, and sends the rest."""
    channel = {"$ref": f"#/channels/{name}"}

    def operation(action: str, summary: str, kinds: tuple[type, ...]) -> dict[str, Any]:
        messages = [{"$ref": f"#/channels/{name}/messages/{kind.__name__}"} for kind in kinds]
        return {"action": action, "channel": channel, "summary": summary, "messages": messages}

    secured = {"security": [{"$ref": "#/components/securitySchemes/bearer"}]} if name == "table" else {}
    return {
        f"ask-{name}": operation("receive", "What a client sends.", (each.received,)) | secured,
        f"tell-{name}": operation("send", "What a client is sent.", get_args(each.sent)),
    }


def _message(kind: Any) -> dict[str, Any]:
    about = " ".join((kind.__doc__ or "").split())
    name = kind.__struct_config__.tag or kind.__name__
    return {"name": name, "summary": about, "payload": {"$ref": REFERENCE.format(name=kind.__name__)}}
