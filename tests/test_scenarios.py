"""Every scenario, of the tests and of the rules library, comes out as it says, has a title, and names its rules; those of
the library are told in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.formats.scenario.examples import EXAMPLES, examples, examples_for, title_of
from tiptoe.formats.scenario.runner import read_scenarios
from tiptoe.house.content.examples import example_content
from tiptoe.languages import LANGUAGES

FOLDER = Path(__file__).parent / "scenarios"
FILES = [*sorted(FOLDER.rglob("*.toml")), *sorted(EXAMPLES.rglob("*.toml"))]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.name}" for file in FILES])
def test_scenario(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name):
        assert scenario.title and scenario.rules
        scenario.run()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_told_in_every_language(language: str) -> None:
    """Every choice and event has its words, and every step tells something."""
    for id, scenario in examples().items():
        told = example_content(id, language)
        assert title_of(scenario, language)[1] == told.language == language, id
        assert (told.seats or told.table) and told.steps and all(step.choice or step.refused for step in told.steps), id
        assert any(line.rule for step in told.steps for line in [*step.events, *step.refused]), id


def test_an_example_belongs_to_games_that_are_played_like_it() -> None:
    plain, hunted = examples_for("catacombs:b"), examples_for("catacombs+subterra:hard+party")
    assert "catacombs.portal" in plain and "subterra.lost" not in plain and "classic.danger" not in plain
    assert {"catacombs.portal", "subterra.lost", "party.two-pluses"} <= set(hunted)
