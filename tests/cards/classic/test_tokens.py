"""Tokens of Classic (CLA-5), each of them."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule, token


def found(id: str, **values: Any) -> Scene:
    """Seat 0 has just found the token in d16."""
    scene = Scene(room_tokens={"d16": [id]}, seat0={"room": "d15", "boots": 1, **values}).choose("move:d16")
    return scene.choose(next(key for key in scene.offered if key.startswith("take:")))


def added_points(*tokens: str) -> int:
    """Returns the points that these tokens add to a count."""
    scene = Scene(seat1={"status": "knocked-out", "room": "d2", "tokens": ["artifact-5", *tokens]})
    return int(str(scene.sees("seat1.score"))) - 5


@token("artifact-5", "artifact-7", "artifact-10", "artifact-15", "artifact-20", "artifact-25", "artifact-30")
@rule("CLA-4.5", "CLA-6.1")
@pytest.mark.parametrize("value", [5, 7, 10, 15, 20, 25, 30])
def test_an_artifact_is_worth_its_value_and_wakes_the_dragon(value: int) -> None:
    scene = found(f"artifact-{value}").expect(tokens=[f"artifact-{value}"])
    assert (scene.sees("marker"), added_points(f"artifact-{value}")) == (4, value)


@token("chalice")
@rule("CLA-5.1")
def test_a_chalice_is_worth_seven_and_no_artifact() -> None:
    scene = found("chalice").expect(tokens=["chalice"])
    assert (scene.sees("marker"), added_points("chalice")) == (3, 7)
    scene.at("d2").give(boots=1).refuses("move:d1", "CORE-18.1")


@token("flash-of-brilliance")
@rule("CLA-5.2")
def test_a_flash_of_brilliance_draws_three_at_once() -> None:
    scene = found("flash-of-brilliance", deck=["burgle"] * 4).expect(hand=["burgle"] * 3, tokens=[])
    assert scene.sees("box") == ["flash-of-brilliance"]


@token("greater-skill-boost")
@rule("CLA-5.3")
def test_a_greater_skill_boost_gives_five_skill_at_once() -> None:
    assert found("greater-skill-boost").expect(skill=5, tokens=[]).sees("box") == ["greater-skill-boost"]


@token("potion-of-greater-healing")
@rule("CLA-5.4")
def test_a_potion_of_greater_healing_heals_two_when_drunk() -> None:
    scene = found("potion-of-greater-healing", damage=3).expect(damage=3, tokens=["potion-of-greater-healing"])
    scene.choose("consume:potion-of-greater-healing").expect(damage=1, tokens=[])
    assert scene.sees("box") == ["potion-of-greater-healing"]


@token("greater-treasure")
@rule("CLA-5.5")
def test_a_greater_treasure_is_five_gold_to_spend() -> None:
    found("greater-treasure", gold=2).expect(gold=7).at("d20").choose("buy:backpack").expect(gold=0)


@token("magic-spring")
@rule("CLA-5.6", "RUL-9")
def test_a_magic_spring_trashes_a_card_when_the_turn_ends() -> None:
    scene = found("magic-spring", hand=["burgle"], discard=["stumble"]).expect(tokens=[])
    scene.play("burgle").choose("end-turn")
    assert sorted(scene.offered) == ["trash:burgle", "trash:stumble"]
    scene.choose("trash:burgle").expect(hand=["stumble"])
    assert scene.sees("box") == ["magic-spring"]


@token("magic-spring")
@rule("CLA-5.6", "RUL-9")
def test_a_magic_spring_asks_nothing_of_a_seat_without_cards() -> None:
    assert found("magic-spring").choose("end-turn").sees("active") == 1


@token("skill-boost")
@rule("CLA-5.7")
def test_a_skill_boost_gives_two_skill_at_once() -> None:
    assert found("skill-boost").expect(skill=2, tokens=[]).sees("box") == ["skill-boost"]


@token("dragon-egg")
@rule("CLA-5.8")
def test_a_dragon_egg_is_worth_three_and_wakes_the_dragon() -> None:
    scene = found("dragon-egg").expect(tokens=["dragon-egg"])
    assert (scene.sees("marker"), added_points("dragon-egg")) == (4, 3)


@token("potion-of-strength")
@rule("CLA-5.9")
def test_a_potion_of_strength_gives_two_swords_when_drunk() -> None:
    found("potion-of-strength").expect(swords=0).choose("consume:potion-of-strength").expect(swords=2, tokens=[])


@token("potion-of-swiftness")
@rule("CLA-5.10")
def test_a_potion_of_swiftness_gives_a_boot_when_drunk() -> None:
    found("potion-of-swiftness").expect(boots=0).choose("consume:potion-of-swiftness").expect(boots=1, tokens=[])


@token("potion-of-healing")
@rule("CLA-5.11")
def test_a_potion_of_healing_heals_one_when_drunk() -> None:
    scene = found("potion-of-healing", damage=2).expect(damage=2)
    scene.choose("consume:potion-of-healing").expect(damage=1, tokens=[])


@token("treasure")
@rule("CLA-5.12", "RUL-3")
def test_a_treasure_is_two_gold_to_spend() -> None:
    found("treasure", gold=5).expect(gold=7).at("d20").choose("buy:backpack").expect(gold=0)


@token("monkey-idol")
@rule("CLA-5.13", "RUL-3")
def test_a_monkey_idol_is_worth_five_and_no_artifact() -> None:
    scene = found("monkey-idol").expect(tokens=["monkey-idol"])
    assert (scene.sees("marker"), added_points("monkey-idol")) == (3, 5)
    scene.at("d2").give(boots=1).refuses("move:d1", "CORE-18.1")


@token("master-key")
@rule("CLA-5.14", "RUL-46")
def test_a_master_key_opens_locks_and_is_worth_five(scene: Scene) -> None:
    scene.tokens("master-key").at("d4").give(boots=1).choose("move:d9").expect(tokens=["master-key"])
    assert (added_points("master-key"), added_points("master-key", "master-key")) == (5, 10)


@token("backpack")
@rule("CLA-5.14")
def test_a_backpack_carries_an_artifact_more_and_is_worth_five() -> None:
    scene = found("artifact-7", tokens=["artifact-5", "backpack"])
    scene.expect(tokens=["artifact-5", "artifact-7", "backpack"])
    scene.lay("d15", "artifact-10").give(boots=1).choose("move:d15")
    assert (scene.sees("prompt"), added_points("backpack")) == ("your-turn", 5)  # two are enough


@token("crown-10", "crown-9", "crown-8")
@rule("CLA-5.14")
def test_crowns_are_worth_ten_nine_and_eight() -> None:
    assert [added_points("crown-10"), added_points("crown-9"), added_points("crown-8")] == [10, 9, 8]


@token("mastery")
@rule("CLA-5.15")
def test_mastery_is_worth_twenty() -> None:
    scene = Scene(seat0={"room": "d2", "boots": 1, "tokens": ["artifact-5"]}).choose("move:d1", "end-turn")
    scene.expect(tokens=["artifact-5", "mastery"], score=25)
