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
