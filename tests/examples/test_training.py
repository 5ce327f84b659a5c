"""The training guide's script learns something in seconds."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_bot.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script as a module with a name, which its worker processes import."""
    found = importlib.util.spec_from_file_location(EXAMPLE.stem, EXAMPLE)
    assert found is not None and found.loader is not None
    module = sys.modules[EXAMPLE.stem] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_lessons_of_the_same_games_say_the_same(script: ModuleType) -> None:
    eyes = script.Eyes(script.TiptoeEnv("classic", ["random"]))
    weights = script.np.zeros((eyes.actions, eyes.size), "float32")
    first, again = (script.lesson((weights, ["random"], 5, 0.0)) for _ in range(2))
    assert (first[0] == again[0]).all()
    assert first[0].any()
    assert first[1:] == again[1:]


def test_it_wins_after_some_lessons_where_it_did_not_before(script: ModuleType, tmp_path: Path) -> None:
    """Random seats win one game in fifteen; after five hundred games it wins at least one in three."""
    script.train(60, 2, str(tmp_path / "policy.npz"), ["random"], lessons=16)
    stored = script.np.load(tmp_path / "policy.npz")
    env = script.TiptoeEnv("classic", ["random"])
    eyes, luck = script.Eyes(env), script.np.random.default_rng(3)
    won = sum(script.play(env, eyes, stored["weights"], luck, [])[1] > 0 for _ in range(100))
    assert won > 33
