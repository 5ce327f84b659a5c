"""The game in two minutes: every sentence names rules of its game, and all languages agree."""

from __future__ import annotations

import pytest

from tiptoe.catalog import GAMES
from tiptoe.languages import FINISHED
from tiptoe.rulebook.matrix import load_rules, rules_of
from tiptoe.rulebook.primers import Primer, primer

SECTIONS = 5  # goal, turn, noise, end, count


def cited(page: Primer) -> list[list[str]]:
    sentences = [sentence.rules for section in page.sections for sentence in section.sentences]
    return [*sentences, *(sign.rules for sign in page.signs)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_sentence_tells_rules_of_this_game(game: str, language: str) -> None:
    page = primer(game, language)
    own = {rule.id for rule in rules_of(game)}
    assert len(page.sections) == SECTIONS and page.title and page.signs_title
    for rules in cited(page):
        assert rules and set(rules) <= own


@pytest.mark.parametrize("game", GAMES)
def test_languages_tell_the_same_rules(game: str) -> None:
    first, *others = [primer(game, language) for language in FINISHED]
    for other in others:
        assert cited(other) == cited(first)
        assert [sign.id for sign in other.signs] == [sign.id for sign in first.signs]


def test_the_rules_of_a_stack_are_those_of_its_parts() -> None:
    prefixes = {rule.prefix for rule in rules_of("catacombs+party+subterra:hard")}
    assert prefixes == {"CORE", "EXP", "CAT", "PAR", "SUB", "RUL"}
    assert {rule.prefix for rule in rules_of("classic:dusk+open-bag")} == {"CORE", "EXP", "CLA", "RUL"}
    titles = {rule.title for rule in rules_of("classic") if rule.prefix == "RUL"}
    assert "Classic" in titles and not titles & {"Space", "Catacombs", "Party", "Sub Terra"}
    games = set().union(
        *(
            {rule.id for rule in rules_of(game)}
            for game in (*GAMES, "catacombs+party+subterra:easy+characters", "space+solo")
        )
    )
    assert games == set(load_rules())
