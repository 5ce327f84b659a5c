"""Symbols of all maps, each drawn around its own middle: woodcut by torchlight, one warm light from the upper left."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from ...layout.geometry import Point, line, number
from ..escape import svg_text

INK: Final = "#0b0a0d"
BONE: Final = "#f3e9d6"
TORCH: Final = "#ffb648"
EMBER: Final = "#ff6a45"
TORCH_INK: Final = "#2b1602"

NUMERALS: Final = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
LETTERS: Final = "'Atkinson Hyperlegible Next', 'DejaVu Sans', Verdana, system-ui, sans-serif"

SEATS: Final = ("fox", "owl", "toad", "hare", "moth", "badger")
SEAT_COLOURS: Final = ("#ff8435", "#4a93ff", "#2fc68c", "#ffe566", "#f4a9e6", "#f2f4f7")


def _star(spikes: int, outer: float, inner: float) -> str:
    corners: list[Point] = []
    for i in range(2 * spikes):
        radius, angle = (inner if i % 2 else outer), pi * i / spikes - pi / 2
        corners.append((radius * cos(angle), radius * sin(angle)))
    return line(corners) + "Z"


def polygon(corners: int, radius: float, turn: float = 0.0) -> str:
    """Returns a regular polygon; without a turn it stands on its tip."""
    angles = [2 * pi * (i / corners) - pi / 2 + turn for i in range(corners)]
    return line([(radius * cos(a), radius * sin(a)) for a in angles]) + "Z"


# The shape of a seat comes first, its pattern second, its colour third.
SEAT_SHAPES: Final = (
    "M0-11.5 12 9H-12Z",
    "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z",
    "M-10-10H10V10H-10Z",
    _star(5, 13, 5.8),
    "M0-13 11 0 0 13-11 0Z",
    "M-4.2-11H4.2V-4.2H11V4.2H4.2V11H-4.2V4.2H-11V-4.2H-4.2Z",
)
SEAT_PATTERNS: Final = (
    ('width="5" height="5" patternTransform="rotate(45)"', '<path d="M0 0H2V5H0Z"/>'),
    ('width="6" height="6"', '<circle cx="3" cy="3" r="1.5"/>'),
    ('width="5" height="5"', '<path d="M0 0H5V2H0Z"/>'),
    ('width="5" height="5"', '<path d="M0 0H2V5H0Z"/>'),
    ('width="8" height="6"', '<path d="M0 5 4 2 8 5V7L4 4 0 7Z"/>'),
    ('width="7" height="7"', '<path d="M0 0H3.5V3.5H0ZM3.5 3.5H7V7H3.5Z"/>'),
)

_SKULL = (
    '<path d="M-7-2.2C-7-6.6-3.9-9 0-9S7-6.6 7-2.2C7 .4 5.9 1.5 4.6 2.4V5.2H-4.6V2.4C-5.9 1.5-7 .4-7-2.2Z" '
    'fill="#fff1dc"/>'
    '<path d="M-5.2-2.6-1.2-1.2-2 1.6H-4.4ZM5.2-2.6 1.2-1.2 2 1.6H4.4ZM0 1.4 1.1 3.4H-1.1Z" fill="#5a0f0a"/>'
    '<path d="M-4.4 5.4H-1.6L-3 9.6ZM1.6 5.4H4.4L3 9.6Z" fill="#fff1dc"/>'
)
_SOLE = '<ellipse cx="0" cy="-2.2" rx="2.7" ry="4.4"/><ellipse cx="-.2" cy="5.4" rx="2" ry="2"/>'
_SHARD = (
    '<path d="M-4 3-5-11 0-19 5-11 4 3Z" fill="#2d6f96" stroke="#081c28" stroke-width="1" stroke-linejoin="round"/>'
    '<path d="M-4 3-5-11 0-19 0 3Z" fill="#8fe3ff"/><path d="M-2.4 0-3-10.4 0-15Z" fill="#e9fbff" opacity=".8"/>'
)
_MONKEY = (
    '<path d="M-9.4-3.4a3.4 3.4 0 1 0 1.8 5.8M9.4-3.4a3.4 3.4 0 1 1-1.8 5.8"/>'
    '<path d="M0-9.4c5 0 7.8 3.2 7.8 7.4 0 1.6-.5 3-1.2 4.2C7 6.6 4 9.6 0 9.6S'
    '-7 6.6-6.6 2.2C-7.3 1-7.8-.4-7.8-2-7.8-6.2-5-9.4 0-9.4Z"/>'
)
_MONKEY_FACE = (
    '<path d="M-5.6-2.6a2.9 2.9 0 0 1 5.6-.8 2.9 2.9 0 0 1 5.6.8c0 1.6-1.2 2.6-1.6 3.6.8 4-1 6.4-4 6.4s-4.8-2.4-4-6.4'
    'c-.4-1-1.6-2-1.6-3.6Z"/><path d="M-2.8-2.2a1 1.2 0 1 0 .1 0ZM2.8-2.2a1 1.2 0 1 0 .1 0ZM-2.4 4.4Q0 7 2.4 4.4'
    'Q0 5.2-2.4 4.4Z" fill="#2a1a08"/>'
)

SYMBOLS: Final[dict[str, str]] = {
    "footprints": (
        '<circle r="13" fill="#e9dcc0" stroke="#17110a" stroke-width="1.8"/>'
        '<circle r="10.9" fill="none" stroke="#fffaf0" stroke-opacity=".6"/>'
        f'<g fill="#3a2c1b"><g transform="translate(-4 .8) rotate(-9)">{_SOLE}</g>'
        f'<g transform="translate(4.2 -2.4) rotate(9) scale(-1 1)">{_SOLE}</g></g>'
    ),
    "monster": (
        '<circle r="13" fill="url(#t-blood)" stroke="#2a0604" stroke-width="1.8"/>'
        f'<circle r="11" fill="none" stroke="#ff9c86" stroke-opacity=".55"/>{_SKULL}'
    ),
    "lock": (
        '<circle r="13" fill="url(#t-brass)" stroke="#241503" stroke-width="1.8"/>'
        '<path d="M-4-1.4V-4.2a4 4 0 0 1 8 0V-1.4" fill="none" stroke="#2b1804" stroke-width="2.6"/>'
        '<path d="M-6.4-2H6.4V7.4H-6.4Z" fill="#2b1804" stroke="#2b1804" stroke-linejoin="round"/>'
        '<path d="M0 .2a1.9 1.9 0 0 1 .9 3.5L1.4 6H-1.4L-.9 3.7A1.9 1.9 0 0 1 0 .2Z" fill="#f1bd55"/>'
    ),
    "arrow": "".join(
        f'<path d="M-13.5-6l6 6-6 6M-4-6l6 6-6 6M5.5-6l6 6-6 6" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((INK, 6.4), (BONE, 3.2))
    ),
    "wrap": f'<path d="M-4-5.5 3 0-4 5.5" fill="none" stroke="{BONE}" stroke-width="3.2"/>',
    "minor-secret": (
        '<circle r="15" fill="url(#t-bronze)" stroke="#160e06" stroke-width="1.8"/>'
        '<circle r="11.6" fill="none" stroke="#f0d9a8" stroke-opacity=".75" stroke-width="1.3"/>'
        '<path d="M-4.2-2.9a4.3 4.3 0 1 1 6.3 3.8C.5 1.8 0 2.4 0 4" fill="none" stroke="#fff6e0" stroke-width="3"/>'
        '<circle cy="7.9" r="1.9" fill="#fff6e0"/>'
    ),
    "major-secret": (
        f'<path d="{polygon(8, 16.5, pi / 8)}" fill="url(#t-violet)" stroke="#120722" stroke-width="1.8"/>'
        f'<path d="{polygon(8, 13, pi / 8)}" fill="none" stroke="#f0dcff" stroke-opacity=".8" stroke-width="1.3"/>'
        '<path d="M-8-1.4C-8-5.4-6-7-3.6-7H3.6C6-7 8-5.4 8-1.4ZM-8 0H-2.2V2.6H2.2V0H8V6.6H-8Z" fill="#fdf3ff"/>'
        '<path d="M-.9-2.8H.9V1H-.9Z" fill="#fdf3ff"/>'
    ),
    "artifact": (
        f'<path d="{polygon(6, 23)}" fill="url(#t-gold)" stroke="#2c1d04" stroke-width="2"/>'
        f'<path d="{polygon(6, 18.6)}" fill="none" stroke="#fff6d0" stroke-opacity=".8" stroke-width="1.4"/>'
        '<path d="M2 17.5 15.5 9.7M6 17.6 15.8 12M15.8 6.6V-2" stroke="#8a520a" stroke-width="1.3" opacity=".6"/>'
    ),
    "monkey-idol": (
        '<path d="M0-16 13-11V3C13 11 6 15 0 17-6 15-13 11-13 3V-11Z" fill="url(#t-gold)" stroke="#2c1d04" '
        'stroke-width="2"/>'
        f'<g transform="translate(0 -1) scale(.84)" fill="#3a2503">{_MONKEY}</g>'
        f'<g transform="translate(0 -1) scale(.84)" fill="#f7cf62">{_MONKEY_FACE}</g>'
    ),
    "fountain": (
        '<path d="M-17 5H17C17 12 10 15 6 15.6V18H-6V15.6C-10 15-17 12-17 5Z" fill="#c9546c" stroke="#2b0710" '
        'stroke-width="1.8"/>'
        '<ellipse cy="5" rx="17" ry="4.6" fill="#ff8fa6" stroke="#2b0710" stroke-width="1.8"/>'
        '<path d="M-2.4 4V-6H2.4V4Z" fill="#c9546c" stroke="#2b0710" stroke-width="1.4"/>'
        '<g fill="none" stroke="#ffd3dd" stroke-width="2.2"><path d="M0-7C-2-16-11-14-11 2M0-7C2-16 11-14 11 2"/>'
        '<path d="M0-7C-1-12-5.6-11-5.6 3M0-7C1-12 5.6-11 5.6 3" stroke-opacity=".8"/></g>'
        '<circle cy="-9" r="2.6" fill="#fff" opacity=".85"/>'
    ),
    "monkey-shrine": (
        '<path d="M-24 4V-20C-24-38-12-45 0-45S24-38 24-20V4Z" fill="#6b5a50" stroke="#0b0a0d" stroke-width="2.2"/>'
        '<path d="M-22-20C-22-36-11-43 0-43" fill="none" stroke="#d8b77a" stroke-width="1.6"/>'
        f'<g transform="translate(0 -27) scale(1.35)" fill="#2a1d18">{_MONKEY}</g>'
        f'<g transform="translate(0 -27) scale(1.35)" fill="#b8946a">{_MONKEY_FACE}</g>'
    ),
    "start": (
        '<path d="M-33 24V-4C-33-26-18-37 0-37S33-26 33-4V24Z" fill="#77706a" stroke="#0b0a0d" stroke-width="2.4"/>'
        '<path d="M-33-3H-22M33-3H22M-27-21-18-13M27-21 18-13M-11-35-8-25M11-35 8-25M-33 11H-22M33 11H22" '
        'stroke="#2b2826" stroke-width="1.8"/>'
        '<path d="M-31-4C-31-24-17-35 0-35" fill="none" stroke="#d8c9a8" stroke-width="1.6"/>'
        '<path d="M-21 24V-3C-21-17-11-24 0-24S21-17 21-3V24Z" fill="#120d0b" stroke="#0b0a0d" stroke-width="1.6"/>'
        '<path d="M-21 24V-3C-21-17-11-24 0-24S21-17 21-3V24Z" fill="url(#t-doorway)"/>'
        '<path d="M-13-18V-2M-4.5-23V1M4.5-23V1M13-18V-2M-20-9H20" fill="none" stroke="#6b5b48" stroke-width="2.6"/>'
        '<path d="M-15-2h4l-2 5ZM-6.5 1h4l-2 5ZM2.5 1h4l-2 5ZM11-2h4l-2 5Z" fill="#6b5b48"/>'
    ),
    "crystals": "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{_SHARD}</g>'
        for x, y, turn, size in (
            (-16, -8, -52, 0.62),
            (15, 7, 30, 0.6),
            (-9, -1, -30, 0.95),
            (8, 5, 14, 0.85),
            (-1, 5, -8, 1.15),
        )
    ),
    "boots": (
        '<path d="M-8 8V-2A8 8 0 0 1 8-2V8Z" fill="#aee474"/>'
        '<path d="M-4-6.6H1.4L1 .4C2 1.6 6 1.6 6 5V6H2.6L1.4 5 .4 6H-4Z" fill="#141018"/>'
    ),
    "swords": (
        '<path d="M-8-8H8V0C8 5 4 8 0 9.6-4 8-8 5-8 0Z" fill="#ff8577"/>'
        '<path d="M3.8-6.2 4.4-3-1.6 3 .2 4.8-1 6-3 4-4.8 5.6-5.4 5-3.8 3.2-5.6 1.2-4.4 0-2.8 1.6Z" fill="#141018"/>'
    ),
    "hearts": '<path d="M0 8.6C-6 4-9 1-9-3A4.8 4.8 0 0 1 0-5 4.8 4.8 0 0 1 9-3C9 1 6 4 0 8.6Z" fill="#ff5f7f"/>',
    "teleport": (
        f'<path d="{polygon(8, 9.5, pi / 8)}" fill="#35cdc9"/>'
        '<path d="M0-5A5 5 0 1 1-5 0 3.6 3.6 0 0 0 2 .6 2.6 2.6 0 0 0-1-1.6" fill="none" stroke="#141018" '
        'stroke-width="1.8"/>'
    ),
    "market": (
        '<path d="M-36-13H36V-9H-36Z" fill="#5a3417" stroke="#160b04" stroke-width="1.6"/>'
        + "".join(
            f'<path d="M{x}-9H{x + 12}V1a6 6 0 0 1-12 0Z" fill="{"#f2deb4" if i % 2 else "#b5382a"}" stroke="#160b04" '
            'stroke-width="1.4"/>'
            for i, x in enumerate(range(-36, 36, 12))
        )
        + '<path d="M-36-9H36V-4H-36Z" fill="#000" opacity=".22"/>'
    ),
}

# Decoration of empty rooms: cut into the floor, without a meaning.
PROPS: Final = (
    '<path d="M-19 10Q-19 2-12 1-5 0-4 10ZM-2 10Q-3-1 6-2 17-2 18 10ZM-10 1Q-9-8-1-9 6-9 6-2-1-1-4 4Z"/>',
    '<path d="M-9-12Q0-16 9-12 13 0 9 12 0 16-9 12-13 0-9-12Z"/>'
    '<path d="M-11-5Q0-1 11-5M-11 5Q0 9 11 5M-4-13V13M4-13V13"/>',
    '<path d="M-15 7 11-9M-15-9 11 7" stroke-width="4"/>'
    '<path d="M6-3a7 6.4 0 1 1 14 0c0 2-1 3-2 4V5H8V1C7 0 6-1 6-3Z"/>',
    '<path d="M-14 0C-14-8-4-8-4 0ZM-10.5 0V11H-7.5V0M-2-3C-2-15 16-15 16-3ZM5-3V11H9V-3" />',
    '<path d="M-4 8V-5Q0-8 4-5V8ZM-11 8H11L8 12H-8ZM0-8Q-4-12 0-17 4-12 0-8Z"/>',
    '<path d="M-15 11V-11H-9V11ZM-8 11V-7H-3V11ZM-2 11V-12H5V11ZM6 11 10-9 16-8 12 12Z"/>',
)
STALL: Final = (
    '<path d="M-22-2H22V4H-22ZM-18 4V15H-14V4ZM14 4V15H18V4Z"/><ellipse cx="-9" cy="-4" rx="6" ry="2.4"/>'
    '<ellipse cx="-9" cy="-7" rx="6" ry="2.4"/><path d="M3-2Q0-12 6-13L4-16H12L10-13Q16-12 13-2Z"/>'
)


def use(name: str, x: float, y: float, *, turn: float = 0.0, size: float = 1.0) -> str:
    """Draws a symbol at a place."""
    where = f"translate({number(x)} {number(y)})"
    where += f" rotate({number(turn)})" if turn else ""
    where += f" scale({size:g})" if size != 1 else ""
    return f'<use href="#t-{name}" transform="{where}"/>'


def text(words: str, x: float, y: float, kind: str) -> str:
    """Draws words around a middle, in one of the styles of the sheet."""
    return f'<text class="t-{kind}" x="{number(x)}" y="{number(y)}">{svg_text(words)}</text>'


def pawn(seat: int, x: float, y: float, size: float = 1.0) -> str:
    """Draws a seat's piece, standing on a point."""
    return use(f"pawn-{seat % len(SEATS)}", x, y, size=size)


def symbols(more: Mapping[str, str] = MappingProxyType({})) -> dict[str, str]:
    """Returns all symbols by name, with those that a kind of map has besides."""
    rounded = 'stroke-linejoin="round" stroke-linecap="round"'
    found = {name: f'<g id="t-{name}" {rounded}>{body}</g>' for name, body in {**SYMBOLS, **more}.items()}
    props = {**{f"prop-{i}": body for i, body in enumerate(PROPS)}, "prop-stall": STALL}
    cut = f'fill="#000" fill-opacity=".2" stroke="#000" stroke-opacity=".34" stroke-width="1.8" {rounded}'
    return found | {name: f'<g id="t-{name}" {cut}>{body}</g>' for name, body in props.items()}


def definitions(more: Mapping[str, str] = MappingProxyType({})) -> str:
    """Returns all symbols and the pieces of the seats, to be used by name."""
    parts = list(symbols(more).values())
    for seat, (shape, colour) in enumerate(zip(SEAT_SHAPES, SEAT_COLOURS, strict=True)):
        size, body = SEAT_PATTERNS[seat]
        parts.append(f'<pattern id="t-weave-{seat}" patternUnits="userSpaceOnUse" {size}>{body}</pattern>')
        mark = f'<path d="{shape}" fill="{colour}"/><path d="{shape}" fill="url(#t-weave-{seat})" opacity=".34"/>'
        mark += f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>'
        parts.append(f'<g id="t-mark-{seat}">{mark}</g>')
        body = "M-12 0C-11-5-6-7-4.6-20H4.6C6-7 11-5 12 0Q0 6-12 0Z"
        parts.append(
            f'<g id="t-pawn-{seat}"><ellipse cx="3" cy="1" rx="16" ry="5" opacity=".45"/>'
            f'<path d="{body}" fill="{colour}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>'
            f'<path d="M1.5-19H4C5.6-8 10-5 11 0Q7 3.5 0 3.3 4-6 1.5-19Z" opacity=".28"/>'
            f'<use href="#t-mark-{seat}" transform="translate(0 -27)"/></g>'
        )
    return "".join(parts)
