"""People who share a browser: several seats of a table, each proved by its own token."""

from __future__ import annotations

from typing import Any

import pytest

from web.people import Person, run
from web.servers import Server


async def browser_with_two_seats(server: Server) -> Person:
    """Browser with seats 0 and 2, and another person at seat 1."""
    ana = Person(server.address)
    await ana.open("classic", ["", "", ""])
    assert (await ana.post("/join", {"name": "Eva"})).status_code == 409  # a second seat only on request
    assert (await ana.post("/join", {"name": "Bea", "seat": 2, "another": True})).json()["seat"] == 2
    friend = Person(server.address, "Caio")
    await friend.join(ana.table)
    await friend.close()
    return ana


async def visible_hands(ana: Person, **query: str) -> list[bool]:
    """Returns for each seat whether its hand is shown."""
    answer: dict[str, Any] = (await ana.get("/position", **query)).json()
    return [seat.get("hand") is not None for seat in answer["view"]["seats"]]


def test_a_browser_may_hold_several_seats_and_speaks_for_one_at_a_time(server: Server) -> None:
    async def story() -> None:
        ana = await browser_with_two_seats(server)
        assert (await ana.get("/seats")).json() == [0, 2]
        assert (await ana.post("/commands", {"type": "start"})).status_code == 200
        assert await visible_hands(ana) == await visible_hands(ana, seat="0") == [True, False, False]
        assert await visible_hands(ana, seat="2") == [False, False, True]
        assert await visible_hands(ana, seat="1") == await visible_hands(ana, seat="-1") == [False, False, False]
        for wanted, seat in ((None, 0), (0, 0), (2, 2), (1, -1), (-1, -1), (7, -1)):
            assert (await ana.connect(seat=wanted))["seat"] == seat
            await ana.leave()

    run(story())


def test_people_who_share_a_browser_meet_again(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        await ana.post("/join", {"name": "Bea", "another": True})
        await ana.post("/commands", {"type": "start"})
        asked = (await ana.post("/commands", {"type": "ask-end"})).json()["seq"]
        answer = await ana.http.post(
            f"/api/tables/{ana.table}/commands",
            params={"seat": 1},
            json={"type": "answer", "asked": asked, "yes": True},
        )
        assert answer.status_code == 200, answer.text
        again = await ana.post("/rematch")
        ana.table = again.json()["table"]
        assert (await ana.get("/seats")).json() == [0, 1]

    run(story())


@pytest.mark.parametrize("cookie", ["", "....", "x", "x.y.z", "." * 5000, "x." * 3500])  # nginx takes 8 kB
def test_a_cookie_that_proves_nothing_is_nobodys(server: Server, cookie: str) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        answer = await Person(server.address).http.get(
            f"/api/tables/{ana.table}/seats", headers={"cookie": f"tiptoe-{ana.table}={cookie}"}
        )
        assert answer.json() == []

    run(story())
