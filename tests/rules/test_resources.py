"""CORE-5: skill, swords, boots and gold."""

from __future__ import annotations

from scene import Scene, rule


@rule("CORE-5.1")
def test_each_resource_pays_for_its_own_things(scene: Scene) -> None:
    scene.row("sneak", "ladder", "kobold").at("d13").lay("d17")
    scene.refuses("acquire:row1", "CORE-9.1").refuses("use:row2", "CORE-9.1").refuses("fight:row3", "CORE-9.4")
    scene.give(skill=5, swords=2, boots=1).choose("acquire:row1", "use:row2", "fight:row3", "move:d17+1s")
    scene.expect(skill=1, swords=0, boots=2)


@rule("CORE-5.2")
def test_resources_add_up_and_may_be_split(scene: Scene) -> None:
    scene.hand("explore", "burgle", "burgle").row("sneak", "swagger").play("explore", "burgle", "burgle")
    scene.expect(skill=4).choose("acquire:row1", "acquire:row2").expect(skill=0, discard=["sneak", "swagger"])


@rule("CORE-5.3", "CORE-13.2")
def test_unspent_resources_vanish_when_the_turn_ends(scene: Scene) -> None:
    scene.hand("the-mountain-king").play("the-mountain-king").expect(skill=2, swords=1, boots=1)
    scene.choose("end-turn").expect(skill=0, swords=0, boots=0)


@rule("CORE-5.4")
def test_gold_stays_and_is_a_point_a_piece() -> None:
    scene = Scene(seat0={"gold": 3, "room": "d2", "boots": 1, "tokens": ["artifact-5"], "hand": ["treasure-map"]})
    scene.play("treasure-map").choose("move:d1", "end-turn").expect(gold=8, status="escaped", score=5 + 20 + 8)


@rule("CORE-5.4")
def test_gold_is_spent_at_the_market(scene: Scene) -> None:
    scene.at("d20").give(gold=8).choose("buy:backpack").expect(gold=1)


@rule("CORE-5.1")
def test_what_cards_give_is_told_as_it_is_given() -> None:
    scene = Scene().hand("burgle", "sidestep").play("burgle", "sidestep")
    assert scene.told("ResourcesGained") == [(0, 1, 0, 0), (0, 0, 0, 1)]
