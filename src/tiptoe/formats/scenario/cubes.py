"""Cubes that are no noise, written as tables: those that seats have left in rooms, and those that hurt everybody."""

from __future__ import annotations

from typing import Final

from ...core.marks import mark, seats_marking
from ...core.state import State
from .values import PositionError, as_list, as_number, as_table, known, laid_rooms, room_named

WILD_KEYS: Final = ("aside", "clank", "bag")


def give_marks(state: State, value: object, where: str) -> None:
    """The seats whose cubes lie in a room; where they are of those that make noise, they come out of the supply."""
    marking = state.rules.marking
    if marking is None:
        raise PositionError(f"{where}: nobody leaves cubes in rooms of {state.rules.name}")
    state.marks = []
    for name, seats in as_table(value, where).items():
        room = room_named(state, name, where)
        for item in as_list(seats, f"{where}.{name}"):
            seat = state.seat(as_number(item, f"{where}.{name}", 0, len(state.seats) - 1))
            reason = marking.why_not(state, seat, room)
            if reason is not None:
                raise PositionError(f"{where}.{name}: not for seat {seat.index}: {reason.word} ({reason.rule})")
            state.marks = state.marks + [mark(room, seat.index)]
            seat.placed += 0 if state.rules.params.marks else 1


def rooms_with_marks(state: State) -> dict[str, list[int]]:
    """Every room on the table that can be marked, with the seats that have done it."""
    marking = state.rules.marking
    feature = 0 if marking is None else marking.feature
    rooms = [room for room in laid_rooms(state) if state.board.features[room] & feature]
    return {state.board.rooms[room]: sorted(seats_marking(state.marks, room)) for room in rooms}


def give_wild_cubes(state: State, value: object, where: str) -> None:
    """Where the cubes are that hurt everybody; those of which nothing is said wait."""
    table = as_table(value, where)
    for name in table:
        known(name, WILD_KEYS, where)
    most = state.rules.params.wild_cubes
    clank = as_number(table.get("clank", 0), f"{where}.clank", 0, most)
    bag = as_number(table.get("bag", 0), f"{where}.bag", 0, most - clank)
    state.wild_aside = as_number(table.get("aside", most - clank - bag), f"{where}.aside", 0, most - clank - bag)
    state.wild_clank, state.wild_bagged = clank, bag


def release_passed(state: State) -> None:
    """SPA-8.2: those of the spaces that the marker has reached are in the Clank! area unless a table says more."""
    track = state.rules.params.wild_track
    if track:
        state.wild_aside = sum(track[state.marker + 1 :])
        state.wild_clank = state.rules.params.wild_cubes - state.wild_aside


def give_lone_rounds(state: State, value: object, where: str) -> None:
    """RUL-16: how many rounds the last seat in play has had."""
    most = state.rules.params.lone_rounds
    if not most:
        raise PositionError(f"{where}: {state.rules.name} counts no such rounds")
    state.countdown = as_number(value, where, 0, most - 1)
