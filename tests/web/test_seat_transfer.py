"""A seat moves to another device by a link of its own (attack: a lost cookie was a lost seat)."""

from __future__ import annotations

import logging

import pytest

from web.people import Message, Person, party, run, started
from web.servers import Server, serving

LINK_SECONDS = 900


async def link_of(person: Person) -> str:
    answer = await person.post("/link")
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == LINK_SECONDS
    return str(answer.json()["link"])


async def phone_of(person: Person, link: str) -> Person:
    """Opens the seat in another browser by its link."""
    phone = Person(person.address, person.name)
    phone.table = person.table
    answer = await phone.post("/take", {"link": link})
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"table": person.table, "seat": person.seat}
    phone.seat = person.seat
    return phone


def own_hand(position: Message | None, seat: int) -> bool:
    assert position is not None
    return position["view"]["seats"][seat].get("hand") is not None


def test_finding_15_a_link_takes_the_seat_along_and_the_first_device_only_watches(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        phone = await phone_of(ana, await link_of(ana))
        moved = await ana.hear_entry("moved")
        assert moved == {**moved, "type": "moved", "seat": 0}
        assert not own_hand(ana.position, 0)
        assert (await ana.get("/seats")).json() == []
        assert (await ana.post("/commands", {"type": "say", "text": "hi"})).json()["extra"]["word"] == "not-seated"
        assert (await ana.ask("say", text="hi"))["word"] == "not-seated"
        assert (await phone.connect())["seat"] == 0
        assert own_hand(phone.position, 0)
        await phone.does("say", text="from the sofa")
        assert (await bea.hear_entry("said"))["text"] == "from the sofa"

    run(story())


def test_finding_15_a_link_opens_once_and_the_latest_only(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana, bea = there.people
        first, second = await link_of(ana), await link_of(ana)
        for link in (first, second + "x", "x"):
            refused = await bea.post("/take", {"link": link})
            assert (refused.status_code, refused.json()["extra"]["word"]) == (409, "link-over")
        phone = await phone_of(ana, second)
        assert (await bea.post("/take", {"link": second})).status_code == 409
        back = await phone_of(phone, await link_of(phone))
        assert (await back.get("/seats")).json() == [0]

    run(story())


def test_a_link_is_over_after_a_quarter_of_an_hour_and_when_the_seat_is_free(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana, bea = there.people
        links = [await link_of(ana), await link_of(bea)]
        server.clock.ahead += LINK_SECONDS
        assert (await bea.post("/take", {"link": links[0]})).status_code == 409
        links = [await link_of(ana), await link_of(bea)]
        await bea.does("unseat", seat=1)
        assert (await ana.post("/take", {"link": links[1]})).status_code == 409

    run(story())


def test_only_who_sits_there_makes_a_link_and_not_too_often(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana = there.people[0]
        stranger = Person(server.address)
        stranger.table = ana.table
        assert (await stranger.post("/link")).json()["extra"]["word"] == "not-seated"
        other = await ana.http.post(f"/api/tables/{ana.table}/link", params={"seat": 1})
        assert other.json()["extra"]["word"] == "not-seated"
        answers = [await ana.post("/link") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [409]
        assert answers[-1].json()["extra"]["word"] == "too-often"

    run(story())


def test_people_who_share_a_browser_part_one_at_a_time(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        await ana.post("/join", {"name": "Bea", "another": True})
        made = await ana.http.post(f"/api/tables/{ana.table}/link", params={"seat": 1})
        phone = Person(server.address)
        phone.table = ana.table
        assert (await phone.post("/take", {"link": made.json()["link"]})).json()["seat"] == 1
        assert ((await ana.get("/seats")).json(), (await phone.get("/seats")).json()) == ([0], [1])
        back = await phone.http.post(f"/api/tables/{ana.table}/link", params={"seat": 1})
        assert (await ana.post("/take", {"link": back.json()["link"]})).json()["seat"] == 1
        assert ((await ana.get("/seats")).json(), (await phone.get("/seats")).json()) == ([0, 1], [])

    run(story())


def test_neither_link_nor_hash_reaches_a_log_or_anybody_else(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        link = await link_of(ana)
        phone = await phone_of(ana, link)
        await bea.hear_entry("moved")
        again = Person(server.address)
        again.table = ana.table
        await again.connect(seen=1)
        session = server.session(ana.table).table
        heard = "".join([*bea.raw, *ana.raw, *again.raw, (await bea.get("/record")).text])
        for secret in (link, phone.token, session.chairs[0].token):
            assert secret not in heard and secret not in caplog.text
        assert "linked" in heard and "moved" in heard

    with caplog.at_level(logging.DEBUG, "tiptoe"):
        run(story())


def test_a_link_outlives_a_restart(any_url: str) -> None:
    with serving(any_url) as server:

        async def before() -> tuple[Person, str]:
            there = await started(server.address, "classic", ["", ""])
            return there.people[0], await link_of(there.people[0])

        ana, link = run(before())
    with serving(any_url) as server:
        ana.moves_to(server.address)

        async def after() -> None:
            phone = await phone_of(ana, link)
            assert (await phone.connect())["seat"] == 0
            assert own_hand(phone.position, 0)

        run(after())
