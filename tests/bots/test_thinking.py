"""Decisions on the engine's own state: a bot answers as it does to its view."""

from __future__ import annotations

import pytest

from tiptoe.bots.base import Bot
from tiptoe.bots.registry import bot_for
from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game
from tiptoe.view.view import View

GAMES = [
    ("classic", 4, 1),
    ("classic:dusk", 2, 2),
    ("catacombs", 3, 3),
    ("catacombs+subterra:normal", 2, 4),
    ("space", 3, 5),
]
ASKED = 3  # every third real decision is compared


@pytest.mark.parametrize(("spec", "seats", "seed"), GAMES)
def test_greedy_answers_a_position_as_it_answers_the_view_of_it(spec: str, seats: int, seed: int) -> None:
    """Greedy's choice is the same for a view dealt again, so it used nothing hidden."""
    state = new_game(open_game(spec), seats, seeded(seed))
    inside: list[Bot] = [bot_for("greedy", seed, seat) for seat in range(seats)]
    at_a_table = bot_for("greedy", seed + 1, 0)
    asked = 0
    while not state.over and asked < 200:
        seat = state.stack[-1].seat
        choice = inside[seat].decide(state)
        asked += 1 if len(choices(state)) > 1 else 0
        if asked % ASKED == 0:
            assert at_a_table.choose(View(state, seat)) == choice
        apply(state, choice)
