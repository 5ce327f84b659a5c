"""CORE-16: damage and healing."""

from __future__ import annotations

import pytest

from scene import Scene, rule


@rule("CORE-16.1", "CORE-17.1")
def test_ten_spaces_and_the_tenth_knocks_out(scene: Scene) -> None:
    scene.does({"damage": 9}).expect(damage=9, status="in-play")
    scene.does({"damage": 1}).expect(damage=10, status="knocked-out")


@rule("CORE-16.2")
def test_an_attack_takes_the_drawn_cubes_and_leaves_the_supply() -> None:
    scene = Scene(row=["secret-tome"] * 5, seat0={"bag": 1}).next_cards("ogre").draws("seat0", "black", "black")
    scene.choose("end-turn").expect(damage=1, bag=0, supply=29)


@rule("CORE-16.3")
def test_other_damage_takes_cubes_of_the_supply() -> None:
    scene = Scene(seat0={"room": "d14", "boots": 1, "bag": 4}).choose("move:d19", "decline")
    scene.expect(damage=2, supply=24, bag=4)


@rule("CORE-16.4", "RUL-19")
@pytest.mark.parametrize(("damage", "supply", "reason"), [(8, 22, "CORE-16.4"), (3, 1, "CORE-7.5"), (3, 0, "CORE-7.5")])
def test_damage_that_is_not_covered_cannot_be_chosen(damage: int, supply: int, reason: str) -> None:
    Scene(seat0={"room": "d14", "boots": 1, "damage": damage, "supply": supply}).refuses("move:d19", reason)


@rule("CORE-16.4", "RUL-19")
def test_swords_first_and_then_the_damage_that_is_left() -> None:
    scene = Scene(room_tokens={}, seat0={"room": "d14", "boots": 1, "damage": 8, "swords": 1})
    scene.refuses("move:d19", "CORE-16.4").choose("move:d19+1s").expect(damage=9, status="in-play")


@rule("CORE-16.5", "RUL-17")
def test_forced_damage_without_cubes_uses_stand_ins() -> None:
    scene = Scene(black_aside=1, seat0={"supply": 1}).does({"damage": 3})
    scene.expect(damage=3, supply=0, stand_ins=1, virtual=1)
    assert scene.sees("black_aside") == 0


@rule("CORE-16.6", "RUL-18")
def test_own_cubes_are_healed_first_and_stand_ins_last() -> None:
    scene = Scene(seat0={"damage": 3, "stand_ins": 1, "virtual": 1, "supply": 0})
    scene.does({"heal": 1}).expect(damage=2, supply=1, stand_ins=1, virtual=1)
    before = scene.sees("black_aside")
    scene.does({"heal": 1}).expect(damage=1, supply=1, stand_ins=0, virtual=1)
    assert scene.sees("black_aside") == before + 1
    scene.does({"heal": 1}).expect(damage=0, supply=1, virtual=0)


@rule("CORE-16.6")
def test_more_healing_than_damage_is_lost() -> None:
    Scene(seat0={"damage": 1}).does({"heal": 3}).expect(damage=0, supply=30)


@rule("CORE-16.4", "RUL-19", "RUL-110")
def test_damage_among_several_options_must_not_fill_the_last_space(scene: Scene) -> None:
    options = {"choose": 1, "of": [{"damage": 2}, {"gold": 1}, {"skill": 1}]}
    scene.give(damage=7, supply=23).does(options)
    assert scene.offered == ["pick:1", "pick:2", "pick:3"]
    wounded = Scene(seat0={"damage": 8}).does(options)
    assert wounded.offered == ["pick:2", "pick:3"]
    assert Scene(seat0={"supply": 1}).does(options).offered == ["pick:2", "pick:3"]
