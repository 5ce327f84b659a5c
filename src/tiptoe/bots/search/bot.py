"""Search bot: tries its choices in random deals of everything hidden."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final, final

from ...core.choice import PLAY, ChoiceId, verb_of
from ...core.choice_arguments import NO_CHOICE
from ...core.kernel import apply, choices
from ...core.rng import Rng
from ...core.ruleset import Ruleset
from ...core.state import State
from ...rules.scoring import score, winners
from ...rules.turn import MainTurn
from ...view.determinize import determinize
from ...view.view import View
from ..base import Bot
from ..greedy.bot import GreedyBot, Thinking
from ..greedy.weights import Weights
from .explanation import Alternative, Explanation, plain_reasons
from .features import numbers_of
from .network import Judge, Network, judge_of

LOOK_COST: Final = 4  # cost of evaluating a changed map, in decisions
LONGEST: Final = 500  # cost of one turn, in decisions; a longer turn is judged as it stands
WIN_SHARE: Final = 0.7  # the share that a win counts; the rest is the lead in points
MARGIN: Final = 15.0  # a lead in points that counts 0.7 of the most that a lead can count


@final
class Rollouts:
    """Rollouts of a seat: greedy finishes the turn, the network judges it. `made` counts them, `work` their cost."""

    def __init__(self, rng: Rng, weights: Weights, network: Network) -> None:
        self.greedy: Final = GreedyBot(rng, weights)
        self.network: Final = network
        self.made = 0
        self.work = 0  # in decisions: the same on every machine, whatever is cached there

    def of(self, dealt: State, choice: ChoiceId, seat: int) -> float:
        """Returns the value of a choice in the deal `dealt`, between 0 and 1."""
        twin = dealt.clone()
        apply(twin, choice)
        self.work += finish_turn(twin, self.greedy) + LOOK_COST  # judging a position costs a look
        self.made += 1
        return outcome(twin, seat) if twin.over else self.network.of(numbers_of(twin, seat))


def finish_turn(state: State, greedy: GreedyBot) -> int:
    """Plays to the next turn and returns the cost. The hand is played in any order: all of it must be played."""
    turn, looks = state.turns, greedy.looks
    decisions = work = 0
    while work < LONGEST and not state.over and state.turns == turn:
        apply(state, quick(state, greedy))
        decisions += 1
        work = decisions + LOOK_COST * (greedy.looks - looks)
    return work


def quick(state: State, greedy: GreedyBot) -> ChoiceId:
    """Returns greedy's choice, but plays the cards of the hand in the order in which they are listed."""
    listed = choices(state)
    frame = state.stack[-1]
    if isinstance(frame, MainTurn) and state.seats[frame.seat].hand:
        for choice in listed:
            if verb_of(choice) == PLAY:
                return choice
    return greedy.decide(state)


def outcome(state: State, index: int) -> float:
    """Returns the value of a finished game, between 0 and 1: whether it was won, and by how much."""
    won = winners(state)
    share = 1.0 / len(won) if index in won else 0.0
    best = 0
    for other in range(len(state.seats)):
        if other != index:
            best = max(best, score(state, other))
    ahead = (score(state, index) - best) / MARGIN
    return WIN_SHARE * share + (1.0 - WIN_SHARE) * (0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead))


TRIES: Final = 64  # a decision: more of them make the network's opinion sharper, not truer
WIDEST: Final = 12  # choices looked at; the others are those that greedy likes least
DOUBT: Final = 1.0  # standard errors by which a promise must be sure
MOST_WORK: Final = 4000  # decisions' worth of all tries for a choice: no deal is begun beyond it
NONE_MADE: Final = ChoiceId(NO_CHOICE)  # nobody has chosen yet


@final
class Candidate:
    """Choice that is tried, with its value in each deal."""

    def __init__(self, choice: ChoiceId) -> None:
        self.choice: Final = choice
        self.values: Final[list[float]] = []  # deal by deal, the same deals for all

    def mean(self) -> float:
        total = 0.0
        for value in self.values:
            total += value
        return total / max(len(self.values), 1)

    def ahead_of(self, other: Candidate) -> float:
        """Returns the mean lead over `other` in the deals that both were tried in."""
        n = min(len(self.values), len(other.values))
        mean = 0.0
        for deal in range(n):
            mean += (self.values[deal] - other.values[deal]) / n
        return mean

    def better_than(self, other: Candidate) -> float:
        """Returns the lead over `other` less what is in doubt; one deal proves nothing."""
        n = min(len(self.values), len(other.values))
        if n == 1:
            return self.ahead_of(other) - 1.0
        mean, spread = self.ahead_of(other), 0.0
        for deal in range(n):
            off = self.values[deal] - other.values[deal] - mean
            spread += off * off
        return mean - DOUBT * sqrt(spread) / n


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

    def explain(self, view: View, made: ChoiceId = NONE_MADE) -> Explanation:
        """Returns the best choice with its reasons; the choice `made`, if there is one, is tried too."""
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
        best = self._halving(view, yardstick, others, tries)
        self.made += tries.made
        self.work += tries.work
        chosen = best if best.better_than(yardstick) > judge.loyalty else yardstick
        return Explanation(thinking, chosen.choice, first, [_told(arm, chosen) for arm in [yardstick, *others]])

    def _judge(self, rules: Ruleset) -> Judge:
        judge = judge_of(rules) if self.judge is None else self.judge
        return judge if self.factors is None else judge.in_style(self.factors)

    def _halving(self, view: View, yardstick: Candidate, others: list[Candidate], tries: Rollouts) -> Candidate:
        """Returns the best of `others` by successive halving, within the rollouts and the cost that are allowed."""
        rounds = len(others).bit_length()
        while True:
            for _ in range(max(self.tries // (rounds * (len(others) + 1)), 1)):
                if tries.work > self.patience:
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


def _told(arm: Candidate, chosen: Candidate) -> Alternative:
    return Alternative(arm.choice, arm.mean(), chosen.ahead_of(arm), chosen.better_than(arm))


def _worst_last(arm: Candidate) -> float:
    return -arm.mean()
