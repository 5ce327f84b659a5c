"""SPA-5: corridors, security, rewards, hyperlifts and teleporters."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule
from ships import SECURITY, aboard
from tiptoe.catalog import open_game
from tiptoe.games.space.nouns import COMMAND, HYPERLIFT, TELEPORTER

KEY, PASS, CODE = "master-key", "telepass", "command-code"


@rule("SPA-5.1")
@pytest.mark.parametrize(
    ("room", "beside"),
    [("k1", "cb2"), ("k1", "dc1"), ("dc4", "cb4"), ("dc7", "ml4"), ("k4", "hy3"), ("k4", "ml1"), ("k6", "hy1")],
)
def test_rooms_of_neighbouring_modules_that_are_joined_are_adjacent(room: str, beside: str) -> None:
    aboard(room=room, boots=1).choose(f"move:{beside}").expect(room=beside, boots=0)
    aboard(room=beside, boots=1).choose(f"move:{room}").expect(room=room, boots=0)
    aboard(room=room, teleports=1).choose(f"teleport:{beside}").expect(room=beside)


@rule("SPA-5.1")
def test_rooms_that_only_lie_close_are_not_adjacent() -> None:
    aboard(room="k1", boots=3).refuses("move:dc2", "CORE-10.1").refuses("move:k3", "CORE-10.1")
    aboard(room="hy8", boots=3).refuses("move:hy4", "CORE-10.1")


@rule("SPA-5.2", "CORE-10.2")
def test_footprints_cost_two_boots() -> None:
    aboard(room="k5", boots=1).refuses("move:ml2", "CORE-10.2")
    aboard(room="k5", boots=2).choose("move:ml2").expect(boots=0, room="ml2")


@rule("SPA-5.2", "CORE-10.3", "CORE-16.4")
def test_enemies_in_a_corridor_cost_swords_or_health() -> None:
    aboard(boots=1, swords=1).choose("move:cb6+1s").expect(damage=1, swords=0, supply=29)
    aboard(boots=1, damage=8).refuses("move:cb6", "CORE-16.4")
    aboard(boots=1, damage=8, swords=1).choose("move:cb6+1s").expect(damage=9)


@rule("SPA-5.2", "CORE-10.5", "RUL-46")
def test_a_lock_needs_a_master_key_of_ones_own() -> None:
    scene = aboard(room="hy4", boots=2, given={"seat1": {"tokens": [KEY]}}).refuses("move:hy10", "CLA-3.1")
    scene.tokens(KEY).choose("move:hy10").expect(tokens=[KEY], boots=1)


@rule("SPA-5.2", "CORE-10.4")
def test_an_arrow_goes_one_way_but_for_teleports() -> None:
    aboard(room="hy9", boots=1).refuses("move:hy11", "CORE-10.4")
    aboard(room="hy11", boots=1).choose("move:hy9").expect(room="hy9")
    aboard(room="hy9", teleports=1).choose("teleport:hy11").expect(room="hy11")


@rule("SPA-5.3", "RUL-56")
def test_on_arrival_one_secret_may_be_taken_unseen() -> None:
    scene = aboard(room="cb4", boots=3).lay("cb5", "digital-archive", "combat-stim").choose("move:cb5")
    assert scene.offered == ["take:minor-secret", "decline"]
    scene.choose("take:minor-secret").expect(tokens=["digital-archive"])
    scene.refuses("take:minor-secret", "CLA-4.1").choose("move:cb4", "move:cb5", "take:minor-secret")
    scene.expect(tokens=["combat-stim", "digital-archive"])


@rule("SPA-5.3", "RUL-56")
def test_a_secret_that_was_left_waits_for_the_next_arrival() -> None:
    scene = aboard(room="cb4", boots=3).lay("cb5", "ship-plans").choose("move:cb5", "decline")
    assert "take:major-secret" not in scene.offered
    scene.choose("move:cb4", "move:cb5", "take:major-secret").expect(tokens=["ship-plans"])


@rule("SPA-5.3", "RUL-56")
def test_where_both_kinds_lie_one_of_them_is_chosen() -> None:
    rules = open_game("space:promenade.arena.engineering")
    scene = Scene(rules, room_tokens={"pr13": ["ship-plans", "healing-stim"]}, seat0={"room": "pr10", "boots": 2})
    scene.choose("move:pr13")
    assert scene.offered == ["take:major-secret", "take:minor-secret", "decline"]
    scene.choose("take:minor-secret").expect(tokens=["healing-stim"])
    assert scene.sees("room_tokens.pr13") == ["ship-plans"] and scene.sees("prompt") == "your-turn"


@rule("SPA-5.4", "CORE-10.8", "RUL-44")
def test_security_stops_boots_until_the_turn_is_over() -> None:
    scene = aboard(room="k1", boots=3, teleports=1).choose(f"move:{SECURITY}").expect(blocked=True)
    scene.refuses("move:k3", "CORE-10.8").choose("teleport:k3").refuses("move:k4", "CORE-10.8")
    scene.choose("end-turn", "end-turn").expect(blocked=False, room="k3")


@rule("SPA-5.4", "SPA-5.9", "CORE-10.10")
def test_security_stops_whoever_enters_in_whatever_way() -> None:
    aboard(room="k1", teleports=1, boots=1).choose(f"teleport:{SECURITY}").refuses("move:k3", "CORE-10.8")
    aboard(room="k1", teleports=1, boots=1).choose("teleport:dc1", "move:dc5").expect(
        room="dc5"
    )  # teleports do not stun


@rule("SPA-5.4", "RUL-50")
def test_a_ride_is_possible_after_security() -> None:
    scene = aboard(room="k1", boots=1, teleports=1).choose(f"move:{SECURITY}", "teleport:k3", "lift:cb3")
    scene.expect(room="cb3", blocked=True)


@rule("SPA-5.5", "RUL-54", "RUL-47")
def test_a_reward_is_paid_at_every_entry() -> None:
    scene = aboard(room="k4", boots=4, damage=5).choose("move:ml1", "move:ml5", "move:ml1").expect(damage=3)
    scene.choose("move:ml5").expect(damage=3)
    ship = Scene("space:engineering.arena.promenade", room_tokens={}, seat0={"room": "en5", "boots": 1})
    ship.choose("move:en1").expect(gold=1)
    aboard(room="ml1", damage=5).choose("end-turn", "end-turn").expect(damage=5)  # to stand there is not to enter


@rule("SPA-5.5", "CORE-2.5")
def test_rewards_are_the_entering_seats_by_any_way() -> None:
    aboard(room="k4", teleports=1, damage=2).choose("teleport:ml1").expect(damage=1)
    scene = aboard(room="hy6", boots=1).choose("move:hy9").expect(tokens=["power-crystal"], blocked=True)
    assert scene.told("TokenTaken")[0][0] == 0


@rule("SPA-5.5", "RUL-54")
@pytest.mark.parametrize(("theirs", "mine"), [(4, 1), (5, 0)])
def test_there_are_five_power_crystals(theirs: int, mine: int) -> None:
    tokens = ["power-crystal"] * theirs + ["sixth-crystal"]  # which is none of the five
    scene = aboard(room="dc8", boots=2, given={"seat1": {"tokens": tokens}}).choose("move:dc9")
    scene.expect(tokens=["power-crystal"] * mine)


@rule("SPA-5.6", "RUL-50")
def test_a_hyperlift_goes_to_any_other_for_no_boots_as_often_as_one_likes() -> None:
    scene = aboard(room="cb3")
    assert [key for key in scene.offered if key.startswith("lift")] == ["lift:k3", "lift:k5"]
    scene.choose("lift:k5", "lift:k3", "lift:cb3", "lift:k5").expect(room="k5", ridden=True)
    assert len(scene.told("LiftRidden")) == 4


@rule("SPA-5.6")
def test_a_hyperlift_is_ridden_from_one_to_another() -> None:
    aboard(room="k1").refuses("lift:k3", "SPA-5.6")
    aboard(room="k3").refuses("lift:k3", "SPA-5.6").refuses("lift:k4", "SPA-5.6")


@rule("SPA-5.6", "RUL-50")
def test_a_locked_hyperlift_needs_the_key_both_ways() -> None:
    aboard(room="k3").refuses("lift:k6", "SPA-5.6")
    aboard(room="k6").refuses("lift:k3", "SPA-5.6")
    aboard(room="k3", tokens=[KEY]).choose("lift:k6", "lift:cb3").expect(room="cb3")


@rule("SPA-5.6", "RUL-50", "CORE-10.10")
def test_arriving_by_lift_is_entering() -> None:
    aboard(room="k3").lay("k5", "atomizer").choose("lift:k5", "take:minor-secret").expect(room="k5")


@rule("SPA-5.7")
def test_a_teleporter_needs_a_telepass() -> None:
    aboard(room="hy11").refuses("beam:dc10", "SPA-5.7")
    scene = aboard(room="hy11", tokens=[PASS])
    assert [key for key in scene.offered if key.startswith("beam")] == ["beam:dc10", "beam:ml12"]
    scene.choose("beam:dc10", "beam:ml12").expect(room="ml12", ridden=True, tokens=[PASS])
    assert len(scene.told("Beamed")) == 2


@rule("SPA-5.7")
def test_a_teleporter_works_from_one_to_another() -> None:
    aboard(room="hy9", tokens=[PASS]).refuses("beam:hy11", "SPA-5.7")
    aboard(room="hy11", tokens=[PASS]).refuses("beam:hy11", "SPA-5.7").refuses("beam:hy9", "SPA-5.7")


@rule("SPA-5.8")
@pytest.mark.parametrize(("room", "ride", "walk"), [("k3", "lift:k5", "move:k6"), ("hy11", "beam:ml12", "move:ml11")])
def test_after_a_ride_no_boots_until_the_turn_is_over(room: str, ride: str, walk: str) -> None:
    scene = aboard(room=room, boots=3, tokens=[PASS]).choose(ride).refuses(walk, "SPA-5.8").expect(boots=3)
    scene.choose("end-turn", "end-turn").give(boots=1).choose(walk).expect(ridden=False)


@rule("SPA-5.8", "RUL-44")
def test_to_walk_over_such_spaces_costs_nothing_more() -> None:
    aboard(room="cb1", boots=2).choose("move:cb3", "move:cb2").expect(room="cb2", ridden=False)
    aboard(room="ml8", boots=2, tokens=[PASS]).choose("move:ml12", "move:ml11").expect(room="ml11")


@rule("SPA-5.8")
def test_boots_of_later_cards_cannot_be_spent_either_but_teleports_can() -> None:
    scene = aboard("access", room="k3", teleports=1).choose("lift:k5", "play:access").refuses("move:k6", "SPA-5.8")
    scene.choose("teleport:k4").expect(room="k4", boots=1)


@rule("SPA-5.9", "RUL-101")
def test_machines_make_no_neighbours() -> None:
    aboard(room="k3", teleports=1).refuses("teleport:k5", "CORE-10.1").refuses("teleport:cb3", "CORE-10.1")
    aboard(room="hy11", teleports=1, tokens=[PASS]).refuses("teleport:ml12", "CORE-10.1")


@rule("SPA-5.9", "RUL-101")
def test_no_teleport_leads_from_lift_to_lift_along_a_corridor_either() -> None:
    scene = aboard(room="k5", teleports=1, boots=1).refuses("teleport:k6", "SPA-5.9")
    assert "teleport:k6" not in scene.offered
    scene.choose("move:k6").expect(room="k6")
    aboard(room="k6", teleports=1).refuses("teleport:k5", "SPA-5.9")


@rule("SPA-5.9")
def test_a_teleport_does_not_stun() -> None:
    aboard(room="k3", teleports=1, boots=1).choose("teleport:k4", "move:ml1").expect(room="ml1", ridden=False)


@rule("SPA-5.10", "RUL-55")
@pytest.mark.parametrize(
    ("room", "key"),
    [("k6", "move:cm1"), ("k6", "teleport:cm1"), ("hy4", "move:cm4"), ("ml8", "teleport:cm5"), ("hy11", "beam:cm10")],
)
def test_the_command_module_is_closed_without_the_own_code(room: str, key: str) -> None:
    purse: dict[str, Any] = {"boots": 2, "teleports": 1, "swords": 2}
    scene = aboard(room=room, tokens=[PASS, KEY], given={"seat1": {"tokens": [CODE]}}, **purse)
    assert key not in scene.offered
    scene.refuses(key, "SPA-5.10")
    aboard(room=room, tokens=[PASS, KEY, CODE], **purse).choose(key)


@rule("SPA-5.10", "RUL-50")
def test_no_machine_of_any_ship_leads_into_the_command_module_without_a_code() -> None:
    board = open_game("space").board
    riding = [name for name, bits in zip(board.rooms, board.features) if bits & (HYPERLIFT | TELEPORTER)]
    inside = [name for name, bits in zip(board.rooms, board.features) if bits & COMMAND]
    for room in riding:
        if room not in inside:
            offered = aboard(room=room, tokens=[PASS, KEY], boots=3, teleports=1, swords=3).offered
            assert offered and not {key.partition(":")[2].partition("+")[0] for key in offered} & set(inside)


@rule("SPA-4.2", "CORE-11.1", "RUL-26")
def test_items_cost_seven_and_several_may_be_bought() -> None:
    scene = (
        aboard(room="hy2", gold=21).choose("buy:medkit", "buy:telepass").expect(gold=7, tokens=["medkit", "telepass"])
    )
    scene.choose("buy:contraband").refuses("buy:master-key", "CORE-11.1")
    aboard(room="hy2", gold=6).refuses("buy:medkit", "CORE-11.1")
    aboard(room="hy1", gold=7).refuses("buy:medkit", "CORE-11.1")


@rule("SPA-4.2", "RUL-26")
def test_nobody_buys_a_second_one_of_a_kind() -> None:
    scene = aboard(room="hy2", seats=3, gold=14).choose("buy:medkit").refuses("buy:medkit", "SPA-4.2")
    assert scene.sees("market").count("medkit") == 1
    other = aboard(room="hy2", gold=7, given={"market": []}).refuses("buy:medkit", "CORE-2.5")
    assert not [key for key in other.offered if key.startswith("buy")]
