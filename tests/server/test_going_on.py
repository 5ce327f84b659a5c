"""A game that was begun elsewhere is brought as a file and played to its end at a server (ADR 0038)."""

from __future__ import annotations

from pathlib import Path

import httpx

from server.people import Person, run, started
from server.servers import Server
from tiptoe.formats.record import read_record, replay
from tiptoe.table.record import whole_record

FINISHED = (Path(__file__).parents[1] / "golden" / "space-2-51.tiptoe").read_text(encoding="utf-8")


async def brought(person: Person, record: str) -> httpx.Response:
    """A record is shown, and somebody wants to go on with it."""
    shown = await person.http.post("/api/replays", json={"record": record})
    assert shown.status_code == 200, shown.text
    return await person.http.post(f"/api/replays/{shown.json()['replay']}/go-on")


def test_an_unfinished_game_goes_on_with_everybody_where_they_sat(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", ""], seed=5)
        await there.play(10)
        begun = server.live(there.people[0].table).table
        record = whole_record(begun)
        carol = Person(server.address, "Carol")
        answer = await brought(carol, record)
        assert answer.status_code == 201, answer.text
        carol.table = answer.json()["table"]
        assert (await carol.get("/seats")).json() == [0, 1]  # both of them in her browser
        table = server.live(carol.table).table
        assert [chair.name for chair in table.chairs] == [chair.name for chair in begun.chairs]
        asked = (await carol.get("/position", seat=str(table.asked))).json()["question"]
        choice = {"type": "choose", "decision": asked["decision"], "key": asked["offers"][0]["key"]}
        done = await carol.post(f"/commands?seat={table.asked}", choice)
        assert done.status_code == 200, done.text
        longer = read_record(whole_record(server.live(carol.table).table))
        replay(longer)  # the same luck, to the digest
        assert longer.choices[: len(begun.made)] == read_record(record).choices
        assert len(longer.choices) == len(begun.made) + 1

    run(game())


def test_a_finished_game_does_not_go_on_and_one_that_is_not_here_neither(server: Server) -> None:
    async def game() -> None:
        ana = Person(server.address)
        refused = await brought(ana, FINISHED)
        assert (refused.status_code, refused.json()["extra"]["word"]) == (409, "no-such-point")
        unknown = await ana.http.post(f"/api/replays/file-{'0' * 24}/go-on")
        assert unknown.status_code == 404

    run(game())
