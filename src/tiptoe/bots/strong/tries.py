"""Tries: a choice made in a dealt copy, the turn finished by greedy, and the position judged that comes of it.

The copy was dealt from a view, so whatever is hidden in it is only a guess.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ...core.choice import PLAY, verb_of
from ...core.kernel import apply, choices
from ...core.rng import Rng
from ...core.state import State
from ...rules.scoring import score, winners
from ...rules.turn import MainTurn
from ..greedy.decide import GreedyBot
from ..greedy.weights import Weights
from .network import Network
from .position import numbers_of

A_LOOK: Final = 4  # decisions: so much as them costs a look at a map that a choice would change
LONGEST: Final = 500  # decisions' worth of one turn; a longer one is judged as it is
WON: Final = 0.7  # what a win counts; the rest is how far ahead
MARGIN: Final = 15.0  # points ahead that count for 0.7 of what they can


@final
class Tries:
    """How one seat finishes its turns, and who judges them. `made` counts tries, `work` what they cost."""

    def __init__(self, rng: Rng, weights: Weights, network: Network) -> None:
        self.greedy: Final = GreedyBot(rng, weights)
        self.network: Final = network
        self.made = 0
        self.work = 0  # in decisions: the same on every machine, whatever is remembered there

    def of(self, dealt: State, choice: int, seat: int) -> float:
        """What the choice leads to, between 0 and 1."""
        twin = dealt.clone()
        apply(twin, choice)
        self.work += finish_turn(twin, self.greedy) + A_LOOK  # to judge a position is to look at it
        self.made += 1
        return outcome(twin, seat) if twin.over else self.network.of(numbers_of(twin, seat))


def finish_turn(state: State, greedy: GreedyBot) -> int:
    """To the beginning of the next turn, and what that cost. The hand is played as it comes: all of it must be."""
    turn, looks = state.turns, greedy.looks
    decisions = work = 0
    while work < LONGEST and not state.over and state.turns == turn:
        apply(state, quick(state, greedy))
        decisions += 1
        work = decisions + A_LOOK * (greedy.looks - looks)
    return work


def quick(state: State, greedy: GreedyBot) -> int:
    """What greedy answers, but it does not think about the order of its cards."""
    listed = choices(state)
    frame = state.stack[-1]
    if isinstance(frame, MainTurn) and state.seats[frame.seat].hand:
        for choice in listed:
            if verb_of(choice) == PLAY:
                return choice
    return greedy.decide(state)


def outcome(state: State, index: int) -> float:
    """A finished game, between 0 and 1: whether it was won, and by how much."""
    won = winners(state)
    share = 1.0 / len(won) if index in won else 0.0
    best = 0
    for other in range(len(state.seats)):
        if other != index:
            best = max(best, score(state, other))
    ahead = (score(state, index) - best) / MARGIN
    return WON * share + (1.0 - WON) * (0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead))
