"""Map as a standalone SVG: it carries its own shapes, words for screen readers, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.board import Board, RoomId
from ...core.pack import Pack
from ...core.price import Price
from ...view.view import View
from ..layout.board import BoardPlan, layout
from ..layout.geometry import number
from ..layout.rooms import Room, contents, steps
from ..layout.tunnels import Badge, DrawnTunnel
from .landscape import carve, eye_opening, scenery, sleeper
from .page import gradients, sheet, torch
from .palette import light_of
from .rooms import Light, Say, draw_badge, draw_room, told_badges
from .symbols import SHIP_SYMBOLS, definitions, guest_symbols, quoted, svg_text, text, use
from .tile import tile_map_svg

LIT_TUNNEL: Final = "#a4763f"  # tunnels to rooms in reach, in any palette


def plain(id: str) -> str:
    """Returns an id as words, for callers without a language: `feature-crystal-cave` is "crystal cave"."""
    return id.partition("-")[2].replace("-", " ")


def board_svg(board: Board, pack: Pack, view: View | None = None, *, say: Say = plain) -> str:
    """Draws the map, with a view also what lies on it now. `say` puts ids such as `feature-market` into words."""
    if board.cells:
        return tile_map_svg(board, pack, view, say)
    plan = layout(board)
    palette = light_of(board)
    parts = [
        scenery(board, plan, palette),
        "" if board.modules else sleeper(plan, eye_opening(view)),
        f'<path d="M0 0H{number(plan.width)}V{number(plan.height)}H0Z" fill="url(#t-vignette)" pointer-events="none"/>',
        _Sheet(board, pack, view, plan).carving(say),
    ]
    change = plan.depths if plan.depths is not None else plan.height * 2
    more = guest_symbols(contents(board, pack, view)) | (SHIP_SYMBOLS if board.modules else {})
    shapes = gradients(change, palette, board.sky) + definitions(more)
    return sheet((plan.width, plan.height), board.id, shapes, parts)


class _Sheet:
    """Rooms and tunnels of one drawing."""

    def __init__(self, board: Board, pack: Pack, view: View | None, plan: BoardPlan) -> None:
        self.board = board
        self.plan = plan
        self.palette = light_of(board)
        self.contents = contents(board, pack, view)
        self.steps: Mapping[RoomId, Price] = steps(view) if view is not None and view.seat >= 0 else {}
        self.rooms = [Room(*each) for each in zip(board.rooms, board.rooms, plan.rooms, plan.labels, strict=True)]
        self.lit_from = view.seats[view.seat if view.seat >= 0 else view.active].room if view is not None else -1

    def carving(self, say: Say) -> str:
        """Draws the tunnels and rooms: cut, lit, and furnished."""
        tunnels = "".join(curve.path() for way in self.plan.ways for curve in way.curves)
        cut = carve(tunnels, [room.outline for room in self.rooms], self.palette) + self._lit_tunnels()
        ways = zip(self.plan.ways, self.plan.badges, strict=True)
        return (
            f"{cut}{self._torch()}<g>{''.join(self._tunnel(way, marks, say) for way, marks in ways)}</g>\n"
            f"<g>{''.join(self._room(room, say) for room in self.board.all_rooms())}</g>"
        )

    def _lit_tunnels(self) -> str:
        ends = [{self.lit_from, room} for room in self.steps]
        lit = [way for way in self.plan.ways if {way.tunnel.start, way.tunnel.end} in ends]
        path = "".join(curve.path() for way in lit for curve in way.curves)
        if not path:
            return ""
        look = f'stroke="{LIT_TUNNEL}" stroke-width="15" stroke-linecap="round" opacity=".6"'
        return f'<path d="{path}" fill="none" {look}/>'

    def _torch(self) -> str:
        return torch(self.plan.rooms[self.lit_from].middle) if self.lit_from >= 0 else ""

    def _tunnel(self, way: DrawnTunnel, marks: Sequence[Badge], say: Say) -> str:
        rooms = self.board.rooms
        start, end = rooms[way.tunnel.start], rooms[way.tunnel.end]
        path = "".join(curve.path() for curve in way.curves)
        told = told_badges([badge.kind for badge in marks], say)
        drawn = "".join(_sign(badge) if badge.text else draw_badge(badge) for badge in marks)
        return (
            f'\n<g class="t-tunnel" data-from={quoted(start)} data-to={quoted(end)}>'
            f"<title>{svg_text(start)} – {svg_text(end)}</title><desc>{svg_text(told)}</desc>"
            f'<path d="{path}" fill="none" stroke="#000" stroke-opacity="0" stroke-width="20"/>{drawn}</g>'
        )

    def _room(self, room: RoomId, say: Say) -> str:
        taken = [badge.box for row in self.plan.badges for badge in row] + self.plan.labels
        light = Light(room == self.lit_from, self.steps.get(room), taken, self.palette)
        return draw_room(self.rooms[room], self.contents[room], say, light)


def _sign(badge: Badge) -> str:
    """Draws the sign where a tunnel leaves the sheet: the room it leads to."""
    box, side = badge.box, -1 if badge.angle else 1
    tip = box.x + side * (box.width / 2 - 9)
    return (
        f'<rect class="t-plate" x="{number(box.x - box.width / 2)}" y="{number(box.y - box.height / 2)}" '
        f'width="{number(box.width)}" height="{number(box.height)}" rx="11"/>'
        + use("wrap", tip, box.y, turn=badge.angle)
        + text(badge.text, box.x - side * 7, box.y + 5.5, "id")
    )
