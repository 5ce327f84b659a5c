"""Landscape around rooms and tunnels: rock, the sky above it, the Depths below; or the stars around a ship."""

from __future__ import annotations

from math import sin

from ...core.board import Board
from ..plan.board import BoardPlan
from ..plan.geometry import Point, line, noise, number, swing
from .palette import Palette, Sky
from .rock import hatching, rock_of
from .ship import hull
from .symbols.common import INK


def backdrop(layout: BoardPlan, sky: Sky, palette: Palette) -> str:
    """Rock from edge to edge, plum below the line of the Depths, and sky above the ground."""
    width, height = layout.width, layout.height
    parts = [f'<rect width="{number(width)}" height="{number(height)}" fill="{palette.rock}"/>']
    if layout.depths is not None:
        edge = line(depths_line(layout, layout.depths))
        parts.append(f'<path d="{edge}V{number(height)}H0Z" fill="{palette.rock_deep}"/>')
        top = layout.depths - 60
        parts.append(
            f'<rect y="{number(top)}" width="{number(width)}" height="{number(height - top)}" fill="url(#t-ember)"/>'
        )
        parts.append(
            f'<path d="{edge}" fill="none" stroke="{palette.depths}" stroke-width="3.4" stroke-dasharray="0 9" '
            'stroke-linecap="round" opacity=".95"/>'
        )
    if layout.ground is not None:
        parts.append(_above(layout, layout.ground, sky, palette))
    return "".join(parts)


def scenery(board: Board, layout: BoardPlan, palette: Palette) -> str:
    """What everything is cut into: worked rock, or the decks of a ship among the stars."""
    if board.modules:
        return hull(board, palette)
    return backdrop(layout, palette.skies[board.sky], palette) + hatching(rock_of(layout), palette)


def depths_line(layout: BoardPlan, y: float) -> list[Point]:
    """The ember line, as uneven as rock."""
    steps = round(layout.width / 14)
    return [
        (layout.width * i / steps, y + 5 * sin(i * 0.31) + 3 * sin(i * 0.83 + 1) + 1.4 * swing("depths", i))
        for i in range(steps + 1)
    ]


def _above(layout: BoardPlan, ground: float, sky: Sky, palette: Palette) -> str:
    width = layout.width
    far = _ridge(width, ground - 26, 15, "far")
    near = _ridge(width, ground - 12, 10, "near")
    turf = _ridge(width, ground, 5, "turf")
    sun = width * sky.sun_at
    parts = [
        f'<rect width="{number(width)}" height="{number(ground + 20)}" fill="url(#t-sky)"/>',
        f'<rect x="{number(sun - 120)}" y="0" width="240" height="{number(ground)}" fill="url(#t-sun)"/>',
        f'<circle cx="{number(sun)}" cy="{number(ground - 40)}" r="19" fill="{sky.sun}"/>',
        _clouds(width, ground),
        f'<path d="{line(far)}V{number(ground + 30)}H0Z" fill="{sky.hills[0]}"/>',
        _castle(width * 0.44, ground - 16, sky.hills[1]),
        f'<path d="{line(near)}V{number(ground + 30)}H0Z" fill="{sky.hills[1]}"/>',
        f'<path d="{line(turf)}V{number(ground + 40)}H0Z" fill="{palette.rock}"/>',
        f'<path d="{line(turf)}" fill="none" stroke="{INK}" stroke-width="4"/>',
        f'<path d="{line([(x, y - 2) for x, y in turf])}" fill="none" stroke="{palette.turf}" stroke-width="1.6"/>',
    ]
    return "".join(parts)


def _ridge(width: float, y: float, height: float, seed: str) -> list[Point]:
    steps = round(width / 20)
    waves = [(0.11 + 0.2 * noise(seed, i), noise(seed, i + 9) * 6, 1 / (i + 1)) for i in range(3)]
    return [
        (width * i / steps, y + height * sum(a * sin(f * (1 + 2 * k) * i + p) for k, (f, p, a) in enumerate(waves)) / 2)
        for i in range(steps + 1)
    ]


def _clouds(width: float, ground: float) -> str:
    cloud = "q9-15 27-9 14-13 33-2 17-3 20 8 10 1 10 6H-6q0-6 6-6Z"
    places = [
        (width * (0.17 + 0.2 * i + 0.05 * swing("cloud", i)), ground * (0.3 + 0.2 * noise("cloud", i)))
        for i in range(5)
    ]
    body = "".join(f"M{number(x)} {number(y)}{cloud.replace('H-6', f'H{number(x - 6)}')}" for x, y in places)
    return f'<path d="{body}" fill="#fff" opacity=".15"/>'


def _castle(x: float, y: float, colour: str) -> str:
    towers = (
        "M-74 20V-14h-4v-9h5v4h5v-4h5v4h5v-4h5v9h-4V-2H-30V-26h-4v-8l2-2 10-17 10 17 2 2v8h-4V-8H-2v-4h5v4h5v-4h5"
        "v4h5v-4h5v4h5V-22h-4v-10h5v5h5v-5h5v5h5v-5h5v10h-4V-6H66v-4h5v4h4V20Z"
    )
    windows = "M-67-8h3v6h-3ZM-24-22h4v8h-4ZM37-16h3v7h-3ZM8 2h4v6H8Z"
    return (
        f'<g transform="translate({number(x)} {number(y)})"><path d="{towers}" fill="{colour}"/>'
        f'<path d="{windows}" fill="#ffcf7a" opacity=".85"/></g>'
    )
