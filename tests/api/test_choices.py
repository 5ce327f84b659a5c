"""Choices of the library tell everything that the offers of a server tell, and the same."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import msgspec
import pytest

import tiptoe
from tiptoe import engine
from tiptoe.api.wire import Position, Question, Reader
from tiptoe.catalog import open_game
from tiptoe.core.kernel import decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.wire.offered import answers
from tiptoe.wire.offers import Answers, Offer
from tiptoe.wire.view import Shown, shown

SPECS = (
    *("classic:dusk", "classic+solo", "classic+draft:open", "space"),
    *("catacombs+promo+party+party-cards+subterra:hard", "catacombs:b+promo+subterra:normal"),
)
WALKING = ("move", "teleport")
LABELS = {"action", "instead"}  # of the buttons of a page


def slot_of(choice: tiptoe.Choice, *, in_row: bool) -> str | None:
    slot = choice.about.get("slot")
    return str(slot) if slot is not None and str(slot).startswith("row") == in_row else None


# For each field of an offer the same fact of a choice, and how an offer writes it.
FACTS: dict[str, tuple[Callable[[tiptoe.Choice], object], Callable[[Offer, list[str]], object]]] = {
    "key": (lambda choice: choice.key, lambda offer, lines: offer.key),
    "verb": (lambda choice: choice.verb, lambda offer, lines: offer.verb),
    "text": (lambda choice: choice.text, lambda offer, lines: offer.text),
    "cost": (lambda choice: choice.price.parts, lambda offer, lines: told(offer).get("cost", {})),
    "gains": (lambda choice: list(choice.gains), lambda offer, lines: [lines[line] for line in offer.gains]),
    "harms": (lambda choice: list(choice.harms), lambda offer, lines: [lines[line] for line in offer.harms]),
    "card": (lambda choice: choice.card, lambda offer, lines: told(offer).get("card")),
    "token": (lambda choice: choice.token, lambda offer, lines: told(offer).get("token")),
    "room": (lambda choice: choice.room, lambda offer, lines: told(offer).get("room")),
    "tile": (lambda choice: choice.tile, lambda offer, lines: told(offer).get("tile")),
    "cell": (
        lambda choice: choice.cell,
        lambda offer, lines: (offer.cell.x, offer.cell.y) if isinstance(offer.cell, msgspec.Struct) else None,
    ),
    "slot": (
        lambda choice: slot_of(choice, in_row=True),
        lambda offer, lines: f"row{offer.slot + 1}" if isinstance(offer.slot, int) else None,
    ),
    "pile": (lambda choice: slot_of(choice, in_row=False), lambda offer, lines: told(offer).get("pile")),
    "way": (
        lambda choice: choice.about.get("way"),
        lambda offer, lines: told(offer).get("way", told(offer).get("room") if offer.verb in WALKING else None),
    ),
    "mouth": (
        lambda choice: str(choice.about["way"]).partition("/")[0] if leads_over_the_edge(choice) else None,
        lambda offer, lines: mouth_of(offer),
    ),
    "token_kind": (lambda choice: choice.about.get("kind"), lambda offer, lines: told(offer).get("token_kind")),
    "effect": (lambda choice: choice.about.get("effect"), lambda offer, lines: told(offer).get("effect")),
    "feature": (lambda choice: choice.about.get("feature"), lambda offer, lines: told(offer).get("feature")),
    "dare": (lambda choice: choice.about.get("dare"), lambda offer, lines: told(offer).get("dare")),
    "turn": (lambda choice: choice.about.get("turn"), lambda offer, lines: told(offer).get("turn")),
    "option": (lambda choice: choice.about.get("option"), lambda offer, lines: told(offer).get("option")),
}


def told(offer: Offer) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(offer)
    return found


def leads_over_the_edge(choice: tiptoe.Choice) -> bool:
    return "way" in choice.about and choice.cell is not None


def mouth_of(offer: Offer) -> str | None:
    mouth = told(offer).get("mouth")
    return f"{mouth['tile']}.{mouth['name']}" if isinstance(mouth, dict) else None


def positions(spec: str, lang: str, decisions: int = 220) -> Iterator[tuple[State, Answers]]:
    """Yields positions of a random game, and what a server would offer in each."""
    rules = open_game(spec)
    game, stream = tiptoe.Game(spec, seats=rules.params.seats[-1], seed=5), seeded(6)
    for step in range(decisions):
        if game.over:
            return
        if step % 3 == 0:
            state = game.state
            seen = engine.View(state, decision(state).seat)
            keys = [key(choice, state) for choice in seen.choices]
            yield state, answers(GameText(words(lang), seen), keys)
        game.play(game.choices[stream.below(len(game.choices))])


def test_every_field_of_an_offer_is_told_in_python() -> None:
    """A stranger had to parse the English text for the room that a turned tile leads to."""
    assert set(FACTS) | LABELS == set(Offer.__struct_fields__)


@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_tells_what_the_offer_of_a_server_tells(spec: str) -> None:
    lang = ("en", "fr", "pt-BR")[SPECS.index(spec) % 3]
    compared = 0
    for state, answered in positions(spec, lang):
        view = tiptoe.View(state, decision(state).seat, lang)
        for choice, offer in zip(view.choices, answered.offers, strict=True):
            for name, (here, there) in FACTS.items():
                assert here(choice) == there(offer, answered.lines), (name, offer)
                compared += 1
    assert compared > 1000


@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_off_the_wire_or_out_of_a_pickle_tells_the_same(spec: str) -> None:
    for state, answered in positions(spec, "en", 90):
        asked = decision(state)
        view = tiptoe.View(state, asked.seat)
        question = msgspec.json.encode({"decision": 0, "seat": asked.seat, "prompt": asked.prompt, **parts(answered)})
        seen = msgspec.json.decode(msgspec.json.encode(shown(engine.View(state, asked.seat))), type=Shown)
        there = Reader("en").view(Position(seen, msgspec.json.decode(question, type=Question)))
        for twin in (there, pickle.loads(pickle.dumps(view))):
            for one, other in zip(view.choices, twin.choices, strict=True):
                assert facts_of(one) == facts_of(other)


def parts(answered: Answers) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(answered)
    return found


def facts_of(choice: tiptoe.Choice) -> list[object]:
    return [choice.number, choice.about, *(here(choice) for here, _ in FACTS.values())]
