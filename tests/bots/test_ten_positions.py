"""Ten positions of real games (docs/bots.md) in which the master's choice differs from greedy's."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.search.bot import SearchBot
from tiptoe.bots.search.network import judge_of
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.scenarios.runner import Runner, read_scenario
from tiptoe.view.view import View

FILES = sorted((Path(__file__).parent / "ten").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_master_answers_otherwise_than_greedy(file: Path) -> None:
    """Greedy's answer, with the master's weights, is the first word after `greedy` in the step's note."""
    text = file.read_text(encoding="utf-8")
    step = tomllib.loads(text)["step"][0]
    state = Runner(read_scenario(text, file.name)).state
    reasons = SearchBot(seeded(1)).explain(View(state, state.stack[-1].seat))
    assert key(reasons.choice, state) == step["do"]
    assert key(reasons.habit, state) == step["note"].split()[1].rstrip(":")
    assert key(GreedyBot(seeded(1), judge_of(state.rules).weights).decide(state), state) != step["do"]


def test_there_are_ten() -> None:
    assert len(FILES) == 10
