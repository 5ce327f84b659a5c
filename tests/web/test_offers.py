"""Offers: every choice as data that agrees with its key and names nothing hidden from its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from scene import rule
from tiptoe.catalog import all_specs, open_game
from tiptoe.core import choice as c
from tiptoe.core import choice_arguments as a
from tiptoe.core.choice import ChoiceId
from tiptoe.core.kernel import apply, choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.games.catacombs import arguments as tiles
from tiptoe.rules.drafting import DRAFT_PLACE
from tiptoe.rules.turn import begin
from tiptoe.service.content.build import content
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View
from tiptoe.wire.offered import answers
from tiptoe.wire.offers import Offer

RICH = ("classic:dusk", "catacombs+promo+party+party-cards+subterra:hard", "catacombs:b+promo+subterra:normal")
OPTIONS = ("classic+draft:open", "space+first:sneakiest", "classic+solo")
NEEDS = {
    a.CARD: ("card",),
    a.SLOT: ("card",),
    a.TUNNEL: (),
    a.WAY: ("way", "mouth", "cell"),
    a.ROOM: ("room",),
    a.TOKEN: ("token",),
    a.TOKEN_KIND: ("token_kind",),
    a.ROOM_TOKEN: ("room", "token_kind"),
    a.EFFECT: ("effect",),
    tiles.TURN: ("turn", "tile", "cell"),
    tiles.TILE: ("tile",),
    tiles.FEATURE: ("feature", "room"),
    tiles.SITE: ("cell",),
    DRAFT_PLACE: ("card",),
    a.SEAT: ("action",),
}


def played(spec: str, seed: int, decisions: int, seats: int = 0) -> Iterator[State]:
    """Yields every position of a random game."""
    rules = open_game(spec)
    state, rng = begin(State(rules, seeded(seed)), seats or rules.params.seats[-1]), seeded(seed + 1)
    for _ in range(decisions):
        if state.over:
            return
        yield state
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])


def offered(state: State, language: str = "en") -> list[Offer]:
    seat = state.stack[-1].seat
    keys = [key(choice, state) for choice in choices(state)]
    return answers(GameText(words(language), View(state, seat)), keys).offers


KINDS = {verb.word: verb.argument for verb in c.VERBS.values()}


def read(offer: Offer) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(offer)
    return found


def agrees(offer: Offer, spec: str, board: list[str]) -> None:
    """Checks that an offer says what its key says, and names only entries of the content."""
    data, known = read(offer), content(on_its_first_board(spec), "en")
    argument = offer.key.partition(":")[2]
    kind = KINDS[offer.verb]
    wanted = NEEDS.get(kind, ())
    assert set(wanted) <= set(data), offer
    assert offer.text
    assert "card" not in data or data["card"] in known.cards or offer.verb in ("invoke", "pick")
    assert data.get("token_kind", "artifact") in known.kinds
    assert data.get("room", board[0]) in board
    if kind == a.SLOT:
        assert ("slot" in data) != ("pile" in data)
        assert argument == (f"row{int(str(data['slot'])) + 1}" if "slot" in data else data["pile"])
    if kind in (a.CARD, a.TOKEN, a.ROOM):
        assert argument in (data.get("card"), data.get("token"), data.get("room"))
    if kind == a.TUNNEL:
        assert argument.partition("+")[0] == data.get("way", data.get("room"))
        assert ("room" in data) != ("mouth" in data)
    if "+" in argument:
        assert f"+{data['cost']['swords']}s" in offer.key


def on_its_first_board(spec: str) -> str:
    """Returns the spec with its first board, which has the same cards and tokens and spares drawing every ship."""
    board, *variants = spec.split("+")
    return "+".join([board.partition(":")[0], *variants])


@pytest.mark.parametrize("number", range(4))
def test_every_choice_of_every_stack_has_its_offer(number: int) -> None:
    for seed, spec in enumerate(all_specs()[number::4]):
        for state in played(spec, seed, 25):
            for offer in offered(state, ("en", "fr", "pt-BR")[seed % 3]):
                agrees(offer, spec, state.board.rooms)


def test_every_verb_is_offered_in_some_game() -> None:
    seen: dict[str, Offer] = {}
    for seed, spec in [*enumerate(RICH * 20), (19, "classic"), (19, "space"), (218, "space"), *enumerate(OPTIONS)]:
        for state in played(spec, seed, 600):
            fresh = {c.VERBS[c.verb_of(choice)].word for choice in choices(state)} - set(seen)
            if fresh:
                for offer in offered(state):
                    agrees(offer, spec, state.board.rooms)
                    seen.setdefault(offer.verb, offer)
    assert {verb.word for verb in c.VERBS.values()} == set(seen)


@rule("CORE-21.1", "CORE-21.3")
@pytest.mark.parametrize("spec", RICH)
def test_offers_know_no_more_than_the_seat(spec: str) -> None:
    """Offers stay the same when everything hidden from the seat is dealt again."""
    for place, state in enumerate(played(spec, 7, 300)):
        if place % 10 == 0:
            twin = determinize(View(state, state.stack[-1].seat), seeded(place))
            assert offered(twin) == offered(state)


def test_costs_are_what_the_choice_takes() -> None:
    """CORE-10.2, CORE-9.1: a choice takes the boots, swords and skill of its offer, and adds its damage."""
    for seed in range(6):
        for state in played(RICH[seed % len(RICH)], seed, 300):
            for choice, offer in zip(choices(state), offered(state)):
                if offer.verb in ("acquire", "fight", "move") and state.stack[-1].prompt == "turn":
                    paid(state, choice, offer)


def paid(state: State, choice: ChoiceId, offer: Offer) -> None:
    before = state.seats[state.stack[-1].seat]
    skill, swords, boots, picks = before.skill, before.swords, before.boots, before.lockpicks
    cost = msgspec.to_builtins(offer.cost)
    twin = state.clone()
    apply(twin, choice)
    after = twin.seats[before.index]
    if offer.verb == "move":
        assert boots - after.boots == cost.get("boots", 0)
        assert picks - after.lockpicks == cost.get("lockpicks", 0)
        assert swords - after.swords == cost.get("swords", 0)
    elif offer.verb == "acquire":
        gained = [
            gain for gain in content(state.rules.name, "en").cards[str(offer.card)].gains if gain.moment == "acquire"
        ]
        assert gained or skill - after.skill == cost.get("skill", 0)
