"""Messages of replays: requests, the timeline, its moments, and analyses of the game."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ..table.commands import SeatIndex
from .table import AnyTold, PersonName, Position, Received, TableInfo

LONGEST_RECORD: Final = 200_000  # characters; a game of 600 choices has about 15 000


class WantedRecord(Received, frozen=True):
    """Game record to replay. The server keeps it in memory for a while and stores it nowhere."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_RECORD)]


class WhatIfWanted(Received, frozen=True):
    """Request to continue from a moment of a finished game at one seat, against bots."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatIndex
    name: PersonName


class ReplayTurn(msgspec.Struct, frozen=True):
    """Turn of a replay: its number, round and seat, and the moment `at` which it began."""

    turn: int
    round: int
    seat: int
    at: int


class ReplayMark(msgspec.Struct, frozen=True):
    """Mark on the timeline; `n` is its points, wounds or price."""

    what: str  # artifact, secret, attack, out, caught, buy
    at: int
    turn: int
    seat: int
    n: int
    card: str | None
    token: str | None


class Replay(msgspec.Struct, frozen=True):
    """Timeline of a finished game or of a record. Moments are numbered from 0 (after the deal) to `last`."""

    replay: str  # name of the replay: the table's, or one made from the record
    info: TableInfo
    last: int
    turns: list[ReplayTurn]
    marks: list[ReplayMark]


class ReplayMoment(msgspec.Struct, frozen=True):
    """Moment of a replay as one seat sees it: the entry that led to it, and the position."""

    at: int
    seat: int
    entry: AnyTold
    position: Position


class ReplayedTurn(msgspec.Struct, frozen=True):
    """Moments of a turn, and the entries of the round before it."""

    turn: int
    before: list[AnyTold]
    moments: list[ReplayMoment]


class FiguresOfGame(msgspec.Struct, frozen=True):
    """Statistics of a game, as `tiptoe look` prints them: for each finished turn one number for each seat."""

    points: list[list[int]]
    damage: list[list[int]]
    cubes: list[list[int]]
    home: list[list[float]]  # boots to the way out; -1 where no way leads there
    deck: list[list[float]]  # value of the average card of the deck, by the weights of the greedy bot
    chance: list[list[int]]  # to win, in hundredths; empty without a judge; no entry for an end without a winner
    luck: list[list[float]]
    expected: list[float]  # own cubes out of the bag that each seat could expect
    drawn: list[int]  # own cubes that were drawn out of the bag, for each seat


class AccountedTurn(msgspec.Struct, frozen=True):
    """Change of every seat's chance to win in one turn, in hundredths: luck by source, and choices."""

    turn: int
    seat: int
    luck: dict[str, list[float]]
    play: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """Decisive moment: the `seat` whose chance changed by `change` hundredths, and why: a source of luck, or `play`."""

    turn: int
    at: int
    by: int  # seat whose turn it was
    seat: int
    change: float
    why: str


class AccountOfGame(msgspec.Struct, frozen=True):
    """Luck analysis of a game, in hundredths for each seat: `start` + `luck` + `play` + `rivals` = `end`.

    All fields are empty where the game has no judge, the network that estimates chances to win.
    """

    start: list[float]
    end: list[float]
    luck: dict[str, list[float]]  # by source: cards, row, secrets, dragon
    play: list[float]  # choices in the seat's own turns
    rivals: list[float]  # choices in the other seats' turns
    turns: list[AccountedTurn]
    turning: list[TurningPoint]


class BetterChoice(msgspec.Struct, frozen=True):
    """Choice that was not the best from what the seat knew: the moment before it, and the better choice in words."""

    turn: int
    at: int
    seat: int
    made: str
    better: str
    key: str
    behind: int  # value of the game that the choice lost, in hundredths
    why: list[str]
    instead: list[str]
