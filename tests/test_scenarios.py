"""Scenarios of the tests and of the rules library pass, have a title and name their rules; the library's have every
language.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.languages import FINISHED
from tiptoe.packs.files import CONTENT
from tiptoe.rulebook.books import book_for
from tiptoe.scenarios.runner import read_scenarios
from tiptoe.scenarios.walkthrough import example_files, examples, examples_for, title_of
from tiptoe.service.content.examples import example_content
from tiptoe.wire.table import ToldChosen

FOLDER = Path(__file__).parent / "scenarios"
FILES = [*sorted(FOLDER.rglob("*.toml")), *(file for _, file in example_files())]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.name}" for file in FILES])
def test_scenario(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name):
        assert scenario.title and scenario.rules
        scenario.run()


@pytest.mark.parametrize("language", FINISHED)
def test_an_example_is_told_in_every_language(language: str) -> None:
    """Every choice and event has its text, and every step after the first shows its choice and the result."""
    for id, scenario in examples().items():
        told = example_content(id, language)
        assert title_of(scenario, language)[1] == told.language == language, id
        assert [step.moment.at for step in told.steps] == list(range(len(told.steps))), id
        entries = [step.moment.entry for step in told.steps[1:]]
        facts = [fact for entry in entries if isinstance(entry, ToldChosen) for fact in entry.events]
        assert all(isinstance(entry, ToldChosen) for entry in entries), id
        assert all(step.choice for step in told.steps[1:]) and all(isinstance(fact.text, str) for fact in facts), id
        assert any(fact.rule for fact in facts) or any(step.refused for step in told.steps), id


def test_an_example_is_shown_with_the_pieces_of_its_game() -> None:
    """The page draws the game's content: an example's own card, tile or board would have no picture."""
    own = {*CONTENT, "room", "tunnel"}
    assert {id for id, scenario in examples().items() if own & scenario.content.keys()} == set()


@pytest.mark.parametrize("spec", ["classic", "catacombs+subterra:normal+party", "space"])
def test_every_chapter_has_an_example_on_the_table(spec: str) -> None:
    """Issue 14: every chapter that tells rules, and not only words, has a worked example."""
    shown = {rule for scenario in examples_for(spec).values() for rule in scenario.rules}
    for chapter in book_for(spec, "en").chapters:
        lines = [line for section in chapter.sections for line in section.lines if line.kind != "term"]
        assert not lines or any(shown.intersection(line.rules) for line in lines), f"{spec}: {chapter.id}"


def test_an_example_belongs_to_games_that_are_played_like_it() -> None:
    plain, hunted = examples_for("catacombs:b"), examples_for("catacombs+subterra:hard+party")
    assert "catacombs.portal" in plain and "subterra.two-at-once" not in plain and "classic.danger" not in plain
    assert {"catacombs.portal", "subterra.two-at-once", "party.two-pluses"} <= set(hunted)
