"""Symbols that only ships need, drawn around their own middle like those of every map."""

from __future__ import annotations

from math import pi
from typing import Final

from .common import polygon

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
