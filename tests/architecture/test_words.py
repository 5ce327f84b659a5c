"""One thing per word: a class name stands once, a docstring names its subject."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tiptoe"
MODULES = sorted(SOURCE.rglob("*.py"))
RIDDLES = re.compile(r"(What|Whatever|Where|Who|Whoever|How|When|Which|Why|Whether|That|Those)\b")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_docstring_of_a_module_names_its_subject(module: Path) -> None:
    """A list of modules that all begin with "What" reads like a riddle: "noun: sentence" instead."""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    assert said
    assert len(said) > 1
    assert not RIDDLES.match(said), said


# What travels is called by the name of what it shows: a Chair of the table is a Chair on the wire.
TRAVELLING = ("house/messages/", "house/content/", "server/routes/")


def travels(module: Path) -> bool:
    return module.relative_to(SOURCE).as_posix().startswith(TRAVELLING)


def public_classes(module: Path) -> list[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


@pytest.mark.parametrize("wire", [False, True], ids=["engine", "wire"])
def test_a_public_class_name_stands_once(wire: bool) -> None:
    owners: dict[str, list[str]] = {}
    for module in MODULES:
        if travels(module) == wire:
            for name in public_classes(module):
                owners.setdefault(name, []).append(str(module.relative_to(SOURCE)))
    assert {name: homes for name, homes in owners.items() if len(homes) > 1} == {}
