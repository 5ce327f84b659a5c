"""Test modules that need a large tool or a built artefact: left out without it, and named at the end of the run.

Any other module that collects no test fails the run (finding house-7a: the test of the training guide was not
collected for 45 commits, and no run said so).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

TESTS = Path(__file__).resolve().parent
modules_that_skip: set[Path] = set()  # modules that skip as a whole, which pytest counts and names


class Part(NamedTuple):
    """A module or folder below tests/, the check whether it can run here, and the missing tool."""

    path: str
    can_run: Callable[[], bool]
    missing: str


PARTS = (
    Part("interfaces", lambda: find_spec("pyspiel") is not None, "OpenSpiel is not installed; make interfaces runs it"),
    Part("offline", lambda: bool(os.environ.get("TIPTOE_SITE")), "no site was built; make offline runs it"),
    Part("shipping/test_shipped.py", lambda: bool(os.environ.get("TIPTOE_WHEELS")), "no wheels; make shipped runs it"),
)


def part_of(path: Path) -> Part | None:
    """Returns the part that a path belongs to, if that part cannot run here."""
    for part in PARTS:
        if path.is_relative_to(TESTS / part.path) and not part.can_run():
            return part
    return None


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    is_module = collection_path.suffix == ".py"
    return True if is_module and part_of(collection_path) else None


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        modules_that_skip.add(TESTS.parent / report.nodeid)


@pytest.hookimpl(tryfirst=True)  # before other hooks deselect
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    found = {item.path for item in items} | modules_that_skip
    silent = [path for path in wanted_modules(config.args) if path not in found and not part_of(path)]
    if silent:
        names = ", ".join(str(path.relative_to(TESTS)) for path in sorted(silent))
        raise pytest.UsageError(f"these modules collect no test: {names}; see tests/left_out.py")


def wanted_modules(arguments: list[str]) -> Iterator[Path]:
    """Yields the test modules below the folders of a run; single modules and tests are asked for by name."""
    for argument in arguments:
        folder = Path(argument).resolve()
        if folder.is_dir() and (folder.is_relative_to(TESTS) or TESTS.is_relative_to(folder)):
            yield from (path for path in folder.rglob("test_*.py") if path.is_relative_to(TESTS))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    for part in PARTS:
        path = TESTS / part.path
        if not part.can_run() and any(path.is_relative_to(one) or one.is_relative_to(path) for one in asked):
            terminalreporter.write_line(f"left out: tests/{part.path}: {part.missing}")
