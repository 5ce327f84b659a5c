"""Cards with plain numbers: plain.toml names the changes of each text, and nothing else changes.

A text may give more in some company: beside a card of its faction, or with a token that it asks for. Every card is
tried in each company, so that a card without such a text gains nothing by it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scene import Scene, rule
from tiptoe.catalog import GAMES

HERE = Path(__file__).parent
PLAIN = {game: tomllib.loads((HERE / game / "plain.toml").read_text(encoding="utf-8")) for game in GAMES}
FACTS = {game: tomllib.loads((HERE / game / "facts.toml").read_text(encoding="utf-8")) for game in GAMES}
TEXTS = [(game, card, moment) for game, cards in PLAIN.items() for card, texts in cards.items() for moment in texts]
KEYS = {"use": "use", "acquire": "acquire", "defeat": "fight"}
PAID_IN = {"use": "skill", "acquire": "skill", "defeat": "swords"}
COMPANY = {"crystal": "power-crystal", "contraband": "contraband"}
ALLIED = "allied"
PURSE = ("skill", "swords", "boots", "teleports", "gold", "lockpicks", "clank", "credit")


def ready(game: str, card: str, **values: Any) -> Scene:
    """Seat 0, hurt and noisy, deep down in a crystal cave, with a deck to draw from and the card in the row."""
    quiet = FACTS[game]["quiet"]
    purse = {"skill": 9, "swords": 9, "damage": 3, "clank": 5, "deck": [quiet] * 5, "room": FACTS[game]["deep"]}
    return Scene(game, seats=3, row=[quiet], black_aside=5, seat0={**purse, **values}).next_cards(card)


def found(scene: Scene) -> dict[str, int]:
    """Returns every fact that a plain text can change."""
    me, others = scene.state.seats[0], scene.state.seats[1:]
    return {
        **{name: getattr(me, name) for name in PURSE},
        "draw": len(me.hand),
        "heal": -me.damage,
        "others-clank": others[0].clank if others[0].clank == others[1].clank else -1,
        "marker": scene.state.marker,
        "black": scene.state.black_in_bag,
        "ghosts": scene.state.wild_clank,
        "tokens": len(me.tokens),
        "tiles": scene.state.tiles_left,
    }


def changes(scene: Scene, *keys: str) -> dict[str, int]:
    """Returns the facts that these choices change."""
    before = found(scene)
    after = found(scene.choose(*keys))
    assert scene.sees("prompt") == "your-turn"
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def together(*gains: dict[str, int]) -> dict[str, int]:
    """Adds the changes of several texts, and leaves out those that cancel."""
    names = {name for gain in gains for name in gain}
    sums = {name: sum(gain.get(name, 0) for gain in gains) for name in names}
    return {name: n for name, n in sums.items() if n}


LEAVES_THE_HAND = {"draw": -1}


@rule("CORE-4.1", "CLA-9.1")
@pytest.mark.parametrize(("game", "card"), [(game, card) for game, card, moment in TEXTS if moment == "play"])
def test_playing(game: str, card: str) -> None:
    played = changes(ready(game, card, hand=[card]), f"play:{card}")
    assert played == together(PLAIN[game][card]["play"], LEAVES_THE_HAND)


@rule("SPA-3.1", "RUL-49")
@pytest.mark.parametrize("card", [card for card in PLAIN["space"] if "play" in PLAIN["space"][card]])
def test_playing_beside_another_copy(card: str) -> None:
    texts = PLAIN["space"][card]
    played = changes(ready("space", card, hand=[card], in_play=[card]), f"play:{card}")
    assert played == together(texts["play"], texts.get(ALLIED, {}), LEAVES_THE_HAND)


@rule("SPA-3.1")
@pytest.mark.parametrize("card", [card for card in PLAIN["space"] if ALLIED in PLAIN["space"][card]])
def test_playing_beside_other_factions(card: str) -> None:
    facts = FACTS["space"]["card"]
    others = [other for other, fact in facts.items() if fact.get("faction", "") != facts[card]["faction"]]
    played = changes(ready("space", card, hand=[card], in_play=others), f"play:{card}")
    assert played == together(PLAIN["space"][card]["play"], LEAVES_THE_HAND)


@rule("SPA-3.3", "SPA-3.4", "RUL-57")
@pytest.mark.parametrize("company", COMPANY)
@pytest.mark.parametrize("card", [card for card in PLAIN["space"] if "play" in PLAIN["space"][card]])
def test_playing_with_a_token(card: str, company: str) -> None:
    texts = PLAIN["space"][card]
    played = changes(ready("space", card, hand=[card], tokens=[COMPANY[company]] * 2), f"play:{card}")
    assert played == together(texts["play"], texts.get(company, {}), LEAVES_THE_HAND)


def taken(game: str, card: str, moment: str, **values: Any) -> dict[str, int]:
    """Returns the changes of taking a card from the row or the reserve, without its price."""
    scene = ready(game, card, **values)
    slot = card if FACTS[game]["card"][card]["deck"] == "reserve" else "row1"
    if slot == card:
        scene.state.reserve = [1] * len(scene.state.reserve)
    else:
        scene.row(card)
    price = {PAID_IN[moment]: FACTS[game]["card"][card]["price"]}
    return together(changes(scene, f"{KEYS[moment]}:{slot}"), price)


@rule("CORE-9.3", "CORE-9.4", "CORE-9.5", "CLA-9.1")
@pytest.mark.parametrize(("game", "card", "moment"), [text for text in TEXTS if text[2] in KEYS])
def test_taking_from_the_row(game: str, card: str, moment: str) -> None:
    assert taken(game, card, moment) == PLAIN[game][card][moment]


@rule("SPA-3.3", "SPA-3.4", "RUL-57")
@pytest.mark.parametrize("company", COMPANY)
@pytest.mark.parametrize("card", [card for card in PLAIN["space"] if "defeat" in PLAIN["space"][card]])
def test_defeating_with_a_token(card: str, company: str) -> None:
    texts = PLAIN["space"][card]
    found = taken("space", card, "defeat", tokens=[COMPANY[company]] * 2)
    assert found == together(texts["defeat"], texts.get(company, {}))


@rule("CORE-14.2")
@pytest.mark.parametrize(("game", "card"), [(game, card) for game, card, moment in TEXTS if moment == "arrive"])
def test_arriving(game: str, card: str) -> None:
    scene = ready(game, card).does({"replace-row-card": True}, moment="use")
    assert changes(scene, "replace:row1") == PLAIN[game][card]["arrive"]


@rule("CORE-4.1")
@pytest.mark.parametrize(
    ("game", "card"), [(game, card) for game, cards in PLAIN.items() for card in cards if not cards[card]]
)
def test_a_card_without_text_does_nothing(game: str, card: str) -> None:
    assert changes(ready(game, card, hand=[card]), f"play:{card}") == {"draw": -1}
