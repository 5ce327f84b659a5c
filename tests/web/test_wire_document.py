"""docs/formats/wire.md names what there is: every message, command, entry, refusal, close code and path, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tiptoe.service.table_service import NOT_A_COMMAND, NOT_KEPT
from tiptoe.table.commands import AnyCommand
from tiptoe.table.entries import AnyEntry
from tiptoe.table.errors import WORDS
from tiptoe.web.routes import documents, monitoring, packs, replays, tutorials
from tiptoe.web.routes.tables import ROUTES
from tiptoe.wire import close_codes
from tiptoe.wire import table as wire
from web.people import Person, run
from web.servers import Server

DOCS = Path(__file__).resolve().parents[2] / "docs"
WIRE = (DOCS / "formats" / "wire.md").read_text(encoding="utf-8")


def table_after(words: str) -> dict[str, str]:
    """The rows of the first table after these words: what stands in code in the first cell, and the second cell."""
    lines = WIRE[WIRE.index(words) :].splitlines()
    begun = next(at for at, line in enumerate(lines) if line.startswith("|"))
    rows = {}
    for line in lines[begun + 2 :]:
        if not line.startswith("|"):
            break
        first, second = line.split("|")[1:3]
        rows.update(dict.fromkeys(re.findall(r"`([^`]+)`", first), second))
    return rows


def tags(union: object) -> dict[str, tuple[str, ...]]:
    """The structs of a union by their tag, with their fields."""
    return {str(each.__struct_config__.tag): each.__struct_fields__ for each in union.__args__}  # type: ignore[attr-defined]


def test_every_message_is_described_with_its_fields() -> None:
    for words, union in (("**To the server**", AnyCommand), ("**From the server**", wire.ServerMessage)):
        rows = table_after(words)
        assert rows.keys() == tags(union).keys()
        for name, fields in tags(union).items():
            assert set(re.findall(r"`([a-z_]+)`", rows[name])) == set(fields), name


def test_every_entry_is_described() -> None:
    rows = table_after("**Entries** have")
    assert rows.keys() == tags(AnyEntry).keys()
    for name, fields in tags(AnyEntry).items():
        told = set(re.findall(r"`([a-z_]+)`", rows[name])) - {"0", "1"}
        private = {"seq", "at", "secret", "token", "link", "digest", "engine", "numbering", "past", "packs"}
        private |= {"beginning", "goes_on", "source"}
        assert set(fields) - private <= told, name


@pytest.mark.parametrize("struct", [wire.TableInfo, wire.Chair, wire.Position, wire.Question, wire.Consent])
def test_every_part_is_described(struct: type[msgspec.Struct]) -> None:
    for field in struct.__struct_fields__:
        assert f"`{field}`" in WIRE, field


def test_every_refusal_and_close_code_is_named() -> None:
    part = WIRE[WIRE.index("one of the table's:") : WIRE.index("**Close codes.**")]
    assert set(re.findall(r"`([a-z-]+)`", part)) == {*WORDS, NOT_KEPT, NOT_A_COMMAND}
    codes = {int(code) for code in re.findall(r"\b(\d{4})\b", WIRE[WIRE.index("**Close codes.**") :])}
    ours = {code for name, code in vars(close_codes).items() if name.isupper()}
    assert codes == {1009, *ours}


def test_every_path_is_described() -> None:
    rows = {re.sub(r"\?.*", "", name) for name in table_after("## HTTP")}
    served = {
        f"{next(iter(route.http_methods))} {_described(path)}"
        for route in [
            *ROUTES,
            tutorials.read_lessons,
            *replays.ROUTES,
            *packs.ROUTES,
            *monitoring.ROUTES,
            *documents.ROUTES,
        ]
        for path in route.paths
    }
    assert {name for name in rows if " " in name} == served - {"GET /metrics", "GET /health/live"}


def _described(path: str) -> str:
    return (
        path.replace("{table:str}", "TABLE")
        .replace("{name:str}", "NAME")
        .replace("{code:str}", "CODE")
        .replace("{turn:int}", "N")
        .replace("{seat:int}", "SEAT")
        .replace("{digest:str}", "DIGEST")
    )


def test_the_document_for_machines_holds_the_messages(server: Server) -> None:
    async def ask() -> dict[str, Any]:
        answer = await Person(server.address).http.get("/api/schema")
        schemas: dict[str, Any] = answer.json()["components"]["schemas"]
        return schemas

    assert {"Ask", "Hello", "Told", "Present", "Done", "Refusal", "Choose", "NewTable"} <= run(ask()).keys()
