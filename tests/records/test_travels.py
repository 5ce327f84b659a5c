"""Wire types (issue 11.2): views and events of whole games are read back as they were sent."""

from __future__ import annotations

import random
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from tiptoe.catalog import open_game
from tiptoe.core.event import EVENTS
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import begin
from tiptoe.view.view import SPECTATOR, View, visible_events
from tiptoe.wire.events import told_event, told_event_type
from tiptoe.wire.view import Shown, shown

GAMES = ("classic", "catacombs+subterra:hard", "space", "classic:dusk+open-bag")


@pytest.mark.parametrize("spec", GAMES)
def test_views_and_facts_are_what_their_types_say(spec: str) -> None:
    facts: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
        reduce(or_, [told_event_type(kind) for kind in EVENTS.values()])
    )
    luck = random.Random(spec)
    state = begin(State(open_game(spec), seeded(7)), 3)
    state.record()
    while not state.over and state.turns < 90:
        apply(state, luck.choice(choices(state)))
        if luck.random() < 0.1:
            seen = shown(View(state, luck.randrange(SPECTATOR, 3)))
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Shown) == seen
    for seat in range(SPECTATOR, 3):
        for event in visible_events(state.events, seat):
            fact = told_event(event, state.rules.pack)
            assert facts.decode(msgspec.json.encode(fact)) == fact


def test_an_attack_says_what_its_cubes_are_for() -> None:
    """CORE-15.2: an attack names its cubes: the rage, Danger cards in the row, and extra ones; the page adds nothing
    up.
    """
    state = begin(State(open_game("classic"), seeded(3)), 2)
    state.record()
    luck = random.Random(1)
    while not state.over and state.turns < 60:
        apply(state, luck.choice(choices(state)))
    begun = [told_event(event, state.rules.pack) for event in state.events if event.kind.name == "AttackBegun"]
    for told in msgspec.to_builtins(begun):
        assert told["n"] == told["rage"] + told["danger"] + told["extra"] and told["rage"] > 0
    assert begun
