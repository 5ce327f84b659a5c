"""Rooms and tunnels cut into rock: three passes over the same paths, so that one opens into the other seamlessly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WALL: Final = "#070809"
RIM: Final = "#6f6a63"
WIDTHS: Final = {"wall": 27.0, "rim": 20.4, "floor": 16.0}


def carve(
    tunnels: str, outlines: Sequence[str], *, floor: str = "url(#t-floor)", over: str = "", cap: str = "round"
) -> str:
    """Tunnels and rooms by their paths. `over` lies on the floor of the tunnels and under that of the rooms."""
    rooms = "".join(outlines)
    passes = [
        f'<path d="{tunnels}" stroke="{WALL}" stroke-width="{WIDTHS["wall"]:g}"/>',
        f'<path d="{rooms}" stroke="{WALL}" stroke-width="11"/>',
        f'<path d="{tunnels}" stroke="{RIM}" stroke-width="{WIDTHS["rim"]:g}"/>',
        "".join(f'<path d="{path}" stroke="url(#t-rim)" stroke-width="4.4"/>' for path in outlines),
        f'<path d="{tunnels}" stroke="{floor}" stroke-width="{WIDTHS["floor"]:g}"/>',
        f'<path d="{tunnels}" stroke="#000" stroke-width="13" stroke-dasharray="1.6 8" opacity=".16"/>',
        over,
        f'<path d="{rooms}" fill="{floor}"/>',
    ]
    return f'<g fill="none" stroke-linejoin="round" stroke-linecap="{cap}">{"".join(passes)}</g>'


def bridge(path: str, floor: str) -> str:
    """A piece of a tunnel that leads over another one: planks between two rails."""
    return (
        f'<path d="{path}" stroke="#000" stroke-width="36" opacity=".45"/>'
        f'<path d="{path}" stroke="{WALL}" stroke-width="30"/>'
        f'<path d="{path}" stroke="#a98a5c" stroke-width="24"/>'
        f'<path d="{path}" stroke="#2a2018" stroke-width="18"/>'
        f'<path d="{path}" stroke="{floor}" stroke-width="16"/>'
        f'<path d="{path}" stroke="#8d6b3f" stroke-width="16" stroke-dasharray="6 2.4"/>'
        f'<path d="{path}" stroke="#000" stroke-width="16" stroke-dasharray="1.4 7" opacity=".35"/>'
    )
