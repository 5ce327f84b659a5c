"""Beats on a silent connection (issue 25, point 3): the server sends them, so that a client notices a dead one."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from litestar.routes import WebSocketRoute
from websockets.sync.client import ClientConnection, connect

from patience import PATIENCE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from tiptoe.service.messages import Listener
from tiptoe.service.session import Connection
from tiptoe.table.table import NOBODY
from tiptoe.web.routes import live
from web.servers import Server, serving

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
NODE = shutil.which("node") or "node"
TABLE_BOTS = [
    [sys.executable, str(EXAMPLES / "table_bot.py")],
    pytest.param(
        [NODE, "--experimental-websocket", str(EXAMPLES / "table_bot.mjs")],
        marks=pytest.mark.skipif(shutil.which("node") is None, reason="there is no node"),
    ),
]
SOON = 0.2  # seconds of silence, instead of ten


@pytest.fixture
def often_beating(any_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(live, "BEAT_SECONDS", SOON)
    with serving(any_url, report_games=1_000) as server:
        yield server


@pytest.fixture
def spec(often_beating: Server, tmp_path: Path) -> str:
    """Spec of Classic with a pack from the workshop."""
    write_template(tmp_path / "made" / "mine")
    files = {"a.json": document_of(read_folder(tmp_path / "made" / "mine")).text}
    brought = httpx.post(f"http://{often_beating.address}/api/packs", json={"files": files}, timeout=PATIENCE).json()
    return f"classic%2Bpack:{brought['pack']['info']['digest']}"


def opened(server: Server) -> str:
    wanted = {"spec": "classic", "seats": ["", ""], "name": "Ana"}
    return str(httpx.post(f"http://{server.address}/api/tables", json=wanted, timeout=PATIENCE).json()["table"])


def dialled(server: Server, path: str) -> ClientConnection:
    return connect(f"ws://{server.address}{path}", max_size=None)


def first_lesson(server: Server) -> str:
    return str(httpx.get(f"http://{server.address}/api/lessons", timeout=PATIENCE).json()[0]["id"])


# Every live route of the server, with its parameter.
PARAMETERS: dict[str, Callable[[Server, str], str]] = {
    "/api/tables/{table:str}/live": lambda server, _: opened(server),
    "/api/lessons/{lesson:str}/live": lambda server, _: first_lesson(server),
    "/api/workshop/{spec:str}/trial": lambda _, spec: spec,
    "/api/workshop/{spec:str}/report": lambda _, spec: spec,
}


def test_every_live_route_of_the_server_breaks_its_silence(often_beating: Server, spec: str) -> None:
    routes = [str(route.path_format) for route in often_beating.app.routes if isinstance(route, WebSocketRoute)]
    known = {re.sub(r":str", "", path): parameter for path, parameter in PARAMETERS.items()}
    assert {re.sub(r":str", "", path) for path in routes} == known.keys()
    for path, parameter in known.items():
        there = re.sub(r"\{\w+\}", parameter(often_beating, spec), path)
        with dialled(often_beating, f"{there}?card=lamplighter") as line:
            heard: list[dict[str, object]] = []
            while not heard or heard[-1] != {"type": "beat"}:
                heard.append(json.loads(line.recv(timeout=60)))
            assert len(heard) > 1 or path.endswith("report"), f"{path} beats before it says hello"


def test_a_message_is_sent_at_once_and_silence_is_broken_by_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BEAT_SECONDS", 0.05)

    async def listen() -> list[bytes | None]:
        client = Connection(Listener(NOBODY, None))
        client.send(b"first")
        client.send(b"second")
        heard = [await live.next_frame(client) for _ in range(4)]
        client.send(b"third")
        client.close()
        return [*heard, await live.next_frame(client)]

    assert asyncio.run(listen()) == [b"first", b"second", live.BEAT, live.BEAT, None]


def test_a_message_that_comes_with_the_beat_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BEAT_SECONDS", 0.002)

    async def listen() -> list[bytes | None]:
        client = Connection(Listener(NOBODY, None))

        async def speak() -> None:
            for number in range(200):
                await asyncio.sleep(0.002)
                client.send(b"%d" % number)
            client.send(b"end")

        speaker, heard = asyncio.create_task(speak()), [b""]
        while heard[-1] != b"end":
            heard.append(await live.next_frame(client) or b"")
        await speaker
        return [frame for frame in heard if frame not in (b"", live.BEAT)]

    assert asyncio.run(listen()) == [*[b"%d" % number for number in range(200)], b"end"]


def test_ten_seconds_of_silence_are_the_promise_of_the_wire() -> None:
    wire = (Path(__file__).resolve().parents[2] / "docs" / "formats" / "wire.md").read_text(encoding="utf-8")
    assert f"{live.BEAT_SECONDS:g} seconds" in wire


@pytest.mark.parametrize("command", TABLE_BOTS, ids=lambda command: Path(command[-1]).name)
def test_the_example_bots_pass_beats_over(server: Server, command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    silence_breaker, frames = live.next_frame, count()

    async def beat_before_everything(client: Connection) -> bytes | None:
        return live.BEAT if next(frames) % 2 else await silence_breaker(client)

    monkeypatch.setattr(live, "next_frame", beat_before_everything)
    run = subprocess.run([*command, f"http://{server.address}"], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    assert len(json.loads(run.stdout)) == 2
