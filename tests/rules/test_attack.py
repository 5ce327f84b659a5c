"""CORE-15 and CLA-6: the dragon attacks."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule

QUIET = ["secret-tome"] * 5


def before_an_attack(**given: Any) -> Scene:
    """A turn whose end calls an attack."""
    return Scene(row=QUIET, **given).next_cards("orc-grunt")


@rule("CORE-15.1")
def test_all_clank_goes_into_the_bag() -> None:
    scene = before_an_attack(seat0={"clank": 4}, seat1={"clank": 2, "bag": 1}).draws("black", "black", "black")
    scene.choose("end-turn").expect(clank=0, bag=4)
    assert (scene.sees("seat1.clank"), scene.sees("seat1.bag"), scene.sees("bag")) == (0, 3, 24 + 7 - 3)


@rule("CORE-15.2", "CLA-6.2", "RUL-2")
@pytest.mark.parametrize(("space", "n"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_space_of_the_marker_says_how_many_cubes(space: int, n: int) -> None:
    scene = before_an_attack(marker=space).choose("end-turn")
    assert len(scene.told("CubeDrawn")) == n


@rule("CORE-15.2", "RUL-16")
def test_a_short_bag_gives_what_it_has() -> None:
    scene = before_an_attack(marker=7, black_aside=24, seat0={"bag": 2}).choose("end-turn").expect(damage=2, bag=0)
    assert (scene.sees("bag"), scene.sees("over")) == (0, False)


@rule("RUL-16")
def test_with_the_option_an_empty_bag_ends_the_game() -> None:
    scene = Scene("classic+empty-bag-ends", black_aside=24, row=QUIET).next_cards("orc-grunt").choose("end-turn")
    assert scene.sees("over") is True


@rule("RUL-16")
def test_with_that_option_the_game_may_end_in_the_middle_of_a_turn() -> None:
    scene = Scene("classic+empty-bag-ends", black_aside=24, seat0={"hand": ["mister-whiskers", "burgle"]})
    scene.play("mister-whiskers").choose("pick:1")
    assert (scene.sees("over"), scene.sees("seat1.status")) == (True, "knocked-out")


@rule("CORE-15.3")
def test_black_cubes_are_set_aside_and_hurt_nobody() -> None:
    scene = before_an_attack().draws("black", "black", "black").choose("end-turn").expect(damage=0)
    assert (scene.sees("black_in_bag"), scene.sees("black_aside")) == (21, 3)


@rule("CORE-15.3")
@pytest.mark.parametrize(("aside", "left"), [(5, 2), (2, 0)])
def test_black_cubes_come_back_as_far_as_there_are_any(aside: int, left: int) -> None:
    scene = Scene(black_aside=aside, row=QUIET).next_cards("shrine").choose("end-turn")
    assert (scene.sees("black_aside"), scene.sees("black_in_bag")) == (left, 24 - left)


@rule("CORE-15.4", "CORE-16.2")
def test_a_drawn_cube_is_damage_and_lies_on_the_health_track() -> None:
    scene = before_an_attack(seat0={"bag": 3}).draws("seat0", "seat0", "black").choose("end-turn")
    scene.expect(damage=2, bag=1, supply=27)


@rule("CORE-15.5", "CORE-18.4")
def test_cubes_of_a_seat_that_is_out_count_as_black() -> None:
    scene = before_an_attack(seats=3, seat1={"status": "knocked-out", "damage": 10, "bag": 3})
    scene.draws("seat1", "seat1", "black").choose("end-turn")
    assert (scene.sees("seat1.damage"), scene.sees("seat1.aside"), scene.sees("seat1.bag")) == (10, 2, 1)


@rule("CORE-15.6")
def test_what_is_not_drawn_stays_in_the_bag() -> None:
    scene = before_an_attack(seat0={"clank": 5}).draws("seat0", "black", "black").choose("end-turn").expect(bag=4)
    assert scene.sees("bag") == 4 + 22


@rule("CORE-15.7", "RUL-13", "RUL-15")
def test_two_seats_fall_together() -> None:
    scene = before_an_attack(seats=3, active=2, seat0={"damage": 9, "bag": 1}, seat2={"damage": 9, "bag": 1})
    scene.draws("seat0", "seat2").choose("end-turn")
    assert scene.sees("out_order") == [2, 0]  # the seat ending its turn counts as the first


@rule("CORE-15.7", "RUL-14")
def test_cubes_beyond_the_last_space_are_set_aside() -> None:
    scene = before_an_attack(seat0={"damage": 8, "bag": 3}).draws("seat0", "seat0", "seat0").choose("end-turn")
    scene.expect(damage=10, aside=1, bag=0, status="knocked-out")


@rule("CORE-15.8")
def test_a_text_may_advance_the_marker(scene: Scene) -> None:
    assert scene.does({"rage": 2}).sees("marker") == 5


@rule("CLA-6.1", "CORE-12.4")
def test_the_marker_makes_the_next_attack_larger() -> None:
    scene = Scene(row=QUIET, marker=4, room_tokens={"d18": ["artifact-5"]}, seat0={"room": "d13", "boots": 1})
    scene.next_cards("orc-grunt").choose("move:d18", "take:artifact", "end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [4]
