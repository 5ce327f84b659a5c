"""The policy network of the learned bot: the engine's arithmetic equals numpy's, and files preserve it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.learned.bot import LearnedBot, SearchSettings, first_play
from tiptoe.bots.learned.features import CHOICE, POSITION, Encoder
from tiptoe.bots.learned.network import PolicyNetwork, PolicyNetworkError
from tiptoe.bots.rollout import midgame, play_bots
from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.packs.bot_files import read_policy, write_policy
from tiptoe.rules.turn import new_game
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View
from tools.train.match import play, player

Floats = NDArray[Any]
WIDTH, NARROW, LAST, TARGETS = 32, 16, 8, 5
SHAPES = {
    **{name: (WIDTH, inputs) for name, inputs in [("first", POSITION), ("second", WIDTH), ("third", WIDTH)]},
    "choice": (NARROW, CHOICE),
    "join": (LAST, NARROW),
    "value": (TARGETS, WIDTH),
}


def random_arrays() -> dict[str, NDArray[np.float16]]:
    dice = np.random.default_rng(5)
    arrays: dict[str, NDArray[np.float64]] = {}
    for name, shape in SHAPES.items():
        arrays[f"{name}.weight"] = dice.normal(0, 0.3, shape)
        arrays[f"{name}.bias"] = dice.normal(0, 0.3, shape[0])
    for number in (1, 2, 3):
        arrays[f"norm{number}.weight"] = dice.normal(1, 0.1, WIDTH)
        arrays[f"norm{number}.bias"] = dice.normal(0, 0.1, WIDTH)
    arrays["query.weight"] = dice.normal(0, 0.3, (NARROW, WIDTH))
    arrays["beside.weight"] = dice.normal(0, 0.3, (LAST, NARROW))
    arrays["rate.weight"] = dice.normal(0, 0.3, (1, LAST))
    arrays["loyalty"] = np.array(1.5)
    return {name: array.astype(np.float16) for name, array in arrays.items()}


class Network:
    """Network of `tools.train.model` in numpy, for one decision at a time."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as saved:
            self.w: dict[str, Floats] = {name: saved[name].astype(np.float32) for name in saved.files}

    def rated(self, position: Floats, features: Floats, habit: int) -> tuple[Floats, Floats]:
        w = self.w
        h: Floats = np.maximum(self._normed("norm1", self._dense("first", position)), 0)
        h = h + np.maximum(self._normed("norm2", self._dense("second", h)), 0)
        h = h + np.maximum(self._normed("norm3", self._dense("third", h)), 0)
        c = np.maximum(features @ w["choice.weight"].T + w["choice.bias"] + w["query.weight"] @ h, 0)
        d = np.maximum(c @ w["join.weight"].T + w["join.bias"] + w["beside.weight"] @ c.mean(0), 0)
        logits = d @ w["rate.weight"][0]
        logits[habit] += w["loyalty"]
        values: Floats = 1 / (1 + np.exp(-self._dense("value", h)))
        return logits, values

    def _dense(self, name: str, x: Floats) -> Floats:
        found: Floats = self.w[f"{name}.weight"] @ x + self.w[f"{name}.bias"]
        return found

    def _normed(self, name: str, x: Floats) -> Floats:
        found: Floats = (x - x.mean()) / np.sqrt(x.var() + 1e-5) * self.w[f"{name}.weight"] + self.w[f"{name}.bias"]
        return found


def flat(arrays: dict[str, NDArray[np.float16]]) -> dict[str, list[float]]:
    return {name: [float(number) for number in array.reshape(-1)] for name, array in arrays.items()}


def decision_of(spec: str, seats: int) -> State:
    state = midgame(open_game(spec), seats, 7, 150)
    while len(choices(state)) < 3:
        apply(state, choices(state)[0])
    return state


def undecided() -> State:
    """Position with several choices, once the hand is played."""
    state = decision_of("classic", 2)
    while first_play(state) >= 0 or len(choices(state)) < 3:
        apply(state, choices(state)[0])
    return state


@pytest.mark.parametrize(("spec", "seats"), [("classic", 4), ("space", 2), ("catacombs+subterra:normal", 3)])
def test_ratings_and_values_are_those_of_numpy(spec: str, seats: int, tmp_path: Path) -> None:
    arrays = random_arrays()
    np.savez(tmp_path / "network.npz", allow_pickle=False, **arrays)
    expected = Network(tmp_path / "network.npz")
    network = PolicyNetwork(flat(arrays))
    state = decision_of(spec, seats)
    look = Encoder(state.rules, GreedyBot(seeded(1))).look(state)
    features = np.array(look.features, np.float32).reshape(-1, CHOICE)
    logits, values = expected.rated(np.array(look.position, np.float32), features, look.habit)
    reading = network.read(look.position)
    assert network.ratings(reading, look.features, look.habit) == pytest.approx(logits, abs=1e-3)
    assert network.values(reading) == pytest.approx(values, abs=1e-4)


def test_a_file_keeps_every_number(tmp_path: Path) -> None:
    arrays = flat(random_arrays())
    write_policy(arrays, "not at all", tmp_path / "policy.bin")
    read, kept = read_policy(tmp_path / "policy.bin"), PolicyNetwork(arrays)
    state = decision_of("classic", 2)
    look = Encoder(state.rules, GreedyBot(seeded(1))).look(state)
    assert read.values(read.read(look.position)) == kept.values(kept.read(look.position))
    assert read.ratings(read.read(look.position), look.features, 0) == kept.ratings(
        kept.read(look.position), look.features, 0
    )


def test_a_network_of_other_features_is_refused() -> None:
    arrays = flat(random_arrays())
    arrays["first.weight"] = arrays["first.weight"][WIDTH:]
    with pytest.raises(PolicyNetworkError, match=f"does not read {POSITION} numbers"):
        PolicyNetwork(arrays)
    del arrays["rate.weight"]
    with pytest.raises(PolicyNetworkError, match=r"no 'rate.weight'"):
        PolicyNetwork(arrays)


def test_the_bot_plays_a_game_to_its_end_and_tries_choices_in_doubt() -> None:
    network = PolicyNetwork(flat(random_arrays()))
    learned = LearnedBot(seeded(1), network, SearchSettings(2))
    state = new_game(open_game("classic"), 2, seeded(4))
    assert play_bots(state, [learned, GreedyBot(seeded(2))]) > 50
    assert learned.made > 20


def test_the_choice_of_the_policy_stands_unless_another_one_is_surely_better() -> None:
    network, state = PolicyNetwork(flat(random_arrays())), undecided()
    faithful = SearchSettings(8)
    faithful.least = 1000.0
    faithful.loyalty = 1.0  # more than any lead
    searching = LearnedBot(seeded(3), network, faithful)
    assert searching.decide(state) == LearnedBot(seeded(3), network).decide(state)
    assert searching.made >= 8
    assert 0 < searching.work < faithful.patience


def test_a_search_begins_no_deal_beyond_its_patience() -> None:
    hasty = SearchSettings(4000)
    hasty.patience, hasty.least = 1, 1000.0
    learned = LearnedBot(seeded(3), PolicyNetwork(flat(random_arrays())), hasty)
    learned.decide(undecided())
    assert 2 <= learned.made <= hasty.widest


@pytest.mark.parametrize(("spec", "seats"), [("classic", 3), ("catacombs", 2)])
def test_its_choice_depends_on_the_view_alone(spec: str, seats: int) -> None:
    """The bot chooses the same with the same random stream when everything hidden is dealt again."""
    network = PolicyNetwork(flat(random_arrays()))
    for decisions in (90, 110, 130):
        state = midgame(open_game(spec), seats, 11, decisions)
        view = View(state, state.stack[-1].seat)
        other = determinize(view, seeded(99))
        chosen = [LearnedBot(seeded(3), network, SearchSettings(4)).decide(each) for each in (state, other)]
        assert chosen[0] == chosen[1]


def test_a_player_of_a_match_is_a_network_with_its_search_or_the_name_of_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "all.npz"
    np.savez(file, allow_pickle=False, **random_arrays())
    searching = player(f"{file}+16:scale=20:rounds=2", 1, 0)
    assert isinstance(searching, LearnedBot)
    assert (searching.search.tries, searching.search.scale, searching.search.rounds) == (16, 20.0, 2)
    assert player("random", 1, 0).name == "random"
    with pytest.raises(SystemExit, match="no 'speed'"):
        player(f"{file}+16:speed=2", 1, 0)
    cell, played = play((3, str(file), "classic/2", "random", 5, time.time() + 60))
    assert cell == 3
    assert played is not None
    assert played.choices > 5
    assert play((3, str(file), "classic/2", "random", 5, 0.0)) == (3, None)
