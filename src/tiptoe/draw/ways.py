"""Tunnels as curves that keep clear of rooms and of each other, and the icons along them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, degrees
from typing import Final

from ..core.material import Board, Tunnel
from .geometry import Box, Curve, Oval, Point, bowed, crosses, distance, swing

BOWS: Final = (0.0, 14.0, -14.0, 28.0, -28.0, 42.0, -42.0, 60.0, -60.0, 84.0, -84.0, 112.0, -112.0, 150.0, -150.0)
SKEWS: Final = (0.5, 0.3, 0.7)
SWAY: Final = 12.0  # no tunnel is straight
ROOM_GAP: Final = 21.0  # between a tunnel's middle line and a room that is not its own
LABEL_GAP: Final = 13.0
TUNNEL_GAP: Final = 38.0
OVER_THE_EDGE: Final = 24.0

FOOTPRINTS: Final = "footprints"
MONSTER: Final = "monster"
LOCK: Final = "lock"
ARROW: Final = "arrow"
WRAP: Final = "wrap"
BADGE: Final[dict[str, float]] = {FOOTPRINTS: 27.0, MONSTER: 27.0, LOCK: 27.0, ARROW: 30.0, WRAP: 24.0}
BADGE_GAP: Final = 1.5


@dataclass(frozen=True)
class Way:
    """A tunnel as drawn, in the direction that may be walked. One that wraps is two curves that run off the sheet."""

    tunnel: Tunnel
    one_way: bool
    curves: tuple[Curve, ...]

    @property
    def wraps(self) -> bool:
        return len(self.curves) == 2


@dataclass(frozen=True)
class Badge:
    """An icon on a tunnel; an arrow also has an angle, in degrees."""

    kind: str
    x: float
    y: float
    angle: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, BADGE[self.kind], BADGE[self.kind])


def pairs(board: Board) -> Iterator[tuple[Tunnel, bool]]:
    """Every tunnel once, in a direction that may be walked, and whether it is the only one."""
    waiting: list[Tunnel] = []
    for tunnel in board.tunnels:
        twin = next((w for w in waiting if (w.start, w.end) == (tunnel.end, tunnel.start)), None)
        if twin is None:
            waiting.append(tunnel)
            continue
        waiting.remove(twin)
        yield (tunnel, True) if twin.against else (twin, tunnel.against)
    for tunnel in waiting:
        yield tunnel, True


def ways(board: Board, rooms: Sequence[Oval], labels: Sequence[Box], width: float) -> list[Way]:
    """The best bend for each tunnel, given the others; looked at twice, since the first did not know the last."""
    found = [
        Way(tunnel, one_way, _first_guess(tunnel, rooms, width)) for tunnel, one_way in pairs(board)
    ]
    shortest = sorted(range(len(found)), key=lambda i: distance(found[i].curves[0].start, found[i].curves[0].end))
    for _ in range(2):
        for i in shortest:
            others = [curve for j, way in enumerate(found) if j != i for curve in way.curves]
            chosen = tuple(_bent(curve, found[i], (rooms, labels, others)) for curve in found[i].curves)
            found[i] = Way(found[i].tunnel, found[i].one_way, chosen)
    return found


def _first_guess(tunnel: Tunnel, rooms: Sequence[Oval], width: float) -> tuple[Curve, ...]:
    start, end = rooms[tunnel.start].middle, rooms[tunnel.end].middle
    if not _goes_around(tunnel, rooms, width):
        return (bowed(start, end, 0.0),)
    edges = (-OVER_THE_EDGE, width + OVER_THE_EDGE)
    out, back = edges if start[0] < end[0] else edges[::-1]
    return bowed(start, (out, start[1]), 0.0), bowed((back, end[1]), end, 0.0)


def _goes_around(tunnel: Tunnel, rooms: Sequence[Oval], width: float) -> bool:
    """A way so long that it would pass under other rooms is shorter around the edge."""
    start, end = rooms[tunnel.start].middle, rooms[tunnel.end].middle
    if abs(start[0] - end[0]) < width / 2:
        return False
    straight = bowed(start, end, 0.0).points()
    others = [oval for i, oval in enumerate(rooms) if i not in (tunnel.start, tunnel.end)]
    return any(oval.reach(point, ROOM_GAP) < 1 for oval in others for point in straight)


def _bent(curve: Curve, way: Way, around: tuple[Sequence[Oval], Sequence[Box], Sequence[Curve]]) -> Curve:
    rooms, labels, others = around
    ends = (way.tunnel.start, way.tunnel.end)
    x, y = (curve.start[0] + curve.end[0]) / 2, (curve.start[1] + curve.end[1]) / 2
    space = Box(x, y, abs(curve.start[0] - curve.end[0]) + 260, abs(curve.start[1] - curve.end[1]) + 260)
    own = [rooms[i] for i in ends]
    foreign = [i for i, oval in enumerate(rooms) if i not in ends and space.holds(oval.middle)]
    judge = _Judge(
        own, [rooms[i] for i in foreign], [labels[i] for i in foreign], [other.points(16) for other in others]
    )
    wish = SWAY * swing(f"{ends}")
    options = [
        (bowed(curve.start, curve.end, bow, skew), abs(bow - wish) + (0 if skew == 0.5 else 6 + abs(bow) * 0.2))
        for bow in BOWS
        for skew in SKEWS
    ]
    return min(options, key=lambda option: option[1] * 0.35 + judge.fault(option[0]))[0]


class _Judge:
    """What is wrong with a curve: rooms, labels and other tunnels it comes too near."""

    def __init__(
        self, own: Sequence[Oval], rooms: Sequence[Oval], labels: Sequence[Box], others: Sequence[Sequence[Point]]
    ) -> None:
        self.own = own
        self.rooms = rooms
        self.labels = labels
        self.others = others

    def fault(self, curve: Curve) -> float:
        outside = [point for point in curve.points(16) if all(oval.reach(point) > 1.1 for oval in self.own)]
        fault = 0.0
        for oval in self.rooms:
            fault += 900 * max([0.0] + [1 - oval.reach(point, ROOM_GAP) for point in outside])
        for box in self.labels:
            fault += 40 * sum(1 for point in outside if box.holds(point, LABEL_GAP))
        return fault + sum(self._beside(outside, other) for other in self.others)

    def _beside(self, points: Sequence[Point], other: Sequence[Point]) -> float:
        if not points or not _near(points, other):
            return 0.0
        fault = 0.0
        for point in points:
            close = min(distance(point, each) for each in other)
            fault += max(0.0, TUNNEL_GAP - close) * 0.6
        cut = any(crosses(a, b, c, d) for a, b in zip(points, points[1:]) for c, d in zip(other, other[1:]))
        return fault + 120 if cut else fault


def _near(points: Sequence[Point], others: Sequence[Point]) -> bool:
    for axis in (0, 1):
        low, high = min(point[axis] for point in others), max(point[axis] for point in others)
        if all(point[axis] < low - TUNNEL_GAP for point in points):
            return False
        if all(point[axis] > high + TUNNEL_GAP for point in points):
            return False
    return True


def kinds(way: Way) -> list[str]:
    """The icons of a tunnel in the order in which they are walked over."""
    found = [FOOTPRINTS] if way.tunnel.boots > 1 else []
    found += [MONSTER] * way.tunnel.monsters + [LOCK] * way.tunnel.locks
    return found + [ARROW] * way.one_way


def badges(board: Board, found: Sequence[Way], rooms: Sequence[Oval], labels: Sequence[Box]) -> list[list[Badge]]:
    """By way: its icons, near the middle of what is seen of it, where they hide neither labels nor each other."""
    taken = list(labels)
    placed: list[list[Badge]] = []
    for way in found:
        best = max(way.curves, key=lambda curve: distance(curve.start, curve.end))
        row = _row(kinds(way), best, rooms, taken)
        taken += [badge.box for badge in row]
        placed.append(row + _edges(way))
    return placed


def _edges(way: Way) -> list[Badge]:
    """The two arrows where a tunnel leaves the sheet and where it comes back."""
    if not way.wraps:
        return []
    return [_edge(way.curves[0].end), _edge(way.curves[1].start)]


def _edge(outside: Point) -> Badge:
    inward = OVER_THE_EDGE + BADGE[WRAP] / 2 + 6
    return Badge(WRAP, outside[0] + inward, outside[1], 180.0) if outside[0] < 0 else Badge(
        WRAP, outside[0] - inward, outside[1], 0.0
    )


def _row(names: Sequence[str], curve: Curve, rooms: Sequence[Oval], taken: Sequence[Box]) -> list[Badge]:
    if not names:
        return []
    steps = curve.points(200)
    along = [0.0]
    for a, b in zip(steps, steps[1:]):
        along.append(along[-1] + distance(a, b))
    needed = sum(BADGE[name] + BADGE_GAP for name in names)
    options: list[tuple[float, list[Badge]]] = []
    seen = [i for i, point in enumerate(steps) if all(oval.reach(point) > 1 for oval in rooms)]
    middle = (along[seen[0]] + along[seen[-1]]) / 2 if seen else along[-1] / 2
    for shift in range(-60, 61, 3):
        row = _laid(names, curve, along, middle + shift - needed / 2)
        options.append((abs(shift) + _hidden(row, rooms, taken), row))
    return min(options, key=lambda option: option[0])[1]


def _laid(names: Sequence[str], curve: Curve, along: Sequence[float], offset: float) -> list[Badge]:
    row: list[Badge] = []
    for name in names:
        size = BADGE[name] + BADGE_GAP
        t = _share(along, offset + size / 2)
        x, y = curve.at(t)
        dx, dy = curve.direction(t)
        row.append(Badge(name, x, y, degrees(atan2(dy, dx))))
        offset += size
    return row


def _share(along: Sequence[float], wanted: float) -> float:
    place = next((i for i, length in enumerate(along) if length >= wanted), len(along) - 1)
    return place / (len(along) - 1)


def _hidden(row: Sequence[Badge], rooms: Sequence[Oval], taken: Sequence[Box]) -> float:
    """How bad a place is: over labels and other icons never, into rooms hardly."""
    fault = 0.0
    for badge in row:
        fault += 500 * sum(1 for box in taken if box.meets(badge.box, 1))
        fault += 300 * sum(max(0.0, 1 - oval.reach((badge.x, badge.y), 11)) for oval in rooms)
    return fault
