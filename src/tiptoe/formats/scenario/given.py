"""Positions written as tables: what a scenario gives before it begins. docs/formats/scenario.md lists every name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.choice import ROW
from ...core.material import NOTHING, Card
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, NO_INTS, Seat, State
from ...core.vocabulary import MOMENTS
from ...rules.turn import begin_turn, new_game
from .cubes import give_lone_rounds, give_marks, give_wild_cubes, release_passed
from .tiles import (
    clear_map,
    give_artifacts,
    give_figures,
    give_opened,
    give_pools,
    give_stack,
    give_tiles,
    set_tokens_apart,
)
from .values import (
    PositionError,
    Table,
    as_list,
    as_names,
    as_number,
    as_table,
    called,
    card_named,
    known,
    room_named,
    token_named,
)

EMPTY: Final = ""  # an empty slot of the row
QUIET_DECK: Final = 100
STATUSES: Final = {"in-play": IN_PLAY, "escaped": ESCAPED, "knocked-out": KNOCKED_OUT}
STATUS_NAMES: Final = {number: name for name, number in STATUSES.items()}

# Numbers of a seat that can be given and expected under their own name.
NUMBERS: Final = (
    *("skill", "swords", "boots", "teleports", "gold", "lockpicks", "clank", "damage", "credit", "aside"),
    *("stand_ins", "virtual", "skill_made", "clank_made", "gold_gained", "cards_trashed", "monsters_defeated"),
    *("row_monsters_defeated", "prisoners_freed", "portals_used", "marks_made", "deck_known"),
)


def seat_names(seats: int) -> list[str]:
    return [f"seat{index}" for index in range(seats)]


def cube_owners(state: State) -> list[str]:
    """Whose cubes can come out of the bag, in the order in which they are counted."""
    wild = [called(state.rules, "wild_cube")] if state.rules.params.wild_cubes else []
    return [*seat_names(len(state.seats)), "black", *wild]


def arrange(rules: Ruleset, seats: int, seed: int, given: Table) -> State:
    """The position that a table gives: everything that is not named is empty, zero, or as at the start of a game."""
    state = new_game(rules, seats, seeded(seed))
    _clear(state)
    names = seat_names(seats)
    gives = {called(rules, name): give for name, give in GIVEN.items()}
    for name in given:
        known(name, [*gives, *names], "given")
    set_tokens_apart(state, given, names)
    artifacts = state.artifacts
    for name, give in gives.items():
        if name in given:
            give(state, given[name], f"given.{name}")
    if "room_tokens" in given and "artifacts" not in given:
        state.artifacts = artifacts  # whatever tiles brought lies in the stack again
    if "first" not in given:
        state.first = state.active
    for index, name in enumerate(names):
        _fill_seat(state, state.seat(index), as_table(given.get(name, {}), f"given.{name}"), f"given.{name}")
    state.black_in_bag -= sum([seat.stand_ins for seat in state.seats])  # CORE-1.2
    _begin_turn(state)
    return state


def _clear(state: State) -> None:
    """An empty table: quiet cards in the dungeon deck, an empty row, everybody at the start with nothing."""
    state.row = [NOTHING] * ROW
    quiet = [card.number for card in state.rules.pack.reserve_cards if is_quiet(card)] or state.deck[:1]
    state.deck = quiet * QUIET_DECK
    state.deck_left = len(state.deck)
    state.reserve = state.rules.reserve_copies()
    state.active = 0
    state.turns = 0
    state.stack = []
    clear_map(state)
    for index in range(len(state.seats)):
        seat = Seat(index)
        seat.room = state.board.start
        seat.played, seat.hand, seat.in_play, seat.discard = [], [], [], []
        state.seats[index] = seat
    state.owned = (1 << len(state.seats)) - 1


def is_quiet(card: Card) -> bool:
    """Nothing happens when it arrives, nor when it is played."""
    return not any(getattr(card, moment).effects for moment in MOMENTS)


def _give_active(state: State, value: object, where: str) -> None:
    state.active = as_number(value, where, 0, len(state.seats) - 1)


def _give_first(state: State, value: object, where: str) -> None:
    state.first = as_number(value, where, 0, len(state.seats) - 1)


def _give_row(state: State, value: object, where: str) -> None:
    row = [NOTHING if id == EMPTY else card_named(state.rules.pack, id, where) for id in as_names(value, where)]
    if len(row) > ROW:
        raise PositionError(f"{where}: the row has {ROW} slots, found {len(row)} cards (CORE-1.4)")
    state.row = row + [NOTHING] * (ROW - len(row))


def _give_deck(state: State, value: object, where: str) -> None:
    state.deck = [card_named(state.rules.pack, id, where) for id in reversed(as_names(value, where))]
    state.deck_left = len(state.deck)


def _give_dungeon_discard(state: State, value: object, where: str) -> None:
    state.dungeon_discard = [card_named(state.rules.pack, id, where) for id in as_names(value, where)]


def _give_market(state: State, value: object, where: str) -> None:
    state.market = [token_named(state.rules.pack, id, where) for id in as_names(value, where)]


def _give_reserve(state: State, value: object, where: str) -> None:
    """Only the piles that are named change."""
    ids = [state.cards[card].id for card in state.rules.pack.reserve]
    reserve = state.reserve[:]
    for id, left in as_table(value, where).items():
        reserve[ids.index(known(id, ids, where))] = as_number(left, f"{where}.{id}", 0)
    state.reserve = reserve


def _give_room_tokens(state: State, value: object, where: str) -> None:
    """Only the rooms that are named hold tokens."""
    piles: list[list[int]] = [[] for _ in state.board.rooms]
    for room, tokens in as_table(value, where).items():
        ids = as_names(tokens, f"{where}.{room}")
        piles[room_named(state, room, where)] = [token_named(state.rules.pack, id, f"{where}.{room}") for id in ids]
    state.room_tokens = piles


def _give_marker(state: State, value: object, where: str) -> None:
    state.marker = as_number(value, where, 1, len(state.rules.params.rage)) - 1
    release_passed(state)


def _give_black_aside(state: State, value: object, where: str) -> None:
    state.black_aside = as_number(value, where, 0, state.rules.params.black_cubes)
    state.black_in_bag = state.rules.params.black_cubes - state.black_aside


def _give_countdown(state: State, value: object, where: str) -> None:
    state.countdown = as_number(value, where, 1, len(state.rules.params.countdown_extra) + 1) - 1


def _give_out_order(state: State, value: object, where: str) -> None:
    state.out_order = [as_number(item, where, 0, len(state.seats) - 1) for item in as_list(value, where)]


GIVEN: Final[dict[str, Callable[[State, object, str], None]]] = {
    "tiles": give_tiles,
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
    "stack": give_stack,
    "artifacts": give_artifacts,
    "pools": give_pools,
    "wild": give_wild_cubes,
    "marks": give_marks,
    "lone_rounds": give_lone_rounds,
    "opened": give_opened,
    "figures": give_figures,
}
ZONES: Final = ("hand", "in_play", "discard")
ROOMS: Final = ("rewarded", "artifact_rooms")
GIVEN_OF_A_SEAT: Final = (*NUMBERS, *ZONES, *ROOMS, "deck", "tokens", "room", "status", "leaving", "bag", "supply")


def _fill_seat(state: State, seat: Seat, given: Table, where: str) -> None:
    pack = state.rules.pack
    shared = {called(state.rules, name): name for name in GIVEN_OF_A_SEAT}
    for word, value in given.items():
        name = shared[known(word, shared, where)]
        at = f"{where}.{word}"
        if name in ZONES:
            setattr(seat, name, [card_named(pack, id, at) for id in as_names(value, at)])
        elif name == "deck":
            seat.deck = [card_named(pack, id, at) for id in reversed(as_names(value, at))]
            seat.deck_left = len(seat.deck)
        elif name == "tokens":
            seat.tokens = [token_named(pack, id, at) for id in as_names(value, at)]
        elif name in ROOMS:
            setattr(seat, name, [room_named(state, id, at) for id in as_names(value, at)])
        elif name == "room":
            seat.room = room_named(state, str(value), at)
        elif name == "status":
            seat.status = STATUSES[known(str(value), list(STATUSES), at)]
        elif name == "leaving":
            seat.leaving = value is True
        elif name == "bag":
            seat.bagged = as_number(value, at, 0)
        elif name != "supply":
            setattr(seat, name, as_number(value, at, 0))
    _count_cubes(state, seat, given, where)


def _count_cubes(state: State, seat: Seat, given: Table, where: str) -> None:
    """CORE-1.1: what is not given is in the supply; a smaller supply that is given leaves the rest set aside."""
    cubes = state.rules.params.cubes
    elsewhere = seat.clank + seat.bagged + seat.damage - seat.stand_ins - seat.virtual + seat.aside + seat.placed
    if elsewhere > cubes:
        raise PositionError(f"{where}: {elsewhere} cubes are placed, a seat has {cubes} (CORE-1.1)")
    seat.supply = as_number(given.get("supply", cubes - elsewhere), f"{where}.supply", 0, cubes - elsewhere)
    seat.aside += cubes - elsewhere - seat.supply


def _begin_turn(state: State) -> None:
    """The active seat's turn, with the purse and the cards in play that were given for it."""
    for seat in state.seats:
        if seat.status != IN_PLAY and seat.index not in state.out_order:
            state.out_order = state.out_order + [seat.index]
    active = state.seats[state.active]
    if active.status != IN_PLAY:
        raise PositionError(f"given.active: seat{state.active} is out, so it has no turn to begin with")
    facts = {name: getattr(active, name) for name in (*NUMBERS, "rewarded")}
    begin_turn(state)
    for name, value in facts.items():
        setattr(active, name, value)
    active.played = active.in_play[:]
    state.choices = NO_INTS
