"""Eye of the dragon, in her hide."""

from __future__ import annotations

from math import cos, pi, sin

from ...view.view import View
from ..layout.board import BoardPlan, eye_place
from ..layout.geometry import Point, number
from .symbols.common import INK


def eye_opening(view: View | None) -> float:
    """Returns how wide the dragon's eye is open: wider with her rage."""
    spaces = len(view.rules.params.rage) if view is not None else 1
    return 0.5 if view is None else 0.5 + 0.4 * view.marker / max(1, spaces - 1)


def sleeper(layout: BoardPlan, open_by: float) -> str:
    """Draws the dragon's eye in the widest stretch of rock; "" on a small sheet or where there is no room for it."""
    place = eye_place(layout)
    return "" if place is None else eye(*place, open_by)


def eye(point: Point, size: float, open_by: float) -> str:
    """Draws the eye alone, in its hide."""
    x, y = point
    lid = 44 * open_by
    outline = (
        f"M-120 10Q-40 {number(-lid)} 20 {number(-lid)}T120 0Q40 {number(lid * 0.8)} 0 {number(lid * 0.8)}T-120 10Z"
    )
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({size:.2f})">'
        f'<clipPath id="t-lids"><path d="{outline}"/></clipPath>{_scales()}'
        f'<path d="{outline}" fill="#2a0705" stroke="{INK}" stroke-width="7" stroke-linejoin="round"/>'
        '<g clip-path="url(#t-lids)"><circle r="46" fill="url(#t-iris)"/>'
        f'<path d="{_rays()}" stroke="#7a1404" stroke-width="1.4" opacity=".7"/>'
        '<path d="M0-48Q9 0 0 48-9 0 0-48Z" fill="#0d0302"/>'
        '<ellipse cx="-15" cy="-14" rx="8" ry="5" fill="#fff3cf"/></g>'
        f'<path d="{outline}" fill="none" stroke="#c4512c" stroke-width="2" opacity=".8"/>'
        f'<path d="M-138 4Q-50 {number(-lid - 30)} 26 {number(-lid - 26)}T142-10" fill="none" stroke="{INK}" '
        'stroke-width="5" stroke-linecap="round"/></g>'
    )


def _scales() -> str:
    """Draws the dragon's hide, lost in the dark away from the eye."""
    rows: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for j in range(-5, 6):
        for i in range(-7, 8):
            x, y = 22 * i + (11 if j % 2 else 0), 13 * j
            far = (x / 150) ** 2 + (y / 64) ** 2
            if far < 1:
                rows[1 + int(far * 3)].append(f"M{x - 11} {y}a11 12 0 0 0 22 0")
    return '<ellipse rx="150" ry="78" fill="url(#t-hide)"/>' + "".join(
        f'<path d="{"".join(arcs)}" fill="none" stroke="#a4402a" stroke-width="1.8" opacity="{0.75 / depth:.2f}"/>'
        for depth, arcs in rows.items()
    )


def _rays() -> str:
    angles = [2 * pi * i / 28 for i in range(28)]
    return "".join(
        f"M{number(16 * cos(a))} {number(16 * sin(a))}L{number(42 * cos(a))} {number(42 * sin(a))}" for a in angles
    )
