"""Charts of a few numbers: histograms, such as how often each score was reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..layout.geometry import number
from .symbols import LETTERS, svg_text

SIZE: Final = (640.0, 300.0)
LEFT: Final = 46.0
TOP: Final = 54.0
RIGHT: Final = 14.0
BOTTOM: Final = 34.0
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
COLOURS: Final = ("#3f7fbf", "#c2473b", "#3d9a5f", "#8a5cc2", "#b98a2e", "#5a6270")
MARKS: Final = 5  # numbers along an axis, about


def histogram_svg(title: str, series: Sequence[tuple[str, Sequence[int]]], columns: int) -> str:
    """Draws columns of the same width for each series, side by side, with a legend and both axes."""
    highest = max((value for _, values in series for value in values), default=0)
    step = _step(max(highest, 1) / columns)
    bins = highest // step + 1
    counts = [[sum(value // step == at for value in values) for at in range(bins)] for _, values in series]
    most = max(max(each) for each in counts)
    across, up = (SIZE[0] - LEFT - RIGHT) / bins, (SIZE[1] - TOP - BOTTOM) / max(most, 1)
    thin, ground = across * 0.9 / max(len(series), 1), SIZE[1] - BOTTOM
    parts = [_text(LEFT, 20, title, "start", 14)]
    for n, (name, _) in enumerate(series):
        x = LEFT + n * (SIZE[0] - LEFT) / max(len(series), 1)
        parts.append(f'<rect x="{number(x)}" y="31" width="11" height="11" fill="{COLOURS[n % len(COLOURS)]}"/>')
        parts.append(_text(x + 16, 41, name, "start"))
        for at, count in enumerate(counts[n]):
            if count:
                left, height = LEFT + at * across + across * 0.05 + n * thin, count * up
                parts.append(
                    f'<rect x="{number(left)}" y="{number(ground - height)}" width="{number(thin)}" '
                    f'height="{number(height)}" fill="{COLOURS[n % len(COLOURS)]}"/>'
                )
    parts.append(f'<path d="M{number(LEFT)} {number(TOP)}V{number(ground)}H{number(SIZE[0] - RIGHT)}" class="axis"/>')
    every = max(1, round(bins / (2 * MARKS)))
    parts += [_text(LEFT + at * across, ground + 16, str(at * step), "middle") for at in range(0, bins, every)]
    rise = _step(most / MARKS)
    parts += [_text(LEFT - 6, ground - n * up + 4, str(n), "end") for n in range(0, most + 1, rise)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(SIZE[0])} {number(SIZE[1])}" '
        f'width="{number(SIZE[0])}" height="{number(SIZE[1])}" role="img"><title>{svg_text(title)}</title>'
        f"<style>.axis{{fill:none;stroke:#777}}text{{font-family:{LETTERS};fill:#333}}</style>"
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _step(least: float) -> int:
    return next((step for step in STEPS if step >= least), STEPS[-1])


def _text(x: float, y: float, text: str, anchor: str, size: int = 11) -> str:
    place = f'x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}">{svg_text(text)}</text>'
