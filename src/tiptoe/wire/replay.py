"""Messages about games that are looked at again: what is asked for, the timeline, and its moments."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ..table.commands import SeatIndex
from .table import AnyTold, PersonName, Position, Received, TableInfo

LONGEST_RECORD: Final = 200_000  # letters; a game of 600 choices has about 15 000


class WantedRecord(Received, frozen=True):
    """A game record to look at. It is kept in memory for a while, and nowhere else."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_RECORD)]


class WhatIfWanted(Received, frozen=True):
    """To go on from a moment of a finished game at a seat, against bots."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatIndex
    name: PersonName


class ReplayTurn(msgspec.Struct, frozen=True):
    """A turn: whose it was, in which round, and in which moment it began."""

    turn: int
    round: int
    seat: int
    at: int


class ReplayMark(msgspec.Struct, frozen=True):
    """Something on the timeline; `n` is its points, wounds or price."""

    what: str  # artifact, secret, attack, out, caught, buy
    at: int
    turn: int
    seat: int
    n: int
    card: str | None
    token: str | None


class Replay(msgspec.Struct, frozen=True):
    """A finished game, or one from a record: what a timeline shows. Moments are numbered from 0 to `last`."""

    replay: str  # its name: that of the table, or one made from the record
    info: TableInfo
    last: int
    turns: list[ReplayTurn]
    marks: list[ReplayMark]


class ReplayMoment(msgspec.Struct, frozen=True):
    """A moment through somebody's eyes: who that is, what led to it, and the position."""

    at: int
    seat: int
    entry: AnyTold
    position: Position


class ReplayedTurn(msgspec.Struct, frozen=True):
    """The moments of a turn, and what was told in the turns before it."""

    turn: int
    before: list[AnyTold]
    moments: list[ReplayMoment]


class FiguresOfGame(msgspec.Struct, frozen=True):
    """A game in figures: for each turn that is over, a number for each seat, as `tiptoe look` has them."""

    points: list[list[int]]
    damage: list[list[int]]
    cubes: list[list[int]]
    home: list[list[float]]
    deck: list[list[float]]  # what the average card brings, as greedy weighs it
    chance: list[list[int]]  # hundredths; no turns where the game has no judge, and none for an end that nobody won
    luck: list[list[float]]
    expected: list[float]  # own cubes out of the bag, for each seat
    drawn: list[int]


class AccountedTurn(msgspec.Struct, frozen=True):
    """What a turn did to every seat's chance to win, in hundredths: luck by its source, and the choices."""

    turn: int
    seat: int
    luck: dict[str, list[float]]
    play: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that decided: for whom, by how many hundredths, and what it was: a source of luck, or `play`."""

    turn: int
    at: int
    by: int  # whose turn it was
    seat: int
    change: float
    why: str


class AccountOfGame(msgspec.Struct, frozen=True):
    """A game taken apart, in hundredths for each seat: `start` + `luck` + `play` + `rivals` = `end`.

    Everything is empty where the game has no judge.
    """

    start: list[float]
    end: list[float]
    luck: dict[str, list[float]]  # by source: cards, row, secrets, dragon
    play: list[float]  # of the own turns
    rivals: list[float]  # of the turns of the others
    turns: list[AccountedTurn]
    turning: list[TurningPoint]


class BetterChoice(msgspec.Struct, frozen=True):
    """A choice that was not the best from what the seat knew: the moment before it, and in words what is better."""

    turn: int
    at: int
    seat: int
    made: str
    better: str
    key: str
    behind: int  # hundredths of the game
    why: list[str]
    instead: list[str]
