"""What surrounds rooms and tunnels: rock with its hatching, the sky, the Depths, and what sleeps there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, inf, pi, sin
from typing import Final
from xml.sax.saxutils import escape

from ...core.material import Board
from ...view.view import View
from ..plan.board import WIDTH, Layout
from ..plan.geometry import Box, Line, Oval, Point, distance, line, noise, number, swing
from ..plan.ship import hull
from .symbols.common import BONE, EMBER, INK, LETTERS, NUMERALS, TORCH, TORCH_INK

FLOOR: Final = "#4b4a4c"
FLOOR_DEEP: Final = "#45383f"
HATCH_REACH: Final = 24.0  # how far from a wall rock is worked


@dataclass(frozen=True)
class Sky:
    """The light above ground."""

    high: str
    low: str
    sun: str
    hills: tuple[str, str]


DAY: Final = Sky("#24486b", "#8fb4c2", "#fff3cf", ("#3f6076", "#2c4355"))
DUSK: Final = Sky("#35182f", "#d9683d", "#ffd08a", ("#6b3140", "#421f33"))

STYLE: Final = f"""
.t-id{{font:700 15px {LETTERS};fill:{BONE};text-anchor:middle}}
.t-name{{font:600 13px {LETTERS};fill:{BONE};text-anchor:middle}}
.t-quiet{{font:600 13px {LETTERS};fill:#8f96a8;text-anchor:middle}}
.t-count{{font:700 22px {NUMERALS};fill:{BONE};text-anchor:middle}}
.t-title{{font:700 19px {LETTERS};fill:{BONE}}}
.t-words{{font:500 24px {LETTERS};fill:#c2b69e}}
.t-value{{font:700 19px {NUMERALS};fill:{TORCH_INK};text-anchor:middle}}
.t-cost{{font:700 15px {LETTERS};fill:{TORCH};text-anchor:middle}}
.t-plate{{fill:#12151d;stroke:#596075;stroke-width:1.2}}
.t-plate-here{{fill:{TORCH};stroke:{TORCH_INK};stroke-width:1.2}}
.t-plate-here+.t-id,.t-plate-here+.t-name{{fill:{TORCH_INK}}}
""".strip()


def sky_of(board: str) -> Sky:
    """The face of a board decides the hour."""
    return DUSK if any(word in board for word in ("dusk", "night", "evening")) else DAY


def sheet(size: tuple[float, float], title: str, shapes: str, parts: Sequence[str], *, style: str = STYLE) -> str:
    """A picture of its own: the shapes it uses, its style, and its parts in the order in which they are drawn."""
    width, height = number(size[0]), number(size[1])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" class="t-map">',
        f"<title>{escape(title)}</title>",
        f"<style>{style}</style>" if style else "",
        f"<defs>{shapes}</defs>",
        *parts,
        "</svg>\n",
    ]
    return "\n".join(line for line in lines if line)


def awake(view: View | None) -> float:
    """How wide the dragon's eye is open: with the rage."""
    spaces = len(view.rules.params.rage) if view is not None else 1
    return 0.5 if view is None else 0.5 + 0.4 * view.marker / max(1, spaces - 1)


def torch(point: Point) -> str:
    """The light that a pawn carries."""
    x, y = point
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="112" fill="url(#t-torch)" pointer-events="none"/>'


def gradients(change: float, sky: Sky) -> str:
    """Light and metal, to be used by name. Floors change colour at a height: there the Depths begin."""
    return "".join(
        (
            _linear("blood", ("#e8553f", "#a81f19")),
            _linear("brass", ("#f6cb70", "#9c6412")),
            _linear("bronze", ("#b98f57", "#6d4e28")),
            _linear("violet", ("#a277dc", "#5b2f94")),
            _linear("gold", ("#fff1b8", "#f5bf3f", "#a9680f")),
            _linear("doorway", ("#000", "#000", "#a4763f"), turn=0),
            _linear("rim", ("#b3a68f", "#6f6a63", "#3a3733")),
            _linear("sky", (sky.high, sky.low), turn=0),
            _radial("lit", (("#e2ae63", 1), ("#a4763f", 1))),
            _radial("shade", (("#ffe2b0", 0.2), ("#000", 0.0), ("#000", 0.34)), 'cx=".36" cy=".26" r=".8"'),
            _radial("torch", (("#ffd48a", 0.85), ("#ffa63d", 0.34), ("#ff8a1f", 0))),
            _radial("ember", (("#ff5a2a", 0.3), ("#ff5a2a", 0)), 'cx=".7" cy="1.05" r=".8"'),
            _radial("vignette", (("#000", 0), ("#000", 0), ("#000", 0.5)), 'cx=".45" cy=".45" r=".8"'),
            _radial("nebula", (("#3a5aa8", 0.38), ("#2a2f6a", 0.2), ("#0a0d18", 0))),
            _radial("glare", (("#ff3a22", 0.35), ("#ff3a22", 0.08), ("#ff3a22", 0))),
            _radial("visor", (("#fff0d8", 1), ("#ff6a3a", 1), ("#b01408", 1), ("#3a0503", 1))),
            _linear("sheen", ("#ffffff12", "#ffffff00", "#00000055"), turn=0),
            _radial("sun", ((sky.sun, 0.9), (sky.sun, 0.25), (sky.sun, 0))),
            _radial("hide", (("#7c2216", 0.9), ("#4a140f", 0.6), ("#2a0c0c", 0))),
            _radial("iris", (("#fff2a8", 1), ("#ffc83a", 1), ("#f2661a", 1), ("#7a1404", 1))),
            f'<linearGradient id="t-floor" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{number(change - 30)}" '
            f'y2="{number(change + 30)}"><stop stop-color="{FLOOR}"/><stop offset="1" stop-color="{FLOOR_DEEP}"/>'
            "</linearGradient>",
        )
    )


def _linear(name: str, colours: Sequence[str], turn: float = 1.0) -> str:
    stops = "".join(f'<stop offset="{i / (len(colours) - 1):g}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return f'<linearGradient id="t-{name}" x1="0" y1="0" x2="{turn:g}" y2="1">{stops}</linearGradient>'


def _radial(name: str, stops: Sequence[tuple[str, float]], where: str = "") -> str:
    body = "".join(
        f'<stop offset="{i / (len(stops) - 1):.2g}" stop-color="{colour}" stop-opacity="{alpha:g}"/>'
        for i, (colour, alpha) in enumerate(stops)
    )
    return f'<radialGradient id="t-{name}" {where}>{body}</radialGradient>'


def backdrop(layout: Layout, sky: Sky) -> str:
    """Rock from edge to edge, plum below the line of the Depths, and sky above the ground."""
    width, height = layout.width, layout.height
    parts = [f'<rect width="{number(width)}" height="{number(height)}" fill="#1d222d"/>']
    if layout.depths is not None:
        edge = line(depths_line(layout, layout.depths))
        parts.append(f'<path d="{edge}V{number(height)}H0Z" fill="#1c1420"/>')
        top = layout.depths - 60
        parts.append(
            f'<rect y="{number(top)}" width="{number(width)}" height="{number(height - top)}" fill="url(#t-ember)"/>'
        )
        parts.append(
            f'<path d="{edge}" fill="none" stroke="{EMBER}" stroke-width="3.4" stroke-dasharray="0 9" '
            'stroke-linecap="round" opacity=".95"/>'
        )
    if layout.ground is not None:
        parts.append(_above(layout, sky, layout.ground))
    return "".join(parts)


def ground(board: Board, layout: Layout, sky: Sky) -> str:
    """What everything is cut into: worked rock, or the decks of a ship among the stars."""
    return hull(board) if board.modules else backdrop(layout, sky) + hatching(rock_of(layout))


def depths_line(layout: Layout, y: float) -> list[Point]:
    """The ember line, as uneven as rock."""
    steps = round(layout.width / 14)
    return [
        (layout.width * i / steps, y + 5 * sin(i * 0.31) + 3 * sin(i * 0.83 + 1) + 1.4 * swing("depths", i))
        for i in range(steps + 1)
    ]


def _above(layout: Layout, sky: Sky, ground: float) -> str:
    width = layout.width
    far = _ridge(width, ground - 26, 15, "far")
    near = _ridge(width, ground - 12, 10, "near")
    turf = _ridge(width, ground, 5, "turf")
    sun = width * 0.86 if sky is DUSK else width * 0.62
    parts = [
        f'<rect width="{number(width)}" height="{number(ground + 20)}" fill="url(#t-sky)"/>',
        f'<rect x="{number(sun - 120)}" y="0" width="240" height="{number(ground)}" fill="url(#t-sun)"/>',
        f'<circle cx="{number(sun)}" cy="{number(ground - 40)}" r="19" fill="{sky.sun}"/>',
        _clouds(width, ground),
        f'<path d="{line(far)}V{number(ground + 30)}H0Z" fill="{sky.hills[0]}"/>',
        _castle(width * 0.44, ground - 16, sky.hills[1]),
        f'<path d="{line(near)}V{number(ground + 30)}H0Z" fill="{sky.hills[1]}"/>',
        f'<path d="{line(turf)}V{number(ground + 40)}H0Z" fill="#1d222d"/>',
        f'<path d="{line(turf)}" fill="none" stroke="{INK}" stroke-width="4"/>',
        f'<path d="{line([(x, y - 2) for x, y in turf])}" fill="none" stroke="#8d8474" stroke-width="1.6"/>',
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


@dataclass(frozen=True)
class Rock:
    """What is cut into a piece of rock, where its surface can be worked, and where it is that of the Depths."""

    seed: str
    rooms: Sequence[Oval]
    lines: Sequence[Line]
    labels: Sequence[Box]
    space: Box
    deep: Callable[[Point], bool]


def rock_of(layout: Layout) -> Rock:
    """The rock of a whole board: below the ground, if that is seen."""
    top = layout.ground + 14 if layout.ground is not None else -26.0
    space = Box(layout.width / 2, (top + layout.height + 60) / 2, layout.width + 120, layout.height + 60 - top)
    lines = [curve for way in layout.ways for curve in way.curves]
    depths = layout.depths if layout.depths is not None else inf
    return Rock("", layout.rooms, lines, layout.labels, space, lambda point: point[1] > depths)


def hatching(rock: Rock) -> str:
    """Groups of three strokes where rock meets a wall; none over a floor."""
    strokes: dict[bool, list[str]] = {False: [], True: []}
    around = [(line.points(), Box.around(line.points())) for line in rock.lines]
    worked: list[Point] = []
    for i, (x, y) in enumerate(_beside_walls(rock)):
        if not rock.space.holds((x, y)) or any(abs(x - a) + abs(y - b) < 17 for a, b in worked):
            continue
        if not _in_rock((x, y), rock, around):
            continue
        worked.append((x, y))
        strokes[rock.deep((x, y))].append(_three_strokes(x, y, f"{rock.seed}hatch{i}"))
    plain = f'<path d="{"".join(strokes[False])}" stroke="#4a5469"/>'
    deep_ones = f'<path d="{"".join(strokes[True])}" stroke="#5a3b50"/>'
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


def sleeper(layout: Layout, open_by: float) -> str:
    """The eye of the dragon in the widest stretch of rock; none on a small sheet or where there is no room for her."""
    place = nook(layout)
    return "" if place is None else eye(*place, open_by)


def nook(layout: Layout) -> tuple[Point, float] | None:
    """Where there is room for the eye, and for how large a one."""
    best = max(_nooks(layout), key=lambda nook: nook[0], default=(0.0, (0.0, 0.0)))
    size = min(best[0] / 165, 1.2 * layout.width / WIDTH)
    return None if size < 0.6 else (best[1], size)


def eye(point: Point, size: float, open_by: float) -> str:
    """The eye alone, in its hide."""
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


def _nooks(layout: Layout) -> list[tuple[float, Point]]:
    """Places in the rock and how far they are from everything, measured flat as an eye is."""
    top = (layout.ground or 0.0) + 60
    points = [point for way in layout.ways for curve in way.curves for point in curve.points(12)]
    points += [
        (oval.x + oval.rx * s, oval.y + oval.ry * t) for oval in layout.rooms for s in (-1, 0, 1) for t in (-1, 0, 1)
    ]
    found: list[tuple[float, Point]] = []
    for i in range(4, 36):
        for j in range(4, 28):
            x, y = layout.width * i / 40, top + (layout.height - top) * j / 32
            walls = min(x, layout.width - x, (y - top + 30) * 2, (layout.height - y) * 2)
            gap = min([walls] + [distance((x, y * 1.9), (px, py * 1.9)) for px, py in points])
            found.append((gap, (x, y)))
    return found


def _scales() -> str:
    """Her hide, lost in the dark away from the eye."""
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
