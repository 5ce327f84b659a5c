"""Pictures of a game, drawn once, and their URLs: with a version, so that they can be cached for ever."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from ...catalog import open_game
from ...core.board import Board
from ...core.pack import Pack
from ...core.tiles import Tile
from ...draw.svg.palette import PALETTES
from ...draw.svg.pictures import bare_board_svg, bare_tile_svg, symbol_svg
from ...suggest import hint
from ..errors import NotPublished

MOST_CACHED: Final = 256

PLAIN: Final = "torch"  # theme of URLs without a theme; all themes share one version


def board_picture(spec: str, theme: str) -> tuple[str, str]:
    """Returns the board of a game in a theme, and the version of the picture."""
    rules = open_game(spec)
    if rules.pack.tiles:
        raise NotPublished(f"'{spec}' is played on tiles and has no board")
    drawn = _board(rules.board, rules.pack)
    return drawn[theme], version_of(drawn)


def tile_picture(spec: str, id: str, theme: str) -> tuple[str, str]:
    """Returns a tile of a game in a theme, and the version of the picture."""
    drawn = _tile(_named(spec, id))
    return drawn[theme], version_of(drawn)


@lru_cache(maxsize=MOST_CACHED)
def symbol_picture(name: str) -> str:
    return symbol_svg(name)


def board_url(spec: str) -> str:
    return f"/api/pictures/{spec}/board.svg?v={board_picture(spec, PLAIN)[1]}"


def tile_url(spec: str, id: str) -> str:
    return f"/api/pictures/{spec}/tiles/{id}.svg?v={tile_picture(spec, id, PLAIN)[1]}"


def version_of(drawn: dict[str, str]) -> str:
    """Returns the version shared by all themes of a picture: a change of one changes the URLs of all."""
    return hashlib.sha256("".join(drawn.values()).encode()).hexdigest()[:16]


@lru_cache(maxsize=MOST_CACHED)
def _board(board: Board, pack: Pack) -> dict[str, str]:
    return {theme: bare_board_svg(board, pack, palette) for theme, palette in PALETTES.items()}


@lru_cache(maxsize=MOST_CACHED)
def _tile(tile: Tile) -> dict[str, str]:
    return {theme: bare_tile_svg(tile, palette) for theme, palette in PALETTES.items()}


def _named(spec: str, id: str) -> Tile:
    tiles = {tile.id: tile for tile in open_game(spec).pack.tiles}
    if id not in tiles:
        raise NotPublished(f"'{spec}' has no tile '{id}'; {hint(id, tiles) if tiles else 'it has none'}")
    return tiles[id]
