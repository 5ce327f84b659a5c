"""Rollouts of the search bot: one choice in one deal, greedy to the end of the turn, then the network's judgement."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ...core.choice import PLAY, ChoiceId, verb_of
from ...core.kernel import apply, choices
from ...core.rng import Rng
from ...core.state import State
from ...rules.scoring import score, winners
from ...rules.turn import MainTurn
from ..greedy.bot import GreedyBot
from ..greedy.weights import Weights
from .features import numbers_of
from .network import Network

DOUBT: Final = 1.0  # standard errors by which a promise must be sure
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
        self.work += finish_turn(twin, self.greedy)
        return self.judged(twin, seat)

    def judged(self, state: State, seat: int) -> float:
        """Returns the value of the position at the end of a turn, or of a finished game."""
        self.work += LOOK_COST  # judging a position costs a look
        self.made += 1
        return outcome(state, seat) if state.over else self.network.of(numbers_of(state, seat))


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
