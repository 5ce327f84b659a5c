"""Interfaces of reinforcement-learning libraries: each passes its library's own checks."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tiptoe.bots.registry import UnknownBot
from tiptoe.catalog import SpecError
from tiptoe.rl.gymnasium import TiptoeEnv
from tiptoe.rl.pettingzoo import TiptoeAEC, env

GAMES = [("classic", 2), ("catacombs", 3), ("space", 4)]


@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary with a mask, as the library's own card games have
@pytest.mark.parametrize(("spec", "seats"), GAMES)
def test_pettingzoo_finds_nothing_wrong(spec: str, seats: int) -> None:
    api_test(env(spec, seats), num_cycles=300)


def test_pettingzoo_games_of_one_seed_are_alike() -> None:
    seed_test(lambda: env("classic", 2), num_cycles=100)


def test_a_game_in_pettingzoo_ends_with_its_returns() -> None:
    game = env("classic", 3)
    game.reset(seed=4)
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, cut, _ = game.last()
        assert not cut
        rewards[agent] += reward
        game.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(rewards.values()) == pytest.approx(0)
    assert game.agents == []


def test_a_long_game_is_truncated() -> None:
    game = TiptoeAEC("classic", 2, max_cycles=3)
    game.reset(seed=1)
    for _ in range(3):
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
    assert set(game.truncations.values()) == {True}
    assert set(game.terminations.values()) == {False}


def test_a_position_is_rendered_with_what_is_offered() -> None:
    game = env("classic", 2, render_mode="ansi")
    game.reset(seed=1)
    text = game.render()
    assert text is not None and "> seat" in text and "play:" in text


@pytest.mark.parametrize(("spec", "opponents"), [("classic", ["greedy"]), ("space", ["random", "greedy", "random"])])
def test_gymnasium_finds_nothing_wrong(spec: str, opponents: list[str]) -> None:
    game = gymnasium.make("tiptoe.rl.gymnasium:tiptoe/Heist-v1", spec=spec, opponents=opponents, render_mode="ansi")
    check_env(game.unwrapped, skip_close_check=True)


def test_an_episode_goes_on_until_the_game_is_over() -> None:
    game = TiptoeEnv("classic", ["random"], reward="points")
    seen, info = game.reset(seed=2)
    over = False
    while not over:
        assert seen.dtype == np.uint8 and game.bout.asked == game.seat
        seen, worth, over, _, info = game.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert worth == game.bout.points()[game.seat]


def test_an_action_that_is_not_offered_loses() -> None:
    game = TiptoeEnv("classic", ["random"])
    _, info = game.reset(seed=2)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, worth, over, _, info = game.step(illegal)
    assert (worth, over, info["refused"]) == (-1.0, True, illegal)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownBot, match="gredy"):
        TiptoeEnv("classic", ["gredy"])
    with pytest.raises(SpecError, match="seats"):
        env("classic", 7)
