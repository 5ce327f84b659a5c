"""Length of the game, estimated for a seat; the dragon, the countdown and the deck all set an end to it."""

from __future__ import annotations

from typing import Final, final

from ...core.components import ARTIFACT
from ...core.state import Seat, State
from ...rules.attack import bag_total, dangers
from ...rules.tokens import tokens_of
from .alone import turns_to_dawn
from .card_value import Worth
from .distances import Distances
from .weights import Weights


@final
class Forecast:
    """Forecast for a seat: damage a round, turns left with the present one, boots a turn."""

    def __init__(self, state: State, seat: Seat, worth: Worth, ways: Distances) -> None:
        weights = worth.weights
        hand = state.rules.params.hand
        bag = Bag(state, weights)
        self.boots: Final = max(worth.steps * hand, weights.boots_hoped_for)
        armed = worth.swords * hand / weights.swords_of_a_walker
        self.unarmed: Final = max(1.0 - armed, 0.0)  # the share of the monsters on the way that will hurt
        self.harm: Final = bag.harm_of(seat, len(state.out_order))
        row = 1.0 + state.deck_left / (weights.cards_taken * len(state.seats))
        race = turns_of_the_race(state, seat, ways, bag)
        self.turns: Final = min(turns_alive(state, seat, self.harm), row, race, turns_to_dawn(state), weights.longest)


@final
class Bag:
    """Dragon's bag as every player can count it: the cubes drawn in a round, and the share that hurts a seat."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state: Final = state
        self.weights: Final = weights
        in_reach = bag_total(state) + state.wild_clank
        for seat in state.seats:
            in_reach += seat.clank
        self.in_reach: Final[int] = in_reach  # in the bag, or on their way into it
        calling = 0
        for card in state.deck[: state.deck_left]:
            if state.cards[card].attack:
                calling += 1
        chance = min(calling * weights.cards_taken / max(state.deck_left, 1), 1.0)
        self.attacks: Final[float] = len(state.seats_in_play()) * chance  # a round, by cards taken
        self.cubes: Final[int] = state.rules.params.rage[state.marker] + dangers(state)  # an attack

    def drawn(self, out: int) -> float:
        """Returns the cubes drawn in a round with `out` seats out: by attacks of cards taken, and for those seats."""
        if not out:
            return self.attacks * self.cubes
        params = self.state.rules.params
        if params.out_draw:
            return self.attacks * self.cubes + out * params.out_draw[len(self.state.seats)]
        return (self.attacks + self.weights.attacks_of_those_out) * self.cubes

    def harm_of(self, seat: Seat, out: int) -> float:
        """Returns the damage that a seat may expect in a round with `out` seats out."""
        noise = self.weights.noise
        own = seat.bagged + seat.clank + noise + self.state.wild_bagged + self.state.wild_clank
        return self.drawn(out) * own / (self.in_reach + noise)


def turns_alive(state: State, seat: Seat, harm: float) -> float:
    """Returns the turns until a seat is knocked out, at `harm` damage a round."""
    return (state.rules.params.health_spaces - seat.damage) / max(harm, 0.01)


def turns_of_the_race(state: State, seat: Seat, ways: Distances, bag: Bag) -> float:
    """Returns the turns to the end of the countdown, or until draws for the seats that are out end the game for `seat`.

    Before any seat is out, the turns until the first rival may come home or be knocked out are added.
    """
    weights = bag.weights
    spaces = len(state.rules.params.countdown_extra) + 1
    out = max(len(state.out_order), 1)
    if spaces > 1:
        lasts = float(spaces - state.countdown)
    elif state.rules.params.out_draw:
        lasts = turns_alive(state, seat, bag.harm_of(seat, out))
        if state.rules.params.bag_empty_ends:
            lasts = min(lasts, bag.in_reach / max(bag.drawn(out), 0.01))
        lasts += weights.linger
    else:
        return weights.longest
    return lasts if state.out_order else turns_to_first_out(state, seat, ways, bag) + lasts


def turns_to_first_out(state: State, seat: Seat, ways: Distances, bag: Bag) -> float:
    """Returns the turns until the first rival may be out."""
    soonest = bag.weights.longest
    for rival in state.seats:
        if rival.index != seat.index:
            soonest = min(soonest, turns_alive(state, rival, bag.harm_of(rival, len(state.out_order))))
            if tokens_of(state, rival, ARTIFACT):
                soonest = min(soonest, 1.0 + ways.way(rival.room).home / bag.weights.rival_boots)
    return soonest
