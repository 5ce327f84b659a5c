"""A page that is alone with its home is answered as by a server, request by request (ADR 0038)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from litestar.handlers import HTTPRouteHandler

from patience import PATIENCE
from pyodide.browser_apps import MemoryDisk, ask
from service.memory import KnownMint
from tiptoe.browser.app import BrowserApp
from tiptoe.core.rng import KEY_BYTES
from tiptoe.service.bot_turns import SEEDS
from tiptoe.web.routes import content, packs, replays, tables, tutorials, workshop
from web.servers import HandClock, serving

NOW = 1_800_000_000
CHOICES = 12
Ask = Callable[..., Awaitable[tuple[int, Any]]]
READ = (
    "/api/catalog?lang=fr",
    "/api/lessons?lang=pt-BR",
    "/api/content/space?lang=fr",
    "/api/content/chess",
    "/api/book/chess?lang=en",
    "/api/examples/no-such-example",
    "/api/primer/classic?lang=fr",
    "/api/primer/chess",
    "/api/rules?spec=classic&lang=en",
    "/api/rules/CORE-7.4?lang=fr",
    "/api/rules/CORE-999",
    "/api/pictures/classic/board.svg?theme=parchment",
    "/api/pictures/catacombs/board.svg",
    "/api/pictures/symbols/no-such.svg",
    "/api/pictures/symbols/no-picture",
    "/api/packs?lang=fr",
    "/api/tables",
    "/api/tables/" + "0" * 24,
    "/api/tables/nothing",
    "/api/replays/" + "0" * 24,
    "/api/codes/0000-0000",
    "/api/codes/nothing",
    "/api/nothing",
)


class AlikeMint(KnownMint):
    """The same ids, tokens, secrets and luck of bots wherever it is used."""

    def key(self) -> bytes:
        return bytes(KEY_BYTES)

    def number(self, below: int) -> int:
        return 1 if below == SEEDS else 0


async def script(ask: Ask) -> list[tuple[str, int, Any]]:
    """What somebody asks for who reads, opens a table for two people and a bot, plays, and asks for what is not."""
    heard: list[tuple[str, int, Any]] = []

    async def does(method: str, target: str, body: object = None) -> Any:
        status, answer = await ask(method, target, body)
        heard.append((f"{method} {target}", status, answer))
        return answer

    for target in READ:
        await does("GET", target)
    await does("POST", "/api/tables", {"spec": "chess", "seats": ["", ""], "name": "Ana"})
    await does("POST", "/api/tables", {"spec": "classic", "seats": ["magpie", "magpie"], "name": "Ana"})
    table = (await does("POST", "/api/tables", {"spec": "classic", "seats": ["", "magpie", ""], "name": "Ana"}))[
        "table"
    ]
    at = f"/api/tables/{table}"
    await does("GET", f"/api/codes/{(await ask('GET', at))[1]['code']}")
    await does("POST", f"{at}/join", {"name": "Bea"})
    await does("POST", f"{at}/join", {"name": "Bea", "another": True})
    for path in ("", "/seats", "/position", "/record", "/course", "/check", "/advice?seat=0&lang=fr"):
        await does("GET", at + path)
    await does("POST", f"{at}/commands?seat=0", {"type": "start"})
    for _ in range(CHOICES):
        info = await _person_asked(ask, at)
        question = (await does("GET", f"{at}/position?seat={info['asked']}&lang=fr"))["question"]
        wrong = {"type": "choose", "decision": question["decision"], "key": "end-turn:twice"}
        await does("POST", f"{at}/commands?seat={info['asked']}&lang=fr", wrong)
        chosen = {"type": "choose", "decision": question["decision"], "key": question["offers"][0]["key"]}
        await does("POST", f"{at}/commands?seat={info['asked']}", chosen)
    await _person_asked(ask, at)
    for path in ("?lang=fr", "/why?key=end-turn&seat=2&lang=fr", "/scenario?key=end-turn", "/nothing"):
        await does("GET", at + path)
    await does("POST", f"{at}/rematch", {})
    await does("GET", f"/api/replays/{table}")
    await does("POST", "/api/replays", {"record": "no record"})
    return heard


async def _person_asked(ask: Ask, at: str) -> Any:
    """Bots have answered whatever they were asked."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, info = await ask("GET", at)
            if info["chairs"][info["asked"]]["kind"] == "person":
                return info
            await asyncio.sleep(0.01)


async def at_a_server(address: str) -> list[tuple[str, int, Any]]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:

        async def ask(method: str, target: str, body: object = None) -> tuple[int, Any]:
            answer = await http.request(method, target, json=body)
            is_data = answer.headers["content-type"].startswith("application/json")
            return answer.status_code, answer.json() if is_data else answer.text

        return await script(ask)


async def at_home() -> list[tuple[str, int, Any]]:
    home = BrowserApp(MemoryDisk(), clock=lambda: NOW, token_source=AlikeMint())

    async def asked(method: str, target: str, body: object = None) -> tuple[int, Any]:
        return await ask(home, method, target, body)

    return await script(asked)


def test_whatever_can_be_asked_of_a_server_can_be_asked_of_a_home() -> None:
    paths = [route for module in (tables, replays, content, tutorials, packs, workshop) for route in module.ROUTES]

    async def story() -> None:
        home = BrowserApp(MemoryDisk())
        _, sat = await ask(home, "POST", "/api/tables", {"spec": "classic", "seats": ["", "magpie"], "name": "Ana"})
        for route in paths:
            if isinstance(route, HTTPRouteHandler):
                method, path = next(iter(route.http_methods)), next(iter(route.paths))
                target = re.sub(r"{\w+:\w+}", "1", path.replace("{table:str}", sat["table"]))
                _, answer = await ask(home, str(method), target, {} if method == "POST" else None)
                assert not isinstance(answer, dict) or answer.get("detail") != "Not Found", target

    asyncio.run(story())


def test_a_home_answers_as_a_server_does(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(
        database, clock=HandClock(NOW), token_source=AlikeMint(), reports_at_once=0
    ) as server:  # a home makes none
        remote = asyncio.run(at_a_server(server.address))
    local = asyncio.run(at_home())
    assert len(local) > 3 * CHOICES + len(READ)
    for there, here in zip(remote, local, strict=True):
        assert here == there
