"""Values of facts by kind: as a scenario writes them, and as it finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..core import facts
from ..core.components import NOTHING
from ..core.facts import Fact, Kind
from ..core.state import Seat, State
from .parsing import as_flag, as_list, as_names, as_number, as_seat, card_named, room_named, token_named

EMPTY: Final = ""  # an empty slot of the row

Parse = Callable[[State, object, str], object]
PARSED: Final[dict[Kind, Parse]] = {
    facts.NUMBER: lambda state, value, where: as_number(value, where, 0),
    facts.FLAG: lambda state, value, where: as_flag(value, where),
    facts.SEAT: lambda state, value, where: as_seat(state, value, where),
    facts.SEATS: lambda state, value, where: [as_seat(state, each, where) for each in as_list(value, where)],
    facts.ROOM: lambda state, value, where: room_named(state, str(value), where),
    facts.ROOMS: lambda state, value, where: [room_named(state, id, where) for id in as_names(value, where)],
    facts.CARDS: lambda state, value, where: [card_named(state.rules.pack, id, where) for id in as_names(value, where)],
    facts.TOKENS: lambda state, value, where: [
        token_named(state.rules.pack, id, where) for id in as_names(value, where)
    ],
}


def give(state: State, owner: Seat | State, fact: Fact, value: object, where: str) -> None:
    """Sets a fact of a seat or of the position to a value as a scenario writes it."""
    setattr(owner, fact.name, PARSED[fact.kind](state, value, where))


def found(state: State, owner: Seat | State, fact: Fact) -> object:
    """Value of a fact as a scenario expects it; piles without an order are sorted."""
    value = getattr(owner, fact.name)
    if fact.kind is facts.ROOM:
        return state.board.rooms[value]
    if fact.kind is facts.ROOMS:
        return sorted(room_ids(state, value))
    if fact.kind is facts.CARDS:
        return sorted(card_ids(state, value))
    if fact.kind is facts.TOKENS:
        return sorted(token_ids(state, value))
    return value


def card_ids(state: State, cards: Iterable[int]) -> list[str]:
    """Ids of cards; an empty slot is EMPTY."""
    return [EMPTY if card == NOTHING else state.cards[card].id for card in cards]


def token_ids(state: State, tokens: Iterable[int]) -> list[str]:
    return [state.rules.pack.tokens[token].id for token in tokens]


def room_ids(state: State, rooms: Iterable[int]) -> list[str]:
    return [state.board.rooms[room] for room in rooms]
