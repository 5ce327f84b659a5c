"""Tunnels as curves that keep clear of rooms and of each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import dist, inf
from typing import Final

from ...core.board import Board, Tunnel
from .geometry import Box, Curve, Oval, Point, bowed, crosses, swing

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
