"""Cards of In Space, beyond plain numbers."""

from __future__ import annotations

import pytest

from scene import Scene, card, rule
from ships import SECURITY, aboard, added_points


@card("undercover-djudai", "play")
@rule("SPA-12.1", "SPA-3.1", "RUL-113")
def test_with_the_resistance_the_djudai_walks_past_enemies() -> None:
    scene = aboard("undercover-djudai", "leaflet-drone").play("undercover-djudai").expect(skill=1, swords=2, boots=1)
    scene.refuses("move:cb6+3s", "CORE-10.3").play("leaflet-drone").choose("move:cb6").expect(damage=0, swords=2)
    aboard("undercover-djudai").play("undercover-djudai").choose("move:cb6").expect(damage=2)


@card("forged-uniform", "play")
@rule("SPA-3.1", "SPA-5.4", "RUL-113")
def test_with_the_resistance_the_forged_uniform_passes_security() -> None:
    scene = aboard("forged-uniform", "leaflet-drone", room="k1", clank=3, boots=1)
    scene.play("forged-uniform").expect(boots=2, clank=1).choose(f"move:{SECURITY}").refuses("move:k3", "CORE-10.8")
    scene.play("leaflet-drone").choose("move:k3").expect(room="k3", blocked=False)


@card("founding-charter", "play", "score")
@rule("SPA-1.2", "CORE-20.2")
def test_the_founding_charter_counts_the_resistance() -> None:
    aboard("founding-charter", deck=["hack"]).play("founding-charter").expect(skill=1, hand=["hack"])
    assert added_points(cards=["founding-charter"]) == 1  # it is one of them
    friends = {"discard": ["founding-charter", "leaflet-drone"], "hand": ["secret-handshake"], "deck": ["prisoner"]}
    assert added_points(**friends) == 3


@card("space-skunk", "play")
@rule("SPA-12.1", "CORE-6.5")
def test_the_space_skunk_smells_a_prisoner() -> None:
    aboard("space-skunk", discard=["prisoner"]).play("space-skunk").expect(skill=2, gold=2)
    scene = aboard("space-skunk", "prisoner").play("space-skunk").expect(gold=0).play("prisoner").expect(gold=2)
    scene.does({"draw": 1}).expect(gold=2)  # once


@card("prisoner", "play", "score")
@rule("SPA-3.1", "CORE-20.2")
def test_a_prisoner_is_worth_something_in_a_pod() -> None:
    aboard("prisoner", "quantum-dice").play("prisoner").expect(boots=1, swords=0).play("quantum-dice").expect(swords=1)
    assert (added_points(cards=["prisoner"]), added_points(cards=["prisoner"], tokens=["escape-pod"])) == (0, 22)


@card("exterminator", "play")
@rule("SPA-12.1", "RUL-39")
def test_the_exterminator_is_paid_for_an_enemy_of_the_row() -> None:
    scene = aboard("exterminator", swords=2, given={"row": ["security-officer"]}).play("exterminator")
    scene.expect(swords=5, boots=1, gold=0).choose("fight:g0b-l1n").expect(gold=1)
    scene.choose("fight:row1").expect(gold=3, swords=1)


@card("account-hack", "play")
@rule("SPA-12.1", "RUL-36")
def test_an_account_hack_pays_for_a_trashed_card_even_itself() -> None:
    scene = aboard("account-hack", discard=["hack", "stumble"]).play("account-hack").expect(skill=1, gold=0)
    scene.choose("invoke:account-hack")
    assert scene.offered == ["trash:account-hack", "trash:hack"]
    scene.choose("trash:account-hack").expect(gold=2, in_play=[], discard=["hack", "stumble"])


@card("six-armed-fence", "play")
@rule("SPA-3.1", "SPA-4.2", "RUL-107")
def test_the_fence_sells_one_item_for_five_in_a_market() -> None:
    scene = aboard("six-armed-fence", room="hy1", gold=10).play("six-armed-fence").expect(skill=1, boots=1)
    scene.refuses("invoke:six-armed-fence", "CORE-6.5a").choose("move:hy2", "invoke:six-armed-fence", "buy:medkit")
    scene.expect(gold=5, tokens=["medkit"]).refuses("invoke:six-armed-fence", "CORE-6.5a")
    scene.refuses("buy:telepass", "CORE-11.1")  # seven again
    aboard("six-armed-fence", "prisoner").play("six-armed-fence", "prisoner").expect(gold=2)


@card("six-armed-fence", "play")
@rule("SPA-4.2")
def test_the_fence_sells_no_second_one() -> None:
    scene = aboard("six-armed-fence", room="hy2", gold=5, tokens=["medkit"]).play("six-armed-fence")
    scene.choose("invoke:six-armed-fence")
    assert sorted(scene.offered) == ["buy:contraband", "buy:master-key", "buy:telepass"]


@card("hot-cargo", "play", "acquire", "score")
@rule("CORE-9.5", "CORE-20.2")
def test_hot_cargo_wants_contraband() -> None:
    aboard("hot-cargo", deck=["hack"]).play("hot-cargo").expect(hand=["hack"])
    aboard(skill=4, given={"row": ["hot-cargo"]}).choose("acquire:row1").expect(clank=1, discard=["hot-cargo"])
    assert (added_points(cards=["hot-cargo"]), added_points(cards=["hot-cargo"], tokens=["contraband"])) == (2, 15)


@card("mad-scientist", "play")
@rule("SPA-3.1", "SPA-3.3")
def test_a_mad_scientist_trashes_in_company() -> None:
    scene = aboard("mad-scientist", "mad-scientist", deck=["hack", "hack"]).play("mad-scientist").expect(skill=1)
    scene.refuses("invoke:mad-scientist", "CORE-6.5a").play("mad-scientist").expect(skill=2, hand=["hack", "hack"])
    scene.choose("invoke:mad-scientist", "trash:mad-scientist", "invoke:mad-scientist", "trash:mad-scientist")
    scene.expect(in_play=[])  # one for each of the two
    aboard("mad-scientist", tokens=["sixth-crystal"]).play("mad-scientist").expect(skill=2)


@card("snooping-probe", "play")
@rule("SPA-3.1", "SPA-5.10", "RUL-101")
def test_the_snooping_probe_fetches_a_secret_or_walks() -> None:
    aboard("snooping-probe").play("snooping-probe").choose("pick:2").expect(boots=2)
    scene = aboard("snooping-probe", "mad-scientist", room="k3", deck=["hack", "hack"])
    scene.lay("k2", "ship-plans").lay("k5", "ship-plans").play("snooping-probe").choose("pick:1")
    scene.choose("invoke:snooping-probe")
    assert scene.offered == ["fetch:k2:major-secret"]  # k5 is a ride away, not beside
    scene.choose("fetch:k2:major-secret").expect(tokens=["ship-plans"], room="k3")
    scene.play("mad-scientist").expect(hand=["hack", "hack"])


@card("snooping-probe", "play")
@rule("SPA-9.2")
def test_nothing_is_fetched_from_a_pod() -> None:
    pods = {"room_tokens": {"pod1": ["escape-pod"], "cb7": ["ship-plans"]}}
    scene = aboard("snooping-probe", room="cb7", boots=1, tokens=["artifact-5"], given=pods)
    assert "move:pod1" in scene.offered
    scene.play("snooping-probe").choose("pick:1", "move:pod1").expect(leaving=True)
    scene.refuses("invoke:snooping-probe", "CORE-6.5a")


@card("snooping-probe", "play")
@rule("SPA-5.10", "RUL-55")
@pytest.mark.parametrize(("tokens", "offered"), [([], False), (["command-code"], True)])
def test_no_secret_comes_out_of_the_command_module_without_a_code(tokens: list[str], offered: bool) -> None:
    scene = aboard("snooping-probe", room="hy4", tokens=tokens).lay("cm4", "atomizer").play("snooping-probe")
    assert ("invoke:snooping-probe" in scene.choose("pick:1").offered) == offered


@card("antigravity-galoshes", "play")
@rule("SPA-3.1", "SPA-3.3", "SPA-5.4", "RUL-113")
def test_galoshes_carry_over_security_and_past_enemies() -> None:
    scene = aboard("antigravity-galoshes", "mad-scientist", room="k1", clank=2).play("antigravity-galoshes")
    scene.expect(boots=2, clank=1).choose(f"move:{SECURITY}").expect(boots=1, blocked=False)
    scene.play("mad-scientist").choose("move:dc2").expect(damage=0)  # an enemy watches this corridor
    aboard("antigravity-galoshes", tokens=["power-crystal"]).play("antigravity-galoshes").expect(boots=3)


@card("fe-lion", "play")
@rule("SPA-12.1", "CORE-8.5", "RUL-29")
def test_the_fe_lion_swaps_a_card_if_there_is_one() -> None:
    scene = aboard("fe-lion", "stumble", deck=["hack"]).play("fe-lion").expect(skill=1, swords=2)
    scene.choose("invoke:fe-lion", "discard:stumble").expect(hand=["hack"], clank=0)
    aboard("fe-lion", deck=["hack"]).play("fe-lion").refuses("invoke:fe-lion", "CORE-6.5a")


@card("code-red", "play")
@card("pocket-black-hole", "play", "acquire")
@rule("CORE-8.4")
@pytest.mark.parametrize(
    ("id", "skill", "clank", "hand"), [("code-red", 2, 1, []), ("pocket-black-hole", 0, 0, ["hack"])]
)
def test_cards_that_trash_any_card(id: str, skill: int, clank: int, hand: list[str]) -> None:
    scene = aboard(id, deck=["hack"], discard=["stumble"]).play(id).expect(skill=skill, clank=clank, hand=hand)
    scene.choose(f"invoke:{id}", "trash:stumble").expect(discard=[], in_play=[id])


@card("pocket-black-hole", "acquire")
@rule("CORE-9.5")
def test_a_pocket_black_hole_is_loud() -> None:
    aboard(skill=8, given={"row": ["pocket-black-hole"]}).choose("acquire:row1").expect(clank=2)


@card("shockproof-socks", "play")
@rule("SPA-5.8", "RUL-113")
@pytest.mark.parametrize("first", [True, False])
def test_shockproof_socks_walk_on_after_a_ride(first: bool) -> None:
    scene = aboard("shockproof-socks", room="k3", clank=2)
    steps = ["play:shockproof-socks", "lift:k5"] if first else ["lift:k5", "play:shockproof-socks"]
    scene.choose(*steps).expect(skill=1, clank=1, ridden=True).choose("move:k6").expect(room="k6", boots=0)


@card("panic-sprint", "play")
@rule("SPA-5.4", "RUL-113")
def test_a_panic_sprint_does_not_stop() -> None:
    scene = aboard("panic-sprint", room="k1").play("panic-sprint").expect(boots=3, clank=2)
    scene.choose(f"move:{SECURITY}", "move:k3", "move:k4").expect(room="k4", boots=0)


@card("panic-sprint", "play")
@rule("RUL-113", "SPA-5.8")
def test_what_ignores_security_does_not_help_after_a_ride() -> None:
    scene = aboard("panic-sprint", room="k3").choose("lift:k5").play("panic-sprint")
    scene.refuses("move:k6", "SPA-5.8").expect(ridden=True, boots=3)


@card("remote-uplink", "play")
@rule("SPA-6.1", "SPA-6.2", "RUL-101")
def test_a_remote_uplink_hacks_beside() -> None:
    scene = aboard("remote-uplink", room="hy2", given={"ports": {"hy1": [1]}}).play("remote-uplink").expect(skill=2)
    scene.choose("invoke:remote-uplink")
    assert scene.offered == ["hack:hy3", "hack:hy6"]  # hy1 is used; an enemy on the way to hy6 does not see it
    scene.choose("hack:hy6").expect(gold=5, room="hy2", damage=0).refuses("invoke:remote-uplink", "CORE-6.5a")
    assert scene.sees("ports.hy6") == [0]


@card("remote-uplink", "play")
@rule("SPA-6.1", "RUL-107")
def test_a_remote_uplink_waits_for_a_port() -> None:
    scene = aboard("remote-uplink", room="k3", boots=1).play("remote-uplink").choose("move:k4")
    scene.choose("invoke:remote-uplink", "hack:hy3").expect(clank=1)
    aboard("remote-uplink").play("remote-uplink").refuses("invoke:remote-uplink", "CORE-6.5a")


@card("universal-remote", "play")
@rule("RUL-110")
@pytest.mark.parametrize(("pick", "gains"), [(1, (3, 0, 0)), (2, (0, 4, 0)), (3, (0, 0, 3))])
def test_a_universal_remote_does_one_of_three_things(pick: int, gains: tuple[int, int, int]) -> None:
    scene = aboard("universal-remote").play("universal-remote").choose(f"pick:{pick}")
    scene.expect(skill=gains[0], swords=gains[1], boots=gains[2])


@card("emergency-nap-pod", "play")
@rule("CORE-8.5", "RUL-29")
def test_a_nap_heals_for_a_discarded_card() -> None:
    scene = aboard("emergency-nap-pod", "stumble", damage=2, clank=3).play("emergency-nap-pod").expect(skill=2, clank=2)
    scene.choose("invoke:emergency-nap-pod", "discard:stumble").expect(damage=1, discard=["stumble"])


@card("very-large-wrench", "play")
@rule("RUL-39")
def test_a_very_large_wrench_draws_for_an_enemy_of_the_row() -> None:
    scene = aboard("very-large-wrench", deck=["hack", "hack"], given={"row": ["vent-lurker"]}).play("very-large-wrench")
    scene.expect(swords=4, boots=1).choose("fight:g0b-l1n").expect(hand=[])
    scene.choose("fight:row1").expect(hand=["hack"], boots=3)


@card("captains-log", "play", "score")
@rule("CORE-20.2")
def test_a_captains_log_counts_two_kinds_of_items() -> None:
    aboard("captains-log", deck=["hack"]).play("captains-log").expect(skill=2, hand=["hack"])
    assert added_points(cards=["captains-log"], tokens=["medkit"]) == 5
    assert added_points(cards=["captains-log"], tokens=["medkit", "telepass"]) == 14
    assert added_points(cards=["captains-log"], tokens=["medkit", "telepass", "master-key"]) == 19


@card("commodore-cat", "play")
@rule("RUL-108", "RUL-110")
def test_commodore_cat_is_quiet_or_replaces_a_card() -> None:
    aboard("commodore-cat", clank=3, given={"row": ["hall-monitor"]}).play("commodore-cat").choose("pick:1").expect(
        clank=1
    )
    scene = aboard("commodore-cat", given={"row": ["hall-monitor"]}).next_cards("barricade-choir").play("commodore-cat")
    scene.choose("pick:2", "invoke:commodore-cat", "replace:row1").expect(clank=1)  # its Arrive text
    assert (scene.sees("row"), scene.sees("seat1.clank")) == (["barricade-choir", "", "", "", "", ""], 1)


@card("overclocker", "arrive")
@rule("SPA-4.1", "CORE-14.2")
def test_an_overclocker_turns_the_enemy_of_the_reserve() -> None:
    scene = aboard(swords=3, given={"row": ["overclocker"] * 5}).next_cards("overclocker").choose("end-turn")
    assert (scene.sees("reserve.g0b-l1n"), scene.sees("reserve.eradibot")) == (0, 1)
    assert len(scene.told("ReserveTurned")) == 1
    again = aboard(given={"row": ["overclocker"] * 5, "reserve": {"g0b-l1n": 0, "eradibot": 1}})
    assert again.next_cards("overclocker").choose("end-turn").told("ReserveTurned") == []


@card("overclocker", "defeat")
@rule("SPA-4.1")
@pytest.mark.parametrize(("answer", "g0b_l1n"), [("pick:1", 1), ("decline", 0)])
def test_who_defeats_an_overclocker_may_turn_it_back(answer: str, g0b_l1n: int) -> None:
    turned = {"row": ["overclocker"], "reserve": {"g0b-l1n": 0, "eradibot": 1}}
    scene = aboard(swords=3, given=turned).choose("fight:row1")
    assert scene.sees("prompt") == "turn-reserve"
    scene.choose(answer).expect(skill=2, gold=2)
    assert (scene.sees("reserve.g0b-l1n"), scene.sees("reserve.eradibot")) == (g0b_l1n, 1 - g0b_l1n)


@card("overclocker", "defeat")
@rule("SPA-4.1")
def test_nothing_is_asked_when_g0b_l1n_shows() -> None:
    scene = aboard(swords=3, given={"row": ["overclocker"]}).choose("fight:row1").expect(skill=2, gold=2)
    assert scene.sees("prompt") == "your-turn"


@card("hungry-compactor", "defeat")
@rule("CORE-8.4")
def test_a_hungry_compactor_eats_up_to_two_cards() -> None:
    scene = aboard(swords=8, discard=["hack", "stumble", "stumble"], given={"row": ["hungry-compactor"]})
    scene.choose("fight:row1", "trash:stumble", "trash:stumble").expect(gold=2, discard=["hack"])
    Scene("space", row=["hungry-compactor"], seat0={"swords": 4}).choose("fight:row1").expect(gold=2)  # nothing to eat
