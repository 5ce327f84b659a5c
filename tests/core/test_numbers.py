"""Numbers in stored games stay as they are, and no number is claimed twice."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tiptoe.catalog import all_specs, numbering_of, open_game
from tiptoe.core.board import FEATURES
from tiptoe.core.choice import SHIFT, VERBS
from tiptoe.core.components import KINDS, TYPES
from tiptoe.core.definitions import Step
from tiptoe.core.ruleset import RulesetError
from tiptoe.core.stable_ids import FEATURES as FEATURE_NUMBERS
from tiptoe.core.stable_ids import FRAMES, TAGS, IdRegistry
from tiptoe.core.stable_ids import VERBS as VERB_NUMBERS
from tiptoe.rules.refill import RefillRow
from tiptoe.rules.turn import NextTurn

FROZEN = tomllib.loads((Path(__file__).parent / "numbers.toml").read_text(encoding="utf-8"))
REGISTERS = (VERB_NUMBERS, FRAMES, FEATURE_NUMBERS, TAGS)


@pytest.mark.parametrize("register", REGISTERS, ids=lambda register: register.what)
def test_every_number_is_what_it_was_and_every_new_one_is_listed(register: IdRegistry) -> None:
    """A changed or missing name would change the meaning of stored games."""
    assert register.numbers == FROZEN[register.what], "add a line to numbers.toml; never change one"


def test_what_has_a_number_is_in_the_registers() -> None:
    assert {verb.word: base >> SHIFT for base, verb in VERBS.items()} == VERB_NUMBERS.numbers
    assert FEATURE_NUMBERS.numbers == FEATURES
    assert TAGS.numbers == {**KINDS, **TYPES, "usable": 256}
    kinds = {frame.kind for spec in all_specs() if "." not in spec for frame in open_game(spec).frames}
    assert kinds == set(FRAMES.numbers.values())


@pytest.mark.parametrize("register", (FEATURE_NUMBERS, TAGS), ids=lambda register: register.what)
def test_features_and_tags_are_single_bits_that_a_machine_word_holds(register: IdRegistry) -> None:
    assert all(number.bit_count() == 1 and number < 1 << 62 for number in register.numbers.values())


@pytest.mark.usefixtures("declaring")
def test_a_number_is_claimed_once() -> None:
    register = IdRegistry("verb")
    assert register.claim("dig", 7) == 7
    for name, number in (("dig", 8), ("delve", 7)):
        with pytest.raises(ValueError, match=f"verb '{name}' cannot have the number {number}: 'dig' has 7"):
            register.claim(name, number)


@pytest.mark.usefixtures("declaring")
def test_a_register_is_in_the_order_of_its_numbers_whoever_comes_first() -> None:
    register = IdRegistry("feature")
    for name, number in (("wayshrine", 64), ("start", 1), ("chest", 128), ("market", 8)):
        register.claim(name, number)
    assert list(register.numbers) == ["start", "market", "wayshrine", "chest"]


def test_hours_and_dares_keep_the_numbers_that_stored_games_know() -> None:
    night = open_game("classic").pack.night
    assert [hour.id for hour in night.hours] == FROZEN["night"]["hours"], "new ones go to the end"
    assert [dare.id for dare in night.dares] == FROZEN["night"]["dares"], "new ones go to the end"


def test_every_step_has_the_word_by_which_stored_tables_find_it() -> None:
    """House 22a: a class may be renamed, its word never. `NextTurn` was `PassTurn` when the first tables were stored."""
    rulesets = [open_game(spec) for spec in all_specs() if "." not in spec]
    steps = {type(step): step.word for rules in rulesets for plan in rules.plans for step in plan}
    assert sorted(steps.values()) == FROZEN["step"]["words"], "add a word to numbers.toml; never change one"
    assert steps[NextTurn] == "PassTurn"


def test_a_step_without_a_word_is_refused_before_a_table_is_stored() -> None:
    class Nameless(Step):
        rule = "CORE-13.10"

    rules = open_game("classic").before(RefillRow, Nameless())
    with pytest.raises(RulesetError, match="step Nameless declares no `word`"):
        numbering_of(rules)
