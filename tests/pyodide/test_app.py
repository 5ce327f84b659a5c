"""The browser app: every entry is on its disk, and a closed browser goes on where it was (ADR 0038)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from patience import comes_true
from pyodide.browser_apps import MemoryDisk, Message, ask
from tiptoe.browser.app import BrowserApp
from tiptoe.records.record import read_record, replay
from tiptoe.wire.close_codes import NO_TABLE, NOT_UNDERSTOOD

NOWHERE = "0" * 24


class Page:
    """A page's connection, with the messages it heard."""

    def __init__(self, home: BrowserApp, name: str) -> None:
        self.home = home
        self.name = name
        self.heard: list[Message] = []
        self.codes: list[int] = []

    async def dials(self, target: str) -> None:
        await self.home.lines.dial(
            self.name, target, lambda text: self.heard.append(json.loads(text)), self.codes.append
        )

    async def asks(self, id: int, **command: object) -> Message:
        await self.home.lines.say(self.name, json.dumps({"id": id, "command": command}))
        return await self.until(lambda message: message.get("id") == id)

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        assert await comes_true(lambda: any(map(wanted, self.heard))), f"not heard: {self.heard[-1:]}"
        return next(message for message in reversed(self.heard) if wanted(message))

    async def decides(self, seq: int) -> Message:
        """Waits for this page's question after an entry."""

        def asked(message: Message) -> bool:
            return message["type"] in ("hello", "told") and message["info"]["seq"] >= seq and bool(question(message))

        found: Message = question(await self.until(asked))
        return found


def question(message: Message) -> Any:
    """Returns the question of a message with offers, if there is one."""
    asked = (message.get("position") or {}).get("question")
    return asked if asked and asked["offers"] else None


async def opened(home: BrowserApp, spec: str = "classic") -> str:
    status, sat = await ask(home, "POST", "/api/tables", {"spec": spec, "seats": ["", "magpie"], "name": "Ana"})
    assert status == 201
    return str(sat["table"])


async def played(home: BrowserApp, table: str, choices: int) -> tuple[Page, Message]:
    """Plays `choices` choices at a table by frames; returns the page and its next question."""
    page = Page(home, "page-1")
    await page.dials(f"/api/tables/{table}/live?lang=en&pace=instant")
    hello = await page.until(lambda message: message["type"] == "hello")
    seq = hello["info"]["seq"]
    if hello["info"]["phase"] == "lobby":
        seq = (await page.asks(1, type="start"))["seq"]
    for id in range(2, choices + 2):
        asked = await page.decides(seq)
        answer = await page.asks(id, type="choose", decision=asked["decision"], key=asked["offers"][0]["key"])
        assert answer["type"] == "done", answer
        seq = answer["seq"]
    return page, await page.decides(seq)


def test_who_shuts_the_browser_goes_on_where_they_were() -> None:
    async def story() -> None:
        disk = MemoryDisk()
        home = BrowserApp(disk)
        table = await opened(home)
        _, before = await played(home, table, 4)
        again = BrowserApp(disk)  # only the disk is left
        page = Page(again, "page-2")
        await page.dials(f"/api/tables/{table}/live?lang=en&seen=0")
        hello = await page.until(lambda message: message["type"] == "hello")
        assert hello["seat"] == 0
        assert question(hello) == before
        assert json.loads(disk.infos[table])["asked"] == 0

    asyncio.run(story())


def test_nothing_counts_that_the_browser_does_not_keep() -> None:
    async def story() -> None:
        disk = MemoryDisk()
        home = BrowserApp(disk)
        table = await opened(home)
        page, asked = await played(home, table, 1)
        entries, disk.full = len(disk.log[table]), True
        choice = {"type": "choose", "decision": asked["decision"], "key": asked["offers"][0]["key"]}
        assert (await page.asks(90, **choice))["word"] == "not-kept"
        status, _ = await ask(home, "POST", f"/api/tables/{table}/commands?seat=0", choice)
        assert (status, len(disk.log[table])) == (503, entries)
        disk.full = False
        assert (await page.asks(91, **choice))["type"] == "done"

    asyncio.run(story())


def test_two_pages_of_one_browser_see_the_same_table() -> None:
    async def story() -> None:
        home = BrowserApp(MemoryDisk())
        table = await opened(home)
        first, asked = await played(home, table, 1)
        second = Page(home, "page-2")
        await second.dials(f"/api/tables/{table}/live?lang=fr")
        done = await first.asks(50, type="choose", decision=asked["decision"], key=asked["offers"][0]["key"])
        await second.until(lambda message: message["type"] == "told" and message["info"]["seq"] >= done["seq"])
        await home.lines.hang_up_all("page-2")
        assert list(home.lines.open) == ["page-1"]

    asyncio.run(story())


def test_a_line_that_is_hung_up_while_it_is_dialled_does_not_stay_open() -> None:
    """A table that is left at once, or dialled twice, keeps no connection too many."""

    async def story() -> None:
        disk = MemoryDisk()
        table = await opened(BrowserApp(disk))
        home = BrowserApp(disk)  # the table is on the disk only, so that dialling takes its time
        page, target = Page(home, "page-1"), f"/api/tables/{table}/live?lang=en"
        await asyncio.gather(page.dials(target), home.lines.hang_up("page-1"))
        assert not home.lines.open and not (await home.service.table(table)).clients
        await asyncio.gather(page.dials(target), page.dials(target), page.asks(7, type="start"))
        assert len((await home.service.table(table)).clients) == 1
        assert [message["type"] for message in page.heard].count("done") == 1

    asyncio.run(story())


def test_a_lesson_and_what_is_not_there() -> None:
    async def story() -> None:
        home = BrowserApp(MemoryDisk())
        learner = Page(home, "learner")
        lessons = (await ask(home, "GET", "/api/lessons?lang=en"))[1]
        await learner.dials(f"/api/lessons/{lessons[0]['id']}/live?lang=fr")
        await learner.until(lambda message: message["type"] == "taught")
        for target, code in (
            (f"/api/tables/{NOWHERE}/live", NO_TABLE),
            ("/api/lessons/nothing/live", NO_TABLE),
            (f"/api/lessons/{lessons[0]['id']}/live?pace=hectic", NOT_UNDERSTOOD),
        ):
            page = Page(home, "other")
            await page.dials(target)
            assert page.codes == [code]

    asyncio.run(story())


def test_a_game_moves_to_another_browser_as_a_file_and_goes_on_there() -> None:
    async def story() -> None:
        home, other = BrowserApp(MemoryDisk()), BrowserApp(MemoryDisk())
        table = await opened(home)
        _, before = await played(home, table, 5)
        _, record = await ask(home, "GET", f"/api/tables/{table}/record")
        replay(read_record(record))  # as `tiptoe verify` does
        _, shown = await ask(other, "POST", "/api/replays", {"record": record})
        status, sat = await ask(other, "POST", f"/api/replays/{shown['replay']}/go-on", {})
        assert (status, sat["seat"]) == (201, 0)
        assert (await ask(other, "POST", f"/api/tables/{sat['table']}/commands", {"type": "start"}))[0] == 200
        page, asked = await played(other, sat["table"], 0)
        assert [offer["key"] for offer in asked["offers"]] == [offer["key"] for offer in before["offers"]]
        await page.asks(70, type="choose", decision=asked["decision"], key=asked["offers"][0]["key"])
        _, longer = await ask(other, "GET", f"/api/tables/{sat['table']}/record")
        assert len(read_record(longer).choices) > len(read_record(record).choices)
        replay(read_record(longer))
        again = BrowserApp(other.disk)  # the browser was closed meanwhile
        assert (await ask(again, "GET", f"/api/tables/{sat['table']}/record"))[1] == longer

    asyncio.run(story())
