"""Elision in French: words that lose their vowel never stand before a name that is filled in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRENCH = [
    *(ROOT / "client/src").rglob("fr.ftl"),
    *(ROOT / "src/tiptoe").rglob("fr.ftl"),
    *(ROOT / "src/tiptoe/text/locale/fr").glob("*.ftl"),
]
NAMES = r"\$(?:names?|seats?|who|whose|by|people)\b"  # placeables that hold names of people
ELIDED = re.compile(rf"\b(?:de|que|ne|jusque|lorsque|puisque)\s\{{ {NAMES}", re.IGNORECASE)


def test_no_word_that_a_vowel_shortens_stands_before_a_name() -> None:
    """Issue 25, point 14: "la place de Ana" is wrong, and so is "d’" before other names."""
    lines = [line for file in FRENCH for line in file.read_text(encoding="utf-8").split("\n")]
    assert len(FRENCH) > 10
    assert [line for line in lines if ELIDED.search(line)] == []


@pytest.mark.parametrize("line", ["claim = La place de { $name }", "x = Que { $seat } joue"])
def test_such_a_word_is_noticed(line: str) -> None:
    assert ELIDED.search(line)


@pytest.mark.parametrize("line", ["x = À { $name }", "x = de l’{ $name }", "x = Tour de { $n }", "x = par { $names }"])
def test_other_words_are_not(line: str) -> None:
    assert not ELIDED.search(line)
