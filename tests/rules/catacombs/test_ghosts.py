"""CAT-8 and CAT-9: ghosts, the end of a turn, and the attack."""

from __future__ import annotations

from typing import Any

import pytest

from caves import EDGE, NAVE, SHRINE, caves, explorer, square
from scene import Scene, rule, tile
from tiptoe.core.components import CardId

QUIET = ["secret-tome"] * 5
GEM = "white-tourmaline"


def before_an_attack(**given: Any) -> Scene:
    """A turn whose end calls an attack; one ghost is in the Clank! area unless `given` says otherwise."""
    return Scene("catacombs", row=QUIET, **{"ghosts": {"clank": 1}, **given}).next_cards("rose-quartz")


def damages(scene: Scene) -> list[int]:
    return [seat.damage for seat in scene.state.seats]


@rule("CAT-8.1")
def test_a_haunted_tile_brings_a_ghost_into_the_clank_area() -> None:
    scene = explorer(square("tomb", haunted=True)).choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("ghosts") == {"aside": 4, "clank": 1, "bag": 0}
    assert len(scene.told("AttackBegun")) == 0


@rule("CAT-8.1", "RUL-67")
def test_with_no_ghost_left_nothing_comes() -> None:
    rules = caves(square("tomb", haunted=True))
    scene = Scene(rules, stack=["tomb"], ghosts={"clank": 2, "bag": 3}, seat0={"room": NAVE, "boots": 1})
    scene.choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("ghosts") == {"aside": 0, "clank": 2, "bag": 3}


@rule("CAT-8.2", "CORE-16.3")
def test_a_ghost_hurts_every_seat_in_play_from_its_supply() -> None:
    scene = before_an_attack(seats=3, seat2={"status": "escaped"}).draws("ghost", "black").choose("end-turn")
    assert damages(scene) == [1, 1, 0]
    assert [scene.sees(f"seat{i}.supply") for i in range(3)] == [29, 29, 30]


@rule("CAT-8.2")
def test_two_ghosts_hurt_twice() -> None:
    scene = before_an_attack(ghosts={"clank": 1, "bag": 1}).draws("ghost", "ghost", "black").choose("end-turn")
    assert damages(scene) == [2, 2]


@rule("CAT-8.2", "CORE-16.5", "RUL-17")
@pytest.mark.parametrize(("aside", "stand_ins", "virtual"), [(3, 1, 0), (0, 0, 1)])
def test_with_an_empty_supply_a_black_cube_stands_in(aside: int, stand_ins: int, virtual: int) -> None:
    scene = before_an_attack(seats=3, black_aside=aside, ghosts={"clank": 2}, seat0={"supply": 1}).draws(
        "ghost", "ghost"
    )
    scene.choose("end-turn").expect(damage=2, supply=0, stand_ins=stand_ins, virtual=virtual)


@rule("RUL-76", "CAT-8.2")
def test_own_cubes_are_laid_first_then_those_of_the_supply() -> None:
    scene = (
        before_an_attack(ghosts={"clank": 2}, seat0={"supply": 1, "bag": 1})
        .draws("seat0", "ghost", "ghost")
        .choose("end-turn")
    )
    scene.expect(damage=3, supply=0, bag=0, virtual=1)


@rule("RUL-76", "RUL-14", "CORE-15.7")
def test_only_the_sum_knocks_out_and_nothing_lies_beyond_the_last_space() -> None:
    scene = (
        before_an_attack(ghosts={"clank": 2}, seat0={"damage": 8, "bag": 1})
        .draws("seat0", "ghost", "ghost")
        .choose("end-turn")
    )
    scene.expect(damage=10, status="knocked-out", supply=20)
    assert scene.sees("seat1.damage") == 2


@rule("CAT-8.3")
def test_drawn_ghosts_return_and_come_again() -> None:
    scene = before_an_attack(ghosts={"clank": 2}).draws("ghost", "black", "black").choose("end-turn")
    assert scene.sees("ghosts") == {"aside": 3, "clank": 1, "bag": 1}
    scene.state.row[0] = CardId(-1)
    scene.next_cards("rose-quartz").draws("ghost", "ghost", "black").choose("end-turn")
    assert (scene.sees("ghosts"), damages(scene)) == ({"aside": 3, "clank": 2, "bag": 0}, [3, 3])


@rule("RUL-67", "CORE-1.1")
def test_ghosts_are_nobodys_cubes() -> None:
    scene = before_an_attack(ghosts={"clank": 3}, seat0={"clank": 1}).does({"clank": -4}).expect(clank=0, credit=3)
    assert scene.sees("ghosts.clank") == 3


@rule("RUL-112", "CAT-8.2")
def test_a_gem_may_be_discarded_against_a_ghost_for_a_card() -> None:
    scene = (
        before_an_attack(seat0={"deck": [*["burgle"] * 4, GEM, "stumble"]})
        .draws("ghost", "black", "black")
        .choose("end-turn")
    )
    assert (scene.sees("prompt"), scene.sees("asked"), scene.offered) == ("shield", 0, [f"discard:{GEM}", "decline"])
    assert damages(scene) == [0, 0]  # no seat has fallen yet
    scene.choose(f"discard:{GEM}").expect(damage=0, discard=[GEM], hand=[*["burgle"] * 4, "stumble"])
    assert (damages(scene), scene.sees("active")) == ([0, 1], 1)


@rule("RUL-112")
def test_a_shield_may_be_kept() -> None:
    scene = before_an_attack(seat1={"hand": [GEM]}).draws("ghost", "black", "black").choose("end-turn", "decline")
    assert (damages(scene), scene.sees("seat1.hand")) == ([1, 1], [GEM])


@rule("RUL-112", "RUL-37")
def test_seats_are_asked_from_the_one_ending_its_turn_clockwise() -> None:
    hands = {f"seat{i}": {"hand": [GEM], "deck": ["burgle"] * 6} for i in (0, 2)}
    scene = before_an_attack(seats=3, active=1, seat1={"deck": [GEM] * 5}, **hands).draws("ghost", "black")
    scene.choose("end-turn")
    order = []
    while scene.sees("prompt") == "shield":
        order.append(scene.sees("asked"))
        scene.choose("decline")
    assert order == [1, 2, 0]


@rule("RUL-112")
def test_one_card_for_one_ghost() -> None:
    scene = before_an_attack(ghosts={"clank": 2}, seat1={"hand": [GEM] * 3, "deck": ["burgle"] * 3}).draws(
        "ghost", "ghost", "black"
    )
    scene.choose("end-turn", f"discard:{GEM}", f"discard:{GEM}")
    assert (damages(scene), scene.sees("seat1.hand")) == ([2, 0], ["burgle", "burgle", GEM])
    scene = (
        before_an_attack(seat1={"hand": [GEM] * 2})
        .draws("ghost", "black", "black")
        .choose("end-turn", f"discard:{GEM}")
    )
    assert scene.sees("prompt") == "your-turn"  # one ghost, one card


@rule("RUL-112")
def test_a_card_drawn_in_exchange_may_be_used_too() -> None:
    scene = before_an_attack(ghosts={"clank": 2}, seat1={"hand": [GEM], "deck": ["black-tourmaline", "burgle"]})
    scene.draws("ghost", "ghost", "black").choose("end-turn", f"discard:{GEM}", "discard:black-tourmaline")
    assert (damages(scene), scene.sees("seat1.hand")) == ([2, 0], ["burgle"])


@rule("RUL-112")
def test_a_shield_is_no_help_against_own_cubes() -> None:
    scene = (
        before_an_attack(ghosts={}, seat1={"hand": [GEM], "bag": 3}).draws("seat1", "black", "black").choose("end-turn")
    )
    assert (scene.sees("prompt"), damages(scene)) == ("your-turn", [0, 1])


@rule("RUL-112")
def test_a_shield_can_save_a_seat_from_falling() -> None:
    scene = (
        before_an_attack(seat1={"hand": [GEM], "damage": 9})
        .draws("ghost", "black", "black")
        .choose("end-turn", f"discard:{GEM}")
    )
    assert scene.sees("seat1.status") == "in-play"


@rule("RUL-112", "CAT-10.3")
def test_the_draw_of_a_seat_that_is_out_can_be_shielded_too() -> None:
    scene = Scene(
        "catacombs",
        row=[*QUIET, "swindle"],
        ghosts={"clank": 1},
        seat0={"deck": [GEM] * 6},
        seat1={"status": "escaped"},
    )
    scene.draws("ghost", *["black"] * 5).choose("end-turn")
    assert (scene.sees("prompt"), scene.sees("asked"), scene.sees("active")) == ("shield", 0, 1)
    scene.choose(f"discard:{GEM}").expect(damage=0)
    assert (scene.sees("active"), scene.sees("prompt")) == (0, "your-turn")


@rule("CAT-9.1", "CORE-13.4")
def test_play_area_hand_row_and_attack_come_in_this_order() -> None:
    scene = before_an_attack(seat0={"hand": ["burgle"], "deck": ["stumble"] * 5}).play("burgle").choose("end-turn")
    told = [event.kind.name for event in scene.state.events]
    assert told.index("CardDrawn") < told.index("CardRevealed") < told.index("AttackBegun")
    scene.expect(discard=["burgle"], in_play=[], hand=["stumble"] * 5)


@rule("CAT-9.2", "CORE-14.3")
def test_a_row_that_cannot_be_filled_ends_the_game() -> None:
    safe = {"room": NAVE, "tokens": ["artifact-5"]}
    scene = Scene(
        "catacombs",
        seats=3,
        row=QUIET,
        seat0=safe,
        seat1={"room": SHRINE, "tokens": ["artifact-20"]},
        seat2={"status": "escaped"},
    )
    scene.next_cards().choose("end-turn")
    assert (scene.sees("over"), scene.told("AttackBegun")) == (True, [])
    assert [scene.sees(f"seat{i}.status") for i in range(3)] == ["knocked-out", "knocked-out", "escaped"]
    assert [scene.sees(f"seat{i}.score") for i in range(2)] == [5, 0]


@rule("CAT-9.3", "RUL-2", "RUL-31")
@pytest.mark.parametrize(("space", "n"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_marker_says_how_many_cubes(space: int, n: int) -> None:
    scene = before_an_attack(marker=space).choose("end-turn")
    assert [count for _, count, *_ in scene.told("AttackBegun")] == [n]


@rule("CAT-9.3", "CORE-14.5")
def test_danger_adds_a_cube_for_each_card() -> None:
    scene = (
        Scene("catacombs", row=["wishing-well", "the-warden", *QUIET[:3]], marker=1)
        .next_cards("corrupt-advisor")
        .choose("end-turn")
    )
    assert [count for _, count, *_ in scene.told("AttackBegun")] == [2 + 3]


@rule("CAT-9.4", "CORE-15.8", "RUL-32")
def test_what_angers_the_dragon() -> None:
    vault = square("vault", artifact=0, features=["prison"], reward={"minor-secret": 1})
    scene = explorer(vault, boots=1, lockpicks=1).next_tokens("dragon-egg").next_tokens("adventurer", "adventurer")
    scene.choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("marker") == 4
    assert scene.choose("take:artifact").sees("marker") == 5
    assert scene.choose("unlock:prison").sees("marker") == 7
    assert scene.does({"rage": 1}).sees("marker") == 7


@rule("CAT-9.5", "CORE-16.1")
def test_the_tenth_space_knocks_out() -> None:
    scene = (
        before_an_attack(seat0={"damage": 8}, seat1={"damage": 9}).draws("ghost", "black", "black").choose("end-turn")
    )
    assert [scene.sees(f"seat{i}.status") for i in range(2)] == ["in-play", "knocked-out"]


@rule("CAT-9.6", "RUL-16", "CORE-19.2")
def test_an_attack_that_empties_the_bag_ends_the_game() -> None:
    scene = (
        before_an_attack(black_aside=22, ghosts={}, seat0={"bag": 1})
        .choose("end-turn")
        .expect(damage=1, status="knocked-out")
    )
    assert (scene.sees("over"), scene.sees("bag"), scene.sees("seat1.status")) == (True, 0, "knocked-out")


@rule("CAT-9.6", "CAT-8.3")
def test_ghosts_back_in_the_clank_area_are_not_in_the_bag() -> None:
    scene = before_an_attack(black_aside=22, ghosts={"clank": 1}).choose("end-turn")
    assert (scene.sees("over"), scene.sees("ghosts.clank")) == (True, 1)


@rule("CAT-9.6")
def test_a_cube_left_in_the_bag_keeps_the_game_going() -> None:
    scene = before_an_attack(black_aside=21, ghosts={"clank": 1}).draws("ghost", "black", "black").choose("end-turn")
    assert (scene.sees("over"), scene.sees("bag")) == (False, 1)


@rule("CAT-9.6", "RUL-16")
def test_a_bag_that_was_empty_all_along_ends_the_game_at_the_attack_only() -> None:
    scene = Scene("catacombs", row=[*QUIET, "swindle"], black_aside=24).choose("end-turn")
    assert scene.sees("over") is False
    assert before_an_attack(black_aside=24, ghosts={}).choose("end-turn").sees("over") is True


@rule("RUL-112", "CAT-9.6")
def test_a_shield_changes_nothing_about_an_empty_bag() -> None:
    scene = before_an_attack(black_aside=24, seat1={"hand": [GEM]}).choose("end-turn", f"discard:{GEM}")
    assert (scene.sees("over"), scene.sees("seat1.damage"), scene.sees("seat1.status")) == (True, 0, "knocked-out")


@rule("RUL-108")
def test_the_attack_symbol_of_a_card_replaced_in_mid_turn_means_nothing() -> None:
    scene = Scene("catacombs", row=["swindle", *QUIET]).next_cards("rose-quartz", "swindle")
    scene.does({"replace-row-card": True}, moment="use").choose("replace:row1", "end-turn")
    assert scene.told("AttackBegun") == []


@rule("CAT-8.1", "CAT-4.9")
def test_the_four_haunted_tiles_and_the_haunted_prisoner_use_all_five_ghosts() -> None:
    haunted = ["d06", "d10", "d15", "d19"]
    laid = [tile(id, 1 + place, 1) for place, id in enumerate(haunted)]
    scene = Scene("catacombs", tiles=laid)
    assert scene.sees("ghosts.clank") == 4
    assert scene.does({"ghost": True}).sees("ghosts") == {"aside": 0, "clank": 5, "bag": 0}
    assert scene.does({"ghost": True}).sees("ghosts.clank") == 5
