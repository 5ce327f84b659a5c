"""Badges: icons along the tunnels, each where it is seen best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees
from typing import Final

from ...core.board import Board
from .geometry import Box, DrawnLine, Oval, Point, distance
from .tunnels import OVER_THE_EDGE, DrawnTunnel

FOOTPRINTS: Final = "footprints"
MONSTER: Final = "monster"
LOCK: Final = "lock"
ARROW: Final = "arrow"
WRAP: Final = "wrap"
SIZES: Final[dict[str, float]] = {FOOTPRINTS: 27.0, MONSTER: 27.0, LOCK: 27.0, ARROW: 30.0, WRAP: 22.0}
GAP: Final = 1.5
REACH: Final = 120.0  # how far beside a tunnel its icons may come to lie
LETTER: Final = 9.4  # the widest letter of a room's id


@dataclass(frozen=True)
class Badge:
    """Icon on a tunnel, at an angle in degrees. Where a tunnel leaves the sheet, `text` says for which room."""

    kind: str
    x: float
    y: float
    angle: float
    text: str = ""

    @property
    def box(self) -> Box:
        size = SIZES[self.kind]
        return Box(self.x, self.y, size + (LETTER * len(self.text) + 4 if self.text else 0), size)


def kinds(way: DrawnTunnel) -> list[str]:
    """Lists the icons of a tunnel in the order in which they are walked over."""
    found = [FOOTPRINTS] if way.tunnel.boots > 1 else []
    found += [MONSTER] * way.tunnel.monsters + [LOCK] * way.tunnel.locks
    return found + [ARROW] * way.one_way


@dataclass
class Obstacles:
    """Things that share the sheet with badges: rooms, boxes that must stay free, and boxes that had better."""

    rooms: Sequence[Oval]
    taken: list[Box]
    overhead: Sequence[Box]
    sheet: Box | None = None  # the box that no badge may leave

    def __post_init__(self) -> None:
        self.taken = list(self.taken)

    def near(self, curve: DrawnLine) -> Obstacles:
        """Returns the things that badges along a curve could meet."""
        around = Box.around(curve.points())
        space = Box(around.x, around.y, around.width + 2 * REACH, around.height + 2 * REACH)
        return Obstacles(
            [oval for oval in self.rooms if space.meets(Box(oval.x, oval.y, 2 * oval.rx, 2 * oval.ry))],
            [box for box in self.taken if space.meets(box)],
            [box for box in self.overhead if space.meets(box)],
            self.sheet,
        )

    def fault(self, row: Sequence[Badge]) -> float:
        """Returns the penalty of a row of badges: high in a room or over a label, low under an awning."""
        fault = 0.0
        for badge in row:
            box = badge.box
            fault += 3000 * sum(max(0.0, 1 - oval.reach((badge.x, badge.y), 9)) for oval in self.rooms)
            fault += 500 * sum(1 for other in self.taken if other.meets(box, 1))
            fault += 80 * sum(1 for other in self.overhead if other.meets(box))
            fault += 0 if self.sheet is None or self.sheet.holds((badge.x, badge.y), -SIZES[badge.kind] / 2) else 800
        return fault


def badges(board: Board, found: Sequence[DrawnTunnel], crowd: Obstacles) -> list[list[Badge]]:
    """Lays the icons of each tunnel near the middle of what is seen of it, where they hide nothing."""
    placed: list[list[Badge]] = []
    for way in found:
        best = max(way.curves, key=lambda curve: distance(curve.start, curve.end))
        row = laid_along(kinds(way), best, crowd)
        crowd.taken += [badge.box for badge in row]
        placed.append(row + _edges(board, way))
    return placed


def _edges(board: Board, way: DrawnTunnel) -> list[Badge]:
    """Returns the two signs where a tunnel leaves the sheet and comes back: each names the room at the other end."""
    if not way.wraps:
        return []
    start, end = board.rooms[way.tunnel.start], board.rooms[way.tunnel.end]
    return [_edge(way.curves[0].end, end), _edge(way.curves[1].start, start)]


def _edge(outside: Point, text: str) -> Badge:
    x, y = outside
    left = x < 0
    inward = OVER_THE_EDGE + 6 + Badge(WRAP, x, y, 0.0, text).box.width / 2
    return Badge(WRAP, x + inward if left else x - inward, y, 180.0 if left else 0.0, text)


def laid_along(names: Sequence[str], curve: DrawnLine, crowd: Obstacles, share: float = 0.5) -> list[Badge]:
    """Lays icons on a line, as near as can be to `share` of what is seen of it."""
    if not names:
        return []
    crowd = crowd.near(curve)
    steps = curve.points(200)
    along = [0.0]
    for a, b in pairwise(steps):
        along.append(along[-1] + distance(a, b))
    needed = sum(SIZES[name] + GAP for name in names)
    options: list[tuple[float, list[Badge]]] = []
    seen = [i for i, point in enumerate(steps) if all(oval.reach(point) > 1 for oval in crowd.rooms)]
    first, last = (along[seen[0]], along[seen[-1]]) if seen else (0.0, along[-1])
    middle = first + (last - first) * share
    for shift in range(-60, 61, 2):
        row = _laid(names, curve, along, middle + shift - needed / 2)
        options.append((abs(shift) + crowd.fault(row), row))
    return min(options, key=lambda option: option[0])[1]


def _laid(names: Sequence[str], curve: DrawnLine, along: Sequence[float], offset: float) -> list[Badge]:
    row: list[Badge] = []
    for name in names:
        size = SIZES[name] + GAP
        t = _share(along, offset + size / 2)
        x, y = curve.at(t)
        dx, dy = curve.direction(t)
        row.append(Badge(name, x, y, degrees(atan2(dy, dx))))
        offset += size
    return row


def _share(along: Sequence[float], wanted: float) -> float:
    place = next((i for i, length in enumerate(along) if length >= wanted), len(along) - 1)
    return place / (len(along) - 1)
