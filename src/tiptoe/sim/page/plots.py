"""Plots of a report page as SVG; colours are CSS classes, so they follow the page's theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ..study.intervals import Estimate

WIDTH: Final = 640.0
HEIGHT: Final = 220.0
FOOT: Final = 26.0  # height of the labels below the axis
LABELS: Final = 14  # at most, along an axis
SMALL: Final = 132.0  # the width of a plot in a table
Say = Callable[[float], str]


@dataclass(frozen=True)
class Bars:
    """Counts by value; `second` is drawn over `first` on a scale of its own."""

    first: Mapping[int, int]
    second: Mapping[int, int]
    step: int = 1


def histogram(bars: Bars, title: str) -> str:
    """Histogram of two series; both fill the height, so that their shapes can be compared."""
    values = [*bars.first, *bars.second]
    low, high = min(values), max(values) + bars.step
    wide = WIDTH / ((high - low) / bars.step)
    parts = [_row(bars.first, low, bars.step, wide, "bar"), _row(bars.second, low, bars.step, wide, "second")]
    every = max(1, -(-int((high - low) / bars.step) // LABELS)) * bars.step
    for value in range(low, high, every):
        x = (value - low) / bars.step * wide + (wide / 2 if bars.step == 1 else 0)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 8:.1f}" text-anchor="middle">{value}</text>')
    return _plot(title, WIDTH, HEIGHT, [*parts, _line(0, HEIGHT - FOOT, WIDTH, HEIGHT - FOOT, "axis")])


def _row(counts: Mapping[int, int], low: int, step: int, wide: float, look: str) -> str:
    most, whole = max(counts.values(), default=1), max(sum(counts.values()), 1)
    drawn = []
    for value, n in counts.items():
        tall = (HEIGHT - FOOT) * n / most
        x, thin = (value - low) / step * wide, 0.86 if look == "bar" else 0.4
        drawn.append(
            f'<rect class="{look}" x="{x + wide * (1 - thin) / 2:.1f}" y="{HEIGHT - FOOT - tall:.1f}" '
            f'width="{wide * thin:.1f}" height="{tall:.1f}" rx="2"><title>{value}: {n} ({n / whole:.1%})</title></rect>'
        )
    return "".join(drawn)


def columns(rows: Sequence[tuple[str, Estimate]], par: float, say: Say, title: str) -> str:
    """Bar chart of shares with their intervals, and a line at `par`, the share expected if nothing mattered."""
    top = max([par, *[estimate.high for _, estimate in rows]]) * 1.1 or 1.0
    wide, floor = WIDTH / max(len(rows), 1), HEIGHT - FOOT
    parts = []
    for place, (name, estimate) in enumerate(rows):
        x, tall = place * wide, floor * estimate.value / top
        middle = x + wide / 2
        parts.append(
            f'<rect class="bar" x="{x + wide * 0.15:.1f}" y="{floor - tall:.1f}" width="{wide * 0.7:.1f}" '
            f'height="{tall:.1f}" rx="3"/>'
            + _line(middle, floor - floor * estimate.low / top, middle, floor - floor * estimate.high / top, "reach")
            + f'<text x="{middle:.1f}" y="{HEIGHT - 8:.1f}" text-anchor="middle">{escape(name)}</text>'
            + f'<text x="{middle + 6:.1f}" y="{floor - tall - 6:.1f}">{escape(say(estimate.value))}</text>'
        )
    level = floor - floor * par / top
    return _plot(
        title, WIDTH, HEIGHT, [*parts, _line(0, level, WIDTH, level, "par"), _line(0, floor, WIDTH, floor, "axis")]
    )


def whisker(estimate: Estimate, reach: float, title: str) -> str:
    """Whisker plot of one estimate around zero, for a table cell: gains to the right, losses to the left."""
    scale = SMALL / 2 / (reach or 1.0)
    at = [
        max(1.0, min(SMALL - 1, SMALL / 2 + value * scale)) for value in (estimate.low, estimate.value, estimate.high)
    ]
    look = "up" if estimate.low > 0 else "down" if estimate.high < 0 else "level"
    parts = [
        _line(SMALL / 2, 0, SMALL / 2, 18, "par"),
        f'<g class="{look}"><path d="M{at[0]:.1f} 9H{at[2]:.1f}" stroke-width="3"/>'
        f'<circle cx="{at[1]:.1f}" cy="9" r="4.5" stroke="none"/></g>',
    ]
    return _plot(title, SMALL, 18, parts)


def _line(x: float, y: float, to_x: float, to_y: float, look: str) -> str:
    return f'<path class="{look}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'


def _plot(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {width:g} {height:g}" role="img"><title>{escape(title)}</title>'
        f"{''.join(parts)}</svg>"
    )
