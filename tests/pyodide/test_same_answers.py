"""Every endpoint of the table is answered alike by a server and by a page that is alone with its home (ADR 0038, 0065)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, get_origin

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE
from pyodide.browser_apps import MemoryDisk, ask
from service.memory import PredictableTokens
from tiptoe.browser.app import BrowserApp
from tiptoe.core.rng import KEY_BYTES
from tiptoe.packs.template import write_template
from tiptoe.service.bot_turns import SEEDS
from tiptoe.service.endpoints import ENDPOINTS, SERVER_ENDPOINTS, SOCKETS
from tiptoe.service.routing import POST, Endpoint, Parameter, SocketEndpoint, find_endpoint, request_of
from web.servers import SettableClock, serving

NOW = 1_800_000_000
CHOICES = 12
Ask = Callable[..., Awaitable[tuple[int, Any]]]
NO_TABLE = "0" * 24
WRONG_BODIES: tuple[object, ...] = ([], "text", {"nonsense": 1}, None)
NEVER_RIGHT = {"POST /api/tables/{table}/claim"}  # for two devices at once: tests/web/test_seat_handover.py
RECORD_ONLY_AT_HOME = re.compile(r"#|@|open |secret:|seed:|commitment:|engine:|numbers:|[a-z-]*digest")
TEMPLATES = {  # addresses of what is there; other addresses are walked by their names
    "spec": "catacombs",
    "game": "classic",
    "/api/rules/{id}": "CORE-7.4",
    "/api/examples/{id}": "catacombs.charlatan",
    "/api/pictures/{spec}/board.svg": "classic",
    "/api/pictures/{spec}/tiles/{file}": "start-a.svg",
    "/api/pictures/symbols/{file}": "footprints.svg",
    "/api/content/{spec}": "space",
    "evening": "0" * 24,
    "turn": "1",
    "seat": "0",
    "key": "end-turn",
    "spot": "end-turn",
    "eyes": "-2",
    "theme": "parchment",
    "lang": "fr",
    "v": "1",
}
TWO = {"spec": "classic", "seats": ["", "magpie"], "name": "Ana"}


class PredictableLuckTokens(PredictableTokens):
    """Predictable ids, tokens, secrets and luck of bots."""

    def key(self) -> bytes:
        return bytes(KEY_BYTES)

    def number(self, below: int) -> int:
        return 1 if below == SEEDS else 0


def sample(endpoint: Endpoint, name: str, named: dict[str, str]) -> str:
    """A right value of a parameter: of this endpoint, of this story, or of any."""
    if name in endpoint.names and endpoint.path in TEMPLATES:
        return TEMPLATES["spec"] if "tiles" in endpoint.path and name == "spec" else TEMPLATES[endpoint.path]
    return named.get(name) or TEMPLATES.get(name) or str(endpoint.parameters[name].meta.ge or 0)


def wrong_values(one: Parameter) -> list[str]:
    """Values beyond every limit that a parameter has."""
    meta, values = one.meta, []
    if meta.pattern is not None:
        values.append("??")
    if meta.max_length is not None:
        values.append("x" * (meta.max_length + 1))
    if meta.min_length:
        values.append("")
    if isinstance(meta.ge, int):
        values += [str(meta.ge - 1), "word"]
    if isinstance(meta.le, int):
        values.append(str(meta.le + 1))
    if get_origin(one.type) is Literal:
        values.append("pink")
    return values


def target(endpoint: Endpoint, values: dict[str, str]) -> str:
    """The address of an endpoint with these values in path and query."""
    query = "&".join(f"{name}={text}" for name, text in values.items() if name not in endpoint.names)
    return endpoint.path.format(**values) + (f"?{query}" if query else "")


def walked(endpoint: Endpoint, named: dict[str, str]) -> list[tuple[str, str, object]]:
    """Requests to an endpoint: right ones, with and without what may be left out, and wrong ones in every parameter."""
    right = {name: sample(endpoint, name, named) for name in endpoint.parameters}
    needed = {name: text for name, text in right.items() if endpoint.parameters[name].required}
    told: list[dict[str, str]] = [needed, right]
    for name, one in endpoint.parameters.items():
        told += [{**needed, name: text} for text in wrong_values(one)]
        if one.required and name not in endpoint.names:
            told.append({each: text for each, text in needed.items() if each != name})
    told += [{**needed, name: "no-such"} for name in endpoint.names]
    body: object = None if endpoint.body is None else {}
    asked = [(endpoint.method, target(endpoint, each), body) for each in told]
    asked.append(("DELETE", target(endpoint, needed), None))
    if endpoint.body is not None:
        asked += [(endpoint.method, target(endpoint, needed), wrong) for wrong in WRONG_BODIES]
    return asked


async def script(ask: Ask, files: dict[str, str]) -> list[tuple[str, int, Any]]:
    """What somebody asks for who reads, opens a table for two people and a bot, plays, and asks for what is not."""
    heard: list[tuple[str, int, Any]] = []

    async def does(method: str, target: str, body: object = None) -> Any:
        status, answer = await ask(method, target, body)
        heard.append((f"{method} {target}", status, answer))
        return answer

    async def walks(**named: str) -> None:
        for endpoint in ENDPOINTS:
            if named.keys() >= set(endpoint.names) - TEMPLATES.keys() or endpoint.path in TEMPLATES:
                for method, where, body in walked(endpoint, named):
                    await does(method, where, body)

    await walks(table=NO_TABLE, name=NO_TABLE, code="0000-0000", digest="0" * 32)
    await does("GET", "/api/nothing")
    brought = await does("POST", "/api/packs?lang=fr", {"files": files})
    digest = brought["pack"]["info"]["digest"]
    await does("POST", "/api/workshop", {"text": json.dumps(await does("GET", f"/api/packs/{digest}/document"))})
    out = {"fate": "escaped", "deep": False, "gold": 7, "tokens": [], "cards": ["swagger"]}
    for cards in (["swagger"], ["no-such"]):
        await does("POST", "/api/count/classic?lang=fr", {"seats": [{**out, "cards": cards}, out]})
    await does("POST", "/api/count/classic", {"seats": [out]})
    sent: dict[str, object] = {"secret": "s" * 20, "copy": "", "known": 0, "lines": []}
    for lines in (["a", "b"], ["b"], ["x" * 7_000]):
        await does("POST", f"/api/evenings/{NO_TABLE}", {**sent, "lines": lines})
    await does("POST", f"/api/evenings/{NO_TABLE}", {**sent, "secret": "w" * 20})
    await does("POST", "/api/tables", {"spec": "chess", "seats": ["", ""], "name": "Ana"})
    await does("POST", "/api/tables", {"spec": "classic", "seats": ["magpie", "magpie"], "name": "Ana"})
    seats = {"spec": "classic", "seats": ["", "magpie", ""], "name": "Ana"}
    table = (await does("POST", "/api/tables", seats))["table"]
    at = f"/api/tables/{table}"
    code = (await ask("GET", at))[1]["code"]
    await does("POST", f"{at}/join", {"name": "Bea"})
    await does("POST", f"{at}/join", {"name": "Bea", "another": True})
    await walks(table=table, name=table, code=code, digest=digest)
    await does("POST", f"{at}/commands?seat=0", {"type": "start"})
    for _ in range(CHOICES):
        info = await _person_asked(ask, at)
        question = (await does("GET", f"{at}/position?seat={info['asked']}&lang=fr"))["question"]
        wrong = {"type": "choose", "decision": question["decision"], "key": "end-turn:twice"}
        await does("POST", f"{at}/commands?seat={info['asked']}&lang=fr", wrong)
        chosen = {"type": "choose", "decision": question["decision"], "key": question["offers"][0]["key"]}
        await does("POST", f"{at}/commands?seat={info['asked']}", chosen)
    await _person_asked(ask, at)
    await walks(table=table, code=code)
    link = (await does("POST", f"{at}/link?seat=2"))["link"]
    await does("POST", f"{at}/take", {"link": link})
    await does("POST", f"{at}/claim", {"seat": 0})
    await beside_the_box(does)
    await alone(ask, does, walks)
    return heard


async def beside_the_box(does: Callable[..., Awaitable[Any]]) -> None:
    """A deal that is told, with what can have come and with what cannot."""
    wanted = {"spec": "classic", "seats": ["", ""], "name": "Ana", "told": True}
    at = f"/api/tables/{(await does('POST', '/api/tables', wanted))['table']}"
    asked = await does("POST", f"{at}/luck", {"luck": []})
    for piece in (asked["pieces"][0]["id"], "no-such"):
        await does("POST", f"{at}/luck", {"luck": [piece]})


async def alone(ask: Ask, does: Callable[..., Awaitable[Any]], walks: Callable[..., Awaitable[None]]) -> None:
    """A game with a bot that is given up, and records that are looked at."""
    table = (await does("POST", "/api/tables", {"spec": "classic", "seats": ["", "magpie"], "name": "Ana"}))["table"]
    at = f"/api/tables/{table}"
    await does("POST", f"{at}/commands", {"type": "start"})
    for _ in range(CHOICES):
        await _person_asked(ask, at)
        question = (await does("GET", f"{at}/position"))["question"]
        chosen = {"type": "choose", "decision": question["decision"], "key": question["offers"][0]["key"]}
        await does("POST", f"{at}/commands", chosen)
    await _person_asked(ask, at)
    question = (await does("GET", f"{at}/position"))["question"]
    await does("GET", f"{at}/advice?lang=fr")
    await does("GET", f"{at}/weigh?key={question['offers'][0]['key']}")
    await does("POST", f"{at}/commands", {"type": "ask-end"})
    unfinished = await does("GET", f"{at}/record")
    await walks(table=table, name=table)
    await does("POST", f"{at}/rematch", {})
    await does("POST", "/api/replays", {"record": "no record"})
    shown = (await does("POST", "/api/replays", {"record": unfinished}))["replay"]
    await walks(name=shown)
    await does("POST", f"/api/replays/{shown}/what-if", {"at": 3, "seat": 0, "name": "Ana"})
    await does("POST", f"/api/replays/{shown}/go-on")


async def _person_asked(ask: Ask, at: str) -> Any:
    """Waits until a person is asked, after the bots."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, info = await ask("GET", at)
            if info["chairs"][info["asked"]]["kind"] == "person":
                return info
            await asyncio.sleep(0.01)


async def at_a_server(address: str, files: dict[str, str]) -> list[tuple[str, int, Any]]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:

        async def ask(method: str, target: str, body: object = None) -> tuple[int, Any]:
            answer = await http.request(method, target, json=body)
            is_data = answer.headers["content-type"].startswith("application/json")
            return answer.status_code, answer.json() if is_data else answer.text

        return await script(ask, files)


async def at_home(files: dict[str, str]) -> list[tuple[str, int, Any]]:
    home = BrowserApp(MemoryDisk(), clock=lambda: NOW, token_source=PredictableLuckTokens())

    async def asked(method: str, target: str, body: object = None) -> tuple[int, Any]:
        return await ask(home, method, target, body)

    return await script(asked, files)


def test_every_endpoint_is_answered_alike(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    files = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "mine").iterdir() if file.is_file()}
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, clock=SettableClock(NOW), token_source=PredictableLuckTokens(), reports_at_once=0) as server:
        remote = asyncio.run(at_a_server(server.address, files))
    local = asyncio.run(at_home(files))
    for there, here in zip(remote, local, strict=True):
        assert comparable(here) == comparable(there)
    well = {
        find_endpoint(ENDPOINTS, request_of(told.split(" ")[0], told.split(" ")[1]))[0]
        for told, status, _ in local
        if status < 300
    }
    assert {f"{each.method} {each.path}" for each in ENDPOINTS if each not in well} == NEVER_RIGHT


def comparable(heard: tuple[str, int, Any]) -> tuple[str, int, Any]:
    """An answer; of what is wrong with a body, frameworks tell more or less, and a home keeps no secret from its owner."""
    told, status, answer = heard
    if told.endswith("/record") and status == 200:
        return told, status, [line for line in answer.splitlines() if line and not RECORD_ONLY_AT_HOME.match(line)]
    if status == 400 and told.startswith(POST):
        return told, status, answer["detail"]
    return heard


def test_what_a_server_alone_has_is_not_found_in_a_home() -> None:
    async def story() -> None:
        home = BrowserApp(MemoryDisk())
        for each in SERVER_ENDPOINTS:
            assert (await ask(home, each.method, each.path))[0] == 404, each.path

    asyncio.run(story())


LINES = {  # queries of right and wrong connections, by the name of the socket
    "table": ("", "seen=0&lang=fr&pace=calm&seat=-1", "seen=word", "seat=99", "pace=nonsense", "lang=xx", "lang="),
    "lesson": ("lang=fr", "pace=nonsense", "part=nonsense", "lang=xx"),
    "trial": ("card=swagger&lang=fr", "card=swagger&seed=2", "card=moth", "card=swagger&seed=word"),
    "report": ("",),
}
THINGS = {"table": "table", "lesson": "classic-1", "spec": "classic"}


@pytest.mark.parametrize("socket", SOCKETS, ids=lambda socket: socket.name)
def test_every_connection_begins_alike(tmp_path: Path, socket: SocketEndpoint) -> None:
    """The first messages of each, or the code with which it is closed."""
    with serving(
        f"sqlite:///{tmp_path}/tables.db", clock=SettableClock(NOW), token_source=PredictableLuckTokens()
    ) as server:
        remote = asyncio.run(dialled_there(server.address, socket))
    local = asyncio.run(dialled_here(socket))
    if socket.handler is None:
        assert [heard for _, heard in local] == [4404] * len(local)
        return
    assert local == remote
    assert any(isinstance(heard, dict) for _, heard in local) and any(isinstance(heard, int) for _, heard in local)


def addresses(socket: SocketEndpoint, table: str) -> list[str]:
    (name,) = socket.names
    things = {**THINGS, "table": table}
    right = [f"{socket.path.format(**things)}?{query}" for query in LINES[socket.name]]
    return [*right, socket.path.format(**dict.fromkeys(things, "no-such")), socket.path.format(**{name: NO_TABLE})]


async def dialled_there(address: str, socket: SocketEndpoint) -> list[tuple[str, Any]]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        table = (await http.post("/api/tables", json=TWO)).json()["table"]
    heard: list[tuple[str, Any]] = []
    for where in addresses(socket, table):
        async with connect(f"ws://{address}{where}") as line:
            try:
                heard.append((where, json.loads(await asyncio.wait_for(line.recv(), PATIENCE))))
            except ConnectionClosed as closed:
                heard.append((where, closed.rcvd.code if closed.rcvd else None))
    return heard


async def dialled_here(socket: SocketEndpoint) -> list[tuple[str, Any]]:
    home = BrowserApp(MemoryDisk(), clock=lambda: NOW, token_source=PredictableLuckTokens())
    _, sat = await ask(home, "POST", "/api/tables", TWO)
    home.shelf.tokens.clear()  # as a stranger, which the one who dials a server is
    heard: list[tuple[str, Any]] = []
    for where in addresses(socket, sat["table"]):
        first: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def hears(text: str, first: asyncio.Future[Any] = first) -> None:
            if not first.done():
                first.set_result(json.loads(text))

        def closes(code: int, first: asyncio.Future[Any] = first) -> None:
            if not first.done():
                first.set_result(code)

        await home.lines.dial("page", where, hears, closes)
        heard.append((where, await asyncio.wait_for(first, PATIENCE)))
        await home.lines.hang_up("page")
    return heard
