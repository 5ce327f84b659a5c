"""People find a table by its code, meet for a rematch, and are not dealt to while absent (issue 25, point 13)."""

from __future__ import annotations

import httpx
import pytest

from tiptoe.service.session import ARRIVING_SECONDS
from web.people import Person, party, run, started
from web.servers import Server, SettableClock, serving


async def look_up_code(person: Person, code: str) -> httpx.Response:
    return await person.http.get(f"/api/codes/{code}")


def test_a_code_leads_to_a_table_until_the_game_is_over(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", "random"], seed=9)
        ana, stranger = there.people[0], Person(server.address, "Eva")
        code = ana.info["code"]
        assert len(code) == 9 and code[4] == "-"
        for written in (code, code.lower(), code.replace("-", "%20"), f"%20{code}%20"):
            assert (await look_up_code(stranger, written)).json() == {"table": ana.table}
        assert (await look_up_code(stranger, "0000-0000")).status_code == 404
        await there.listen(await ana.does("start"))
        assert (await look_up_code(stranger, code)).json() == {"table": ana.table}
        await there.listen(await ana.does("ask-end"))
        assert ana.info["code"] == ""
        assert (await look_up_code(stranger, code)).status_code == 404

    run(story())


def test_a_code_outlives_the_server_and_needs_no_row_of_its_own(any_url: str) -> None:
    async def opened(address: str) -> Person:
        ana = Person(address)
        await ana.open("classic", ["", ""])
        ana.info = (await ana.get("")).json()
        return ana

    async def look(address: str, ana: Person) -> None:
        assert (await look_up_code(Person(address), ana.info["code"])).json() == {"table": ana.table}

    with serving(any_url) as first:
        ana = run(opened(first.address))
    with serving(any_url) as second:
        run(look(second.address, ana))


def test_codes_cannot_be_guessed_in_great_numbers(any_url: str) -> None:
    async def guess(address: str) -> list[int]:
        eve = Person(address)
        return [(await look_up_code(eve, f"0000-00{n:02}")).status_code for n in range(12)]

    with serving(any_url, codes_a_minute=10) as server:
        assert run(guess(server.address)) == [404] * 10 + [429] * 2


def test_a_rematch_is_announced_with_whose_wish_it_was(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""], seed=9)
        ana, bea = there.people
        watcher = Person(server.address, "Eva")
        watcher.table = ana.table
        await watcher.connect()
        seq = await ana.does("ask-end")
        await bea.catch_up(seq)
        await there.listen(await bea.does("answer", asked=seq, yes=True))
        assert (bea.info["rematch"], bea.info["rematch_by"]) == ("", -1)
        new = (await bea.post("/rematch")).json()["table"]
        for person in (ana, bea, watcher):
            entry = await person.hear_entry("rematched")
            assert (entry["table"], entry["seat"]) == (new, 1)
            assert (person.info["rematch"], person.info["rematch_by"]) == (new, 1)

    run(story())


async def finished_pair(address: str) -> tuple[Person, Person]:
    """Plays a game of two to its end; the first person has opened the rematch and waits there."""
    there = await started(address, "classic", ["", "", "random"], seed=9)
    ana, bea = there.people
    seq = await ana.does("ask-end")
    await bea.catch_up(seq)
    await there.listen(await bea.does("answer", asked=seq, yes=True))
    new = (await ana.post("/rematch")).json()["table"]
    await ana.leave()
    ana.table = new
    await ana.connect()
    return ana, bea


def test_nobody_is_dealt_to_who_has_not_come_to_the_rematch(server: Server) -> None:
    async def story() -> None:
        ana, bea = await finished_pair(server.address)
        assert [chair["here"] for chair in ana.info["chairs"]][:2] == [True, False]
        assert await ana.is_refused("start") == "somebody-absent"
        assert await ana.is_refused("start", absent=[0, 2]) == "somebody-absent"
        refused = await ana.post("/commands", {"type": "start"})
        assert refused.json()["extra"]["word"] == "somebody-absent"
        await bea.post("/rematch")
        await bea.leave()
        bea.table = ana.table
        await bea.connect()
        assert await ana.does("start")

    run(story())


def test_absent_people_are_dealt_to_when_they_are_named(server: Server) -> None:
    async def story() -> None:
        ana, _ = await finished_pair(server.address)
        assert await ana.does("start", absent=[1])

    run(story())


def test_somebody_who_closed_the_page_is_absent_at_once_and_a_reload_is_not_noticed(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""], seed=9)
        ana, bea = there.people
        await bea.leave()
        while (await ana.get("")).json()["chairs"][1]["here"]:
            pass
        assert await ana.is_refused("start") == "somebody-absent"
        await bea.connect()
        assert await ana.does("start")

    run(story())


def test_somebody_who_has_just_sat_down_is_present_before_their_connection_is(any_url: str) -> None:
    clock = SettableClock()

    async def story(address: str) -> None:
        ana, bea = Person(address), Person(address, "Bea")
        await bea.join(await ana.open("classic", ["", ""]))
        clock.ahead += ARRIVING_SECONDS
        refused = await ana.post("/commands", {"type": "start"})
        assert refused.json()["extra"]["word"] == "somebody-absent"
        await bea.get("/position")
        assert (await ana.post("/commands", {"type": "start"})).status_code == 200

    with serving(any_url, clock=clock) as server:
        run(story(server.address))


@pytest.mark.parametrize("absent", [[16], [-1], "1", [0] * 17])
def test_only_seats_can_be_named_as_absent(server: Server, absent: object) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        assert (await ana.post("/commands", {"type": "start", "absent": absent})).status_code == 400

    run(story())
