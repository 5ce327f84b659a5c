"""Learned bot: follows a policy network, and searches where the network is in doubt.

A choice is tried in random deals of everything hidden: the network finishes the turn, the rivals play theirs, and the
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
from ..search.rollouts import LOOK_COST, Candidate, outcome
from .features import EncodedDecision, Encoder
from .network import OUTCOME, PolicyNetwork

LONGEST: Final = 1200  # decisions of one try; a longer one is judged as it stands
READ_COST: Final = 4  # cost of a decision of the network, in decisions of greedy


@final
class SearchSettings:
    """Settings of a search: how many tries a choice has, and how far and by whom they are played."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.widest = 5  # choices that are tried
        self.least = 4.0  # choices whose logit is further below the best one are not tried
        self.scale = 40.0  # while some are given up: a value better by 0.025 outweighs one unit of the policy's logit
        self.loyalty = 0.005  # a lead over the policy's choice must be larger than this, beyond one standard error
        self.rounds = 1  # own turns after the present one at whose beginning the network judges: the first, or a later
        self.rivals = 0  # 1 if the network plays the rivals too, instead of greedy
        self.patience = 40_000  # cost of all tries for a choice, in decisions: no deal is begun beyond it


@final
class TriedChoice:
    """Choice that is tried, with its logit by the policy and its value in each deal."""

    def __init__(self, choice: ChoiceId, logit: float) -> None:
        self.choice: Final = choice
        self.logit: Final = logit
        self.tried: Final = Candidate(choice)

    def score(self, scale: float) -> float:
        return self.logit + scale * self.tried.mean()


@final
class LearnedBot(Bot):
    """Player of one seat in one game by a policy network; with tries it searches where the network is in doubt."""

    name: ClassVar[str] = "learned"

    def __init__(self, rng: Rng, network: PolicyNetwork, search: SearchSettings | None = None) -> None:
        super().__init__(rng)
        self.network: Final = network
        self.search: Final = SearchSettings(0) if search is None else search
        self._encoders: Final[list[Encoder]] = []
        self.made = 0  # tries so far
        self.work = 0  # their cost, in decisions: the same on every machine

    def choose(self, view: View) -> ChoiceId:
        return view.choices[0] if len(view.choices) == 1 else self._decided(determinize(view, self.rng), view)

    def decide(self, state: State) -> ChoiceId:
        listed = choices(state)
        if len(listed) == 1:
            return listed[0]
        if self.search.tries == 0:
            return self._quick(state)
        return self._decided(state, View(state, state.stack[-1].seat))

    def _decided(self, state: State, view: View) -> ChoiceId:
        play = first_play(state)
        if play >= 0:
            return ChoiceId(play)
        look = self._encoder(state.rules).look(state)
        candidates = worth_trying(look, self._rated(look), self.search)
        if self.search.tries == 0 or len(candidates) == 1:
            return candidates[0].choice
        return self._halving(view, candidates).choice

    def _halving(self, view: View, candidates: list[TriedChoice]) -> TriedChoice:
        """Returns the best candidate by successive halving; all of a round are tried in the same deals.

        The policy's choice is tried in every deal, and stands unless another one is surely better.
        """
        yardstick, others = candidates[0], candidates[1:]
        rounds = len(others).bit_length()
        most = self.work + self.search.patience
        while True:
            for _ in range(max(self.search.tries // (rounds * (len(others) + 1)), 1)):
                if self.work > most:
                    break
                dealt = determinize(view, self.rng)
                for each in [yardstick, *others]:
                    each.tried.values.append(self._try(dealt, each.choice, view.seat))
            if len(others) == 1:
                break
            ranked = sorted([(-each.score(self.search.scale), number) for number, each in enumerate(others)])
            others = [others[number] for _, number in ranked[: len(others) // 2]]
        lead = others[0].tried.better_than(yardstick.tried)
        return others[0] if lead > self.search.loyalty else yardstick

    def _try(self, dealt: State, choice: ChoiceId, seat: int) -> float:
        """Returns the estimated end of a game for a seat that makes this choice in this deal."""
        self.made += 1
        twin = dealt.clone()
        turn, begun = twin.turns, 0
        apply(twin, choice)
        encoder = self._encoder(twin.rules)
        made, looks = 0, encoder.greedy.looks
        while not twin.over and made < LONGEST:
            listed = choices(twin)
            made += 1
            play = first_play(twin) if len(listed) > 1 else listed[0]
            if play >= 0:
                apply(twin, ChoiceId(play))
            elif twin.stack[-1].seat != seat:
                if self.search.rivals:
                    made += READ_COST
                    apply(twin, self._quick(twin))
                else:
                    apply(twin, encoder.greedy.decide(twin))
            else:
                if twin.turns != turn:
                    turn, begun = twin.turns, begun + 1
                    if begun == self.search.rounds:
                        break
                made += READ_COST
                apply(twin, self._quick(twin))
        self.work += made + LOOK_COST * (encoder.greedy.looks - looks)
        if twin.over:
            return outcome(twin, seat)
        self.work += READ_COST
        look = encoder.look(twin)
        return self.network.values(self.network.read(look.position))[OUTCOME]

    def _quick(self, state: State) -> ChoiceId:
        """Returns the choice of the policy alone."""
        play = first_play(state)
        if play >= 0:
            return ChoiceId(play)
        look = self._encoder(state.rules).look(state)
        logits = self._rated(look)
        best = 0
        for at, logit in enumerate(logits):
            if logit > logits[best]:
                best = at
        return look.listed[best]

    def _rated(self, look: EncodedDecision) -> list[float]:
        return self.network.ratings(self.network.read(look.position), look.features, look.habit)

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


def worth_trying(look: EncodedDecision, logits: list[float], search: SearchSettings) -> list[TriedChoice]:
    """Returns the choices that the policy likes best, best first."""
    ranked = sorted([(-logit, number) for number, logit in enumerate(logits)])
    found = [TriedChoice(look.listed[number], logits[number]) for _, number in ranked[: search.widest]]
    return [each for each in found if each.logit > found[0].logit - search.least]
