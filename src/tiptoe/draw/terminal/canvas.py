"""Canvas of a terminal map: cells, braille curves, and marks where they find room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, pi
from typing import Final, NamedTuple

from ...core.board import CRYSTAL_CAVE, DEPTHS, FEATURES, MARKET, Board
from ..layout.geometry import DrawnLine, Point
from ..layout.rooms import Contents, is_of_plugin, sign
from ..layout.tunnels import ARROW, FOOTPRINTS, LOCK, MONSTER

DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by half column, then by quarter line
FINE: Final = 400  # points of a curve: more than it has dots


def braille(curves: Sequence[DrawnLine]) -> dict[tuple[int, int], str]:
    """Returns by column and line the character with every dot that a curve passes."""
    bits: dict[tuple[int, int], int] = {}
    for x, y in (point for curve in curves for point in curve.points(FINE)):
        column, line = int(x // 1), int(y // 1)
        dot = DOTS[int((x - column) * 2)][int((y - line) * 4)]
        bits[column, line] = bits.get((column, line), 0) | dot
    return {at: chr(0x2800 + dots) for at, dots in bits.items()}


def typewriter(curves: Sequence[DrawnLine]) -> dict[tuple[int, int], str]:
    """Returns by column and line the stroke that lies nearest to how a curve passes the middle of the cell."""
    cells: dict[tuple[int, int], str] = {}
    for curve in curves:
        off: dict[tuple[int, int], float] = {}
        for i in range(FINE + 1):
            (x, y), (dx, dy) = curve.at(i / FINE), curve.direction(i / FINE)
            at = int(x // 1), int(y // 1)
            aside = abs(x - at[0] - 0.5)
            if aside <= off.get(at, 1.0):
                off[at] = aside
                cells[at] = _stroke(dx, dy, y - at[1])
    return cells


def octant(x: float, y: float) -> int:
    """Returns which of eight directions a vector has, clockwise from the right; y grows downwards."""
    return round(atan2(y, x) / (pi / 4)) % 8


def _stroke(dx: float, dy: float, height: float) -> str:
    """Returns the stroke for a direction: steep ways lean, flat ones climb in thirds of a line."""
    if abs(dy) > 1.3 * abs(dx):
        return "|"
    if abs(dy) > 0.42 * abs(dx):
        return "\\" if dx * dy > 0 else "/"
    return "'-."[min(2, int(height * 3))]


SEAT_MARKS: Final = "▲●■★◆✚"
ASCII_SEAT_MARKS: Final = "FOTHMB"
ARROWS: Final = "→↘↓↙←↖↑↗"
ASCII_ARROWS: Final = ">>v<<<^>"

# By id of what is marked: the mark, the mark without Unicode, and its style.
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
# Marks that only maps of tiles have.
TILE_MARKS: Final[dict[str, tuple[str, str, str]]] = {
    "feature-wayshrine": ("Δ", "W", "wayshrine"),
    "feature-chest": ("▣", "C", "chest"),
    "feature-library": ("≡", "B", "library"),
    "feature-prison": ("╫", "H", "prison"),
    "feature-portal": ("◎", "@", "portal"),
    "feature-haunted": ("‡", "~", "haunted"),
    "feature-artifact": ("◇", "a", "token"),
    "reward-gold": ("¤", "g", "token"),
    "reward-heal": ("♥", "+", "fountain"),
    "token-figure": ("Ψ", "M", "monster"),
    "lock-open": ("○", "o", "open"),
}
# Marks that only ships have. A port is followed by what it gives and how much.
SHIP_MARKS: Final[dict[str, tuple[str, str, str]]] = {
    "feature-security": ("⊘", "X", "security"),
    "feature-hyperlift": ("⇑", "^", "lift"),
    "feature-teleporter": ("◎", "@", "portal"),
    "feature-port": ("⌁", "p", "port"),
    "port-clank": ("c", "c", "monster"),
    "port-skill": ("s", "s", "port"),
    "port-draw": ("d", "d", "port"),
    "token-escape-pod": ("∩", "E", "start"),
    "token-power-crystal": ("✦", "*", "cave"),
}
ON_SHIPS: Final = (
    *("feature-market", "token-artifact", "token-minor-secret", "token-major-secret"),
    *("tunnel-footprints", "tunnel-monster", "tunnel-lock", "tunnel-arrow"),
)
ON_TILES: Final = (
    *("feature-start", "feature-crystal-cave", "feature-market", "feature-monkey-shrine", "token-artifact"),
    *("token-minor-secret", "token-monkey-idol", "tunnel-footprints", "tunnel-monster", "tunnel-lock", "tunnel-arrow"),
)
ALL_MARKS: Final = {**MARKS, **TILE_MARKS, **SHIP_MARKS}
STYLES: Final = (
    *("rock", "tunnel", "reachable", "here", "edge", "plate", "in-hand", "surface"),
    *dict.fromkeys(style for _, _, style in ALL_MARKS.values()),
)
FEATURE_MARKS: Final = (
    *("start", "crystal-cave", "market", "fountain", "monkey-shrine"),
    *("wayshrine", "chest", "library", "prison", "security", "hyperlift", "teleporter"),
)


class Glyph(NamedTuple):
    """One character; `style` is one of STYLES or `pawn-0`, `pawn-1` and so on."""

    char: str
    style: str


ROCK: Final = Glyph(" ", "rock")


def legend(board: Board, guests: Sequence[str] = (), *, ascii: bool = False) -> list[tuple[str, str]]:
    """Lists every mark of a board, a ship or a map of tiles, and the id of what it means; the caller has the words.

    `guests` are ids of what a plugin game has on its map.
    """
    marks = MARKS
    if board.cells:
        marks = {id: MARKS[id] for id in ON_TILES} | TILE_MARKS
    elif board.modules:
        rewards = {id: TILE_MARKS[id] for id in ("reward-gold", "reward-heal")}
        marks = {id: MARKS[id] for id in ON_SHIPS} | SHIP_MARKS | rewards
    shown = [*((mark[:2], id) for id, mark in marks.items()), *(((sign(id).mark, sign(id).plain), id) for id in guests)]
    return [(pair[1] if ascii else pair[0], id) for pair, id in shown]


def guest_marks(rooms: Iterable[Contents]) -> list[str]:
    """Lists features and tokens in rooms that have no built-in mark, as ids such as `feature-market`."""
    found: list[str] = []
    for here in rooms:
        found += [f"feature-{name}" for name in here.features if is_of_plugin(name)]
        found += [f"token-{kind}" for kind in here.tokens if f"token-{kind}" not in ALL_MARKS]
    return list(dict.fromkeys(found))


def seat_mark(seat: int, *, ascii: bool = False) -> str:
    marks = ASCII_SEAT_MARKS if ascii else SEAT_MARKS
    return marks[seat % len(marks)]


@dataclass(frozen=True)
class Anchor:
    """Place of a room's name: its first cell, its line, and how long it is."""

    column: int
    line: int
    length: int

    @property
    def middle(self) -> Point:
        return self.column + self.length / 2 + 0.1, self.line + 0.55  # within a dot, not between two


class Canvas:
    """Sheet of cells. What is written first stays; what comes later finds room beside it."""

    def __init__(self, width: int, height: int, *, ascii: bool) -> None:
        self.width = width
        self.height = height
        self.ascii = ascii
        self.cells: dict[tuple[int, int], Glyph] = {}  # by column and line: what may not be drawn over

    def sheet(self, under: Mapping[tuple[int, int], Glyph]) -> list[list[Glyph]]:
        """Returns everything that was written, and what lies under it."""
        return [
            [self.cells.get((x, y)) or under.get((x, y), ROCK) for x in range(self.width)] for y in range(self.height)
        ]

    def mark(self, id: str) -> Glyph:
        if id not in ALL_MARKS:
            return Glyph(sign(id).plain if self.ascii else sign(id).mark, "token")
        mark, plain, style = ALL_MARKS[id]
        return Glyph(plain if self.ascii else mark, style)

    def pawns(self, here: Contents) -> list[Glyph]:
        return [self.seat_cell(seat) for seat in here.pawns]

    def seat_cell(self, seat: int) -> Glyph:
        return Glyph(seat_mark(seat, ascii=self.ascii), f"pawn-{seat}")

    def marks(self, here: Contents) -> list[Glyph]:
        """Returns the marks of a room: features, then what is given, what can be taken and what stands there."""
        cells: list[Glyph] = []
        for name in FEATURE_MARKS:
            if name in here.features:
                cells += [self.mark(f"feature-{name}")] + [self.mark("lock-open")] * (name in here.opened)
                cells += self._number(len(here.offerings), "wayshrine") if name == "wayshrine" else []
        cells += [self.mark(f"feature-{name}") for name in here.features if is_of_plugin(name)]
        cells += self._port(here) + self._reward(here)
        for points in here.artifacts:
            cells += [self.mark("token-artifact"), *(Glyph(c, "token") for c in str(points))]
        for kind, n in here.tokens.items():
            mark = self.mark(f"token-{kind}")
            cells += [mark] * n if n <= 3 else [mark, Glyph(str(n), "token")]
        return cells + [self.mark("token-figure")] * here.figures

    def _port(self, here: Contents) -> list[Glyph]:
        """Returns a data port and what it gives, or the seat whose cube lies there."""
        if not here.port:
            return []
        if here.offerings:
            return [self.mark("feature-port"), *(self.seat_cell(seat) for seat in here.offerings)]
        given = f"reward-{here.port}" if here.port in ("gold", "heal") else f"port-{here.port}"
        return [self.mark("feature-port"), self.mark(given), *self._number(here.port_amount, "port")]

    def _reward(self, here: Contents) -> list[Glyph]:
        cells: list[Glyph] = []
        if here.pluses is not None and not here.artifacts:
            cells += [self.mark("feature-artifact")] + [Glyph("+", "token")] * here.pluses
        if here.reward == "gold":
            cells += [self.mark("reward-gold"), *self._number(here.amount, "token")]
        elif here.reward == "heal":
            cells.append(self.mark("reward-heal"))
        elif here.reward == "crystal":
            cells.append(self.mark("token-power-crystal"))
        elif here.reward and not here.tokens:
            cells.append(self.mark(f"token-{here.reward}"))
        return cells

    def _number(self, n: int, style: str) -> list[Glyph]:
        return [Glyph(c, style) for c in str(n)] if n else []

    def icons(self, names: Sequence[str], line: DrawnLine, *, opened: bool = False) -> list[Glyph]:
        """Returns what a tunnel asks for, and which way it leads."""
        lock = "lock-open" if opened else f"tunnel-{LOCK}"
        ids = {FOOTPRINTS: f"tunnel-{FOOTPRINTS}", MONSTER: f"tunnel-{MONSTER}", LOCK: lock}
        cells = [self.mark(ids[name]) for name in ids for _ in range(names.count(name))]
        if ARROW not in names:
            return cells
        (ax, ay), (bx, by) = line.start, line.end
        arrow = Glyph((ASCII_ARROWS if self.ascii else ARROWS)[octant(bx - ax, 2 * (by - ay))], "arrow")
        return [arrow] + cells if bx < ax - 2 else cells + [arrow]

    def lay_along(self, line: DrawnLine, cells: Sequence[Glyph], share: float = 0.5) -> None:
        """Writes on a line, as near to `share` of it as there is room."""
        for column, at in along(line, len(cells), share):
            if self.fits((column, at), len(cells)) and not span((column, at), len(cells), gap=1) & self.cells.keys():
                self.write(column, at, cells)
                return

    def strokes(self, lines: Sequence[DrawnLine], style: str = "tunnel") -> dict[tuple[int, int], Glyph]:
        """Returns the characters of lines by column and line: braille, or strokes without Unicode."""
        drawn = typewriter(lines) if self.ascii else braille(lines)
        return {at: Glyph(char, style) for at, char in drawn.items()}

    def attach(self, anchor: Anchor, cells: Sequence[Glyph], *, must: bool = False, above: bool = False) -> None:
        """Writes beside a name, where nothing is yet: left or right of it, else above or below."""
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
        for column, line in places + (list(around(places[0])) if must else []):
            taken = span((column, line), n, gap=0 if line != anchor.line else 1)
            own = {(x, anchor.line) for x in range(start, end)}
            if self.fits((column, line), n) and not (taken - own) & self.cells.keys():
                self.write(column, line, cells)
                return

    def _run(self, anchor: Anchor) -> tuple[int, int]:
        """Returns the first cell of those written around a name without a gap, and the one after the last."""
        start, end = anchor.column, anchor.column + anchor.length
        while (start - 1, anchor.line) in self.cells:
            start -= 1
        while (end, anchor.line) in self.cells:
            end += 1
        return start, end

    def fits(self, at: tuple[int, int], n: int) -> bool:
        return at[0] >= 0 and at[0] + n <= self.width and 0 <= at[1] < self.height

    def write(self, column: int, line: int, cells: Sequence[Glyph]) -> None:
        for i, cell in enumerate(cells):
            self.cells[column + i, line] = cell


def room_style(bits: int) -> str:
    """Returns the style of the name of a room out of reach."""
    marked = ((CRYSTAL_CAVE, "cave"), (FEATURES["security"], "security"), (MARKET, "market"), (DEPTHS, "depths"))
    return next((style for bit, style in marked if bits & bit), "room")


def around(at: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yields places from near to far; a step up or down counts as two to the side."""
    steps = [(dx, dy) for dy in range(-3, 4) for dx in range(-8, 9)]
    for dx, dy in sorted(steps, key=lambda step: (abs(step[0]) + 2 * abs(step[1]), step)):
        yield at[0] + dx, at[1] + dy


def span(at: tuple[int, int], n: int, gap: int = 0) -> set[tuple[int, int]]:
    """Returns `n` cells from a place on, and `gap` cells on either side."""
    return {(x, at[1]) for x in range(at[0] - gap, at[0] + n + gap)}


def along(line: DrawnLine, n: int, share: float = 0.5) -> Iterator[tuple[int, int]]:
    """Yields places for `n` cells on a line, from `share` of it outwards, then just beside it."""
    shares = sorted((i / 40 for i in range(6, 35)), key=lambda t: (abs(t - share), t))
    for drop in (0, 1, -1):
        for t in shares:
            x, y = line.at(t)
            yield round(x - n / 2), int(y) + drop
