"""Marks of seats: a shape, a pattern and a colour each, under the name of an animal; people choose theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

SeatMark: TypeAlias = Literal["fox", "owl", "toad", "hare", "moth", "badger"]
MARKS: Final[tuple[SeatMark, ...]] = ("fox", "owl", "toad", "hare", "moth", "badger")  # in the order of the seats
BY_PLACE: Final = -1


def marks_of(chosen: Sequence[str]) -> list[SeatMark]:
    """Returns the mark of every seat: the chosen one, or for "" that of its place, else the first that is left."""
    marks = [MARKS.index(mark) if mark in MARKS else BY_PLACE for mark in chosen]
    for seat, mark in enumerate(marks):
        if mark == BY_PLACE and seat not in marks:
            marks[seat] = seat
    for seat, mark in enumerate(marks):
        if mark == BY_PLACE:
            marks[seat] = next(number for number in range(len(MARKS)) if number not in marks)
    return [MARKS[mark] for mark in marks]


def are_marks(marks: Sequence[str], seats: int) -> bool:
    """Tests whether these are different marks, one for each seat."""
    return len(marks) == seats == len(set(marks)) and all(mark in MARKS for mark in marks)
