"""Offers as they travel: one choice as data beside its key and sentence, ways of several steps, and prices."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Cost(msgspec.Struct, frozen=True):
    """What is spent and suffered; `monsters` are met, and paid for with the next question."""

    skill: int | UnsetType = UNSET
    swords: int | UnsetType = UNSET
    boots: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    lockpicks: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    monsters: int | UnsetType = UNSET
    portals: int | UnsetType = UNSET


class Cell(msgspec.Struct, frozen=True):
    """So far east and south of the upper half of the start tile."""

    x: int
    y: int


class OpenMouth(msgspec.Struct, frozen=True):
    """A mouth at the edge of the map, named as the tile lies."""

    tile: str
    name: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of the asked seat. What can be read elsewhere in the message or in the content is left out.

    `action` is its verb for a button where it is not the one that the content has for its verb; `way` the key of a
    tunnel where it is not its room's id. `gains` and `harms` say shortly what comes of it besides its price, as numbers
    of lines; `instead` is what it is called beside another one that leads to the same place at another price.
    """

    key: str
    verb: str
    text: str
    action: str = ""
    cost: Cost | UnsetType = UNSET
    gains: list[int] = []
    harms: list[int] = []
    instead: str = ""
    card: str | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    pile: str | UnsetType = UNSET
    room: str | UnsetType = UNSET
    way: str | UnsetType = UNSET
    mouth: OpenMouth | UnsetType = UNSET
    cell: Cell | UnsetType = UNSET
    token: str | UnsetType = UNSET
    token_kind: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    feature: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    option: int | UnsetType = UNSET


class Walk(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way of several steps to a room, as its last step: its key, its tunnel where that is not the room's id.

    It goes on from the offer that is the `first` step, or from another walk `after` which it comes, both by their place
    in their list. `price` is that of all of it, by its place in theirs. A `passing` one stands there only for others
    that go on from it.
    """

    room: str
    key: str
    first: int | UnsetType = UNSET
    after: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    way: str | UnsetType = UNSET
    action: str = ""
    gains: list[int] = []
    harms: list[int] = []
    passing: bool = False


class WalkPrice(msgspec.Struct, frozen=True):
    """What walks cost, as numbers and in words."""

    cost: Cost
    text: str


class Answers(msgspec.Struct, frozen=True):
    """Every choice, every walk, and the prices and lines that they name by number: many say the same."""

    offers: list[Offer]
    walks: list[Walk]
    prices: list[WalkPrice]
    lines: list[str]
