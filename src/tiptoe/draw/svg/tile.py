"""Tiles as SVG: one as it lies on the table, a map of them, and a sheet with all tiles of a pack."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...core.board import Board
from ...core.components import MAJOR_SECRET, MINOR_SECRET, PRISONER
from ...core.pack import Pack
from ...core.price import Price
from ...core.tiles import START, SURFACE, Tile, place_of
from ...rules.pools import KINDS
from ...view.view import View
from ..layout.geometry import Box, Point, Trail, line, number, swing
from ..layout.rooms import Contents, contents, edges, printed, steps
from ..layout.tile import (
    SIDE,
    LyingTile,
    TilePlan,
    edge_of,
    end_name,
    free_cells,
    is_haunted,
    lying_mouths,
    lying_tiles,
    rooms_of,
    tile_plan,
    waiting_tile,
)
from ..layout.tunnels import Badge
from .landscape import Rock, bridge, carve, eye, eye_opening, hatching
from .page import gradients, sheet, torch
from .palette import TORCHLIGHT, Palette
from .rooms import Light, Say, draw_badge, draw_ground, draw_room, pill, plate, told_badges
from .symbols import GRADIENTS, TILE_SYMBOLS, TORCH, definitions, quoted, svg_text, text, use

RADIUS: Final = 9.0


@dataclass(frozen=True)
class TileLook:
    """Looks of a tile: the contents and the light of each room, and the locks that were opened."""

    contents: Sequence[Contents]
    opened: Collection[int] = ()
    lights: Mapping[int, Light] = field(default_factory=dict)
    palette: Palette = TORCHLIGHT


def draw_tile(plan: TilePlan, look: TileLook, place: Point, say: Say) -> str:
    """Draws the whole tile with its upper left corner at `place`."""
    tile, rooms = plan.tile, rooms_of(plan)
    parts = [
        f'\n<g class="t-tile" data-tile={quoted(tile.id)} data-turn="{plan.turn}" '
        f'transform="translate({number(place[0])} {number(place[1])})"><title>{svg_text(tile.id)}</title>',
        carved(plan, look.palette),
        use("portal", *plan.portal) if plan.portal is not None else "",
        "".join(_tunnel(plan, number, look, say) for number in range(len(tile.parts))),
        "".join(torch(plan.rooms[i].middle) for i, light in look.lights.items() if light.here),
        "".join(draw_room(room, look.contents[i], say, look.lights.get(i, Light())) for i, room in enumerate(rooms)),
        _haunting(plan, look.palette),
        use("ghost", *plan.ghost) if is_haunted(tile) else "",
        plate(tile.id, plan.plate),
        "</g>",
    ]
    return "".join(parts)


def bare_tile(plan: TilePlan, here: Sequence[Contents], palette: Palette) -> str:
    """Draws what turns with a tile: rock, tunnels, floors. No icons, no words, nothing that must stay upright."""
    grounds = "".join(draw_ground(room, each, palette) for room, each in zip(rooms_of(plan), here, strict=True))
    return carved(plan, palette) + grounds + _haunting(plan, palette)


def carved(plan: TilePlan, palette: Palette) -> str:
    """Draws the rock with everything that is cut into it."""
    floor = _floor(plan.tile, palette)
    tunnels = "".join(trail.path() for trail in plan.lines)
    over = _portal_tunnel(plan) + "".join(bridge(line(points), floor, palette) for points in plan.bridges)
    outlines = [room.outline for room in rooms_of(plan)]
    return _ground(plan, palette) + carve(tunnels, outlines, palette, floor=floor, over=over, cap="butt")


def _floor(tile: Tile, palette: Palette) -> str:
    if tile.set == START:
        return "url(#t-floor-start)"
    return palette.tile_floor if tile.set == SURFACE else palette.tile_floor_deep


def tile_gradients(palette: Palette) -> str:
    """Returns light that only tiles need, to be used by name."""
    haunt = f'stop-color="{palette.haunt_glow}"'
    return (
        f'<linearGradient id="t-floor-start" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{SIDE - 30:g}" '
        f'y2="{SIDE + 30:g}"><stop stop-color="{palette.tile_floor_deep}"/>'
        f'<stop offset="1" stop-color="{palette.tile_floor}"/></linearGradient>'
        f'<radialGradient id="t-haunt" r=".72"><stop {haunt} stop-opacity="0"/><stop offset=".5" '
        f'{haunt} stop-opacity=".03"/><stop offset="1" {haunt} stop-opacity=".3"/></radialGradient>'
        f'<radialGradient id="t-glow"><stop stop-color="{palette.glow}" stop-opacity=".1"/><stop offset="1" '
        f'stop-color="{palette.shadow}" stop-opacity=".2"/></radialGradient>'
    )


def _ground(plan: TilePlan, palette: Palette) -> str:
    """Draws rock from side to side; the start tile lies on the border of the Depths, which are its upper half."""
    tile, width, height = plan.tile, number(plan.width), number(plan.height)
    colour = palette.tile_rock if tile.set in (START, SURFACE) else palette.tile_rock_deep
    parts = [f'<rect width="{width}" height="{height}" rx="{RADIUS:g}" fill="{colour}"/>']
    if tile.set == START:
        edge = [(SIDE * i / 30, SIDE + 2.4 * swing("start", i)) for i in range(31)]
        parts.append(
            f'<path d="{line(edge)}V{RADIUS:g}Q{width} 0 {number(plan.width - RADIUS)} 0H{RADIUS:g}'
            f'Q0 0 0 {RADIUS:g}Z" fill="{palette.tile_rock_deep}"/>'
        )
        parts.append(
            f'<path d="{line(edge)}" fill="none" stroke="{palette.depths}" stroke-width="3.4" stroke-dasharray="0 9" '
            'stroke-linecap="round" opacity=".95"/>'
        )
    parts.append(f'<rect width="{width}" height="{height}" rx="{RADIUS:g}" fill="url(#t-glow)"/>')
    parts.append(_glow(plan) if is_haunted(tile) else "")
    parts.append(hatching(_rock(plan), palette))
    parts.append(
        f'<rect x=".8" y=".8" width="{number(plan.width - 1.6)}" height="{number(plan.height - 1.6)}" '
        f'rx="{RADIUS:g}" fill="none" stroke="{palette.tile_edge}" stroke-width="1.6"/>'
    )
    return "".join(parts)


def _rock(plan: TilePlan) -> Rock:
    tile = plan.tile
    space = Box(plan.width / 2, plan.height / 2, plan.width - 22, plan.height - 22)
    border = {START: SIDE, SURFACE: -1.0}.get(tile.set, 2 * SIDE)
    return Rock(tile.id, plan.rooms, plan.lines, [*plan.labels, plan.plate], space, lambda point: point[1] < border)


def _glow(plan: TilePlan) -> str:
    """Draws cold light that comes in from the sides of a haunted tile."""
    return f'<rect width="{number(plan.width)}" height="{number(plan.height)}" rx="{RADIUS:g}" fill="url(#t-haunt)"/>'


def _haunting(plan: TilePlan, palette: Palette) -> str:
    if not is_haunted(plan.tile):
        return ""
    inner = f'x="5" y="5" width="{number(plan.width - 10)}" height="{number(plan.height - 10)}" rx="7"'
    return (
        f'<rect {inner} fill="none" stroke="{palette.haunt}" stroke-width="2.6" stroke-dasharray="0 7" '
        f'stroke-linecap="round" pointer-events="none"/>'
    )


def _portal_tunnel(plan: TilePlan) -> str:
    if plan.tile.portal < 0:
        return ""
    path = plan.lines[plan.tile.portal].path()
    return (
        f'<path d="{path}" stroke="#7d4fd6" stroke-width="16" opacity=".55"/>'
        f'<path d="{path}" stroke="#d9c2ff" stroke-width="3" stroke-dasharray="2 9" opacity=".8"/>'
    )


def _tunnel(plan: TilePlan, part: int, look: TileLook, say: Say) -> str:
    marks: Sequence[Badge] = plan.badges[part]
    trail: Trail = plan.lines[part]
    start, end = (end_name(plan, end) for end in (plan.tile.parts[part].start, plan.tile.parts[part].end))
    opened = plan.tile.parts[part].lock in look.opened
    drawn = "".join(draw_badge(badge, opened=opened) for badge in marks)
    told = told_badges([badge.kind for badge in marks], say)
    return (
        f'<g class="t-tunnel" data-from={quoted(start)} data-to={quoted(end)}>'
        f"<title>{svg_text(start)} – {svg_text(end)}</title><desc>{svg_text(told)}</desc>"
        f'<path d="{trail.path()}" fill="none" stroke="#000" stroke-opacity="0" stroke-width="20"/>{drawn}</g>'
    )


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
