"""Spots of the table: which choice is meant by pointing at a place where nothing is offered.

A spot is named as clients name it: `hand:burgle`, `row:3`, `pile:explore`, `room:d14`, `turn:2`, `market:flask`,
`token:flask`, `dare:like-a-cat`, `hour`, `end`. The choice may be illegal: clients ask in order to learn why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.choice import ACQUIRE, BUY, CONSUME, END_TURN, MOVE, PLAY, VERBS, ChoiceId, verb_of
from ..core.choice_arguments import NO_CHOICE, ROW, TUNNEL
from ..core.choice_arguments import ROOM as ROOM_NUMBER
from ..core.components import NOTHING
from ..core.kernel import choices, why_not
from ..core.notation import about, key, misread, parse
from ..core.state import State
from ..rules.move import most_swords
from ..rules.solo import TAKE_DARE, WARD
from ..rules.turn import MainTurn

NO_WAY: Final = 3


def keys_at_spot(state: State, spot: str) -> list[str]:
    """Returns the keys that a spot stands for, the likeliest first; none where there is nothing to do."""
    place, _, thing = spot.partition(":")
    read = SPOTS.get(place)
    return [] if read is None or not state.stack else read(state, thing)


def spots_at_hand(state: State) -> list[str]:
    """Lists the spots that the asked seat can point at: hand, row, reserve, market, own tokens, and the next rooms."""
    if not state.stack:
        return []
    pack, seat = state.rules.pack, state.seats[state.stack[-1].seat]
    ends = [way.end for way in state.board.ways(seat.room) if way.end >= 0] if seat.room >= 0 else []
    spots = [f"hand:{state.cards[card].id}" for card in seat.hand]
    spots += [f"row:{slot}" for slot, card in enumerate(state.row) if card != NOTHING]
    spots += [f"pile:{card.id}" for card in pack.reserve_cards]
    spots += [f"room:{state.board.rooms[room]}" for room in ends]
    spots += [f"market:{pack.tokens[token].id}" for token in state.market]
    spots += [f"token:{pack.tokens[token].id}" for token in seat.tokens]
    return list(dict.fromkeys([*spots, "end"]))


def keys_at_hand(state: State) -> list[str]:
    """Lists the likeliest key of every spot that the asked seat can point at, offered or not."""
    meant = [keys_at_spot(state, spot)[:1] for spot in spots_at_hand(state)]
    return list(dict.fromkeys(key for keys in meant for key in keys))


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
    """Keys of every way into this room that there is, on foot or not, and of the question that asks for rooms.

    What lacks nothing comes first, then what lacks a part of its price; none where the seat stands.
    """
    seat, rooms = state.seats[state.stack[-1].seat], state.board.rooms
    if rooms[seat.room] == id:
        return []
    tunnels = [way for way in state.board.ways(seat.room) if way.end >= 0 and rooms[way.end] == id]
    ways = [way.key for way in tunnels]
    ways += [f"{way.key}+{n}s" for way in tunnels for n in range(1, most_swords(seat, way.monsters) + 1)]
    in_turn = isinstance(state.stack[-1], MainTurn)  # then a verb may be offered for reasons that are not of a way
    asked = set() if in_turn else {verb_of(choice) for choice in choices(state)}
    keys = [f"{VERBS[MOVE].word}:{way}" for way in ways]
    for base, verb in VERBS.items():
        if verb.argument is ROOM_NUMBER and (verb.enters or base in asked):
            keys.append(f"{verb.word}:{id}")
        elif verb.argument is TUNNEL and base in asked:
            keys += [f"{verb.word}:{way}" for way in ways]
    ranked = {key: _hindrance(state, key) for key in dict.fromkeys(keys)}
    meant = [key for key in sorted(ranked, key=lambda key: ranked[key]) if ranked[key] < NO_WAY]
    return meant or ([f"{VERBS[MOVE].word}:{way}" for way in ways or [id]] if in_turn else keys[:1])


def _hindrance(state: State, wanted: str) -> int:
    """Rank of what stands against a key: nothing, a part of its price, a rule, or that there is no such way."""
    choice = parse(wanted, state)
    reason = misread(wanted, state) if choice == NO_CHOICE else why_not(state, choice)
    if reason is None:
        return 0
    return NO_WAY if reason.no_way else 1 if reason.short else 2


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
    "dare": _verb(TAKE_DARE),
    "hour": lambda state, thing: [VERBS[WARD].word],
    "end": lambda state, thing: [VERBS[END_TURN].word],
}
