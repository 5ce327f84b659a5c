"""CORE-7: Clank!."""

from __future__ import annotations

from scene import Scene, inline, rule
from tiptoe.catalog import open_game


@rule("CORE-7.1")
def test_clank_is_added_without_a_choice_from_the_supply(scene: Scene) -> None:
    scene.hand("monkeybot-3000").play("monkeybot-3000").expect(clank=3, supply=27)
    assert scene.sees("prompt") == "your-turn"


@rule("CORE-7.1", "CORE-7.5")
def test_clank_is_added_as_far_as_the_supply_goes() -> None:
    scene = Scene(seat0={"supply": 2, "hand": ["scepter-of-the-ape-lord"]}).play("scepter-of-the-ape-lord")
    scene.expect(clank=2, supply=0, clank_made=2)


@rule("CORE-7.2")
def test_removing_takes_cubes_of_earlier_turns_but_none_from_the_bag() -> None:
    scene = Scene(seat0={"clank": 1, "bag": 5, "hand": ["move-silently"]}).play("move-silently")
    scene.expect(clank=0, bag=5, supply=25, credit=1)


@rule("CORE-7.2")
def test_removing_leaves_the_cubes_of_others_alone() -> None:
    scene = Scene(seat0={"hand": ["sneak"]}, seat1={"clank": 3}).play("sneak").expect(credit=2)
    assert scene.sees("seat1.clank") == 3


@rule("CORE-7.3", "RUL-6")
def test_credit_swallows_later_clank_unit_for_unit(scene: Scene) -> None:
    scene.hand("sneak", "scepter-of-the-ape-lord").play("sneak").expect(credit=2)
    scene.play("scepter-of-the-ape-lord").expect(clank=1, credit=0, supply=29)


@rule("CORE-7.3", "CORE-13.2")
def test_credit_is_lost_when_the_turn_ends() -> None:
    scene = Scene(row=["secret-tome"] * 5, seat0={"hand": ["sneak"]}).next_cards("overlord").play("sneak")
    scene.choose("end-turn").expect(credit=0, clank=1)  # the refill comes too late for it


@rule("CORE-7.4", "RUL-5")
def test_swagger_counts_clank_that_credit_cancelled(scene: Scene) -> None:
    scene.hand("sneak", "stumble", "swagger").play("sneak", "stumble", "swagger").expect(skill=2, clank=0)


@rule("CORE-7.4", "RUL-5")
def test_swagger_counts_clank_that_was_removed_again(scene: Scene) -> None:
    scene.hand("stumble", "sneak", "swagger").play("stumble", "sneak", "swagger").expect(skill=2, clank=0)


@rule("CORE-7.4", "CORE-7.5", "RUL-5")
def test_swagger_does_not_count_clank_without_a_cube() -> None:
    scene = Scene(seat0={"supply": 1, "hand": ["swagger", "scepter-of-the-ape-lord"]})
    scene.play("swagger", "scepter-of-the-ape-lord").expect(skill=3 + 1, clank=1)


@rule("CORE-7.5", "RUL-6")
def test_with_an_empty_supply_clank_does_nothing_and_credit_stays() -> None:
    scene = Scene(seat0={"supply": 0, "credit": 1, "hand": ["stumble"]}).play("stumble")
    scene.expect(clank=0, clank_made=0, credit=1)


@rule("CORE-7.5", "CORE-16.4")
def test_without_cubes_no_damage_can_be_chosen_but_swords_still_help() -> None:
    scene = Scene(seat0={"supply": 0, "boots": 1, "swords": 1, "room": "d13"})
    scene.refuses("move:d17", "CORE-7.5").choose("move:d17+1s").expect(room="d17", damage=0)


@rule("CORE-7.5")
def test_it_is_over_as_soon_as_a_cube_comes_back() -> None:
    scene = Scene(seat0={"supply": 0, "damage": 1, "hand": ["stumble"]}).does({"heal": 1}).expect(supply=1)
    scene.play("stumble").expect(clank=1, supply=0)


@rule("CORE-7.6", "CORE-17.6")
def test_only_seats_in_play_add_clank() -> None:
    scene = Scene(seats=3, seat0={"hand": ["tattle"]}, seat1={"status": "escaped"}).play("tattle").expect(clank=0)
    assert (scene.sees("seat1.clank"), scene.sees("seat2.clank")) == (0, 1)


@rule("CORE-7.6")
def test_clank_that_others_cause_does_not_count_as_made_by_oneself() -> None:
    loud = inline(card=[{"id": "gong", "kind": "action", "cost": 1, "play": [{"all-clank": 1}]}])
    scene = Scene(open_game("classic", [loud]), seat0={"hand": ["gong", "tattle", "swagger"]})
    scene.play("gong", "tattle", "swagger").expect(clank=1, skill=2 + 1)
    assert scene.sees("seat1.clank") == 2
