"""Positions written as tables: what a scenario gives before it begins. docs/formats/scenario.md lists every name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ..core.choice import ROW
from ..core.material import NOTHING, Board, Pack
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, NO_INTS, Seat, State
from ..packs.errors import hint
from ..rules.turn import begin_turn, new_game

Table: TypeAlias = Mapping[str, object]

EMPTY: Final = ""  # an empty slot of the row
QUIET_CARD: Final = "secret-tome"
QUIET_DECK: Final = 100
STATUSES: Final = {"in-play": IN_PLAY, "escaped": ESCAPED, "knocked-out": KNOCKED_OUT}
STATUS_NAMES: Final = {number: name for name, number in STATUSES.items()}

# Numbers of a seat that can be given and expected under their own name.
NUMBERS: Final = (
    *("skill", "swords", "boots", "teleports", "gold", "clank", "damage", "credit", "aside"),
    *("stand_ins", "virtual", "clank_made", "gold_gained", "cards_trashed", "monsters_defeated"),
)


class PositionError(Exception):
    """A table that describes no position: where, and what would be right."""


def seat_names(seats: int) -> list[str]:
    return [f"seat{index}" for index in range(seats)]


def arrange(rules: Ruleset, seats: int, seed: int, given: Table) -> State:
    """The position that a table gives: everything that is not named is empty, zero, or as at the start of a game."""
    state = new_game(rules, seats, seeded(seed))
    _clear(state)
    names = seat_names(seats)
    for name, value in given.items():
        _known(name, [*GIVEN, *names], "given")
        if name in GIVEN:
            GIVEN[name](state, value, f"given.{name}")
    if "first" not in given:
        state.first = state.active
    for index, name in enumerate(names):
        _fill_seat(state, state.seat(index), _table(given.get(name, {}), f"given.{name}"), f"given.{name}")
    _begin_turn(state)
    return state


def _clear(state: State) -> None:
    """An empty table: quiet cards in the dungeon deck, an empty row, everybody at the start with nothing."""
    state.row = [NOTHING] * ROW
    quiet = [card.number for card in state.cards if card.id == QUIET_CARD] or state.deck[:1]
    state.deck = quiet * QUIET_DECK
    state.deck_left = len(state.deck)
    state.active = 0
    state.turns = 0
    state.stack = []
    for index in range(len(state.seats)):
        seat = Seat(index)
        seat.room = state.board.start
        seat.played, seat.hand, seat.in_play, seat.discard = [], [], [], []
        state.seats[index] = seat
    state.owned = (1 << len(state.seats)) - 1


def _give_active(state: State, value: object, where: str) -> None:
    state.active = _number(value, where, 0, len(state.seats) - 1)


def _give_first(state: State, value: object, where: str) -> None:
    state.first = _number(value, where, 0, len(state.seats) - 1)


def _give_row(state: State, value: object, where: str) -> None:
    row = [NOTHING if id == EMPTY else _card(state.rules.pack, id, where) for id in _names(value, where)]
    if len(row) > ROW:
        raise PositionError(f"{where}: the row has {ROW} slots, found {len(row)} cards (CORE-1.4)")
    state.row = row + [NOTHING] * (ROW - len(row))


def _give_deck(state: State, value: object, where: str) -> None:
    state.deck = [_card(state.rules.pack, id, where) for id in reversed(_names(value, where))]
    state.deck_left = len(state.deck)


def _give_dungeon_discard(state: State, value: object, where: str) -> None:
    state.dungeon_discard = [_card(state.rules.pack, id, where) for id in _names(value, where)]


def _give_market(state: State, value: object, where: str) -> None:
    state.market = [_token(state.rules.pack, id, where) for id in _names(value, where)]


def _give_reserve(state: State, value: object, where: str) -> None:
    """Only the piles that are named change."""
    ids = [state.cards[card].id for card in state.rules.pack.reserve]
    reserve = state.reserve[:]
    for id, left in _table(value, where).items():
        reserve[ids.index(_known(id, ids, where))] = _number(left, f"{where}.{id}", 0)
    state.reserve = reserve


def _give_room_tokens(state: State, value: object, where: str) -> None:
    """Only the rooms that are named hold tokens."""
    piles: list[list[int]] = [[] for _ in state.board.rooms]
    for room, tokens in _table(value, where).items():
        ids = _names(tokens, f"{where}.{room}")
        piles[_room(state.board, room, where)] = [_token(state.rules.pack, id, f"{where}.{room}") for id in ids]
    state.room_tokens = piles


def _give_marker(state: State, value: object, where: str) -> None:
    state.marker = _number(value, where, 1, len(state.rules.params.rage)) - 1


def _give_black_aside(state: State, value: object, where: str) -> None:
    state.black_aside = _number(value, where, 0, state.rules.params.black_cubes)
    state.black_in_bag = state.rules.params.black_cubes - state.black_aside


def _give_countdown(state: State, value: object, where: str) -> None:
    state.countdown = _number(value, where, 1, len(state.rules.params.countdown_extra) + 1) - 1


def _give_out_order(state: State, value: object, where: str) -> None:
    state.out_order = [_number(item, where, 0, len(state.seats) - 1) for item in _list(value, where)]


GIVEN: Final[dict[str, Callable[[State, object, str], None]]] = {
    "active": _give_active,
    "first": _give_first,
    "row": _give_row,
    "deck": _give_deck,
    "dungeon_discard": _give_dungeon_discard,
    "market": _give_market,
    "reserve": _give_reserve,
    "room_tokens": _give_room_tokens,
    "marker": _give_marker,
    "black_aside": _give_black_aside,
    "countdown": _give_countdown,
    "out_order": _give_out_order,
}
ZONES: Final = ("hand", "in_play", "discard")
GIVEN_OF_A_SEAT: Final = (*NUMBERS, *ZONES, "deck", "tokens", "room", "status", "leaving", "bag", "supply")


def _fill_seat(state: State, seat: Seat, given: Table, where: str) -> None:
    pack = state.rules.pack
    for name, value in given.items():
        _known(name, GIVEN_OF_A_SEAT, where)
        at = f"{where}.{name}"
        if name in ZONES:
            setattr(seat, name, [_card(pack, id, at) for id in _names(value, at)])
        elif name == "deck":
            seat.deck = [_card(pack, id, at) for id in reversed(_names(value, at))]
            seat.deck_left = len(seat.deck)
        elif name == "tokens":
            seat.tokens = [_token(pack, id, at) for id in _names(value, at)]
        elif name == "room":
            seat.room = _room(state.board, str(value), at)
        elif name == "status":
            seat.status = STATUSES[_known(str(value), list(STATUSES), at)]
        elif name == "leaving":
            seat.leaving = value is True
        elif name == "bag":
            seat.bagged = _number(value, at, 0)
        elif name != "supply":
            setattr(seat, name, _number(value, at, 0))
    _count_cubes(state, seat, given, where)


def _count_cubes(state: State, seat: Seat, given: Table, where: str) -> None:
    """CORE-1.1: what is not given is in the supply; a smaller supply that is given leaves the rest set aside."""
    cubes = state.rules.params.cubes
    elsewhere = seat.clank + seat.bagged + seat.damage - seat.stand_ins - seat.virtual + seat.aside
    if elsewhere > cubes:
        raise PositionError(f"{where}: {elsewhere} cubes are placed, a seat has {cubes} (CORE-1.1)")
    seat.supply = _number(given.get("supply", cubes - elsewhere), f"{where}.supply", 0, cubes - elsewhere)
    seat.aside += cubes - elsewhere - seat.supply


def _begin_turn(state: State) -> None:
    """The active seat's turn, with the purse and the cards in play that were given for it."""
    for seat in state.seats:
        if seat.status != IN_PLAY and seat.index not in state.out_order:
            state.out_order = state.out_order + [seat.index]
    active = state.seats[state.active]
    if active.status != IN_PLAY:
        raise PositionError(f"given.active: seat{state.active} is out, so it has no turn to begin with")
    facts = {name: getattr(active, name) for name in NUMBERS}
    begin_turn(state)
    for name, value in facts.items():
        setattr(active, name, value)
    active.played = active.in_play[:]
    state.choices = NO_INTS


def _known(name: str, names: list[str] | tuple[str, ...], where: str) -> str:
    if name not in names:
        raise PositionError(f"{where}: unknown '{name}'; {hint(name, names)}")
    return name


def _card(pack: Pack, id: str, where: str) -> int:
    ids = [card.id for card in pack.cards]
    return ids.index(_known(id, ids, where))


def _token(pack: Pack, id: str, where: str) -> int:
    ids = [token.id for token in pack.tokens]
    return ids.index(_known(id, ids, where))


def _room(board: Board, id: str, where: str) -> int:
    return board.room(_known(id, board.rooms, where))


def _table(value: object, where: str) -> Table:
    if not isinstance(value, dict):
        raise PositionError(f"{where}: expected a table, found {value!r}")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(f"{where}: expected a list, found {value!r}")
    return value


def _names(value: object, where: str) -> list[str]:
    names = _list(value, where)
    if not all(isinstance(name, str) for name in names):
        raise PositionError(f"{where}: expected a list of names, found {value!r}")
    return [str(name) for name in names]


def _number(value: object, where: str, least: int, most: int | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(f"{where}: expected a whole number, found {value!r}")
    if value < least or (most is not None and value > most):
        wanted = f"{least} or more" if most is None else f"{least} to {most}"
        raise PositionError(f"{where}: expected {wanted}, found {value}")
    return value
