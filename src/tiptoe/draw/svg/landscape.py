"""Landscape around rooms and tunnels: rock and what is cut into it, the dragon's eye, sky and Depths, a ship's hull.

Walls, rims and floors are three passes over the same paths, so that one opens into the other seamlessly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, inf, pi, sin
from typing import Final

from ...core.board import Board
from ...view.view import View
from ..layout.board import SHIP_SPACE, SHIP_WIDTH, BoardPlan, eye_place, module_box
from ..layout.geometry import Box, DrawnLine, Oval, Point, distance, line, noise, number, swing
from .palette import Palette, Sky
from .symbols import INK

WIDTHS: Final = {"wall": 27.0, "rim": 20.4, "floor": 16.0}
PLANKS: Final = "#8d6b3f"  # in any light
HATCH_REACH: Final = 24.0  # how far from a wall rock is worked
HATCH_APART: Final = 17.0  # between two groups of strokes, along streets


def carve(
    tunnels: str,
    outlines: Sequence[str],
    palette: Palette,
    *,
    floor: str = "url(#t-floor)",
    over: str = "",
    cap: str = "round",
) -> str:
    """Carves tunnels and rooms by their paths. `over` lies on the floor of the tunnels and under that of the rooms."""
    rooms = "".join(outlines)
    passes = [
        f'<path d="{tunnels}" stroke="{palette.wall}" stroke-width="{WIDTHS["wall"]:g}"/>',
        f'<path d="{rooms}" stroke="{palette.wall}" stroke-width="11"/>',
        f'<path d="{tunnels}" stroke="{palette.rim}" stroke-width="{WIDTHS["rim"]:g}"/>',
        "".join(f'<path d="{path}" stroke="url(#t-rim)" stroke-width="4.4"/>' for path in outlines),
        f'<path d="{tunnels}" stroke="{floor}" stroke-width="{WIDTHS["floor"]:g}"/>',
        f'<path d="{tunnels}" stroke="{palette.shadow}" stroke-width="13" stroke-dasharray="1.6 8" opacity=".16"/>',
        over,
        f'<path d="{rooms}" fill="{floor}"/>',
    ]
    return f'<g fill="none" stroke-linejoin="round" stroke-linecap="{cap}">{"".join(passes)}</g>'


def bridge(path: str, floor: str, palette: Palette) -> str:
    """Draws a piece of a tunnel that leads over another one: planks between two rails."""
    return (
        f'<path d="{path}" stroke="{palette.shadow}" stroke-width="36" opacity=".45"/>'
        f'<path d="{path}" stroke="{palette.wall}" stroke-width="30"/>'
        f'<path d="{path}" stroke="{palette.bridge_rail}" stroke-width="24"/>'
        f'<path d="{path}" stroke="{palette.bridge_frame}" stroke-width="18"/>'
        f'<path d="{path}" stroke="{floor}" stroke-width="16"/>'
        f'<path d="{path}" stroke="{PLANKS}" stroke-width="16" stroke-dasharray="6 2.4"/>'
        f'<path d="{path}" stroke="{palette.shadow}" stroke-width="16" stroke-dasharray="1.4 7" opacity=".35"/>'
    )


@dataclass(frozen=True)
class Rock:
    """Piece of rock: what is cut into it, where its surface can be worked, and where it is that of the Depths."""

    seed: str
    rooms: Sequence[Oval]
    lines: Sequence[DrawnLine]
    labels: Sequence[Box]
    space: Box
    deep: Callable[[Point], bool]


def rock_of(layout: BoardPlan) -> Rock:
    """Returns the rock of a whole board: below the ground, if that is seen."""
    top = layout.ground + 14 if layout.ground is not None else -26.0
    space = Box(layout.width / 2, (top + layout.height + 60) / 2, layout.width + 120, layout.height + 60 - top)
    lines = [curve for way in layout.ways for curve in way.curves]
    depths = layout.depths if layout.depths is not None else inf
    return Rock("", layout.rooms, lines, layout.labels, space, lambda point: point[1] > depths)


class WorkedRock:
    """Places of strokes, sorted into squares: a search for room looks at the nine squares around a point."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], list[Point]] = {}

    def add(self, x: float, y: float) -> None:
        self.squares.setdefault((int(x // HATCH_APART), int(y // HATCH_APART)), []).append((x, y))

    def is_near(self, x: float, y: float) -> bool:
        """Says whether there are strokes too near for another group."""
        column, row = int(x // HATCH_APART), int(y // HATCH_APART)
        return any(
            abs(x - a) + abs(y - b) < HATCH_APART
            for i in (column - 1, column, column + 1)
            for j in (row - 1, row, row + 1)
            for a, b in self.squares.get((i, j), ())
        )


def hatching(rock: Rock, palette: Palette) -> str:
    """Draws groups of three strokes where rock meets a wall; none over a floor."""
    strokes: dict[bool, list[str]] = {False: [], True: []}
    around = [(line.points(), Box.around(line.points())) for line in rock.lines]
    worked = WorkedRock()
    for i, (x, y) in enumerate(_beside_walls(rock)):
        if not rock.space.holds((x, y)) or worked.is_near(x, y) or not _in_rock((x, y), rock, around):
            continue
        worked.add(x, y)
        strokes[rock.deep((x, y))].append(_three_strokes(x, y, f"{rock.seed}hatch{i}"))
    plain = f'<path d="{"".join(strokes[False])}" stroke="{palette.hatching}"/>'
    deep_ones = f'<path d="{"".join(strokes[True])}" stroke="{palette.hatching_deep}"/>'
    return f'<g fill="none" stroke-width="1.3" stroke-linecap="round">{plain}{deep_ones}</g>'


def _beside_walls(rock: Rock) -> list[Point]:
    found: list[Point] = []
    for k, oval in enumerate(rock.rooms):
        for i in range(22):
            angle = 2 * pi * (i + noise(f"{rock.seed}ring{k}", i)) / 22
            out = 9 + HATCH_REACH * noise(f"{rock.seed}out{k}", i)
            found.append((oval.x + (oval.rx + out) * cos(angle), oval.y + (oval.ry + out) * sin(angle)))
    for k, curve in enumerate(rock.lines):
        n = round(distance(curve.start, curve.end) / 11)
        for i in range(1, n):
            (x, y), (dx, dy) = curve.at(i / n), curve.direction(i / n)
            side = (19 + HATCH_REACH * noise(f"{rock.seed}side{k}", i)) * (1 if i % 2 else -1)
            found.append((x - dy * side, y + dx * side))
    return found


def _in_rock(point: Point, rock: Rock, around: Sequence[tuple[Sequence[Point], Box]]) -> bool:
    if any(oval.reach(point, 12) < 1 for oval in rock.rooms) or any(box.holds(point, 8) for box in rock.labels):
        return False
    near = [points for points, box in around if box.holds(point, 24)]
    return all(distance(point, each) >= 21 for points in near for each in points)


def _three_strokes(x: float, y: float, seed: str) -> str:
    angle, length = pi * noise(seed), 7 + 5 * noise(seed, 1)
    dx, dy = cos(angle), sin(angle)
    return "".join(
        f"M{number(x - dy * 3.4 * k - dx * length / 2)} {number(y + dx * 3.4 * k - dy * length / 2)}"
        f"l{number(dx * length)} {number(dy * length)}"
        for k in (-1, 0, 1)
    )


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


STARS: Final = 260


def hull(board: Board, palette: Palette) -> str:
    """Draws space, and the modules side by side in it; from the module without rooms the Boss looks out."""
    width, height = SHIP_WIDTH + 2 * SHIP_SPACE, round(SHIP_WIDTH / board.aspect) + 2 * SHIP_SPACE
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
