"""Rock: its hatching, and the rooms and tunnels cut into it.

Walls, rims and floors are three passes over the same paths, so that one opens into the other seamlessly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, inf, pi, sin
from typing import Final

from ..layout.board import BoardPlan
from ..layout.geometry import Box, DrawnLine, Oval, Point, distance, noise, number
from .palette import Palette

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
