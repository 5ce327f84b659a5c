"""Map for a terminal: room ids as anchors, tunnels in braille between them, marks for what is there.

Every cell has a character and the name of a style; the caller has the colours. Ids and pawns are never left out; marks
go first where there is little room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.board import RoomId
from ...view.view import View
from ..layout.badges import kinds
from ..layout.board import BoardPlan, layout
from ..layout.contents import contents
from ..layout.geometry import Box, Curve, Point
from ..layout.tunnels import DrawnTunnel
from .canvas import MARKS, STYLES, Anchor, Canvas, Glyph, around, guest_marks, legend, room_style, seat_mark, span
from .tiles import draw_tiles

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
