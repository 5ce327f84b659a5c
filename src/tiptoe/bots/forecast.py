"""How long the game may last for a seat: the dragon, the countdown and the deck all set an end to it."""

from __future__ import annotations

from typing import Final, final

from ..core.material import ARTIFACT
from ..core.state import Seat, State
from ..rules.attack import bag_total, dangers
from ..rules.tokens import tokens_of
from .ways import Ways
from .weights import Weights
from .worth import STEPS, SWORDS, Worth


@final
class Forecast:
    """What a seat may expect: damage a round, turns left with the present one, boots a turn."""

    def __init__(self, state: State, seat: Seat, worth: Worth, ways: Ways) -> None:
        weights = worth.weights
        hand = state.rules.params.hand
        self.boots: Final = max(worth.per_card(STEPS) * hand, weights.boots_hoped_for)
        armed = worth.per_card(SWORDS) * hand / weights.swords_of_a_walker
        self.unarmed: Final = max(1.0 - armed, 0.0)  # which part of the monsters on the way will hurt
        self.harm: Final = harm_of(state, seat, weights)
        row = 1.0 + state.deck_left / (weights.cards_taken * len(state.seats))
        race = turns_of_the_race(state, seat, ways, weights)
        self.turns: Final = min(turns_alive(state, seat, weights), row, race, weights.longest)


def harm_of(state: State, seat: Seat, weights: Weights) -> float:
    """Damage to expect in a round: attacks, cubes drawn in each, and which part of them is the seat's."""
    calling = sum([1 for card in state.deck[: state.deck_left] if state.cards[card].attack])
    attacks = len(state.seats_in_play()) * min(calling * weights.cards_taken / max(state.deck_left, 1), 1.0)
    if state.out_order:
        attacks += weights.attacks_of_those_out
    cubes = state.rules.params.rage[state.marker] + dangers(state)
    own = seat.bagged + seat.clank + weights.noise
    return attacks * cubes * own / (bag_total(state) + sum([each.clank for each in state.seats]) + weights.noise)


def turns_alive(state: State, seat: Seat, weights: Weights) -> float:
    return (state.rules.params.health_spaces - seat.damage) / max(harm_of(state, seat, weights), 0.01)


def turns_of_the_race(state: State, seat: Seat, ways: Ways, weights: Weights) -> float:
    """Turns to the end of the countdown; before it has begun, when the first rival may come home or be knocked out."""
    spaces = len(state.rules.params.countdown_extra) + 1
    if spaces == 1:
        return weights.longest
    if state.out_order:
        return float(spaces - state.countdown)
    begins = weights.longest
    for rival in state.seats:
        if rival.index != seat.index:
            begins = min(begins, turns_alive(state, rival, weights))
            if tokens_of(state, rival, ARTIFACT):
                begins = min(begins, 1.0 + ways.home[rival.room] / weights.rival_boots)
    return begins + spaces
