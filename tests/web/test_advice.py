"""Advice: a player among bots asks what the strongest bot would do, and why."""

from __future__ import annotations

import asyncio

import pytest

from tiptoe.languages import FINISHED
from web.people import Party, run, started
from web.servers import Server, serving


async def alone_with_bot(server: Server) -> Party:
    """Starts a game of one person and a bot, at the person's decision."""
    there = await started(server.address, "classic", ["", "greedy"], seed=3)
    await there.play(until=lambda: there.people[0].question["seat"] == 0)
    return there


def test_the_strongest_bot_says_what_it_would_do_and_why(any_url: str) -> None:
    async def asks(server: Server) -> None:
        there = await alone_with_bot(server)
        ana = there.people[0]
        for lang in FINISHED:
            told = (await ana.get("/advice", lang=lang)).json()
            assert told["key"] in ana.question["choices"], told
            assert told["decision"] == ana.question["decision"]
            assert told["choice"] and told["why"] and not any("because-" in line for line in told["why"])
        again = (await ana.get("/advice")).json()
        assert again == (await ana.get("/advice")).json()
        assert ana.question["advice"]

    with serving(any_url) as server:
        run(asks(server))


def test_a_choice_is_weighed_before_it_is_made(any_url: str) -> None:
    async def asks(server: Server) -> None:
        there = await alone_with_bot(server)
        ana = there.people[0]
        key = next(iter(ana.question["choices"]))
        for lang in FINISHED:
            told = (await ana.get("/weigh", lang=lang, key=key)).json()
            assert told["key"] == key and told["decision"] == ana.question["decision"]
            assert len(told["lines"]) >= 4 and not any("weigh-" in line for line in told["lines"])
        refused = await ana.get("/weigh", key="walk:nowhere")
        assert refused.status_code == 409

    with serving(any_url) as server:
        run(asks(server))


def test_who_asks_again_while_the_master_thinks_waits_for_the_answer(any_url: str) -> None:
    async def asks(server: Server) -> None:
        there = await alone_with_bot(server)
        ana = there.people[0]
        key = ana.question["choices"][-1]
        first, again, weighed = await asyncio.gather(ana.get("/advice"), ana.get("/advice"), ana.get("/weigh", key=key))
        assert first.json() == again.json() and first.json()["why"]
        assert weighed.json()["key"] == key
        assert server.process.service.advisers.askers == {}

    with serving(any_url) as server:
        run(asks(server))


@pytest.mark.parametrize("plans", [["", ""]])
def test_among_people_nobody_is_advised(any_url: str, plans: list[str]) -> None:
    async def asks(server: Server) -> None:
        there = await started(server.address, "classic", plans, seed=3)
        asked = there.asked()
        assert asked is not None and not asked.question["advice"]
        refused = await asked.get("/advice")
        assert refused.status_code == 409 and refused.json()["extra"]["word"] == "no-advice-among-people"
        assert (await asked.get("/weigh", key=asked.question["choices"][0])).status_code == 409

    with serving(any_url) as server:
        run(asks(server))


def test_among_people_who_all_agreed_everybody_is_advised(any_url: str) -> None:
    async def asks(server: Server) -> None:
        there = await started(server.address, "classic", ["", "", "greedy"], seed=3)
        ana, bea = there.people[:2]
        await there.play(until=lambda: there.asked() is not None)  # a bot may begin
        seq = await ana.does("ask-advice")
        await bea.does("answer", asked=seq, yes=False)
        asked = there.asked()
        assert asked is not None and (await asked.get("/advice")).status_code == 409  # one refusal ends the vote
        seq = await ana.does("ask-advice")
        await bea.does("answer", asked=seq, yes=True)
        await there.play(until=lambda: (one := there.asked()) is not None and one.question["advice"])
        asked = there.asked()
        assert asked is not None and (await asked.get("/advice")).json()["why"]

    with serving(any_url) as server:
        run(asks(server))


def test_who_watches_is_not_advised(any_url: str) -> None:
    async def asks(server: Server) -> None:
        there = await alone_with_bot(server)
        ana = there.people[0]
        refused = await ana.get("/advice", seat="-1")
        assert refused.status_code == 409

    with serving(any_url) as server:
        run(asks(server))
