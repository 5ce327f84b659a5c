"""Missing tests: a run names the parts it has left out, and a module without tests fails it (finding house-7a)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import left_out

ROOT = Path(__file__).resolve().parents[2]


def test_what_cannot_run_here_is_named_at_the_end_of_a_run() -> None:
    folders = [f"tests/{part.path}" for part in left_out.PARTS]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    for part in left_out.PARTS:
        assert (f"tests/{part.path}: {part.missing}" in done.stdout) is not part.can_run()


def test_a_module_that_collects_nothing_fails_the_run(request: pytest.FixtureRequest) -> None:
    """The hook fails a run of a folder in which no test was collected."""
    config = request.config
    folder = str(ROOT / "tests" / "examples")
    before, config.args = config.args, [folder]
    try:
        with pytest.raises(pytest.UsageError, match=r"collect no test: .*examples/test_training\.py"):
            left_out.pytest_collection_modifyitems(config, [])
    finally:
        config.args = before


def test_every_part_is_there() -> None:
    assert all((left_out.TESTS / part.path).exists() for part in left_out.PARTS)
