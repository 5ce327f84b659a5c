"""The clock: how long the game may last for a seat; the dragon, the countdown and the deck all set an end to it."""

from __future__ import annotations

from typing import Final, final

from ...core.material import ARTIFACT
from ...core.state import Seat, State
from ...rules.attack import bag_total, dangers
from ...rules.tokens import tokens_of
from .distances import Distances
from .weights import Weights
from .worth import STEPS, SWORDS, Worth


@final
class Forecast:
    """What a seat may expect: damage a round, turns left with the present one, boots a turn."""

    def __init__(self, state: State, seat: Seat, worth: Worth, ways: Distances) -> None:
        weights = worth.weights
        hand = state.rules.params.hand
        self.boots: Final = max(worth.per_card(STEPS) * hand, weights.boots_hoped_for)
        armed = worth.per_card(SWORDS) * hand / weights.swords_of_a_walker
        self.unarmed: Final = max(1.0 - armed, 0.0)  # which part of the monsters on the way will hurt
        self.harm: Final = harm_of(state, seat, weights, len(state.out_order))
        row = 1.0 + state.deck_left / (weights.cards_taken * len(state.seats))
        race = turns_of_the_race(state, seat, ways, weights)
        self.turns: Final = min(turns_alive(state, seat, self.harm), row, race, weights.longest)


def harm_of(state: State, seat: Seat, weights: Weights, out: int) -> float:
    """Damage to expect in a round with so many seats out: cubes drawn, and which part of them hurts the seat."""
    own = seat.bagged + seat.clank + weights.noise + state.wild_bagged + state.wild_clank
    return cubes_drawn(state, weights, out) * own / (cubes_in_reach(state) + weights.noise)


def cubes_in_reach(state: State) -> int:
    """In the bag, or on their way into it."""
    return bag_total(state) + sum([each.clank for each in state.seats]) + state.wild_clank


def cubes_drawn(state: State, weights: Weights, out: int) -> float:
    """In a round: by attacks of cards taken, and for the seats that are out."""
    calling = sum([1 for card in state.deck[: state.deck_left] if state.cards[card].attack])
    attacks = len(state.seats_in_play()) * min(calling * weights.cards_taken / max(state.deck_left, 1), 1.0)
    cubes = state.rules.params.rage[state.marker] + dangers(state)
    if out and state.rules.params.out_draw:
        return attacks * cubes + out * state.rules.params.out_draw[len(state.seats)]
    return (attacks + weights.attacks_of_those_out if out else attacks) * cubes


def turns_alive(state: State, seat: Seat, harm: float) -> float:
    """At so much damage a round."""
    return (state.rules.params.health_spaces - seat.damage) / max(harm, 0.01)


def turns_of_the_race(state: State, seat: Seat, ways: Distances, weights: Weights) -> float:
    """Turns to the end of the countdown, or to what those who are out do to the others.

    Before anybody is out: when the first rival may come home or be knocked out, and what is left then.
    """
    spaces = len(state.rules.params.countdown_extra) + 1
    out = max(len(state.out_order), 1)
    if spaces > 1:
        lasts = float(spaces - state.countdown)
    elif state.rules.params.out_draw:
        lasts = turns_alive(state, seat, harm_of(state, seat, weights, out))
        if state.rules.params.bag_empty_ends:
            lasts = min(lasts, cubes_in_reach(state) / max(cubes_drawn(state, weights, out), 0.01))
        lasts += weights.linger
    else:
        return weights.longest
    return lasts if state.out_order else begins(state, seat, ways, weights) + lasts


def begins(state: State, seat: Seat, ways: Distances, weights: Weights) -> float:
    """In how many turns the first rival may be out."""
    soonest = weights.longest
    for rival in state.seats:
        if rival.index != seat.index:
            harm = harm_of(state, rival, weights, len(state.out_order))
            soonest = min(soonest, turns_alive(state, rival, harm))
            if tokens_of(state, rival, ARTIFACT):
                soonest = min(soonest, 1.0 + ways.way(rival.room).home / weights.rival_boots)
    return soonest
