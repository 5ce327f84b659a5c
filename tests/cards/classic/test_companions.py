"""Companions, beyond plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, card, rule


def rescued(*tokens: str, **values: Any) -> Scene:
    """Seat 1 fell above the Depths with the Artifact 5, these tokens and these further facts."""
    return Scene(seat1={"status": "knocked-out", "room": "d2", "tokens": ["artifact-5", *tokens], **values})


@card("apothecary", "play")
@rule("CORE-8.5")
@pytest.mark.parametrize(("pick", "found"), [(1, {"swords": 3}), (2, {"gold": 2}), (3, {"damage": 1})])
def test_the_apothecary_brews_one_of_three_for_a_card(pick: int, found: dict[str, int]) -> None:
    scene = Scene(seat0={"damage": 2, "hand": ["apothecary", "stumble"]}).play("apothecary")
    scene.choose("invoke:apothecary", "discard:stumble", f"pick:{pick}")
    scene.expect(**({"swords": 0, "gold": 0, "damage": 2, "clank": 0, "discard": ["stumble"]} | found))


@card("apothecary", "play")
def test_the_apothecary_does_nothing_for_an_empty_hand(scene: Scene) -> None:
    scene.hand("apothecary").play("apothecary").refuses("invoke:apothecary", "CORE-6.5a")


@card("archaeologist", "play")
def test_the_archaeologist_draws_and_knows_monkey_idols(scene: Scene) -> None:
    scene.tokens("monkey-idol").hand("archaeologist").deck("burgle")
    scene.play("archaeologist").expect(skill=2, hand=["burgle"])


@card("archaeologist", "play")
def test_the_archaeologist_waits_for_an_idol() -> None:
    scene = Scene(room_tokens={"d24": ["monkey-idol"]}, seat0={"room": "d17", "boots": 1, "hand": ["archaeologist"]})
    scene.deck("burgle").play("archaeologist").expect(skill=0).choose("move:d24", "take:monkey-idol").expect(skill=2)


@card("the-duke", "play")
def test_the_duke_gives_skill_and_swords(scene: Scene) -> None:
    scene.hand("the-duke").play("the-duke").expect(skill=2, swords=2)


@card("the-duke", "score")
@pytest.mark.parametrize(("gold", "points"), [(4, 0), (5, 1), (14, 2)])
def test_the_duke_counts_a_point_for_every_full_five_gold(gold: int, points: int) -> None:
    assert rescued(gold=gold, discard=["the-duke"]).sees("seat1.score") == 5 + gold + points


@card("dwarven-peddler", "play")
def test_the_dwarven_peddler_gives_a_boot_and_gold(scene: Scene) -> None:
    scene.hand("dwarven-peddler").play("dwarven-peddler").expect(boots=1, gold=2)


@card("dwarven-peddler", "score")
@pytest.mark.parametrize(
    ("tokens", "worth", "points"),
    [
        (["chalice"], 7, 0),
        (["chalice", "chalice"], 14, 0),
        (["chalice", "dragon-egg"], 10, 4),
        (["monkey-idol", "dragon-egg"], 8, 4),
        (["monkey-idol", "dragon-egg", "chalice"], 15, 4),
    ],
)
def test_the_dwarven_peddler_wants_two_different_curiosities(tokens: list[str], worth: int, points: int) -> None:
    assert rescued(*tokens, discard=["dwarven-peddler"]).sees("seat1.score") == 5 + worth + points


@card("gem-collector", "play")
def test_the_gem_collector_buys_gems_for_two_less() -> None:
    scene = Scene(row=["sapphire", "diamond", "sneak"], seat0={"clank": 1, "hand": ["gem-collector"]})
    scene.play("gem-collector").expect(skill=2, clank=0, credit=1)
    scene.choose("acquire:row1").expect(skill=0, clank=1, discard=["sapphire"])
    scene.give(skill=6).choose("acquire:row2").expect(skill=0).refuses("acquire:row3", "CORE-9.1")


@card("gem-collector", "play")
def test_the_gem_collector_pays_nothing_back(scene: Scene) -> None:
    scene.row("sapphire").give(skill=4).hand("gem-collector")
    scene.choose("acquire:row1").play("gem-collector").expect(skill=2)


@card("gem-collector", "play")
def test_gems_cost_the_full_price_again_next_turn(scene: Scene) -> None:
    scene.row("sapphire", *["secret-tome"] * 5).hand("gem-collector")
    scene.play("gem-collector").choose("end-turn", "end-turn")
    scene.give(skill=3).refuses("acquire:row1", "CORE-9.1")


@card("invoker-of-the-ancients", "play")
@rule("CORE-10.9")
def test_the_invoker_of_the_ancients_teleports_with_a_noise(scene: Scene) -> None:
    scene.at("d2").hand("invoker-of-the-ancients").play("invoker-of-the-ancients").expect(clank=1, teleports=1)
    scene.choose("teleport:d3").expect(room="d3", teleports=0).refuses("teleport:d2", "CORE-10.9")


@card("kobold-merchant", "play")
@rule("CLA-9.1")
def test_the_kobold_merchant_pays_more_for_an_artifact(scene: Scene) -> None:
    scene.hand("kobold-merchant", "kobold-merchant").play("kobold-merchant").expect(gold=2, skill=0)
    scene.tokens("artifact-5").play("kobold-merchant").expect(gold=4, skill=4)


@card("master-burglar", "play")
@rule("CORE-8.4")
def test_the_master_burglar_trashes_a_burgle_in_play_or_discarded(scene: Scene) -> None:
    scene.hand("master-burglar", "master-burglar", "burgle").discard("burgle", "stumble")
    scene.play("master-burglar", "burgle", "master-burglar").expect(skill=2 + 1 + 2).choose("invoke:master-burglar")
    assert scene.offered == ["trash:burgle"]
    scene.choose("trash:burgle", "invoke:master-burglar", "trash:burgle").expect(discard=["stumble"], skill=5)
    scene.expect(in_play=["master-burglar", "master-burglar"])


@card("master-burglar", "play")
def test_the_master_burglar_does_not_touch_the_hand(scene: Scene) -> None:
    scene.hand("master-burglar", "burgle").play("master-burglar").refuses("invoke:master-burglar", "CORE-6.5a")


@card("mister-whiskers", "play")
@rule("CORE-15.2")
def test_mister_whiskers_wakes_the_dragon() -> None:
    scene = Scene(row=["kobold"], seat0={"clank": 2, "hand": ["mister-whiskers"]})
    scene.draws("seat0", "black", "black", "black").play("mister-whiskers").choose("pick:1")  # marker 3, Danger 1
    scene.expect(clank=0, bag=1, damage=1)
    assert scene.sees("active") == 0


@card("mister-whiskers", "play")
def test_mister_whiskers_is_quiet() -> None:
    scene = Scene(seat0={"clank": 3, "hand": ["mister-whiskers"]})
    scene.play("mister-whiskers").choose("pick:2").expect(clank=1)
    assert scene.told("AttackBegun") == []


@card("the-mountain-king", "play")
@rule("CORE-6.4", "CLA-9.1")
def test_the_mountain_king_gives_more_with_a_crown(scene: Scene) -> None:
    scene.hand("the-mountain-king").play("the-mountain-king").expect(skill=2, swords=1, boots=1)
    Scene().tokens("crown-8").hand("the-mountain-king").play("the-mountain-king").expect(skill=2, swords=2, boots=2)


@card("the-mountain-king", "play")
def test_the_mountain_king_sees_a_crown_bought_later(scene: Scene) -> None:
    scene.at("d20").give(gold=7).hand("the-mountain-king").play("the-mountain-king").expect(swords=1, boots=1)
    scene.choose("buy:crown-10").expect(swords=2, boots=2)


@card("the-queen-of-hearts", "play")
def test_the_queen_of_hearts_heals_with_a_crown() -> None:
    scene = Scene(seat0={"damage": 2, "hand": ["the-queen-of-hearts"]}).play("the-queen-of-hearts")
    scene.expect(skill=3, swords=1, damage=2).at("d20").give(gold=7).choose("buy:crown-10").expect(damage=1)


REBELS = {"rebel-captain": "skill", "rebel-miner": "gold", "rebel-scout": "boots", "rebel-soldier": "swords"}


@card("rebel-captain", "play")
@card("rebel-miner", "play")
@card("rebel-scout", "play")
@card("rebel-soldier", "play")
@rule("CORE-6.7", "CLA-9.1")
@pytest.mark.parametrize("rebel", REBELS)
@pytest.mark.parametrize("first", [True, False])
def test_a_rebel_draws_with_another_companion_before_or_after(scene: Scene, rebel: str, first: bool) -> None:
    order = [rebel, "tunnel-guide"] if first else ["tunnel-guide", rebel]
    scene.hand(*order).deck("burgle", "stumble").play(order[0]).expect(hand=[order[1]])
    scene.play(order[1]).expect(hand=["burgle"])


@card("rebel-captain", "play")
@card("rebel-miner", "play")
@card("rebel-scout", "play")
@card("rebel-soldier", "play")
@pytest.mark.parametrize(("rebel", "gives"), REBELS.items())
def test_a_rebel_alone_gives_two_of_its_own(scene: Scene, rebel: str, gives: str) -> None:
    purse = {"skill": 0, "gold": 0, "boots": 0, "swords": 0, gives: 2}
    scene.hand(rebel, "explore").deck("burgle").play(rebel).expect(**purse).play("explore").expect(hand=[])


@card("treasure-hunter", "play")
@rule("RUL-108")
def test_the_treasure_hunter_replaces_a_row_card() -> None:
    scene = Scene(row=["sneak", "ogre"], seat0={"hand": ["treasure-hunter"]}).next_cards("diamond", "ruby")
    scene.play("treasure-hunter").expect(skill=2, swords=2).choose("invoke:treasure-hunter")
    assert scene.offered == ["replace:row1", "replace:row2"]
    scene.choose("replace:row2")
    assert scene.sees("row") == ["sneak", "diamond", "", "", "", ""]
    assert (scene.sees("dungeon_discard"), scene.told("AttackBegun")) == (["ogre"], [])


@card("treasure-hunter", "play")
def test_the_treasure_hunter_may_leave_the_row_alone() -> None:
    scene = Scene(row=["sneak"] * 6, seat0={"hand": ["treasure-hunter"]}).play("treasure-hunter").choose("end-turn")
    assert scene.sees("row") == ["sneak"] * 6


@card("wizard", "play")
def test_the_wizard_gives_skill(scene: Scene) -> None:
    scene.hand("wizard").play("wizard").expect(skill=3)


@card("wizard", "score")
@pytest.mark.parametrize("tomes", [0, 1, 3])
def test_the_wizard_counts_two_points_for_each_secret_tome(tomes: int) -> None:
    scene = rescued(discard=["wizard"], deck=["secret-tome"] * tomes)
    assert scene.sees("seat1.score") == 5 + tomes * (7 + 2)
