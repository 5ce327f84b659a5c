"""Packs over the wire: from the server's folder, uploaded, read before joining, on every node."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tiptoe.packs.allowed_text import MOST_BYTES
from tiptoe.packs.cache import PACK_CACHE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from web.servers import Server, serving

PATIENCE = 60.0  # seconds: the first check starts a process


@pytest.fixture
def document(tmp_path: Path) -> str:
    write_template(tmp_path / "made" / "mine")
    return document_of(read_folder(tmp_path / "made" / "mine")).text


def brought(server: Server, *texts: str) -> dict[str, Any]:
    files = {f"{number}.json": text for number, text in enumerate(texts)}
    answer = httpx.post(f"http://{server.address}/api/packs", json={"files": files}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_pack_is_brought_and_a_table_opened_with_it(any_url: str, document: str) -> None:
    with serving(any_url) as server:
        info = brought(server, document)["pack"]["info"]
        PACK_CACHE.kept.clear()  # as on another node
        spec = f"classic+pack:{info['digest']}"
        wanted = {"spec": spec, "seats": ["", ""], "name": "Ana"}
        assert httpx.post(f"http://{server.address}/api/tables", json=wanted).status_code == 201
        PACK_CACHE.kept.clear()
        shown = httpx.get(f"http://{server.address}/api/content/{spec}")
        assert shown.status_code == 200, shown.text
        cards = shown.json()["cards"]
        assert [card["id"] for card in cards.values() if card["pack"]] == ["lamplighter"]
        taken = httpx.get(f"http://{server.address}/api/packs/{info['digest']}/document")
        assert taken.text == document


def test_an_unknown_pack_is_refused_in_words(any_url: str) -> None:
    with serving(any_url) as server:
        wanted = {"spec": "classic+pack:" + "0" * 32, "seats": ["", ""], "name": "Ana"}
        answer = httpx.post(f"http://{server.address}/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["extra"]["word"]) == (409, "unknown-pack")
        for path in ("packs/" + "0" * 32, "content/classic+pack:" + "0" * 32):
            assert httpx.get(f"http://{server.address}/api/{path}").status_code == 404


@pytest.mark.only("sqlite", "a folder lies beside a file")
def test_a_folder_beside_the_database_is_offered_without_what_is_wrong_in_it(tmp_path: Path) -> None:
    write_template(tmp_path / "packs" / "mine")
    (tmp_path / "packs" / "broken.toml").write_text("tiptoe-pack = 1")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        offered = httpx.get(f"http://{server.address}/api/packs?lang=fr").json()
        assert [(pack["id"], pack["title"], pack["title_in"], pack["cards"]) for pack in offered] == [
            ("mine", "Mine", "en", 1)
        ]


@pytest.mark.parametrize("path, body", [("packs", '{"files": {"a.toml": "TEXT"}}'), ("workshop", '{"text": "TEXT"}')])
def test_both_doors_for_the_text_of_a_pack_have_one_limit_and_say_so(server: Server, path: str, body: str) -> None:
    """Found by fuzzing: the limit for the text of a pack was neither in the wire's document nor said in words."""
    there = f"http://{server.address}/api"

    def sent(text: str) -> httpx.Response:
        return httpx.post(f"{there}/{path}?lang=fr", json=json.loads(body.replace("TEXT", text)), timeout=PATIENCE)

    assert "au plus 128 Kio" in sent("a" * (MOST_BYTES + 1)).text
    assert sent("a" * (6 * MOST_BYTES)).status_code == 413
    assert httpx.post(f"{there}/{path}", content=body.replace("{", '{"more": 1, ', 1)).status_code == 400
    assert "413" in httpx.get(f"{there}/schema").json()["paths"][f"/api/{path}"]["post"]["responses"]


@pytest.mark.parametrize(
    "place", ['{"\\ud800": 1}', '{"card": [{"id": "\\ud800", "copies": []}]}', '{"names": {"\\ud800": {}}}']
)
def test_half_a_character_in_a_pack_is_a_mistake_not_a_fault(server: Server, place: str) -> None:
    """Found by fuzzing: a mistake at half a character was answered with 500."""
    text = '{"tiptoe-pack": 1, ' + place[1:]
    written = httpx.post(f"http://{server.address}/api/workshop", json={"text": text}, timeout=PATIENCE)
    brought = httpx.post(f"http://{server.address}/api/packs", json={"text": text}, timeout=PATIENCE)
    assert (written.status_code, brought.status_code < 500) == (200, True), written.text
    assert written.json()["mistakes"]


def test_so_many_packs_an_hour(any_url: str, document: str) -> None:
    with serving(any_url, packs_an_hour=1) as server:
        brought(server, document)
        files = {"files": {"a.json": document}}
        assert httpx.post(f"http://{server.address}/api/packs", json=files, timeout=PATIENCE).status_code == 429
