"""Findings: each has tests named after it, and they run in every set-up in which it can happen."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from setups import OF_ONE_DATABASE, SETUPS

ROOT = Path(__file__).resolve().parents[2]
REGISTER = tomllib.loads((ROOT / "tests" / "findings.toml").read_text(encoding="utf-8"))
NAMED = re.compile(r"test_(finding|low)_(\d+)_")


class Named(NamedTuple):
    """A test named after a finding, with the set-ups that it runs in."""

    kind: str
    number: str
    file: Path
    setups: frozenset[str]


def named_tests() -> list[Named]:
    found: list[Named] = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        found += _named_in(file, ast.parse(text)) if NAMED.search(text) else []
    return found


def _named_in(file: Path, module: ast.Module) -> Iterator[Named]:
    for test in _tests(module):
        if name := NAMED.match(test.name):
            yield Named(name[1], name[2], file, _where(test, module))


def _tests(module: ast.Module) -> list[ast.FunctionDef]:
    return [one for one in module.body if isinstance(one, ast.FunctionDef) and one.name.startswith("test_")]


def _where(test: ast.FunctionDef, module: ast.Module) -> frozenset[str]:
    """Returns the set-ups that a test runs in, by its own marks and its module's."""
    assigned = [one for one in module.body if isinstance(one, ast.Assign)]
    marks = {ast.unparse(one.targets[0]): one.value for one in assigned}
    said = [marks.get("pytestmark"), *(_meant(one, marks) for one in test.decorator_list)]
    return frozenset(SETUPS).intersection(*map(_setups, said))


def _meant(decorator: ast.expr, marks: dict[str, ast.expr]) -> ast.expr:
    """Returns the mark of a decorator, which may have a name of its own."""
    return marks.get(decorator.id, decorator) if isinstance(decorator, ast.Name) else decorator


def _setups(mark: ast.expr | None) -> list[str]:
    """Returns the set-ups of a mark: all, unless the mark is `only`."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.only":
        return [setup for setup in SETUPS if ast.literal_eval(mark.args[0]) in setup.split("-")]
    return SETUPS


TESTS = named_tests()


@pytest.mark.parametrize(("kind", "number"), [(kind, number) for kind, all in REGISTER.items() for number in all])
def test_every_finding_has_tests_in_every_set_up_it_can_happen_in(kind: str, number: str) -> None:
    """`pytest -s` prints where they run."""
    told = REGISTER[kind][number]
    tests = [test for test in TESTS if (test.kind, test.number) == (kind, number)]
    runs = {setup: sum(setup in test.setups for test in tests) for setup in SETUPS}
    print(
        f"\n{kind} {number}: {told['found']} {', '.join(f'{tests} in {setup}' for setup, tests in runs.items())}",
        end="",
    )
    expected = [setup for setup in SETUPS if told.get("only", setup) in (setup, *setup.split("-"))]
    assert [setup for setup in SETUPS if runs[setup]] == expected


def test_every_test_of_a_finding_is_run_by_make_locked() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    line = re.search(r"^LOCKED := \$\(addprefix tests/,(.*)\)$", makefile, re.M)
    assert line
    run = [ROOT / "tests" / name for name in line[1].split()]
    assert [test for test in TESTS if not any(test.file.is_relative_to(folder) for folder in run)] == []
    assert [test for test in TESTS if test.number not in REGISTER[test.kind]] == []


@pytest.mark.parametrize("folder", ["web", "store", "cli"])
def test_who_takes_one_database_says_why(folder: str) -> None:
    """Fixtures of one database need a reason: `make locked` refuses tests that leave the other out silently."""
    for file in sorted((ROOT / "tests" / folder).glob("test_*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"))
        for test in _tests(module):
            of_one = OF_ONE_DATABASE.keys() & {argument.arg for argument in test.args.args}
            assert not of_one or len(_where(test, module)) < len(SETUPS), f"{test.name}: any_url, or mark it `only`"
