"""Map of tiles as SVG: the tiles as they lie, the cells around them, the tile in hand, what lies beside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...core.board import Board
from ...core.components import MAJOR_SECRET, MINOR_SECRET, PRISONER
from ...core.pack import Pack
from ...core.price import Price
from ...core.tiles import place_of
from ...rules.pools import KINDS
from ...view.view import View
from ..layout.contents import contents, edges, printed, steps
from ..layout.geometry import Point, number
from ..layout.tile import SIDE, lying_mouths
from ..layout.tile_map import LyingTile, edge_of, free_cells, lying_tiles, waiting_tile
from .dragon_eye import eye, eye_opening
from .page import gradients, sheet
from .palette import TORCHLIGHT
from .rooms import Light, Say, pill
from .symbols.common import TORCH, definitions, text, use
from .symbols.tiles import GRADIENTS, TILE_SYMBOLS
from .tile import RADIUS, TileLook, draw_tile, tile_gradients

BEYOND: Final = 100.0  # width that is seen of the free cells around the map
PANEL: Final = 250.0  # beside the map
TALL: Final = 2 * SIDE + 2 * BEYOND  # least height: that of the start tile alone


def tile_map_svg(board: Board, pack: Pack, view: View | None, say: Say) -> str:
    """Draws the map, with a view also what lies on it and beside it now."""
    chart = _TileMap(board, pack, view, say)
    shapes = gradients(-1000.0, TORCHLIGHT) + tile_gradients(TORCHLIGHT) + GRADIENTS + definitions(TILE_SYMBOLS)
    return sheet(chart.size, board.id, shapes, list(chart.parts()))


class _TileMap:
    """Drawing of a map of tiles; cells are placed from the upper left one of those that hold a tile."""

    def __init__(self, board: Board, pack: Pack, view: View | None, say: Say) -> None:
        self.board = board
        self.view = view
        self.say = say
        self.lying = lying_tiles(board, pack)
        self.waiting = waiting_tile(view, pack)
        self.contents = contents(board, pack, view)
        cells = [place_of(cell) for cell in [*board.cells, *([self.waiting.cell] if self.waiting else [])]]
        self.west, self.north = min(x for x, _ in cells), min(y for _, y in cells)
        self.left = BEYOND + (PANEL if view is not None else 0.0)
        across = max(x for x, _ in cells) - self.west + 1
        down = max(y for _, y in cells) - self.north + 1
        self.size = self.left + across * SIDE + BEYOND, max(down * SIDE + 2 * BEYOND, TALL)
        own = view is not None and view.seat >= 0
        self.steps = steps(view) if view is not None and own else {}
        self.edges = edges(view) if view is not None and own else {}
        self.lit_from = -1
        if view is not None:
            self.lit_from = view.seats[view.seat if own else view.active].room

    def parts(self) -> Iterator[str]:
        width, height = (number(side) for side in self.size)
        yield f'<rect width="{width}" height="{height}" fill="#0c0e14"/>'
        yield from (self._cell(cell) for cell in free_cells(self.board))
        yield from (draw_tile(each.plan, self._look(each), self._corner(each.cell), self.say) for each in self.lying)
        yield self._joints()
        yield from (self._mouths(each) for each in self.lying)
        if self.waiting is not None:
            yield self._in_hand(self.waiting)
        if self.view is not None:
            yield _panel(self.view)

    def _corner(self, cell: int) -> Point:
        x, y = place_of(cell)
        return self.left + (x - self.west) * SIDE, BEYOND + (y - self.north) * SIDE

    def _look(self, lying: LyingTile) -> TileLook:
        first = lying.tile.room(0)
        here = self.contents[first : first + len(lying.tile.rooms)]
        taken = [badge.box for row in lying.plan.badges for badge in row] + lying.plan.labels
        lights = {
            index: Light(room == self.lit_from, self.steps.get(room), taken)
            for index, room in enumerate([lying.tile.room(index) for index in range(len(here))])
        }
        return TileLook(here, self.view.opened if self.view is not None else (), lights)

    def _cell(self, cell: int) -> str:
        """Draws a free cell, as much as is on the sheet, with its distance from the start: texts name it so."""
        x, y = self._corner(cell)
        left, top = max(12.0, x + 5), max(12.0, y + 5)
        left = max(left, self.left - BEYOND + 12)
        right, bottom = min(self.size[0] - 12, x + SIDE - 5), min(self.size[1] - 12, y + SIDE - 5)
        east, south = place_of(cell)
        return (
            f'<g class="t-cell" data-cell="{east},{south}"><rect x="{number(left)}" y="{number(top)}" '
            f'width="{number(right - left)}" height="{number(bottom - top)}" rx="{RADIUS:g}" fill="#10131b" '
            'stroke="#566079" stroke-width="1.8" stroke-dasharray="7 7"/>'
            + text(f"{east},{south}", (left + right) / 2, (top + bottom) / 2 + 5, "quiet")
            + "</g>"
        )

    def _joints(self) -> str:
        """Draws tunnels once more where two tiles meet, so that no hair of light comes through at the border."""
        found: list[str] = []
        for each in self.lying:
            x, y = self._corner(each.cell)
            for _, (mx, my), (dx, dy) in lying_mouths(each.tile, each.turn):
                if (dx > 0 or dy > 0) and self._covered((x + mx + 9 * dx, y + my + 9 * dy)):
                    found.append(f"M{number(x + mx - dx)} {number(y + my - dy)}l{number(2 * dx)} {number(2 * dy)}")
        path = "".join(found)
        return (
            f'<g fill="none"><path d="{path}" stroke="{TORCHLIGHT.wall}" stroke-width="27"/>'
            f'<path d="{path}" stroke="{TORCHLIGHT.rim}" stroke-width="20.4"/>'
            f'<path d="{path}" stroke="#4d444c" stroke-width="16"/></g>'
        )

    def _covered(self, point: Point) -> bool:
        x, y = int((point[0] - self.left) // SIDE) + self.west, int((point[1] - BEYOND) // SIDE) + self.north
        return any(place_of(cell) == (x, y) for cell in self.board.cells)

    def _mouths(self, lying: LyingTile) -> str:
        """Labels open tunnels as choices name them, and those that can be explored with what is seen of the price."""
        drawn: list[str] = []
        x, y = self._corner(lying.cell)
        for name, (mx, my), (dx, dy) in lying_mouths(lying.tile, lying.turn):
            if self._covered((x + mx + 9 * dx, y + my + 9 * dy)):
                continue
            price = self.edges.get(edge_of(lying, (mx, my), (dx, dy)))
            px, py = x + mx + 17 * dx, y + my + 17 * dy
            drawn.append(self._mouth(f"{lying.tile.id}.{name}", (px, py), price))
            drawn.append(pill(price, px + 34 * dx, py + 24 * dy) if price is not None else "")
        return "".join(drawn)

    def _mouth(self, id: str, place: Point, price: Price | None) -> str:
        colour = TORCH if price is not None else "#8f96a8"
        return (
            f'<g class="t-mouth" data-mouth="{id}"><title>{id}</title>'
            f'<circle cx="{number(place[0])}" cy="{number(place[1])}" r="13.5" fill="#12151d" stroke="{colour}" '
            f'stroke-width="1.6"/>' + text(id.rpartition(".")[2], place[0], place[1] + 4.4, "name") + "</g>"
        )

    def _in_hand(self, waiting: LyingTile) -> str:
        """Draws the tile that waits to be laid: it floats over its cell, in torch light."""
        x, y = self._corner(waiting.cell)
        drawn = draw_tile(waiting.plan, TileLook(printed(waiting.tile)), (x, y), self.say)
        return (
            f'<g class="t-in-hand"><circle cx="{number(x + SIDE / 2)}" cy="{number(y + SIDE / 2)}" r="{SIDE * 0.72:g}" '
            f'fill="url(#t-torch)" opacity=".35"/><g opacity=".82">{drawn}</g>'
            f'<rect x="{number(x - 4)}" y="{number(y - 4)}" width="{SIDE + 8:g}" height="{SIDE + 8:g}" '
            f'rx="{RADIUS + 3:g}" fill="none" stroke="{TORCH}" stroke-width="5" stroke-dasharray="17 10"/></g>'
        )


def _panel(view: View) -> str:
    """Draws what lies beside the map, without words: the dragon, the tiles to come, Artifacts, pools and ghosts."""
    middle = PANEL / 2
    parts = [
        eye((middle, 92), 0.72, eye_opening(view)),
        _stack(view, middle, 220),
        _artifacts(view, middle, 318),
    ]
    y = 318.0 + 56 * -(-len(view.artifacts) // 3) + 20
    for symbol, n in _counts(view):
        parts.append(use(symbol, middle - 26, y, size=0.95) + text(f"× {n}", middle + 24, y + 6.5, "count"))
        y += 46
    frame = (
        f'<rect x="14" y="14" width="{PANEL - 28:g}" height="{number(y - 30)}" rx="14" fill="#14171f" '
        'stroke="#2b3140" stroke-width="1.6"/>'
    )
    return f'<g class="t-beside">{frame}{"".join(parts)}</g>'


def _stack(view: View, x: float, y: float) -> str:
    """Draws the stack of tiles by its back: the surface first, then the Depths."""
    if view.tiles_left == 0:
        return ""
    back = "back-surface" if view.surface_left else "back"
    under = [use(back, x + 4 * i - 4, y + 4 * i - 4, size=0.9) for i in range(min(3, view.tiles_left) - 1, -1, -1)]
    return "".join(under) + text(str(view.tiles_left), x - 4, y + 38, "count")


def _artifacts(view: View, x: float, y: float) -> str:
    """Draws the stack of Artifacts, which lies open, the lowest on top."""
    drawn: list[str] = []
    for i, token in enumerate(view.artifacts):
        at = x + 56 * (i % 3 - 1), y + 52 * (i // 3)
        drawn.append(
            use("artifact", *at) + text(str(view.rules.pack.tokens[token].points), at[0], at[1] + 6.5, "value")
        )
    return "".join(drawn)


def _counts(view: View) -> list[tuple[str, int]]:
    symbols = {MINOR_SECRET: "minor-secret", MAJOR_SECRET: "major-secret", PRISONER: "prison"}
    found = [(symbols[kind], size) for kind, size in zip(KINDS, view.pool_sizes)]
    if view.rules.params.wild_cubes:
        found += [("ghost", view.wild_aside), ("ghost-cube", view.wild_clank)]
    return found
