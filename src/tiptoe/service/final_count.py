"""Final count by hand: the engine's scorers over what people at a real table say that they own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..catalog import check_seats, open_game
from ..core.board import DEPTHS, RoomId
from ..core.components import MASTERY, CardId, TokenId
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, State
from ..rules.scoring import fate, places, reason_of_loss, score, winners
from ..rules.turn import begin
from ..suggest import hint
from ..text.language import words
from ..wire.final_count import CountedEnding, CountedSeat, FinalCount, WantedCount
from .errors import NotPublished
from .messages import score_line

Number = TypeVar("Number", CardId, TokenId)
STATUS = {"escaped": ESCAPED, "knocked-out": KNOCKED_OUT, "in-play": IN_PLAY}


def final_count(spec: str, wanted: WantedCount, lang: str) -> FinalCount:
    """Counts the points of every seat; SpecError or NotPublished if the game, a card or a token does not exist."""
    rules = open_game(spec)
    state = counted_state(rules, wanted.seats)
    named = words(lang).of(rules.pack)
    return FinalCount(
        lines=[score_line(state, scorer, named) for scorer in rules.scorers],
        endings=[
            CountedEnding(score(state, seat.index), place, fate(state, seat), reason_of_loss(state, seat))
            for seat, place in zip(state.seats, places(state))
        ],
        winners=[int(seat) for seat in winners(state)],
    )


def counted_state(rules: Ruleset, seats: Sequence[CountedSeat]) -> State:
    """Position at the end of a game in which each seat owns what its `CountedSeat` lists, and nothing else."""
    check_seats(rules, len(seats))
    state = begin(State(rules, seeded(0)), len(seats))
    for index, counted in enumerate(seats):
        _give(state, state.seat(index), counted)
    return state


def _give(state: State, seat: Seat, counted: CountedSeat) -> None:
    pack = state.rules.pack
    cards = {card.id: card.number for card in pack.cards}
    tokens = {token.id: token.number for token in pack.tokens}
    seat.deck, seat.deck_left, seat.hand, seat.in_play = [], 0, [], []
    seat.discard = [_found(card, cards) for card in counted.cards]
    seat.tokens = [_found(token, tokens) for token in counted.tokens]
    seat.gold = counted.gold
    seat.placed = counted.marks
    seat.status = STATUS[counted.fate]
    seat.room = _room(state, deep=counted.deep)
    if seat.status == ESCAPED:
        _hand_out_leaving_token(state.rules, seat)


def _found(id: str, numbers: dict[str, Number]) -> Number:
    if id not in numbers:
        raise NotPublished(f"unknown card or token '{id}'; {hint(id, numbers)}")
    return numbers[id]


def _room(state: State, *, deep: bool) -> RoomId:
    """CORE-17.2, 17.3: a room inside or outside the part where a seat that falls scores nothing."""
    return next(RoomId(room) for room, bits in enumerate(state.board.features) if (bits & DEPTHS != 0) == deep)


def _hand_out_leaving_token(rules: Ruleset, seat: Seat) -> None:
    """CLA-7.1, SPA-9.1: who got out has the token for leaving."""
    kinds = MASTERY | rules.params.refuge
    leaving = [token for token in rules.pack.tokens if token.kind & kinds]
    if leaving and not any(rules.pack.tokens[token].kind & kinds for token in seat.tokens):
        seat.tokens = [*seat.tokens, leaving[0].number]
