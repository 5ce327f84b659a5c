"""Layout of a board or a ship: rooms first, then tunnels that bend around them, then the icons on these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from ...core.board import DEPTHS, MARKET, MONKEY_SHRINE, START, Board, Module, RoomId
from .geometry import Box, Oval, Point, bowed, distance, noise, swing
from .tunnels import LETTER, Badge, DrawnTunnel, Obstacles, badges, pairs, ways

SHIP_WIDTH: Final = 2000.0  # of the ship, without the space around it
SHIP_SPACE: Final = 22.0  # around the ship
DECK_RX: Final = 42.0
DECK_RY: Final = 33.0
MODULE_GAP: Final = 5.0  # between two modules
NAME_LETTER: Final = 13.5  # of a module's name


class Deck(Oval):
    """Floor of a room aboard: its outline is regular, not carved."""

    def blob(self, seed: str, corners: int = 16) -> list[Point]:
        angles = [2 * pi * i / corners for i in range(corners)]
        return [(self.x + self.rx * cos(a), self.y + self.ry * sin(a)) for a in angles]


def decks(board: Board) -> tuple[float, float, list[Oval]]:
    """Returns the size of the sheet and the rooms, exactly where the modules have them."""
    width, height = SHIP_WIDTH, round(SHIP_WIDTH / board.aspect)
    rooms: list[Oval] = [
        Deck(SHIP_SPACE + x * width, SHIP_SPACE + y * height, DECK_RX, DECK_RY) for x, y in board.places
    ]
    return width + 2 * SHIP_SPACE, height + 2 * SHIP_SPACE, rooms


def corridors(board: Board, rooms: list[Oval]) -> list[DrawnTunnel]:
    """Returns the tunnels of a ship, straight from deck to deck."""
    return [
        DrawnTunnel(tunnel, one_way, (bowed(rooms[tunnel.start].middle, rooms[tunnel.end].middle, 0.0),))
        for tunnel, one_way in pairs(board)
    ]


def module_box(board: Board, module: Module) -> Box:
    """Returns the box of a module on the sheet."""
    (x, y), (w, h) = module.at, module.size
    width, height = SHIP_WIDTH, round(SHIP_WIDTH / board.aspect)
    middle = SHIP_SPACE + (x + w / 2) * width, SHIP_SPACE + (y + h / 2) * height
    return Box(*middle, w * width - 2 * MODULE_GAP, h * height - 2 * MODULE_GAP)


def measure_module(board: Board, module: Module) -> tuple[Point, Point]:
    """Returns the upper left corner of the sheet and the unit of the sheet, in the coordinates of a module's data."""
    size = SHIP_WIDTH, float(round(SHIP_WIDTH / board.aspect))
    units = [1 / (module.size[axis] * size[axis]) for axis in (0, 1)]
    corner = [-(SHIP_SPACE + module.at[axis] * size[axis]) * units[axis] for axis in (0, 1)]
    if module.turned:
        return (1 - corner[0], 1 - corner[1]), (-units[0], -units[1])
    return (corner[0], corner[1]), (units[0], units[1])


def name_place(board: Board, module: Module, name: str) -> Point:
    """Returns the middle of a module's name: along an edge, where it is furthest from every deck."""
    box = module_box(board, module)
    rooms = decks(board)[2]
    half = NAME_LETTER * len(name) / 2 + 24
    sides = [box.x - box.width / 2 + half, box.x, box.x + box.width / 2 - half]
    places = [(x, box.y + up * (box.height / 2 - 24)) for up in (-1, 1) for x in sides]
    return max(places, key=lambda place: min(_clear(place, half, room) for room in rooms))


def _clear(place: Point, half: float, room: Oval) -> float:
    """Returns how far a name is from a deck, up to a distance that is far enough."""
    across = max(0.0, abs(place[0] - room.x) - half - room.rx)
    return min(60.0, hypot(across, max(0.0, abs(place[1] - room.y) - room.ry - 14)))


WIDTH: Final = 1400.0
HEIGHT: Final = 1000.0
FULL_SHEET_ROOMS: Final = 48  # rooms that fit well; more of them need a larger sheet
SMALL_SHEET_ROOMS: Final = 16  # fewer need a smaller one
SMALLEST: Final = 0.4

ROOM_RX: Final = 49.0
ROOM_RY: Final = 34.5
APART: Final = (122.0, 94.0)  # between the middles of two rooms, side by side and one above the other
MARGINS: Final = (112.0, 86.0, 92.0, 72.0)  # left, top, right, bottom: of the middles of the outermost rooms
SPREAD: Final = 0.5  # the part of 0..1 that places must cover before they are stretched over the sheet
STEP: Final = (230.0, 170.0)  # between rooms of a board without places

FLAT: Final = 1.9  # how much wider than high an eye is
LABEL_HEIGHT: Final = 20.0


@dataclass(frozen=True)
class BoardPlan:
    """Geometry of a board. `depths` is the height of the line above the Depths, `ground` that below the sky."""

    width: float
    height: float
    rooms: list[Oval]
    labels: list[Box]
    ways: list[DrawnTunnel]
    badges: list[list[Badge]]
    depths: float | None
    ground: float | None


@lru_cache(maxsize=16)
def layout(board: Board) -> BoardPlan:
    """Lays out a board, always in the same way. A map that grows is a new board, so the cache never goes stale."""
    if board.modules:
        width, height, rooms = decks(board)
    else:
        width, height, middles = _placed(board)
        rooms = [Oval(x, y, ROOM_RX, ROOM_RY) for x, y in _apart(middles, width, height)]
    labels = [label(oval, id) for oval, id in zip(rooms, board.rooms, strict=True)]
    found = corridors(board, rooms) if board.modules else ways(board, rooms, labels, width)
    marks = badges(board, found, Obstacles(rooms, labels, _overhead(board, rooms)))
    return BoardPlan(width, height, rooms, labels, found, marks, _depths(board, rooms), _ground(board, rooms))


def label(oval: Oval, text: str) -> Box:
    """Returns the plate under a room that carries its id."""
    return Box(oval.x, oval.y + oval.ry - 1, LETTER * len(text) + 12, LABEL_HEIGHT)


def measure(board: Board) -> tuple[Point, Point]:
    """Returns the upper left corner of the sheet and the unit of the sheet, in the coordinates of the data."""
    width, height, _ = _placed(board)
    left, top, right, bottom = MARGINS
    across, down = ([place[axis] for place in board.places] for axis in (0, 1))
    x, y = _measured(across, left, width - right), _measured(down, top, height - bottom)
    return (x[0], y[0]), (x[1], y[1])


def eye_place(layout: BoardPlan) -> tuple[Point, float] | None:
    """Finds the place for the dragon's eye, and its size; None where there is no room for it."""
    gap, place = _widest_gap(layout)
    size = min(gap / 165, 1.2 * layout.width / WIDTH)
    return None if size < 0.6 else (place, size)


def _widest_gap(layout: BoardPlan) -> tuple[float, Point]:
    """Finds the place in the rock that is farthest from everything, measured flat as an eye is, and how far that is."""
    top = (layout.ground or 0.0) + 60
    points = [point for way in layout.ways for curve in way.curves for point in curve.points(12)]
    points += [
        (oval.x + oval.rx * s, oval.y + oval.ry * t) for oval in layout.rooms for s in (-1, 0, 1) for t in (-1, 0, 1)
    ]
    flat = [(x, y * FLAT) for x, y in points]
    best, place = 0.0, (0.0, 0.0)
    for i in range(4, 36):
        for j in range(4, 28):
            x, y = layout.width * i / 40, top + (layout.height - top) * j / 32
            walls = min(x, layout.width - x, (y - top + 30) * 2, (layout.height - y) * 2)
            gap = _gap((x, y * FLAT), flat, walls, best)
            if gap > best:
                best, place = gap, (x, y)
    return best, place


def _gap(here: Point, points: Sequence[Point], gap: float, least: float) -> float:
    """Returns the distance to the nearest of `points`, at most `gap`; 0 if it is not more than `least`."""
    for point in points:
        if gap <= least:
            return 0.0
        gap = min(gap, distance(here, point))
    return gap


def _overhead(board: Board, rooms: Sequence[Oval]) -> list[Box]:
    """Returns what rises above the wall of a room: the awning of a market, the head of a shrine."""
    tall = ((MARKET, 74.0, 20.0), (MONKEY_SHRINE, 48.0, 30.0))
    return [
        Box(oval.x, oval.y - oval.ry, width, height)
        for oval, bits in zip(rooms, board.features, strict=True)
        for feature, width, height in tall
        if bits & feature
    ]


def _placed(board: Board) -> tuple[float, float, list[Point]]:
    """Returns the size of the sheet and where the data wants the rooms on it."""
    if len(board.rooms) > 1 and len(set(board.places)) == 1:
        return _in_storeys(board)
    n = len(board.rooms)
    scale = (
        max(SMALLEST, sqrt(n / SMALL_SHEET_ROOMS)) if n < SMALL_SHEET_ROOMS else max(1.0, sqrt(n / FULL_SHEET_ROOMS))
    )
    width, height = float(round(WIDTH * scale)), float(round(HEIGHT * scale))
    left, top, right, bottom = MARGINS
    x = _stretched([place[0] for place in board.places], left, width - right)
    y = _stretched([place[1] for place in board.places], top, height - bottom)
    return width, height, list(zip(x, y, strict=True))


def _stretched(values: Sequence[float], low: float, high: float) -> list[float]:
    least, most = _bounds(values)
    return [low + (value - least) / (most - least) * (high - low) for value in values]


def _measured(values: Sequence[float], low: float, high: float) -> tuple[float, float]:
    """Inverts `_stretched`: returns the value that stands at 0, and what a unit of the sheet adds."""
    least, most = _bounds(values)
    unit = (most - least) / (high - low)
    return least - low * unit, unit


def _bounds(values: Sequence[float]) -> tuple[float, float]:
    least, most = min(values), max(values)
    missing = max(0.0, SPREAD - (most - least)) / 2
    return least - missing, most + missing


def _in_storeys(board: Board) -> tuple[float, float, list[Point]]:
    """Places rooms of a board without places: as many rows down as a room is tunnels away from the start."""
    storeys = _storeys(board)
    across = max(len(storey) for storey in storeys)
    left, top, right, bottom = MARGINS
    width = max(WIDTH * SMALLEST, left + right + STEP[0] * (across - 1))
    height = max(HEIGHT * SMALLEST, top + bottom + STEP[1] * (len(storeys) - 1))
    middles = [(width / 2, top)] * len(board.rooms)
    for depth, storey in enumerate(storeys):
        y = top + (height - top - bottom) * depth / max(1, len(storeys) - 1)
        for place, room in enumerate(storey):
            sway = 30 * swing(board.rooms[room]) if depth else 0.0
            middles[room] = (width / 2 + STEP[0] * (place - (len(storey) - 1) / 2) + sway, y)
    return width, height, middles


def _storeys(board: Board) -> list[list[RoomId]]:
    seen = {board.start}
    storeys = [[board.start]]
    while True:
        below: list[RoomId] = []
        for room in storeys[-1]:
            for tunnel in board.ways(room):
                if tunnel.end not in seen:
                    seen.add(tunnel.end)
                    below.append(tunnel.end)
        if not below:
            break
        storeys.append(below)
    lost = [room for room in board.all_rooms() if room not in seen]
    return storeys + [lost] if lost else storeys


def _apart(middles: Sequence[Point], width: float, height: float) -> list[Point]:
    """Pushes rooms apart that the data puts too close; none leaves the sheet."""
    points = list(middles)
    for _ in range(400):
        moved = False
        for i in range(len(points)):
            for j in range(i):
                moved = _push(points, i, j) or moved
        points = [_kept(point, width, height) for point in points]
        if not moved:
            break
    return points


def _push(points: list[Point], i: int, j: int) -> bool:
    dx, dy = points[i][0] - points[j][0], points[i][1] - points[j][1]
    if dx == 0 and dy == 0:
        dx, dy = 1.0, noise("apart", i)
    near = hypot(dx / APART[0], dy / APART[1])
    if near >= 0.999:
        return False
    share = (1 / near - 1) / 2
    points[i] = points[i][0] + dx * share, points[i][1] + dy * share
    points[j] = points[j][0] - dx * share, points[j][1] - dy * share
    return True


def _kept(point: Point, width: float, height: float) -> Point:
    left, top, right, bottom = MARGINS
    return min(max(point[0], left), width - right), min(max(point[1], top), height - bottom)


def _depths(board: Board, rooms: Sequence[Oval]) -> float | None:
    """Returns the height half-way between the lowest room above and the highest below; None if they overlap."""
    above = [oval.y for oval, bits in zip(rooms, board.features, strict=True) if not bits & DEPTHS]
    below = [oval.y for oval, bits in zip(rooms, board.features, strict=True) if bits & DEPTHS]
    if not below or max(above, default=0.0) >= min(below):
        return None
    return (max(above, default=0.0) + min(below)) / 2


def _ground(board: Board, rooms: Sequence[Oval]) -> float | None:
    """Returns the height of the ground at the start, with open sky above it; None if a room lies higher."""
    start = rooms[board.start]
    outside = board.features[board.start] & START
    return start.y + 4 if outside and start.y <= min(oval.y for oval in rooms) else None
