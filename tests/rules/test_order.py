"""CORE-6: the order of play never matters."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game


def with_card(id: str, **texts: Any) -> Scene:
    """A scene in which the seat has one card of its own, written here."""
    card: dict[str, Any] = {"id": id, "kind": "action", "cost": 1, **texts}
    return Scene(open_game("classic", [inline(card=[card])]))


@rule("CORE-6.3", "CORE-6.4")
@pytest.mark.parametrize("order", [("rebel-scout", "mercenary"), ("mercenary", "rebel-scout")])
def test_two_companions_wake_a_rebel_in_any_order(scene: Scene, order: tuple[str, str]) -> None:
    scene.hand(*order).deck("stumble")
    scene.play(order[0]).expect(hand=[order[1]])
    scene.play(order[1]).expect(hand=["stumble"])


@rule("CORE-6.7")
def test_a_companion_alone_does_not_wake_itself(scene: Scene) -> None:
    scene.hand("rebel-scout").deck("stumble").play("rebel-scout").expect(hand=[])


@rule("CORE-6.7")
def test_two_copies_of_a_card_wake_each_other(scene: Scene) -> None:
    scene.hand("rebel-scout", "rebel-scout").deck("stumble", "burgle").play("rebel-scout").expect(hand=["rebel-scout"])
    scene.play("rebel-scout").expect(hand=["burgle", "stumble"])


@rule("CORE-6.2", "CORE-6.3")
@pytest.mark.parametrize("order", [("swagger", "stumble", "stumble"), ("stumble", "swagger", "stumble")])
def test_swagger_pays_for_clank_before_and_after(scene: Scene, order: tuple[str, ...]) -> None:
    scene.hand(*order).play(*order).expect(skill=2, clank=2)


@rule("CORE-6.1")
@pytest.mark.parametrize("order", list(permutations(["swagger", "kobold-merchant", "stumble", "sneak"])))
def test_any_order_of_play_gives_the_same(scene: Scene, order: tuple[str, ...]) -> None:
    scene.hand(*order).tokens("artifact-5").play(*order).expect(skill=1 + 2 + 1, boots=2, gold=2, clank=0)


@rule("CORE-6.2")
def test_plain_effects_come_in_printed_order_before_what_waits(scene: Scene) -> None:
    scene.hand("rebel-soldier", "mercenary", "monkeybot-3000").deck("burgle", "burgle", "burgle", "stumble")
    scene.play("mercenary", "rebel-soldier").expect(hand=["monkeybot-3000", "burgle"], swords=4)
    told = [event.kind.name for event in scene.play("monkeybot-3000").state.events]
    assert told[-4:] == ["CardDrawn", "CardDrawn", "CardDrawn", "ClankMade"]


@rule("CORE-6.3", "RUL-93")
def test_waiting_effects_set_each_other_off_until_nothing_moves() -> None:
    scene = with_card("echo", play=[{"per": "gold-gained", "do": [{"clank": 1}]}])
    scene.hand("echo", "swagger", "pickaxe").play("swagger", "echo").expect(skill=0)
    scene.play("pickaxe").expect(gold=2, clank=2, skill=2)


@rule("CORE-6.4")
def test_a_benefit_comes_once_and_never_before_its_condition(scene: Scene) -> None:
    scene.at("d20").give(gold=14).hand("the-mountain-king").play("the-mountain-king").expect(swords=1, boots=1)
    scene.choose("buy:crown-10").expect(swords=2, boots=2)
    scene.choose("buy:crown-9").expect(swords=2, boots=2)


@rule("CORE-6.5", "RUL-4")
def test_a_state_that_ended_before_the_card_was_played_still_counts() -> None:
    scene = with_card("lurk", play=[{"when": {"in": "crystal-cave"}, "do": [{"skill": 3}]}])
    scene.at("d8").lay("d3").give(teleports=1).hand("lurk").choose("teleport:d3").play("lurk").expect(skill=3)


@rule("CORE-6.5", "RUL-4")
def test_a_state_that_comes_after_the_card_counts_as_well() -> None:
    scene = with_card("lurk", play=[{"when": {"in": "crystal-cave"}, "do": [{"skill": 3}]}])
    scene.at("d3").give(boots=1).hand("lurk").play("lurk").expect(skill=0)
    scene.choose("move:d8").expect(skill=3)


@rule("CORE-6.5")
def test_last_turn_does_not_count() -> None:
    scene = with_card("lurk", play=[{"when": {"in": "crystal-cave"}, "do": [{"skill": 3}]}])
    scene.at("d8").lay("d3").give(teleports=1).deck("lurk", *["secret-tome"] * 4)
    scene.choose("teleport:d3", "end-turn", "end-turn").play("lurk").expect(skill=0)


@rule("CORE-6.5")
@pytest.mark.parametrize(
    "condition",
    [
        {"another": "companion"},
        {"has": "potion-of-healing"},
        {"at-least": 1, "of": "cards-trashed"},
        {"at-least": 1, "of": "monsters-defeated"},
        {"at-least": 1, "of": "gold-gained"},
        {"at-least": 1, "of": "clank-made"},
    ],
)
def test_the_deeds_of_a_turn_end_with_it(condition: dict[str, Any]) -> None:
    scene = with_card("boast", play=[{"when": condition, "do": [{"skill": 3}]}]).row("dragon-shrine")
    scene.tokens("potion-of-healing").hand("mercenary", "stumble", "boast").deck("boast", *["secret-tome"] * 4)
    scene.give(skill=4).play("mercenary", "stumble").choose("consume:potion-of-healing", "fight:goblin")
    scene.choose("use:row1", "pick:2", "trash:stumble").play("boast").expect(skill=1 + 3)
    scene.choose("end-turn", "end-turn").play("boast").expect(skill=0)


@rule("CORE-6.5")
def test_a_companion_that_was_trashed_was_in_the_play_area_all_the_same() -> None:
    scene = with_card("pyre", play=[{"trash": "any"}])
    scene.hand("mercenary", "pyre", "rebel-scout").deck("stumble").play("mercenary", "pyre")
    scene.choose("invoke:pyre", "trash:mercenary").play("rebel-scout").expect(hand=["stumble"])


@rule("CORE-6.5a", "RUL-107")
def test_an_ability_looks_at_the_present_and_waits_for_its_moment(scene: Scene) -> None:
    scene.hand("master-burglar", "burgle").play("master-burglar").refuses("invoke:master-burglar", "CORE-6.5a")
    scene.play("burgle").choose("invoke:master-burglar", "trash:burgle").expect(in_play=["master-burglar"])
    scene.refuses("invoke:master-burglar", "CORE-6.5a")


@rule("CORE-6.5a", "CORE-9.6", "RUL-4")
def test_a_requirement_for_paying_looks_at_the_present(scene: Scene) -> None:
    scene.at("d8").lay("d3").row("crystal-golem").give(swords=3, teleports=1).choose("teleport:d3")
    scene.refuses("fight:row1", "CORE-9.6")


@rule("CORE-6.5a", "RUL-107")
def test_an_ability_is_lost_when_the_turn_ends(scene: Scene) -> None:
    scene.hand("master-burglar", "burgle", "invoker-of-the-ancients").deck(*["secret-tome"] * 5)
    scene.play("master-burglar", "burgle", "invoker-of-the-ancients").expect(teleports=1)
    scene.choose("end-turn", "end-turn").expect(
        teleports=0, discard=["burgle", "invoker-of-the-ancients", "master-burglar"]
    )
    scene.refuses("invoke:master-burglar", "CORE-6.5a")


@rule("CORE-6.6", "CORE-8.4")
def test_a_waiting_effect_outlives_its_card() -> None:
    scene = with_card("pyre", play=[{"trash": "any"}])
    scene.hand("swagger", "pyre", "stumble").play("swagger", "pyre").choose("invoke:pyre", "trash:swagger")
    scene.play("stumble").expect(skill=1, in_play=["pyre", "stumble"])


@rule("CORE-6.8", "RUL-9")
def test_waiting_effects_still_pay_at_the_end_of_the_turn() -> None:
    scene = with_card("wake", play=[{"when": {"at-least": 1, "of": "cards-trashed"}, "do": [{"gold": 2}]}])
    scene.lay("d4", "magic-spring").at("d10").give(boots=1).hand("wake").play("wake")
    scene.choose("move:d4", "take:minor-secret", "end-turn").expect(gold=0)
    scene.choose("trash:wake").expect(gold=2)


@rule("CORE-6.8", "CORE-13.2")
def test_waiting_effects_end_with_the_turn(scene: Scene) -> None:
    scene.hand("swagger").deck("stumble", *["secret-tome"] * 4).play("swagger")
    scene.choose("end-turn", "end-turn").play("stumble").expect(skill=0, clank=1)


@rule("RUL-93", "CORE-6.3")
@pytest.mark.parametrize("order", list(permutations(["the-mountain-king", "the-queen-of-hearts"])))
def test_effects_woken_together_come_in_order_of_play(scene: Scene, order: tuple[str, ...]) -> None:
    scene.at("d20").give(gold=7, damage=1, supply=29).hand(*order).play(*order).choose("buy:crown-10")
    assert [scene.state.cards[source].id for _, source in scene.told("LatentPaid")] == list(order)


@rule("RUL-110")
def test_choosing_two_means_two_different_ones() -> None:
    options = [{"skill": 1}, {"swords": 1}, {"boots": 1}]
    scene = with_card("training", play=[{"choose": 2, "of": options}]).hand("training").play("training")
    assert scene.choose("pick:2").offered == ["pick:1", "pick:3"]
    scene.choose("pick:3").expect(skill=0, swords=1, boots=1)


@rule("RUL-110")
def test_what_cannot_be_done_is_not_offered() -> None:
    options = [{"pay-gold": 3, "do": [{"swords": 5}]}, {"skill": 1}, {"boots": 1}]
    scene = with_card("training", play=[{"choose": 1, "of": options}]).hand("training").give(gold=2).play("training")
    assert scene.offered == ["pick:2", "pick:3"]


@rule("CORE-6.2")
def test_the_rest_of_a_text_waits_for_the_question_before_it() -> None:
    scene = Scene().at("d3").lay("d8", "chalice")
    scene.does({"teleport": 1}, {"gold": 2}, moment="use").expect(gold=0).choose("teleport:d8").expect(gold=0)
    scene.choose("take:major-secret").expect(gold=2, tokens=["chalice"])


@rule("CORE-6.2", "CORE-6.3", "RUL-93")
def test_a_waiting_effect_that_asks_interrupts_a_text_and_the_text_goes_on() -> None:
    either = {"choose": 1, "of": [{"skill": 1}, {"swords": 1}]}
    scene = with_card("echo", play=[{"per": "clank-made", "do": [either]}]).hand("echo").play("echo")
    scene.does({"clank": 2}, {"gold": 1}).expect(gold=0).choose("pick:1").expect(skill=1, gold=0)
    scene.choose("pick:2").expect(skill=1, swords=1, gold=1)
