"""Cards and tokens for five and six, beyond plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from caves import GROTTO, NAVE, SHRINE, explorer, square, way
from scene import Scene, card, rule, tile, token


def together(**given: Any) -> Scene:
    """A game of five with every part of the party."""
    return Scene("catacombs+party+party-cards", seats=5, **given)


def found(id: str, **values: Any) -> Scene:
    """Seat 0 has just drawn this minor secret."""
    return together(seat0={"room": NAVE, **values}).next_tokens(id).does({"draw-secret": "minor-secret"}, moment="use")


def added_points(*tokens: str) -> int:
    """Returns the points that these tokens add to a count."""
    fallen = {"status": "knocked-out", "room": NAVE, "tokens": ["artifact-5", *tokens]}
    return int(str(together(seat1=fallen).sees("seat1.score"))) - 5


@card("battle-chorus", "play")
@rule("CORE-6.7")
def test_a_battle_chorus_draws_with_a_companion() -> None:
    scene = together(seat0={"hand": ["battle-chorus", "lookout"], "deck": ["burgle"]}).play("battle-chorus")
    scene.expect(swords=2, clank=1, hand=["lookout"]).play("lookout").expect(hand=["burgle"], clank=0)


@card("shared-lantern", "play")
@rule("CAT-7.1")
def test_a_shared_lantern_draws_for_a_portal() -> None:
    door = square("door", way("hall", "P"))
    scene = explorer(door, laid=[tile("door", 1, 1)], room=GROTTO, boots=0, hand=["shared-lantern"], deck=["burgle"])
    scene.play("shared-lantern").expect(skill=2, boots=1, hand=[]).choose("move:door-hall").expect(
        hand=["burgle"], boots=0
    )


@card("ape-lord-phantasm", "defeat")
@rule("PAR-3.2", "RUL-81", "CAT-13.1")
def test_the_ape_lord_phantasm_sends_idols_home_but_not_the_bot() -> None:
    seats = {
        "seat1": {"tokens": ["golden-monkey-bot"]},
        "seat2": {"tokens": ["golden-monkey-bot", "monkey-idol", "monkey-idol"]},
    }
    scene = together(row=["ape-lord-phantasm"], room_tokens={}, seat0={"swords": 4, "tokens": ["monkey-idol"]}, **seats)
    scene.choose("fight:row1").expect(gold=3, tokens=["monkey-idol"])
    assert scene.sees("seat1.tokens") == ["golden-monkey-bot"]
    assert scene.sees("seat2.tokens") == ["golden-monkey-bot", "monkey-idol"]  # one of two
    assert scene.sees(f"room_tokens.{SHRINE}") == ["monkey-idol"]


@card("ape-lord-phantasm", "defeat")
@rule("PAR-3.2", "CORE-18.3")
def test_a_seat_that_is_out_keeps_its_idols() -> None:
    out = {"status": "escaped", "tokens": ["artifact-5", "mastery", "monkey-idol"]}
    scene = together(row=["ape-lord-phantasm"], seat0={"swords": 4}, seat1=out).choose("fight:row1")
    assert scene.sees("seat1.tokens") == ["artifact-5", "mastery", "monkey-idol"]


@token("silver-artifact-10", "silver-artifact-15", "silver-artifact-20", "silver-artifact-25")
@rule("PAR-1.2")
@pytest.mark.parametrize("value", [10, 15, 20, 25])
def test_a_silver_artifact_is_an_artifact(value: int) -> None:
    scene = together(seat0={"room": NAVE}).lay(NAVE, f"silver-artifact-{value}").choose("take:artifact")
    assert (scene.sees("marker"), added_points(f"silver-artifact-{value}")) == (2, value)


@token("second-backpack", "crown-7")
@rule("PAR-1.3")
def test_the_market_has_one_more_backpack_and_crown() -> None:
    scene = together(market=["second-backpack", "crown-7"], seat0={"gold": 10, "tokens": ["artifact-5"], "room": NAVE})
    scene.lay(NAVE, "artifact-7").does({"buy-anywhere": 5}, moment="use").choose("buy:second-backpack", "take:artifact")
    scene.does({"buy-anywhere": 5}, moment="use").choose("buy:crown-7").expect(gold=0)
    assert (added_points("second-backpack"), added_points("crown-7"), added_points("crown-7", "prince")) == (5, 7, 12)


@token("crown-7")
@rule("CORE-11.3")
def test_the_last_crown_comes_after_the_others() -> None:
    scene = together(seat0={"gold": 40})
    for crown in ("crown-10", "crown-9", "crown-8", "crown-7"):
        scene.does({"buy-anywhere": 7}, moment="use").choose(f"buy:{crown}")


@token("invisibility-cloak")
@rule("PAR-1.3", "RUL-113")
def test_an_invisibility_cloak_hides_from_the_monsters_of_tunnels_for_good() -> None:
    scene = together(room_tokens={}, seat0={"room": GROTTO, "boots": 1, "tokens": ["invisibility-cloak"]}).choose(
        f"move:{SHRINE}"
    )
    scene.expect(damage=0)
    scene.choose(*["end-turn"] * 5).give(boots=1, swords=1).refuses(f"move:{GROTTO}+1s", "CORE-10.3").choose(
        f"move:{GROTTO}"
    )
    assert (scene.me.damage, added_points("invisibility-cloak")) == (0, 5)


@token("potion-of-stealth")
def test_a_potion_of_stealth_moves_the_noise_to_others() -> None:
    scene = found("potion-of-stealth", clank=2).expect(tokens=["potion-of-stealth"]).choose("consume:potion-of-stealth")
    scene.expect(clank=1, tokens=[])
    assert [scene.sees(f"seat{i}.clank") for i in range(1, 5)] == [1, 1, 1, 1]
    found("potion-of-stealth").choose("consume:potion-of-stealth").expect(credit=1)


@token("small-treasure")
def test_a_small_treasure_is_two_gold() -> None:
    assert found("small-treasure").expect(gold=2, tokens=[]).sees("box") == ["small-treasure"]


@token("rusty-lockpick")
def test_a_rusty_lockpick_is_a_lockpick() -> None:
    assert found("rusty-lockpick").expect(lockpicks=1, tokens=[]).sees("box") == ["rusty-lockpick"]


@token("field-bandage")
def test_a_field_bandage_heals_one_when_used() -> None:
    found("field-bandage", damage=2).expect(damage=2).choose("consume:field-bandage").expect(damage=1, tokens=[])


@token("potion-of-courage")
def test_a_potion_of_courage_gives_a_sword_and_a_boot_when_drunk() -> None:
    found("potion-of-courage").choose("consume:potion-of-courage").expect(swords=1, boots=1, tokens=[])
