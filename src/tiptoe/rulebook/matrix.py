"""Rule matrix: every rule id with the places in the code that name it and the tests that are examples of it.

A rule must be named by both; `missing` lists the rules that are not. Without a `tests` folder, as in an installed
package, only the code is searched; of the rules of an installed game, only the code in its own package.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES, GUEST_RULEBOOKS, RULEBOOKS
from ..rule_files import Rule, read_rules

RULEBOOK: Final = Path(__file__).parent
PACKAGE: Final = RULEBOOK.parent
CHECKOUT: Final = PACKAGE.parent.parent
SHARED: Final = "CORE"
EXPERT: Final = "EXP"  # variants of every game
RULINGS: Final = "RUL"  # shown, but never missing
MISSING: Final = "missing"


# Prefixes of rule ids, by the name of the game or variant that the rules belong to.
PREFIXES: Final = {name: read_rules(file)[0].prefix for name, file in RULEBOOKS.items()}
_PREFIX: Final = rf"(?:{SHARED}|{EXPERT}|{RULINGS}|{'|'.join(PREFIXES.values())})"
_MORE: Final = r"(,? and |, | to )(\d+\.\d+[a-z]?)\b"
# A full id and what continues it: "CORE-10.1 to 10.6", "CORE-7.1, 7.3, 7.5", "CORE-13.2 and 13.4".
_MENTION: Final = re.compile(rf"\b({_PREFIX})-(\d+(?:\.\d+[a-z]?)?)\b((?:{_MORE})*)")
_CONTINUED: Final = re.compile(_MORE)
# Words with which a ruling leaves something to the table; "An option that cannot be done" is one of a card.
_PROMISE: Final = re.compile(r"\b(an option|the option for it|a variant|if the table wants it)\b")


@dataclass
class Places:
    """Places that name a rule: `file:line` in the code, `file::test` or a scenario file among the tests.

    `status` is "held" (named by code and tests), "missing", or "ruling" (a ruling, which need not be named).
    """

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    status: str = ""


@cache
def load_rules() -> dict[str, Rule]:
    """Rules by id, in the order of the rulebook."""
    books = [RULEBOOK / "core.toml", *RULEBOOKS.values(), RULEBOOK / "expert.toml", RULEBOOK / "rulings.toml"]
    return {rule.id: rule for file in books for rule in read_rules(file)}


def rules_of(spec: str) -> list[Rule]:
    """Rules of a spec, in order: shared ones, its game's, its variants', and their rulings."""
    names = {part.partition(":")[0] for part in spec.split("+")}
    prefixes = {SHARED, EXPERT, *(prefix for name, prefix in PREFIXES.items() if name in names)}
    others = {name for name in PREFIXES if name not in names}
    return [
        rule
        for rule in load_rules().values()
        if rule.prefix in prefixes or (rule.prefix == RULINGS and rule.title.replace(" ", "").lower() not in others)
    ]


ENFORCED_PREFIXES: Final = (SHARED, EXPERT, *PREFIXES.values())  # prefixes of the rules that must be named
INSTALLED_RULEBOOKS: Final = {PREFIXES[name]: RULEBOOKS[name] for name in RULEBOOKS if name in GUEST_RULEBOOKS}


def matrix(root: Path = CHECKOUT) -> dict[str, Places]:
    """Finds the places of every rule in the checkout at `root`, or in the installed package if there is none."""
    source = root / "src" / PACKAGE.name
    tested = source.is_dir() and (root / "tests").is_dir()
    places = {id: Places() for id in load_rules()}
    packages = [
        source if source.is_dir() else PACKAGE,
        *dict.fromkeys(file.parent for file in INSTALLED_RULEBOOKS.values()),
    ]
    for place, id in (named for package in packages for named in named_in_code(package)):
        if id in places and place not in places[id].code:
            places[id].code.append(place)
    for place, id in named_by_tests(root / "tests") if tested else ():
        if id in places and place not in places[id].tests:
            places[id].tests.append(place)
    for id, found in places.items():
        prefix = load_rules()[id].prefix
        found.status = _status(prefix, found, tested=tested and prefix not in INSTALLED_RULEBOOKS)
    return places


def missing(root: Path = CHECKOUT) -> list[str]:
    """Rules that are not named by both code and tests, and rulings that promise a variant which no game has."""
    holes: list[str] = []
    for id, places in matrix(root).items():
        if places.status == MISSING:
            lacks = [word for word, found in (("code", places.code), ("test", places.tests)) if not found]
            holes.append(f"{id}: no {' and no '.join(lacks)}")
    return holes + [f"{id}: no variant" for id in unkept_promises()]


def unkept_promises() -> list[str]:
    """Rulings that speak of an option or a variant, where no game of the catalog has a variant for them."""
    kept = {ruling for game in GAMES.values() for variant, ruling in game.options.items() if variant in game.variants}
    return [
        id
        for id, rule in load_rules().items()
        if rule.prefix == RULINGS and _PROMISE.search(rule.text) and id not in kept
    ]


def named_in_code(package: Path) -> Iterator[tuple[str, str]]:
    """Yields (`file:line`, id) for every rule id in the modules and packs of a package, except in its rulebook."""
    files = [*sorted(package.rglob("*.py")), *sorted(package.rglob("content/*.toml"))]
    for file in files:
        if file.is_relative_to(package / RULEBOOK.name):
            continue
        name = f"{package.name}/{file.relative_to(package).as_posix()}"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for id in mentioned(line):
                yield f"{name}:{number}", id


def named_by_tests(tests: Path) -> Iterator[tuple[str, str]]:
    """Yields (`file::test` or scenario file, id) for every rule that a test or scenario is an example of."""
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests.parent).as_posix()
        for test, ids in _marked(ast.parse(file.read_text(encoding="utf-8"))):
            for id in ids:
                yield f"{name}::{test}", id
    examples = sorted((tests.parent / "src" / PACKAGE.name).glob("*/**/examples/**/*.toml"))
    for file in [*sorted((tests / "scenarios").rglob("*.toml")), *examples]:
        name = file.relative_to(tests.parent).as_posix()
        for id in tomllib.loads(file.read_text(encoding="utf-8")).get("rules", []):
            yield name, str(id)


def mentioned(text: str) -> list[str]:
    """Rule ids in a text, with ranges and lists resolved: "CORE-7.1, 7.3" is two, "CLA-7.3 to 7.5" three."""
    found: list[str] = []
    for match in _MENTION.finditer(text):
        prefix, last = match[1], match[2]
        meant = [last]
        for joint, number in _CONTINUED.findall(match[3]):
            meant.extend(_range(last, number) if joint == " to " else [number])
            last = number
        found.extend(id for number in meant if (id := f"{prefix}-{number}") not in found)
    return found


def _status(prefix: str, places: Places, *, tested: bool) -> str:
    if places.code and (places.tests or not tested):
        return "held"
    return MISSING if prefix in ENFORCED_PREFIXES else "ruling"


def _range(first: str, last: str) -> list[str]:
    """Numbers after `first` up to `last` in one chapter; "10.1 to 10.3" is 10.2, 10.3."""
    chapter, _, low = first.partition(".")
    _, _, high = last.partition(".")
    if not (low.isdecimal() and high.isdecimal()) or not last.startswith(f"{chapter}."):
        return [last]
    return [f"{chapter}.{n}" for n in range(int(low) + 1, int(high) + 1)]


def _marked(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yields the tests of a module with the ids of their `@rule(...)` marks; a class's mark holds for its tests."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, _ids(node.decorator_list)
        elif isinstance(node, ast.ClassDef):
            shared = _ids(node.decorator_list)
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield f"{node.name}.{member.name}", shared + _ids(member.decorator_list)


def _ids(decorators: Iterable[ast.expr]) -> list[str]:
    """Rule ids in decorators such as `@rule("CORE-7.4", "RUL-5")`."""
    return [
        argument.value
        for mark in decorators
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
