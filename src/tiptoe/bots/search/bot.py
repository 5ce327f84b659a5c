"""Search bot: tries its choices in random deals of everything hidden."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.choice import PLAY, ChoiceId, verb_of
from ...core.choice_arguments import NO_CHOICE
from ...core.kernel import choices
from ...core.rng import Rng
from ...core.ruleset import Ruleset
from ...core.state import State
from ...rules.turn import MainTurn
from ...view.determinize import determinize
from ...view.view import View
from ..base import Bot
from ..greedy.bot import GreedyBot, Thinking
from .explanation import MOST_ALTERNATIVES, Alternative, Explanation, plain_reasons
from .network import Judge, judge_of
from .rollouts import Candidate, Rollouts
from .whole_turns import WholeTurns

TRIES: Final = 64  # a decision: more of them make the network's opinion sharper, not truer
WIDEST: Final = 12  # choices looked at; the others are those that greedy likes least
WHOLE_TURN_DEALS: Final = 16  # deals in which whole turns are compared
MOST_WORK: Final = 4000  # decisions' worth of all tries for a choice, or for advice: no deal is begun beyond it
NONE_MADE: Final = ChoiceId(NO_CHOICE)  # nobody has chosen yet


@final
class SearchBot(Bot):
    """Search player of one seat in one game. `judge` replaces that of the game; `factors` are those of a style."""

    name: ClassVar[str] = "strong"

    def __init__(
        self, rng: Rng, judge: Judge | None = None, tries: int = TRIES, factors: dict[str, float] | None = None
    ) -> None:
        super().__init__(rng)
        self.judge: Final = judge
        self.tries: Final = tries
        self.factors: Final = factors
        self.patience = MOST_WORK
        self.made = 0  # rollouts so far
        self.work = 0  # their cost, in decisions

    def choose(self, view: View) -> ChoiceId:
        return view.choices[0] if len(view.choices) == 1 else self.explain(view).choice

    def decide(self, state: State) -> ChoiceId:
        listed = choices(state)
        if len(listed) == 1:
            return listed[0]
        frame = state.stack[-1]
        if isinstance(frame, MainTurn) and state.seats[frame.seat].hand:
            return GreedyBot(self.rng, self._judge(state.rules).weights).decide(state)
        return self.explain(View(state, frame.seat)).choice

    def explain(self, view: View, made: ChoiceId = NONE_MADE, *, whole_turns: bool = False) -> Explanation:
        """Returns the best choice with its reasons; the choice `made`, if there is one, is tried too.

        With `whole_turns` the best choices and `made` are compared by the best turns that begin with them, within the
        same patience: half of it finds the choices that are compared.
        """
        judge = self._judge(view.rules)
        greedy = GreedyBot(self.rng, judge.weights)
        state = determinize(view, self.rng)
        thinking = Thinking(state, view.seat, greedy)
        first = thinking.decided()
        if judge.network is None or (isinstance(view.stack[-1], MainTurn) and view.me.hand):
            return plain_reasons(thinking, first)  # the hand must be played, and its order rarely matters
        worth_it = worth_a_try(thinking, first)
        if made != NO_CHOICE and made != first and made not in worth_it:
            worth_it.append(made)
        others = [Candidate(choice) for choice in worth_it]
        if not others:
            return plain_reasons(thinking, first)
        yardstick = Candidate(first)
        tries = Rollouts(self.rng, judge.weights, judge.network)
        best = self._halving(view, yardstick, others, tries, self.patience // 2 if whole_turns else self.patience)
        chosen = best if best.better_than(yardstick) > judge.loyalty else yardstick
        told = [yardstick, *others]
        if whole_turns:
            told = self._compared(view, _shown(told, chosen, made), tries)
            chosen = told[0]
            for other in told[1:]:
                if other.better_than(chosen) > judge.loyalty:
                    chosen = other
        self.made += tries.made
        self.work += tries.work
        return Explanation(thinking, chosen.choice, first, [_told(arm, chosen) for arm in told])

    def _compared(self, view: View, compared: list[ChoiceId], tries: Rollouts) -> list[Candidate]:
        deals = [determinize(view, self.rng) for _ in range(WHOLE_TURN_DEALS)]
        return WholeTurns(view.seat, tries).compare(compared, deals, self.patience)

    def _judge(self, rules: Ruleset) -> Judge:
        judge = judge_of(rules) if self.judge is None else self.judge
        return judge if self.factors is None else judge.in_style(self.factors)

    def _halving(
        self, view: View, yardstick: Candidate, others: list[Candidate], tries: Rollouts, most: int
    ) -> Candidate:
        """Returns the best of `others` by successive halving; no deal is begun when all tries have cost `most`."""
        rounds = len(others).bit_length()
        while True:
            for _ in range(max(self.tries // (rounds * (len(others) + 1)), 1)):
                if tries.work > most:
                    return min(others, key=_worst_last)
                dealt = determinize(view, self.rng)
                yardstick.values.append(tries.of(dealt, yardstick.choice, view.seat))
                for arm in others:
                    arm.values.append(tries.of(dealt, arm.choice, view.seat))
            if len(others) == 1:
                return others[0]
            others = sorted(others, key=_worst_last)[: len(others) // 2]


def worth_a_try(thinking: Thinking, first: ChoiceId) -> list[ChoiceId]:
    """Lists what else to try: what greedy values most, and no second ride in a turn, which could go on for ever."""
    others = [choice for choice in thinking.listed if choice != first and verb_of(choice) != PLAY]
    if thinking.seat.ridden:
        others = [choice for choice in others if verb_of(choice) not in thinking.heuristics.carriers]
    if len(others) < WIDEST:
        return others
    ranked = sorted([(-thinking.value(choice), choice) for choice in others])
    return [choice for _, choice in ranked[: WIDEST - 1]]


def _shown(tried: list[Candidate], chosen: Candidate, made: ChoiceId) -> list[ChoiceId]:
    """Lists the chosen choice, the best alternatives and the choice that was made, without repeating one."""
    shown = [chosen.choice]
    for arm in sorted(tried, key=_worst_last):
        if arm is not chosen and (len(shown) <= MOST_ALTERNATIVES or arm.choice == made):
            shown.append(arm.choice)
    return shown


def _told(arm: Candidate, chosen: Candidate) -> Alternative:
    return Alternative(arm.choice, arm.mean(), chosen.ahead_of(arm), chosen.better_than(arm))


def _worst_last(arm: Candidate) -> float:
    return -arm.mean()
