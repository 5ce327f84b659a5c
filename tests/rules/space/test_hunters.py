"""SPA-8: rage, bounty hunters, the Blockade."""

from __future__ import annotations

import pytest

from scene import Scene, rule
from ships import QUIET, aboard, before_an_attack
from tiptoe.catalog import open_game
from tiptoe.core.components import CardId
from tiptoe.games.space.nouns import HYPERLIFT, LOCKED_LIFT


@rule("SPA-8.1", "CORE-15.8")
def test_the_marker_moves_for_a_code_an_artifact_and_an_archive() -> None:
    scene = aboard(room="ml5", boots=1, given={"marker": 2, "ports": {"hy3": [0]}}).choose("hack:ml5")
    scene.at("cm2").lay("cm2", "artifact-5").choose("take:artifact").at("cb4").lay("cb5", "digital-archive")
    scene.choose("move:cb5", "take:minor-secret")
    assert (scene.sees("marker"), [space for _, space in scene.told("MarkerAdvanced")]) == (5, [3, 4, 5])


@rule("SPA-8.5", "RUL-2")
@pytest.mark.parametrize(
    ("space", "cubes"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_how_many_cubes_each_space_draws(space: int, cubes: int) -> None:
    scene = before_an_attack(marker=space, hunters={}).choose("end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [cubes]


@rule("SPA-8.2", "RUL-52")
@pytest.mark.parametrize(("space", "clank"), [(6, 0), (7, 1), (8, 2), (9, 4)])
def test_reaching_a_red_space_sends_its_hunters_to_the_clank_area(space: int, clank: int) -> None:
    scene = aboard(given={"marker": space}).does({"rage": 1})
    assert scene.sees("hunters") == {"aside": 4 - clank, "clank": clank, "bag": 0}


@rule("SPA-8.2")
def test_no_space_is_leapt_over() -> None:
    scene = aboard(given={"marker": 7}).does({"rage": 3})
    assert (scene.sees("hunters.clank"), len(scene.told("WildCubeAdded"))) == (4, 4)


@rule("SPA-8.2", "RUL-32", "RUL-52")
def test_a_marker_at_the_end_sends_nobody_again() -> None:
    scene = aboard(given={"marker": 10, "hunters": {"bag": 4}}).does({"rage": 1})
    assert (scene.sees("marker"), scene.sees("hunters")) == (10, {"aside": 0, "clank": 0, "bag": 4})
    assert scene.told("BlockadeSet") == [] and scene.told("WildCubeAdded") == []


@rule("SPA-8.2")
def test_hunters_are_in_the_bag_from_the_next_attack_on() -> None:
    scene = before_an_attack(marker=8).draws("black", "black", "black", "black").choose("end-turn")
    assert scene.sees("hunters") == {"aside": 3, "clank": 0, "bag": 1}


@rule("SPA-8.3", "CORE-15.7", "RUL-52")
def test_a_red_cube_hurts_everybody_in_play_and_returns() -> None:
    scene = before_an_attack(seats=4, marker=8, seat3={"status": "escaped"}, seat2={"damage": 4})
    scene.draws("hunter", "black", "black", "black").choose("end-turn")
    assert [scene.sees(f"seat{seat}.damage") for seat in range(4)] == [1, 1, 5, 0]
    assert [scene.sees(f"seat{seat}.supply") for seat in range(4)] == [29, 29, 25, 30]
    assert scene.sees("hunters") == {"aside": 3, "clank": 1, "bag": 0}


@rule("SPA-8.3")
def test_two_red_cubes_hurt_twice_and_come_again() -> None:
    scene = before_an_attack(marker=9).draws("hunter", "hunter", "black", "black", "black").choose("end-turn")
    assert (scene.sees("seat1.damage"), scene.sees("hunters.clank")) == (2, 2)
    scene.state.row = [scene.pack.card(id).number for id in QUIET] + [CardId(-1)]
    scene.next_cards("hall-monitor").draws("hunter", "black", "black", "black", "black").choose("end-turn")
    assert (scene.sees("seat0.damage"), scene.sees("hunters")) == (3, {"aside": 2, "clank": 1, "bag": 1})


@rule("SPA-8.3", "CORE-16.5", "RUL-17", "RUL-76")
@pytest.mark.parametrize(("aside", "stand_ins", "virtual"), [(3, 1, 0), (0, 1, 0)])
def test_without_cubes_a_black_one_stands_in(aside: int, stand_ins: int, virtual: int) -> None:
    scene = before_an_attack(marker=9, black_aside=aside, seat0={"supply": 1, "bag": 1})
    scene.draws("seat0", "hunter", "hunter", "black", "black").choose("end-turn")
    scene.expect(damage=3, supply=0, stand_ins=stand_ins, virtual=virtual)


@rule("SPA-8.3", "RUL-18")
def test_a_stand_in_is_healed_last() -> None:
    scene = aboard(damage=3, stand_ins=1, supply=0, given={"black_aside": 1}).does({"heal": 2})
    scene.expect(damage=1, stand_ins=1, supply=2)


@rule("SPA-8.4")
def test_the_blockade_cuts_the_cargo_bay_off() -> None:
    aboard(room="cb3", given={"marker": 9}).choose("lift:k3", "lift:cb3")
    scene = aboard(room="cb3", given={"marker": 10}).refuses("lift:k3", "SPA-8.4")
    assert not [key for key in scene.offered if key.startswith("lift")]
    aboard(room="k3", given={"marker": 10}).refuses("lift:cb3", "SPA-8.4").choose("lift:k5").expect(room="k5")


@rule("SPA-8.4")
def test_the_blockade_is_told_when_it_comes_and_stops_nobody_who_walks() -> None:
    scene = aboard(room="cb3", boots=1, given={"marker": 9}).does({"rage": 1})
    assert len(scene.told("BlockadeSet")) == 1
    scene.refuses("lift:k3", "SPA-8.4").choose("move:cb2").expect(room="cb2")


@rule("SPA-8.4", "SPA-5.6")
def test_a_ship_has_one_lift_in_the_cargo_bay_and_one_that_is_locked() -> None:
    board = open_game("space").board
    lifts = [name for name, bits in zip(board.rooms, board.features) if bits & HYPERLIFT]
    locked = [name for name, bits in zip(board.rooms, board.features) if bits & LOCKED_LIFT]
    assert (lifts, locked) == (["cb3", "k3", "k5", "k6"], ["k6"])


@rule("SPA-8.5", "CORE-14.6", "CORE-15.2")
def test_two_attack_symbols_are_one_attack_and_danger_adds_a_cube() -> None:
    scene = Scene("space", row=QUIET[:4], marker=7).next_cards("hall-monitor", "alarm-gnat").choose("end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [5]
