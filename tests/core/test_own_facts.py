"""Facts that a game declares itself (ADR 0068): from the declaration follow reset, codec, view, observation, scenario."""

from __future__ import annotations

from typing import Final

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.codec import CodecError, decode, digest, encode
from tiptoe.core.facts import RESOURCE, TURN, OwnFact
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset, RulesetError
from tiptoe.core.state import State
from tiptoe.rules.turn import ExpireTurnResources, begin_turn, new_game
from tiptoe.scenarios.export import given_of
from tiptoe.scenarios.fact_paths import look_up
from tiptoe.scenarios.setup import arrange
from tiptoe.table.upgrade import asked_seat
from tiptoe.view.determinize import determinize
from tiptoe.view.observation import ObservationLayout, observe
from tiptoe.view.view import View

BREATH: Final = OwnFact("breath", "turns under water")
STEPS: Final = OwnFact("steps_taken", "rooms entered", lifetime=TURN)
OIL: Final = OwnFact("oil", "left in the lamp", lifetime=RESOURCE)
TIDE: Final = OwnFact("tide", "height of the water")


@pytest.fixture
def rules() -> Ruleset:
    return open_game("classic").with_seat_facts(BREATH, STEPS, OIL).with_state_facts(TIDE)


@pytest.fixture
def state(rules: Ruleset) -> State:
    """A game in which the seat whose turn it is has one of each."""
    state = new_game(rules, 2, seeded(1))
    seat = state.seat(state.active)
    for number, fact in enumerate((BREATH, STEPS, OIL), 1):
        fact.put(seat, number)
    TIDE.put(state, 300)
    return state


def numbers(state: State) -> list[int]:
    seat = state.seats[state.active]
    return [BREATH.of(seat), STEPS.of(seat), OIL.of(seat), TIDE.of(state)]


def test_a_clone_does_not_see_later_numbers(state: State) -> None:
    twin = state.clone()
    BREATH.put(twin.seat(twin.active), 9)
    TIDE.put(twin, 0)
    assert (numbers(state), numbers(twin)) == ([1, 2, 3, 300], [9, 2, 3, 0])


def test_a_lifetime_ends_when_it_is_declared_to(state: State) -> None:
    ExpireTurnResources().run(state, state.seat(state.active))
    assert numbers(state) == [1, 2, 0, 300]
    begin_turn(state)
    assert numbers(state) == [1, 0, 0, 300]


def test_stored_by_name(state: State, rules: Ruleset) -> None:
    again = decode(encode(state), rules)
    assert numbers(again) == [1, 2, 3, 300]
    assert digest(again) == digest(state)
    assert asked_seat(encode(state)) == state.active
    with pytest.raises(CodecError, match="unknown field 'own\\.tide'"):
        decode(encode(state), open_game("classic"))


def test_a_game_that_does_not_use_them_keeps_its_digest(rules: Ruleset) -> None:
    assert digest(new_game(rules, 2, seeded(1))) == digest(new_game(open_game("classic"), 2, seeded(1)))


def test_everybody_knows_them(state: State) -> None:
    view = View(state, 1 - state.active)
    assert TIDE.of(view) == 300
    assert BREATH.of(view.seats[state.active]) == 1
    assert numbers(determinize(view, seeded(7))) == [1, 2, 3, 300]


def test_columns_of_an_observation(state: State, rules: Ruleset) -> None:
    layout, plain = ObservationLayout(rules, 2), ObservationLayout(open_game("classic"), 2)
    seen = observe(layout, state, state.active)
    assert layout.size == plain.size + 1 + 2 * 3
    assert [*seen[layout.own_table : layout.own_table + 1]] == [255]  # as other numbers, at most 255
    assert [*seen[layout.own_seat : layout.own_seat + 6]] == [1, 2, 3, 0, 0, 0]


def test_scenarios_give_and_expect_them(rules: Ruleset, state: State) -> None:
    given = {"active": 0, "tide": 4, "seat0": {"breath": 3, "steps_taken": 2}}
    arranged = arrange(rules, 2, 1, given)
    assert [look_up(arranged, path) for path in ("tide", "seat0.breath", "seat0.steps_taken", "seat1.oil")] == [
        4,
        3,
        2,
        0,
    ]
    assert [look_up(state, f"seat{state.active}.{fact.name}") for fact in (BREATH, STEPS, OIL)] == [1, 2, 3]
    exported = given_of(arranged)
    assert (exported["tide"], exported["seat0"]) == (4, {"breath": 3, "steps_taken": 2})


def test_names_are_unique(rules: Ruleset) -> None:
    for name in ("gold", "offerings_made", "breath"):  # of a shared fact, of its stored form, of another own fact
        with pytest.raises(RulesetError, match=f"there is a fact '{name}' already"):
            rules.with_seat_facts(OwnFact(name, ""))
