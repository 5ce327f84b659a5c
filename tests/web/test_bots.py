"""Bots at tables: a bot sees its seat's view only, and a faulty bot holds up no table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from databases import blob, execute
from patience import PATIENCE, comes_true
from tiptoe.core.codec import decode, encode
from tiptoe.service import bot_turns
from tiptoe.service.bot_worker import prepare
from tiptoe.web import bot_processes
from web import bot_executors
from web.people import Party, Person, run, started
from web.servers import Server, serving


@pytest.mark.parametrize(
    "think", [bot_executors.sleeps, bot_executors.dies, bot_executors.raises, bot_executors.cheats]
)
def test_a_bot_that_goes_wrong_plays_anything(
    any_url: str, think: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "choose_key", think)

    async def game(server: Server) -> None:
        there = await started(server.address, "classic", ["", "greedy"])
        ana = there.people[0]
        await there.play(until=lambda: any(m["type"] == "told" and m["entry"].get("seat") == 1 for m in ana.heard))

    with serving(any_url, bot_seconds=1.0) as server:
        run(game(server))


def test_a_worker_that_starts_slowly_takes_no_time_from_the_bot(
    any_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A slow worker start does not count as the bot's thinking time; otherwise workers on a busy machine never answer."""
    monkeypatch.setattr(bot_processes, "prepare", bot_executors.starts_slowly)

    async def game(server: Server) -> None:
        there = await started(server.address, "classic", ["", "greedy"])
        ana = there.people[0]
        await there.play(until=lambda: any(m["type"] == "told" and m["entry"].get("seat") == 1 for m in ana.heard))

    with serving(any_url, bot_seconds=bot_executors.START_SECONDS / 1.5) as server:
        run(game(server))
    assert "gave no answer" not in caplog.text


async def held_while_asked(server: Server) -> tuple[Party, Person]:
    """Starts a game in which a bot plays for the asked seat while its person is connected."""
    there = await started(server.address, "classic", ["", ""], seed=2)
    asked = there.asked()
    assert asked is not None
    await there.listen(await asked.does("hold", seat=asked.seat, bot="random"))
    return there, asked


async def wait_for_bot(server: Server, table: str) -> None:
    """Waits until the bot's task has ended."""
    session = server.process.registry.tables[table]
    assert await comes_true(lambda: session.bot_task is None), "the bot still thinks"


def test_whoever_answers_plays_again_themselves(any_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who answers takes the seat back, and the bot's later answer is dropped."""
    go_on = tmp_path / "go-on"
    monkeypatch.setattr(bot_turns, "choose_key", partial(bot_executors.waits_for, str(go_on)))

    async def game(server: Server) -> None:
        there, asked = await held_while_asked(server)
        begun, key = asked.seen, asked.question["choices"][0]
        await there.listen(await asked.choose(key))
        told = [m["entry"] for m in asked.heard if m["type"] == "told" and m["entry"]["seq"] > begun]
        assert [(entry["type"], entry["seat"]) for entry in told] == [("returned", asked.seat), ("chosen", asked.seat)]
        assert told[-1]["key"] == key
        assert not there.people[0].info["chairs"][asked.seat]["held"]
        go_on.touch()
        await wait_for_bot(server, asked.table)
        assert server.process.registry.tables[asked.table].table.seq == asked.seen

    with serving(any_url, bot_seconds=PATIENCE) as server:
        run(game(server))


def test_what_a_bot_thought_of_is_not_played_for_somebody_who_is_back(
    any_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = tmp_path / "go-on"
    monkeypatch.setattr(bot_turns, "choose_key", partial(bot_executors.waits_for, str(go_on)))

    async def game(server: Server) -> None:
        there, asked = await held_while_asked(server)
        await there.listen(await asked.does("return"))
        go_on.touch()
        await wait_for_bot(server, asked.table)
        assert server.process.registry.tables[asked.table].table.seq == asked.seen
        await there.play(5)

    with serving(any_url, bot_seconds=PATIENCE) as server:
        run(game(server))


def test_an_answer_that_comes_too_late_takes_no_seat_back(server: Server) -> None:
    async def game() -> None:
        _, asked = await held_while_asked(server)
        decision, key = asked.question["decision"], asked.question["choices"][0]
        await asked.hear_entry("chosen")
        assert await asked.is_refused("choose", decision=decision - 1, key=key) == "stale"
        assert asked.info["chairs"][asked.seat]["held"]

    run(game())


def test_a_bot_is_sent_nothing_that_its_seat_may_not_know(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker gets neither the key of the random stream nor the order of a deck nor another hand."""
    sent: list[tuple[bytes, bytes]] = []

    async def spy(work: Callable[..., Any], thought: Any, *rest: object, **options: Any) -> str:
        if work is prepare:
            return ""
        session = next(iter(server.process.registry.tables.values()))
        sent.append((thought.position, encode(session.table.state)))
        return str(work(thought))

    monkeypatch.setattr("anyio.to_process.run_sync", spy)

    async def game() -> None:
        there = await started(server.address, "classic", ["", "greedy"], seed=3)
        await there.play(30)

    run(game())
    rules = next(iter(server.process.registry.tables.values())).table.state.rules
    assert sent
    for position, real in sent:
        assert position[:32] != real[:32]
        mine, truth = decode(position, rules), decode(real, rules)
        assert sorted(mine.deck) == sorted(truth.deck[: truth.deck_left])
    assert any(decode(mine, rules).deck != decode(real, rules).deck for mine, real in sent)


def test_one_table_that_cannot_be_read_keeps_no_other_waiting(any_url: str) -> None:
    async def before(address: str) -> tuple[Party, Party]:
        whole = await started(address, "classic", ["", "random"])
        broken = await started(address, "classic", ["", "greedy"])
        for there in (broken, whole):
            await there.people[0].does("hold", seat=0, bot="random")
        return broken, whole

    async def after(broken: str, whole: str, seen: int, server: Server) -> None:
        tables = server.process.registry.tables
        assert await comes_true(
            lambda: whole in tables and (tables[whole].table.seq > seen + 5 or tables[whole].table.phase == "over")
        )
        ana = Person(server.address)
        answer = await ana.http.get(f"/api/tables/{broken}")
        assert answer.status_code == 503
        assert "Traceback" not in answer.text

    with serving(any_url, bot_pause=0.05) as server:
        broken, whole = run(before(server.address))
    spoil = f"SET position = {blob(any_url, '00')}, updated = updated + 9"  # read first at the start
    execute(any_url, f"UPDATE tables {spoil} WHERE table_id = '{broken.people[0].table}'")
    with serving(any_url) as server:
        run(after(broken.people[0].table, whole.people[0].table, whole.people[0].seen, server))


@pytest.mark.parametrize(("pace", "pause"), [("instant", 0.0), ("quick", 0.4), ("", 1.0), ("calm", 2.5)])
def test_bots_keep_the_pace_of_those_who_look_on(any_url: str, pace: str, pause: float) -> None:
    """The bots' pause follows the spectators' pace; at normal pace it is a second."""

    async def game(server: Server) -> tuple[float, float]:
        there = await started(server.address, "classic", ["", "random"])
        session = server.process.registry.tables[there.people[0].table]
        normal = server.process.service.bots.pause(session, "end-turn")
        await there.people[0].leave()
        await there.people[0].connect(pace=pace)
        return normal, server.process.service.bots.pause(session, "end-turn")

    with serving(any_url, bot_pause=1.0) as server:
        normal, paced = run(game(server))
    assert normal > 0
    assert paced == pytest.approx(normal * pause)


def test_cards_are_played_sooner_than_anything_else_is_done(any_url: str) -> None:
    async def game(server: Server) -> tuple[float, float]:
        there = await started(server.address, "classic", ["", "random"])
        session = server.process.registry.tables[there.people[0].table]
        return server.process.service.bots.pause(session, "play:burgle"), server.process.service.bots.pause(
            session, "end-turn"
        )

    with serving(any_url, bot_pause=1.0) as server:
        play, end = run(game(server))
    assert 0 < play < end / 2
