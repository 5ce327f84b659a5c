"""Gems, Devices and Monsters, beyond plain numbers, and promotional cards."""

from __future__ import annotations

from typing import Any

import pytest

from caves import EDGE, GROTTO, NAVE, compass, explorer, square
from scene import Scene, card, rule, tile

TOURMALINES = [("white-tourmaline", 4), ("black-tourmaline", 6)]


def facing(id: str, **values: Any) -> Scene:
    """Seat 0 in the nave, with the card in the first slot of the row and enough to take it."""
    return Scene("catacombs", row=[id], seat0={"room": NAVE, "skill": 5, "swords": 4, **values})


@card("white-tourmaline", "play", "acquire", "shield")
@card("black-tourmaline", "play", "acquire", "shield")
@rule("RUL-112")
@pytest.mark.parametrize(("id", "price"), TOURMALINES)
def test_a_tourmaline_draws_makes_noise_and_stops_a_ghost(id: str, price: int) -> None:
    Scene("catacombs", seat0={"hand": [id], "deck": ["burgle"]}).play(id).expect(hand=["burgle"])
    Scene("catacombs", row=[id], seat0={"skill": price}).choose("acquire:row1").expect(skill=0, clank=2, discard=[id])
    haunted = Scene("catacombs", row=["swindle"] * 5, ghosts={"clank": 1}, seat1={"hand": [id], "deck": ["burgle"]})
    haunted.next_cards("rose-quartz").draws("ghost", "black", "black").choose("end-turn", f"discard:{id}")
    assert (haunted.sees("seat1.damage"), haunted.sees("seat1.hand"), haunted.sees("seat1.discard")) == (
        0,
        ["burgle"],
        [id],
    )


@card("wishing-well", "use")
@rule("CORE-9.3")
def test_the_wishing_well_takes_gold_and_no_skill() -> None:
    scene = facing("wishing-well", skill=0, gold=3, deck=["burgle", "stumble"]).choose("use:row1")
    scene.expect(gold=0, hand=["burgle", "stumble"])
    facing("wishing-well", skill=9, gold=2).refuses("use:row1", "CORE-9.3")


@card("underground-river", "use")
@pytest.mark.parametrize(("pick", "boots", "damage"), [(1, 0, 2), (2, 1, 3)])
def test_the_underground_river_heals_or_carries(pick: int, boots: int, damage: int) -> None:
    facing("underground-river", damage=3).choose("use:row1", f"pick:{pick}").expect(boots=boots, damage=damage, skill=3)


@card("locked-trunk", "use")
def test_the_locked_trunk_holds_a_major_secret() -> None:
    facing("locked-trunk").refuses("use:row1", "CAT-6.2")
    facing("locked-trunk", lockpicks=1).next_tokens("chalice").choose("use:row1").expect(
        lockpicks=0, skill=2, tokens=["chalice"]
    )


@card("thieves-shrine", "use")
def test_the_thieves_shrine_gives_gold_or_trashes_up_to_two_burgles() -> None:
    facing("thieves-shrine").choose("use:row1", "pick:1").expect(gold=2, skill=1)
    scene = facing("thieves-shrine", discard=["burgle", "burgle", "burgle", "stumble"]).choose("use:row1", "pick:2")
    assert scene.offered == ["trash:burgle", "decline"]
    scene.choose("trash:burgle", "trash:burgle").expect(discard=["burgle", "stumble"], cards_trashed=2)
    assert scene.sees("prompt") == "your-turn"


@card("thieves-shrine", "arrive")
@rule("CORE-15.3")
def test_the_thieves_shrine_returns_three_black_cubes() -> None:
    scene = Scene("catacombs", black_aside=4, row=["swindle"] * 5).next_cards("thieves-shrine").choose("end-turn")
    assert (scene.sees("black_aside"), scene.sees("black_in_bag")) == (1, 23)


@card("black-market", "use")
@rule("RUL-110")
def test_the_black_market_does_two_different_things() -> None:
    scene = facing("black-market", discard=["stumble"]).choose("use:row1", "pick:1").expect(gold=2)
    assert scene.offered == ["pick:2", "pick:3"]
    scene.choose("pick:3").expect(lockpicks=1, gold=2)
    facing("black-market", discard=["stumble"]).choose("use:row1", "pick:2", "trash:stumble", "pick:1").expect(
        gold=2, discard=[]
    )


@card("animated-wall", "defeat")
@rule("CORE-6.1", "CAT-7.1")
@pytest.mark.parametrize("first", ["fight:row1", "move:door-hall"])
def test_the_animated_wall_gives_a_boot_and_another_one_for_a_portal(first: str) -> None:
    door = square("door", {"from": "hall", "to": "P"})
    scene = explorer(door, laid=[tile("door", 1, 1)], room=GROTTO, swords=2).row("animated-wall")
    keys = ["fight:row1", "move:door-hall"]
    scene.choose(first, next(key for key in keys if key != first)).expect(boots=2, swords=0)
    facing("animated-wall").choose("fight:row1").expect(boots=1)


@card("animated-wall", "arrive")
@rule("RUL-68")
def test_the_animated_wall_turns_every_occupied_tile_once() -> None:
    laid = [tile("s03", 1, 1), tile("s06", 2, 1), tile("s01", 1, 2)]
    rooms = {"seat0": {"room": "s03-upper"}, "seat1": {"room": "s03-lower"}, "seat2": {"room": "s01-gate"}}
    scene = (
        Scene("catacombs", seats=3, tiles=laid, row=["swindle"] * 5, **rooms)
        .next_cards("animated-wall")
        .choose("end-turn")
    )
    assert scene.sees("tiles") == [tile("s03", 1, 1, 2), tile("s06", 2, 1), tile("s01", 1, 2, 2)]


@card("marble-guardian", "defeat")
@rule("RUL-109", "CORE-10.7")
def test_the_marble_guardian_opens_a_new_tile_to_step_onto() -> None:
    rose = compass("rose", reward={"gold": 1})
    scene = explorer(rose, swords=3).row("marble-guardian").choose("fight:row1", "site:1,1", "place:2")
    assert scene.offered == ["pick:1", "pick:2"]
    scene.choose("pick:1")
    assert scene.offered == ["jump:rose-north", "jump:rose-east", "jump:rose-south", "jump:rose-west", "decline"]
    scene.choose("jump:rose-north").expect(room="rose-north", gold=1, boots=1)


@card("marble-guardian", "defeat")
def test_or_it_pays_two_gold() -> None:
    scene = (
        explorer(square("end"), swords=3).row("marble-guardian").choose("fight:row1", "site:0,2", "place:0", "pick:2")
    )
    scene.expect(room=NAVE, gold=2)


@card("marble-guardian", "defeat")
@rule("RUL-109")
def test_with_an_empty_stack_it_pays_gold_though_a_tile_was_found_before() -> None:
    scene = explorer(square("end"), swords=3).row("marble-guardian").choose(f"explore:{EDGE}", "place:0", "fight:row1")
    scene.expect(gold=2, room="end-hall")
    assert scene.sees("prompt") == "your-turn"


@card("skeleton-warlock", "defeat")
def test_the_skeleton_warlock_guards_a_secret_tome() -> None:
    facing("skeleton-warlock").choose("fight:row1").expect(swords=1, clank=1, discard=["secret-tome"])
    scene = Scene("catacombs", row=["skeleton-warlock"], reserve={"secret-tome": 0}, seat0={"swords": 3}).choose(
        "fight:row1"
    )
    scene.expect(clank=1, discard=[])


@card("the-warden", "defeat")
@rule("CORE-9.6", "RUL-40")
def test_the_warden_is_fought_in_the_depths_and_frees_two() -> None:
    scene = facing("the-warden").next_tokens("peasant", "mayor", "monk").refuses("fight:row1", "CORE-9.6").at(GROTTO)
    scene.choose("fight:row1").expect(tokens=["mayor", "peasant"], swords=1)


@card("ogre-merchant", "defeat")
@rule("CAT-12.27")
def test_the_ogre_merchant_pays_gold_or_in_a_market_an_item() -> None:
    facing("ogre-merchant").choose("fight:row1").expect(gold=5)  # no market, no choice
    stalls = square("stalls", features=["market"])
    scene = (
        explorer(stalls, laid=[tile("stalls", 1, 1)], room="stalls-hall", swords=4)
        .row("ogre-merchant")
        .choose("fight:row1", "pick:2")
    )
    assert scene.offered == ["buy:backpack", "buy:burglars-kit", "buy:crown-10"]  # an amulet still asks for wounds
    scene.choose("buy:crown-10").expect(tokens=["crown-10"], gold=0)


@card("breakout", "play")
@rule("CORE-6.1")
@pytest.mark.parametrize("freed_first", [True, False])
def test_a_breakout_pays_for_a_prisoner_freed_this_turn(freed_first: bool) -> None:
    scene = Scene(
        "catacombs+promo", pools={"prisoner": ["peasant", "monk"]}, seat0={"hand": ["breakout"], "tokens": ["mayor"]}
    )
    if freed_first:
        scene.does({"free-prisoners": 1}).play("breakout")
    else:
        scene.play("breakout").expect(gold=0, clank=0).does({"free-prisoners": 2})
    scene.expect(skill=1, swords=1, boots=1, gold=3, clank=1)


@card("mister-wizkers", "play")
@rule("CAT-6.6")
def test_mister_wizkers_draws_for_an_offering() -> None:
    laid = [tile("s03", 1, 1)]
    scene = Scene(
        "catacombs+promo", tiles=laid, seat0={"room": "s03-landing", "hand": ["mister-wizkers"], "deck": ["burgle"]}
    )
    scene.play("mister-wizkers").expect(skill=1, swords=1, boots=1, hand=[]).choose("offer").expect(hand=["burgle"])


@card("mister-wizkers", "arrive")
def test_mister_wizkers_returns_three_black_cubes() -> None:
    scene = Scene("catacombs+promo", black_aside=4, row=["swindle"] * 5).next_cards("mister-wizkers").choose("end-turn")
    assert scene.sees("black_aside") == 1


@card("dusty-map", "use")
@rule("RUL-109")
def test_a_dusty_map_lays_a_tile_anywhere_before_it_is_seen() -> None:
    scene = Scene(
        "catacombs+promo", tiles=[tile("s03", 1, 1)], row=["dusty-map"], seat0={"room": NAVE, "skill": 2}
    ).choose("use:row1")
    assert {"site:2,1", "site:1,2", "site:0,-1"} <= set(scene.offered)  # beside any tile, not only the own one
    assert scene.sees("revealed") == ""
    scene.next_tiles("d04").choose("site:2,1")
    assert scene.sees("revealed") == "d04"
    scene.choose("place:3").expect(room=NAVE)
    assert scene.sees("tiles") == [tile("s03", 1, 1), tile("d04", 2, 1, 3)]
