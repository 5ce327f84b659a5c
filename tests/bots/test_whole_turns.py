"""Choices compared by whole turns: the order of a turn makes no difference, and what greedy forgets is nobody's fault."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tiptoe.bots.registry import bot_for
from tiptoe.bots.search.bot import MOST_WORK, WHOLE_TURN_DEALS, SearchBot
from tiptoe.bots.search.network import judge_of
from tiptoe.bots.search.rollouts import Rollouts
from tiptoe.bots.search.whole_turns import SCOUTED, WholeTurns, named
from tiptoe.catalog import open_game
from tiptoe.core.choice import END_TURN, ChoiceId
from tiptoe.core.codec import digest
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import MainTurn, new_game
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

SPECS = ["classic", "catacombs", "space"]
POSITIONS = 20  # of one game
APART = 3  # decisions between two positions
PLENTY = 1_000_000  # work
COSTLIER = 4  # times that one deal of a position may cost what another does


def decisions(spec: str) -> Iterator[State]:
    """Yields positions of a game of burglars in which a seat without cards in hand has several choices."""
    state = new_game(open_game(spec), 2, seeded(3))
    bot, met = bot_for("burglar", 3, 0), 0
    while not state.over and met < POSITIONS * APART:
        frame = state.stack[-1]
        if isinstance(frame, MainTurn) and not state.seats[frame.seat].hand and len(choices(state)) > 2:
            met += 1
            if met % APART == 0:
                yield state.clone()
        apply(state, bot.decide(state))


def turns_of(state: State) -> tuple[WholeTurns, list[State]]:
    judge, seat = judge_of(state.rules), state.stack[-1].seat
    assert judge.network is not None
    deals = [determinize(View(state, seat), seeded(deal)) for deal in range(2)]
    return WholeTurns(seat, Rollouts(seeded(1), judge.weights, judge.network)), deals


def after(state: State, first: ChoiceId, then: str) -> State | None:
    """Returns the position after two steps, one directly after the other; None if the second is not possible then."""
    twin, seat = state.clone(), state.stack[-1].seat
    apply(twin, first)
    for each in choices(twin) if twin.stack[-1].seat == seat else []:
        if named(each, twin) == then:
            apply(twin, each)
            return twin
    return None


def position(state: State) -> str:
    """Returns the digest of a position in which the order of discarded cards is nobody's concern."""
    twin = state.clone()
    for index in range(len(twin.seats)):
        twin.seat(index).discard = sorted(twin.seats[index].discard)
    return digest(twin)


@pytest.mark.parametrize("spec", SPECS)
def test_the_order_of_two_steps_makes_no_difference(spec: str) -> None:
    """Finding anchors-4: of two choices that can both be made, the one that came second was called worse."""
    commuting = 0
    for state in decisions(spec):
        turns, deals = turns_of(state)
        for one, other in combinations([each for each in choices(state) if each != END_TURN][:4], 2):
            names = named(one, state), named(other, state)
            both = after(state, one, names[1]), after(state, other, names[0])
            if both[0] is not None and both[1] is not None and position(both[0]) == position(both[1]):
                commuting += 1
                for dealt in deals:
                    assert turns.play(dealt, one, [names[1]]).value == turns.play(dealt, other, [names[0]]).value
    assert commuting


@pytest.mark.parametrize("spec", SPECS)
def test_the_second_step_of_a_turn_is_not_behind_the_first(spec: str) -> None:
    """Greedy would not have thought of the first step after the second; the turn of the other choice does."""
    steps = 0
    for state in decisions(spec):
        turns, deals = turns_of(state)
        first = next(each for each in choices(state) if each != END_TURN)
        played = turns.play(deals[0], first, []).steps
        for second in [each for each in choices(state) if named(each, state) in played[1:2]]:
            both = after(state, first, named(second, state)), after(state, second, played[0])
            if both[0] is not None and both[1] is not None and position(both[0]) == position(both[1]):
                steps += 1
                one, other = turns.compare([first, second], deals[:1], PLENTY)
                assert other.ahead_of(one) >= 0
    assert steps


def test_the_first_deal_is_compared_whatever_it_costs() -> None:
    state = next(decisions("classic"))
    turns, deals = turns_of(state)
    compared = turns.compare(choices(state)[:2], deals, 0)
    assert [len(each.values) for each in compared] == [1, 1]


@pytest.mark.parametrize("spec", SPECS)
def test_advice_ends_when_the_patience_of_a_choice_does(spec: str) -> None:
    """Advice begins no deal beyond its `patience`: an interpreted server gave it up after five seconds."""
    for state in decisions(spec):
        view = View(state, state.stack[-1].seat)
        hasty, adviser = SearchBot(seeded(1)), SearchBot(seeded(1))
        hasty.patience = 0
        nominated = len(SearchBot(seeded(1)).explain(view).tried)
        compared = len(hasty.explain(view, whole_turns=True).tried)
        assert hasty.made == nominated + compared**2  # one deal of each kind
        adviser.explain(view, whole_turns=True)
        assert hasty.made <= adviser.made
        assert adviser.work <= MOST_WORK + hasty.work * COSTLIER


def test_later_deals_judge_one_turn_after_each_choice() -> None:
    """The turn that follows a choice is found in the first deals, so that advice costs half."""
    state = next(decisions("classic"))
    made = []
    for seen in (SCOUTED, WHOLE_TURN_DEALS):
        turns, _ = turns_of(state)
        deals = [determinize(View(state, turns.seat), seeded(deal)) for deal in range(seen)]
        turns.compare(choices(state)[:4], deals, PLENTY)
        made.append(turns.tries.made)
    scouted, all_of_them = made
    assert scouted == SCOUTED * 4**2
    assert all_of_them - scouted <= (WHOLE_TURN_DEALS - SCOUTED) * 2 * 4


def test_whole_turns_are_explained_with_the_choice_that_was_made() -> None:
    state = next(decisions("classic"))
    made = choices(state)[0]
    reasons = SearchBot(seeded(1), tries=8).explain(View(state, state.stack[-1].seat), made, whole_turns=True)
    told = [each.choice for each in reasons.tried]
    assert {made, reasons.choice, reasons.habit} & set(told) >= {made, reasons.choice}
    assert len(set(told)) == len(told)
    assert [each.behind for each in reasons.tried if each.choice == reasons.choice] == [0.0]
