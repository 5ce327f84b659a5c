"""Whole games over websockets: every seat sees the same game, and its record replays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tiptoe.core.codec import digest
from tiptoe.records.record import read_record, replay
from web.people import Party, Person, run, started
from web.servers import Server, serving, stored_digest, tiptoe


async def play_with_reconnects(there: Party) -> None:
    """Plays a game in which the last person loses the connection at random, misses entries, and reconnects."""
    restless = there.people[-1]
    for _ in range(200):
        if await there.play(1 + there.rng.below(12)) == 0:
            return
        if there.connected()[0].over:
            return
        await restless.leave()
        seen = restless.seen
        await there.play(there.rng.below(8), until=lambda: there.asked() is None)
        hello = await restless.connect(seen=seen)
        assert [entry["seq"] for entry in hello["missed"]] == list(range(seen + 1, there.people[0].seen + 1))
        assert hello["info"]["seq"] == there.people[0].seen


async def check_record(there: Party, server: Server, *, finished: bool = True) -> None:
    """Checks that memory, store and the downloaded record agree."""
    table = there.people[0].table
    text = (await there.people[0].get("/record")).text
    record = read_record(text)
    assert record.finished == finished
    assert record.header.commitment() == there.people[0].info["commitment"]
    assert digest(replay(record).state) == server.digest(table) == stored_digest(server, table)


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_whole_game_with_somebody_who_comes_and_goes(server: Server, spec: str) -> None:
    async def game() -> None:
        there = await started(server.address, spec, ["", "", "", ""], seed=4)
        await play_with_reconnects(there)
        for person in there.people:
            if person.socket is not None:
                assert person.position is not None
                assert person.over
                assert person.position["view"]["scores"]
        await check_record(there, server)

    run(game())


def test_bots_play_beside_people_and_a_spectator_sees_it_all(server: Server, tmp_path: Path) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "greedy", "random"], seed=7)
        watcher = Person(server.address)
        watcher.table = there.people[0].table
        hello = await watcher.connect(lang="fr")
        assert hello["seat"] == -1
        assert hello["position"]["question"]["choices"] == []
        there.people.append(watcher)
        await there.play()
        assert watcher.over
        await check_record(there, server)
        (tmp_path / "game.tiptoe").write_text((await watcher.get("/record")).text, encoding="utf-8")

    run(game())
    done = tiptoe("verify", str(tmp_path / "game.tiptoe"))
    assert done.returncode == 0, done.stderr
    assert "finished" in done.stdout


def test_two_tabs_of_one_seat_hear_the_same(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "catacombs", ["", ""])
        first = there.people[0]
        second = Person(server.address)
        second.http.cookies = first.http.cookies
        second.table, second.seat = first.table, first.seat
        hello = await second.connect(lang="")
        assert hello["seat"] == first.seat
        there.people.append(second)
        begun = len(first.raw)
        await first.hear()  # the join
        await there.play(40)
        told = [json.loads(frame) for frame in first.raw[begun:]]
        assert [m for m in told if m["type"] == "told"] == [m for m in second.heard if m["type"] == "told"]
        await second.leave()
        present = await first.hear_until(lambda message: message["type"] == "present")
        assert present["info"]["chairs"][first.seat]["here"]

    run(game())


def test_nobody_hears_twice_or_too_little_after_coming_back(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "catacombs", ["", "", ""], seed=3)
        other = there.people[2]
        told = [message["entry"] for message in there.people[1].heard if message["type"] == "told"]
        await there.play(30)
        told += [message["entry"] for message in there.people[1].heard if message["type"] == "told"][len(told) :]
        first = told[0]["seq"]
        for seen in (first, first + 1, first + 15, told[-1]["seq"]):
            await other.leave()
            hello = await other.connect(seen=seen)
            public = [(entry["seq"], entry["type"], entry.get("key")) for entry in told if entry["seq"] > seen]
            assert [(entry["seq"], entry["type"], entry.get("key")) for entry in hello["missed"]] == public
        for seen in (0, -5, told[-1]["seq"] + 1, 10**12):
            await other.leave()
            assert (await other.connect(seen=seen))["missed"] == []

    run(game())


def test_sentences_come_in_the_language_of_the_connection(server: Server) -> None:
    """Sentences follow the connection's language, also of missed entries and of undone ones."""

    async def game() -> None:
        there = await started(server.address, "catacombs", ["", "random", "random"], seed=5)
        ana = there.people[0]
        await there.play(60)
        await ana.does("ask-undo", choices=8)
        for lang in ("en", "fr", "pt-BR", "pt"):
            await ana.leave()
            hello = await ana.connect(seen=1, lang=lang)
            events = [event for entry in hello["missed"] for event in entry.get("events", [])]
            assert events
            assert all(event["text"] for event in events)
        question = ana.question
        assert question["offers"] or question["seat"] != ana.seat

    run(game())


def test_a_bot_holds_a_seat_until_its_person_returns(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=2)
        ana, bea = there.people
        assert await ana.is_refused("hold", seat=1) == "not-away"
        await there.listen(await bea.does("hold", seat=1, bot="random"))
        assert ana.info["chairs"][1]["held"]
        assert await bea.is_refused("hold", seat=1) == "held"
        await there.play(until=lambda: ana.question["seat"] == 0 and ana.seen > 40)
        await there.listen(await bea.does("return"))
        assert not ana.info["chairs"][1]["held"]
        await there.play(12)

    run(game())


def test_somebody_who_is_away_long_enough_is_played_for(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=2)
        ana, bea = there.people
        await there.play(until=lambda: there.asked() is bea)
        await bea.leave()
        await ana.hear_until(lambda message: message["type"] == "present")
        assert await ana.is_refused("hold", seat=1) == "not-away"
        server.clock.ahead = 121
        await ana.does("answer", asked=await ana.does("hold", seat=1), yes=True)
        hello = await bea.connect()
        played_for = {"name": "Bea", "kind": "person", "held": True, "here": True, "once": True, "hold_at": 0}
        assert played_for.items() <= hello["info"]["chairs"][1].items()

    run(game())


def test_after_a_restart_nobody_is_away_at_once(any_url: str) -> None:
    async def after(there: Party, address: str) -> None:
        ana = there.people[0]
        ana.moves_to(address)
        await ana.connect()
        assert await ana.is_refused("hold", seat=1) == "not-away"

    with serving(any_url) as server:
        there = run(started(server.address, "classic", ["", ""]))
    with serving(any_url) as server:
        run(after(there, server.address))


def test_a_clock_holds_the_seat_that_is_late(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], turn_seconds=30)
        ana = there.people[0]
        late = ana.question["seat"]
        server.clock.ahead = 31
        held = await ana.hear_entry("held")
        assert (held["seat"], held["bot"]) == (late, "greedy")

    run(game())


def test_finding_2_choices_are_taken_back_alone_or_with_everybodys_consent(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "", ""], seed=8)
        asked = there.asked()
        assert asked is not None
        others = [person for person in there.people if person is not asked]
        before, decision = server.digest(asked.table), asked.question["decision"]
        key = next(key for key in asked.question["choices"] if key.startswith("play:"))
        await there.listen(await asked.choose(key))
        if asked.question["undo_to"]:
            assert await others[0].is_refused("undo", decision=asked.question["decision"]) == "nothing-to-undo"
            assert await asked.is_refused("undo", decision=decision) == "stale"
            await there.listen(await asked.does("undo", decision=asked.question["decision"]))
            assert server.digest(asked.table) == before
        for _ in range(2):
            key = next(key for key in asked.question["choices"] if key.startswith("play:"))
            await there.listen(await asked.choose(key))
        back = asked.question["undo_to"]
        assert len(back) == 2 and asked.question["undo_turn"] and not any(other.question["undo_to"] for other in others)
        assert await asked.is_refused("undo", decision=asked.question["decision"], choices=99) == "no-such-point"
        await there.listen(await asked.does("undo", decision=asked.question["decision"], choices=back[0]))
        assert server.digest(asked.table) == before
        await there.play(50)
        assert asked.question["back"]["agree"] == sorted(person.seat for person in others)
        seq = await asked.does("ask-undo", choices=10)
        await there.listen(seq)
        assert others[0].position is not None
        assert others[0].position["consent"]["waiting"] == sorted(person.seat for person in others)
        await others[0].does("answer", asked=seq, yes=False)
        assert await others[1].is_refused("answer", asked=seq, yes=True) == "nothing-asked-of-you"
        seq = await asked.does("ask-undo", choices=10)
        await there.listen(seq)
        await others[0].does("answer", asked=seq, yes=True)
        await there.listen(await others[1].does("answer", asked=seq, yes=True))
        assert (await asked.get("/record")).text.split()[-1].startswith("redeal:1:")
        await there.play(10)
        seq = await asked.does("ask-end")
        await there.listen(seq)
        await others[0].does("answer", asked=seq, yes=True)
        await there.listen(await others[1].does("answer", asked=seq, yes=True))
        await check_record(there, server, finished=False)

    run(game())


def test_talk_nudges_giving_up_and_meeting_again(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "", "greedy"], seed=9)
        ana, bea = there.people
        await there.play(until=lambda: there.asked() is bea)
        await there.listen(await ana.does("say", text="bonne chance <b>&"))
        assert bea.heard[-1]["entry"]["text"] == "bonne chance <b>&"
        await there.listen(await ana.does("nudge"))
        assert await bea.is_refused("nudge") == "nobody-to-nudge"
        refused = await ana.post("/rematch")
        assert (refused.status_code, refused.json()["extra"]["word"]) == (409, "game-not-over")
        seq = await ana.does("ask-end")
        await bea.catch_up(seq)
        await there.listen(await bea.does("answer", asked=seq, yes=True))
        assert ana.info["abandoned"]
        assert await ana.is_refused("choose", decision=seq, key="end-turn") == "not-playing"
        await check_rematch(server, there)

    run(game())


async def check_rematch(server: Server, there: Party) -> None:
    """Checks a rematch: every player gets the old seat, strangers get none."""
    ana, bea = there.people
    old = ana.table
    answers = await asyncio.gather(ana.post("/rematch"), bea.post("/rematch"), ana.post("/rematch"))
    assert {answer.status_code for answer in answers} == {200}
    assert [answer.json()["seat"] for answer in answers] == [0, 1, 0]
    assert len({answer.json()["table"] for answer in answers}) == 1
    entry = await bea.hear_entry("rematched")
    assert entry["table"] == answers[0].json()["table"] != old
    stranger = Person(server.address)
    stranger.table = old
    assert (await stranger.post("/rematch")).json()["extra"]["word"] == "not-seated"
    for person in there.people:
        await person.leave()
        person.table = entry["table"]
        hello = await person.connect()
        assert hello["seat"] == person.seat
    assert [chair["name"] for chair in ana.info["chairs"]] == ["Ana", "Bea", "greedy"]
    await there.listen(await ana.does("start"))
    await there.play(10)


def test_whoever_left_the_new_table_finds_it_but_no_seat(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "random"], seed=9)
        ana = there.people[0]
        await ana.does("ask-end")
        old, new = ana.table, (await ana.post("/rematch")).json()["table"]
        ana.table = new
        assert (await ana.post("/commands", {"type": "unseat", "seat": 0})).status_code == 200
        ana.table = old
        again = await ana.post("/rematch")
        assert again.json() == {"table": new, "seat": -1}
        assert "set-cookie" not in again.headers

    run(game())


def test_everything_can_be_done_over_http_alone(server: Server) -> None:
    async def game() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        assert (await ana.post("/commands", {"type": "start"})).status_code == 200
        made = 0
        while made < 12:  # a bot's worker takes its time to start; the test has a limit of its own
            question = (await ana.get("/position", lang="fr")).json()["question"]
            if question["seat"] != 0:
                await asyncio.sleep(0.02)
                continue
            made += 1
            command = {"type": "choose", "decision": question["decision"], "key": question["offers"][0]["key"]}
            first, second = await ana.post("/commands", command), await ana.post("/commands", command)
            assert first.json() == second.json()
        assert (await ana.get("")).json()["seq"] > 10

    run(game())
