"""Several servers on one PostgreSQL database act as one server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import psycopg
import pytest

from databases import Postgres
from patience import PATIENCE
from tiptoe.store.notify import CHANNEL
from tiptoe.table import entries as e
from web.people import Party, Person, run, started
from web.servers import Server, process, serving, stored

pytestmark = pytest.mark.only("postgres", "one server has a file for itself: several share PostgreSQL")


@pytest.fixture
def nodes(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    with serving(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


async def spread(addresses: tuple[str, str], spec: str, *, seed: int = 1) -> Party:
    """Starts a game of two people, each connected to another node."""
    there = await started(addresses[0], spec, ["", ""], seed=seed)
    bea = there.people[1]
    await bea.leave()
    bea.moves_to(addresses[1])
    await bea.connect()
    return there


OWN = ("seat", "seats", "choices", "worth")  # parts of a view that differ from seat to seat


def test_people_on_two_processes_play_one_game(postgres_url: str) -> None:
    async def game(addresses: tuple[str, str]) -> Party:
        there = await spread(addresses, "catacombs", seed=6)
        await there.play(80)
        ana, bea = there.people
        assert ana.position is not None and bea.position is not None
        assert ana.seen == bea.seen
        public = [{**person.position, "question": None} for person in there.people if person.position]
        for view in public:
            view["view"] = {name: value for name, value in view["view"].items() if name not in OWN}
        assert public[0] == public[1]
        return there

    options = ("--database", postgres_url, "--unlimited")
    with process(*options) as first, process(*options) as second:
        there = run(game((first.address, second.address)))
    log = stored(postgres_url, there.people[0].table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


def test_nodes_tell_each_other_numbers_only(nodes: tuple[Server, Server], postgres_url: str) -> None:
    async def game() -> Party:
        there = await spread((nodes[0].address, nodes[1].address), "classic")
        await there.play(10)
        await there.listen(await there.people[0].does("say", text="a secret between us"))
        return there

    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        there = run(game())
        told = [note.payload for note in connection.notifies(timeout=PATIENCE, stop_after=12)]
    assert len(told) >= 12
    assert all(re.fullmatch(rf"\d+ {there.people[0].table}", payload) for payload in told)


def test_of_two_answers_to_one_decision_one_wins(nodes: tuple[Server, Server], postgres_url: str) -> None:
    async def game() -> tuple[str, int]:
        there = await spread((nodes[0].address, nodes[1].address), "classic")
        tabs: dict[int, Person] = {}
        for person, node in zip(there.people, reversed(nodes)):
            tab = Person(node.address)
            tab.http.cookies, tab.table, tab.seat = person.http.cookies, person.table, person.seat
            await tab.connect()
            tabs[person.seat] = tab
        there.people += tabs.values()
        for _ in range(25):
            asked = next(person for person in there.people[:2] if person.question["seat"] == person.seat)
            keys, decision = asked.question["choices"], asked.question["decision"]
            pair = (keys[0], keys[-1])
            answers = await asyncio.gather(
                asked.ask("choose", decision=decision, key=pair[0]),
                tabs[asked.seat].ask("choose", decision=decision, key=pair[1]),
            )
            kinds = sorted(answer["type"] for answer in answers)
            if pair[0] == pair[1]:
                assert kinds == ["done", "done"]
                assert answers[0]["seq"] == answers[1]["seq"]
            else:
                assert kinds == ["done", "refused"]
                assert next(answer["word"] for answer in answers if answer["type"] == "refused") == "stale"
            await there.listen(next(answer["seq"] for answer in answers if answer["type"] == "done"))
        return asked.table, asked.seen

    table, seen = run(game())
    chosen = [entry for entry in stored(postgres_url, table) if isinstance(entry, e.Chosen)]
    assert len(chosen) == 25
    assert chosen[-1].seq == seen
    assert nodes[0].digest(table) == nodes[1].digest(table) == chosen[-1].digest


def test_a_listener_that_was_cut_off_catches_up(
    nodes: tuple[Server, Server], postgres: Postgres, postgres_url: str
) -> None:
    async def game() -> None:
        there = await spread((nodes[0].address, nodes[1].address), "classic", seed=2)
        await there.play(5)
        postgres.cut_connections(postgres_url)
        for _ in range(20):
            asked = there.asked()
            assert asked is not None
            try:
                await there.listen(await asked.choose(asked.question["choices"][0]))
            except AssertionError:  # not stored, while the connections are made anew
                await asyncio.sleep(0.1)
        assert there.people[0].seen == there.people[1].seen

    run(game())


def test_a_node_that_heard_nothing_tells_everything_in_order(nodes: tuple[Server, Server]) -> None:
    """A node that missed notifications rereads the table and tells every entry in order."""
    first, second = nodes

    async def game() -> None:
        there = await spread((first.address, second.address), "classic", seed=3)
        ana, bea = there.people
        assert second.process.notifications is not None
        await asyncio.to_thread(second.process.notifications.close)
        seen = bea.seen
        tab = Person(first.address)
        tab.http.cookies, tab.table, tab.seat = bea.http.cookies, bea.table, bea.seat
        await tab.connect()
        both = Party([ana, tab], seed=4)
        await both.play(12)
        await both.listen(seq := await ana.does("ask-undo", choices=3))
        await both.listen(await tab.does("answer", asked=seq, yes=True))
        await both.play(3)
        await both.listen(await ana.does("say", text="now"))
        bea.heard.clear()
        second.on_loop(second.process.registry.catch_up_all())
        await bea.catch_up(ana.seen)
        told = [message["entry"]["seq"] for message in bea.heard if message["type"] == "told"]
        assert told == list(range(seen + 1, ana.seen + 1))
        assert first.digest(ana.table) == second.digest(ana.table)

    run(game())


def test_a_table_left_by_one_node_is_played_on_by_another(postgres_url: str) -> None:
    async def before(address: str) -> Party:
        there = await started(address, "classic", ["", "greedy"], seed=2)
        await there.play(6)
        return there

    async def after(there: Party, address: str) -> None:
        ana = there.people[0]
        seen = ana.seen
        ana.moves_to(address)
        await ana.connect(seen=seen)
        await there.play(6)

    with serving(postgres_url) as second:
        with serving(postgres_url) as first:
            there = run(before(first.address))
        run(after(there, second.address))


def test_whoever_acts_on_another_node_is_not_away(nodes: tuple[Server, Server]) -> None:
    async def game() -> None:
        there = await spread((nodes[0].address, nodes[1].address), "classic", seed=2)
        ana, bea = there.people
        for node in nodes:
            node.clock.ahead = 100
        await there.listen(await bea.does("say", text="here"))
        assert await ana.is_refused("hold", seat=1) == "not-away"

    run(game())
