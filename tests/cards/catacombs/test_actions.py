"""Cards without a printed type, beyond plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from caves import GROTTO, NAVE, SHRINE, explorer, square
from scene import Scene, card, rule, tile

SHRINES = [tile("s03", 1, 1), tile("s06", 2, 1)]  # the wayshrines s03-landing and s06-altar


def holding(*cards: str, **values: Any) -> Scene:
    """Seat 0 in the nave with these cards in hand."""
    return Scene("catacombs", seat0={"room": NAVE, "hand": list(cards), **values})


def rescued(*tokens: str, **values: Any) -> Scene:
    """Seat 1 fell above the Depths with the Artifact 5, these tokens and these further facts."""
    return Scene(
        "catacombs", seat1={"status": "knocked-out", "room": NAVE, "tokens": ["artifact-5", *tokens], **values}
    )


def acquired(id: str, **values: Any) -> Scene:
    """Seat 0 has just acquired the card from the row."""
    return Scene("catacombs", row=[id], seat0={"room": NAVE, "skill": 8, **values}).choose("acquire:row1")


@card("golden-flute", "play")
def test_the_golden_flute_buys_one_item_for_five_from_anywhere() -> None:
    scene = holding("golden-flute", gold=10).play("golden-flute").expect(gold=11, clank=1)
    scene.refuses("buy:backpack", "CORE-11.1").choose("invoke:golden-flute", "buy:backpack").expect(
        gold=6, tokens=["backpack"]
    )
    scene.refuses("invoke:golden-flute", "CORE-6.5a")


@card("golden-flute", "play")
@rule("RUL-70", "CAT-12.3")
def test_with_a_coupon_the_golden_flute_buys_for_nothing() -> None:
    scene = holding("golden-flute", tokens=["discount-coupon"]).play("golden-flute").expect(gold=1)
    scene.choose("invoke:golden-flute", "redeem:crown-10").expect(gold=1, tokens=["crown-10"])


@card("golden-flute", "play")
def test_the_golden_flute_is_silent_for_those_who_cannot_pay() -> None:
    holding("golden-flute").play("golden-flute").refuses("invoke:golden-flute", "CORE-6.5a")


@card("payoff", "play")
@rule("CORE-8.4")
def test_a_payoff_is_trashed_when_played() -> None:
    scene = holding("payoff").play("payoff").expect(skill=3, in_play=[], discard=[], cards_trashed=1)
    assert scene.told("CardTrashed") == [(0, scene.pack.card("payoff").number)]


@card("waystone", "play")
@rule("CAT-3.6", "CORE-6.5a")
def test_a_waystone_leads_from_wayshrine_to_wayshrine_and_is_gone() -> None:
    scene = Scene("catacombs", tiles=SHRINES, seat0={"room": "s03-upper", "hand": ["waystone"], "boots": 1}).play(
        "waystone"
    )
    scene.expect(boots=2).refuses("invoke:waystone", "CORE-6.5a").at("s03-landing").choose("invoke:waystone")
    assert scene.offered == ["jump:s06-altar"]
    scene.choose("jump:s06-altar").expect(room="s06-altar", in_play=[], cards_trashed=1, boots=2)


@card("waystone", "play")
def test_a_waystone_that_is_gone_leads_nowhere() -> None:
    scene = Scene("catacombs", tiles=SHRINES, seat0={"room": "s03-landing", "hand": ["waystone"]}).play("waystone")
    scene.does({"trash": "any"}, moment="use").choose("trash:waystone").refuses("invoke:waystone", "CORE-6.5a")


@card("waystone", "play")
def test_a_waystone_need_not_be_used() -> None:
    scene = Scene("catacombs", tiles=SHRINES, seat0={"room": "s03-landing", "hand": ["waystone"]}).play("waystone")
    scene.choose("end-turn").expect(room="s03-landing", hand=["waystone"])


@card("waystone", "play")
def test_a_single_wayshrine_leads_nowhere() -> None:
    scene = Scene("catacombs", tiles=SHRINES[:1], seat0={"room": "s03-landing", "hand": ["waystone"]}).play("waystone")
    scene.refuses("invoke:waystone", "CORE-6.5a")


@card("flamboyance", "play")
@rule("CORE-6.1")
@pytest.mark.parametrize("order", [["stumble", "stumble", "flamboyance"], ["flamboyance", "stumble", "stumble"]])
def test_flamboyance_likes_noise_whenever_it_is_made(order: list[str]) -> None:
    scene = (
        holding(*order, deck=["burgle"])
        .play(*order[:2])
        .expect(skill=0)
        .play(order[2])
        .expect(skill=2, hand=["burgle"])
    )
    assert scene.me.clank == 2


@card("pillage", "play")
def test_pillage_draws_when_three_gold_are_gained() -> None:
    scene = holding("pillage", "swindle", deck=["burgle"]).play("pillage").expect(swords=2, boots=1, hand=["swindle"])
    scene.play("swindle").expect(hand=["burgle"])
    holding("pillage", gold=9, deck=["burgle"]).play("pillage").does({"gold": 2}).expect(hand=[]).does(
        {"gold": 1}
    ).expect(hand=["burgle"])


@card("remove-traps", "play")
@rule("RUL-108")
def test_remove_traps_replaces_a_card_of_the_row_without_an_attack() -> None:
    scene = (
        holding("remove-traps").row("swindle").next_cards("rose-quartz").play("remove-traps").expect(skill=1, swords=2)
    )
    scene.choose("invoke:remove-traps", "replace:row1")
    assert (scene.sees("row"), scene.told("AttackBegun")) == (["rose-quartz", "", "", "", "", ""], [])
    assert scene.sees("dungeon_discard") == ["swindle"]


@card("remove-traps", "play")
@rule("RUL-108")
def test_the_arrive_text_of_the_replacement_happens() -> None:
    scene = holding("remove-traps").row("swindle").next_cards("skeleton-priest").play("remove-traps")
    scene.choose("invoke:remove-traps", "replace:row1").expect(clank=1)


@card("shadow-walk", "play")
def test_shadow_walk_trashes_a_burgle() -> None:
    scene = (
        holding("burgle", "shadow-walk", discard=["burgle", "stumble"]).play("burgle", "shadow-walk").expect(boots=1)
    )
    scene.choose("invoke:shadow-walk")
    assert scene.offered == ["trash:burgle"]
    scene.choose("trash:burgle").expect(in_play=["shadow-walk"], discard=["burgle", "stumble"], skill=1)
    scene.refuses("invoke:shadow-walk", "CORE-6.5a")


@card("astral-projection", "play")
@rule("CAT-6.6")
def test_astral_projection_marks_a_wayshrine_from_afar_for_six_skill() -> None:
    scene = Scene(
        "catacombs", tiles=SHRINES, offerings={"s06-altar": [0]}, seat0={"room": NAVE, "hand": ["astral-projection"]}
    )
    scene.play("astral-projection").expect(skill=2).refuses("invoke:astral-projection", "CORE-6.5a").does({"skill": 4})
    scene.choose("invoke:astral-projection")
    assert scene.offered == ["offer-at:s03-landing"]  # the other shrine is marked already
    scene.choose("offer-at:s03-landing").expect(gold=2, placed=2, room=NAVE)


@card("astral-projection", "play")
def test_astral_projection_counts_skill_that_was_spent() -> None:
    scene = Scene("catacombs", tiles=SHRINES, seat0={"room": NAVE, "hand": ["astral-projection"]}).does({"skill": 5})
    scene.choose("acquire:explore", "acquire:mercenary").play("astral-projection").choose(
        "invoke:astral-projection", "offer-at:s06-altar"
    )
    scene.expect(gold=1)


@card("boots-of-the-ape-lord", "play")
@rule("RUL-113", "CAT-12.8")
@pytest.mark.parametrize("token", ["monkey-idol", "golden-monkey-bot"])
def test_the_boots_of_the_ape_lord_run_through_caves_for_those_with_an_idol(token: str) -> None:
    scene = holding("boots-of-the-ape-lord", tokens=[token]).play("boots-of-the-ape-lord").expect(boots=3, clank=3)
    scene.choose(f"move:{GROTTO}", f"move:{NAVE}").expect(boots=1)


@card("boots-of-the-ape-lord", "play")
def test_without_an_idol_they_stop_there() -> None:
    scene = holding("boots-of-the-ape-lord").play("boots-of-the-ape-lord").choose(f"move:{GROTTO}")
    scene.refuses(f"move:{NAVE}", "CORE-10.8").expect(boots=2)


@card("lie-in-wait", "play")
@rule("CAT-13.1", "CORE-6.5")
@pytest.mark.parametrize("first", [True, False])
def test_lie_in_wait_is_silent_in_a_crystal_cave_before_or_after(first: bool) -> None:
    scene = holding("lie-in-wait", boots=1, clank=3)
    keys = ["play:lie-in-wait", f"move:{GROTTO}"]
    scene.choose(*(keys if first else reversed(keys))).expect(skill=2, swords=1, clank=1)
    holding("lie-in-wait", clank=3).play("lie-in-wait").expect(clank=3)


@card("lie-in-wait", "acquire")
@rule("CORE-9.5")
def test_lie_in_wait_may_go_on_top_of_the_deck() -> None:
    scene = acquired("lie-in-wait", deck=["burgle"])
    assert scene.offered == ["pick:1", "decline"]
    scene.choose("pick:1").expect(deck=["lie-in-wait", "burgle"], discard=[])
    acquired("lie-in-wait", deck=["burgle"]).choose("decline").expect(deck=["burgle"], discard=["lie-in-wait"])


@card("riot", "play")
@rule("CAT-13.1", "RUL-70")
def test_riot_trashes_a_card_for_those_who_freed_three() -> None:
    three = ["peasant", "monk", "mayor"]
    scene = holding("riot", tokens=three, discard=["stumble"]).play("riot").expect(swords=1, boots=1, clank=1)
    scene.choose("invoke:riot", "trash:stumble").expect(discard=[])
    holding("riot", tokens=["peasant", "monk", "discount-coupon"]).play("riot").refuses("invoke:riot", "CORE-6.5a")


@card("riot", "play")
@rule("CORE-6.1")
def test_riot_waits_for_the_third_prisoner() -> None:
    scene = holding("riot", tokens=["peasant", "monk"], discard=["stumble"]).next_tokens("mayor").play("riot")
    scene.refuses("invoke:riot", "CORE-6.5a").does({"free-prisoners": 1}, moment="use").choose(
        "invoke:riot", "trash:riot"
    )


@card("riot", "acquire")
def test_riot_frees_a_prisoner_when_acquired() -> None:
    scene = Scene("catacombs", row=["riot"], pools={"prisoner": ["barbarian", "monk"]}, seat0={"skill": 3}).choose(
        "acquire:row1"
    )
    scene.expect(tokens=["barbarian"], swords=2, prisoners_freed=1)


@card("sudden-movement", "play")
def test_sudden_movement_gives_skill_and_boots() -> None:
    holding("sudden-movement").play("sudden-movement").expect(skill=1, boots=2)


@card("sudden-movement", "arrive")
@rule("RUL-68")
def test_sudden_movement_makes_lone_seats_turn_their_tiles() -> None:
    scene = Scene("catacombs", tiles=SHRINES, row=["swindle"] * 5, seat0={"room": "s03-upper"}, seat1={"room": NAVE})
    scene.next_cards("sudden-movement").choose("end-turn")
    assert (scene.sees("asked"), scene.offered) == (0, ["rotate:1", "rotate:2", "rotate:3"])
    scene.choose("rotate:1")
    assert (scene.sees("tiles"), scene.sees("active")) == ([tile("s03", 1, 1, 1), SHRINES[1]], 1)


@card("divining-rod", "play")
def test_the_divining_rod_heals_for_six_skill() -> None:
    scene = (
        holding("divining-rod", "divining-rod", damage=3)
        .play("divining-rod")
        .expect(skill=2, damage=3)
        .does({"skill": 4})
    )
    scene.expect(damage=2).play("divining-rod").expect(damage=1)


@card("diversion", "play", "acquire")
def test_a_diversion_gives_skill_and_frees_a_prisoner() -> None:
    holding("diversion").play("diversion").expect(skill=2)
    scene = Scene("catacombs", row=["diversion"], pools={"prisoner": ["adventurer"]}, seat0={"skill": 5}).choose(
        "acquire:row1"
    )
    scene.expect(tokens=["adventurer"])
    assert scene.sees("marker") == 4


@card("diversion", "arrive")
@rule("CORE-15.3")
@pytest.mark.parametrize(("aside", "left"), [(5, 2), (2, 0)])
def test_a_diversion_returns_three_black_cubes(aside: int, left: int) -> None:
    scene = Scene("catacombs", black_aside=aside, row=["swindle"] * 5).next_cards("diversion").choose("end-turn")
    assert (scene.sees("black_aside"), scene.sees("black_in_bag")) == (left, 24 - left)


@card("robbery", "play")
@rule("CORE-6.5a", "RUL-107")
def test_a_robbery_flees_from_a_market() -> None:
    scene = explorer(square("stalls", features=["market"]), laid=[tile("stalls", 1, 1)], hand=["robbery"]).play(
        "robbery"
    )
    scene.expect(swords=2, gold=2).refuses("invoke:robbery", "CORE-6.5a").choose("move:stalls-hall", "invoke:robbery")
    scene.choose(f"teleport:{NAVE}").expect(room=NAVE, boots=0).refuses("invoke:robbery", "CORE-6.5a")


@card("robbery", "acquire")
def test_a_robbery_may_go_on_top_of_the_deck() -> None:
    acquired("robbery").choose("pick:1").expect(deck=["robbery"], discard=[])


@card("crystal-compass", "play")
@rule("RUL-113")
def test_the_crystal_compass_draws_two_and_leads_through_caves() -> None:
    scene = (
        holding("crystal-compass", boots=2, deck=["burgle", "stumble"]).choose(f"move:{GROTTO}").play("crystal-compass")
    )
    scene.expect(hand=["burgle", "stumble"]).choose(f"move:{NAVE}").expect(boots=0)


@card("expensive-taste", "play", "score")
@pytest.mark.parametrize(
    ("tokens", "cards", "points"),
    [
        (["crown-8"], [], 0),
        ([], ["rose-quartz"], 0),
        (["crown-8"], ["rose-quartz"], 5),
        (["crown-8", "crown-9"], ["rose-quartz"] * 2, 5),
    ],
)
def test_expensive_taste_counts_with_a_crown_and_a_gem(tokens: list[str], cards: list[str], points: int) -> None:
    holding("expensive-taste").play("expensive-taste").expect(skill=3, gold=2)
    scene, without = rescued(*tokens, discard=["expensive-taste", *cards]), rescued(*tokens, discard=cards)
    assert int(str(scene.sees("seat1.score"))) - int(str(without.sees("seat1.score"))) == points


@card("grand-theft", "play")
@rule("RUL-110")
def test_grand_theft_takes_a_lockpick_or_pays_one_for_a_card_of_the_row() -> None:
    holding("grand-theft", lockpicks=1).row("lute").play("grand-theft").choose("pick:1").expect(lockpicks=2)
    scene = (
        holding("grand-theft", lockpicks=1).row("lute", "black-market", "skeleton").play("grand-theft").choose("pick:2")
    )
    assert scene.offered == ["acquire:row1", "use:row2"]  # never a Monster, and nothing of the reserve
    scene.choose("acquire:row1").expect(lockpicks=0, discard=["lute"])


@card("grand-theft", "play")
@rule("RUL-110")
def test_grand_theft_leaves_other_costs_standing() -> None:
    scene = (
        holding("grand-theft", lockpicks=1).row("locked-trunk").play("grand-theft").expect(lockpicks=2)
    )  # no trunk for a single card
    scene = holding("grand-theft", lockpicks=2).row("locked-trunk").next_tokens("chalice").play("grand-theft")
    scene.choose("pick:2", "use:row1").expect(lockpicks=0, tokens=["chalice"])


@card("grand-theft", "acquire")
def test_grand_theft_may_go_on_top_of_the_deck() -> None:
    acquired("grand-theft").choose("pick:1").expect(deck=["grand-theft"], skill=2)


@card("lute", "play")
@rule("CAT-13.1", "CORE-7.4")
def test_the_lute_pays_for_every_clank_before_and_after_even_if_removed() -> None:
    scene = (
        holding("stumble", "lute", "sneak-attack", "stumble", deck=["burgle"] * 2)
        .play("stumble", "lute")
        .expect(gold=2, clank=2)
    )
    scene.expect(hand=["burgle", "burgle", "sneak-attack", "stumble"]).play("sneak-attack", "stumble").expect(
        gold=3, clank=1
    )


@card("souldrinker", "play")
@rule("RUL-39")
def test_the_souldrinker_heals_once_for_a_monster_of_the_row() -> None:
    scene = holding("souldrinker", damage=3).row("skeleton", "skeleton").play("souldrinker").expect(swords=4)
    scene.choose("fight:goblin").expect(damage=3).choose("fight:row1").expect(damage=2).choose("fight:row2").expect(
        damage=2
    )


@card("thirst-for-adventure", "play", "acquire")
def test_a_thirst_for_adventure_walks_far() -> None:
    holding("thirst-for-adventure").play("thirst-for-adventure").expect(boots=3)
    acquired("thirst-for-adventure").expect(boots=3, skill=1)


@card("thirst-for-adventure", "score")
@rule("CAT-12.8")
def test_a_thirst_for_adventure_counts_artifacts_and_idols() -> None:
    tokens = ["artifact-7", "backpack", "monkey-idol", "golden-monkey-bot"]
    assert rescued(*tokens, discard=["thirst-for-adventure"]).sees("seat1.score") == 5 + 7 + 5 + 5 + 3 + 2 * 4


@card("blink-spell", "play")
@rule("RUL-107", "CAT-3.6")
def test_a_blink_spell_leads_to_the_next_room() -> None:
    scene = holding("blink-spell").play("blink-spell").expect(skill=3).choose("pick:1").expect(teleports=1)
    scene.choose(f"teleport:{GROTTO}").expect(room=GROTTO)


@card("blink-spell", "play")
@rule("CAT-3.6", "CORE-10.7")
def test_a_blink_spell_leads_to_a_rival_in_the_depths() -> None:
    scene = Scene(
        "catacombs",
        seats=4,
        seat0={"room": NAVE, "hand": ["blink-spell"]},
        seat1={"room": SHRINE},
        seat2={"room": NAVE},
    )
    scene.play("blink-spell").choose("pick:2", "invoke:blink-spell")
    assert scene.offered == [f"jump:{SHRINE}"]  # not to the seats on the surface
    scene.choose(f"jump:{SHRINE}").expect(room=SHRINE, tokens=["monkey-idol"])


@card("blink-spell", "play")
@rule("CAT-3.6")
def test_a_blink_spell_needs_a_rival_elsewhere_who_is_still_in_play() -> None:
    out = {"room": GROTTO, "status": "knocked-out"}
    scene = Scene(
        "catacombs", seats=3, seat0={"room": SHRINE, "hand": ["blink-spell"]}, seat1={"room": SHRINE}, seat2=out
    )
    scene.play("blink-spell").choose("pick:2").refuses("invoke:blink-spell", "CORE-6.5a")
