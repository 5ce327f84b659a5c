"""CORE-10 and CLA-3: movement."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game


def walker(room: str, **values: Any) -> Scene:
    """Seat 0 in a room of the day side from which all tokens are gone."""
    return Scene(room_tokens={}, seat0={"room": room, **values})


@rule("CORE-10.1")
def test_one_boot_leads_through_one_tunnel() -> None:
    scene = walker("d2", boots=2).choose("move:d3").expect(room="d3", boots=1)
    scene.choose("move:d8").refuses("move:d3", "CORE-10.8")
    walker("d2").refuses("move:d3", "CORE-10.1").refuses("move:d8", "CORE-10.1")


@rule("CORE-10.2")
def test_footprints_cost_two_boots() -> None:
    walker("d3", boots=1).refuses("move:d4", "CORE-10.2")
    walker("d3", boots=3).choose("move:d4").expect(room="d4", boots=1)


@rule("CORE-10.3", "CORE-16.3")
@pytest.mark.parametrize(("key", "damage"), [("move:d19", 2), ("move:d19+1s", 1), ("move:d19+2s", 0)])
def test_each_monster_costs_a_sword_or_a_damage(key: str, damage: int) -> None:
    walker("d14", boots=1, swords=2).choose(key).expect(room="d19", damage=damage, supply=30 - damage, swords=damage)


@rule("CORE-10.3")
def test_swords_are_spent_only_where_a_monster_is() -> None:
    scene = walker("d14", boots=1, swords=3)
    scene.refuses("move:d19+3s", "CORE-10.3").refuses("move:d15+1s", "CORE-10.3")
    walker("d14", boots=1).refuses("move:d19+1s", "CORE-10.3")


@rule("CORE-10.4")
def test_an_arrow_is_passed_one_way() -> None:
    walker("d5", boots=2).refuses("move:d6", "CORE-10.4")
    walker("d6", boots=2).choose("move:d5").expect(room="d5")


@rule("CORE-10.5", "CLA-3.1")
def test_a_lock_needs_a_master_key_which_is_kept_for_every_lock() -> None:
    walker("d4", boots=2).refuses("move:d9", "CLA-3.1")
    scene = walker("d4", boots=2, tokens=["master-key"]).choose("move:d9", "move:d14")
    scene.expect(room="d14", tokens=["master-key"])


@rule("RUL-46")
def test_a_key_opens_nothing_for_others() -> None:
    Scene(seat0={"room": "d4", "boots": 2}, seat1={"tokens": ["master-key"]}).refuses("move:d9", "CLA-3.1")


@rule("CORE-10.6")
@pytest.mark.parametrize(
    ("values", "key", "reason"),
    [
        ({"boots": 1, "swords": 1}, "move:d25+1s", "CORE-10.2"),
        ({"boots": 2}, "move:d25+1s", "CORE-10.3"),
        ({"boots": 2, "damage": 9}, "move:d25", "CORE-16.4"),
    ],
)
def test_a_move_that_cannot_be_paid_in_full_changes_nothing(values: dict[str, Any], key: str, reason: str) -> None:
    walker("d18", **values).refuses(key, reason).expect(room="d18", **values)


@rule("CORE-10.6")
def test_boots_and_swords_of_a_tunnel_are_paid_together() -> None:
    walker("d18", boots=2, swords=1).choose("move:d25+1s").expect(room="d25", boots=0, swords=0, damage=0)


@rule("CORE-10.7", "CORE-10.11", "CLA-3.5")
@pytest.mark.parametrize("key", ["move:d12+1s", "teleport:d12"])
def test_arriving_by_any_means_is_entering(key: str) -> None:
    scene = walker("d7", boots=1, swords=1, teleports=1, damage=3).choose(key).expect(room="d12", damage=2)
    assert scene.sees("prompt") == "your-turn"  # the fountain does not ask


@rule("CORE-10.8", "CLA-3.4")
def test_a_crystal_cave_stops_boots_for_the_turn_even_after_a_teleport() -> None:
    scene = walker("d3", boots=3, teleports=1).choose("move:d8").expect(blocked=True)
    scene.refuses("move:d3", "CORE-10.8").choose("teleport:d3").refuses("move:d2", "CORE-10.8").expect(boots=2)


@rule("CORE-10.8")
def test_a_cave_entered_by_teleport_stops_boots_too() -> None:
    walker("d3", boots=2, teleports=1).choose("teleport:d8").refuses("move:d3", "CORE-10.8")


@rule("CORE-10.8")
def test_to_begin_a_turn_in_a_cave_is_not_to_enter_it() -> None:
    walker("d8", boots=1).choose("move:d3").expect(room="d3")


@rule("CLA-3.4", "RUL-44", "CORE-13.2")
def test_the_block_is_gone_in_the_next_own_turn() -> None:
    scene = walker("d3", boots=1).deck("sidestep", *["secret-tome"] * 4).choose("move:d8", "end-turn", "end-turn")
    scene.play("sidestep").choose("move:d3").expect(room="d3")


@rule("CORE-10.8", "RUL-113")
def test_a_text_lifts_the_block_before_and_after() -> None:
    scene = walker("d3", boots=1, hand=["dead-run"]).choose("move:d8").play("dead-run").expect(blocked=False)
    scene.choose("move:d3", "move:d8").expect(blocked=False)


@rule("RUL-113")
def test_damage_already_taken_stays_when_monsters_are_ignored_later() -> None:
    scene = walker("d13", boots=1, hand=["flying-carpet"]).choose("move:d17").expect(damage=1)
    scene.play("flying-carpet").choose("move:d13").expect(damage=1)


@rule("CORE-10.9", "CLA-3.3")
@pytest.mark.parametrize(("here", "there"), [("d3", "d4"), ("d14", "d19"), ("d4", "d9"), ("d5", "d6"), ("d17", "d22")])
def test_a_teleport_ignores_every_icon_of_the_tunnel(here: str, there: str) -> None:
    walker(here, teleports=1).choose(f"teleport:{there}").expect(room=there, damage=0, teleports=0)


@rule("CORE-10.9")
def test_a_teleport_leads_to_a_connected_room_and_opens_no_lock() -> None:
    scene = walker("d4", boots=2, teleports=1).refuses("teleport:d14", "CORE-10.1").choose("teleport:d9")
    scene.refuses("move:d4", "CLA-3.1").refuses("teleport:d4", "CORE-10.9")


@rule("CORE-10.9", "CORE-18.1")
def test_a_teleport_does_not_lead_back_to_the_start_without_an_artifact() -> None:
    walker("d2", teleports=1).refuses("teleport:d1", "CORE-18.1")


@rule("CORE-10.10")
def test_pawns_share_a_room() -> None:
    scene = Scene(seats=3, seat0={"boots": 2, "room": "d2"}, seat1={"room": "d3"}, seat2={"room": "d3"})
    scene.choose("move:d3").expect(room="d3").choose("move:d2")


@rule("CLA-3.2", "RUL-45")
@pytest.mark.parametrize(("spec", "one", "other"), [("classic", "d17", "d22"), ("classic:dusk", "n5", "n6")])
def test_the_dungeon_is_round(spec: str, one: str, other: str) -> None:
    scene = Scene(spec, room_tokens={}, seat0={"room": one, "boots": 1}).choose(f"move:{other}").expect(room=other)
    scene.give(boots=1, blocked=False).choose(f"move:{one}").expect(room=one, boots=0)


@rule("CLA-3.5", "RUL-47")
def test_a_fountain_heals_at_every_entry() -> None:
    scene = walker("d12", teleports=4, damage=3)
    scene.choose("teleport:d17", "teleport:d12", "teleport:d17", "teleport:d12").expect(damage=1)


@rule("RUL-77")
def test_the_order_of_things_on_entering_a_room() -> None:
    grotto = {
        "id": "grotto",
        "rooms": [
            {"id": "a", "features": ["start"]},
            {"id": "b"},
            {"id": "c", "features": ["crystal-cave", "fountain"], "tokens": ["artifact-5"]},
        ],
        "tunnels": [{"from": "a", "to": "b"}, {"from": "b", "to": "c", "monsters": 1}],
    }
    lurk = {"id": "lurk", "kind": "action", "play": [{"when": {"in": "crystal-cave"}, "do": [{"skill": 3}]}]}
    rules = open_game("classic", [inline(board=[grotto], card=[lurk])])
    scene = Scene(rules, seats=4, seat0={"room": "b", "boots": 1, "hand": ["lurk"]}).lay("c", "artifact-5").play("lurk")
    scene.choose("move:c").expect(skill=3, damage=0)
    told = [event.kind.name for event in scene.state.events]
    walked = ["TunnelWalked", "DamageTaken", "BootsBlocked", "DamageHealed", "LatentPaid", "ResourcesGained"]
    assert told[-6:] == walked
    assert scene.offered == ["take:artifact", "decline"]  # questions come last


@rule("RUL-77")
def test_what_a_waiting_effect_asks_comes_before_the_question_about_tokens() -> None:
    either = {"choose": 1, "of": [{"gold": 1}, {"skill": 1}]}
    lurk = {"id": "lurk", "kind": "action", "play": [{"when": {"in": "crystal-cave"}, "do": [either]}]}
    scene = Scene(open_game("classic", [inline(card=[lurk])]), room_tokens={"d8": ["chalice"]}).hand("lurk")
    scene.at("d3").give(boots=1).play("lurk").choose("move:d8")
    assert scene.offered == ["pick:1", "pick:2"]
    assert scene.choose("pick:1").offered == ["take:major-secret", "decline"]


@rule("RUL-111")
def test_a_seat_that_is_shut_in_goes_on_taking_turns() -> None:
    scene = walker("d9", boots=9)
    assert not [key for key in scene.offered if key.startswith("move:")]
    scene.choose("end-turn", "end-turn").expect(room="d9", status="in-play")


@rule("RUL-107", "CORE-10.9")
def test_two_teleports_of_a_device_are_made_one_after_the_other() -> None:
    scene = (
        walker("d3").lay("d8", "chalice").does({"teleport": 2}, moment="use").choose("teleport:d8", "take:major-secret")
    )
    assert scene.sees("prompt") == "teleport"
    scene.choose("teleport:d3").expect(room="d3", tokens=["chalice"])
    assert scene.sees("prompt") == "your-turn"
