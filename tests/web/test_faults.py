"""Faults that must be refusals: messages too deep, names too long, tables that cannot be read."""

from __future__ import annotations

import json
import logging

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from databases import blob, execute
from patience import until
from tiptoe.web.logs import JsonLines, OncePerPlace
from tiptoe.wire.close_codes import UNAVAILABLE
from web.people import Person, run, started
from web.servers import Server, serving

DEEP = "[" * 5_000


def test_finding_11_what_is_nested_too_deeply_is_refused(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        for path in ("/api/tables", *(f"/api/tables/{ana.table}/{end}" for end in ("join", "commands"))):
            for body in (DEEP, '{"name": ' + DEEP):
                answer = await ana.http.post(path, content=body, headers={"content-type": "application/json"})
                assert answer.status_code == 400, (path, answer.text)
        await ana.connect()
        assert ana.socket is not None
        nested = "[" * 3_000 + "]" * 3_000
        await ana.socket.send('{"id": 1, "command": {"z": ' + nested + ', "type": "start"}}')
        refused = await ana.hear_until(lambda message: message["type"] == "refused")
        assert refused["word"] == "not-a-command"

    run(ask())
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("name", ["x" * 256, "x" * 5_000, "%00", "..%2f..%2fpyproject.toml", "%ff"])
def test_finding_11_a_file_that_is_not_there_is_not_found(server: Server, name: str) -> None:
    assert httpx.get(f"http://{server.address}/assets/{name}").status_code in (400, 404)


def test_finding_11_files_of_the_page_are_counted_too(any_url: str) -> None:
    with serving(any_url, requests_a_minute=2) as server, httpx.Client(base_url=f"http://{server.address}") as eve:
        answers = [eve.get("/assets/none.js").status_code for _ in range(25)]
        assert answers.count(429) == 5
        assert "tiptoe_refused_total" in server.process.metrics.page().decode()


def test_finding_11_a_trouble_is_told_once_a_minute_for_each_place() -> None:
    once, told = OncePerPlace(), []
    for number in range(50):
        try:
            raise OSError(f"trouble {number}")
        except OSError as error:
            info = (type(error), error, error.__traceback__)
            record = logging.LogRecord("tiptoe", logging.ERROR, "here.py", number, "it failed", None, info)
        if once.filter(record):
            told.append(record)
    assert len(told) == 1
    assert all(once.filter(logging.LogRecord("tiptoe", logging.INFO, "x", 1, "fine", None, None)) for _ in range(5))


def test_low_8_links_are_not_in_the_log() -> None:
    record = logging.LogRecord("tiptoe", logging.ERROR, "x", 1, f"no table {'ab12' * 6}", None, None)
    assert json.loads(JsonLines().format(record))["message"] == "no table (a table)"


@pytest.mark.parametrize("how", ["gap", "entry", "position"])
def test_low_7_a_damaged_table_is_called_so(any_url: str, how: str) -> None:
    statement = {
        "gap": "DELETE FROM entries WHERE table_id = '{table}' AND seq = 3",
        "entry": "UPDATE entries SET body = {nonsense} WHERE table_id = '{table}' AND seq = 2",
        "position": "UPDATE tables SET position = {nonsense} WHERE table_id = '{table}'",
    }[how]

    async def play(address: str) -> str:
        there = await started(address, "classic", ["", ""])
        await there.play(3)
        return there.people[0].table

    async def look(address: str, table: str) -> tuple[int, int]:
        answer = await Person(address).http.get(f"/api/tables/{table}")
        assert "damaged" in answer.json()["detail"]
        with pytest.raises(ConnectionClosed) as closed:
            async with connect(f"ws://{address}/api/tables/{table}/live") as socket:
                await socket.recv()
        assert closed.value.rcvd is not None
        return answer.status_code, closed.value.rcvd.code

    with serving(any_url) as server:
        table = run(play(server.address))
    execute(any_url, statement.format(table=table, nonsense=blob(any_url, "7b")))
    with serving(any_url) as server:
        assert run(look(server.address, table)) == (503, UNAVAILABLE)


def test_low_9_sweeping_goes_on_after_any_error(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []

    async def broken() -> None:
        swept.append(1)
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(server.process.registry, "sweep", broken)

    assert until(lambda: len(swept) >= 3)
