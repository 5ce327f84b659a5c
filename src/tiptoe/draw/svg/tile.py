"""Tile as it lies on the table: its ground, what is cut into it, and what is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...core.tiles import START, SURFACE, Tile
from ..layout.badges import Badge
from ..layout.contents import Contents
from ..layout.geometry import Box, Point, Trail, line, number, swing
from ..layout.tile import SIDE, TilePlan, end_name, is_haunted, rooms_of
from .escape import quoted, svg_text
from .page import torch
from .palette import TORCHLIGHT, Palette
from .rock import Rock, bridge, carve, hatching
from .rooms import Light, Say, draw_badge, draw_ground, draw_room, plate, told_badges
from .symbols.common import use

RADIUS: Final = 9.0


@dataclass(frozen=True)
class TileLook:
    """Looks of a tile: the contents and the light of each room, and the locks that were opened."""

    contents: Sequence[Contents]
    opened: Collection[int] = ()
    lights: Mapping[int, Light] = field(default_factory=dict)
    palette: Palette = TORCHLIGHT


def draw_tile(plan: TilePlan, look: TileLook, place: Point, say: Say) -> str:
    """Draws the whole tile with its upper left corner at `place`."""
    tile, rooms = plan.tile, rooms_of(plan)
    parts = [
        f'\n<g class="t-tile" data-tile={quoted(tile.id)} data-turn="{plan.turn}" '
        f'transform="translate({number(place[0])} {number(place[1])})"><title>{svg_text(tile.id)}</title>',
        carved(plan, look.palette),
        use("portal", *plan.portal) if plan.portal is not None else "",
        "".join(_tunnel(plan, number, look, say) for number in range(len(tile.parts))),
        "".join(torch(plan.rooms[i].middle) for i, light in look.lights.items() if light.here),
        "".join(draw_room(room, look.contents[i], say, look.lights.get(i, Light())) for i, room in enumerate(rooms)),
        _haunting(plan, look.palette),
        use("ghost", *plan.ghost) if is_haunted(tile) else "",
        plate(tile.id, plan.plate),
        "</g>",
    ]
    return "".join(parts)


def bare_tile(plan: TilePlan, here: Sequence[Contents], palette: Palette) -> str:
    """Draws what turns with a tile: rock, tunnels, floors. No icons, no words, nothing that must stay upright."""
    grounds = "".join(draw_ground(room, each, palette) for room, each in zip(rooms_of(plan), here, strict=True))
    return carved(plan, palette) + grounds + _haunting(plan, palette)


def carved(plan: TilePlan, palette: Palette) -> str:
    """Draws the rock with everything that is cut into it."""
    floor = _floor(plan.tile, palette)
    tunnels = "".join(trail.path() for trail in plan.lines)
    over = _portal_tunnel(plan) + "".join(bridge(line(points), floor, palette) for points in plan.bridges)
    outlines = [room.outline for room in rooms_of(plan)]
    return _ground(plan, palette) + carve(tunnels, outlines, palette, floor=floor, over=over, cap="butt")


def _floor(tile: Tile, palette: Palette) -> str:
    if tile.set == START:
        return "url(#t-floor-start)"
    return palette.tile_floor if tile.set == SURFACE else palette.tile_floor_deep


def tile_gradients(palette: Palette) -> str:
    """Returns light that only tiles need, to be used by name."""
    haunt = f'stop-color="{palette.haunt_glow}"'
    return (
        f'<linearGradient id="t-floor-start" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{SIDE - 30:g}" '
        f'y2="{SIDE + 30:g}"><stop stop-color="{palette.tile_floor_deep}"/>'
        f'<stop offset="1" stop-color="{palette.tile_floor}"/></linearGradient>'
        f'<radialGradient id="t-haunt" r=".72"><stop {haunt} stop-opacity="0"/><stop offset=".5" '
        f'{haunt} stop-opacity=".03"/><stop offset="1" {haunt} stop-opacity=".3"/></radialGradient>'
        f'<radialGradient id="t-glow"><stop stop-color="{palette.glow}" stop-opacity=".1"/><stop offset="1" '
        f'stop-color="{palette.shadow}" stop-opacity=".2"/></radialGradient>'
    )


def _ground(plan: TilePlan, palette: Palette) -> str:
    """Draws rock from side to side; the start tile lies on the border of the Depths, which are its upper half."""
    tile, width, height = plan.tile, number(plan.width), number(plan.height)
    colour = palette.tile_rock if tile.set in (START, SURFACE) else palette.tile_rock_deep
    parts = [f'<rect width="{width}" height="{height}" rx="{RADIUS:g}" fill="{colour}"/>']
    if tile.set == START:
        edge = [(SIDE * i / 30, SIDE + 2.4 * swing("start", i)) for i in range(31)]
        parts.append(
            f'<path d="{line(edge)}V{RADIUS:g}Q{width} 0 {number(plan.width - RADIUS)} 0H{RADIUS:g}'
            f'Q0 0 0 {RADIUS:g}Z" fill="{palette.tile_rock_deep}"/>'
        )
        parts.append(
            f'<path d="{line(edge)}" fill="none" stroke="{palette.depths}" stroke-width="3.4" stroke-dasharray="0 9" '
            'stroke-linecap="round" opacity=".95"/>'
        )
    parts.append(f'<rect width="{width}" height="{height}" rx="{RADIUS:g}" fill="url(#t-glow)"/>')
    parts.append(_glow(plan) if is_haunted(tile) else "")
    parts.append(hatching(_rock(plan), palette))
    parts.append(
        f'<rect x=".8" y=".8" width="{number(plan.width - 1.6)}" height="{number(plan.height - 1.6)}" '
        f'rx="{RADIUS:g}" fill="none" stroke="{palette.tile_edge}" stroke-width="1.6"/>'
    )
    return "".join(parts)


def _rock(plan: TilePlan) -> Rock:
    tile = plan.tile
    space = Box(plan.width / 2, plan.height / 2, plan.width - 22, plan.height - 22)
    border = {START: SIDE, SURFACE: -1.0}.get(tile.set, 2 * SIDE)
    return Rock(tile.id, plan.rooms, plan.lines, [*plan.labels, plan.plate], space, lambda point: point[1] < border)


def _glow(plan: TilePlan) -> str:
    """Draws cold light that comes in from the sides of a haunted tile."""
    return f'<rect width="{number(plan.width)}" height="{number(plan.height)}" rx="{RADIUS:g}" fill="url(#t-haunt)"/>'


def _haunting(plan: TilePlan, palette: Palette) -> str:
    if not is_haunted(plan.tile):
        return ""
    inner = f'x="5" y="5" width="{number(plan.width - 10)}" height="{number(plan.height - 10)}" rx="7"'
    return (
        f'<rect {inner} fill="none" stroke="{palette.haunt}" stroke-width="2.6" stroke-dasharray="0 7" '
        f'stroke-linecap="round" pointer-events="none"/>'
    )


def _portal_tunnel(plan: TilePlan) -> str:
    if plan.tile.portal < 0:
        return ""
    path = plan.lines[plan.tile.portal].path()
    return (
        f'<path d="{path}" stroke="#7d4fd6" stroke-width="16" opacity=".55"/>'
        f'<path d="{path}" stroke="#d9c2ff" stroke-width="3" stroke-dasharray="2 9" opacity=".8"/>'
    )


def _tunnel(plan: TilePlan, part: int, look: TileLook, say: Say) -> str:
    marks: Sequence[Badge] = plan.badges[part]
    trail: Trail = plan.lines[part]
    start, end = (end_name(plan, end) for end in (plan.tile.parts[part].start, plan.tile.parts[part].end))
    opened = plan.tile.parts[part].lock in look.opened
    drawn = "".join(draw_badge(badge, opened=opened) for badge in marks)
    told = told_badges([badge.kind for badge in marks], say)
    return (
        f'<g class="t-tunnel" data-from={quoted(start)} data-to={quoted(end)}>'
        f"<title>{svg_text(start)} – {svg_text(end)}</title><desc>{svg_text(told)}</desc>"
        f'<path d="{trail.path()}" fill="none" stroke="#000" stroke-opacity="0" stroke-width="20"/>{drawn}</g>'
    )
