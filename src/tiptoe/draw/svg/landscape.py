"""Landscape around rooms and tunnels: rock, sky and Depths, or a ship's hull among stars."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ...core.board import Board
from ..layout.board import BoardPlan
from ..layout.geometry import Box, Point, line, noise, number, swing
from ..layout.modules import SPACE, WIDTH, module_box
from .palette import Palette, Sky
from .rock import hatching, rock_of
from .symbols.common import INK

STARS: Final = 260


def hull(board: Board, palette: Palette) -> str:
    """Draws space, and the modules side by side in it; from the module without rooms the Boss looks out."""
    width, height = WIDTH + 2 * SPACE, round(WIDTH / board.aspect) + 2 * SPACE
    modules = "".join(_module(board, module, palette) for module in range(len(board.modules)))
    empty = [each for i, each in enumerate(board.modules) if i not in board.module_of]
    return (
        _space(width, height, palette)
        + modules
        + "".join(_lens(module_box(board, module), palette) for module in empty)
    )


def _space(width: float, height: float, palette: Palette) -> str:
    stars = "".join(
        f'<circle cx="{number(width * noise("star", i))}" cy="{number(height * noise("star", i + STARS))}" '
        f'r="{0.6 + 1.5 * noise("star", i + 2 * STARS) ** 3:.1f}"/>'
        for i in range(STARS)
    )
    return (
        f'<rect width="{number(width)}" height="{number(height)}" fill="{palette.space}"/>'
        f'<ellipse cx="{number(width * 0.36)}" cy="{number(height * 0.2)}" rx="{number(width * 0.3)}" '
        f'ry="{number(height * 0.34)}" fill="url(#t-nebula)"/><g fill="{palette.star}" opacity=".7">{stars}</g>'
    )


def _lens(box: Box, palette: Palette) -> str:
    """Draws the visor of the Boss: a red light behind steel shutters."""
    rays = "".join(
        f"M{number(38 * cos(a))} {number(38 * sin(a))}L{number(58 * cos(a))} {number(58 * sin(a))}"
        for a in (2 * pi * i / 24 for i in range(24))
    )
    return (
        f'<g transform="translate({number(box.x)} {number(box.y)})" opacity=".9">'
        '<ellipse rx="230" ry="120" fill="url(#t-glare)"/>'
        '<path d="M-190 0-120-62H120L190 0 120 62H-120Z" fill="#10141d" '
        f'stroke="{palette.empty_module.edge}" stroke-width="5"/>'
        '<path d="M-168 0-112-46H112L168 0 112 46H-112Z" fill="#07090f" stroke="#566580" stroke-width="2"/>'
        '<circle r="44" fill="url(#t-visor)"/><circle r="15" fill="#ffe9d8"/>'
        f'<path d="{rays}" stroke="#ff5a3c" stroke-width="3" opacity=".75"/>'
        '<path d="M-168 0-112-46H112L168 0 96-20H-96Z" fill="#2a3446"/>'
        '<path d="M-168 0-112 46H112L168 0 96 26H-96Z" fill="#1c2431"/>'
        '<path d="M-60-52H60M-60 52H60" stroke="#566580" stroke-width="3" stroke-dasharray="14 8"/></g>'
    )


def _module(board: Board, place: int, palette: Palette) -> str:
    """Draws a plate with bolts in its corners, a brighter edge, and light from above."""
    module = board.modules[place]
    box = module_box(board, module)
    tint = palette.tints[module.tint] if place in board.module_of else palette.empty_module
    left, top, w, h = box.x - box.width / 2, box.y - box.height / 2, box.width, box.height
    frame = f'x="{number(left)}" y="{number(top)}" width="{number(w)}" height="{number(h)}" rx="16"'
    bolts = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="3.4"/>'
        for x in (left + 13, left + w - 13)
        for y in (top + 13, top + h - 13)
    )
    return (
        f'<rect {frame} fill="{tint.floor}" stroke="{tint.edge}" stroke-width="3"/>'
        f'<rect {frame} fill="url(#t-sheen)"/>{_seams(left, top, w, h, tint.edge)}'
        f'<g fill="{tint.edge}" opacity=".75">{bolts}</g>'
    )


def _seams(left: float, top: float, width: float, height: float, colour: str) -> str:
    """Draws the seams between the plates of a floor."""
    step = 82.0
    across = [left + step * i for i in range(1, int(width / step) + 1) if step * i < width - 30]
    down = [top + step * i for i in range(1, int(height / step) + 1) if step * i < height - 30]
    lines = [f"M{number(x)} {number(top + 8)}V{number(top + height - 8)}" for x in across]
    lines += [f"M{number(left + 8)} {number(y)}H{number(left + width - 8)}" for y in down]
    return f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="1.2" opacity=".13"/>'


def backdrop(layout: BoardPlan, sky: Sky, palette: Palette) -> str:
    """Draws rock from edge to edge, plum below the line of the Depths, and sky above the ground."""
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
    """Draws the ground that everything is cut into: worked rock, or the decks of a ship among the stars."""
    if board.modules:
        return hull(board, palette)
    return backdrop(layout, palette.skies[board.sky], palette) + hatching(rock_of(layout), palette)


def depths_line(layout: BoardPlan, y: float) -> list[Point]:
    """Returns the ember line above the Depths, as uneven as rock."""
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
