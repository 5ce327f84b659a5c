"""docs/formats/wire.md names every message, command, entry, refusal, close code and path, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tiptoe.service.endpoints import ENDPOINTS, SERVER_ENDPOINTS, SOCKETS
from tiptoe.table.commands import AnyCommand
from tiptoe.table.entries import AnyEntry
from tiptoe.table.errors import WORDS
from tiptoe.wire import close_codes
from tiptoe.wire import table as wire
from tiptoe.wire.errors import NOT_A_COMMAND, NOT_KEPT
from tiptoe.wire.luck import LuckInfo
from web.people import Person, run
from web.servers import Server

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CLIENTS = {"src/tiptoe/api": ["*.py"], "examples": ["*.py", "*.js"], "client/src": ["*.ts", "*.svelte"]}
WRITTEN = re.compile(r"""["'`/](/api/(?:\$?{[^}`]*}|[^"'`?\s{])+)""")
SLOT = re.compile(r"[\w-]*\$?{[^}]*}")
ADDRESS = re.compile(r"\b(GET|POST) (/[^\s`?]*)")
WIRE = (DOCS / "formats" / "wire.md").read_text(encoding="utf-8")


def table_after(words: str) -> dict[str, str]:
    """Returns the first table after `words`: from the code in the first cell to the text of the second."""
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
    """Returns the structs of a union by their tag, with their fields."""
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
        private |= {"beginning", "goes_on", "source", "told", "luck"}  # people's luck may be a hand
        assert set(fields) - private <= told, name


PARTS: dict[str, type[msgspec.Struct]] = {
    "### `info`": wire.TableInfo,
    "#### Chairs": wire.Chair,
    "#### Luck": LuckInfo,
    "### `position`": wire.Position,
    "#### Question": wire.Question,
}


@pytest.mark.parametrize("heading", PARTS)
def test_every_part_has_a_table_of_exactly_its_fields(heading: str) -> None:
    """A stranger could not read a paragraph of thirty fields."""
    assert table_after(heading).keys() == set(PARTS[heading].__struct_fields__)


@pytest.mark.parametrize("struct", [wire.TableInfo, wire.Chair, wire.Position, wire.Question, wire.Consent])
def test_every_part_is_described(struct: type[msgspec.Struct]) -> None:
    for field in struct.__struct_fields__:
        assert f"`{field}`" in WIRE, field


def test_every_refusal_and_close_code_is_named() -> None:
    part = WIRE[WIRE.index("one of the table's:") : WIRE.index("**Close codes.**")]
    assert set(re.findall(r"`([a-z-]+)`", part)) == {*WORDS, NOT_KEPT.code, NOT_A_COMMAND.code}
    codes = {int(code) for code in re.findall(r"\b(\d{4})\b", WIRE[WIRE.index("**Close codes.**") :])}
    ours = {code for name, code in vars(close_codes).items() if name.isupper()}
    assert codes == {1009, *ours}


def test_every_endpoint_is_described() -> None:
    """Each in one of the documents; the table of this one names no other."""
    served = {f"{each.method} {bare(each.path)}" for each in (*ENDPOINTS, *SERVER_ENDPOINTS)}
    documents = [path.read_text(encoding="utf-8") for path in (DOCS / "formats").glob("*.md")]
    told = {f"{method} {bare(path)}" for text in documents for method, path in ADDRESS.findall(text)}
    assert {bare(name) for name in table_after("## HTTP") if " " in name} <= served
    assert served - told == {"GET /metrics", "GET /health/live"}


def test_our_clients_ask_for_nothing_that_is_not_in_the_table() -> None:
    """Addresses that no type checker compares with the table: in the library, the examples and the page."""
    known = {bare(each.path) for each in (*ENDPOINTS, *SERVER_ENDPOINTS, *SOCKETS)}
    files = [path for folder, kinds in CLIENTS.items() for kind in kinds for path in (ROOT / folder).rglob(kind)]
    asked = {
        (path.relative_to(ROOT).as_posix(), bare(SLOT.sub("*", found)))
        for path in files
        if path.name != "wire.ts"
        for found in WRITTEN.findall(path.read_text(encoding="utf-8"))
    }
    assert asked
    assert {(file, path) for file, path in asked if path not in known} == set()


def bare(path: str) -> str:
    """A path with its parameters left out: they are in braces, or in capitals."""
    return re.sub(r"{\w+}|(?<=/)[A-Z]+(?=/|$)", "*", re.sub(r"\?.*", "", path.replace(".svg", "")))


def test_the_document_for_machines_holds_the_messages(server: Server) -> None:
    async def ask() -> dict[str, Any]:
        answer = await Person(server.address).http.get("/api/schema")
        schemas: dict[str, Any] = answer.json()["components"]["schemas"]
        return schemas

    assert {"Ask", "Hello", "Told", "Present", "Done", "Refusal", "Choose", "NewTable"} <= run(ask()).keys()
