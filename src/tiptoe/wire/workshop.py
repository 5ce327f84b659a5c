"""The shapes of the workshop: what cards can be written with, and what a text comes to.

Fields are explained in docs/formats/workshop.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .content import BoardContent, CardContent, Place, Shape, TileContent
from .table import Received


class WordField(Shape, frozen=True):
    name: str
    kind: str
    optional: bool


class WordOffered(Shape, frozen=True):
    word: str
    fields: list[WordField]
    sample: str
    says: str


class Choosable(Shape, frozen=True):
    id: str
    name: str


class CardKind(Shape, frozen=True):
    id: str
    name: str
    paid_in: str
    moments: list[str]


class PicturesOffered(Shape, frozen=True):
    scenes: list[str]
    hues: list[str]
    figures: list[str]


class MapField(Shape, frozen=True):
    """Something that can be said of a map, a room or a tunnel; `sets`: only on maps of these sets."""

    name: str
    label: str
    kind: Literal["flag", "number", "one", "many", "bag", "amount", "gain"]
    choices: list[Choosable]
    most: int
    sets: list[str]


class MapBegun(Shape, frozen=True):
    """A map to begin with, as text without its id: an empty one, or one of the game's own."""

    id: str
    name: str
    text: str


class MapKind(Shape, frozen=True):
    kind: str
    name: str
    whole: list[MapField]
    room: list[MapField]
    tunnel: list[MapField]
    begun: list[MapBegun]


class WorkshopWords(Shape, frozen=True):
    """Everything that a card of a game can be written with, in one language."""

    game: str
    kinds: list[CardKind]
    effects: list[WordOffered]
    conditions: list[WordOffered]
    counters: list[WordOffered]
    choices: dict[str, list[Choosable]]
    pictures: PicturesOffered
    maps: list[MapKind]


class PackText(Received, frozen=True):
    """A pack as somebody is writing it, and which of its maps is looked at: the kind of entry, its number, a theme."""

    text: str
    kind: str = ""
    number: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    theme: Literal["torch", "parchment"] = "torch"


class WrittenMistake(Shape, frozen=True):
    place: list[str | int]
    line: int
    column: int
    text: str
    word: str
    near: str


class WrittenCard(Shape, frozen=True):
    faces: dict[str, CardContent]
    says: dict[str, str]


class WrittenMap(Shape, frozen=True):
    """A map as the table will show it: either of both contents, its picture, and how its data counts places."""

    tile: TileContent | None
    board: BoardContent | None
    picture: str
    corner: Place
    unit: Place


class WrittenScenario(Shape, frozen=True):
    """A scenario that was run: it holds, or does not at its place, for these reasons."""

    title: str
    holds: bool
    place: list[str | int]
    problems: list[str]


class WrittenPack(Shape, frozen=True):
    """What a text comes to: its cards as they will lie on the table, what is wrong with it, and what must happen."""

    game: str
    mistakes: list[WrittenMistake]
    cards: dict[str, WrittenCard]
    scenarios: list[WrittenScenario]
    map: WrittenMap | None = None
