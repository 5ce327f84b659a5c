"""The map for a terminal: room ids as anchors, tunnels in braille between them, marks for what is there.

Every cell has a character and the name of a style; colours are the caller's. Ids and pawns are never left out;
marks go first where there is little room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..core.material import CRYSTAL_CAVE, DEPTHS, MARKET, RoomId
from ..view.view import View
from .badges import ARROW, FOOTPRINTS, LOCK, MONSTER, kinds
from .contents import Contents, contents
from .geometry import Box, Curve, Point
from .layout import Layout, layout
from .strokes import braille, octant, typewriter
from .ways import Way

SEAT_MARKS: Final = "▲●■★◆✚"
ASCII_SEAT_MARKS: Final = "FOTHMB"
ARROWS: Final = "→↘↓↙←↖↑↗"
ASCII_ARROWS: Final = ">>v<<<^>"
ROOMY: Final = 28  # lines from which there is room for decoration

# By what it means: the mark, the mark without Unicode, and its style.
MARKS: Final[dict[str, tuple[str, str, str]]] = {
    "feature-start": ("∩", "#", "start"),
    "feature-crystal-cave": ("◊", "^", "cave"),
    "feature-market": ("$", "$", "market"),
    "feature-fountain": ("♥", "+", "fountain"),
    "feature-monkey-shrine": ("Ω", "Y", "shrine"),
    "token-artifact": ("◈", "A", "token"),
    "token-minor-secret": ("?", "?", "token"),
    "token-major-secret": ("!", "!", "token"),
    "token-monkey-idol": ("&", "&", "token"),
    "tunnel-footprints": ("2", "2", "footprints"),
    "tunnel-monster": ("†", "m", "monster"),
    "tunnel-lock": ("◘", "L", "lock"),
    "tunnel-arrow": ("→", ">", "arrow"),
    "tunnel-wrap": ("»", ">", "arrow"),
    "feature-depths": ("┄", ".", "depths"),
}
STYLES: Final = ("rock", "tunnel", "reachable", "here", *dict.fromkeys(style for _, _, style in MARKS.values()))
FEATURE_MARKS: Final = ("start", "crystal-cave", "market", "fountain", "monkey-shrine")


class Cell(NamedTuple):
    """One character; `style` is one of STYLES or `pawn-0`, `pawn-1` and so on."""

    char: str
    style: str


ROCK: Final = Cell(" ", "rock")


def draw_map(
    view: View, width: int, height: int, *, reachable: Mapping[RoomId, str], ascii: bool = False
) -> list[list[Cell]]:
    """The board as `height` lines of `width` cells. `reachable` labels the rooms that can be walked to."""
    return _Drawing(view, width, height, ascii=ascii).lines(reachable)


def legend(*, ascii: bool = False) -> list[tuple[str, str]]:
    """Every mark and the id of what it means; the words are the caller's."""
    return [(mark[1] if ascii else mark[0], id) for id, mark in MARKS.items()]


def seat_mark(seat: int, *, ascii: bool = False) -> str:
    marks = ASCII_SEAT_MARKS if ascii else SEAT_MARKS
    return marks[seat % len(marks)]


@dataclass(frozen=True)
class _Anchor:
    """Where the id of a room stands: its first cell, its line, and how long it is."""

    column: int
    line: int
    length: int

    @property
    def middle(self) -> Point:
        return self.column + self.length / 2 + 0.1, self.line + 0.55  # within a dot, not between two


class _Drawing:
    def __init__(self, view: View, width: int, height: int, *, ascii: bool) -> None:
        self.view = view
        self.board = view.board
        self.width = width
        self.height = height
        self.ascii = ascii
        self.plan: Layout = layout(view.board)
        self.space = Box.around([oval.middle for oval in self.plan.rooms])
        self.side = max(len(id) for id in self.board.rooms) / 2 + (4 if width >= 90 else 3)
        self.cells: dict[tuple[int, int], Cell] = {}  # by column and line: what may not be drawn over
        self.contents = contents(view.board, view.rules.pack, view)
        self.here = view.seats[view.seat].room if view.seat >= 0 else -1

    def lines(self, reachable: Mapping[RoomId, str]) -> list[list[Cell]]:
        """First what must be there, then what helps, last the lines that run beneath."""
        anchors = self._anchors()
        for room, anchor in enumerate(anchors):
            self._write(
                anchor.column, anchor.line, [Cell(c, self._style(room, reachable)) for c in self.board.rooms[room]]
            )
        for room, anchor in enumerate(anchors):
            self._attach(anchor, self._pawns(room), must=True)
        for room, label in reachable.items():
            self._attach(anchors[room], [Cell(c, "reachable") for c in label], must=True, above=True)
        for room, anchor in enumerate(anchors):
            self._attach(anchor, self._marks(self.contents[room]))
        curves = [self._curves(way, anchors) for way in self.plan.ways]
        for way, pieces in zip(self.plan.ways, curves, strict=True):
            self._signs(way, pieces)
        under = self._strokes([curve for pieces in curves for curve in pieces])
        if self.height >= ROOMY:
            self._border(under)
        return [
            [self.cells.get((x, y)) or under.get((x, y), ROCK) for x in range(self.width)] for y in range(self.height)
        ]

    # Rooms.

    def _anchors(self) -> list[_Anchor]:
        """Where each id stands; two that would touch move apart."""
        taken: set[tuple[int, int]] = set()
        found: list[_Anchor] = []
        for oval, id in zip(self.plan.rooms, self.board.rooms, strict=True):
            x, y = self._place(oval.middle)
            wanted = round(x - len(id) / 2), int(y)
            free = (at for at in _around(wanted) if self._fits(at, len(id)) and not taken & _span(at, len(id), gap=1))
            column, line = next(free, wanted)
            taken |= _span((column, line), len(id))
            found.append(_Anchor(column, line, len(id)))
        return found

    def _place(self, point: Point) -> Point:
        """A point of the layout in cells; the outermost rooms come near the edge."""
        space = self.space
        x = (point[0] - space.x) / max(1.0, space.width) + 0.5
        y = (point[1] - space.y) / max(1.0, space.height) + 0.5
        return self.side + x * (self.width - 2 * self.side), 1.5 + y * (self.height - 3)

    def _style(self, room: RoomId, reachable: Mapping[RoomId, str]) -> str:
        if room == self.here:
            return "here"
        if room in reachable:
            return "reachable"
        bits = self.board.features[room]
        marked = ((CRYSTAL_CAVE, "cave"), (MARKET, "market"), (DEPTHS, "depths"))
        return next((style for bit, style in marked if bits & bit), "room")

    def _pawns(self, room: RoomId) -> list[Cell]:
        return [Cell(seat_mark(seat, ascii=self.ascii), f"pawn-{seat}") for seat in self.contents[room].pawns]

    def _marks(self, here: Contents) -> list[Cell]:
        """What is in a room: features, then what can be taken."""
        cells = [self._mark(f"feature-{name}") for name in FEATURE_MARKS if name in here.features]
        for points in here.artifacts:
            cells += [self._mark("token-artifact"), *(Cell(c, "token") for c in str(points))]
        for kind, n in here.tokens.items():
            mark = self._mark(f"token-{kind}" if f"token-{kind}" in MARKS else "token-minor-secret")
            cells += [mark] * n if n <= 3 else [mark, Cell(str(n), "token")]
        return cells

    def _mark(self, id: str) -> Cell:
        mark, plain, style = MARKS[id]
        return Cell(plain if self.ascii else mark, style)

    def _attach(self, anchor: _Anchor, cells: Sequence[Cell], *, must: bool = False, above: bool = False) -> None:
        """Write beside an id, where nothing is yet: left or right of it, else above or below."""
        if not cells:
            return
        n = len(cells)
        start, end = self._run(anchor)
        middle = anchor.column + (anchor.length - n) // 2
        beside = [(end, anchor.line), (start - n, anchor.line)]
        if must and not above:
            beside.reverse()
        over = [(middle, anchor.line - 1), (middle, anchor.line + 1)]
        places = over + beside if above else beside + over
        for column, line in places + (list(_around(places[0])) if must else []):
            span = _span((column, line), n, gap=0 if line != anchor.line else 1)
            own = {(x, anchor.line) for x in range(start, end)}
            if self._fits((column, line), n) and not (span - own) & self.cells.keys():
                self._write(column, line, cells)
                return

    def _run(self, anchor: _Anchor) -> tuple[int, int]:
        """The cells that already belong together with an id: from, to."""
        start, end = anchor.column, anchor.column + anchor.length
        while (start - 1, anchor.line) in self.cells:
            start -= 1
        while (end, anchor.line) in self.cells:
            end += 1
        return start, end

    # Tunnels.

    def _curves(self, way: Way, anchors: Sequence[_Anchor]) -> list[Curve]:
        start, end = anchors[way.tunnel.start].middle, anchors[way.tunnel.end].middle
        if not way.wraps:
            return [Curve(start, self._place(way.curves[0].handle), end)]
        out, back = self._place(way.curves[0].end), self._place(way.curves[1].start)
        return [Curve(start, (out[0], start[1]), (out[0], start[1])), Curve((back[0], end[1]), (back[0], end[1]), end)]

    def _signs(self, way: Way, pieces: Sequence[Curve]) -> None:
        """What a tunnel asks for, in its middle; where it leaves the sheet, the room it leads to."""
        rooms = self.board.rooms
        if way.wraps:
            for curve, id, point in (
                (pieces[0], rooms[way.tunnel.end], 1.0),
                (pieces[1], rooms[way.tunnel.start], 0.0),
            ):
                left, line = curve.at(point)[0] < self.width / 2, int(curve.at(point)[1])
                sign = (("<" if self.ascii else "«") + id) if left else (id + (">" if self.ascii else "»"))
                self._write(0 if left else self.width - len(sign), line, [Cell(c, "arrow") for c in sign])
        cells = self._icons(way, pieces[0])
        if not cells:
            return
        longest = max(pieces, key=lambda curve: abs(curve.start[0] - curve.end[0]))
        for column, line in _along(longest, len(cells)):
            if (
                self._fits((column, line), len(cells))
                and not _span((column, line), len(cells), gap=1) & self.cells.keys()
            ):
                self._write(column, line, cells)
                return

    def _icons(self, way: Way, curve: Curve) -> list[Cell]:
        names = kinds(way)
        cells = [self._mark(f"tunnel-{name}") for name in (FOOTPRINTS, MONSTER, LOCK) for _ in range(names.count(name))]
        if ARROW not in names:
            return cells
        (ax, ay), (bx, by) = curve.start, curve.end
        arrow = Cell((ASCII_ARROWS if self.ascii else ARROWS)[octant(bx - ax, 2 * (by - ay))], "arrow")
        return [arrow] + cells if bx < ax - 2 else cells + [arrow]

    def _strokes(self, curves: Sequence[Curve]) -> dict[tuple[int, int], Cell]:
        drawn = typewriter(curves) if self.ascii else braille(curves)
        return {at: Cell(char, "tunnel") for at, char in drawn.items()}

    def _border(self, under: dict[tuple[int, int], Cell]) -> None:
        """The edge of the Depths, where nothing else is drawn."""
        if self.plan.depths is None:
            return
        line = int(self._place((0.0, self.plan.depths))[1])
        for column in range(self.width):
            under.setdefault((column, line), self._mark("feature-depths"))

    # Cells.

    def _fits(self, at: tuple[int, int], n: int) -> bool:
        return at[0] >= 0 and at[0] + n <= self.width and 0 <= at[1] < self.height

    def _write(self, column: int, line: int, cells: Sequence[Cell]) -> None:
        for i, cell in enumerate(cells):
            self.cells[column + i, line] = cell


def _around(at: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Places from near to far; a step up or down counts as two to the side."""
    steps = [(dx, dy) for dy in range(-3, 4) for dx in range(-8, 9)]
    for dx, dy in sorted(steps, key=lambda step: (abs(step[0]) + 2 * abs(step[1]), step)):
        yield at[0] + dx, at[1] + dy


def _span(at: tuple[int, int], n: int, gap: int = 0) -> set[tuple[int, int]]:
    return {(x, at[1]) for x in range(at[0] - gap, at[0] + n + gap)}


def _along(curve: Curve, n: int) -> Iterator[tuple[int, int]]:
    """Places for n cells on a curve, from its middle outwards, then just beside it."""
    shares = sorted((i / 40 for i in range(6, 35)), key=lambda t: (abs(t - 0.5), t))
    for drop in (0, 1, -1):
        for t in shares:
            x, y = curve.at(t)
            yield round(x - n / 2), int(y) + drop
