"""Spots of the table: which choice is meant by pointing at a place where nothing is offered.

A spot is named as clients name it: `hand:burgle`, `row:3`, `pile:explore`, `room:d14`, `turn:2`, `market:flask`,
`token:flask`, `end`. The choice may be illegal: clients ask in order to learn why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.choice import ACQUIRE, BUY, CONSUME, END_TURN, MOVE, PLAY, VERBS, ChoiceId, verb_of
from ..core.choice_arguments import ROW
from ..core.components import NOTHING
from ..core.kernel import choices
from ..core.notation import about, key
from ..core.state import State


def keys_at_spot(state: State, spot: str) -> list[str]:
    """Returns the keys that a spot stands for, the likeliest first; none where there is nothing to do."""
    place, _, thing = spot.partition(":")
    read = SPOTS.get(place)
    return [] if read is None or not state.stack else read(state, thing)


def _verb(verb: int) -> Callable[[State, str], list[str]]:
    return lambda state, thing: [f"{VERBS[verb].word}:{thing}"]


def _row(state: State, slot: str) -> list[str]:
    """Key of the choice that takes the card in this slot."""
    if not slot.isdecimal() or int(slot) >= ROW:
        return []
    card = state.row[int(slot)]
    return [key(ChoiceId((ACQUIRE if card == NOTHING else state.cards[card].verb) | int(slot)), state)]


def _pile(state: State, id: str) -> list[str]:
    for place, card in enumerate(state.rules.pack.reserve_cards):
        if card.id == id:
            return [key(ChoiceId(card.verb | ROW + place), state)]
    return []


def _room(state: State, id: str) -> list[str]:
    """Keys of the steps through each tunnel into this room; none where the seat stands."""
    here, rooms = state.seats[state.stack[-1].seat].room, state.board.rooms
    if rooms[here] == id:
        return []
    ways = [tunnel.key for tunnel in state.board.ways(here) if tunnel.end >= 0 and rooms[tunnel.end] == id]
    return [f"{VERBS[MOVE].word}:{way}" for way in ways or [id]]


def _turn(state: State, turn: str) -> list[str]:
    """Key that gives the waiting tile this turn."""
    for choice in choices(state):
        if "turn" in about(choice, state):
            return [f"{VERBS[verb_of(choice)].word}:{turn}"]
    return []


SPOTS: Final[dict[str, Callable[[State, str], list[str]]]] = {
    "hand": _verb(PLAY),
    "row": _row,
    "pile": _pile,
    "room": _room,
    "turn": _turn,
    "market": _verb(BUY),
    "token": _verb(CONSUME),
    "end": lambda state, thing: [VERBS[END_TURN].word],
}
