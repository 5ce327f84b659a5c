"""Offers of walks and their results (S1.5, S2.2, S3.1): whole ways with their price, verbs, gains and harms."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tiptoe.catalog import GAMES, open_game
from tiptoe.core.board import CRYSTAL_CAVE
from tiptoe.core.choice import VERBS
from tiptoe.core.empty_lists import NO_CHOICES
from tiptoe.core.kernel import apply, choices, decision, offered_choice
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.games.space.nouns import SECURITY
from tiptoe.languages import FINISHED
from tiptoe.rules.move import IGNORE_CAVES
from tiptoe.rules.turn import new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.text.outcomes import actions
from tiptoe.view.determinize import determinize
from tiptoe.view.hints import rage_hint
from tiptoe.view.reachable import walks
from tiptoe.view.view import View
from tiptoe.wire.offered import answers
from tiptoe.wire.offers import Offer
from tiptoe.wire.view import shown

SPECS = ["classic:day", "classic:dusk", "catacombs", "catacombs+subterra:easy", "space"]


def turns(spec: str, seed: int, steps: int = 220) -> Iterator[State]:
    """Yields positions of a game that prefers playing cards, then walking and taking."""
    state, rng = new_game(open_game(spec), 3, seeded(seed)), random.Random(seed)
    while not state.over and steps:
        steps -= 1
        yield state
        listed = choices(state)
        liked = [one for one in listed if key(one, state).startswith("play:")]
        liked = liked or [one for one in listed if key(one, state).startswith(("move:", "take:"))]
        apply(state, rng.choice(liked if liked and rng.random() < 0.8 else listed))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("spec", SPECS)
def test_a_walk_leads_where_it_says_for_the_price_it_says_and_asks_nothing_on_the_way(spec: str, seed: int) -> None:
    walked = 0
    for state in turns(spec, seed):
        seat = decision(state).seat
        for walk in walks(View(state, seat)):
            twin = state.clone()
            for step, room in zip(walk.keys, walk.rooms, strict=True):
                assert decision(twin).prompt == "your-turn"
                apply(twin, offered_choice(twin, step))
                assert twin.seats[seat].room == room
            spent = state.seats[seat].boots - twin.seats[seat].boots
            assert spent == walk.price.boots and len(walk.keys) > 1
            walked += 1
    assert walked


@pytest.mark.parametrize("spec", SPECS)
def test_a_walk_never_goes_on_from_where_boots_end(spec: str) -> None:
    for state in turns(spec, 4):
        view = View(state, decision(state).seat)
        for walk in walks(view):
            passed = [state.board.features[room] & (CRYSTAL_CAVE | SECURITY) for room in walk.rooms[:-1]]
            assert not any(passed) or view.me.ignores & IGNORE_CAVES


@pytest.mark.parametrize("spec", SPECS)
def test_ways_and_outcomes_tell_nothing_that_the_view_does_not_know(spec: str) -> None:
    for number, state in enumerate(turns(spec, 5, 120)):
        view = View(state, decision(state).seat)
        other = View(determinize(view, seeded(number)), view.seat)
        assert [(walk.rooms, walk.keys, walk.price.parts()) for walk in walks(view)] == [
            (walk.rooms, walk.keys, walk.price.parts()) for walk in walks(other)
        ]
        keys = [key(choice, state) for choice in view.choices]
        assert answers(GameText(words("en"), view), keys) == answers(GameText(words("en"), other), keys)


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("spec", SPECS)
def test_every_offer_has_a_verb_and_short_outcomes_in_every_language(spec: str, tag: str) -> None:
    for state in turns(spec, 6):
        view = View(state, decision(state).seat)
        voice = GameText(words(tag), view)
        said = answers(voice, [key(choice, state) for choice in view.choices])
        for offer in said.offers:
            action = offer.action or actions(voice.words)[offer.verb]
            assert action and len(action) <= 28, offer
        for line in said.lines:
            assert line and not line.endswith("."), line
        assert voice.goal()


@pytest.mark.parametrize("tag", FINISHED)
def test_every_verb_of_every_game_has_its_word_for_a_button(tag: str) -> None:
    """The verb of a single game has its word among that game's words."""
    games = ["", *GAMES]
    lacking = [
        verb.word for verb in VERBS.values() if not any(words(tag, game).has(f"action-{verb.word}") for game in games)
    ]
    assert lacking == ["fetch"]  # its button says what it takes: action-take


def day_position(room: str, **has: int) -> State:
    state = new_game(open_game("classic:day"), 2, seeded(1))
    seat = state.seat(state.active)
    seat.room = state.board.room(room)
    for what, n in has.items():
        setattr(seat, what, n)
    state.choices = NO_CHOICES
    return state


class SpokenOffer:
    """An offer with its texts instead of their numbers."""

    def __init__(self, offer: Offer, lines: list[str]) -> None:
        self.action, self.cost = offer.action, offer.cost
        self.gains = [lines[number] for number in offer.gains]
        self.harms = [lines[number] for number in offer.harms]


def offered(state: State, wanted: str, tag: str = "en") -> SpokenOffer:
    view = View(state, state.active)
    said = answers(GameText(words(tag), view), [key(choice, state) for choice in view.choices])
    return next(SpokenOffer(offer, said.lines) for offer in said.offers if offer.key == wanted)


def test_an_artifact_says_what_it_is_worth_what_it_weighs_and_what_it_wakes() -> None:
    state = day_position("d23", boots=9, swords=9)
    artifact = next(
        room for room, tokens in enumerate(state.room_tokens) if tokens and state.rules.pack.tokens[tokens[0]].kind == 1
    )
    seat = state.seat(state.active)
    way = next(
        way
        for room in state.board.all_rooms()
        for way in state.board.ways(room)
        if way.end == artifact and not way.against and not way.locks
    )
    seat.room = way.start
    state.choices = NO_CHOICES
    step = next(each for each in choices(state) if key(each, state).startswith(f"move:{state.board.rooms[artifact]}"))
    points = state.rules.pack.tokens[state.room_tokens[artifact][0]].points
    assert f"Artifact {points}" in (offered(state, key(step, state)).gains or [])
    apply(state, step)
    take = offered(state, "take:artifact")
    assert take.action == f"Take Artifact {points}"
    assert take.gains == [f"{points} points", "Then you may leave"]
    rage = state.rules.params.rage
    rises = (
        f"Rage rises: attacks draw {rage[state.marker + 1]}"
        if rage[state.marker + 1] > rage[state.marker]
        else "Rage +1 space"
    )
    assert take.harms == ["No more Artifacts after this one", rises]


@pytest.mark.parametrize("spec", SPECS)
def test_the_cubes_that_a_rising_rage_draws_are_those_of_the_next_attack(spec: str) -> None:
    """The offer of an Artifact said 4 where the next attack drew 5: it forgot the Danger cards of the row."""
    compared = dangers = 0
    for seed in range(30):
        for state in turns(spec, seed):
            seat = decision(state).seat
            before, twin = View(state, seat), state.clone()
            if state.marker + 1 < len(state.rules.params.rage):
                twin.marker += 1
                next_attack = shown(View(twin, seat)).attack
                assert rage_hint(before).numbers["n"] == next_attack.cubes
                compared, dangers = compared + 1, dangers + (next_attack.danger > 0)
        if dangers:
            break
    assert compared and (dangers or not any(card.danger for card in state.rules.pack.cards))


def test_the_gate_says_that_one_is_out_and_what_that_is_worth() -> None:
    state = day_position("d2", boots=1, gold=7)
    seat = state.seat(state.active)
    artifact = next(token for token in state.rules.pack.tokens if token.kind == 1)
    seat.tokens, seat.tags_held = [artifact.number], artifact.tags
    gate = offered(state, "move:d1")
    assert gate.action == "Head for the exit"
    assert gate.gains == [f"End your turn there and you’re out: +20, {artifact.points + 7 + 20} points so far"]


def test_a_wound_is_called_one_and_the_harmless_way_comes_with_its_swords() -> None:
    state = day_position("d17", boots=2, swords=1)
    guarded = [
        way
        for room in state.board.all_rooms()[:39]
        for way in state.board.ways(room)
        if way.monsters == 1 and way.boots == 1 and not way.locks and not way.against
    ]
    state.seat(state.active).room = guarded[0].start
    state.choices = NO_CHOICES
    view = View(state, state.active)
    said = answers(GameText(words("en"), view), [key(choice, state) for choice in view.choices])
    prices = [
        offer for offer in said.offers if offer.room == state.board.rooms[guarded[0].end] and offer.verb == "move"
    ]
    assert [offer.instead for offer in prices] == ["or take 1 damage", "or spend a Sword"]
    assert "You take 1 damage" in SpokenOffer(prices[0], said.lines).harms
