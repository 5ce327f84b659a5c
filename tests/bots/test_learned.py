"""Features of the learned bot: the same shape in every game, and nothing hidden from the seat."""

from __future__ import annotations

import pytest

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.learned.features import CHOICE, MOST_CHOICES, POSITION, Encoder, shortened
from tiptoe.bots.rollout import midgame
from tiptoe.catalog import open_game
from tiptoe.core.choice import ChoiceId
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import new_game
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

STACKS = [
    ("classic", 4),
    ("classic:dusk", 2),
    ("space", 3),
    ("catacombs+promo", 4),
    ("catacombs+subterra:hard", 4),
    ("catacombs+party+party-cards", 6),
]


def encoder(state: State) -> Encoder:
    return Encoder(state.rules, GreedyBot(seeded(1)))


@pytest.mark.parametrize(("spec", "seats"), STACKS)
def test_every_decision_of_a_game_has_numbers_of_the_same_shape(spec: str, seats: int) -> None:
    state = new_game(open_game(spec), seats, seeded(3))
    reading = encoder(state)
    looked = 0
    while not state.over and looked < 60:
        if len(choices(state)) > 1:
            look = reading.look(state)
            assert len(look.position) == POSITION
            assert len(look.features) == CHOICE * len(look.listed)
            assert look.listed[look.habit] in choices(state)
            assert all(-5.0 <= number <= 5.0 for number in [*look.position, *look.features])
            apply(state, look.listed[look.habit])
            looked += 1
        else:
            apply(state, choices(state)[0])
    assert looked == 60


@pytest.mark.parametrize(("spec", "seats"), STACKS)
def test_positions_that_look_alike_to_a_seat_have_the_same_numbers(spec: str, seats: int) -> None:
    """The features depend on the view alone: they stay the same when the unknown is dealt again."""
    compared = 0
    for decisions in range(30, 130, 8):
        state = midgame(open_game(spec), seats, 11, decisions)
        if state.over or len(choices(state)) < 2:
            continue
        other = determinize(View(state, state.stack[-1].seat), seeded(99))
        first, second = encoder(state).look(state), encoder(other).look(other)
        assert (first.listed, first.habit) == (second.listed, second.habit)
        assert list(first.position) == list(second.position)
        assert list(first.features) == list(second.features)
        compared += 1
    assert compared > 5


def test_a_long_list_keeps_the_choice_of_greedy() -> None:
    listed = [ChoiceId(number) for number in range(100)]
    assert shortened(listed, ChoiceId(77)) == [*range(MOST_CHOICES - 1), 77]
    assert shortened(listed, ChoiceId(3)) == list(range(MOST_CHOICES))
