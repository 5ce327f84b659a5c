"""Tunnels of a map: curves that keep clear of rooms and of each other, with icons where they are seen best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import atan2, degrees, dist, inf
from typing import Final

from ...core.board import Board, Tunnel
from .geometry import Box, Curve, DrawnLine, Oval, Point, bowed, crosses, distance, swing

BOWS: Final = (0.0, 14.0, -14.0, 28.0, -28.0, 42.0, -42.0, 60.0, -60.0, 84.0, -84.0, 112.0, -112.0, 150.0, -150.0)
SKEWS: Final = (0.5, 0.3, 0.7)
SWAY: Final = 12.0  # no tunnel is straight
ROOM_GAP: Final = 21.0  # between a tunnel's middle line and a room that is not its own
LABEL_GAP: Final = 13.0
TUNNEL_GAP: Final = 38.0
OVER_THE_EDGE: Final = 24.0
COARSE: Final = 16  # points by which a curve is judged
LOOKS: Final = 60_000  # comparisons with things near a bend, for a whole board: a tangle must not take long


@dataclass(frozen=True)
class DrawnTunnel:
    """Tunnel as drawn, in a direction that may be walked. One that wraps is two curves that run off the sheet."""

    tunnel: Tunnel
    one_way: bool
    curves: tuple[Curve, ...]

    @property
    def wraps(self) -> bool:
        return len(self.curves) == 2


def pairs(board: Board) -> Iterator[tuple[Tunnel, bool]]:
    """Yields every tunnel once, in a direction that may be walked, and whether it is the only one."""
    waiting: list[Tunnel] = []
    for tunnel in board.tunnels():
        twin = next((w for w in waiting if (w.start, w.end) == (tunnel.end, tunnel.start)), None)
        if twin is None:
            waiting.append(tunnel)
            continue
        waiting.remove(twin)
        yield (tunnel, True) if twin.against else (twin, tunnel.against)
    for tunnel in waiting:
        yield tunnel, True


def ways(board: Board, rooms: Sequence[Oval], labels: Sequence[Box], width: float) -> list[DrawnTunnel]:
    """Finds the best bend for each tunnel, given the others; in two rounds, since the first did not know the last."""
    found = [DrawnTunnel(tunnel, one_way, _first_guess(tunnel, rooms, width)) for tunnel, one_way in pairs(board)]
    patience = _Patience(LOOKS)
    shortest = sorted(range(len(found)), key=lambda i: dist(found[i].curves[0].start, found[i].curves[0].end))
    for _ in range(2):
        for i in shortest:
            others = [curve for j, way in enumerate(found) if j != i for curve in way.curves]
            judges = [_Judge(curve, found[i].tunnel, (rooms, labels, others)) for curve in found[i].curves]
            chosen = tuple(_bent(judge, found[i].tunnel, patience) for judge in judges)
            found[i] = DrawnTunnel(found[i].tunnel, found[i].one_way, chosen)
    return found


def _first_guess(tunnel: Tunnel, rooms: Sequence[Oval], width: float) -> tuple[Curve, ...]:
    start, end = rooms[tunnel.start].middle, rooms[tunnel.end].middle
    if not _goes_around(tunnel, rooms, width):
        return (bowed(start, end, 0.0),)
    edges = (-OVER_THE_EDGE, width + OVER_THE_EDGE)
    out, back = edges if start[0] < end[0] else edges[::-1]
    return bowed(start, (out, start[1]), 0.0), bowed((back, end[1]), end, 0.0)


def _goes_around(tunnel: Tunnel, rooms: Sequence[Oval], width: float) -> bool:
    """Says whether a tunnel goes around the edge: the straight way would be long and pass under other rooms."""
    start, end = rooms[tunnel.start].middle, rooms[tunnel.end].middle
    if abs(start[0] - end[0]) < width / 2:
        return False
    straight = bowed(start, end, 0.0).points()
    others = [oval for i, oval in enumerate(rooms) if i not in (tunnel.start, tunnel.end)]
    return any(oval.reach(point, ROOM_GAP) < 1 for oval in others for point in straight)


@dataclass
class _Patience:
    """Comparisons that are left for a board."""

    left: int


def _bent(judge: _Judge, tunnel: Tunnel, patience: _Patience) -> Curve:
    """Finds the gentlest bend that keeps clear of everything; if none does, the least bad one."""
    curve = judge.curve
    wish = SWAY * swing(f"{tunnel.start}-{tunnel.end}")
    best, least = curve, inf
    for bow, skew in sorted(product(BOWS, SKEWS), key=lambda each: _effort(each[0], each[1], wish)):
        effort = _effort(bow, skew, wish)
        if effort >= least or patience.left <= 0:
            break
        patience.left -= judge.near
        option = bowed(curve.start, curve.end, bow, skew)
        fault = judge.fault(option, effort, least)
        if fault < least:
            best, least = option, fault
    return best


def _effort(bow: float, skew: float, wish: float) -> float:
    """Returns how far a bend is from the one that suits a tunnel best."""
    return 0.35 * (abs(bow - wish) + (0.0 if skew == 0.5 else 6 + abs(bow) * 0.2))


class _Judge:
    """Penalties of a curve: rooms, labels and other tunnels that it comes too near."""

    def __init__(
        self, curve: Curve, tunnel: Tunnel, around: tuple[Sequence[Oval], Sequence[Box], Sequence[Curve]]
    ) -> None:
        rooms, labels, others = around
        ends = tunnel.start, tunnel.end
        self.curve: Final = curve
        reach = 2 * max(BOWS)
        middle = (curve.start[0] + curve.end[0]) / 2, (curve.start[1] + curve.end[1]) / 2
        across, down = abs(curve.start[0] - curve.end[0]), abs(curve.start[1] - curve.end[1])
        space = Box(*middle, across + reach, down + reach)
        near = [i for i, oval in enumerate(rooms) if i not in ends and space.holds(oval.middle)]
        self.own = [rooms[i] for i in ends]
        self.rooms = [rooms[i] for i in near]
        self.labels = [labels[i] for i in near]
        lines = [other.points(COARSE) for other in others]
        self.others = [(points, Box.around(points)) for points in lines if space.meets(Box.around(points))]
        self.near: Final = len(self.rooms) + len(self.others)

    def fault(self, curve: Curve, effort: float, most: float) -> float:
        """Returns the effort of a curve and its penalties, counted until they reach `most`."""
        fault = effort
        for more in self._faults(curve):
            fault += more
            if fault >= most:
                break
        return fault

    def _faults(self, curve: Curve) -> Iterator[float]:
        outside = [point for point in curve.points(COARSE) if all(oval.reach(point) > 1.1 for oval in self.own)]
        for oval in self.rooms:
            yield 900 * max([0.0] + [1 - oval.reach(point, ROOM_GAP) for point in outside])
        for box in self.labels:
            yield 40 * sum(1 for point in outside if box.holds(point, LABEL_GAP))
        for points, box in self.others:
            near = [point for point in outside if box.holds(point, TUNNEL_GAP)]
            if near:
                yield self._beside(near, points)

    def _beside(self, points: Sequence[Point], other: Sequence[Point]) -> float:
        """Returns the penalty of close tunnels: side by side they read as one; crossing, as a junction, is worse."""
        gaps = [min([dist(point, each) for each in other]) for point in points]
        fault = sum(max(0.0, TUNNEL_GAP - gap) * 0.6 for gap in gaps)
        if min(gaps) >= TUNNEL_GAP / 2:
            return fault
        stride = max([dist(c, d) for c, d in pairwise(other)])
        sides = [
            (a, b) for (a, b), gap in zip(pairwise(points), gaps) if gap <= dist(a, b) + stride
        ]  # the rest is too far
        cut = any(crosses(a, b, c, d) for a, b in sides for c, d in pairwise(other))
        return fault + 120 if cut else fault


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
