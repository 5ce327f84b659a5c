"""Features of a position: how a seat stands between two turns, as numbers for the network that judges it.

They are read off what cards do and where things lie, never off which card it is, and off nothing that the seat may not
know. So a network trained on one pack can judge another. The order and the scale of the numbers are part of every
trained network: a change here requires new training.
"""

from __future__ import annotations

from typing import Final

from ...core.components import ARTIFACT, BACKPACK, MASTER_KEY
from ...core.state import IN_PLAY, Seat, State
from ...rules.attack import bag_total, dangers
from ...rules.deck import owned_cards
from ...rules.move import has_ridden
from ...rules.scoring import score
from ...rules.tokens import tokens_of
from ...rules.turn import MainTurn
from ..greedy.card_value import Worth
from ..greedy.distances import Distances, distances_on
from ..greedy.game_length import Forecast
from ..greedy.plans import Prospects
from ..greedy.weights import DEFAULT

TABLE: Final = 10
PURSE: Final = 21
OUTLOOK: Final = 9
ALL_RIVALS: Final = 8
OWN: Final = TABLE + PURSE + OUTLOOK + ALL_RIVALS
RIVALS: Final = 3  # described one by one, those whose turns come first
RIVAL: Final = 6
NUMBERS: Final = OWN + 3 + RIVAL * RIVALS
FARTHEST: Final = 20.0  # boots; longer ways count as this long
SCORED: Final = TABLE + PURSE + 6  # the place of the points so far


def numbers_of(state: State, index: int) -> list[float]:
    """Encodes the position of a seat, whichever seat comes next."""
    seat = state.seats[index]
    ways = distances_on(state, seat, DEFAULT)
    if seat.status != IN_PLAY:
        return _with_rivals(state, index, ways, _out(state, seat))
    worth = Worth(state, seat, DEFAULT)
    prospects = Prospects(state, seat, worth, ways, Forecast(state, seat, worth, ways))
    return _with_rivals(state, index, ways, _in_play(state, seat, prospects))


def numbers_with(state: State, index: int, prospects: Prospects) -> list[float]:
    """Encodes the position of a seat in play whose prospects are known already, by any weights."""
    return _with_rivals(state, index, prospects.ways, _in_play(state, state.seats[index], prospects))


def _with_rivals(state: State, index: int, ways: Distances, numbers: list[float]) -> list[float]:
    """Appends how the seat ended, its turn, and the seats whose turns come next to `numbers`."""
    seat = state.seats[index]
    scored = seat.status != IN_PLAY and score(state, index) > 0
    lost = seat.status != IN_PLAY and not scored
    seats = len(state.seats)
    numbers.extend([_flag(scored), _flag(lost), ((index - state.active) % seats) / 3.0])
    for after in range(1, RIVALS + 1):
        if after < seats:
            _rival(state, state.seats[(index + after) % seats], ways, numbers)
        else:
            numbers.extend([0.0] * RIVAL)
    return numbers


def public_points(state: State, seat: Seat) -> int:
    """Returns the points that a seat has, whether or not it will bring them home; of a seat that is out, its score."""
    if seat.status != IN_PLAY:
        return score(state, seat.index)
    total = seat.gold
    for token in seat.tokens:
        total += state.rules.pack.tokens[token].points
    for card in owned_cards(seat):
        total += state.cards[card].points
    return total


def _in_play(state: State, seat: Seat, prospects: Prospects) -> list[float]:
    worth = prospects.worth
    bag = bag_total(state)
    numbers = [
        len(state.seats) / 4.0,
        len(state.out_order) / 4.0,
        state.countdown / 4.0,
        min(state.rounds, 40) / 20.0,
        state.marker / 7.0,
        dangers(state) / 3.0,
        state.deck_left / 100.0,
        state.tiles_left / 20.0,
        bag / 40.0,
        seat.bagged / max(bag, 1),
    ]
    _purse(state, seat, worth, prospects, numbers)
    _outlook(seat, worth, prospects, numbers)
    _all_rivals(state, seat, prospects, numbers)
    return numbers


def _out(state: State, seat: Seat) -> list[float]:
    """Encodes a seat that is out: nothing counts any more but its points and the game of the others."""
    numbers = [0.0] * OWN
    numbers[0] = len(state.seats) / 4.0
    numbers[1] = len(state.out_order) / 4.0
    numbers[2] = state.countdown / 4.0
    numbers[4] = state.marker / 7.0
    numbers[SCORED] = score(state, seat.index) / 50.0
    return numbers


def _purse(state: State, seat: Seat, worth: Worth, prospects: Prospects, numbers: list[float]) -> None:
    """Appends health, resources and possessions, and whether the seat may go on."""
    approaches = prospects.approaches
    numbers.extend(
        [
            worth.health_left / 10.0,
            seat.clank / 5.0,
            seat.skill / 10.0,
            seat.swords / 5.0,
            seat.boots / 5.0,
            seat.teleports / 2.0,
            seat.gold / 15.0,
            seat.lockpicks / 3.0,
            len(seat.hand) / 5.0,
            seat.deck_left / 10.0,
            len(worth.deck) / 20.0,
            float(prospects.held),
            float(prospects.room_for),
            _flag(seat.tags_held & BACKPACK != 0),
            _flag(seat.tags_held & MASTER_KEY != 0),
            _flag(seat.tags_held & worth.heuristics.signs.gate_keys != 0),
            0.0 if approaches is None else float(approaches.missing),
            _flag(seat.leaving),
            _flag(seat.blocked),
            _flag(seat.blocked or has_ridden(seat) or seat.leaving),
            _flag(isinstance(state.stack[-1], MainTurn)),
        ]
    )


def _outlook(seat: Seat, worth: Worth, prospects: Prospects, numbers: list[float]) -> None:
    """Appends the way home, the length of the game, and the points that greedy hopes for."""
    way = prospects.ways.way(seat.room)
    forecast = prospects.forecast
    numbers.extend(
        [
            min(way.home, FARTHEST) / 10.0,
            min(way.surface, FARTHEST) / 10.0,
            forecast.harm / 3.0,
            forecast.turns / 18.0,
            forecast.boots / 5.0,
            prospects.standing() / 50.0,
            prospects.points / 50.0,
            worth.average / 2.0,
            len(prospects.artifacts) / 5.0,
        ]
    )


def _all_rivals(state: State, seat: Seat, prospects: Prospects, numbers: list[float]) -> None:
    """Appends the rivals together: the best purse, how soon the first may be home, how hurt they are."""
    best, nearest, health, artifacts, rest = 0.0, FARTHEST, 10.0, 0, 0.0
    for rival in state.seats:
        if rival.index == seat.index:
            continue
        points = float(public_points(state, rival))
        rest += points if points < best else best
        best = max(best, points)
        if rival.status == IN_PLAY:
            health = min(health, float(state.rules.params.health_spaces - rival.damage))
            if tokens_of(state, rival, ARTIFACT):
                artifacts += 1
                nearest = min(nearest, prospects.ways.way(rival.room).home)
    ahead = prospects.points - best
    numbers.extend([best / 50.0, ahead / 50.0, rest / 100.0, nearest / 10.0, health / 10.0, artifacts / 3.0])
    later = (seat.index - state.first) % len(state.seats)
    numbers.extend([later / 3.0, _flag(state.active == seat.index)])


def _rival(state: State, rival: Seat, ways: Distances, numbers: list[float]) -> None:
    in_play = rival.status == IN_PLAY
    numbers.extend(
        [
            1.0 if in_play else -1.0,
            public_points(state, rival) / 50.0,
            (state.rules.params.health_spaces - rival.damage) / 10.0 if in_play else 0.0,
            float(tokens_of(state, rival, ARTIFACT)),
            min(ways.way(rival.room).home, FARTHEST) / 10.0 if in_play else 0.0,
            rival.bagged / max(bag_total(state), 1),
        ]
    )


def _flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0
