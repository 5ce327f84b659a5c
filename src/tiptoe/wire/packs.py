"""Shapes of packs: what a page learns of one before a table is opened with it, and what it brings."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from .content import CardContent, TokenContent
from .table import Received

MOST_FILES: Final = 16


class Mistake(msgspec.Struct, frozen=True):
    """One thing that is wrong: the file, the id of the entry, the path inside it, and what, in words."""

    file: str
    id: str
    path: str
    problem: str


class WantedPack(Received, frozen=True):
    """A pack as somebody brings it: the texts of its files by name, one document or those of a folder.

    How long they may be is no part of the shape: what is too large is told in words, in the language of the page.
    """

    files: Annotated[
        dict[
            Annotated[str, msgspec.Meta(min_length=1, max_length=80)],
            str,
        ],
        msgspec.Meta(min_length=1, max_length=MOST_FILES),
    ]


class PackInfo(msgspec.Struct, frozen=True):
    """A pack beside the game's own cards. A spec names it as `pack:DIGEST`.

    `title` may be in another language than was asked for: `title_in` says in which, where it is. `replaced` are names
    of the game's own cards and tokens that this pack changes, and `without` of those that it takes out.
    """

    digest: str
    id: str
    game: str
    title: str
    title_in: str
    version: str
    cards: int
    tokens: int
    places: int  # boards, tiles and modules
    replaced: list[str]
    without: list[str]


class PackContent(msgspec.Struct, frozen=True):
    """A pack with its cards and tokens as the table will show them."""

    info: PackInfo
    cards: list[CardContent]
    tokens: list[TokenContent]


class Brought(msgspec.Struct, frozen=True):
    """What came of a pack that somebody brought: it is there to be played, or these are its mistakes."""

    pack: PackContent | None
    mistakes: list[Mistake]
