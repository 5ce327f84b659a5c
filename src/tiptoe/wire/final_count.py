"""Messages of a final count by hand: what seats own at the end of a game at a real table, and what it is worth."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from .table import Received
from .view import ScoreLine

MOST_PIECES: Final = 300  # cards or tokens of a seat
PieceName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Pieces = Annotated[list[PieceName], msgspec.Meta(max_length=MOST_PIECES)]


class CountedSeat(Received, frozen=True):
    """What a seat owns at the end, and how it ended; `deep` is whether it fell where nothing is rescued, `marks`
    how many of its cubes lie in rooms that it marked.

    A seat that escaped has the token for leaving, also where `tokens` does not name it.
    """

    fate: Literal["escaped", "knocked-out", "in-play"]
    deep: bool
    gold: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    tokens: Pieces
    cards: Pieces
    marks: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0


class WantedCount(Received, frozen=True):
    """Request to count the points of a game that was played at a real table."""

    seats: Annotated[list[CountedSeat], msgspec.Meta(min_length=1, max_length=6)]


class CountedEnding(msgspec.Struct, frozen=True):
    """Result of a counted seat: its points, its place from 1 on, its fate, and why nothing counts if nothing does."""

    points: int
    place: int
    fate: str
    lost_by: str


class FinalCount(msgspec.Struct, frozen=True):
    """Points of every seat, line by line, and who has won."""

    lines: list[ScoreLine]
    endings: list[CountedEnding]
    winners: list[int]
