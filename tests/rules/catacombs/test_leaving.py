"""CAT-10 and CAT-11: leaving, falling, being out, and the count."""

from __future__ import annotations

from typing import Any

import pytest

from caves import CRYPT, GROTTO, NAVE, SHRINE, caves, square
from scene import Scene, rule, tile

QUIET = ["secret-tome"] * 5
FULL = [*QUIET, "swindle"]


def homecoming(**given: Any) -> Scene:
    """Seat 0 with an Artifact, one boot from the Crypt."""
    seat = {"room": NAVE, "boots": 2, "tokens": ["artifact-5"], "hand": ["burgle"]}
    return Scene("catacombs", seat0=seat, **given)


@rule("CAT-10.1", "RUL-20", "CORE-18.2")
def test_who_reaches_the_crypt_finishes_the_turn_and_leaves_before_the_refill() -> None:
    scene = (
        homecoming(row=["skeleton", *QUIET], seat1={"room": NAVE}).give(swords=1, teleports=1).choose(f"move:{CRYPT}")
    )
    scene.expect(leaving=True, status="in-play", tokens=["artifact-5"])
    scene.refuses(f"move:{NAVE}", "CORE-18.2").refuses(f"teleport:{NAVE}", "CORE-18.2").refuses(
        "explore:start-a.S0", "CORE-18.2"
    )
    scene.play("burgle").choose("fight:row1").expect(gold=2, clank=1)
    scene.next_cards("skeleton-priest").choose("end-turn").expect(
        status="escaped", tokens=["artifact-5", "mastery"], clank=1
    )
    assert scene.sees("seat1.clank") == 1  # the refill no longer reaches seat 0


@rule("CAT-10.1", "CORE-18.3")
def test_the_attack_of_that_turn_passes_it_by() -> None:
    scene = homecoming(row=QUIET, ghosts={"clank": 1}).next_cards("rose-quartz").draws("ghost", "black", "black")
    scene.choose(f"move:{CRYPT}").play("burgle").choose("end-turn").expect(damage=0, status="escaped")
    assert scene.sees("seat1.damage") == 1


@rule("CAT-10.1")
def test_to_discover_is_no_way_for_one_who_has_come_home() -> None:
    scene = homecoming().choose(f"move:{CRYPT}")
    assert not [key for key in scene.offered if key.startswith(("explore:", "move:"))]


@rule("CAT-10.2", "RUL-74")
@pytest.mark.parametrize(
    ("room", "tokens", "score"),
    [
        *((NAVE, ["artifact-7"], 7), (GROTTO, ["artifact-7"], 0), (SHRINE, ["artifact-7", "chalice"], 0)),
        *((NAVE, ["chalice"], 0), ("s01-gate", ["artifact-7", "chalice"], 14), ("d01-landing", ["artifact-7"], 0)),
    ],
)
def test_a_fallen_seat_counts_with_an_artifact_outside_the_depths(room: str, tokens: list[str], score: int) -> None:
    laid = [tile("s01", 1, 1), tile("d01", 2, 1)]
    scene = Scene(
        "catacombs", tiles=laid, row=QUIET, ghosts={"clank": 1}, seat1={"room": room, "tokens": tokens, "damage": 9}
    )
    scene.next_cards("rose-quartz").draws("ghost", "black", "black").choose("end-turn")
    assert (scene.sees("seat1.status"), scene.sees("seat1.room"), scene.sees("seat1.score")) == (
        "knocked-out",
        room,
        score,
    )


@rule("CAT-10.2", "RUL-105")
def test_to_fall_in_the_crypt_without_an_artifact_counts_nothing() -> None:
    scene = Scene(
        "catacombs", row=QUIET, ghosts={"clank": 1}, seat1={"damage": 9, "gold": 20, "discard": ["secret-tome"]}
    )
    scene.next_cards("rose-quartz").draws("ghost", "black", "black").choose("end-turn")
    assert (scene.sees("seat1.room"), scene.sees("seat1.scores"), scene.sees("seat1.score")) == (CRYPT, False, 0)


@rule("CAT-10.2", "RUL-68", "CORE-17.4")
def test_what_happens_to_the_tile_of_a_fallen_seat_changes_nothing() -> None:
    rules = caves(square("porch", set="surface"))
    fallen = {"status": "knocked-out", "room": "porch-hall", "tokens": ["artifact-10"]}
    scene = Scene(rules, tiles=[tile("porch", 1, 1)], seat1=fallen).at("porch-hall").does({"turn-occupied-tiles": True})
    assert (scene.sees("tiles"), scene.sees("seat1.score")) == ([tile("porch", 1, 1, 2)], 10)


@rule("CAT-10.3", "RUL-58")
@pytest.mark.parametrize(("seats", "n"), [(2, 6), (3, 4), (4, 4)])
def test_a_seat_that_is_out_draws_four_cubes_or_six_in_a_game_of_two(seats: int, n: int) -> None:
    out = {f"seat{i}": {"status": "escaped"} for i in range(1, seats)}
    scene = Scene("catacombs", seats=seats, row=FULL, **out).choose("end-turn")
    assert [count for _, count, *_ in scene.told("AttackBegun")] == [n] * (seats - 1)
    assert scene.sees("active") == 0


@rule("CAT-10.3", "RUL-31")
def test_neither_marker_nor_danger_matters_to_it() -> None:
    scene = Scene("catacombs", seats=3, marker=7, row=["wishing-well", *QUIET], seat1={"status": "escaped"}).choose(
        "end-turn"
    )
    assert [count for _, count, *_ in scene.told("AttackBegun")] == [4]


@rule("CAT-10.3", "CORE-15.1", "CORE-15.4")
def test_its_draw_hurts_as_an_attack_does() -> None:
    scene = Scene(
        "catacombs", row=FULL, ghosts={"clank": 1}, seat0={"clank": 3}, seat1={"status": "escaped", "clank": 1}
    )
    scene.draws("seat0", "seat0", "ghost", "seat1", "black", "black").choose("end-turn").expect(
        damage=3, clank=0, bag=1
    )
    assert (scene.sees("seat1.aside"), scene.sees("seat1.damage")) == (1, 0)
    assert scene.sees("ghosts") == {"aside": 4, "clank": 1, "bag": 0}


@rule("CAT-10.3", "RUL-38")
def test_in_its_turn_there_is_no_refill_and_no_countdown() -> None:
    scene = Scene("catacombs", row=FULL, seat1={"status": "knocked-out", "damage": 10}).choose("end-turn")
    assert (scene.sees("row"), scene.told("CountdownAdvanced"), scene.sees("active")) == (FULL, [], 0)


@rule("CAT-10.3", "CAT-9.6")
def test_its_draw_may_empty_the_bag_and_end_the_game() -> None:
    scene = Scene(
        "catacombs",
        row=FULL,
        black_aside=20,
        seat0={"room": SHRINE, "tokens": ["artifact-20"]},
        seat1={"status": "escaped"},
    )
    scene.choose("end-turn").expect(status="knocked-out", score=0)
    assert (scene.sees("over"), scene.sees("bag")) == (True, 0)


@rule("CAT-10.3", "CORE-18.3")
def test_a_seat_that_is_out_is_asked_nothing_and_adds_no_clank() -> None:
    scene = Scene(
        "catacombs", seats=3, row=QUIET, seat1={"status": "escaped", "hand": ["white-tourmaline"]}, ghosts={"clank": 1}
    )
    scene.next_cards("archoverlord").draws("ghost", "black", "black", "black").choose("end-turn")
    assert (scene.sees("asked"), scene.sees("seat1.clank"), scene.sees("seat1.damage")) == (2, 0, 0)


@rule("CAT-10.4", "CORE-19.1")
def test_the_game_is_over_when_all_are_out() -> None:
    scene = homecoming(seat1={"status": "knocked-out"}).choose(f"move:{CRYPT}").play("burgle").choose("end-turn")
    assert (scene.sees("over"), scene.sees("winners"), scene.sees("row")) == (True, [0], [""] * 6)


@rule("CAT-10.4")
def test_the_game_is_over_when_the_last_one_falls_in_another_seats_turn() -> None:
    scene = Scene(
        "catacombs",
        row=FULL,
        ghosts={"clank": 1},
        seat0={"damage": 9},
        seat1={"status": "escaped", "tokens": ["artifact-5", "mastery"]},
    )
    scene.draws("ghost", *["black"] * 5).choose("end-turn")
    assert (scene.sees("over"), scene.sees("winners")) == (True, [1])


@rule("CAT-10.4", "RUL-15")
def test_all_may_fall_together() -> None:
    scene = Scene(
        "catacombs", seats=3, active=1, row=QUIET, ghosts={"clank": 1}, **{f"seat{i}": {"damage": 9} for i in range(3)}
    )
    scene.next_cards("rose-quartz").draws("ghost", "black").choose("end-turn")
    assert (scene.sees("over"), scene.sees("out_order"), scene.sees("winners")) == (True, [1, 2, 0], [])


@rule("CAT-11.1", "CORE-20.2")
def test_artifacts_tokens_gold_and_cards_are_counted() -> None:
    seat = {
        "status": "escaped",
        "tokens": ["artifact-15", "artifact-7", "backpack", "mastery", "crown-9", "monkey-idol"],
        "gold": 6,
        "hand": ["secret-tome"],
        "deck": ["rose-quartz"],
        "discard": ["lute"],
    }
    assert Scene("catacombs", seat1=seat).sees("seat1.score") == 15 + 7 + 5 + 20 + 9 + 5 + 6 + 7 + 4 + 3


@rule("CAT-11.1", "CORE-20.3")
def test_a_tie_is_for_the_better_artifact() -> None:
    seats: dict[str, Any] = {
        "seat0": {"room": NAVE, "tokens": ["artifact-10"], "gold": 5},
        "seat1": {"room": NAVE, "tokens": ["artifact-15"]},
    }
    scene = Scene("catacombs", row=QUIET, **seats).next_cards().choose("end-turn")
    assert (scene.sees("seat0.score"), scene.sees("seat1.score"), scene.sees("winners")) == (15, 15, [1])


@rule("CAT-11.1", "CORE-20.4")
def test_those_who_fell_in_the_depths_cannot_win() -> None:
    seats: dict[str, Any] = {
        "seat0": {"room": SHRINE, "tokens": ["artifact-20"], "gold": 50},
        "seat1": {"room": NAVE, "tokens": ["artifact-5"]},
    }
    assert Scene("catacombs", row=QUIET, **seats).next_cards().choose("end-turn").sees("winners") == [1]
