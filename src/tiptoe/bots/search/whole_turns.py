"""Comparison of choices by whole turns: each choice is judged by the best turn that begins with it.

In a rollout greedy finishes the turn. So a choice is charged for what greedy forgets after it, and of two choices
that can both be made the second looks worse only because it comes second. Here a choice is tried with greedy's turn
after it, and with the turns of all others as far as they are still possible. The turn that is best on the average of
the deals counts.
"""

from __future__ import annotations

from typing import Final, final

from ...core.choice import END_TURN, PLAY, ChoiceId, verb_of
from ...core.kernel import apply, choices
from ...core.notation import about, key
from ...core.state import State
from .rollouts import LONGEST, LOOK_COST, Candidate, Rollouts, quick

SCOUTED: Final = 4  # deals that show which turn follows each choice best; the others judge that one


@final
class PlayedTurn:
    """Turn of a seat in one deal: the names of its steps, without the cards played, and the value of its end."""

    def __init__(self, steps: list[str], value: float) -> None:
        self.steps: Final = steps
        self.value: Final = value


@final
class TurnPlan:
    """Choice that is followed by the turn of one of the compared choices, by its index `then`: perhaps by its own."""

    def __init__(self, choice: ChoiceId, then: int) -> None:
        self.tried: Final = Candidate(choice)
        self.then: Final = then


@final
class WholeTurns:
    """Turns of one seat, played to their ends in many deals."""

    def __init__(self, seat: int, tries: Rollouts) -> None:
        self.seat: Final = seat
        self.tries: Final = tries

    def compare(self, compared: list[ChoiceId], deals: list[State], most: int) -> list[Candidate]:
        """Returns each choice with the values of the best turn after it, deal by deal.

        The first deals show which turn that is. No deal but the first is begun when all tries have cost more than
        `most`.
        """
        plans = [[TurnPlan(choice, then) for then in range(len(compared))] for choice in compared]
        for number, dealt in enumerate(deals):
            if number and self.tries.work > most:
                break
            if number == SCOUTED:
                plans = [[_best(row)] for row in plans]
            self._go_on(plans, compared, dealt)
        return [_best(row).tried for row in plans]

    def _go_on(self, plans: list[list[TurnPlan]], compared: list[ChoiceId], dealt: State) -> None:
        """Plays every plan once more, in the deal `dealt`."""
        own: dict[int, PlayedTurn] = {}  # by index in `compared`: greedy's turn after the choice
        for first, row in enumerate(plans):
            for plan in row:
                if plan.then not in own:
                    own[plan.then] = self.play(dealt, compared[plan.then], [])
                other = own[plan.then]
                turn = other if plan.then == first else self.play(dealt, compared[first], other.steps)
                plan.tried.values.append(turn.value)

    def play(self, dealt: State, choice: ChoiceId, wanted: list[str]) -> PlayedTurn:
        """Plays `choice`, then what is `wanted`, in its order where possible, then the rest of the turn as greedy."""
        state, greedy = dealt.clone(), self.tries.greedy
        turn, looks = state.turns, greedy.looks
        steps = [named(choice, state)]
        left = [step for step in wanted if step != steps[0]]
        apply(state, choice)
        decisions = work = 0
        while work < LONGEST and not state.over and state.turns == turn:
            own = state.stack[-1].seat == self.seat
            step = _next_wanted(state, left) if own and left else None
            if step is None:
                step = quick(state, greedy)
            if own and verb_of(step) != PLAY and step != END_TURN:
                steps.append(named(step, state))
            apply(state, step)
            decisions += 1
            work = decisions + LOOK_COST * (greedy.looks - looks)
        self.tries.work += work
        return PlayedTurn(steps, self.tries.judged(state, self.seat))


def named(choice: ChoiceId, state: State) -> str:
    """Returns the name of a choice that is the same all turn: its key, and the card that lies in its slot."""
    card = about(choice, state).get("card", -1)
    return f"{key(choice, state)} {card}"


def _next_wanted(state: State, left: list[str]) -> ChoiceId | None:
    """Returns the first wanted step that is possible now, and takes it off the list; None if there is none."""
    listed = {named(choice, state): choice for choice in choices(state)}
    for at, step in enumerate(left):
        if step in listed:
            del left[at]
            return listed[step]
    return None


def _best(plans: list[TurnPlan]) -> TurnPlan:
    return max(plans, key=_mean)


def _mean(plan: TurnPlan) -> float:
    return plan.tried.mean()
