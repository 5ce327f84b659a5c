"""Sheet of a picture: its style, its gradients, and the SVG around its parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ...packs.colours import SKIES
from ..layout.geometry import Point, number
from .palette import Palette
from .symbols import BONE, LETTERS, NUMERALS, TORCH, TORCH_INK, svg_text

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


def sheet(size: tuple[float, float], title: str, shapes: str, parts: Sequence[str], *, style: str = STYLE) -> str:
    """Returns a whole SVG: the shapes it uses, its style, and its parts in the order in which they are drawn."""
    width, height = number(size[0]), number(size[1])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" class="t-map">',
        f"<title>{svg_text(title)}</title>",
        f"<style>{style}</style>" if style else "",
        f"<defs>{shapes}</defs>",
        *parts,
        "</svg>\n",
    ]
    return "\n".join(line for line in lines if line)


def torch(point: Point) -> str:
    """Draws the light that a pawn carries."""
    x, y = point
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="112" fill="url(#t-torch)" pointer-events="none"/>'


def gradients(change: float, palette: Palette, hour: str = SKIES[0]) -> str:
    """Returns light and metal, to be used by name. Floors change colour at `change`: there the Depths begin."""
    floors = f'<stop stop-color="{palette.floor}"/><stop offset="1" stop-color="{palette.floor_deep}"/>'
    shadow, sky = palette.shadow, palette.skies[hour]
    return "".join(
        (
            _linear("blood", ("#e8553f", "#a81f19")),
            _linear("brass", ("#f6cb70", "#9c6412")),
            _linear("bronze", ("#b98f57", "#6d4e28")),
            _linear("violet", ("#a277dc", "#5b2f94")),
            _linear("gold", ("#fff1b8", "#f5bf3f", "#a9680f")),
            _linear("doorway", ("#000", "#000", palette.lit_edge), turn=0),
            _linear("rim", (palette.rim_bright, palette.rim, palette.rim_dark)),
            _linear("sky", (sky.high, sky.low), turn=0),
            _radial("lit", ((palette.lit, 1), (palette.lit_edge, 1))),
            _radial(
                "shade",
                ((palette.glow, 0.2), (shadow, 0.0), (shadow, 0.34)),
                'cx=".36" cy=".26" r=".8"',
            ),
            _radial("torch", zip(palette.torch, (0.85, 0.34, 0))),
            _radial("ember", ((palette.ember, 0.3), (palette.ember, 0)), 'cx=".7" cy="1.05" r=".8"'),
            _radial(
                "vignette",
                ((shadow, 0), (shadow, 0), (shadow, 0.5)),
                'cx=".45" cy=".45" r=".8"',
            ),
            _radial("nebula", zip(palette.nebula, (0.38, 0.2, 0))),
            _radial("glare", (("#ff3a22", 0.35), ("#ff3a22", 0.08), ("#ff3a22", 0))),
            _radial("visor", (("#fff0d8", 1), ("#ff6a3a", 1), ("#b01408", 1), ("#3a0503", 1))),
            _linear("sheen", ("#ffffff12", "#ffffff00", "#00000055"), turn=0),
            _radial("sun", ((sky.sun, 0.9), (sky.sun, 0.25), (sky.sun, 0))),
            _radial("hide", (("#7c2216", 0.9), ("#4a140f", 0.6), ("#2a0c0c", 0))),
            _radial("iris", (("#fff2a8", 1), ("#ffc83a", 1), ("#f2661a", 1), ("#7a1404", 1))),
            f'<linearGradient id="t-floor" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{number(change - 30)}" '
            f'y2="{number(change + 30)}">{floors}</linearGradient>',
        )
    )


def _linear(name: str, colours: Sequence[str], turn: float = 1.0) -> str:
    stops = "".join(f'<stop offset="{i / (len(colours) - 1):g}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return f'<linearGradient id="t-{name}" x1="0" y1="0" x2="{turn:g}" y2="1">{stops}</linearGradient>'


def _radial(name: str, colours: Iterable[tuple[str, float]], where: str = "") -> str:
    stops = list(colours)
    body = "".join(
        f'<stop offset="{i / (len(stops) - 1):.2g}" stop-color="{colour}" stop-opacity="{alpha:g}"/>'
        for i, (colour, alpha) in enumerate(stops)
    )
    return f'<radialGradient id="t-{name}" {where}>{body}</radialGradient>'
