"""After the game, over the wire: the parts of each score, the course, and a check that can fail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from web.people import Party, run, started
from web.servers import Server

SPECS = ("classic", "catacombs+subterra:hard", "space")


async def finished(server: Server, spec: str) -> Party:
    there = await started(server.address, spec, ["", "", "random"], seed=5)
    await there.play()
    assert there.people[0].over
    return there


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_finished_game_tells(server: Server, spec: str) -> None:
    async def game() -> None:
        there = await finished(server, spec)
        ana = there.people[0]
        view = (await ana.get("/position", lang="fr")).json()["view"]
        info = (await ana.get("")).json()
        course = (await ana.get("/course")).json()
        checked = (await ana.get("/check")).json()
        check_scores(view)
        assert [ending["points"] for ending in info["endings"]] == view["scores"]
        assert all(
            (ending["lost_by"] == "") == (ending["fate"] in ("escaped", "rescued")) for ending in info["endings"]
        )
        assert [turn["turn"] for turn in course["turns"]] == list(range(1, view["turn"] + 1))
        assert checked == {
            "ok": True,
            "commitment": info["commitment"],
            "choices": checked["choices"],
            "chances": checked["chances"],
            "reason": "",
            "foreign": False,
            "told": False,
            "numbers": [],
        }
        assert checked["choices"] > 50 and checked["chances"] > 50

    run(game())


def check_scores(view: dict[str, Any]) -> None:
    """Checks that each score is the sum of its parts; a lost seat scores nothing and still lists what it carried."""
    for line in view["score_lines"]:
        assert line["name"]
        for seat, parts in enumerate(line["parts"]):
            assert sum(part["points"] * part["n"] for part in parts) == line["carried"][seat]
            assert line["points"][seat] in (0, line["carried"][seat])
    for seat, total in enumerate(view["scores"]):
        assert sum(line["points"][seat] for line in view["score_lines"]) == total


def test_nothing_is_told_before_the_end(server: Server) -> None:
    async def game() -> None:
        there = await started(server.address, "classic", ["", "", "greedy"], seed=5)
        await there.play(10)
        ana = there.people[0]
        assert (await ana.get("")).json()["endings"] == []
        for path in ("/course", "/check"):
            refused = await ana.get(path)
            assert (refused.status_code, refused.json()["extra"]["word"]) == (409, "game-not-over")

    run(game())


def test_a_broken_promise_and_an_altered_choice_are_found(server: Server) -> None:
    async def game() -> None:
        there = await finished(server, "classic")
        ana = there.people[0]
        table = server.session(ana.table).table
        assert table.recording is not None
        kept = list(table.recording.keys)
        somewhere = next(place for place, key in enumerate(kept) if place > len(kept) // 2 and key != "end-turn")
        table.recording.keys[somewhere] = "end-turn"
        altered = (await ana.get("/check")).json()
        assert not altered["ok"] and altered["reason"] and not altered["foreign"]
        table.recording.keys[:] = kept
        assert (await ana.get("/check")).json()["ok"]
        table.opened = msgspec.structs.replace(table.opened, commitment="0" * 64)
        broken = (await ana.get("/check")).json()
        assert not broken["ok"] and "0" * 64 in broken["reason"]

    run(game())


def test_a_game_of_other_cards_is_not_called_broken(server: Server) -> None:
    async def game() -> None:
        there = await finished(server, "classic")
        ana = there.people[0]
        recording = server.session(ana.table).table.recording
        assert recording is not None
        recording.header = replace(recording.header, pack="classic 0.0.1")
        checked = (await ana.get("/check")).json()
        assert not checked["ok"] and checked["foreign"] and "classic 0.0.1" in checked["reason"]

    run(game())
