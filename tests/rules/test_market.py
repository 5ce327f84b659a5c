"""CORE-11: the market."""

from __future__ import annotations

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game


@rule("CORE-11.1", "RUL-26")
def test_several_items_at_seven_gold_each_in_a_market_room(scene: Scene) -> None:
    scene.at("d20").give(gold=20).choose("buy:master-key", "buy:backpack").expect(gold=6)
    scene.refuses("buy:crown-10", "CORE-11.1").expect(tokens=["backpack", "master-key"])


@rule("CORE-11.1")
def test_nothing_is_sold_outside_the_market(scene: Scene) -> None:
    scene.at("d21").give(gold=20).refuses("buy:master-key", "CORE-11.1")


@rule("CORE-11.1")
def test_only_market_items_are_for_sale(scene: Scene) -> None:
    scene.at("d20").give(gold=20).refuses("buy:chalice", "CORE-11.1")


@rule("RUL-26")
def test_the_same_item_may_be_bought_twice(scene: Scene) -> None:
    scene.at("d20").give(gold=14).choose("buy:backpack", "buy:backpack").expect(tokens=["backpack", "backpack"])


@rule("CORE-11.1", "CLA-2.5", "CLA-2.12")
@pytest.mark.parametrize("room", ["n19", "n21", "n26", "n27", "n34"])
def test_every_travelling_merchant_of_the_dusk_side_sells_everything(room: str) -> None:
    scene = Scene("classic:dusk", seat0={"room": room, "gold": 7})
    sold = {key for key in scene.offered if key.startswith("buy:")}
    assert sold == {"buy:master-key", "buy:backpack", "buy:crown-10"}


@rule("CORE-11.2")
def test_what_an_item_gives_at_once_is_given_on_buying_it() -> None:
    balm = {"id": "balm", "kind": "market", "points": 2, "reveal": [{"heal": 2}], "keep": True}
    scene = Scene(open_game("classic", [inline(token=[balm])]), seat0={"room": "d20", "gold": 7, "damage": 3})
    scene.choose("buy:balm").expect(damage=1, tokens=["balm"])


@rule("CORE-11.3", "CLA-5.14")
def test_the_best_crown_left_is_sold_first(scene: Scene) -> None:
    scene.at("d20").give(gold=14).refuses("buy:crown-9", "CORE-11.3").choose("buy:crown-10")
    scene.refuses("buy:crown-8", "CORE-11.3").choose("buy:crown-9").expect(tokens=["crown-10", "crown-9"])


@rule("CORE-11.4", "CLA-4.5")
def test_a_backpack_makes_room_for_another_artifact() -> None:
    scene = Scene(room_tokens={"d21": ["artifact-7"]}, seat0={"room": "d20", "boots": 3, "gold": 7})
    scene.tokens("artifact-5").choose("move:d21").expect(room="d21")
    assert "take:artifact" not in scene.offered
    scene.choose("move:d20", "buy:backpack", "move:d21", "take:artifact")
    scene.expect(tokens=["artifact-5", "artifact-7", "backpack"])
