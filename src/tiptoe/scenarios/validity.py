"""Validity of a scenario's position: rejects what no game can reach, with the rule that it breaks."""

from __future__ import annotations

from collections import Counter

from ..core.components import BLUE, NOTHING, RED
from ..core.state import IN_PLAY, Seat, State
from .parsing import PositionError


def check_possible(state: State) -> None:
    """Raises PositionError for the first fault of the position."""
    for seat in state.seats:
        _check_health(state, seat)
        _check_cards(state, seat)
    _check_black_cubes(state)
    _check_tokens(state)


def _check_health(state: State, seat: Seat) -> None:
    """CORE-17.1: a seat without health is out."""
    spaces = state.rules.params.health_spaces
    if seat.damage > spaces:
        raise PositionError(f"given.seat{seat.index}.damage: a health track has {spaces} spaces (CORE-16.1)")
    if seat.damage == spaces and seat.status == IN_PLAY:
        raise PositionError(f"given.seat{seat.index}.damage: with {spaces} damage it is out (CORE-17.1)")
    if seat.stand_ins + seat.virtual > seat.damage:
        raise PositionError(f"given.seat{seat.index}.stand_ins: more than the damage they stand for (RUL-17)")


def _check_cards(state: State, seat: Seat) -> None:
    """CORE-9.3, CORE-9.4: Devices and Monsters never come into a deck."""
    zones = {"hand": seat.hand, "in_play": seat.in_play, "discard": seat.discard, "deck": seat.deck}
    for name, zone in zones.items():
        for number in zone:
            card = state.cards[number]
            if number != NOTHING and card.banner != BLUE:
                what = "Device, which nobody owns (CORE-9.3)"
                if card.banner == RED:
                    what = "Monster, which nobody owns (CORE-9.4)"
                raise PositionError(f"given.seat{seat.index}.{name}: '{card.id}' is a {what}")


def _check_black_cubes(state: State) -> None:
    """CORE-1.2: black cubes that stand in for damage have left the bag."""
    stand_ins = sum(seat.stand_ins for seat in state.seats)
    if state.black_in_bag < 0:
        raise PositionError(f"given: {stand_ins} black cubes stand in and {state.black_aside} are aside (CORE-1.2)")


def _check_tokens(state: State) -> None:
    """CORE-2.5: no token lies in two places."""
    pack = state.rules.pack
    piles = [state.market, state.artifacts, *state.room_tokens, *state.pools, *[seat.tokens for seat in state.seats]]
    found = Counter(token for pile in piles for token in pile)
    for number, n in found.items():
        token = pack.tokens[number]
        if n > token.copies:
            raise PositionError(f"given: {n} of token '{token.id}', of which there are {token.copies} (CORE-2.5)")
