"""Packs that people bring along: a list of mistakes, or a pack that can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.house.packs.reading import Mistake, ReadPack, read_pack
from tiptoe.packs.document import document_of
from tiptoe.packs.source import read_folder
from tiptoe.packs.template import write_template


@pytest.fixture
def template(tmp_path: Path) -> str:
    write_template(tmp_path / "mine")
    return document_of(read_folder(tmp_path / "mine")).text


def mistakes(text: str) -> list[Mistake]:
    found = read_pack(text.encode(), "mine.json")
    assert isinstance(found, list)
    return found


def test_a_pack_is_laid_over_its_game(template: str) -> None:
    found = read_pack(template.encode())
    assert isinstance(found, ReadPack)
    assert found.game == "classic" and found.pack.card("lamplighter").cost == 3


def test_a_mistake_says_where_it_is(template: str) -> None:
    (found,) = mistakes(template.replace('"skill":2', '"skil":2'))
    assert (found.id, found.path) == ("lamplighter", "play[0]")
    assert "did you mean 'skill'?" in found.problem


@pytest.mark.parametrize(
    "there, wrong, problem",
    [
        ('"game":"classic"', '"game":"clasic"', "did you mean 'classic'?"),
        ('"id":"mine"', '"id":"classic"', "is the pack of a game itself"),
    ],
)
def test_a_pack_says_whose_it_is(template: str, there: str, wrong: str, problem: str) -> None:
    assert problem in mistakes(template.replace(there, wrong))[0].problem


def test_a_page_of_nonsense_is_cut() -> None:
    """Mistakes are shown: never more of them than somebody reads."""
    cards = ",".join(f'{{"id":"c{n}","kind":"{"k" * 50}","foo":{n % 9}}}' for n in range(290))
    found = mistakes(f'{{"tiptoe-pack":1,"pack":{{"id":"a","game":"classic"}},"card":[{cards}]}}')
    assert len(found) == 100 and all(len(each.problem) <= 300 for each in found)
