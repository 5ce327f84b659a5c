"""Cards whose texts are plain numbers: plain.toml says what each text changes, and nothing else may change."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from scene import Scene, rule
from tiptoe.catalog import GAMES

HERE = Path(__file__).parent
PLAIN = {game: tomllib.loads((HERE / game / "plain.toml").read_text(encoding="utf-8")) for game in GAMES}
FACTS = {game: tomllib.loads((HERE / game / "facts.toml").read_text(encoding="utf-8")) for game in GAMES}
TEXTS = [(game, card, moment) for game, cards in PLAIN.items() for card, texts in cards.items() for moment in texts]
KEYS = {"use": "use", "acquire": "acquire", "defeat": "fight"}
PAID_IN = {"use": "skill", "acquire": "skill", "defeat": "swords"}
PURSE = ("skill", "swords", "boots", "teleports", "gold", "lockpicks", "clank", "credit")


def ready(game: str, card: str, **values: object) -> Scene:
    """Seat 0, hurt and noisy, deep down in a crystal cave, with a deck to draw from and the card in the row."""
    purse = {"skill": 9, "swords": 9, "damage": 3, "clank": 5, "deck": ["secret-tome"] * 5, "room": FACTS[game]["deep"]}
    return Scene(game, seats=3, row=["secret-tome"], black_aside=5, seat0={**purse, **values}).next_cards(card)


def found(scene: Scene) -> dict[str, int]:
    """Everything that a plain text can change."""
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
    """What these choices change."""
    before = found(scene)
    after = found(scene.choose(*keys))
    assert scene.sees("prompt") == "your-turn"
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


@rule("CORE-4.1", "CLA-9.1")
@pytest.mark.parametrize(("game", "card"), [(game, card) for game, card, moment in TEXTS if moment == "play"])
def test_playing(game: str, card: str) -> None:
    given = dict(PLAIN[game][card]["play"])
    given["draw"] = given.get("draw", 0) - 1  # the card itself leaves the hand
    assert changes(ready(game, card, hand=[card]), f"play:{card}") == {name: n for name, n in given.items() if n}


@rule("CORE-9.3", "CORE-9.4", "CORE-9.5", "CLA-9.1")
@pytest.mark.parametrize(("game", "card", "moment"), [text for text in TEXTS if text[2] in KEYS])
def test_taking_from_the_row(game: str, card: str, moment: str) -> None:
    scene = ready(game, card)
    slot = card if card == "goblin" else "row1"
    if card != "goblin":
        scene.row(card)
    price, paid = scene.pack.card(card).cost, PAID_IN[moment]
    given = dict(PLAIN[game][card][moment])
    given[paid] = given.get(paid, 0) - price
    assert changes(scene, f"{KEYS[moment]}:{slot}") == {name: n for name, n in given.items() if n}


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
