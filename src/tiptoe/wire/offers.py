"""Offers: each choice as data beside its key and sentence, walks of several steps, and prices."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Cost(msgspec.Struct, frozen=True):
    """Price of a choice or walk. `monsters` are met on the way; the next question asks how they are paid for."""

    skill: int | UnsetType = UNSET
    swords: int | UnsetType = UNSET
    boots: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    lockpicks: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    monsters: int | UnsetType = UNSET
    portals: int | UnsetType = UNSET


class Cell(msgspec.Struct, frozen=True):
    """Cell of a growing map: steps east and south of the upper half of the start tile."""

    x: int
    y: int


class OpenMouth(msgspec.Struct, frozen=True):
    """Open mouth at the edge of the map, named as the tile lies."""

    tile: str
    name: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choice that the asked seat may make; empty fields and facts found elsewhere in the message are left out.

    `action` labels the button where the verb's label in the content does not fit. `way` is the key of the tunnel where
    it is not the id of the room. `gains` and `harms` are effects besides the price, as indexes into `lines`. `instead`
    labels the choice beside another one that leads to the same place at another price.
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
    dare: str | UnsetType = UNSET
    option: int | UnsetType = UNSET


class Walk(msgspec.Struct, frozen=True, omit_defaults=True):
    """Walk of several steps to a room, described by its last step: `key`, and `way` as in an offer.

    The walk continues the offer at index `first` or the walk at index `after`. `price` is the index of its whole price.
    A `passing` walk is listed only because other walks continue it.
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
    """Price of a walk, as numbers and in words."""

    cost: Cost
    text: str


class Answers(msgspec.Struct, frozen=True):
    """Choices and walks of a question, with the shared prices and lines that they refer to by index."""

    offers: list[Offer]
    walks: list[Walk]
    prices: list[WalkPrice]
    lines: list[str]
