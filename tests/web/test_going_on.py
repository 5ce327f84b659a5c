"""A game from a file is played to its end at a server, with new luck (ADR 0055)."""

from __future__ import annotations

from pathlib import Path

import httpx

from tiptoe.records.record import new_header, read_record, replay, start
from tiptoe.table.record import whole_record
from tiptoe.web.operator import Operator
from web.people import Person, run, started
from web.servers import Server, serving
from web.test_fair_seed import NumberGiver

FINISHED = (Path(__file__).parents[1] / "golden" / "space-2-51.tiptoe").read_text(encoding="utf-8")


async def go_on_from_record(person: Person, record: str) -> httpx.Response:
    """Shows a record to the server, and asks to go on with it."""
    shown = await person.http.post("/api/replays", json={"record": record})
    assert shown.status_code == 200, shown.text
    return await person.http.post(f"/api/replays/{shown.json()['replay']}/go-on")


def test_an_unfinished_game_goes_on_with_everybody_where_they_sat(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=5)
        await there.play(10)
        begun = server.session(there.people[0].table).table
        record = whole_record(begun)
        carol = Person(server.address, "Carol")
        answer = await go_on_from_record(carol, record)
        assert answer.status_code == 201, answer.text
        carol.table = answer.json()["table"]
        assert (await carol.get("/seats")).json() == [0, 1]  # she holds both
        table = server.session(carol.table).table
        assert [chair.name for chair in table.chairs] == [chair.name for chair in begun.chairs]
        assert (await carol.get("")).json()["luck"] == {
            "source": "anew",
            "seats": [],
            "by": 0,
        }  # before the deal
        assert (await carol.post("/commands", {"type": "start", "absent": [1]})).status_code == 200
        table = server.session(carol.table).table
        asked = (await carol.get("/position", seat=str(table.asked))).json()["question"]
        choice = {"type": "choose", "decision": asked["decision"], "key": asked["offers"][0]["key"]}
        done = await carol.post(f"/commands?seat={table.asked}", choice)
        assert done.status_code == 200, done.text
        longer = read_record(whole_record(server.session(carol.table).table))
        replay(longer)  # checks the digest
        assert longer.choices[: len(begun.made)] == read_record(record).choices
        assert longer.choices[len(begun.made)].text.startswith("what-if:-:")  # without a seat: every hand is dealt anew
        assert len(longer.choices) == len(begun.made) + 2

    run(game())


def test_finding_19_a_stranger_learns_no_luck_of_a_game_that_was_brought(server: Server, any_url: str) -> None:
    """The running record, the table and `tiptoe admin export` tell neither the seed nor a promise made from it."""

    async def game() -> tuple[str, str]:
        saved = start(new_header("classic", ["Eve", "Bob"], "271828"))
        eve, stranger = Person(server.address, "Eve"), Person(server.address)
        eve.table = stranger.table = (await go_on_from_record(eve, saved.text())).json()["table"]
        before = (await stranger.get("")).text + (await stranger.get("/record")).text
        assert (await eve.post("/commands", {"type": "start", "absent": [1]})).status_code == 200
        told = before + (await stranger.get("")).text + (await stranger.get("/record")).text
        await stranger.connect(seen=1)
        told += "".join(stranger.raw)
        here = server.session(eve.table).table.state
        assert here.rng.key != saved.state.rng.key
        assert here.deck[: here.deck_left] != saved.state.deck[: saved.state.deck_left]
        return eve.table, told + Operator(server.process.store).record(eve.table)

    _, told = run(game())
    weak = new_header("classic", ["Eve", "Bob"], "271828").commitment()
    assert [word for word in ("271828", "seed:", "secret:", "what-if:", weak) if word in told] == []


def test_finding_19_everybodys_number_is_in_the_luck_of_a_brought_game(any_url: str) -> None:
    """Bob joins by a link; his number and Eve's deal the rest of the game, and the record verifies."""
    with serving(any_url, number_seconds=600) as server:

        async def game() -> None:
            saved = start(new_header("classic", ["Eve", "Bob"], "271828"))
            eve, bob = Person(server.address, "Eve"), Person(server.address, "Bob")
            eve.table = bob.table = (await go_on_from_record(eve, saved.text())).json()["table"]
            await eve.connect(seat=0)
            await eve.does("unseat", seat=1)
            assert (await bob.get("")).json()["luck"]["source"] == "anew"  # before he joins
            await bob.join(eve.table)
            await bob.connect()
            mixers = [NumberGiver(eve, "a" * 64), NumberGiver(bob, "b" * 64)]
            for mixer in mixers:
                await mixer.promise()
            await eve.does("start")
            for mixer in mixers:
                await mixer.show()
            await bob.hear_entry("started")
            assert bob.info["luck"] == {"source": "anew", "seats": [0, 1], "by": 0}
            asked = await eve.does("ask-end")
            await bob.does("answer", asked=asked, yes=True)
            record = read_record((await bob.get("/record")).text)
            assert record.luck().numbers == tuple(mixer.number() for mixer in mixers)
            assert record.commitment() == bob.info["commitment"]
            replay(record)

        run(game())


def test_finding_20_luck_is_called_sealed_only_where_it_is(server: Server) -> None:
    async def game() -> list[str]:
        ana = Person(server.address)
        await ana.open("classic", ["", "greedy"])
        dealt = (await ana.get("")).json()["luck"]["source"]
        text = start(new_header("classic", ["Eve", "Bob"], "3")).text()
        shown = (await ana.http.post("/api/replays", json={"record": text})).json()["info"]
        ana.table = (await go_on_from_record(ana, text)).json()["table"]
        return [dealt, shown["luck"]["source"], (await ana.get("")).json()["luck"]["source"]]

    assert run(game()) == ["sealed", "replay", "anew"]


def test_finding_23_a_brought_game_that_is_refused_leaves_no_table(server: Server) -> None:
    async def game() -> None:
        ana = Person(server.address)
        for seats in (["greedy", "greedy"], ["random", "greedy"]):
            refused = await go_on_from_record(ana, start(new_header("classic", seats, "3")).text())
            assert refused.status_code == 409

    before = len(server.process.store.tables(limit=100))
    run(game())
    assert len(server.process.store.tables(limit=100)) == before


def test_finding_22_names_of_a_record_pass_the_door_of_typed_names(server: Server) -> None:
    """Names of a record are cleaned as typed names are; an empty name becomes the seat's own."""

    async def game() -> list[str]:
        ana = Person(server.address)
        odd = ["\u202estob tsniaga", "x" * 5_000, "\u202e\u2066", "greedy", "you", "you"]
        text = start(new_header("catacombs+party", odd, "3")).text()
        shown = await ana.http.post("/api/replays", json={"record": text})
        names = [chair["name"] for chair in shown.json()["info"]["chairs"]]
        ana.table = (await go_on_from_record(ana, text)).json()["table"]
        assert [chair["name"] for chair in (await ana.get("")).json()["chairs"]] == names
        return names

    assert run(game()) == ["stob tsniaga", "x" * 24, "Seat 3", "greedy", "you", "you 2"]


def test_a_finished_game_does_not_go_on_and_one_that_is_not_here_neither(server: Server) -> None:
    async def game() -> None:
        ana = Person(server.address)
        refused = await go_on_from_record(ana, FINISHED)
        assert (refused.status_code, refused.json()["extra"]["word"]) == (409, "no-such-point")
        unknown = await ana.http.post(f"/api/replays/file-{'0' * 24}/go-on")
        assert unknown.status_code == 404

    run(game())
