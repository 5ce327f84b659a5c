"""Curves in cells of a terminal: braille dots where they can be shown, typewriter strokes elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import Final

from ..plan.geometry import DrawnLine

DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by half column, then by quarter line
FINE: Final = 400  # points of a curve: more than it has dots


def braille(curves: Sequence[DrawnLine]) -> dict[tuple[int, int], str]:
    """By column and line: the character with every dot that a curve passes."""
    bits: dict[tuple[int, int], int] = {}
    for x, y in (point for curve in curves for point in curve.points(FINE)):
        column, line = int(x // 1), int(y // 1)
        dot = DOTS[int((x - column) * 2)][int((y - line) * 4)]
        bits[column, line] = bits.get((column, line), 0) | dot
    return {at: chr(0x2800 + dots) for at, dots in bits.items()}


def typewriter(curves: Sequence[DrawnLine]) -> dict[tuple[int, int], str]:
    """By column and line: the stroke that lies nearest to how a curve passes the middle of the cell."""
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
    """Which of eight directions a vector has, clockwise from the right; y grows downwards."""
    return round(atan2(y, x) / (pi / 4)) % 8


def _stroke(dx: float, dy: float, height: float) -> str:
    """Steep ways lean, flat ones climb in thirds of a line."""
    if abs(dy) > 1.3 * abs(dx):
        return "|"
    if abs(dy) > 0.42 * abs(dx):
        return "\\" if dx * dy > 0 else "/"
    return "'-."[min(2, int(height * 3))]
