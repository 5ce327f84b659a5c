"""Messages about packs: uploads, their errors, and summaries of packs."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from .content import CardContent, TokenContent
from .table import Received

MOST_FILES: Final = 16


class Mistake(msgspec.Struct, frozen=True):
    """Error in a pack: the file, the id of the entry, the path inside the entry, and the problem in words."""

    file: str
    id: str
    path: str
    problem: str


class WantedPack(Received, frozen=True):
    """Pack that a client uploads: file names and texts, of one document or of the files of a folder.

    The schema does not limit the length of texts: a file that is too large is answered with an error in words.
    """

    files: Annotated[
        dict[
            Annotated[str, msgspec.Meta(min_length=1, max_length=80)],
            str,
        ],
        msgspec.Meta(min_length=1, max_length=MOST_FILES),
    ]


class PackInfo(msgspec.Struct, frozen=True):
    """Summary of a pack that can be laid over a game. A spec names it as `pack:DIGEST`.

    `title_in` is the language of `title` where it is not the requested one, else "". `replaced` and `without` are names
    of the game's own cards and tokens that the pack changes or removes.
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
    """Pack with its cards and tokens as a table shows them."""

    info: PackInfo
    cards: list[CardContent]
    tokens: list[TokenContent]


class Brought(msgspec.Struct, frozen=True):
    """Result of an upload: the pack, ready for play, or its errors."""

    pack: PackContent | None
    mistakes: list[Mistake]
