"""Scenarios written from positions: reading one gives the seat's view back, and nothing hidden is in it."""

from __future__ import annotations

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply, choices, decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import new_game
from tiptoe.scenarios.export import given_of, lost_facts, written_scenario
from tiptoe.scenarios.runner import ScenarioFailed, read_scenario
from tiptoe.view.determinize import determinize, redeal_unseen
from tiptoe.view.view import View

OWN_TURN = "your-turn"
# Facts that no scenario can give yet, such as a question in the middle of a discovery.
BEYOND = {"offered", "asked", "prompt", "discovering"}


def positions(spec: str, seed: int, most: int = 160) -> list[State]:
    """Returns every third position of a game at the start of a decision of a turn."""
    state, found = new_game(open_game(spec), 3, seeded(seed)), []
    for n in range(most):
        if state.over:
            break
        if n % 3 == 0 and decision(state).prompt == OWN_TURN:
            found.append(state.clone())
        offered = choices(state)
        apply(state, offered[(7 * n + seed) % len(offered)])
    return found


@pytest.mark.parametrize("spec", ["classic", "catacombs", "catacombs+subterra:easy", "space"])
def test_a_position_in_a_turn_comes_back(spec: str) -> None:
    found = positions(spec, 2)
    assert len(found) > 30
    whole = 0
    for state in found:
        shown = determinize(View(state, decision(state).seat), seeded(1))
        missing = lost_facts(shown, given_of(shown))
        assert {path.rpartition(".")[2] for path in missing} <= BEYOND, missing
        whole += not missing
    assert whole > 0.6 * len(found)


def test_a_report_is_a_scenario_that_fails_until_the_rule_is_right() -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    view = View(state, decision(state).seat)
    offered = key(choices(state)[0], state)
    scenario = read_scenario(written_scenario(view, seeded(1), "classic", offered))
    with pytest.raises(ScenarioFailed, match=offered):
        scenario.run()
    read_scenario(written_scenario(view, seeded(1), "classic", "end-turn", "CORE-4.5")).run()


def test_what_a_seat_cannot_know_is_not_in_it() -> None:
    state = positions("classic", 4)[-1]
    seat = decision(state).seat
    written = written_scenario(View(state, seat), seeded(1), "classic", "end-turn")
    other = state.clone()
    redeal_unseen(other, bytes(32))
    assert written_scenario(View(other, seat), seeded(1), "classic", "end-turn") == written


def test_a_question_amid_a_turn_is_said_to_be_another_position() -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    n = 0
    while decision(state).prompt == OWN_TURN:
        offered = choices(state)
        apply(state, offered[(5 * n + 3) % len(offered)])
        n += 1
    written = written_scenario(View(state, decision(state).seat), seeded(1), "classic", "end-turn")
    assert written.startswith("# A scenario cannot say all of this position; ") and "prompt" in written.splitlines()[0]
