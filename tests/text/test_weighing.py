"""Weighing a choice: the numbers follow the rules, and use nothing hidden."""

from __future__ import annotations

from math import comb

import pytest

from scene import Scene
from tiptoe.bots.greedy.risk import Risk
from tiptoe.bots.rollout import midgame
from tiptoe.catalog import open_game
from tiptoe.core.kernel import choices
from tiptoe.core.rng import seeded
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.text.risks import risk_lines
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View


def test_the_chance_to_be_hurt_is_counted_from_the_bag_and_the_noise() -> None:
    """CORE-15.1, CORE-15.2: all Clank! goes into the bag, and the marker gives the number of cubes drawn."""
    scene = Scene("classic", seat0={"clank": 3, "bag": 4})
    state = scene.state
    odds = Risk(state, state.seats[0])
    spared = comb(odds.in_reach - 7, odds.cubes) / comb(odds.in_reach, odds.cubes)
    assert odds.cubes == state.rules.params.rage[state.marker]
    assert odds.hurt == pytest.approx(1 - spared)


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_what_is_weighed_is_the_same_wherever_hidden_things_lie(spec: str) -> None:
    """CORE-21: every word is made from the seat's knowledge."""
    for decisions in (40, 90, 150):
        state = midgame(open_game(spec), 3, 5, decisions)
        view = View(state, state.stack[-1].seat)
        deals = [determinize(view, seeded(seed)) for seed in (1, 2)]
        for choice in choices(state)[:6]:
            told = [risk_lines(GameText(words("en"), view), deal, choice) for deal in deals]
            assert told[0] == told[1] and any("%" in line for line in told[0])
