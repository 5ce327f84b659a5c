"""Symbols of maps, each drawn around its own middle: woodcut by torchlight, one warm light from the upper left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from ...catalog import GAMES, load_pack
from ...core.board import FEATURES
from ..layout.geometry import Point, line, number
from ..layout.rooms import Contents, is_of_plugin, sign


def svg_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """Returns a text as the value of an attribute, in quotes."""
    inside = svg_text(text).replace('"', "&quot;")
    return f'"{inside}"'


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


SPACES: Final = 4  # of a wayshrine (RUL-72)
SPACE_STEP: Final = 9.4
SPACE_DROP: Final = 13.6  # below the middle of the wayshrine


def space_at(index: int, spaces: int = SPACES) -> tuple[float, float]:
    """Returns where an offering lies, from the middle of the wayshrine."""
    return SPACE_STEP * (index - (spaces - 1) / 2), SPACE_DROP


def _spiral(turns: float, radius: float, start: float) -> str:
    """Returns a spiral outwards from the middle."""
    n = int(turns * 16)
    points = [
        (radius * i / n * cos(start + turns * 2 * pi * i / n), radius * i / n * sin(start + turns * 2 * pi * i / n))
        for i in range(n + 1)
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


_GHOST = "M-11 13C-12 4-12-3-11-7C-9-14-4-17 0-17S9-14 11-7C12-3 12 4 11 13L7.4 9.4 3.7 13.6 0 9.4-3.7 13.6-7.4 9.4Z"

TILE_SYMBOLS: Final[dict[str, str]] = {
    "wayshrine": (
        '<path d="M-17 3H17L13 9H-13Z" fill="#8d8478" stroke="#0b0a0d" stroke-width="1.6"/>'
        '<path d="M-17 3H17L16 4.8H-16Z" fill="#cfc3ac"/>'
        '<path d="M0-20 6-9 0 2-6-9Z" fill="#3fae96" stroke="#06231d" stroke-width="1.4"/>'
        '<path d="M0-20-6-9 0 2Z" fill="#b9ffe8"/><path d="M-11-9-8-3-11 3-14-3Z" fill="#3fae96" stroke="#06231d"/>'
        '<path d="M-11-9-14-3-11 3Z" fill="#b9ffe8"/><path d="M11-9 14-3 11 3 8-3Z" fill="#3fae96" stroke="#06231d"/>'
        + "".join(
            f'<path d="M{number(x - 3.9)} {number(y - 3.9)}h7.8v7.8h-7.8Z" fill="#14171a" stroke="#b7ab93" '
            'stroke-width="1.2"/>'
            for x, y in (space_at(i) for i in range(SPACES))
        )
    ),
    "chest": (
        '<path d="M-15-3C-15-10-12-13-8-13H8C12-13 15-10 15-3Z" fill="#a5642c" stroke="#1c0d04" stroke-width="1.8"/>'
        '<path d="M-15-1.6H15V12H-15Z" fill="#8a4f20" stroke="#1c0d04" stroke-width="1.8"/>'
        '<path d="M-10.6-12.4V12M10.6-12.4V12" stroke="#d9a648" stroke-width="3"/>'
        '<path d="M-13-4C-13-8.6-11-11-8-11H8" fill="none" stroke="#f0bd80" stroke-opacity=".8" stroke-width="1.4"/>'
        '<path d="M-4-5H4V4H-4Z" fill="#f5cf6a" stroke="#1c0d04" stroke-width="1.4"/>'
        '<path d="M0-2.6a1.5 1.5 0 0 1 .7 2.8L1 2.2H-1L-.7.2A1.5 1.5 0 0 1 0-2.6Z" fill="#1c0d04"/>'
    ),
    "library": (
        '<path d="M-15 9H15V13H-15Z" fill="#5a3a22" stroke="#150c06" stroke-width="1.6"/>'
        '<path d="M-13-11H-7V9H-13Z" fill="#7a55cf" stroke="#120a26" stroke-width="1.5"/>'
        '<path d="M-6-14H1V9H-6Z" fill="#4f3aa0" stroke="#120a26" stroke-width="1.5"/>'
        '<path d="M2-9H7V9H2Z" fill="#b08cf0" stroke="#120a26" stroke-width="1.5"/>'
        '<path d="M8.4 8 11.6-12 17-11.2 13.8 9Z" fill="#7a55cf" stroke="#120a26" stroke-width="1.5"/>'
        '<path d="M-12-7H-8M-12 5H-8M-5-10H0M-5 5H0M3-6H6M3 6H6" stroke="#f4dc96" stroke-width="1.5"/>'
        '<path d="M-2.5-6 0-3-2.5 0-5-3Z" fill="#f4dc96"/>'
    ),
    "prison": (
        '<path d="M-14 14V-4C-14-12-8-15 0-15S14-12 14-4V14Z" fill="#8b8f98" stroke="#0b0a0d" stroke-width="1.8"/>'
        '<path d="M-10 11V-4C-10-9-6-11 0-11S10-9 10-4V11Z" fill="#15161b"/>'
        '<path d="M-5.2-.6a5.2 4.8 0 0 1 10.4 0C5.2 3 3.4 5 0 5S-5.2 3-5.2-.6ZM-8 11C-8 7-4.6 6 0 6S8 7 8 11Z" '
        'fill="#d9b48c"/>'
        '<circle cx="-2" cy="-.2" r="1" fill="#15161b"/><circle cx="2" cy="-.2" r="1" fill="#15161b"/>'
        '<path d="M-6.4-9V11M0-11V11M6.4-9V11M-10 7.4H10" stroke="#b9bec9" stroke-width="2.2"/>'
        '<path d="M-12-5C-12-10-7-13 0-13" fill="none" stroke="#eef1f6" stroke-opacity=".8" stroke-width="1.3"/>'
    ),
    "portal": (
        '<ellipse rx="25" ry="25" fill="#1b0d38" stroke="#07030f" stroke-width="3"/>'
        '<circle r="23" fill="url(#t-vortex)" stroke="#c9a6ff" stroke-width="2.6"/>'
        f'<path d="{_spiral(1.6, 17, 0)}{_spiral(1.6, 17, pi)}" fill="none" stroke="#efe2ff" stroke-width="2.4"/>'
        '<circle r="2.6" fill="#fff"/>'
    ),
    "ghost": (
        f'<path d="{_GHOST}" fill="#e4f4fb" stroke="#0e2733" stroke-width="1.8"/>'
        '<path d="M-4-9a2.3 3 0 1 1 0 5.8 2.3 3 0 1 1 0-5.8ZM4-9a2.3 3 0 1 1 0 5.8 2.3 3 0 1 1 0-5.8ZM-2.4 1.2'
        'a2.4 2.8 0 1 1 4.8 0 2.4 2.8 0 1 1-4.8 0Z" fill="#0e2733"/>'
    ),
    "ghost-cube": (
        f'<path d="{polygon(6, 9)}" fill="#c3d9e4" stroke="{INK}" stroke-width="1.4"/>'
        '<path d="M0 0 7.8-4.5V4.5L0 9Z" fill="#8fa9b8"/><path d="M0 0V9L-7.8 4.5V-4.5Z" fill="#eef9ff"/>'
    ),
    "coin": (
        '<circle r="14" fill="url(#t-gold)" stroke="#2c1d04" stroke-width="1.8"/>'
        '<circle r="10.8" fill="none" stroke="#7d4d08" stroke-width="1.4" stroke-dasharray="2.2 2.1"/>'
    ),
    "heal": (
        '<path d="M0 13C-9 6.4-14 2-14-4.4A7 7 0 0 1 0-7.4 7 7 0 0 1 14-4.4C14 2 9 6.4 0 13Z" fill="#e5415f" '
        'stroke="#2b0710" stroke-width="1.8"/>'
        '<path d="M-10.6-5A4 4 0 0 1-5-8" fill="none" stroke="#ffd3dd" stroke-width="1.8"/>'
        '<path d="M-2-6.4H2V-2H6.4V2H2V6.4H-2V2H-6.4V-2H-2Z" fill="#fff1f3"/>'
    ),
    "socket": (
        f'<path d="{polygon(6, 22)}" fill="#17120a" fill-opacity=".82" stroke="#0b0a0d" stroke-width="4.6"/>'
        f'<path d="{polygon(6, 22)}" fill="none" stroke="#f5bf3f" stroke-width="2.2" stroke-dasharray="6 3.2"/>'
    ),
    "chalice": (
        '<path d="M-7-10H7L6-3C5 1.4 3 3 1.4 3.4V7H5V10H-5V7H-1.4V3.4C-3 3-5 1.4-6-3Z" fill="#f5bf3f"/>'
        '<path d="M-5-8.4H-2.4L-2.8-3.2C-4.2-4-4.8-6-5-8.4Z" fill="#fff6d0"/>'
    ),
    "plus": '<path d="M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z" fill="#fff1b8" stroke="#2c1d04" '
    'stroke-width="2.4" paint-order="stroke"/>',
    "lock-open": (
        '<circle r="13" fill="#8ea26c" stroke="#1a2408" stroke-width="1.8"/>'
        '<path d="M-10-2.6V-5.4A4 4 0 0 1-2-5.4V-2" fill="none" stroke="#2b1804" stroke-width="2.6"/>'
        '<path d="M-6.4-2H6.4V7.4H-6.4Z" fill="#2b1804" stroke="#2b1804" stroke-linejoin="round"/>'
        '<path d="M0 .2a1.9 1.9 0 0 1 .9 3.5L1.4 6H-1.4L-.9 3.7A1.9 1.9 0 0 1 0 .2Z" fill="#cfe0b0"/>'
    ),
    "figure": (
        '<ellipse cx="2" cy="1" rx="15" ry="4.6" opacity=".45"/>'
        '<path d="M-13 0C-15-10-12-20-9-25L-13-35-4-30C-1-31 1-31 4-30L13-35 9-25C12-20 15-10 13 0'
        'L8-4 4 1 0-4-4 1-8-4Z" fill="#2a0f14" stroke="#ff6a45" stroke-width="2.4"/>'
        '<path d="M-6-23-1-20-5-18ZM6-23 1-20 5-18Z" fill="#ffd24a"/>'
        '<path d="M-6-14H6L4-9 2-12 0-8-2-12-4-9Z" fill="#fff1dc"/>'
    ),
    "picks": (
        '<path d="M-8-6H8V6H-8Z" fill="#d2a24c"/>'
        '<path d="M-6 4 3-5M3-5l2.4-.4L5-3M-2 4 5 0M-6-3H-1" fill="none" stroke="#141018" stroke-width="1.7"/>'
    ),
    "back": (
        '<path d="M-46-46H46V46H-46Z" fill="#241a26" stroke="#0b0a0d" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M-40-40H40V40H-40Z" fill="none" stroke="#7a5a52" stroke-width="1.6"/>'
        '<path d="M-22 26V-6C-22-20-12-27 0-27S22-20 22-6V26Z" fill="#6b4a4e" stroke="#0b0a0d" stroke-width="2"/>'
        '<path d="M-13 26V-5C-13-13-7-18 0-18S13-13 13-5V26Z" fill="#150d12"/>'
    ),
    "back-surface": (
        '<path d="M-46-46H46V46H-46Z" fill="#26313a" stroke="#0b0a0d" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M-40-40H40V40H-40Z" fill="none" stroke="#7d8d93" stroke-width="1.6"/>'
        '<path d="M-24 24V-4L0-24 24-4V24Z" fill="#7d8d93" stroke="#0b0a0d" stroke-width="2"/>'
        '<path d="M-3-14H3V-6H11V0H3V18H-3V0H-11V-6H-3Z" fill="#1b2329"/>'
    ),
    **{
        f"cube-{seat}": (
            f'<path d="{polygon(6, 5.6)}" fill="{colour}" stroke="{INK}" stroke-width="1.3"/>'
            f'<path d="M0 0 4.8-2.8V2.8L0 5.6Z" fill="#000" opacity=".34"/>'
            f'<path d="M0 0 4.8-2.8 0-5.6-4.8-2.8Z" fill="#fff" opacity=".38"/>'
        )
        for seat, colour in enumerate(SEAT_COLOURS)
    },
}

GRADIENTS: Final = (
    '<radialGradient id="t-vortex"><stop stop-color="#9d6bff"/><stop offset=".6" stop-color="#4a2196"/>'
    '<stop offset="1" stop-color="#1d0b42"/></radialGradient>'
)


_HEX = polygon(6, 19, pi / 6)
_CHEVRON = "M-11 {y} 0 {top} 11 {y}"

SHIP_SYMBOLS: Final[dict[str, str]] = {
    "port": (
        f'<path d="{_HEX}" fill="#0d2a28" stroke="#35e0b8" stroke-width="2.4"/>'
        '<path d="M-16 0H-9M9 0H16" stroke="#35e0b8" stroke-width="2"/>'
    ),
    "port-loud": (
        f'<path d="{_HEX}" fill="#33110f" stroke="#ff7a66" stroke-width="2.4"/>'
        '<path d="M-16 0H-9M9 0H16" stroke="#ff7a66" stroke-width="2"/>'
    ),
    "security": (
        '<ellipse rx="46" ry="37" fill="none" stroke="#ff5a52" stroke-width="4" stroke-dasharray="10 5"/>'
        '<ellipse rx="40" ry="31" fill="#ff5a52" opacity=".12"/>'
    ),
    "hyperlift": "".join(
        f'<path d="{_CHEVRON.format(y=y, top=y - 9)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for y in (-1, 9)
        for colour, width in (("#1a1204", 7), ("#ffcf4a", 4))
    ),
    "teleporter": "".join(
        f'<circle r="{r}" fill="none" stroke="#48d6e6" stroke-width="2.4" opacity="{opacity}"/>'
        for r, opacity in ((17, 0.55), (11, 0.8), (5, 1))
    ),
    "power-crystal": (
        '<path d="M0-17 9-5 0 17-9-5Z" fill="#ff5fb0" stroke="#3d0524" stroke-width="1.8"/>'
        '<path d="M0-17-9-5 0-2Z" fill="#ffc4e2"/><path d="M0-2 9-5 0 17Z" fill="#c22c7c"/>'
    ),
    "escape-pod": (
        '<path d="M-18 0C-18-9-9-12 0-12 11-12 19-6 19 0S11 12 0 12C-9 12-18 9-18 0Z" fill="#e8edf5" '
        'stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-18 0C-18-9-9-12 0-12 11-12 19-6 19 0Z" fill="#fff" opacity=".55"/>'
        '<circle cx="7" r="5.4" fill="#2f7fd0" stroke="#0b0f18" stroke-width="1.6"/>'
        '<path d="M-18-6-25-11V11L-18 6Z" fill="#ff8435" stroke="#0b0f18" stroke-width="1.6"/>'
    ),
    "berth": '<ellipse rx="30" ry="20" fill="none" stroke="#8ea2c0" stroke-width="2" stroke-dasharray="5 5"/>',
    "medical": '<path d="M-4.5-13H4.5V-4.5H13V4.5H4.5V13H-4.5V4.5H-13V-4.5H-4.5Z" fill="#4fe09a" stroke="#06301c" '
    'stroke-width="1.8"/>',
    "credit": (
        '<circle r="14" fill="#ffd34a" stroke="#3a2603" stroke-width="2"/>'
        '<circle r="10" fill="none" stroke="#3a2603" stroke-opacity=".5" stroke-width="1.5"/>'
    ),
    "small-lock": (
        '<path d="M-6-1H6V9H-6Z" fill="#ffcf4a" stroke="#1a1204" stroke-width="1.6"/>'
        '<path d="M-3.6-1V-4.6A3.6 3.6 0 0 1 3.6-4.6V-1" fill="none" stroke="#1a1204" stroke-width="2.2"/>'
    ),
    "gain-skill": f'<path d="{polygon(6, 8)}" fill="#63b3ff" stroke="#071a30" stroke-width="1.4"/>',
    "gain-draw": (
        '<path d="M-5-8H6V8H-5Z" fill="#f2e6ca" stroke="#17110a" stroke-width="1.4"/>'
        '<path d="M.5-4V4M-3.5 0H4.5" stroke="#17110a" stroke-width="2"/>'
    ),
    "gain-clank": '<path d="M-8 6H8L5.6 2V-3A5.6 5.6 0 0 0-5.6-3V2ZM-2 8A2 2 0 0 0 2 8Z" fill="#ffb08a" '
    'stroke="#33110f" stroke-width="1.2"/>',
    "gain-gold": '<circle r="7.5" fill="#ffd34a" stroke="#3a2603" stroke-width="1.6"/>',
    "gain-heal": '<path d="M-2.8-8H2.8V-2.8H8V2.8H2.8V8H-2.8V2.8H-8V-2.8H-2.8Z" fill="#4fe09a" stroke="#06301c" '
    'stroke-width="1.2"/>',
}


def token_symbol(kind: str) -> str:
    """Returns the symbol of a token that lies in a room: a built-in one, or that of a plugin game."""
    return kind if kind in SYMBOLS or kind in SHIP_SYMBOLS else f"token-{kind}"


def plugin_ids(rooms: Iterable[Contents]) -> list[str]:
    """Lists features and tokens in rooms that have no built-in symbol, as ids such as `feature-market`."""
    found: list[str] = []
    for here in rooms:
        found += [f"feature-{name}" for name in here.features if is_of_plugin(name)]
        found += [token_symbol(kind) for kind in here.tokens if token_symbol(kind) != kind]
    return list(dict.fromkeys(found))


def guest_symbols(rooms: Iterable[Contents]) -> dict[str, str]:
    """Returns the drawings of features and tokens in rooms that have no built-in symbol."""
    return {id: drawing(id) for id in plugin_ids(rooms)}


def installed_symbols() -> dict[str, str]:
    """Returns the drawing of every feature and token of plugin games that has no built-in symbol."""
    ids = [f"feature-{name}" for name in FEATURES if is_of_plugin(name)]
    for game in (game for game in GAMES.values() if game.is_guest):
        tokens = load_pack(game.pack).tokens
        ids += [token_symbol(token.id) for token in tokens if token_symbol(token.id) != token.id]
    return {id: drawing(id) for id in ids}


def drawing(id: str) -> str:
    """Returns what the game has drawn for a feature or token, else its letter on a disc."""
    return sign(id).drawing or lettered(sign(id).mark)


def lettered(mark: str) -> str:
    """Draws a disc with a letter."""
    letter = f'font-family="{NUMERALS}" font-weight="700" font-size="18" text-anchor="middle"'
    return (
        f'<circle r="13" fill="#6b5232" stroke="{INK}" stroke-width="2.4"/>'
        f'<text y="6" {letter} fill="{BONE}">{svg_text(mark)}</text>'
    )
