"""SPA-3 and SPA-4.1: factions, crystals, Contraband, and the enemy of the reserve."""

from __future__ import annotations

import pytest

from scene import Scene, inline, rule
from ships import aboard
from tiptoe.catalog import open_game


@rule("SPA-3.1", "SPA-3.5", "CORE-6.3")
@pytest.mark.parametrize("order", [("princess-helia", "agent-phantom"), ("agent-phantom", "princess-helia")])
def test_company_counts_before_and_after(order: tuple[str, str]) -> None:
    scene = aboard(*order, deck=["hack", "stumble"], clank=5).play(*order)
    scene.expect(hand=["hack"], clank=2, skill=4)  # one for the Phantom, two for his faction effect


@rule("SPA-3.1")
def test_a_card_is_no_company_for_itself_nor_for_another_faction() -> None:
    scene = aboard("princess-helia", "mad-scientist", "prisoner", deck=["hack"] * 3).play("princess-helia", "prisoner")
    scene.expect(hand=["mad-scientist"], swords=1, boots=2)


@rule("SPA-3.1", "CORE-6.4")
def test_more_company_pays_no_more() -> None:
    aboard(*["leaflet-drone"] * 3, deck=["hack"] * 9).play(*["leaflet-drone"] * 3).expect(hand=["hack"] * 3)


@rule("SPA-3.1")
def test_cards_of_the_turn_before_are_no_company() -> None:
    scene = aboard("leaflet-drone", deck=["princess-helia"] + ["hack"] * 6).play("leaflet-drone")
    scene.choose("end-turn", "end-turn", "play:princess-helia").expect(hand=["hack"] * 4)


@rule("RUL-49", "CORE-6.6")
def test_a_card_that_was_trashed_after_being_played_still_counts() -> None:
    scene = aboard("secret-handshake", "leaflet-drone", deck=["hack"]).play("secret-handshake")
    scene.does({"trash": "secret-handshake", "must": True}, moment="use").choose("trash:secret-handshake")
    scene.play("leaflet-drone").expect(hand=["hack"], boots=1)  # and pays the reward that is owed for itself


@rule("RUL-49")
def test_a_discarded_card_does_not_count() -> None:
    scene = aboard("fe-lion", "leaflet-drone", "secret-handshake", deck=["hack"]).play("fe-lion")
    scene.choose("invoke:fe-lion", "discard:leaflet-drone").play("secret-handshake").expect(boots=0)


@rule("RUL-49")
def test_an_acquired_card_does_not_count() -> None:
    scene = aboard("secret-handshake", skill=1, given={"row": ["leaflet-drone"]}).play("secret-handshake")
    scene.choose("acquire:row1").expect(boots=0)


@rule("SPA-3.2", "RUL-49")
def test_a_multipass_asks_whose_effect_if_there_are_several() -> None:
    scene = aboard("princess-helia", "prisoner", tokens=["multipass"], deck=["hack"]).play("princess-helia", "prisoner")
    scene.choose("consume:multipass")
    assert (scene.sees("prompt"), scene.offered) == ("activate", ["activate:princess-helia", "activate:prisoner"])
    scene.choose("activate:prisoner").expect(swords=2, hand=[], tokens=[])
    assert len(scene.told("FactionActivated")) == 1


@rule("SPA-3.2")
def test_company_that_comes_later_does_not_pay_again() -> None:
    scene = aboard("princess-helia", "secret-handshake", tokens=["multipass"], deck=["hack", "stumble"])
    scene.play("princess-helia").choose("consume:multipass").expect(hand=["hack", "secret-handshake"])
    scene.play("secret-handshake").expect(hand=["hack"], boots=2)


@rule("SPA-3.2")
def test_a_multipass_does_not_repeat_an_effect_that_was_active() -> None:
    scene = aboard("secret-handshake", "secret-handshake", tokens=["multipass"]).play(*["secret-handshake"] * 2)
    scene.expect(boots=2).refuses("consume:multipass", "SPA-3.2")


@rule("SPA-3.2", "SPA-3.3", "SPA-3.4")
@pytest.mark.parametrize("id", ["crystal-battery", "luggage-smuggler"])
def test_a_multipass_wakes_neither_crystals_nor_contraband(id: str) -> None:
    aboard(id, tokens=["multipass"]).play(id).refuses("consume:multipass", "SPA-3.2").expect(tokens=["multipass"])


@rule("SPA-3.2")
def test_a_multipass_wakes_only_cards_in_play() -> None:
    scene = aboard("secret-handshake", tokens=["multipass"]).play("secret-handshake")
    scene.does({"trash": "any", "must": True}, moment="use").choose("trash:secret-handshake")
    scene.refuses("consume:multipass", "SPA-3.2")


@rule("SPA-3.3", "SPA-3.5", "RUL-57")
def test_a_crystal_effect_pays_once_for_any_number_and_for_every_card() -> None:
    scene = aboard(*["crystal-battery"] * 2, tokens=["power-crystal"] * 3).play("crystal-battery").expect(skill=4)
    scene.play("crystal-battery").expect(skill=8)


@rule("SPA-3.3", "SPA-3.5", "RUL-4")
def test_a_crystal_found_later_in_the_turn_is_early_enough() -> None:
    scene = aboard("crystal-battery", room="dc8", boots=1).play("crystal-battery").expect(skill=2)
    scene.choose("move:dc9").expect(skill=4)


@rule("SPA-3.4", "RUL-57")
def test_contraband_is_not_used_up() -> None:
    scene = aboard(*["luggage-smuggler"] * 2, tokens=["contraband"]).play(*["luggage-smuggler"] * 2)
    scene.expect(skill=4, gold=4, tokens=["contraband"])


@rule("SPA-3.5", "RUL-77")
def test_what_a_reward_wakes_comes_before_the_secret_is_asked_for() -> None:
    scene = aboard("crystal-botanist", room="dc8", boots=1, deck=["hack"]).lay("dc9", "atomizer")
    scene.play("crystal-botanist").choose("move:dc9").expect(hand=["hack"])
    assert scene.sees("prompt") == "take-token"


@rule("RUL-77", "SPA-5.4", "SPA-5.5")
def test_a_room_stops_first_then_rewards_then_asks() -> None:
    scene = aboard(room="hy6", boots=2).lay("hy9", "atomizer").choose("move:hy9")
    told = [event.kind.name for event in scene.state.events]
    assert told[-3:] == ["TunnelWalked", "BootsBlocked", "TokenTaken"]
    assert scene.sees("prompt") == "take-token"


@rule("SPA-4.1", "CORE-9.6")
def test_g0b_l1n_can_be_fought_again_and_again() -> None:
    scene = aboard(swords=5).choose("fight:g0b-l1n", "fight:g0b-l1n").expect(gold=2, swords=1)
    scene.refuses("fight:g0b-l1n", "CORE-9.4").refuses("fight:eradibot", "CORE-9.2")
    assert scene.sees("reserve.g0b-l1n") == 1


@rule("SPA-4.1", "CORE-9.6")
def test_eradibot_works_the_same_way() -> None:
    scene = aboard(swords=7, given={"reserve": {"g0b-l1n": 0, "eradibot": 1}})
    scene.choose("fight:eradibot", "fight:eradibot").expect(gold=4, swords=1)
    scene.refuses("fight:eradibot", "CORE-9.4").refuses("fight:g0b-l1n", "CORE-9.2")
    assert (scene.sees("reserve.eradibot"), scene.sees("dungeon_discard")) == (1, [])


@rule("RUL-48")
def test_the_engine_would_use_a_device_in_space_too() -> None:
    rules = open_game("space", [inline(card=[{"id": "crate", "kind": "device", "cost": 2, "use": [{"gold": 3}]}])])
    Scene(rules, row=["crate"], seat0={"skill": 2}).choose("use:row1").expect(gold=3, skill=0)
