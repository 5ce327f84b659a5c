"""Symbols that only maps of tiles need, drawn around their own middle like those of every map."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ...layout.geometry import number
from .common import INK, SEAT_COLOURS, polygon

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
