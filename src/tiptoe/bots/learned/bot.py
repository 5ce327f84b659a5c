"""Learned bot: follows a policy network, and searches where the network is in doubt.

A choice is tried in random deals of everything hidden: the network finishes the turn, greedy plays the others, and the
network estimates the end at the seat's next decision. Few tries are enough, because the policy says which choices are
worth one.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.choice import PLAY, ChoiceId, verb_of
from ...core.kernel import apply, choices
from ...core.rng import Rng
from ...core.ruleset import Ruleset
from ...core.state import State
from ...rules.turn import MainTurn
from ...view.determinize import determinize
from ...view.view import View
from ..base import Bot
from ..greedy.bot import GreedyBot
from ..search.rollouts import outcome, quick
from .features import EncodedDecision, Encoder
from .network import OUTCOME, PolicyNetwork

WIDEST: Final = 6  # choices that are tried
LEAST_SHARE: Final = 5.0  # choices whose logit is further below the best one are not tried
SCALE: Final = 40.0  # a value better by 0.025 outweighs one unit of the policy's logit
LONGEST: Final = 1200  # decisions of one try; a longer one is judged as it stands


@final
class TriedChoice:
    """Choice that is tried, with its logit by the policy and its value in each deal."""

    def __init__(self, choice: ChoiceId, logit: float) -> None:
        self.choice: Final = choice
        self.logit: Final = logit
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.values, 0.0) / max(len(self.values), 1)

    def score(self, scale: float) -> float:
        return self.logit + scale * self.mean()


@final
class LearnedBot(Bot):
    """Player of one seat in one game by a policy network, with `tries` tries for a choice in doubt."""

    name: ClassVar[str] = "learned"

    def __init__(self, rng: Rng, network: PolicyNetwork, tries: int = 0, scale: float = SCALE) -> None:
        super().__init__(rng)
        self.network: Final = network
        self.tries: Final = tries
        self.scale: Final = scale
        self._encoders: Final[list[Encoder]] = []
        self.made = 0  # tries so far

    def choose(self, view: View) -> ChoiceId:
        return view.choices[0] if len(view.choices) == 1 else self._decided(determinize(view, self.rng), view)

    def decide(self, state: State) -> ChoiceId:
        listed = choices(state)
        if len(listed) == 1:
            return listed[0]
        if self.tries == 0:
            return self._quick(state)
        return self._decided(state, View(state, state.stack[-1].seat))

    def _decided(self, state: State, view: View) -> ChoiceId:
        play = first_play(state)
        if play >= 0:
            return ChoiceId(play)
        look = self._encoder(state.rules).look(state)
        logits = self.network.ratings(self.network.read(look.position), look.features, look.habit)
        candidates = worth_trying(look, logits)
        if self.tries == 0 or len(candidates) == 1:
            return candidates[0].choice
        return self._halving(view, candidates).choice

    def _halving(self, view: View, candidates: list[TriedChoice]) -> TriedChoice:
        """Returns the best candidate by successive halving; all of a round are tried in the same deals."""
        rounds = max((len(candidates) - 1).bit_length(), 1)
        while len(candidates) > 1:
            for _ in range(max(self.tries // (rounds * len(candidates)), 1)):
                dealt = determinize(view, self.rng)
                for each in candidates:
                    each.values.append(self._try(dealt, each.choice, view.seat))
            ranked = sorted([(-each.score(self.scale), number) for number, each in enumerate(candidates)])
            candidates = [candidates[number] for _, number in ranked[: (len(candidates) + 1) // 2]]
        return candidates[0]

    def _try(self, dealt: State, choice: ChoiceId, seat: int) -> float:
        """Returns the estimated end of a game for a seat that makes this choice in this deal."""
        self.made += 1
        twin = dealt.clone()
        apply(twin, choice)
        turn = twin.turns
        greedy = GreedyBot(self.rng)
        made = 0
        while not twin.over:
            listed = choices(twin)
            made += 1
            if len(listed) == 1:
                apply(twin, listed[0])
            elif twin.stack[-1].seat != seat:
                apply(twin, quick(twin, greedy))
            elif first_play(twin) >= 0:
                apply(twin, ChoiceId(first_play(twin)))
            elif twin.turns == turn:
                apply(twin, self._quick(twin))
            else:
                break
            if made > LONGEST:
                break
        if twin.over:
            return outcome(twin, seat)
        look = self._encoder(twin.rules).look(twin)
        return self.network.values(self.network.read(look.position))[OUTCOME]

    def _quick(self, state: State) -> ChoiceId:
        """Returns the choice of the policy alone."""
        play = first_play(state)
        if play >= 0:
            return ChoiceId(play)
        look = self._encoder(state.rules).look(state)
        logits = self.network.ratings(self.network.read(look.position), look.features, look.habit)
        best = 0
        for at, logit in enumerate(logits):
            if logit > logits[best]:
                best = at
        return look.listed[best]

    def _encoder(self, rules: Ruleset) -> Encoder:
        for encoder in self._encoders:
            if encoder.rules is rules:
                return encoder
        self._encoders.append(Encoder(rules, GreedyBot(self.rng)))
        return self._encoders[-1]


def first_play(state: State) -> int:
    """Returns the first card of the hand that can be played in a main turn, else -1: the hand must be played anyway."""
    frame = state.stack[-1]
    if isinstance(frame, MainTurn) and state.seats[frame.seat].hand:
        for choice in choices(state):
            if verb_of(choice) == PLAY:
                return choice
    return -1


def worth_trying(look: EncodedDecision, logits: list[float]) -> list[TriedChoice]:
    """Returns the choices that the policy likes best, best first."""
    ranked = sorted([(-logit, number) for number, logit in enumerate(logits)])
    found = [TriedChoice(look.listed[number], logits[number]) for _, number in ranked[:WIDEST]]
    return [each for each in found if each.logit > found[0].logit - LEAST_SHARE]
