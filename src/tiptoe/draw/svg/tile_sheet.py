"""Sheet with all tiles of a pack, as they would lie on the table, and a legend of the marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.pack import Pack
from ...core.tiles import START, SURFACE, Tile
from ..layout.contents import printed
from ..layout.geometry import Point, number
from ..layout.tile import SIDE, tile_plan
from .escape import svg_text
from .page import gradients, sheet
from .palette import TORCHLIGHT
from .rooms import Say
from .symbols.common import definitions, use
from .symbols.tiles import GRADIENTS, TILE_SYMBOLS
from .tile import TileLook, draw_tile, tile_gradients

COLUMNS: Final = 8
GAP: Final = 34.0
CAPTION: Final = 34.0  # under each tile
MARGIN: Final = 46.0
LEGEND: Final = (
    *(("wayshrine", "feature-wayshrine"), ("chest", "feature-chest"), ("library", "feature-library")),
    *(("prison", "feature-prison"), ("market", "feature-market"), ("crystals", "feature-crystal-cave")),
    *(("socket", "token-artifact"), ("coin", "reward-gold"), ("heal", "reward-heal")),
    *(("minor-secret", "token-minor-secret"), ("monkey-idol", "token-monkey-idol"), ("start", "feature-start")),
    *(("footprints", "tunnel-footprints"), ("monster", "tunnel-monster"), ("lock", "tunnel-lock")),
    *(("arrow", "tunnel-arrow"), ("portal", "feature-portal"), ("ghost", "feature-haunted")),
)
LEGEND_SIZES: Final = {"market": 0.7, "start": 0.62, "portal": 0.9}


def tile_sheet_svg(pack: Pack, title: str, say: Say, name: Say) -> str:
    """Draws the tiles of a pack on one sheet. `say` puts ids of marks into words, `name` those of tiles."""
    places = tile_places(pack.tiles)
    width = MARGIN * 2 + COLUMNS * SIDE + (COLUMNS - 1) * GAP
    height = max(y + tile_plan(tile, 0).height for tile, (_, y) in zip(pack.tiles, places)) + CAPTION + MARGIN
    parts = [
        f'<rect width="{number(width)}" height="{number(height)}" fill="#0c0e14"/>',
        _words(title, MARGIN, MARGIN + 2, "title"),
    ]
    for tile, (x, y) in zip(pack.tiles, places):
        parts.append(draw_tile(tile_plan(tile, 0), TileLook(printed(tile)), (x, y), say))
        below = y + tile_plan(tile, 0).height + 23
        parts.append(_words(f"{tile.id}  {name(tile.id)}", x + 2, below, "title"))
    parts.append(_legend(pack.tiles, places, say))
    shapes = gradients(height * 2, TORCHLIGHT) + tile_gradients(TORCHLIGHT) + GRADIENTS + definitions(TILE_SYMBOLS)
    return sheet((width, height), title, shapes, parts)


def tile_places(tiles: Sequence[Tile]) -> list[Point]:
    """Places the start tiles side by side, the surface beside them, the Depths in rows below."""
    step, row = SIDE + GAP, SIDE + CAPTION + GAP * 0.4
    top = MARGIN + 26
    counted = {START: 0, SURFACE: 0}
    found: list[Point] = []
    starts = sum(1 for tile in tiles if tile.set == START)
    beside = max(1, -(-sum(1 for tile in tiles if tile.set == SURFACE) // 2))
    for tile in tiles:
        n = counted.get(tile.set, 0)
        counted[tile.set] = n + 1
        if tile.set == START:
            found.append((MARGIN + step * n, top))
        elif tile.set == SURFACE:
            found.append((MARGIN + step * (starts + n % beside), top + row * (n // beside)))
        else:
            found.append((MARGIN + step * (n % COLUMNS), top + row * (2 + n // COLUMNS)))
    return found


def _legend(tiles: Sequence[Tile], places: Sequence[Point], say: Say) -> str:
    """Draws the legend, to the right of the surface."""
    upper = [x for tile, (x, _) in zip(tiles, places) if tile.set in (START, SURFACE)]
    left = max(upper, default=MARGIN) + SIDE + GAP * 2
    drawn: list[str] = []
    for i, (symbol, id) in enumerate(LEGEND):
        x, y = left + 40 + 560 * (i // 12), MARGIN + 70 + 60 * (i % 12)
        drawn.append(
            use(symbol, x, y + (8 if symbol in ("crystals", "market") else 0), size=LEGEND_SIZES.get(symbol, 1))
        )
        drawn.append(use("chalice", x, y) if symbol == "socket" else "")
        drawn.append(_words(say(id), x + 52, y + 8, "words"))
    return "".join(drawn)


def _words(words: str, x: float, y: float, kind: str) -> str:
    """Draws words that begin at a point, in one of the styles of the sheet."""
    return f'<text class="t-{kind}" x="{number(x)}" y="{number(y)}" xml:space="preserve">{svg_text(words)}</text>'
