"""Points, curves and boxes, and a noise that is the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, Protocol, TypeAlias
from zlib import crc32

Point: TypeAlias = tuple[float, float]

SAMPLES: Final = 24


def noise(seed: str, index: int = 0) -> float:
    """Returns a number from 0 to 1 that only the seed decides."""
    mixed = crc32(f"{seed}:{index}".encode())
    for _ in range(2):  # checksums of texts that are alike are alike
        mixed = (mixed ^ mixed >> 16) * 0x45D9F3B & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) / 2**32


def swing(seed: str, index: int = 0) -> float:
    """Returns a number from -1 to 1 that only the seed decides."""
    return 2 * noise(seed, index) - 1


def number(value: float) -> str:
    """Writes a coordinate as short as it can be: one decimal, no trailing zero, no negative zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


class DrawnLine(Protocol):
    """Line that can be drawn, and followed from 0 to 1."""

    @property
    def start(self) -> Point: ...

    @property
    def end(self) -> Point: ...

    def at(self, t: float) -> Point: ...

    def direction(self, t: float) -> Point:
        """Returns where the line heads, as a vector of length 1."""

    def points(self, n: int = SAMPLES) -> list[Point]: ...

    def path(self) -> str: ...


@dataclass(frozen=True)
class Curve:
    """Quadratic curve: from one end to the other, pulled towards a handle."""

    start: Point
    handle: Point
    end: Point

    def at(self, t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return (
            a * self.start[0] + b * self.handle[0] + c * self.end[0],
            a * self.start[1] + b * self.handle[1] + c * self.end[1],
        )

    def direction(self, t: float) -> Point:
        """Returns where the curve heads, as a vector of length 1."""
        x = (1 - t) * (self.handle[0] - self.start[0]) + t * (self.end[0] - self.handle[0])
        y = (1 - t) * (self.handle[1] - self.start[1]) + t * (self.end[1] - self.handle[1])
        length = hypot(x, y) or 1.0
        return x / length, y / length

    def points(self, n: int = SAMPLES) -> list[Point]:
        return [self.at(i / n) for i in range(n + 1)]

    def path(self) -> str:
        (ax, ay), (bx, by), (cx, cy) = self.start, self.handle, self.end
        return f"M{number(ax)} {number(ay)}Q{number(bx)} {number(by)} {number(cx)} {number(cy)}"


def bowed(start: Point, end: Point, bow: float, skew: float = 0.5) -> Curve:
    """Returns a curve whose handle lies `bow` to the side of the straight line, at the share `skew` of it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    handle = (start[0] + dx * skew - dy / length * bow, start[1] + dy * skew + dx / length * bow)
    return Curve(start, handle, end)


@dataclass(frozen=True)
class Trail:
    """Smooth line through points: cubic curves, each given by its two ends and the two handles between them."""

    pieces: tuple[tuple[Point, Point, Point, Point], ...]

    @property
    def start(self) -> Point:
        return self.pieces[0][0]

    @property
    def end(self) -> Point:
        return self.pieces[-1][3]

    def at(self, t: float) -> Point:
        (a, b, c, d), t = self._piece(t)
        w = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        return (
            w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
            w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
        )

    def direction(self, t: float) -> Point:
        """Returns where the line heads, as a vector of length 1."""
        (a, b, c, d), t = self._piece(t)
        w = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x = w[0] * (b[0] - a[0]) + w[1] * (c[0] - b[0]) + w[2] * (d[0] - c[0])
        y = w[0] * (b[1] - a[1]) + w[1] * (c[1] - b[1]) + w[2] * (d[1] - c[1])
        length = hypot(x, y) or 1.0
        return x / length, y / length

    def points(self, n: int = SAMPLES) -> list[Point]:
        return [self.at(i / n) for i in range(n + 1)]

    def path(self) -> str:
        start = f"M{number(self.start[0])} {number(self.start[1])}"
        return start + "".join(
            "C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end))
            for _, first, second, end in self.pieces
        )

    def _piece(self, t: float) -> tuple[tuple[Point, Point, Point, Point], float]:
        index = min(len(self.pieces) - 1, int(t * len(self.pieces)))
        return self.pieces[index], t * len(self.pieces) - index


def trail(points: Sequence[Point], first: Point | None, last: Point | None) -> Trail:
    """Returns a line through all points; `first` and `last` are where it heads at its ends, or None where that is free.

    At the points between it heads from the one before to the one after. A tangent is as long as its piece.
    """
    pieces: list[tuple[Point, Point, Point, Point]] = []
    for i, (a, b) in enumerate(pairwise(points)):
        length = distance(a, b)
        out = first if i == 0 else _heading(points[i - 1], points[i + 1])
        into = last if i == len(points) - 2 else _heading(points[i], points[i + 2])
        m, n = _tangents((b[0] - a[0], b[1] - a[1]), _stretched(out, length), _stretched(into, length))
        handles = (a[0] + m[0] / 3, a[1] + m[1] / 3), (b[0] - n[0] / 3, b[1] - n[1] / 3)
        pieces.append((a, *handles, b))
    return Trail(tuple(pieces))


def _heading(a: Point, b: Point) -> Point:
    length = distance(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _stretched(heading: Point | None, length: float) -> Point | None:
    return None if heading is None else (heading[0] * length, heading[1] * length)


def _tangents(way: Point, out: Point | None, into: Point | None) -> tuple[Point, Point]:
    """Returns the tangents at both ends; where one is free, the line is not bent at that end."""
    if out is None and into is None:
        return way, way
    if out is None:
        assert into is not None
        return ((3 * way[0] - into[0]) / 2, (3 * way[1] - into[1]) / 2), into
    if into is None:
        return out, ((3 * way[0] - out[0]) / 2, (3 * way[1] - out[1]) / 2)
    return out, into


@dataclass(frozen=True)
class Box:
    """Upright rectangle around a middle."""

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def around(points: Sequence[Point]) -> Box:
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)

    def meets(self, other: Box, gap: float = 0.0) -> bool:
        return (
            abs(self.x - other.x) * 2 < self.width + other.width + 2 * gap
            and abs(self.y - other.y) * 2 < self.height + other.height + 2 * gap
        )

    def holds(self, point: Point, gap: float = 0.0) -> bool:
        return abs(point[0] - self.x) < self.width / 2 + gap and abs(point[1] - self.y) < self.height / 2 + gap


@dataclass(frozen=True)
class Oval:
    """Oval of a room's floor: every outline drawn for it stays inside."""

    x: float
    y: float
    rx: float
    ry: float

    @property
    def middle(self) -> Point:
        return self.x, self.y

    def reach(self, point: Point, gap: float = 0.0) -> float:
        """Returns how far out a point lies: below 1 it is inside the oval grown by `gap`."""
        return hypot((point[0] - self.x) / (self.rx + gap), (point[1] - self.y) / (self.ry + gap))

    def meets(self, other: Oval, gap: float = 0.0) -> bool:
        """Says whether two ovals meet: exact for ovals of one proportion, otherwise on the safe side."""
        rx, ry = self.rx + other.rx + gap, self.ry + other.ry + gap
        return hypot((self.x - other.x) / rx, (self.y - other.y) / ry) < 1

    def blob(self, seed: str, corners: int = 10) -> list[Point]:
        """Returns a carved outline, never outside the oval and never far inside it."""
        points: list[Point] = []
        for i in range(corners):
            angle = 2 * pi * (i + 0.3 * swing(seed, i)) / corners
            r = 0.93 + 0.07 * swing(seed, corners + i)
            points.append((self.x + self.rx * r * cos(angle), self.y + self.ry * r * sin(angle)))
        return points


def smooth(points: Sequence[Point]) -> str:
    """Returns a closed path that rounds every corner: from the middle of each side to that of the next."""
    n = len(points)
    middles = [_middle(points[i], points[(i + 1) % n]) for i in range(n)]
    start = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    sides = [
        f"Q{number(x)} {number(y)} {number(mx)} {number(my)}" for (x, y), (mx, my) in zip(points, middles, strict=True)
    ]
    return start + "".join(sides) + "Z"


def line(points: Sequence[Point]) -> str:
    """Returns an open path from corner to corner."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Says whether the segments a-b and c-d cut each other."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
