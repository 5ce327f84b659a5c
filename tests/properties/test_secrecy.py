"""CORE-21, RUL-33: two positions that differ only in hidden facts look the same to a seat, byte for byte."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from plain import event_data, view_data
from properties.games import every_well_formed_choice, positions
from scene import rule
from tiptoe.core.codec import encode
from tiptoe.core.kernel import apply, choices, why_not
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.invariants import check
from tiptoe.view.determinize import determinize
from tiptoe.view.view import SPECTATOR, View, visible_events

secrets = settings(deadline=None, max_examples=120, suppress_health_check=list(HealthCheck))


def seen_by(state: State, seat: int) -> bytes:
    """Returns everything that reaches a seat: its view, its choices, and the reasons against all others."""
    view = View(state, seat)
    shown = view_data(view)
    answers = []
    if view.asked == seat != SPECTATOR:
        reasons = [why_not(state, choice) for choice in every_well_formed_choice(state)]
        answers = [sorted(key(choice, state) for choice in view.choices), [r and (r.word, r.rule) for r in reasons]]
    return json.dumps([shown, answers], sort_keys=True).encode()


def told_to(state: State, seat: int) -> bytes:
    events = [event_data(event, state.rules.pack) for event in visible_events(state.events, seat)]
    return json.dumps(events).encode()


def twin_for(state: State, seat: int, seed: int) -> State:
    """Returns the same position for one seat, with everything hidden from it dealt again."""
    twin = determinize(View(state, seat), seeded(seed))
    twin.record()
    return twin


@rule("CORE-21.1", "CORE-21.2", "CORE-21.3")
@secrets
@given(state=positions(), seed=st.integers(0, 1000), data=st.data())
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(state: State, seed: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(SPECTATOR, len(state.seats) - 1))
    twin = twin_for(state, seat, seed)
    check(twin)
    assert seen_by(twin, seat) == seen_by(state, seat)


@rule("CORE-21.2")
@secrets
@given(state=positions(), seed=st.integers(0, 1000), data=st.data())
def test_another_seats_choice_tells_no_more_than_it_reveals(state: State, seed: int, data: st.DataObject) -> None:
    """The same choice in both positions tells the same, unless it reveals something to all."""
    asked = state.stack[-1].seat
    seat = data.draw(st.integers(SPECTATOR, len(state.seats) - 1).filter(lambda each: each != asked))
    twin = twin_for(state, seat, seed)
    common = [choice for choice in choices(state) if choice in choices(twin)]
    assume(common)
    choice = data.draw(st.sampled_from(common))
    for position in (state, twin):
        apply(position, choice)
    turned_up = [event for event in state.events + twin.events if event.kind.reveals and not event.kind.hides]
    assume(not turned_up)
    assert told_to(twin, seat) == told_to(state, seat)
    assert seen_by(twin, seat) == seen_by(state, seat)


@rule("CORE-21.2")
@secrets
@given(state=positions(), data=st.data())
def test_a_view_holds_no_order_and_no_foreign_hand(state: State, data: st.DataObject) -> None:
    """Turning decks, hands and face-down piles upside down changes no other seat's view."""
    seat = data.draw(st.integers(SPECTATOR, len(state.seats) - 1))
    before, stored = seen_by(state, seat), encode(state)
    state.deck = state.deck[: state.deck_left][::-1]
    for index in range(len(state.seats)):
        other = state.seat(index)
        unseen = other.deck_left - other.deck_known  # everybody saw the others put on top
        other.deck = other.deck[:unseen][::-1] + other.deck[unseen : other.deck_left]
        if index != seat and other.hand and unseen:
            other.hand[0], other.deck[0] = other.deck[0], other.hand[0]
    state.choices = []
    assert seen_by(state, seat) == before or encode(state) == stored
