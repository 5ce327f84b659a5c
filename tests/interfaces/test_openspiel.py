"""OpenSpiel's own checks, for `make interfaces`: the library is too large for every test run."""

from __future__ import annotations

import copy

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from tiptoe.rl import openspiel

GAMES = [
    "tiptoe",
    "tiptoe(players=4,spec=classic:dusk)",
    "tiptoe(players=3,spec=catacombs)",
    "tiptoe(players=2,spec=space)",
]


def after(game: pyspiel.Game, steps: int, seed: int) -> openspiel.TiptoeState:
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    assert isinstance(state, openspiel.TiptoeState)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_the_checks_of_the_library(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_the_same_every_time() -> None:
    texts = [generate_playthrough.playthrough("tiptoe", action_sequence=[1, 2, 3, 4], seed=3) for _ in range(2)]
    assert texts[0] == texts[1]
    assert "luck" in texts[0]


def test_a_clone_goes_on_by_itself() -> None:
    state = after(pyspiel.load_game("tiptoe"), 100, seed=1)
    before, seen = str(state), state.observation_tensor(0)
    twin, copied = state.clone(), copy.deepcopy(state)
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.observation_tensor(0)) == (before, seen)
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) == str(twin)


def test_a_state_is_read_back_from_its_history() -> None:
    game = pyspiel.load_game("tiptoe(players=3,spec=catacombs)")
    state = after(game, 150, seed=2)
    again = game.deserialize_state(state.serialize())
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_what_a_player_was_told_tells_information_states_apart() -> None:
    """Information states differ by a card in the own hand, and not by luck that nobody has seen."""
    game = pyspiel.load_game("tiptoe")
    dealt: dict[str, set[str]] = {}
    for luck in range(60):
        state = game.new_initial_state()
        for outcome in (0, 0, 0, luck):
            state.apply_action(outcome)
        dealt.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
    assert len(dealt) > 30
    assert all(len(memories) == 1 for memories in dealt.values())


def test_the_tensor_is_the_observation_by_name() -> None:
    game = pyspiel.load_game("tiptoe")
    state = after(game, 80, seed=3)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert list(observation.tensor) == state.observation_tensor(1)
    assert state.bout is not None
    assert observation.dict["hand"].sum() == len(state.bout.state.seats[1].hand)
