"""CORE-18, CORE-19 and CLA-7: leaving, being out, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule

QUIET = ["secret-tome"] * 5


def homecoming(**given: Any) -> Scene:
    """Seat 0 with an Artifact, one boot from the start."""
    return Scene(seat0={"room": "d2", "boots": 2, "tokens": ["artifact-5"], "hand": ["burgle"]}, **given)


@rule("CORE-18.1", "RUL-22")
def test_nobody_goes_back_to_the_start_with_empty_hands(scene: Scene) -> None:
    scene.at("d2").give(boots=1, teleports=1).refuses("move:d1", "CORE-18.1").refuses("teleport:d1", "CORE-18.1")
    scene.tokens("chalice", "monkey-idol", "backpack").refuses("move:d1", "CORE-18.1")


@rule("RUL-22", "RUL-43")
def test_to_stand_at_the_start_since_setup_is_not_to_leave(scene: Scene) -> None:
    scene.choose("end-turn").expect(room="d1", status="in-play", leaving=False)


@rule("CORE-18.2", "CLA-7.1", "RUL-20")
def test_who_reaches_the_start_moves_no_more_and_finishes_the_turn() -> None:
    scene = homecoming(row=["kobold"]).give(teleports=1, swords=1).choose("move:d1")
    scene.expect(leaving=True, status="in-play")
    scene.refuses("move:d2", "CORE-18.2").refuses("teleport:d2", "CORE-18.2").refuses("end-turn", "CORE-4.5")
    scene.play("burgle").choose("fight:row1", "acquire:mercenary").expect(discard=["mercenary"], tokens=["artifact-5"])
    scene.choose("end-turn").expect(status="escaped", tokens=["artifact-5", "mastery"])


@rule("CORE-18.2", "CLA-5.15")
def test_leaving_is_worth_twenty_points() -> None:
    homecoming().choose("move:d1").play("burgle").choose("end-turn").expect(score=5 + 20)


@rule("RUL-20")
def test_a_seat_that_falls_before_it_left_is_rescued_without_mastery() -> None:
    scene = homecoming().hand("mister-whiskers").give(damage=9, bagged=1, supply=20).choose("move:d1")
    scene.draws("seat0", "black", "black").play("mister-whiskers").choose("pick:1")
    scene.expect(status="knocked-out", tokens=["artifact-5"], scores=True, score=5 + 1)


@rule("RUL-20", "CORE-18.4")
def test_a_leaving_seat_still_adds_clank_and_its_cubes_stay() -> None:
    scene = homecoming().hand("stumble").choose("move:d1").play("stumble").choose("end-turn").expect(status="escaped")
    assert scene.sees("seat0.clank") == 1


@rule("CORE-18.3", "CLA-7.7")
def test_a_seat_that_is_out_is_touched_by_nothing() -> None:
    scene = Scene(seats=3, row=QUIET, seat0={"hand": ["tattle"]}, seat2={"status": "escaped", "bag": 2})
    scene.next_cards("ogre").draws("seat2", "seat2").play("tattle").choose("end-turn")
    assert (scene.sees("seat2.damage"), scene.sees("seat2.clank"), scene.sees("seat2.hand")) == (0, 0, [])


@rule("CORE-18.4", "CORE-15.5")
def test_cubes_left_in_the_area_are_drawn_as_black() -> None:
    scene = Scene(seats=3, row=QUIET, seat1={"status": "escaped", "clank": 2}).next_cards("ogre")
    scene.draws("seat1", "black").choose("end-turn")
    assert (scene.sees("seat1.aside"), scene.sees("seat1.bag")) == (1, 1)


@rule("CORE-18.5", "CLA-7.4")
def test_the_first_seat_out_counts_down_instead_of_a_turn() -> None:
    scene = Scene(row=[*QUIET, "sneak"], seat1={"status": "escaped"}).choose("end-turn")
    assert (scene.sees("countdown"), scene.sees("active")) == (2, 0)


@rule("CLA-7.3", "RUL-20")
def test_the_first_to_leave_stands_on_the_first_space() -> None:
    scene = homecoming().choose("move:d1", "play:burgle")
    assert scene.sees("countdown") == 0
    assert scene.choose("end-turn").sees("countdown") == 1
    assert scene.told("AttackBegun") == []


@rule("CLA-7.3")
def test_the_first_to_fall_stands_there_at_once() -> None:
    scene = Scene(row=QUIET, seats=3, seat2={"damage": 9, "bag": 1}).next_cards("ogre").draws("seat2", "black")
    assert scene.choose("end-turn").sees("countdown") == 1


@rule("CLA-7.5", "RUL-42")
def test_each_space_of_the_countdown_is_a_stronger_attack() -> None:
    scene = Scene(row=[*QUIET, "dragon-shrine"], seat1={"status": "escaped"})
    scene.choose("end-turn", "end-turn", "end-turn")
    attacks = [(n, extra) for _, n, extra, _ in scene.told("AttackBegun")]
    assert attacks == [(5, 1), (6, 2), (7, 3)]  # marker 3, Danger 1


@rule("CLA-7.5", "RUL-42")
def test_an_attack_of_the_row_gets_nothing_extra_meanwhile() -> None:
    scene = Scene(row=QUIET, seats=3, countdown=4, seat2={"status": "escaped"}).next_cards("ogre").choose("end-turn")
    assert [(n, extra) for _, n, extra, _ in scene.told("AttackBegun")] == [(2, 0)]


@rule("CLA-7.6", "CORE-19.3", "RUL-43")
def test_the_fifth_space_knocks_out_everybody_left() -> None:
    above, below = {"tokens": ["artifact-5"], "room": "d16"}, {"tokens": ["artifact-30"], "room": "d35"}
    scene = Scene(seats=4, row=[*QUIET, "sneak"], countdown=4, seat0=above, seat1={"status": "escaped"}, seat2=below)
    scene.choose("end-turn")
    assert scene.sees("over") is True
    assert [scene.sees(f"seat{i}.status") for i in (0, 2, 3)] == ["knocked-out"] * 3
    assert [scene.sees(f"seat{i}.scores") for i in (0, 2, 3)] == [True, False, False]


@rule("CLA-7.7")
def test_only_the_first_seat_out_uses_the_track() -> None:
    out: dict[str, Any] = {"seat1": {"status": "escaped"}, "seat2": {"status": "knocked-out"}}
    scene = Scene(row=[*QUIET, "sneak"], seats=3, out_order=[2, 1], countdown=2, **out).choose("end-turn")
    assert (scene.sees("active"), scene.sees("countdown")) == (0, 3)  # one move, though two seats are out


@rule("CLA-7.8", "RUL-15")
@pytest.mark.parametrize(("active", "first"), [(0, 0), (1, 1), (2, 0)])
def test_of_two_that_fall_together_the_one_at_turn_or_next_clockwise_is_first(active: int, first: int) -> None:
    fragile = {"damage": 9, "bag": 1}
    scene = Scene(seats=3, active=active, row=QUIET, seat0=fragile, seat1=fragile).next_cards("ogre")
    scene.draws("seat1", "seat0").choose("end-turn")
    assert scene.state.out_order[0] == first


@rule("CORE-19.1")
def test_the_game_ends_without_a_refill_when_the_last_seat_leaves() -> None:
    scene = homecoming(seat1={"status": "knocked-out"}).next_cards("ogre", "ogre", *QUIET).choose("move:d1")
    scene.play("burgle").choose("end-turn")
    assert (scene.sees("over"), scene.sees("row"), scene.told("AttackBegun")) == (True, [""] * 6, [])
    scene.refuses("end-turn", "CORE-19.1")


@rule("CORE-19.1")
def test_the_game_ends_when_an_attack_fells_the_last_seat() -> None:
    home = {"status": "escaped", "tokens": ["artifact-5", "mastery"]}
    scene = Scene(row=QUIET, seat0={"damage": 9, "bag": 1}, seat1=home)
    scene.next_cards("ogre").draws("seat0", "black", "black").choose("end-turn")
    assert (scene.sees("over"), scene.sees("winners")) == (True, [1])


@rule("CORE-19.2", "CORE-14.3")
def test_an_exhausted_deck_ends_the_game_at_once() -> None:
    scene = Scene(row=QUIET).next_cards().choose("end-turn")
    assert (scene.sees("over"), scene.sees("active")) == (True, 0)
