"""One OpenAPI document of everything that travels: the HTTP routes and the messages of the websocket.

`python tools/wire_types.py` writes client/src/lib/openapi.json, from which the client's types are made; `--check` says
whether the file is up to date.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from tiptoe.server.app import create_app
from tiptoe.server.document import with_messages
from tiptoe.server.library import RuleContent, Rules
from tiptoe.server.settings import unlimited
from tiptoe.server.shapes import Content
from tiptoe.server.wire import Ask, ServerMessage, Why

OUT: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "lib" / "openapi.json"
READ: Final = (Content, Rules, RuleContent, Why)
REF: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """Litestar's document, with the messages among its components."""
    schema = with_messages(routes())
    (asked, told, *_), components = msgspec.json.schema_components([Ask, ServerMessage, *READ], ref_template=REF)
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {**components, "ClientMessage": asked, "ServerMessage": told}
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    schema["info"]["version"] = "0"  # a release alone changes no type
    return schema


def routes() -> dict[str, Any]:
    """Of a server that is never started."""
    with TemporaryDirectory() as folder:
        app = create_app(unlimited(f"sqlite:///{folder}/nothing.db"))
        schema: dict[str, Any] = app.openapi_schema.to_schema()
        asyncio.run(app.state.service.stop())
    return schema


def text() -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False, default=str) + "\n"


def main() -> int:
    written = text()
    if "--check" in sys.argv:
        return 0 if OUT.is_file() and OUT.read_text(encoding="utf-8") == written else 1
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
