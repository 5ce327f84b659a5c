"""Printed facts of cards and tokens: facts.toml, written apart from the pack, agrees with the game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scene import Scene, rule
from tiptoe.catalog import GAMES, open_game
from tiptoe.core.board import FEATURES
from tiptoe.core.components import KINDS

HERE = Path(__file__).parent
FACTS = {game: tomllib.loads((HERE / game / "facts.toml").read_text(encoding="utf-8")) for game in GAMES}
CARDS = [(game, id) for game, facts in FACTS.items() for id in facts["card"]]
TOKENS = [(game, id) for game, facts in FACTS.items() for id in facts["token"]]
DUNGEON = [(game, id) for game, id in CARDS if FACTS[game]["card"][id]["deck"] == "dungeon"]
VERBS = {"device": "use", "monster": "fight"}


def marks(game: str, id: str) -> list[str]:
    return list(FACTS[game]["card"][id].get("marks", []))


@rule("CORE-2.1", "CORE-2.2", "CORE-2.3", "SPA-1.2")
@pytest.mark.parametrize(("game", "id"), CARDS)
def test_a_card_is_what_is_printed_on_it(game: str, id: str) -> None:
    pack, facts = open_game(game).pack, FACTS[game]["card"][id]
    card = pack.card(id)
    assert (card.kind, card.copies) == (facts["kind"], facts["copies"])
    assert card.suit == facts.get("faction", "")
    assert (card.cost, card.points) == (facts["price"], facts["points"])
    also = facts.get("also", {})
    assert (card.gold_cost, card.lockpick_cost) == (also.get("gold", 0), also.get("lockpicks", 0))
    assert (card.attack, card.danger) == ("attack" in marks(game, id), "danger" in marks(game, id))
    assert card.where == sum(FEATURES[mark] for mark in marks(game, id) if mark in FEATURES)


@rule("CORE-2.1", "CORE-2.2", "CORE-2.3")
@pytest.mark.parametrize(("game", "id"), CARDS)
def test_a_card_lies_in_its_deck(game: str, id: str) -> None:
    pack, facts = open_game(game).pack, FACTS[game]["card"][id]
    pile = {"starter": pack.starter, "reserve": pack.reserve, "dungeon": pack.dungeon}[facts["deck"]]
    copies = 1 if facts["deck"] == "reserve" else facts["copies"]
    assert pack.card(id).set == facts.get("set", "")
    assert pile.count(pack.card(id).number) == (0 if "set" in facts else copies)


@rule("CORE-2.3")
@pytest.mark.parametrize(("game", "id"), [(game, id) for game, id in CARDS if "set" in FACTS[game]["card"][id]])
def test_a_card_of_an_option_lies_in_the_deck_when_the_table_wants_it(game: str, id: str) -> None:
    facts = FACTS[game]["card"][id]
    plain, wanted = open_game(game), open_game(game + FACTS[game]["with"][facts["set"]])
    assert wanted.dungeon.count(wanted.pack.card(id).number) == facts["copies"]
    assert plain.dungeon.count(plain.pack.card(id).number) == 0


@rule("CLA-1.1", "CAT-1.1", "SPA-1.1", "RUL-106")
@pytest.mark.parametrize(("game", "id"), TOKENS)
def test_a_token_is_what_is_printed_on_it(game: str, id: str) -> None:
    token, facts = open_game(game).pack.token(id), FACTS[game]["token"][id]
    assert (token.kind, token.copies, token.points) == (KINDS[facts["kind"]], facts["copies"], facts["points"])
    played = open_game(game + FACTS[game]["with"][facts["set"]] if "set" in facts else game)
    assert played.copies_of_kind(token.kind).count(token.number) == facts["copies"]
    assert open_game(game).copies_of_kind(token.kind).count(token.number) == (0 if "set" in facts else facts["copies"])


@pytest.mark.parametrize("game", GAMES)
def test_there_are_no_other_cards_and_tokens(game: str) -> None:
    pack = open_game(game).pack
    assert sorted(card.id for card in pack.cards if not card.of) == sorted(FACTS[game]["card"])
    assert sorted(token.id for token in pack.tokens if token.tags) == sorted(FACTS[game]["token"])


@rule("CORE-9.1", "CORE-9.3", "CORE-9.4")
@pytest.mark.parametrize(("game", "id"), [(game, id) for game, id in CARDS if FACTS[game]["card"][id]["price"]])
def test_a_card_costs_what_is_printed_and_no_less(game: str, id: str) -> None:
    facts = FACTS[game]["card"][id]
    slot = id if facts["deck"] == "reserve" else "row1"
    purse = "swords" if facts["kind"] == "monster" else "skill"
    lying = {"reserve": {id: 1}} if slot == id else {"row": [id]}
    scene = Scene(game, **lying).at(FACTS[game]["deep"]).give(**facts.get("also", {}))
    choice = f"{VERBS.get(facts['kind'], 'acquire')}:{slot}"
    scene.give(**{purse: facts["price"] - 1}).refuses(choice, "CORE-9.4" if purse == "swords" else "CORE-9.1")
    scene.give(**{purse: facts["price"]})
    assert choice in scene.offered


@rule("CORE-14.6")
@pytest.mark.parametrize(("game", "id"), DUNGEON)
def test_the_attack_symbol_calls_an_attack(game: str, id: str) -> None:
    scene = Scene(game, row=[FACTS[game]["quiet"]] * 5).next_cards(id).choose("end-turn")
    assert len(scene.told("AttackBegun")) == ("attack" in marks(game, id))


@rule("CORE-14.5")
@pytest.mark.parametrize(("game", "id"), DUNGEON)
def test_danger_makes_an_attack_larger(game: str, id: str) -> None:
    scene = Scene(game, row=[id]).does({"attack": True})
    danger = "danger" in marks(game, id)
    assert [(n, of) for _, n, _, of in scene.told("AttackBegun")] == [(FACTS[game]["cubes"] + danger, danger)]


@rule("CORE-20.2")
@pytest.mark.parametrize(("game", "id"), CARDS)
def test_a_card_counts_its_points(game: str, id: str) -> None:
    fallen = {"status": "knocked-out", "room": FACTS[game]["safe"], "tokens": ["artifact-5"], "discard": [id]}
    facts = FACTS[game]["card"][id]
    assert Scene(game, seat1=fallen).sees("seat1.score") == 5 + facts.get("counts", facts["points"])


@rule("CORE-20.2")
@pytest.mark.parametrize(("game", "id"), TOKENS)
def test_a_token_counts_its_points(game: str, id: str) -> None:
    fallen = {"status": "knocked-out", "room": FACTS[game]["safe"], "tokens": ["artifact-5", id]}
    facts = FACTS[game]["token"][id]
    assert Scene(game, seat1=fallen).sees("seat1.score") == 5 + facts.get("counts", facts["points"])
