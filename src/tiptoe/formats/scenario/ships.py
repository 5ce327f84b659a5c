"""A ship, written as tables: ports with data cubes, and bounty hunters as far as the marker has sent them."""

from __future__ import annotations

from ...core.board import FEATURES
from ...core.marks import mark, rooms_marked, seats_marking
from ...core.state import State
from .values import PositionError, as_list, as_number, as_table, room_named


def give_ports(state: State, value: object, where: str) -> None:
    """The seat whose data cube lies on a port; each has two, and none of them twice in a module (SPA-6.2)."""
    marks: list[int] = []
    for name, seats in as_table(value, where).items():
        room = room_named(state, name, where)
        if not state.board.features[room] & FEATURES["port"]:
            raise PositionError(f"{where}: '{name}' has no data port")
        for item in as_list(seats, f"{where}.{name}"):
            seat = as_number(item, f"{where}.{name}", 0, len(state.seats) - 1)
            if seats_marking(marks, room):
                raise PositionError(f"{where}.{name}: a port holds one data cube (SPA-6.1)")
            own = rooms_marked(marks, seat)
            if state.board.module_of[room] in [state.board.module_of[port] for port in own]:
                raise PositionError(f"{where}.{name}: seat {seat} has a data cube in this module (SPA-6.2)")
            if len(own) == state.rules.params.data_cubes:
                raise PositionError(f"{where}.{name}: seat {seat} has no other data cube (SPA-2.2)")
            marks.append(mark(room, seat))
    state.offerings = marks


def ports_used(state: State) -> dict[str, list[int]]:
    """Every port with the seat whose data cube lies there, if any."""
    return {
        name: seats_marking(state.offerings, room)
        for room, name in enumerate(state.board.rooms)
        if state.board.features[room] & FEATURES["port"]
    }


def give_lone_rounds(state: State, value: object, where: str) -> None:
    """RUL-16: how many rounds the last seat aboard has had."""
    most = state.rules.params.lone_rounds
    if not most:
        raise PositionError(f"{where}: {state.rules.name} counts no such rounds")
    state.countdown = as_number(value, where, 0, most - 1)


def release_hunters(state: State) -> None:
    """SPA-8.2: those of the spaces that the marker has reached are in the Clank! area unless `hunters` says more."""
    track = state.rules.params.wild_track
    if track:
        state.wild_aside = sum(track[state.marker + 1 :])
        state.wild_clank = state.rules.params.wild_cubes - state.wild_aside
