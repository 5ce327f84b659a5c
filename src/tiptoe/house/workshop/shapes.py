"""The shapes of the workshop: what cards can be written with, and what a text comes to.

Fields are explained in docs/formats/workshop.md.
"""

from __future__ import annotations

from ..content.shapes import CardContent, Shape
from ..messages.shapes import Received


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


class WorkshopWords(Shape, frozen=True):
    """Everything that a card of a game can be written with, in one language."""

    game: str
    kinds: list[CardKind]
    effects: list[WordOffered]
    conditions: list[WordOffered]
    counters: list[WordOffered]
    choices: dict[str, list[Choosable]]
    pictures: PicturesOffered


class PackText(Received, frozen=True):
    """A pack as somebody is writing it."""

    text: str


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


class WrittenPack(Shape, frozen=True):
    """What a text comes to: its cards as they will lie on the table, and what is wrong with it."""

    game: str
    mistakes: list[WrittenMistake]
    cards: dict[str, WrittenCard]
