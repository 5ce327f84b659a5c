"""Tokens of Catacombs (CAT-12), each of them."""

from __future__ import annotations

from typing import Any

import pytest

from caves import EDGE, GROTTO, NAVE, SHRINE, caves, explorer, square, way
from scene import Scene, rule, tile, token

POOLS = {"major-secret": "chest", "prisoner": "prison"}


def found(id: str, **values: Any) -> Scene:
    """Seat 0 has just drawn the token from its pool: as a reward, or out of a chest or cell."""
    scene = Scene("catacombs", seat0={"room": NAVE, **values})
    kind = scene.pack.token(id).kind
    words = {2: {"draw-secret": "major-secret"}, 4: {"draw-secret": "minor-secret"}, 512: {"free-prisoners": 1}}
    return scene.next_tokens(id).does(words[kind], moment="use")


def added_points(*tokens: str, **values: Any) -> int:
    """Returns the points that these tokens add to the count of a seat that fell above the Depths."""
    scene = Scene(
        "catacombs", seat1={"status": "knocked-out", "room": NAVE, "tokens": ["artifact-5", *tokens], **values}
    )
    return int(str(scene.sees("seat1.score"))) - 5


def in_market(**values: Any) -> Scene:
    """Seat 0 in a market room."""
    return explorer(square("stalls", features=["market"]), laid=[tile("stalls", 1, 1)], room="stalls-hall", **values)


@token("artifact-5", "artifact-7", "artifact-10", "artifact-12", "artifact-15", "artifact-17", "artifact-20")
@rule("CAT-5.3", "CAT-9.4")
@pytest.mark.parametrize("value", [5, 7, 10, 12, 15, 17, 20])
def test_an_artifact_is_worth_its_value_and_wakes_the_dragon(value: int) -> None:
    scene = Scene("catacombs", seat0={"room": NAVE}).lay(NAVE, f"artifact-{value}").choose("take:artifact")
    assert scene.expect(tokens=[f"artifact-{value}"]).sees("marker") == 4
    assert added_points(f"artifact-{value}", "backpack") == value + 5


@token("barbarian")
@rule("CAT-12.1")
def test_a_barbarian_gives_two_swords_this_turn() -> None:
    scene = found("barbarian").expect(swords=2, tokens=["barbarian"]).choose("end-turn", "end-turn").expect(swords=0)
    assert (added_points("barbarian"), scene.sees("box")) == (2, [])


@token("cleric")
@rule("CAT-12.2")
def test_a_cleric_heals_one() -> None:
    found("cleric", damage=3).expect(damage=2, tokens=["cleric"])
    assert added_points("cleric") == 2


@token("discount-coupon")
@rule("CAT-12.3", "RUL-70")
def test_a_coupon_takes_five_off_one_price_and_is_boxed() -> None:
    scene = in_market(gold=4, tokens=["discount-coupon"]).refuses("buy:crown-10", "CORE-11.1").choose("redeem:crown-10")
    scene.expect(gold=2, tokens=["crown-10"]).refuses("redeem:backpack", "CAT-12.3")
    assert scene.sees("box") == ["discount-coupon"]


@token("discount-coupon")
@rule("CAT-12.3", "RUL-70")
def test_a_coupon_is_used_in_a_market_by_choice_and_for_two_gold() -> None:
    in_market(gold=1, tokens=["discount-coupon"]).refuses("redeem:backpack", "CORE-11.1")
    in_market(gold=7, tokens=["discount-coupon"]).choose("buy:backpack").expect(
        tokens=["backpack", "discount-coupon"], gold=0
    )
    in_market(gold=9).refuses("redeem:backpack", "CAT-12.3")
    Scene("catacombs", seat0={"room": NAVE, "gold": 9, "tokens": ["discount-coupon"]}).refuses(
        "redeem:backpack", "CORE-11.1"
    )


@token("discount-coupon")
@rule("CAT-12.3", "CAT-12.27")
def test_a_coupon_waives_no_requirement() -> None:
    in_market(gold=9, tokens=["discount-coupon"], damage=4).refuses("redeem:blood-amulet", "CAT-12.27")
    in_market(gold=9, tokens=["discount-coupon"], damage=5).choose("redeem:blood-amulet").expect(gold=7, damage=3)


@token("discount-coupon")
@rule("CAT-12.3", "RUL-70")
def test_a_coupon_is_no_prisoner() -> None:
    found("discount-coupon").expect(tokens=["discount-coupon"], prisoners_freed=0)
    assert (added_points("discount-coupon"), added_points("warrior", "discount-coupon")) == (0, 1)


@token("sorceress")
@rule("CAT-12.4")
@pytest.mark.parametrize(("tomes", "points"), [(1, 0), (2, 5), (3, 5)])
def test_a_sorceress_counts_with_two_secret_tomes(tomes: int, points: int) -> None:
    found("sorceress").expect(tokens=["sorceress"])
    assert added_points("sorceress", discard=["secret-tome"] * tomes) == points + 7 * tomes
    assert added_points("sorceress", "sorceress", hand=["secret-tome"], deck=["secret-tome"]) == 2 * 5 + 14


@token("warrior")
@rule("CAT-12.5")
def test_a_warrior_counts_every_prisoner_freed() -> None:
    assert [
        added_points("warrior"),
        added_points("warrior", "prince"),
        added_points("warrior", "warrior", "prince"),
    ] == [1, 2, 6]


@token("mayor")
@rule("CAT-12.6")
def test_a_mayor_counts_with_a_mastery_token() -> None:
    assert [added_points("mayor"), added_points("mayor", "mastery")] == [0, 25]


@token("monk")
@rule("CAT-12.7")
def test_a_monk_counts_marked_wayshrines() -> None:
    laid, marks = [tile("s03", 1, 1), tile("s06", 2, 1)], {"s03-landing": [0, 1], "s06-altar": [1]}
    monk = {"status": "knocked-out", "room": NAVE, "tokens": ["artifact-5", "monk"]}
    assert Scene("catacombs", tiles=laid, offerings=marks, seat1=monk).sees("seat1.score") == 5 + 2
    assert added_points("monk") == 0


@token("golden-monkey-bot")
@rule("CAT-12.8", "RUL-103")
def test_the_golden_monkey_bot_is_an_idol_for_three_points() -> None:
    found("golden-monkey-bot").expect(tokens=["golden-monkey-bot"], prisoners_freed=1)
    assert (added_points("golden-monkey-bot"), added_points("golden-monkey-bot", "primatologist")) == (3, 8)


@token("golden-monkey-bot")
@rule("CAT-12.8", "RUL-81")
def test_the_golden_monkey_bot_never_lay_in_the_shrine() -> None:
    scene = Scene("catacombs", seat0={"room": GROTTO, "boots": 1, "tokens": ["golden-monkey-bot"]}).choose(
        f"move:{SHRINE}"
    )
    scene.expect(tokens=["golden-monkey-bot", "monkey-idol"])


@token("peasant")
@rule("CAT-12.9")
def test_a_peasant_is_worth_two() -> None:
    found("peasant").expect(tokens=["peasant"])
    assert added_points("peasant") == 2


@token("adventurer")
@rule("CAT-12.10", "CAT-9.4")
def test_an_adventurer_angers_the_dragon() -> None:
    assert (found("adventurer").expect(tokens=["adventurer"]).sees("marker"), added_points("adventurer")) == (4, 3)


@token("primatologist")
@rule("CAT-12.11")
def test_a_primatologist_counts_with_an_idol() -> None:
    assert [
        added_points("primatologist"),
        added_points("primatologist", "monkey-idol"),
        added_points("primatologist", "golden-monkey-bot"),
    ] == [0, 10, 8]


@token("prince", "princess")
@rule("CAT-12.12")
@pytest.mark.parametrize("id", ["prince", "princess"])
def test_prince_and_princess_count_with_a_crown(id: str) -> None:
    assert [added_points(id), added_points(id, "crown-8"), added_points("prince", "princess", "crown-8")] == [0, 13, 18]


@token("haunted-prisoner")
@rule("CAT-12.13", "RUL-67")
def test_a_haunted_prisoner_brings_a_ghost_if_there_is_one() -> None:
    scene = found("haunted-prisoner").expect(tokens=["haunted-prisoner"])
    assert (scene.sees("ghosts.clank"), added_points("haunted-prisoner")) == (1, 3)
    scene = Scene("catacombs", ghosts={"bag": 5}, pools={"prisoner": ["haunted-prisoner"]}).does({"free-prisoners": 1})
    assert scene.expect(tokens=["haunted-prisoner"]).sees("ghosts.clank") == 0


@token("chalice")
@rule("CAT-12.14")
def test_a_chalice_is_worth_seven_and_no_artifact() -> None:
    scene = found("chalice", boots=1).expect(tokens=["chalice"]).refuses("move:start-a-crypt", "CORE-18.1")
    assert (scene.sees("marker"), added_points("chalice")) == (3, 7)


@token("catacombs-map")
@rule("CAT-12.15")
def test_the_map_leads_against_arrows_for_the_rest_of_the_game() -> None:
    slide = square("slide", way("hall", "W1", arrow=True))
    scene = (
        explorer(slide, laid=[tile("slide", 1, 1)], boots=2)
        .refuses("move:slide-hall", "CORE-10.4")
        .next_tokens("catacombs-map")
    )
    scene.does({"draw-secret": "major-secret"}, moment="use").choose("move:slide-hall", f"move:{NAVE}")
    scene.choose("end-turn", "end-turn").give(boots=1).choose("move:slide-hall").expect(tokens=["catacombs-map"])
    assert added_points("catacombs-map") == 5


@token("potion-of-greater-healing")
@rule("CAT-12.16", "RUL-28")
def test_a_potion_of_greater_healing_heals_two_when_drunk() -> None:
    scene = found("potion-of-greater-healing", damage=3).expect(damage=3, tokens=["potion-of-greater-healing"])
    scene.choose("consume:potion-of-greater-healing").expect(damage=1, tokens=[])
    assert scene.sees("box") == ["potion-of-greater-healing"]


@token("greater-skill-boost")
@rule("CAT-12.17")
def test_a_greater_skill_boost_gives_five_skill_at_once() -> None:
    assert found("greater-skill-boost").expect(skill=5, tokens=[], skill_made=5).sees("box") == ["greater-skill-boost"]


@token("greater-treasure")
@rule("CAT-12.18", "RUL-27")
def test_a_greater_treasure_is_five_gold() -> None:
    assert found("greater-treasure", gold=2).expect(gold=7, tokens=[]).told("GoldGained") == [(0, 5)]


@token("puzzle-box")
@rule("CAT-12.19", "RUL-69")
def test_a_puzzle_box_is_kept_until_a_wayshrine_is_entered() -> None:
    shrine = square("shrine", features=["wayshrine"])
    scene = explorer(shrine, laid=[tile("shrine", 1, 1)], tokens=["puzzle-box"]).next_tokens("chalice", "catacombs-map")
    scene.choose("move:shrine-hall").expect(tokens=["chalice"])
    assert (scene.sees("box"), scene.sees("prompt"), scene.sees("offerings.shrine-hall")) == (
        ["puzzle-box"],
        "your-turn",
        [],
    )


@token("puzzle-box")
@rule("CAT-12.19", "RUL-69", "RUL-103")
@pytest.mark.parametrize("key", ["move:shrine-hall", "teleport:shrine-hall"])
def test_each_box_is_opened_by_any_way_of_entering_and_whether_or_not_it_is_marked(key: str) -> None:
    rules = caves(square("shrine", features=["wayshrine"]))
    seat = {"room": NAVE, "boots": 1, "teleports": 1, "tokens": ["puzzle-box", "puzzle-box"]}
    scene = Scene(rules, tiles=[tile("shrine", 1, 1)], offerings={"shrine-hall": [0]}, seat0=seat)
    scene.next_tokens("chalice", "catacombs-map").choose(key).expect(tokens=["catacombs-map", "chalice"])


@token("puzzle-box")
@rule("CAT-12.19", "RUL-69")
def test_without_major_secrets_the_box_is_kept() -> None:
    rules = caves(square("shrine", features=["wayshrine"]))
    scene = Scene(
        rules,
        tiles=[tile("shrine", 1, 1)],
        pools={"major-secret": ["chalice"]},
        seat0={"room": NAVE, "boots": 1, "tokens": ["puzzle-box"] * 2},
    )
    scene.choose("move:shrine-hall").expect(tokens=["chalice", "puzzle-box"])


@token("puzzle-box")
@rule("RUL-69", "RUL-77")
def test_a_box_found_by_entering_a_wayshrine_opens_on_a_later_entry() -> None:
    rules = caves(square("shrine", features=["wayshrine"], reward={"minor-secret": 1}))
    pools = {"minor-secret": ["puzzle-box"], "major-secret": ["chalice"]}
    scene = Scene(rules, tiles=[tile("shrine", 1, 1)], pools=pools, seat0={"room": NAVE, "boots": 5})
    scene.choose("move:shrine-hall").expect(tokens=["puzzle-box"])
    scene.choose(f"move:{NAVE}").choose("move:shrine-hall").expect(tokens=["chalice"])


@token("puzzle-box")
@rule("CAT-12.19")
def test_to_stand_in_a_wayshrine_opens_no_box() -> None:
    scene = explorer(
        square("shrine", features=["wayshrine"]), laid=[tile("shrine", 1, 1)], room="shrine-hall", tokens=["puzzle-box"]
    )
    scene.choose("offer", "end-turn", "end-turn").expect(tokens=["puzzle-box"])
    assert added_points("puzzle-box") == 0


@token("minor-lockpick")
@rule("CAT-12.20")
def test_a_lockpick_found_is_a_lockpick() -> None:
    assert found("minor-lockpick", lockpicks=1).expect(lockpicks=2, tokens=[]).sees("box") == ["minor-lockpick"]


@token("magic-spring")
@rule("CAT-12.21", "RUL-9")
def test_a_magic_spring_trashes_a_card_when_the_turn_ends() -> None:
    scene = (
        found("magic-spring", hand=["burgle"], discard=["stumble"]).expect(tokens=[]).play("burgle").choose("end-turn")
    )
    assert sorted(scene.offered) == ["trash:burgle", "trash:stumble"]
    assert scene.choose("trash:burgle").expect(hand=["stumble"]).sees("box") == ["magic-spring"]


@token("dragon-egg")
@rule("CAT-12.22", "CAT-9.4")
def test_a_dragon_egg_angers_the_dragon() -> None:
    assert (found("dragon-egg").expect(tokens=["dragon-egg"]).sees("marker"), added_points("dragon-egg")) == (4, 3)


@token("potion-of-strength")
@rule("CAT-12.23")
def test_a_potion_of_strength_gives_two_swords_when_drunk() -> None:
    found("potion-of-strength").expect(swords=0).choose("consume:potion-of-strength").expect(swords=2, tokens=[])


@token("potion-of-swiftness")
@rule("CAT-12.24")
def test_a_potion_of_swiftness_gives_a_boot_when_drunk() -> None:
    found("potion-of-swiftness").expect(boots=0).choose("consume:potion-of-swiftness").expect(boots=1, tokens=[])


@token("potion-of-healing")
@rule("CAT-12.25", "RUL-28")
def test_a_potion_of_healing_heals_one_when_drunk() -> None:
    found("potion-of-healing", damage=2).expect(damage=2).choose("consume:potion-of-healing").expect(
        damage=1, tokens=[]
    )
    found("potion-of-healing").choose("consume:potion-of-healing").expect(damage=0, tokens=[])  # allowed, and wasted


@token("treasure")
@rule("CAT-12.26", "RUL-3")
def test_a_treasure_is_two_gold() -> None:
    assert found("treasure", gold=5).expect(gold=7, tokens=[]).sees("box") == ["treasure"]


@token("blood-amulet")
@rule("CAT-12.27")
def test_a_blood_amulet_is_sold_to_the_wounded_and_heals_them() -> None:
    in_market(gold=7, damage=4).refuses("buy:blood-amulet", "CAT-12.27")
    in_market(gold=7, damage=5).choose("buy:blood-amulet").expect(gold=0, damage=3, tokens=["blood-amulet"])
    assert added_points("blood-amulet") == 7


@token("blood-amulet")
@rule("CAT-12.27")
def test_a_second_amulet_asks_for_five_damage_again() -> None:
    in_market(gold=14, damage=7).choose("buy:blood-amulet", "buy:blood-amulet").expect(damage=3)
    in_market(gold=14, damage=6).choose("buy:blood-amulet").refuses("buy:blood-amulet", "CAT-12.27")


@token("crown-10", "crown-9", "crown-8")
@rule("CAT-12.28", "CORE-11.3")
def test_crowns_are_sold_from_the_best_down() -> None:
    scene = in_market(gold=21).refuses("buy:crown-9", "CORE-11.3").choose("buy:crown-10", "buy:crown-9", "buy:crown-8")
    scene.expect(gold=0, tokens=["crown-10", "crown-8", "crown-9"])
    assert [added_points("crown-10"), added_points("crown-9"), added_points("crown-8")] == [10, 9, 8]


@token("burglars-kit")
@rule("CAT-12.29")
def test_a_burglars_kit_holds_two_lockpicks() -> None:
    in_market(gold=7, lockpicks=1).choose("buy:burglars-kit").expect(lockpicks=3, tokens=["burglars-kit"])
    assert added_points("burglars-kit") == 2


@token("backpack")
@rule("CAT-12.30", "RUL-75")
def test_a_backpack_carries_an_artifact_more() -> None:
    scene = in_market(gold=7, tokens=["artifact-5"]).lay("stalls-hall", "artifact-7")
    assert "take:artifact" not in scene.offered
    scene.choose("buy:backpack", "take:artifact").expect(tokens=["artifact-5", "artifact-7", "backpack"])
    assert added_points("backpack") == 5


@token("monkey-idol")
@rule("CAT-12.31")
def test_a_monkey_idol_is_worth_five_and_no_artifact() -> None:
    scene = (
        Scene("catacombs", seat0={"room": GROTTO, "boots": 3}).choose(f"move:{SHRINE}").expect(tokens=["monkey-idol"])
    )
    assert (scene.sees("marker"), added_points("monkey-idol")) == (3, 5)
    scene.at(NAVE).refuses("move:start-a-crypt", "CORE-18.1")


@token("monkey-idol")
@rule("CAT-12.31", "CAT-6.1")
def test_one_idol_a_turn_while_there_are_any() -> None:
    scene = Scene("catacombs", seat0={"room": GROTTO, "teleports": 9})
    scene.choose(f"teleport:{SHRINE}", f"teleport:{GROTTO}", f"teleport:{SHRINE}").expect(tokens=["monkey-idol"])
    for _ in range(3):
        scene.choose("end-turn", "end-turn").at(GROTTO).give(teleports=1).choose(f"teleport:{SHRINE}")
    scene.expect(tokens=["monkey-idol"] * 3)


@token("mastery")
@rule("CAT-12.32", "CAT-10.1")
def test_mastery_is_worth_twenty() -> None:
    scene = Scene("catacombs", seat0={"room": NAVE, "boots": 1, "tokens": ["artifact-5"]}).choose(
        "move:start-a-crypt", "end-turn"
    )
    scene.expect(tokens=["artifact-5", "mastery"], score=25)


@token("puzzle-box")
@rule("RUL-69", "CAT-4.9")
def test_a_box_opens_in_a_wayshrine_that_is_just_discovered() -> None:
    scene = explorer(square("shrine", features=["wayshrine"]), tokens=["puzzle-box"]).next_tokens("greater-skill-boost")
    scene.choose(f"explore:{EDGE}", "place:0").expect(skill=5, tokens=[])
