"""Cubes that seats have placed in rooms for good, each one a number in `state.marks` (CAT-6.6, SPA-6.1)."""

from __future__ import annotations

from typing import Final

from .board import RoomId
from .state import SeatId

MOST_SEATS: Final = 8  # the mark of seat s in room r is r * 8 + s


def mark(room: RoomId, seat: SeatId) -> int:
    """Packs a cube of `seat` in `room` into one number."""
    return room * MOST_SEATS + seat


def room_of(mark: int) -> RoomId:
    """Room of a cube."""
    return RoomId(mark // MOST_SEATS)


def seat_of(mark: int) -> SeatId:
    """Seat that placed a cube."""
    return SeatId(mark % MOST_SEATS)


def rooms_marked(marks: list[int], seat: SeatId) -> list[RoomId]:
    """Rooms in which a seat has placed cubes."""
    return [room_of(each) for each in marks if seat_of(each) == seat]


def seats_marking(marks: list[int], room: RoomId) -> list[SeatId]:
    """Seats with a cube in a room, in the order of placing."""
    return [seat_of(each) for each in marks if room_of(each) == room]
