"""Tokens of In Space (SPA-11), each of them."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule, token
from ships import aboard, added_points


def found(id: str, **values: Any) -> Scene:
    """Seat 0 has just taken the token from a room."""
    scene = aboard(room="cb4", boots=1, **values).lay("cb5", id).choose("move:cb5")
    kind = "major-secret" if scene.pack.token(id).kind == 2 else "minor-secret"
    return scene.choose(f"take:{kind}")


def in_market(**values: Any) -> Scene:
    """Seat 0 in a market room with seven credits."""
    return aboard(room="hy2", gold=7, **values)


@token("artifact-5", "artifact-10", "artifact-15", "artifact-20", "artifact-25", "artifact-30")
@rule("SPA-7.1", "SPA-8.1", "RUL-2")
@pytest.mark.parametrize("value", [5, 10, 15, 20, 25, 30])
def test_an_artifact_is_worth_its_value_and_enrages_the_boss(value: int) -> None:
    scene = aboard(room="cm2", tokens=["command-code"]).lay("cm2", f"artifact-{value}").choose("take:artifact")
    assert scene.expect(tokens=["command-code", f"artifact-{value}"]).sees("marker") == 4
    assert added_points(tokens=[f"artifact-{value}"]) == value


@token("flash-of-brilliance")
@rule("SPA-11.1")
def test_a_flash_of_brilliance_draws_three_and_is_boxed() -> None:
    scene = found("flash-of-brilliance", deck=["hack"] * 4).expect(hand=["hack"] * 3, tokens=[])
    assert scene.sees("box") == ["flash-of-brilliance"]


@token("noise-grenade")
@rule("SPA-11.2")
def test_a_noise_grenade_makes_everybody_else_in_play_loud() -> None:
    scene = aboard(room="cb4", boots=1, seats=4, given={"seat3": {"status": "escaped"}}).lay("cb5", "noise-grenade")
    scene.choose("move:cb5", "take:major-secret").expect(clank=0, tokens=[])
    assert [scene.sees(f"seat{seat}.clank") for seat in (1, 2, 3)] == [3, 3, 0]
    assert scene.sees("box") == ["noise-grenade"]


@token("mega-healing-stim", "healing-stim")
@rule("SPA-11.3", "SPA-11.12", "CORE-12.2")
@pytest.mark.parametrize(("id", "left"), [("mega-healing-stim", 1), ("healing-stim", 2)])
def test_a_healing_stim_is_kept_until_used(id: str, left: int) -> None:
    scene = found(id, damage=3).expect(damage=3, tokens=[id]).choose(f"consume:{id}").expect(damage=left, tokens=[])
    assert scene.refuses(f"consume:{id}", "CORE-12.2").sees("box") == [id]


@token("ship-plans")
@rule("SPA-11.4")
def test_ship_plans_are_seven_points_and_no_artifact() -> None:
    found("ship-plans").expect(tokens=["ship-plans"]).at("cb7").give(boots=1).refuses("move:pod1", "SPA-9.1")
    assert added_points(tokens=["ship-plans"]) == 7


@token("credit-chip-5", "credit-chip-2")
@rule("SPA-11.5", "SPA-11.10", "RUL-27")
@pytest.mark.parametrize(("id", "credits"), [("credit-chip-5", 5), ("credit-chip-2", 2)])
def test_a_credit_chip_is_money(id: str, credits: int) -> None:
    scene = found(id, gold=1).expect(gold=1 + credits, tokens=[])
    assert scene.sees("box") == [id]


@token("sixth-crystal")
@rule("SPA-11.6", "SPA-3.3", "RUL-54")
def test_the_sixth_crystal_is_one_and_counts_them_all() -> None:
    scene = found("sixth-crystal", hand=["crystal-battery"]).expect(tokens=["sixth-crystal"])
    scene.play("crystal-battery").expect(skill=4)
    assert (added_points(tokens=["sixth-crystal"]), added_points(tokens=["power-crystal"] * 2)) == (3, 0)
    assert added_points(tokens=["power-crystal", "sixth-crystal", "power-crystal"]) == 9


@token("digital-archive")
@rule("SPA-11.7", "SPA-8.1")
def test_a_digital_archive_is_three_points_and_enrages_the_boss() -> None:
    assert found("digital-archive").expect(tokens=["digital-archive"]).sees("marker") == 4
    assert added_points(tokens=["digital-archive"]) == 3


@token("atomizer")
@rule("SPA-11.8", "CORE-13.1", "RUL-9")
def test_an_atomizer_trashes_a_card_at_the_end_of_the_turn() -> None:
    scene = found("atomizer", hand=["hack"], discard=["stumble"]).expect(tokens=[])
    scene.play("hack").choose("end-turn")
    assert (scene.sees("prompt"), scene.offered) == ("trash", ["trash:hack", "trash:stumble"])
    scene.choose("trash:stumble").expect(hand=["hack"], discard=[], deck=[])
    assert scene.sees("box") == ["atomizer"]


@token("multipass")
@rule("SPA-11.9", "SPA-3.2")
def test_a_multipass_is_kept_for_a_card_that_needs_company() -> None:
    scene = found("multipass", hand=["roller-medic"], damage=2).refuses("consume:multipass", "SPA-3.2")
    scene.play("roller-medic").expect(damage=2).choose("consume:multipass").expect(damage=1, tokens=[])
    assert scene.sees("box") == ["multipass"]


@token("combat-stim", "speed-stim")
@rule("SPA-11.11", "SPA-11.13", "RUL-3")
@pytest.mark.parametrize(("id", "swords", "boots"), [("combat-stim", 2, 0), ("speed-stim", 0, 1)])
def test_a_stim_is_kept_until_used(id: str, swords: int, boots: int) -> None:
    scene = found(id).expect(swords=0, boots=0, tokens=[id]).choose(f"consume:{id}").expect(swords=swords, boots=boots)
    assert scene.expect(tokens=[]).sees("box") == [id]


@token("master-key")
@rule("SPA-11.14", "SPA-5.2")
def test_a_master_key_opens_corridors_and_lifts_and_is_kept() -> None:
    scene = in_market().choose("buy:master-key").expect(gold=0, tokens=["master-key"])
    scene.at("hy4").give(boots=1).choose("move:hy10").at("k3").choose("lift:k6").expect(
        room="k6", tokens=["master-key"]
    )
    assert added_points(tokens=["master-key"]) == 5


@token("contraband")
@rule("SPA-11.15", "SPA-3.4")
def test_contraband_wakes_texts_and_is_kept() -> None:
    scene = in_market(hand=["luggage-smuggler"] * 2).play("luggage-smuggler").expect(gold=9, skill=0)
    scene.choose("buy:contraband").expect(gold=2, skill=2).play("luggage-smuggler").expect(gold=4, skill=4)
    assert (scene.expect(tokens=["contraband"]).sees("box"), added_points(tokens=["contraband"])) == ([], 10)


@token("medkit")
@rule("SPA-11.16")
def test_a_medkit_heals_two_when_bought() -> None:
    in_market(damage=3).choose("buy:medkit").expect(damage=1, tokens=["medkit"])
    assert added_points(tokens=["medkit"]) == 5


@token("telepass")
@rule("SPA-11.17", "SPA-5.7")
def test_a_telepass_works_teleporters() -> None:
    scene = in_market().choose("buy:telepass").at("hy11").choose("beam:ml12").expect(room="ml12", tokens=["telepass"])
    assert (scene.sees("box"), added_points(tokens=["telepass"])) == ([], 5)


@token("power-crystal")
@rule("SPA-5.5", "SPA-3.3")
def test_a_power_crystal_comes_from_a_room_and_is_worth_nothing_alone() -> None:
    scene = aboard("crystal-battery", room="hy6", boots=1).play("crystal-battery").expect(skill=2)
    scene.choose("move:hy9").expect(tokens=["power-crystal"], skill=4)
    assert added_points(tokens=["power-crystal"]) == 0


@token("command-code")
@rule("SPA-6.3", "SPA-5.10")
def test_a_command_code_opens_the_command_module_to_its_owner() -> None:
    aboard(room="k6", boots=1).refuses("move:cm1", "SPA-5.10")
    aboard(room="k6", boots=1, tokens=["command-code"]).choose("move:cm1").expect(room="cm1", tokens=["command-code"])
    assert added_points(tokens=["command-code"]) == 0


@token("escape-pod")
@rule("SPA-9.1")
def test_an_escape_pod_is_worth_twenty() -> None:
    scene = aboard(room="cb7", boots=1, tokens=["artifact-5"]).lay("pod1", "escape-pod").choose("move:pod1")
    scene.expect(tokens=["artifact-5", "escape-pod"])
    assert (scene.sees("room_tokens.pod1"), added_points(tokens=["escape-pod"])) == ([], 20)
