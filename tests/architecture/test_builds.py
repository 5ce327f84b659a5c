"""Builds: the compiled and the interpreted one play the same games, bit for bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tiptoe.build import STAMP, is_compiled_current

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json
from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import play_bots, play_randomly
from tiptoe.build import is_compiled
from tiptoe.catalog import all_specs, open_game, specs
from tiptoe.core.codec import digest
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game

def few(found):
    # All games, but not all ships: they share their cards and rules.
    ships = [spec for spec in found if spec.startswith("space")]
    return [spec for spec in found if spec not in ships[1:]] + ships[7::11]

found = {}
for seed, spec in enumerate(few(all_specs())):
    rules = open_game(spec)
    for seats in rules.params.seats:
        state = new_game(rules, seats, seeded(seed))
        decisions = play_randomly(state, seeded(seed + 77))
        found[f"{spec} {seats}"] = [decisions, digest(state)]
for spec in few(specs()):
    state = new_game(open_game(spec), 3, seeded(5))
    play_bots(state, [bot_for("greedy", 5, seat) for seat in range(3)])
    found[f"{spec} greedy"] = digest(state)
print(json.dumps({"compiled": is_compiled(), "found": found}))
"""


def run(pure: str) -> dict[str, Any]:
    environment = {**os.environ, "TIPTOE_PURE": pure}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def compiled_build() -> None:
    if not STAMP.exists():
        pytest.skip("no C compiler")
    if not is_compiled_current():
        pytest.fail("there is no compiled build of these sources: make compile")


@pytest.mark.usefixtures("compiled_build")
def test_what_is_compiled_is_not_compiled_again() -> None:
    """In a fresh clone every `make` compiled again: its own script was a moment newer than the last source."""
    asked = subprocess.run(["make", "-q", "build/compiled/.stamp"], cwd=ROOT, check=False)
    assert asked.returncode == 0


@pytest.mark.usefixtures("compiled_build")
def test_both_builds_give_the_same_digests() -> None:
    pure, compiled = run("1"), run("")
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["found"] == compiled["found"]


def test_an_edit_is_never_ignored(tmp_path: Path) -> None:
    """A source newer than the compiled tree puts that tree out of use."""
    package = tmp_path / "src" / "tiptoe"
    package.mkdir(parents=True)
    for name in ("__init__.py", "build.py"):
        (package / name).write_text((ROOT / "src" / "tiptoe" / name).read_text(encoding="utf-8"), encoding="utf-8")
    (package / "core").mkdir()
    (package / "core" / "__init__.py").touch()
    (package / "core" / "kernel.py").write_text("WHICH = 'source'\n", encoding="utf-8")
    tree = tmp_path / "build" / "compiled" / "tiptoe" / "core"
    tree.mkdir(parents=True)
    (tree / "__init__.py").touch()
    (tree / "kernel.py").write_text("WHICH = 'compiled'\n", encoding="utf-8")
    stamp = tmp_path / "build" / "compiled" / ".stamp"
    stamp.touch()
    command = [sys.executable, "-c", "from tiptoe.core.kernel import WHICH; print(WHICH)"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "TIPTOE_PURE": ""}

    def which(**more: str) -> str:
        return subprocess.run(
            command, env={**environment, **more}, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert which() == "compiled"
    assert which(TIPTOE_PURE="1") == "source"
    later = stamp.stat().st_mtime + 10
    os.utime(package / "core" / "kernel.py", (later, later))
    assert which() == "source"
