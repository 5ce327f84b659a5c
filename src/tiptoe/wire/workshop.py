"""Messages of the workshop: the vocabulary for writing cards and maps, and the result of checking a text.

docs/formats/workshop.md explains the fields.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .content import BoardContent, CardContent, Place, Shape, TileContent
from .table import Received


class WordField(Shape, frozen=True):
    """Field of a word; `kind` says what may stand in it."""

    name: str
    kind: str
    optional: bool


class WordOffered(Shape, frozen=True):
    """Effect, condition or counter, with a sample in JSON, and what the sample says."""

    word: str
    fields: list[WordField]
    sample: str
    says: str


class Choosable(Shape, frozen=True):
    """Value that may be chosen for a field."""

    id: str
    name: str


class CardKind(Shape, frozen=True):
    """Kind of card, and the moments for which it may have a text."""

    id: str
    name: str
    paid_in: str
    moments: list[str]


class PicturesOffered(Shape, frozen=True):
    """Names that the picture of a card may use."""

    scenes: list[str]
    hues: list[str]
    figures: list[str]


class MapField(Shape, frozen=True):
    """Field of a map, a room or a tunnel; with `sets`, only of tiles of these sets."""

    name: str
    label: str
    kind: Literal["flag", "number", "one", "many", "bag", "amount", "gain"]
    choices: list[Choosable]
    most: int
    sets: list[str]


class MapBegun(Shape, frozen=True):
    """Template for a map, as text without its id: an empty map, or one of the game's own."""

    id: str
    name: str
    text: str


class MapKind(Shape, frozen=True):
    """Kind of map that the game is played on, with the fields of maps, rooms and tunnels."""

    kind: str
    name: str
    whole: list[MapField]
    room: list[MapField]
    tunnel: list[MapField]
    begun: list[MapBegun]


class WorkshopWords(Shape, frozen=True):
    """Vocabulary for writing cards and maps of a game, in one language."""

    game: str
    kinds: list[CardKind]
    effects: list[WordOffered]
    conditions: list[WordOffered]
    counters: list[WordOffered]
    choices: dict[str, list[Choosable]]
    pictures: PicturesOffered
    maps: list[MapKind]


class PackText(Received, frozen=True):
    """Pack text to check, and the map to draw: its kind of entry, its number among them, and a theme."""

    text: str
    kind: str = ""
    number: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    theme: Literal["torch", "parchment"] = "torch"


class WrittenMistake(Shape, frozen=True):
    """Error in the text. `near` is the nearest known word to the unknown `word`."""

    place: list[str | int]
    line: int
    column: int
    text: str
    word: str
    near: str


class WrittenCard(Shape, frozen=True):
    """Card of the text: its face in each language, and each effect as a sentence, by its path."""

    faces: dict[str, CardContent]
    says: dict[str, str]


class WrittenMap(Shape, frozen=True):
    """Map of the text as a table shows it; `corner` and `unit` convert the picture's points to the text's numbers."""

    tile: TileContent | None
    board: BoardContent | None
    picture: str
    corner: Place
    unit: Place


class WrittenScenario(Shape, frozen=True):
    """Result of a scenario of the text: whether it holds; if not, where and why."""

    title: str
    holds: bool
    place: list[str | int]
    problems: list[str]


class WrittenPack(Shape, frozen=True):
    """Result of checking a text: its cards as a table shows them, its errors, its scenarios and the map."""

    game: str
    mistakes: list[WrittenMistake]
    cards: dict[str, WrittenCard]
    scenarios: list[WrittenScenario]
    map: WrittenMap | None = None
