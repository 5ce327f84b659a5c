"""Limits of a seat at a table: hosts, clocks, talk and rates (attack 2, 6, 13 and 14)."""

from __future__ import annotations

import asyncio

import pytest

from tiptoe.service.dependencies import SteadyClock
from tiptoe.service.rate_limit import Rate
from tiptoe.service.registry import MOST_MISSED
from tiptoe.service.seat_limits import MOST_TALK, TALK, SeatLimits
from tiptoe.table import commands as c
from tiptoe.table.errors import Refused
from tiptoe.web.settings import Settings
from web.people import Person, party, run, started
from web.servers import Server, serving
from web.test_nodes import spread


def test_finding_6_talk_and_reminders_have_a_rate(server: Server) -> None:
    """Attack 6: one seat filled the log with 1.2 GB an hour."""

    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=3)
        asked = there.asked()
        assert asked is not None
        other = next(person for person in there.people if person is not asked)
        assert await other.does("nudge")
        assert await other.is_refused("nudge") == "too-often"
        for _ in range(TALK.burst):
            await other.does("say", text="hm")
        assert await other.is_refused("say", text="hm") == "too-often"
        assert await asked.does("say", text="others may talk")

    run(game())


def test_finding_6_a_seat_says_only_so_much_at_a_table() -> None:
    now = 0.0
    limits = SeatLimits(stopwatch=lambda: now)
    for _ in range(MOST_TALK):
        now += 10
        limits.mind(c.Say("hm"), 0)
    now += 10
    with pytest.raises(Refused, match="too-much-talk"):
        limits.mind(c.Say("hm"), 0)
    limits.mind(c.Say("hm"), 1)
    limits.mind(c.Nudge(), 0)


def test_finding_6_no_person_is_held_up_by_the_rate_of_choices() -> None:
    """A person may choose five times a second for long, and play a whole hand at once."""
    now = 0.0
    settings = Settings("")
    limits = SeatLimits(Rate(settings.command_burst, 1 / settings.commands_a_second), lambda: now)
    for _ in range(2_000):
        now += 0.2
        limits.mind(c.Choose(1, "play:burgle"), 0)
    with pytest.raises(Refused, match="too-often"):
        for _ in range(1_000):
            limits.mind(c.Undo(1), 0)


def test_finding_6_whoever_comes_back_late_is_told_the_latest_only(server: Server) -> None:
    """Attack 6: `seen=1` sent the whole log in one message to anybody."""

    async def game() -> None:
        there = await started(server.address, "classic", ["", "random"], seed=3)
        ana = there.people[0]
        session = server.session(ana.table)
        await there.play()
        while session.table.seq < MOST_MISSED + 20:
            session.limits = SeatLimits()
            await there.listen(await ana.does("say", text="hm"))
        await ana.leave()
        hello = await ana.connect(seen=1)
        assert len(hello["missed"]) == MOST_MISSED
        assert hello["missed"][-1]["seq"] == session.table.seq

    run(game())


def test_finding_13_taking_back_gives_no_time(server: Server) -> None:
    """Attack 13: a seat that chose and undid every second was never late."""

    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=3, turn_seconds=30)
        asked = there.asked()
        assert asked is not None
        before = server.session(asked.table).table.since
        for _ in range(3):
            server.clock.ahead += 5
            decision, key = asked.question["decision"], next(k for k in asked.question["choices"] if "play:" in k)
            await there.listen(await asked.does("choose", decision=decision, key=key))
            assert server.session(asked.table).table.since > before
            await there.listen(await asked.does("undo", decision=asked.question["decision"]))
            assert server.session(asked.table).table.since == before
        server.clock.ahead += 20
        assert (await asked.hear_entry("held"))["seat"] == asked.seat

    run(game())


def test_finding_13_a_clock_that_is_set_takes_nobodys_seat() -> None:
    """Attack 13: with the clock set an hour ahead every seat was late."""
    day, stopwatch = 1_000_000.0, 50.0
    clock = SteadyClock(lambda: day, lambda: stopwatch)
    assert clock() == 1_000_000
    day, stopwatch = 1_003_600.0, 53.5
    assert clock() == 1_000_003


def test_finding_14_the_host_sends_strangers_away_and_alone_deals(server: Server) -> None:
    """Attack 14: any visitor took all seats, removed bots and dealt."""

    async def story() -> None:
        there = await party(server.address, "classic", ["", "", "random"])
        ana, eve = there.people
        assert (await eve.get("")).json()["host"] == 0
        assert await eve.is_refused("start") == "not-host"
        assert await eve.is_refused("unseat", seat=2) == "not-host"
        assert await eve.is_refused("unseat", seat=0) == "not-host"
        await there.listen(await ana.does("unseat", seat=1))
        assert (await eve.get("/seats")).json() == []
        assert (await ana.get("")).json()["chairs"][1]["kind"] == "open"
        bea = Person(server.address, "Bea")
        assert await bea.join(ana.table) == 1
        await bea.connect()
        await bea.does("unseat", seat=1)  # the own seat may always be given up
        await ana.does("unseat", seat=0)
        assert (await ana.get("")).json()["host"] == -1

    run(story())


def test_finding_14_while_the_host_is_away_whoever_sits_there_deals(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana, bea = there.people
        await ana.leave()
        await bea.hear_until(lambda message: message["type"] == "present")
        assert await bea.is_refused("start") == "not-host"
        server.clock.ahead = 61
        await bea.does("start", absent=[0])

    run(story())


def test_finding_14_who_asks_over_http_is_here(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""], seed=2)
        ana, bea = there.people
        await bea.leave()
        await ana.hear_until(lambda message: message["type"] == "present")
        server.clock.ahead = 61
        assert (await bea.get("/position")).status_code == 200
        assert await ana.is_refused("hold", seat=1) == "not-away"

    run(story())


def test_finding_14_one_address_has_a_part_of_the_places_to_watch(any_url: str) -> None:
    async def story(address: str) -> None:
        there = await started(address, "classic", ["", ""])
        watchers = [Person(address) for _ in range(4)]
        for watcher in watchers[:3]:
            watcher.table = there.people[0].table
            await watcher.connect()
        watchers[3].table = there.people[0].table
        with pytest.raises(Exception, match="Too many connections to this table"):
            await watchers[3].connect()
        await there.play(5)

    with serving(any_url, spectators_an_address=3) as server:
        run(story(server.address))


@pytest.mark.only("postgres", "one server has a file for itself: several share PostgreSQL")
def test_finding_2_who_is_connected_to_another_node_is_not_away(postgres_url: str) -> None:
    """Attack 2: people connected to another node were replaced by a bot after a minute."""
    with serving(postgres_url, present_seconds=0.3) as first, serving(postgres_url, present_seconds=0.3) as second:

        async def game() -> None:
            there = await spread((first.address, second.address), "classic", seed=2)
            ana = there.people[0]
            for ahead in (30, 60, 90):
                heard = first.session(ana.table).elsewhere.get(1, 0)
                for node in (first, second):
                    node.clock.ahead = ahead
                while first.session(ana.table).elsewhere.get(1, 0) <= heard:
                    await asyncio.sleep(0.1)
            assert await ana.is_refused("hold", seat=1) == "not-away"
            assert (await ana.get("")).json()["chairs"][1]["here"]

        run(game())
