"""Lessons over the wire: open to anybody, bound to one connection, and in no list of tables."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tiptoe.wire.close_codes import NO_TABLE, NOT_UNDERSTOOD
from web.people import Person, run
from web.servers import Server


def test_a_lesson_is_learned_without_a_cookie_and_is_in_no_list(server: Server) -> None:
    async def learn() -> tuple[list[dict[str, Any]], list[object], int]:
        address = f"ws://{server.address}/api/lessons/classic-1/live?part=all&step=walk&lang=fr"
        async with connect(address) as socket:
            heard = [json.loads(await socket.recv()) for _ in range(2)]
            choice = {"type": "choose", "decision": heard[0]["position"]["question"]["decision"], "key": "move:d2"}
            await socket.send(json.dumps({"id": 1, "command": choice}))
            heard += [json.loads(await socket.recv()) for _ in range(3)]
        person = Person(server.address)
        tables = (await person.http.get("/api/tables")).json()
        return heard, tables, len((await person.http.get("/api/lessons?lang=fr")).json())

    heard, tables, lessons = run(learn())
    assert [message["type"] for message in heard] == ["hello", "taught", "told", "done", "taught"]
    assert (heard[0]["seat"], heard[1]["step"], heard[4]["step"]) == (0, "walk", "end-turn-1")
    assert tables == [] and lessons == 5


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("classic-7/live", NO_TABLE),
        ("%C3%A9" * 100 + "/live", NO_TABLE),  # longer than the reason of a close frame
        ("classic-1/live?lang=tlh", NOT_UNDERSTOOD),
        ("classic-1/live?pace=hectic", NOT_UNDERSTOOD),
    ],
)
def test_what_is_no_lesson_is_closed_with_its_reason(server: Server, path: str, code: int) -> None:
    async def ask() -> int:
        async with connect(f"ws://{server.address}/api/lessons/{path}") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            return closed.value.rcvd.code if closed.value.rcvd else 0

    assert run(ask()) == code


def test_a_page_of_another_site_teaches_nothing(server: Server) -> None:
    async def ask() -> None:
        async with connect(f"ws://{server.address}/api/lessons/classic-1/live", origin="http://elsewhere.example"):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus):
        run(ask())
