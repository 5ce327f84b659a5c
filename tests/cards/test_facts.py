"""What is printed on cards and tokens: facts.toml, written apart from the pack, says so, and the game agrees."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scene import Scene, rule
from tiptoe.catalog import open_game
from tiptoe.core.material import FEATURES, KINDS

FACTS = tomllib.loads((Path(__file__).parent / "facts.toml").read_text(encoding="utf-8"))
CARDS = FACTS["card"]
TOKENS = FACTS["token"]
DUNGEON = [id for id, facts in CARDS.items() if facts["deck"] == "dungeon"]
QUIET = ["secret-tome"] * 5
VERBS = {"device": "use", "monster": "fight"}


def marks(id: str) -> list[str]:
    return list(CARDS[id].get("marks", []))


@rule("CORE-2.1", "CORE-2.2", "CORE-2.3")
@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_what_is_printed_on_it(id: str) -> None:
    pack, facts = open_game("classic").pack, CARDS[id]
    card = pack.card(id)
    assert (card.kind, card.copies) == (facts["kind"], facts["copies"])
    assert (card.cost, card.points) == (facts["price"], facts["points"])
    assert (card.attack, card.danger) == ("attack" in marks(id), "danger" in marks(id))
    assert card.where == sum(FEATURES[mark] for mark in marks(id) if mark in FEATURES)
    pile = {"starter": pack.starter, "reserve": pack.reserve, "dungeon": pack.dungeon}[facts["deck"]]
    assert pile.count(card.number) == (1 if facts["deck"] == "reserve" else facts["copies"])


@rule("CLA-1.1", "RUL-106")
@pytest.mark.parametrize("id", TOKENS)
def test_a_token_is_what_is_printed_on_it(id: str) -> None:
    token, facts = open_game("classic").pack.token(id), TOKENS[id]
    assert (token.kind, token.copies, token.points) == (KINDS[facts["kind"]], facts["copies"], facts["points"])


def test_there_are_no_other_cards_and_tokens() -> None:
    pack = open_game("classic").pack
    assert [card.id for card in pack.cards] == list(CARDS)
    assert [token.id for token in pack.tokens] == list(TOKENS)


@rule("CORE-9.1", "CORE-9.3", "CORE-9.4")
@pytest.mark.parametrize("id", [id for id, facts in CARDS.items() if facts["price"]])
def test_a_card_costs_what_is_printed_and_no_less(id: str) -> None:
    facts = CARDS[id]
    slot = id if facts["deck"] == "reserve" else "row1"
    purse = "swords" if facts["kind"] == "monster" else "skill"
    scene = Scene(row=[] if slot == id else [id]).at("d18")  # in the Depths and in a crystal cave
    choice = f"{VERBS.get(facts['kind'], 'acquire')}:{slot}"
    scene.give(**{purse: facts["price"] - 1}).refuses(choice, "CORE-9.4" if purse == "swords" else "CORE-9.1")
    scene.give(**{purse: facts["price"]})
    assert choice in scene.offered


@rule("CORE-14.6")
@pytest.mark.parametrize("id", DUNGEON)
def test_the_attack_symbol_calls_an_attack(id: str) -> None:
    scene = Scene(row=QUIET).next_cards(id).choose("end-turn")
    assert len(scene.told("AttackBegun")) == ("attack" in marks(id))


@rule("CORE-14.5")
@pytest.mark.parametrize("id", DUNGEON)
def test_danger_makes_an_attack_larger(id: str) -> None:
    scene = Scene(row=[id]).does({"attack": True})
    assert [n for _, n, _ in scene.told("AttackBegun")] == [3 + ("danger" in marks(id))]


@rule("CORE-20.2")
@pytest.mark.parametrize("id", CARDS)
def test_a_card_counts_its_points(id: str) -> None:
    scene = Scene(seat1={"status": "knocked-out", "room": "d2", "tokens": ["artifact-5"], "discard": [id]})
    assert scene.sees("seat1.score") == 5 + CARDS[id]["points"]


@rule("CORE-20.2")
@pytest.mark.parametrize("id", TOKENS)
def test_a_token_counts_its_points(id: str) -> None:
    scene = Scene(seat1={"status": "knocked-out", "room": "d2", "tokens": ["artifact-5", id]})
    assert scene.sees("seat1.score") == 5 + TOKENS[id]["points"]
