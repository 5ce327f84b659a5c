"""Hull of a ship: its modules side by side, and the starlight around them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ...core.board import Board
from ..plan.geometry import Box, noise, number
from ..plan.modules import SPACE, WIDTH, module_box
from .palette import Palette

STARS: Final = 260


def hull(board: Board, palette: Palette) -> str:
    """Space, and the modules side by side in it; out of the one without rooms the Boss looks."""
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
    """His visor: a red light behind steel shutters."""
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
    """A plate with bolts in its corners, a brighter edge, and light from above."""
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
    """Where the plates of a floor meet."""
    step = 82.0
    across = [left + step * i for i in range(1, int(width / step) + 1) if step * i < width - 30]
    down = [top + step * i for i in range(1, int(height / step) + 1) if step * i < height - 30]
    lines = [f"M{number(x)} {number(top + 8)}V{number(top + height - 8)}" for x in across]
    lines += [f"M{number(left + 8)} {number(y)}H{number(left + width - 8)}" for y in down]
    return f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="1.2" opacity=".13"/>'
