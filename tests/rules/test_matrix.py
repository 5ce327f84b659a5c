"""The matrix of rules: each rule of a built game is named in the code and by a test, and every id exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.catalog import GAMES
from tiptoe.rulebook import matrix
from tiptoe.rulebook.matrix import ENFORCED_PREFIXES, PREFIXES, RULINGS, load_rules, mentioned, missing

ROOT = Path(__file__).parents[2]
CHAPTERS = {rule.chapter for rule in load_rules().values()}


@pytest.mark.slow
def test_every_rule_of_a_built_game_has_code_and_a_test() -> None:
    assert missing(ROOT) == []


def test_a_ruling_that_speaks_of_an_option_has_its_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    """F8: three rulings promised options that no table had."""
    assert matrix.unkept_promises() == []
    for game in GAMES.values():
        monkeypatch.delitem(game.variants, "mercy", raising=False)
    assert matrix.unkept_promises() == ["RUL-111"]


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_a_game_is_a_variant_of_it_and_answers_a_ruling(game: str) -> None:
    """Compiled functions keep no docstring, so the trace from a ruling to its variant is data."""
    options = GAMES[game].options
    assert set(options) <= set(GAMES[game].variants)
    assert set(options.values()) <= {id for id, rule in load_rules().items() if rule.prefix == RULINGS}


def test_every_id_named_in_the_code_exists() -> None:
    named = matrix.named_in_code(ROOT / "src" / "tiptoe")
    assert sorted((place, id) for place, id in named if id not in load_rules() and id not in CHAPTERS) == []


@pytest.mark.slow
def test_every_id_that_a_test_claims_exists() -> None:
    named = matrix.named_by_tests(ROOT / "tests")
    assert sorted((place, id) for place, id in named if id not in load_rules()) == []


def test_rules_of_every_game_and_variant_with_a_book_are_enforced() -> None:
    assert set(ENFORCED_PREFIXES) == {"CORE", "EXP", *PREFIXES.values()} and RULINGS not in ENFORCED_PREFIXES
    assert set(GAMES) <= set(PREFIXES)


@pytest.mark.slow
def test_the_status_of_a_rule() -> None:
    found = matrix.matrix(ROOT)
    assert (found["CORE-7.4"].status, found["RUL-5"].status) == ("held", "held")
    assert {found[id].status for id in found if id.startswith(RULINGS)} <= {"held", "ruling"}


def test_the_rulebook_holds_every_rule_once() -> None:
    rules = load_rules()
    sizes = {"CORE": 130, "CLA": 53, "CAT": 90, "PAR": 13, "SUB": 28, "SPA": 65, "EXP": 7, "RUL": 125}
    assert {prefix: sum(1 for rule in rules.values() if rule.prefix == prefix) for prefix in sizes} == sizes
    assert all(rule.text.endswith((".", "Clank!")) and rule.title for rule in rules.values())


def test_a_rule_refers_only_to_rules_that_exist() -> None:
    rules = load_rules()
    assert {id for rule in rules.values() for id in mentioned(rule.text)} <= {*rules, *CHAPTERS}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("CORE-7.4, RUL-5: a unit", ["CORE-7.4", "RUL-5"]),
        ("CORE-7.1, 7.3, 7.5: n units", ["CORE-7.1", "CORE-7.3", "CORE-7.5"]),
        ("CLA-7.3 to 7.5, CORE-6.5a", ["CLA-7.3", "CLA-7.4", "CLA-7.5", "CORE-6.5a"]),
        ("CORE-15.1 to 15.3, 15.6", ["CORE-15.1", "CORE-15.2", "CORE-15.3", "CORE-15.6"]),
        ("CORE-13.2 and 13.4", ["CORE-13.2", "CORE-13.4"]),
        ("CORE-13.10: RUL-35, 2 seats", ["CORE-13.10", "RUL-35"]),
        ("CORE-6: order", ["CORE-6"]),
        ("no rule at all, 7.3", []),
    ],
)
def test_ranges_and_lists_mean_every_id(text: str, ids: list[str]) -> None:
    assert mentioned(text) == ids


def test_without_tests_only_the_code_is_shown(tmp_path: Path) -> None:
    found = matrix.matrix(tmp_path)
    assert found["CORE-7.4"].code and not found["CORE-7.4"].tests
    assert found["CORE-7.4"].status == "held"
