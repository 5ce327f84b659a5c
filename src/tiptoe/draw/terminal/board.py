"""Maps for a terminal: room ids as anchors or a frame for each tile, tunnels in braille, marks for what is there.

Every cell has a character and the name of a style; the caller has the colours. Ids and pawns are never left out; marks
go first where there is little room. A map of tiles that is larger than the window is shown around the pawn of the
view's seat, for spectators that of the active seat. Outside the frames stand the names of open mouths, as choices write
them: N1 of tile d03 is `explore:d03.N1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...core.board import RoomId
from ...core.tiles import MOUTHS, ROOMS_OF_A_TILE, START, SURFACE, Tile, mouth_name, place_of, tile_of
from ...view.view import View
from ..layout.board import BoardPlan, layout
from ..layout.geometry import Box, Curve, Point, Trail
from ..layout.rooms import Contents, contents, edges, printed
from ..layout.tile import (
    SIDE,
    LyingTile,
    edge_of,
    icons,
    is_haunted,
    lying_mouths,
    lying_tiles,
    tile_plan,
    waiting_tile,
)
from ..layout.tunnels import DrawnTunnel, kinds
from .canvas import MARKS, STYLES, Anchor, Canvas, Glyph, around, guest_marks, legend, room_style, seat_mark, span

SIZES: Final = ((34, 15), (30, 13), (26, 12))  # of a square in cells, the largest first
PREVIEW: Final = (22, 10)
SIDES: Final = (4, 2)  # beside and above a map: for the names of open mouths
MIDDLE: Final = 0.45  # of a cell; not its exact middle, so that no mouth lies between two lines
FRAME: Final = "┌┐└┘─│"
FRAME_IN_HAND: Final = "╔╗╚╝═║"
ASCII_FRAME: Final = "++++-|"


def draw_tiles(
    view: View, width: int, height: int, *, reachable: Mapping[RoomId, str], ascii: bool = False
) -> list[list[Glyph]]:
    """Draws the map, or as much of it as there is room for around the pawn."""
    return _Map(view, width, height, ascii=ascii).lines(reachable)


def draw_preview(tile: Tile, turn: int, entered: str, *, ascii: bool = False) -> list[list[Glyph]]:
    """Draws one tile as it would lie; the mouth `entered` stands out."""
    across, down = PREVIEW
    height = down * (2 if tile.set == START else 1)
    pen = _Tiles(across + 1, height + 1, PREVIEW, ascii=ascii)
    pen.tile(LyingTile(tile, 0, turn), (0, 0), printed(tile))
    for name, (x, y), _ in lying_mouths(tile, turn):
        if name == entered:
            column, line = pen.cell_of((x, y), (0, 0))
            pen.write(min(column, across), min(line, height), [Glyph("O" if ascii else "●", "reachable")])
    return pen.finished()


def entered_by(view: View) -> str:
    """Returns the mouth by which the waiting seat would enter the tile in hand, as it lies; "" if it does not move."""
    waiting = waiting_tile(view, view.rules.pack)
    if waiting is None or not view.seats[view.asked].discovering:
        return ""
    for tunnel in view.board.ways(view.seats[view.asked].room):
        if tunnel.edge // MOUTHS == waiting.cell:
            return mouth_name(tunnel.edge % MOUTHS)
    return ""


@dataclass(frozen=True)
class _Stretched:
    """Line of a tile in cells."""

    trail: Trail
    origin: tuple[int, int]
    square: tuple[int, int]

    @property
    def start(self) -> Point:
        return self.at(0.0)

    @property
    def end(self) -> Point:
        return self.at(1.0)

    def at(self, t: float) -> Point:
        x, y = self.trail.at(t)
        return self.origin[0] + x / SIDE * self.square[0] + MIDDLE, self.origin[1] + y / SIDE * self.square[1] + MIDDLE

    def direction(self, t: float) -> Point:
        x, y = self.trail.direction(t)
        return x * self.square[0], y * self.square[1]

    def points(self, n: int = 24) -> list[Point]:
        n = min(n, 120)
        return [self.at(i / n) for i in range(n + 1)]

    def path(self) -> str:
        return self.trail.path()


class _Tiles(Canvas):
    """Tiles in cells; `square` is the size of one, its frame shared with the next."""

    def __init__(self, width: int, height: int, square: tuple[int, int], *, ascii: bool) -> None:
        super().__init__(width, height, ascii=ascii)
        self.square = square
        self.under: dict[tuple[int, int], Glyph] = {}
        self.roads: dict[tuple[int, int], Glyph] = {}
        self.reachable: Mapping[RoomId, str] = {}
        self.here = -1
        self.opened: list[int] = []

    def finished(self) -> list[list[Glyph]]:
        return self.sheet({**self.under, **self.roads})

    def cell_of(self, point: Point, origin: tuple[int, int]) -> tuple[int, int]:
        x, y = point[0] / SIDE * self.square[0] + MIDDLE, point[1] / SIDE * self.square[1] + MIDDLE
        return origin[0] + int(x), origin[1] + int(y)

    def tile(
        self, lying: LyingTile, origin: tuple[int, int], contents: list[Contents], *, in_hand: bool = False
    ) -> None:
        """Draws first the frame, then names and pawns, then what helps, and the tunnels under all of it."""
        plan = tile_plan(lying.tile, lying.turn)
        self._frame(lying.tile, origin, in_hand=in_hand)
        lines = [_Stretched(trail, origin, self.square) for trail in plan.lines]
        anchors: dict[int, Anchor] = {}
        for i, oval in enumerate(plan.rooms):
            if self.fits(self.cell_of(oval.middle, origin), 1):
                anchors[i] = self._name(lying.tile, i, self.cell_of(oval.middle, origin))
        for i, anchor in anchors.items():
            self.attach(anchor, self.pawns(contents[i]), must=bool(contents[i].pawns))
            label = self.reachable.get(lying.tile.room(i), "")
            self.attach(anchor, [Glyph(c, "reachable") for c in label], above=True)
        if plan.portal is not None:
            column, line = self.cell_of(plan.portal, origin)
            if self.fits((column, line), 1):
                self.write(column, line, [self.mark("feature-portal")])
        for i, anchor in anchors.items():
            self.attach(anchor, self.marks(contents[i]), must=True)
        for part, way in zip(lying.tile.parts, lines):
            cells = self.icons(icons(part), way, opened=part.lock in self.opened)
            if cells:
                self.lay_along(way, cells, part.icons_at)
        self.roads |= self.strokes(lines)

    def _frame(self, tile: Tile, origin: tuple[int, int], *, in_hand: bool) -> None:
        (left, top), (across, down) = origin, self.square
        down *= 2 if tile.set == START else 1
        nw, ne, sw, se, flat, tall = ASCII_FRAME if self.ascii else FRAME_IN_HAND if in_hand else FRAME
        style = "in-hand" if in_hand else "surface" if tile.set == SURFACE else "rock"
        for x in range(left, left + across + 1):
            for y in (top, top + down):
                self.under[x, y] = Glyph(flat, style)
        for y in range(top, top + down + 1):
            for x in (left, left + across):
                self.under[x, y] = Glyph(tall, style)
        for (x, y), char in zip(((0, 0), (across, 0), (0, down), (across, down)), (nw, ne, sw, se)):
            self.under[left + x, top + y] = Glyph(char, style)
        if tile.set == START:
            for x in range(left + 1, left + across):
                self.under[x, top + self.square[1]] = self.mark("feature-depths")
        self._plate(tile, origin)

    def _plate(self, tile: Tile, origin: tuple[int, int]) -> None:
        """Writes the id of a tile on its frame, with a mark if it is haunted."""
        (left, top), across = origin, self.square[0]
        cells = [Glyph(c, "plate") for c in tile.id] + ([self.mark("feature-haunted")] if is_haunted(tile) else [])
        for column, line in ((left + 1, top), (left + across - len(cells), top)):
            if self.fits((column, line), len(cells)) and not span((column, line), len(cells)) & self.cells.keys():
                self.write(column, line, cells)
                return

    def _name(self, tile: Tile, index: int, at: tuple[int, int]) -> Anchor:
        """Writes the name of a room, as near to its place as there is room."""
        name, room = tile.rooms[index].id, tile.room(index)
        style = room_style(tile.rooms[index].features)
        style = "here" if room == self.here else "reachable" if room in self.reachable else style
        wanted = at[0] - len(name) // 2, at[1]
        free = (
            place
            for place in around(wanted)
            if self.fits(place, len(name)) and not span(place, len(name), gap=1) & self.cells.keys()
        )
        column, line = next(free, wanted)
        self.write(column, line, [Glyph(c, style) for c in name])
        return Anchor(column, line, len(name))


class _Map(_Tiles):
    """Map of the tiles of a view in a window."""

    def __init__(self, view: View, width: int, height: int, *, ascii: bool) -> None:
        self.view = view
        pack = view.rules.pack
        self.lying = lying_tiles(view.board, pack)
        self.waiting = waiting_tile(view, pack)
        cells = [place_of(cell) for cell in [*view.board.cells, *([self.waiting.cell] if self.waiting else [])]]
        self.west, self.north = min(x for x, _ in cells), min(y for _, y in cells)
        self.across = max(x for x, _ in cells) - self.west + 1
        self.down = max(y for _, y in cells) - self.north + 1
        fitting = [
            size
            for size in SIZES
            if self.across * size[0] + 2 * SIDES[0] <= width and self.down * size[1] + 2 * SIDES[1] <= height
        ]
        super().__init__(width, height, fitting[0] if fitting else SIZES[-1], ascii=ascii)
        self.seat = view.seats[view.seat if view.seat >= 0 else view.active]
        self.here = self.seat.room if view.seat >= 0 else -1
        self.opened = view.opened
        self.contents = contents(view.board, pack, view)
        self.edges = edges(view) if view.seat >= 0 else {}
        self.shift = self._shift()

    def lines(self, reachable: Mapping[RoomId, str]) -> list[list[Glyph]]:
        self.reachable = reachable
        for each in self._nearest_first():
            first = each.tile.room(0)
            self.tile(each, self._origin(each.cell), self.contents[first : first + len(each.tile.rooms)])
        if self.waiting is not None:
            self.tile(self.waiting, self._origin(self.waiting.cell), printed(self.waiting.tile), in_hand=True)
        for each in self.lying:
            self._mouths(each)
        return self.finished()

    def _nearest_first(self) -> list[LyingTile]:
        """Lists the tile of the pawn first: where there is little room, it has it."""
        return sorted(self.lying, key=lambda each: each.tile.number != tile_of(self.seat.room))

    def _origin(self, cell: int) -> tuple[int, int]:
        x, y = place_of(cell)
        return (
            SIDES[0] + (x - self.west) * self.square[0] - self.shift[0],
            SIDES[1] + (y - self.north) * self.square[1] - self.shift[1],
        )

    def _shift(self) -> tuple[int, int]:
        """Returns how far the window lies into the map: none if all of it can be seen, else around the pawn."""
        home = next(each for each in self.lying if each.tile.number == tile_of(self.seat.room))
        oval = tile_plan(home.tile, home.turn).rooms[self.seat.room % ROOMS_OF_A_TILE]
        x, y = place_of(home.cell)
        at = (x - self.west) + oval.x / SIDE, (y - self.north) + oval.y / SIDE
        found: list[int] = []
        for axis, window in enumerate((self.width, self.height)):
            whole = (self.across, self.down)[axis] * self.square[axis] + 2 * SIDES[axis] + 1
            wanted = round(at[axis] * self.square[axis]) + SIDES[axis] - window // 2
            found.append(max(0, min(wanted, whole - window)) if whole > window else -((window - whole) // 2))
        return found[0], found[1]

    def _mouths(self, lying: LyingTile) -> None:
        """Writes where tunnels leave the map, as choices name them, bright if they can be explored now."""
        origin = self._origin(lying.cell)
        taken = {each for each in self.view.board.cells}
        taken |= {self.waiting.cell} if self.waiting is not None else set()
        for name, point, (dx, dy) in lying_mouths(lying.tile, lying.turn):
            edge = edge_of(lying, point, (dx, dy))
            if edge // MOUTHS in taken:
                continue
            column, line = self.cell_of(point, origin)
            column += 1 if dx > 0 else -len(name) if dx < 0 else -(len(name) // 2)
            cells = [Glyph(c, "reachable" if edge in self.edges else "edge") for c in name]
            if self.fits((column, line + int(dy)), len(cells)):
                self.write(column, line + int(dy), cells)


__all__ = ["MARKS", "STYLES", "Glyph", "draw_map", "guest_marks", "legend", "seat_mark"]

LINES_WITH_DECORATION: Final = 28  # lines from which there is room for decoration


def draw_map(
    view: View, width: int, height: int, *, reachable: Mapping[RoomId, str], ascii: bool = False
) -> list[list[Glyph]]:
    """Draws the map as `height` lines of `width` cells. `reachable` labels the rooms that can be walked to."""
    if view.board.cells:
        return draw_tiles(view, width, height, reachable=reachable, ascii=ascii)
    return _Drawing(view, width, height, ascii=ascii).lines(reachable)


class _Drawing(Canvas):
    def __init__(self, view: View, width: int, height: int, *, ascii: bool) -> None:
        super().__init__(width, height, ascii=ascii)
        self.board = view.board
        self.plan: BoardPlan = layout(view.board)
        self.space = Box.around([oval.middle for oval in self.plan.rooms])
        self.side = max(len(id) for id in self.board.rooms) / 2 + (4 if width >= 90 else 3)
        self.contents = contents(view.board, view.rules.pack, view)
        self.here = view.seats[view.seat].room if view.seat >= 0 else -1

    def lines(self, reachable: Mapping[RoomId, str]) -> list[list[Glyph]]:
        """Draws ids, pawns and labels first, then marks, and last the tunnels beneath them."""
        anchors = self._anchors()
        for room, anchor in zip(self.board.all_rooms(), anchors):
            self.write(
                anchor.column, anchor.line, [Glyph(c, self._style(room, reachable)) for c in self.board.rooms[room]]
            )
        for anchor, lying in zip(anchors, self.contents):
            self.attach(anchor, self.pawns(lying), must=True)
        for room, label in reachable.items():
            self.attach(anchors[room], [Glyph(c, "reachable") for c in label], must=True, above=True)
        for anchor, lying in zip(anchors, self.contents):
            self.attach(anchor, self.marks(lying))
        curves = [self._curves(way, anchors) for way in self.plan.ways]
        for way, pieces in zip(self.plan.ways, curves, strict=True):
            self._signs(way, pieces)
        under = self.strokes([curve for pieces in curves for curve in pieces])
        if self.height >= LINES_WITH_DECORATION:
            self._border(under)
        return self.sheet(under)

    # Rooms.

    def _anchors(self) -> list[Anchor]:
        """Returns where each id stands; two that would touch move apart."""
        taken: set[tuple[int, int]] = set()
        found: list[Anchor] = []
        for oval, id in zip(self.plan.rooms, self.board.rooms, strict=True):
            x, y = self._place(oval.middle)
            wanted = round(x - len(id) / 2), int(y)
            free = (at for at in around(wanted) if self.fits(at, len(id)) and not taken & span(at, len(id), gap=1))
            column, line = next(free, wanted)
            taken |= span((column, line), len(id))
            found.append(Anchor(column, line, len(id)))
        return found

    def _place(self, point: Point) -> Point:
        """Turns a point of the layout into cells; the outermost rooms come near the edge."""
        space = self.space
        x = (point[0] - space.x) / max(1.0, space.width) + 0.5
        y = (point[1] - space.y) / max(1.0, space.height) + 0.5
        return self.side + x * (self.width - 2 * self.side), 1.5 + y * (self.height - 3)

    def _style(self, room: RoomId, reachable: Mapping[RoomId, str]) -> str:
        if room == self.here:
            return "here"
        return "reachable" if room in reachable else room_style(self.board.features[room])

    # Tunnels.

    def _curves(self, way: DrawnTunnel, anchors: Sequence[Anchor]) -> list[Curve]:
        start, end = anchors[way.tunnel.start].middle, anchors[way.tunnel.end].middle
        if not way.wraps:
            return [Curve(start, self._place(way.curves[0].handle), end)]
        out, back = self._place(way.curves[0].end), self._place(way.curves[1].start)
        return [Curve(start, (out[0], start[1]), (out[0], start[1])), Curve((back[0], end[1]), (back[0], end[1]), end)]

    def _signs(self, way: DrawnTunnel, pieces: Sequence[Curve]) -> None:
        """Draws the icons of a tunnel in its middle; where it leaves the sheet, the room it leads to."""
        rooms = self.board.rooms
        if way.wraps:
            for curve, id, point in (
                (pieces[0], rooms[way.tunnel.end], 1.0),
                (pieces[1], rooms[way.tunnel.start], 0.0),
            ):
                left, line = curve.at(point)[0] < self.width / 2, int(curve.at(point)[1])
                sign = (("<" if self.ascii else "«") + id) if left else (id + (">" if self.ascii else "»"))
                self.write(0 if left else self.width - len(sign), line, [Glyph(c, "arrow") for c in sign])
        cells = self.icons(kinds(way), pieces[0])
        if cells:
            self.lay_along(max(pieces, key=lambda curve: abs(curve.start[0] - curve.end[0])), cells)

    def _border(self, under: dict[tuple[int, int], Glyph]) -> None:
        """Draws the edge of the Depths, where nothing else is drawn."""
        if self.plan.depths is None:
            return
        line = int(self._place((0.0, self.plan.depths))[1])
        for column in range(self.width):
            under.setdefault((column, line), self.mark("feature-depths"))
