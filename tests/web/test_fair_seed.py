"""Fair seeds (ADR 0036): every seat's number enters the luck, also at a new deal (attack 10: the server chose alone)."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from tiptoe.core.codec import digest
from tiptoe.records.fair_seed import CHAIN_LINKS
from tiptoe.records.record import read_record, replay
from web.people import Party, Person, party, run
from web.servers import FixedLuckTokens, Server, serving


@pytest.fixture
def patient_server(any_url: str) -> Iterator[Server]:
    """Server that waits for the seats' numbers as long as a busy machine needs."""
    with serving(any_url, number_seconds=600) as server:
        yield server


def link(seed: str, times: int) -> str:
    for _ in range(times):
        seed = sha256(bytes.fromhex(seed)).hexdigest()
    return seed


class NumberGiver:
    """A person whose page gives numbers to the luck, made from a seed."""

    def __init__(self, person: Person, seed: str) -> None:
        self.person = person
        self.seed = seed

    def number(self, request: int = 0) -> str:
        return link(self.seed, CHAIN_LINKS - request)

    async def promise(self) -> int:
        return await self.person.does("seal", seal=link(self.number(), 1))

    async def show(self) -> int:
        return await self.person.does("show-number", number=self.number())


async def two(server: Server, seeds: str = "ab") -> tuple[Party, list[NumberGiver]]:
    there = await party(server.address, "classic", ["", ""])
    mixers = [NumberGiver(person, seed * 64) for person, seed in zip(there.people, seeds)]
    for mixer in mixers:
        await mixer.promise()
    return there, mixers


async def record_of(there: Party) -> str:
    """Ends the game by consent, and returns its record, which holds the secret."""
    ana, bea = there.people
    asked = await ana.does("ask-end")
    await bea.does("answer", asked=asked, yes=True)
    return (await ana.get("/record")).text


def dealt_with(url: str, seeds: str) -> list[str]:
    """Returns the hands of two seats dealt with a fixed secret of the server and the numbers of `seeds`."""
    with serving(url, token_source=FixedLuckTokens(), number_seconds=600) as server:

        async def story() -> list[str]:
            there, mixers = await two(server, seeds)
            await there.people[0].does("start")
            for mixer in mixers:
                await mixer.show()
            await there.people[0].hear_entry("started")
            record = read_record(await record_of(there))
            return [card for seat in replay(record).state.seats for card in map(str, seat.deck)]

        return run(story())


def test_finding_10_the_deal_follows_from_the_secret_and_every_number(any_url: str) -> None:
    decks = [dealt_with(any_url, seeds) for seeds in ("ab", "ab", "ac", "cb")]
    assert decks[0] == decks[1]
    assert len({tuple(deck) for deck in decks}) == 3


def test_finding_10_numbers_are_shown_after_all_are_promised_and_only_as_promised(patient_server: Server) -> None:
    async def story() -> None:
        there, (ana, bea) = await two(patient_server)
        assert await ana.person.is_refused("show-number", number=ana.number()) == "not-your-number"
        assert await ana.person.is_refused("seal", seal=link(bea.seed, 1)) == "not-your-number"
        await ana.person.does("start")
        await bea.person.hear_entry("dealing")
        assert bea.person.info["dealing"] and bea.person.info["phase"] == "lobby"
        for refused in ({"type": "unseat", "seat": 1}, {"type": "start"}, {"type": "seal", "seal": "0" * 64}):
            assert (await ana.person.post("/commands", refused)).json()["extra"]["word"] == "dealing"
        assert await ana.person.is_refused("show-number", number=bea.number()) == "not-your-number"
        await bea.show()
        await ana.show()
        started = await bea.person.hear_entry("started")
        assert started["numbers"] == [ana.number(), bea.number()]
        assert await bea.person.is_refused("show-number", number=bea.number()) == "not-in-lobby"
        record = read_record(await record_of(there))
        assert record.header.numbers == (ana.number(), bea.number())
        assert record.header.commitment() == ana.person.info["commitment"]
        checked = (await ana.person.get("/check")).json()
        assert checked["ok"] and checked["numbers"] == started["numbers"]

    run(story())


def test_nobody_waits_long_for_a_number(any_url: str) -> None:
    with serving(any_url, number_seconds=1) as server:

        async def story() -> None:
            there = await party(server.address, "classic", ["", ""])
            ana, bea = there.people
            await NumberGiver(bea, "b" * 64).promise()
            await ana.does("start")
            assert (await bea.hear_entry("started"))["numbers"] == ["-", "?"]
            assert replay(read_record(await record_of(there))).header.numbers == ("-", "?")

        run(story())


def test_a_table_without_promises_is_dealt_at_once(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        await there.people[0].does("start")
        assert "numbers" not in await there.people[1].hear_entry("started")
        assert "numbers:" not in await record_of(there)

    run(story())


def test_finding_10_a_new_deal_has_the_next_number_of_everybody(patient_server: Server) -> None:
    async def story() -> None:
        there, (ana, bea) = await two(patient_server)
        seq = await ana.person.does("start")
        for mixer in (ana, bea):
            await mixer.show()
        for person in there.people:
            await person.hear_entry("started")
        await there.play(6)
        refused = await ana.person.does("ask-undo", choices=1, number=ana.number(1))
        assert await bea.person.is_refused("answer", asked=refused, yes=True, number=bea.number(2)) == "not-your-number"
        await bea.person.does("answer", asked=refused, yes=False)
        assert await ana.person.is_refused("ask-undo", choices=1, number=ana.number(1)) == "not-your-number"
        asked = await ana.person.does("ask-undo", choices=1, number=ana.number(2))
        seq = await bea.person.does("answer", asked=asked, yes=True, number=bea.number(2))
        await there.listen(seq)
        await there.play(3)
        text = await record_of(there)
        line = next(line for line in text.splitlines() if line.startswith("redeal:1"))
        assert line.split(" ")[1:] == ["2", ana.number(2), bea.number(2)]
        assert len(replay(read_record(text)).redeals()) == 1

    run(story())


def test_who_came_too_late_for_the_luck_may_still_agree(any_url: str) -> None:
    """Numbers that the game does not know are ignored, and their pages may still agree to an undo."""
    with serving(any_url, number_seconds=1) as server:

        async def story() -> None:
            there = await party(server.address, "classic", ["", ""])
            ana, bea = (NumberGiver(person, "ab"[seat] * 64) for seat, person in enumerate(there.people))
            await bea.promise()
            await ana.person.does("start")
            for person in there.people:
                await person.hear_entry("started")
            await there.play(4)
            asked = await ana.person.does("ask-undo", choices=1, number=ana.number(1))
            seq = await bea.person.does("answer", asked=asked, yes=True, number=bea.number(1))
            await there.listen(seq)
            line = next(line for line in (await record_of(there)).splitlines() if line.startswith("redeal:1"))
            assert " " not in line

        run(story())


def test_who_starts_again_deals_what_was_under_way(any_url: str) -> None:
    with serving(any_url, number_seconds=600) as server:

        async def before() -> list[NumberGiver]:
            there, mixers = await two(server)
            await there.people[0].does("start")
            await mixers[0].show()
            return mixers

        ana = run(before())[0]
    with serving(any_url) as server:
        server.clock.ahead += 10
        ana.person.moves_to(server.address)

        async def after() -> None:
            await ana.person.connect()
            if ana.person.info["phase"] == "lobby":
                await ana.person.hear_entry("started")
            assert server.session(ana.person.table).table.numbers == (ana.number(), "?")

        run(after())


@pytest.mark.only("postgres", "one server has a file for itself: several share PostgreSQL")
def test_numbers_on_two_nodes_deal_one_game_and_a_link_opens_on_either(postgres_url: str) -> None:
    with serving(postgres_url, number_seconds=600) as first, serving(postgres_url, number_seconds=600) as second:

        async def story() -> None:
            there, (ana, bea) = await two(first)
            await bea.person.leave()
            bea.person.moves_to(second.address)
            await bea.person.connect()
            await ana.person.does("start", absent=[1])  # the first server does not know who is at the second
            await bea.person.hear_entry("dealing")
            await bea.show()
            await ana.show()
            for person in there.people:
                assert (await person.hear_entry("started"))["numbers"] == [ana.number(), bea.number()]
            tables = [server.session(ana.person.table).table for server in (first, second)]
            assert [digest(table.state) for table in tables] == [digest(tables[0].state)] * 2
            link = (await ana.person.post("/link")).json()["link"]
            phone = Person(second.address)
            phone.table = ana.person.table
            assert (await phone.post("/take", {"link": link})).json()["seat"] == 0
            await ana.person.hear_entry("moved")
            assert (await ana.person.get("/seats")).json() == []

        run(story())
