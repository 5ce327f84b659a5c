"""Writes one OpenAPI document of everything on the wire: the HTTP routes and the messages of the websockets.

`python tools/wire_types.py` writes client/src/lib/net/openapi.json, from which the client's types are made, and
names.ts: every event, verb and kind of spot of all games, and which events one game has alone, so that tables of the client can
be total. `--check` says whether both are up to date.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from tiptoe import catalog
from tiptoe.core import event
from tiptoe.core.choice import VERBS
from tiptoe.core.event import EVENTS, EventKind
from tiptoe.service.content.rules import PrimerContent, RuleContent, Rules
from tiptoe.service.content.tutorials import LessonContent
from tiptoe.web.app import create_app
from tiptoe.web.openapi import components, with_messages
from tiptoe.web.settings import unlimited
from tiptoe.wire.click_targets import SPOTS
from tiptoe.wire.content import Content
from tiptoe.wire.report import ReportMessage, StopReport
from tiptoe.wire.table import PROTOCOL, Ask, ServerMessage, Why
from tiptoe.wire.trial import TrialAsk, TrialMessage
from tiptoe.wire.tutorial import LessonAsk, LessonMessage
from tiptoe.wire.view import Shown, ShownSeat

OUT: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "lib" / "net" / "openapi.json"
NAMES: Final = OUT.with_name("names.ts")
ANY_LANGUAGE: Final = "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})?$"
READ: Final = (Content, LessonContent, PrimerContent, Rules, RuleContent, Why)


def document() -> dict[str, Any]:
    """Returns Litestar's document, with the messages among its components."""
    schema = with_messages(routes())
    travelling = [Ask, ServerMessage, LessonAsk, LessonMessage, TrialAsk, TrialMessage, StopReport, ReportMessage]
    (asked, told, _, taught, _, tried, _, reported, *_), named = components([*travelling, *READ])
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {**named, "ClientMessage": asked, "ServerMessage": told, "LessonMessage": taught}
    schemas |= {"TrialMessage": tried, "ReportMessage": reported}
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    schema["info"]["version"] = "0"  # a release alone changes no type
    for path in schema["paths"].values():
        for parameter in (one for operation in path.values() for one in operation.get("parameters", ())):
            if parameter["name"] == "lang":  # nor does another language
                parameter["schema"]["pattern"] = ANY_LANGUAGE
    return schema


def routes() -> dict[str, Any]:
    """Returns the document of the routes, from a server that is never started."""
    with TemporaryDirectory() as folder:
        app = create_app(unlimited(f"sqlite:///{folder}/nothing.db"))
        schema: dict[str, Any] = app.openapi_schema.to_schema()
        asyncio.run(app.state.process.stop())
    return schema


def text() -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False, default=str) + "\n"


def names() -> str:
    """Returns every event and every verb by name, as TypeScript."""
    assert catalog.GAMES  # importing the catalog is what makes the events and verbs of every game known
    lists = {"Event": list(EVENTS), "Verb": [verb.word for verb in VERBS.values()]}
    made = "/** Made by tools/wire_types.py: every event and every verb of all games. */\n"
    made += f"/** What is left out of a view because it is nothing. */\nexport const NOTHING = {json.dumps(nothing())} as const;\n"
    made += f"/** The protocol that this page speaks. */\nexport const PROTOCOL = {PROTOCOL};\n"
    for kind, words in lists.items():
        made += f"export const {kind.upper()}S = [\n" + "".join(f'  "{word}",\n' for word in words) + "] as const;\n"
        made += f"export type {kind}Name = (typeof {kind.upper()}S)[number];\n"
    made += f"/** Kinds of spots that the server names or explains. */\nexport const SERVER_SPOTS = {json.dumps(spots())} as const;\n"
    made += "export type ServerSpot = (typeof SERVER_SPOTS)[number];\n"
    made += f"/** Events that one game alone has. */\nexport const OWN_EVENTS = {json.dumps(own_events())} as const;\n"
    made += "export type EventOf<Game extends keyof typeof OWN_EVENTS> = (typeof OWN_EVENTS)[Game][number];\n"
    made += "export type SharedEvent = Exclude<EventName, EventOf<keyof typeof OWN_EVENTS>>;\n"
    return made


def spots() -> list[str]:
    """Returns the kinds of spots that verbs name or that the server explains."""
    return sorted(SPOTS.keys() | {verb.spot for verb in VERBS.values() if verb.spot})


def own_events() -> dict[str, list[str]]:
    """Returns the events that only one game declares, by game, in the order of all events."""
    return {
        game: [name for name in EVENTS if name in found]
        for game in catalog.GAMES
        if (found := _declared_in(f"tiptoe.games.{game}."))
    }


def _declared_in(folder: str) -> set[str]:
    shared = {id(kind) for kind in vars(event).values() if isinstance(kind, EventKind)}
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(folder)]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, EventKind)]
    return {kind.name for kind in kinds if id(kind) not in shared}


def nothing() -> dict[str, dict[str, Any]]:
    """Returns the values of fields that a view leaves out, by type."""
    told = {
        kind.__name__: {field.name: _default(field) for field in msgspec.structs.fields(kind) if not field.required}
        for kind in (Shown, ShownSeat)
    }
    return {kind: {name: n for name, n in fields.items() if n is not msgspec.UNSET} for kind, fields in told.items()}


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def main() -> int:
    files = {OUT: text(), NAMES: names()}
    if "--check" in sys.argv:
        return (
            0 if all(path.is_file() and path.read_text(encoding="utf-8") == made for path, made in files.items()) else 1
        )
    for path, made in files.items():
        path.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
