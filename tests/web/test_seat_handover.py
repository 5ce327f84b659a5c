"""Bots stand in by consent, lost seats are claimed, and removed people stay away (people 2 and 4, attack 8)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from patience import comes_true
from web.people import Message, Party, Person, party, run, started
from web.servers import Server, SettableClock, serving
from web.test_nodes import spread
from web.test_seat_transfer import own_hand

ELSEWHERE = {"x-forwarded-for": "203.0.113.9"}


async def leave_asked_seat(server: Server, there: Party, seconds: int) -> tuple[Person, list[Person]]:
    """Closes the asked person's page and lets `seconds` pass; returns that person and the others."""
    asked = there.asked()
    assert asked is not None
    others = [person for person in there.people if person is not asked]
    await asked.leave()
    for person in others:
        await person.hear_until(lambda message: message["type"] == "present")
    server.clock.ahead += seconds
    return asked, others


def without_cookies(person: Person) -> Person:
    """The same person in a browser without cookies."""
    lost = Person(person.address, person.name)
    lost.table = person.table
    return lost


async def info_of(person: Person) -> Message:
    info: Message = (await person.get("")).json()
    return info


def test_people_4_a_bot_plays_by_consent_for_one_turn_and_its_person_is_told(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "", ""], seed=2)
        absent, (ana, bea) = await leave_asked_seat(server, there, 61)
        seat, turn = absent.seat, ana.position["view"]["turn"]  # type: ignore[index]
        await there.listen(await ana.does("hold", seat=seat))
        question = bea.info["questions"][0]
        assert question == {**question, "what": "hold", "seat": seat, "by": ana.seat, "waiting": [bea.seat]}
        assert not bea.info["chairs"][seat]["held"]
        await bea.does("answer", asked=question["asked"], yes=True)
        held = await ana.hear_entry("held")
        assert (held["seat"], held["once"]) == (seat, True)
        await ana.hear_until(lambda message: message.get("info", {"asked": seat})["asked"] != seat)
        hello = await absent.connect()
        assert hello["info"]["chairs"][seat] == {**hello["info"]["chairs"][seat], "held": False, "stood_in": [turn]}

    run(game())


def test_people_4_the_page_knows_when_it_may_ask(server: Server) -> None:
    """The page offered a bot for an absent seat before the server allowed it."""

    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=2)
        left = server.clock.stopped_at = server.clock()  # no busy machine lets it pass
        absent, (ana,) = await leave_asked_seat(server, there, 0)
        while (await info_of(ana))["chairs"][absent.seat]["here"]:
            pass
        for later, word in ((0, "not-away"), (59, "not-away"), (60, "not-away-long"), (119, "not-away-long")):
            server.clock.stopped_at = left + later
            info = await info_of(ana)
            assert info["now"] < info["chairs"][absent.seat]["hold_at"]
            assert await ana.is_refused("hold", seat=absent.seat) == word
        server.clock.stopped_at = left + 120
        info = await info_of(ana)
        assert info["now"] >= info["chairs"][absent.seat]["hold_at"] > 0
        await ana.does("hold", seat=absent.seat)

    run(game())


def test_people_4_a_slow_table_offers_no_bot_and_shows_its_clock(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], turn_seconds=86_400)
        absent, (ana,) = await leave_asked_seat(server, there, 3_600)
        info = await info_of(ana)
        assert info["chairs"][absent.seat]["hold_at"] == 0
        assert info["due"] == info["since"] + 86_400
        assert await ana.is_refused("hold", seat=absent.seat) == "clock-decides"
        server.clock.ahead = 86_401
        held = await ana.hear_entry("held")
        assert (held["seat"], held["once"]) == (absent.seat, True)

    run(game())


def test_people_4_whoever_comes_back_ends_the_question(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "", ""], seed=2)
        absent, (ana, bea) = await leave_asked_seat(server, there, 61)
        await there.listen(await ana.does("hold", seat=absent.seat))
        asked = bea.info["questions"][0]["asked"]
        await absent.connect()
        assert (await bea.hear_entry("seat-answered"))["yes"] is False
        assert await bea.is_refused("answer", asked=asked, yes=True) in ("nothing-asked-of-you", "not-playing")

    run(game())


def test_people_2_a_lost_cookie_is_no_lost_seat(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", "", ""])
        ana, bea, caro = there.people
        old, lost = caro.token, without_cookies(caro)
        await lost.connect()
        here = await lost.post("/claim", {"seat": caro.seat})
        assert (here.status_code, here.json()["extra"]["word"]) == (409, "seat-is-here")
        await caro.leave()
        answer = await lost.post("/claim", {"seat": caro.seat})
        assert answer.status_code == 202, answer.text
        asked = (await ana.hear_entry("seat-asked"))["seq"]
        await bea.catch_up(asked)
        assert (await lost.get("/seats")).json() == [] and not own_hand((await lost.get("/position")).json(), 2)
        await ana.does("answer", asked=asked, yes=True)
        assert (await lost.get("/seats")).json() == []
        await bea.does("answer", asked=asked, yes=True)
        assert (await lost.hear_entry("moved"))["seat"] == caro.seat
        assert (await lost.get("/seats")).json() == [caro.seat]
        await lost.leave()
        assert (await lost.connect())["seat"] == caro.seat and own_hand(lost.position, 2)
        assert (await caro.get("/seats")).json() == [] and (await caro.connect())["seat"] == -1
        heard = "".join([*ana.raw, *bea.raw, *caro.raw])
        for secret in (old, lost.token, server.session(ana.table).table.chairs[2].token):
            assert secret and secret not in heard

    run(story())


def test_people_2_a_claim_shows_nothing_and_gives_nothing_when_it_is_refused(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", "", ""])
        ana, _, caro = there.people
        await caro.leave()
        stranger = without_cookies(caro)
        await stranger.post("/claim", {"seat": 2})
        assert (await stranger.post("/claim", {"seat": 1})).json()["extra"]["word"] == "seat-is-here"
        asked = (await ana.hear_entry("seat-asked"))["seq"]
        await ana.does("answer", asked=asked, yes=False)
        assert (await stranger.get("/seats")).json() == []
        assert (await stranger.post("/claim", {"seat": 2})).json()["extra"]["word"] == "too-often"
        hello = await caro.connect()
        assert hello["seat"] == 2 and own_hand(caro.position, 2)

    run(story())


def test_people_2_an_address_claims_only_so_often(any_url: str) -> None:
    async def story(address: str) -> None:
        there = await started(address, "classic", ["", ""])
        stranger = without_cookies(there.people[0])
        answers = [(await stranger.post("/claim", {"seat": seat})).status_code for seat in (0, 1, 0)]
        assert answers == [409, 409, 429]

    with serving(any_url, claims_an_hour=2) as server:
        run(story(server.address))


def test_people_2_a_claim_outlives_a_restart_and_waits_for_the_host(any_url: str) -> None:
    with serving(any_url) as server:

        async def before() -> tuple[Person, Person]:
            there = await started(server.address, "classic", ["", ""])
            ana, bea = there.people
            for person in there.people:
                await person.leave()
            lost = without_cookies(bea)
            assert (await lost.post("/claim", {"seat": 1})).status_code == 202
            return ana, lost

        ana, lost = run(before())
    with serving(any_url) as server:
        for person in (ana, lost):
            person.moves_to(server.address)

        async def after() -> None:
            hello = await ana.connect()
            question = hello["info"]["questions"][0]
            assert question == {**question, "what": "claim", "seat": 1, "by": -1, "waiting": [0]}
            await ana.does("answer", asked=question["asked"], yes=True)
            assert (await lost.connect())["seat"] == 1 and own_hand(lost.position, 1)

        run(after())


@pytest.mark.only("postgres", "one server has a file for itself: several share PostgreSQL")
def test_people_2_a_claim_reaches_people_at_another_node(postgres_url: str) -> None:
    with serving(postgres_url) as first, serving(postgres_url) as second:

        async def game() -> None:
            there = await spread((first.address, second.address), "classic", seed=2)
            ana, bea = there.people
            await bea.leave()
            first.session(ana.table).elsewhere.clear()
            lost = without_cookies(bea)
            answer = await lost.post("/claim", {"seat": bea.seat})
            assert answer.status_code == 202, answer.text
            asked = (await ana.hear_entry("seat-asked"))["seq"]
            await ana.does("answer", asked=asked, yes=True)
            await lost.connect(seen=asked)
            await lost.catch_up(asked + 1)
            assert (await lost.get("/seats")).json() == [bea.seat]

        run(game())


def test_attack_8_whom_the_host_sent_away_does_not_sit_down_again(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "", ""], listed=True)
        await ana.connect()
        stranger = Person(server.address, "Mallory")
        stranger.http.headers.update(ELSEWHERE)
        await stranger.join(ana.table)
        await ana.does("unseat", seat=1)
        assert ana.info["sent_away"] == ["Mallory"]
        fresh = without_cookies(stranger)
        fresh.http.headers.update(ELSEWHERE)
        home = without_cookies(stranger)
        home.http.cookies.update(stranger.http.cookies)
        for attempt in (stranger, fresh, home):
            for name in ("Mallory", "Somebody else"):
                answer = await attempt.post("/join", {"name": name})
                assert (answer.status_code, answer.json()["extra"]["word"]) == (409, "sent-away"), attempt.name
        friend = Person(server.address, "Bea")
        await friend.join(ana.table)
        await ana.does("let-back", name="Mallory")
        assert await stranger.join(ana.table) == 2

    run(story())


def test_attack_8_who_was_sent_away_stays_away_after_a_restart_and_no_address_is_stored(any_url: str) -> None:
    async def before(address: str) -> Person:
        ana = Person(address)
        await ana.open("classic", ["", ""])
        await ana.connect()
        stranger = Person(address, "Mallory")
        stranger.http.headers.update(ELSEWHERE)
        await stranger.join(ana.table)
        await ana.does("unseat", seat=1)
        return ana

    with serving(any_url) as server:
        ana = run(before(server.address))
        log = [entry.body.decode() for entry in server.app.state.process.store.entries(ana.table)]
    assert not any("203.0.113" in body for body in log)
    sources = [json.loads(body).get("source", "") for body in log if '"seated"' in body]
    assert [len(source) for source in sources] == [4, 4]
    with serving(any_url) as server:

        async def after() -> None:
            fresh = Person(server.address, "Mallory")
            fresh.http.headers.update(ELSEWHERE)
            fresh.table = ana.table
            assert (await fresh.post("/join", {"name": "M"})).json()["extra"]["word"] == "sent-away"

        run(after())


@pytest.mark.parametrize("path", ["/claim"])
def test_a_page_of_another_origin_claims_nothing(server: Server, path: str) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        stranger = without_cookies(there.people[1])
        answer = await stranger.http.post(
            f"/api/tables/{stranger.table}{path}", json={"seat": 1}, headers={"origin": "https://evil.example"}
        )
        assert answer.status_code == 403

    run(story())


@pytest.mark.parametrize("restarted", [False, True])
def test_people_3_a_clock_runs_out_where_nobody_looks(any_url: str, restarted: bool) -> None:
    """A clock runs out at a table whose pages are all closed, also after a restart."""
    clock = SettableClock()

    async def leave(address: str) -> str:
        there = await started(address, "classic", ["", ""], turn_seconds=86_400)
        for person in there.people:
            await person.leave()
        return there.people[0].table

    async def swept(server: Server, is_so: Callable[[], bool]) -> None:
        assert await comes_true(is_so)

    def late(server: Server, table: str) -> None:
        registry = server.app.state.process.registry
        if not restarted:
            clock.ahead = 4_000
            run(swept(server, lambda: table not in registry.tables))
        clock.ahead = 86_500
        store = server.app.state.process.store
        run(swept(server, lambda: any(b'"held"' in entry.body for entry in store.entries(table))))

    with serving(any_url, clock=clock) as server:
        table = run(leave(server.address))
        if not restarted:
            late(server, table)
    if restarted:
        with serving(any_url, clock=clock) as server:
            late(server, table)


def test_people_3_a_list_of_tables_says_how_fast_they_are_played(server: Server) -> None:
    async def story() -> None:
        for seconds in (0, 86_400):
            await Person(server.address).open("classic", ["", ""], listed=True, turn_seconds=seconds)
        listed = (await Person(server.address).http.get("/api/tables")).json()
        assert {table["turn_seconds"] for table in listed} == {0, 86_400}

    run(story())
