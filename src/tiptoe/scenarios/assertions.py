"""Facts that scenarios assert by name: `seat0.gold`, `row`, `offered`; docs/formats/scenario.md lists all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..core.components import NOTHING
from ..core.kernel import choices, decision
from ..core.notation import key
from ..core.state import Seat, State
from ..rules.attack import bag_total
from ..rules.scoring import score, scores, winners
from ..suggest import hint
from .parsing import PositionError, own_name_of
from .setup import (
    EMPTY,
    NUMBERS,
    POOL_NAMES,
    STATUS_NAMES,
    locks_opened,
    rooms_with_marks,
    seat_names,
    stack_of_tiles,
    tile_revealed,
    tiles_laid,
)

ORDERED: Final = (
    "row",
    "deck",
    "out_order",
    "tiles",
    "stack",
    "artifacts",
)  # all other lists are compared without their order


def look_up(state: State, path: str) -> object:
    """Returns the fact at `path`, such as `seat0.gold` or `row`; PositionError if there is none."""
    name, _, field = path.partition(".")
    if name in seat_names(len(state.seats)):
        of_a_seat = {own_name_of(state.rules, shared): fact for shared, fact in SEAT_FACTS.items()}
        found = of_a_seat.get(field)
        if found is None:
            raise PositionError(f"expect.{path}: unknown; {hint(field, of_a_seat)}")
        return found(state, state.seats[int(name.removeprefix("seat"))])
    facts = {own_name_of(state.rules, shared): fact for shared, fact in STATE_FACTS.items()}
    fact = facts.get(name)
    if fact is None:
        raise PositionError(f"expect.{path}: unknown; {hint(name, [*facts, *seat_names(len(state.seats))])}")
    value = fact(state)
    if field and isinstance(value, dict):
        if field not in value:
            raise PositionError(f"expect.{path}: unknown; {hint(field, [str(each) for each in value])}")
        return value[field]
    return value


def _ids(state: State, cards: Iterable[int]) -> list[str]:
    return [EMPTY if card == NOTHING else state.cards[card].id for card in cards]


def _token_ids(state: State, tokens: Iterable[int]) -> list[str]:
    return [state.rules.pack.tokens[token].id for token in tokens]


def _rooms(state: State, rooms: Iterable[int]) -> list[str]:
    return [state.board.rooms[room] for room in rooms]


def _wild_cubes(state: State) -> object:
    return {"aside": state.wild_aside, "clank": state.wild_clank, "bag": state.wild_bagged}


def _number_fact(name: str) -> Callable[[State, Seat], object]:
    return lambda state, seat: getattr(seat, name)


SEAT_FACTS: Final[dict[str, Callable[[State, Seat], object]]] = {
    **{name: _number_fact(name) for name in NUMBERS},
    "supply": lambda state, seat: seat.supply,
    "bag": lambda state, seat: seat.bagged,
    "room": lambda state, seat: state.board.rooms[seat.room],
    "status": lambda state, seat: STATUS_NAMES[seat.status],
    "leaving": lambda state, seat: seat.leaving,
    "blocked": lambda state, seat: seat.blocked,
    "dizzy": lambda state, seat: seat.dizzy,
    "hand": lambda state, seat: sorted(_ids(state, seat.hand)),
    "in_play": lambda state, seat: sorted(_ids(state, seat.in_play)),
    "discard": lambda state, seat: sorted(_ids(state, seat.discard)),
    "hand_size": lambda state, seat: len(seat.hand),
    "deck": lambda state, seat: _ids(state, reversed(seat.deck[: seat.deck_left])),
    "deck_size": lambda state, seat: seat.deck_left,
    "tokens": lambda state, seat: sorted(_token_ids(state, seat.tokens)),
    "placed": lambda state, seat: seat.placed,
    "rewarded": lambda state, seat: sorted(_rooms(state, seat.rewarded)),
    "artifact_rooms": lambda state, seat: sorted(_rooms(state, seat.artifact_rooms)),
    "discovering": lambda state, seat: seat.discovering,
    "score": lambda state, seat: score(state, seat.index),
    "scores": lambda state, seat: scores(state, seat),
}
STATE_FACTS: Final[dict[str, Callable[[State], object]]] = {
    "active": lambda state: state.active,
    "asked": lambda state: decision(state).seat,
    "prompt": lambda state: decision(state).prompt,
    "over": lambda state: state.over,
    "winners": lambda state: winners(state) if state.over else [],
    "offered": lambda state: sorted(key(choice, state) for choice in choices(state)),
    "row": lambda state: _ids(state, state.row),
    "deck_size": lambda state: state.deck_left,
    "dungeon_discard": lambda state: sorted(_ids(state, state.dungeon_discard)),
    "reserve": lambda state: dict(zip(_ids(state, state.rules.pack.reserve), state.reserve)),
    "market": lambda state: sorted(_token_ids(state, state.market)),
    "room_tokens": lambda state: {
        room: sorted(_token_ids(state, tokens)) for room, tokens in zip(state.board.rooms, state.room_tokens)
    },
    "box": lambda state: sorted(_token_ids(state, state.box)),
    "marker": lambda state: state.marker + 1,
    "black_aside": lambda state: state.black_aside,
    "black_in_bag": lambda state: state.black_in_bag,
    "bag": lambda state: bag_total(state),
    "countdown": lambda state: state.countdown + 1 if state.out_order else 0,
    "out_order": lambda state: state.out_order,
    "tiles": tiles_laid,
    "tiles_left": lambda state: state.tiles_left,
    "stack": stack_of_tiles,
    "revealed": tile_revealed,
    "artifacts": lambda state: _token_ids(state, state.artifacts),
    "pools": lambda state: {name: sorted(_token_ids(state, pool)) for name, pool in zip(POOL_NAMES, state.pools)},
    "pool_sizes": lambda state: {name: len(pool) for name, pool in zip(POOL_NAMES, state.pools)},
    "wild": _wild_cubes,
    "marks": rooms_with_marks,
    "lone_rounds": lambda state: state.countdown if state.rules.params.lone_rounds else 0,
    "opened": locks_opened,
    "figures": lambda state: sorted(_rooms(state, state.figures)),
    "rounds": lambda state: state.rounds,
    "turns": lambda state: state.turns,
}
