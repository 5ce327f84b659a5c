"""Maps of a pack while it is written: drawn as a table draws them, even while the text has errors."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from ...catalog import GAMES, VOCABULARY, load_pack, open_game
from ...core.board import Board
from ...core.pack import Pack
from ...draw.layout.board import measure, measure_module
from ...draw.layout.tile import SIDE
from ...draw.svg.palette import PALETTES
from ...draw.svg.pictures import bare_board_svg, bare_tile_svg
from ...packs.boards import read_board, too_much
from ...packs.errors import ContentError, PackErrors
from ...packs.files import PackRow, Source, Table
from ...packs.numbering import Numbers
from ...packs.reader import PackReader
from ...packs.tiles import read_tile
from ...text.cards import CardVoice
from ...text.language import words
from ...wire.content import Place
from ...wire.workshop import PackText, WrittenMap
from ..content.maps import drawn_board, drawn_tile
from ..packs.reading import PACK_FAULTS

DRAWN_AT_ONCE: Final = 32  # drawings in memory, as cards are edited while a map is shown
OWN: Final = {"origin": "own"}


def written_map(game: str, source: Source, asked: PackText, pack: Pack | None, language: str) -> WrittenMap | None:
    """Returns the map that is asked for; None if there is no such entry, or if it cannot be drawn yet.

    `pack` is the whole pack laid over its game, if it has no errors: it provides names.
    """
    rows = source.rows.get(asked.kind, [])
    if asked.number >= len(rows) or any(too_much(rows[asked.number].content)):
        return None
    own = load_pack(GAMES[game].pack)
    voice = CardVoice(words(language), pack or own)
    row = {**OWN, **rows[asked.number].content}
    try:
        if asked.kind == "tile":
            return _tile(row, own, voice, asked.theme)
        if asked.kind == "board":
            return _board(row, own, voice, asked.theme)
        return _module(game, row, language, asked.theme) if asked.kind == "module" else None
    except (ContentError, PackErrors, *PACK_FAULTS):
        return None


def _tile(row: Table, own: Pack, voice: CardVoice, theme: str) -> WrittenMap:
    tile = read_tile(_reader(own), 0, str(row.get("id")), row)
    rooms = [f"{tile.id}-{room.id}" for room in tile.rooms]
    here = Board("", rooms, [room.features | tile.features for room in tile.rooms], [])
    content = drawn_tile(here, voice, tile, "")
    picture = bare_tile_svg(tile, PALETTES[theme])
    return WrittenMap(content, None, picture, Place(0, 0), Place(1 / SIDE, 1 / SIDE))


def _board(row: Table, own: Pack, voice: CardVoice, theme: str) -> WrittenMap:
    same = [token.id for token in own.tokens] == [token.id for token in voice.pack.tokens]
    board, picture = _drawn(json.dumps(row), own if same else voice.pack, theme)
    (x, y), (across, down) = measure(board)
    return WrittenMap(None, drawn_board(board, voice, "", None), picture, Place(x, y), Place(across, down))


def _module(game: str, row: Table, language: str, theme: str) -> WrittenMap:
    """Draws a module among the others of the first board that contains it."""
    board, pack, picture = _laid(game, json.dumps(row), theme)
    module = next(module for module in board.modules if module.id == row["id"])
    (x, y), (across, down) = measure_module(board, module)
    content = drawn_board(board, CardVoice(words(language), pack), "", None)
    return WrittenMap(None, content, picture, Place(x, y), Place(across, down))


@lru_cache(maxsize=DRAWN_AT_ONCE)
def _laid(game: str, text: str, theme: str) -> tuple[Board, Pack, str]:
    row = json.loads(text)
    source = Source("map")
    source.rows["module"].append(PackRow("", row))
    pack = open_game(game, [source]).pack
    boards = [board for board in pack.boards.values() if row["id"] in [module.id for module in board.modules]]
    return boards[0], pack, bare_board_svg(boards[0], pack, PALETTES[theme])


@lru_cache(maxsize=DRAWN_AT_ONCE)
def _drawn(text: str, pack: Pack, theme: str) -> tuple[Board, str]:
    """Reads and draws a board; cached, because drawing takes longest."""
    row = json.loads(text)
    board = read_board(_reader(pack), str(row.get("id")), row)
    return board, bare_board_svg(board, pack, PALETTES[theme])


def _reader(pack: Pack) -> PackReader:
    """Reader for a single entry, without numbering."""
    return PackReader(pack, VOCABULARY, Numbers(Pack(""), {}))
