"""Layout of tiles, as they lie: rooms and tunnels turn with a tile, icons and words stay upright.

A tunnel is a smooth line through the points of its data, square to the side at a mouth, so that it goes on straight
over the border into the next tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ...core.board import FEATURES, MARKET, MONKEY_SHRINE, Board
from ...core.board import START as CRYPT
from ...core.pack import Pack
from ...core.tiles import (
    MOUTHS,
    NEIGHBOURS,
    PORTAL,
    ROOM,
    START,
    START_NAMES,
    TURNS,
    Part,
    Tile,
    lying_half,
    lying_tile,
    lying_turn,
    mouth_name,
    mouth_names,
)
from ...view.view import View
from .geometry import Box, Oval, Point, Trail, crosses, distance, trail
from .rooms import Room
from .tunnels import ARROW, FOOTPRINTS, LOCK, MONSTER, Badge, Obstacles, laid_along

SIDE: Final = 360.0
ROOM_RX: Final = 43.0
ROOM_RY: Final = 38.0
PORTAL_RADIUS: Final = 25.0
LETTER: Final = 8.1  # the widest letter of a room's name
LABEL_HEIGHT: Final = 17.0
PLACES: Final = (0.3, 0.7)  # of the mouths along a side
TUNNEL_GAP: Final = 24.0  # between a plate and the middle of a tunnel that it does not hide
CORNER: Final = 15.0  # from the middle of a plate in a corner to the sides
OVER: Final = 46.0  # how long a bridge is on either side of the crossing


@dataclass(frozen=True)
class TilePlan:
    """Geometry of a tile as it lies, from its own upper left corner."""

    tile: Tile
    turn: int
    width: float
    height: float
    rooms: list[Oval]
    labels: list[Box]
    portal: Point | None
    lines: list[Trail]  # by part
    badges: list[list[Badge]]  # by part
    bridges: list[list[Point]]
    plate: Box  # of the tile's id
    ghost: Point  # the place of the ghost on a haunted tile


@lru_cache(maxsize=256)
def tile_plan(tile: Tile, turn: int) -> TilePlan:
    """Lays out a tile, always in the same way."""
    width, height = SIDE, SIDE * (2 if tile.set == START else 1)
    rooms = [Oval(*_scaled(room.place, turn), ROOM_RX, ROOM_RY) for room in tile.rooms]
    portal = _scaled(tile.portal_place, turn) if tile.portal >= 0 else None
    lines = [_line(tile, part, turn) for part in tile.parts]
    round_things = rooms + ([Oval(*portal, PORTAL_RADIUS, PORTAL_RADIUS)] if portal is not None else [])
    labels = _labels(tile, rooms, lines, Box(width / 2, height / 2, width, height))
    plate, ghost = _corners(tile, lines, round_things, labels, (width, height))
    crowd = Obstacles(round_things, [*labels, plate], _overhead(tile, rooms), Box(width / 2, height / 2, width, height))
    badges: list[list[Badge]] = []
    for part, line in zip(tile.parts, lines):
        row = laid_along(icons(part), line, crowd, part.icons_at)
        crowd.taken += [badge.box for badge in row]
        badges.append(row)
    bridges = [_over(line, lines) for part, line in zip(tile.parts, lines) if part.bridge]
    return TilePlan(tile, turn, width, height, rooms, labels, portal, lines, badges, bridges, plate, ghost)


def is_haunted(tile: Tile) -> bool:
    """Says whether a ghost is printed on a tile."""
    return tile.features & FEATURES.get("haunted", 0) != 0


def printed_signs(plan: TilePlan) -> list[tuple[str, Point]]:
    """Lists what is printed beside rooms and tunnels, and where: the portal, and the ghost of a haunted tile."""
    signs = [("portal", plan.portal), ("ghost", plan.ghost if is_haunted(plan.tile) else None)]
    return [(what, at) for what, at in signs if at is not None]


def icons(part: Part) -> list[str]:
    """Lists the icons of a part, in the order in which they are walked over."""
    found = [FOOTPRINTS] * part.footprints + [MONSTER] * part.monsters + [LOCK] * (part.lock >= 0)
    return found + [ARROW] * part.arrow


def mouth_place(tile: Tile, mouth: int) -> tuple[Point, Point]:
    """Returns where a mouth is on the unturned tile, its side 1 long, and where a tunnel heads that comes in there."""
    if tile.set != START:
        side, index = divmod(mouth, 2)
        tall = 1.0
    else:
        side, index = "NESW".index(START_NAMES[mouth][0]), int(START_NAMES[mouth][1])
        tall = 2.0
    along = index // 2 + PLACES[index % 2]
    return (
        ((along, 0.0), (0.0, 1.0)),
        ((1.0, along), (-1.0, 0.0)),
        ((1.0 - along, tall), (0.0, -1.0)),
        ((0.0, tall - along), (1.0, 0.0)),
    )[side]


def lying_mouths(tile: Tile, turn: int) -> list[tuple[str, Point, Point]]:
    """Lists the mouths of a tile as it lies: name, place on the sheet, and where each leads out."""
    found: list[tuple[str, Point, Point]] = []
    for mouth in range(len(tile.at_mouth)):
        place, inward = mouth_place(tile, mouth)
        x, y = _turned(inward, turn, about=0.0)
        name = START_NAMES[mouth] if tile.set == START else mouth_name((mouth + 2 * turn) % MOUTHS)
        found.append((name, _scaled(place, turn), (-x, -y)))
    return found


def rooms_of(plan: TilePlan) -> list[Room]:
    """Returns the rooms with the ids that they have on every map."""
    return [
        Room(f"{plan.tile.id}-{room.id}", room.id, oval, label)
        for room, oval, label in zip(plan.tile.rooms, plan.rooms, plan.labels, strict=True)
    ]


def end_name(plan: TilePlan, end: int) -> str:
    """Names the end of a tunnel: a room by its id, a mouth as it is printed, or the portal."""
    if end >= PORTAL:
        return "portal"
    return plan.tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(plan.tile.set)[end]


def _turned(point: Point, turn: int, about: float = 0.5) -> Point:
    """Turns a point by `turn` quarter turns clockwise around a middle."""
    x, y = point
    for _ in range(turn % TURNS):
        x, y = 2 * about - y, x
    return x, y


def _scaled(point: Point, turn: int) -> Point:
    x, y = _turned(point, turn)
    return x * SIDE, y * SIDE


def _line(tile: Tile, part: Part, turn: int) -> Trail:
    start, out = _end(tile, part.start, turn)
    end, back = _end(tile, part.end, turn)
    into = None if back is None else (-back[0], -back[1])
    return trail([start, *(_scaled(point, turn) for point in part.via), end], out, into)


def _end(tile: Tile, end: int, turn: int) -> tuple[Point, Point | None]:
    """Returns where a part ends, and where it must head from there if that is a mouth."""
    if end >= PORTAL:
        return _scaled(tile.portal_place, turn), None
    if end >= ROOM:
        return _scaled(tile.rooms[end - ROOM].place, turn), None
    place, inward = mouth_place(tile, end)
    return _scaled(place, turn), _turned(inward, turn, about=0.0)


def _labels(tile: Tile, rooms: Sequence[Oval], lines: Sequence[Trail], sheet: Box) -> list[Box]:
    """Returns a plate for each name: below its room if it can be, above it if that hides less."""
    points = [line.points(40) for line in lines]
    found: list[Box] = []
    for oval, room in zip(rooms, tile.rooms):
        width = LETTER * len(room.id) + 10
        below = Box(oval.x, oval.y + oval.ry + 1, width, LABEL_HEIGHT)
        tall = room.features & (MARKET | MONKEY_SHRINE | CRYPT)
        options = [below] + ([] if tall else [Box(oval.x, oval.y - oval.ry - 1, width, LABEL_HEIGHT)])
        faults = [_hidden(box, points, [other for other in rooms if other is not oval], sheet) for box in options]
        found.append(options[faults.index(min(faults))])
    return found


def _hidden(box: Box, lines: Sequence[Sequence[Point]], rooms: Sequence[Oval], sheet: Box) -> float:
    """Returns the penalty of a plate for what it hides: other rooms, the border of the tile, then tunnels."""
    fault = 100.0 * sum(1 for oval in rooms if Box(oval.x, oval.y, 2 * oval.rx, 2 * oval.ry).meets(box))
    fault += 0 if sheet.holds((box.x, box.y), -LABEL_HEIGHT / 2) else 500
    return fault + sum(1 for points in lines if any(box.holds(point, 4) for point in points))


def _corners(
    tile: Tile, lines: Sequence[Trail], rooms: Sequence[Oval], labels: Sequence[Box], size: tuple[float, float]
) -> tuple[Box, Point]:
    """Finds the two emptiest corners: for the tile's id, and for its ghost."""
    width = LETTER * len(tile.id) + 14
    x, y = width / 2 + 7, CORNER
    places = [(x, y), (size[0] - x, y), (x, size[1] - y), (size[0] - x, size[1] - y)]
    points = [point for line in lines for point in line.points(60)]
    points += [(oval.x + sx * oval.rx, oval.y + sy * oval.ry) for oval in rooms for sx in (-1, 1) for sy in (-1, 1)]
    points += [(box.x + sx * box.width / 2, box.y) for box in labels for sx in (-1, 0, 1)]
    room_for = [min(distance(place, point) for point in points) for place in places]
    order = sorted(range(4), key=lambda i: (-round(min(room_for[i], 60.0)), i))
    second = order[1]
    ghost = (24.0 if second % 2 == 0 else size[0] - 24, 26.0 if second < 2 else size[1] - 24)
    return Box(*places[order[0]], width, LABEL_HEIGHT), ghost


def _overhead(tile: Tile, rooms: Sequence[Oval]) -> list[Box]:
    """Returns what rises above the wall of a room."""
    tall = ((MARKET, 74.0, 20.0), (MONKEY_SHRINE, 48.0, 30.0), (CRYPT, 60.0, 12.0))
    return [
        Box(oval.x, oval.y - oval.ry, width, height)
        for oval, room in zip(rooms, tile.rooms)
        for feature, width, height in tall
        if room.features & feature
    ]


def _over(bridge: Trail, lines: Sequence[Trail]) -> list[Point]:
    """Returns the part of a bridge on either side of what it crosses."""
    points = bridge.points(120)
    for other in lines:
        beneath = other.points(60)
        for i, (a, b) in enumerate(pairwise(points)):
            if other is not bridge and any(crosses(a, b, c, d) for c, d in pairwise(beneath)):
                return [point for point in points if distance(point, points[i]) <= OVER]
    return points


@dataclass(frozen=True)
class LyingTile:
    """Tile on its cell."""

    tile: Tile
    cell: int
    turn: int

    @property
    def plan(self) -> TilePlan:
        return tile_plan(self.tile, self.turn)


def lying_tiles(board: Board, pack: Pack) -> list[LyingTile]:
    """Lists every tile of a map once, by its upper cell."""
    upper = [(cell, lies) for cell, lies in board.cells.items() if lying_half(lies) == 0]
    return [LyingTile(pack.tiles[lying_tile(lies)], cell, lying_turn(lies)) for cell, lies in upper]


def waiting_tile(view: View | None, pack: Pack) -> LyingTile | None:
    """Returns the tile that was revealed last and is not laid yet, unturned on the cell that it is meant for."""
    waiting = view.rules.waiting_tiles(view.stack) if view is not None else []
    return LyingTile(pack.tiles[waiting[-1][0]], waiting[-1][1], 0) if waiting else None


def edge_of(lying: LyingTile, mouth: Point, out: Point) -> int:
    """Returns the number of an edge, as tunnels count edges: the cell beyond a mouth and the mouth it is entered by."""
    half = 1 if lying.tile.set == START and mouth[1] > SIDE else 0
    side = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)).index(out)
    along = (mouth[0], mouth[1] - half * SIDE)[side % 2] / SIDE
    own = side * 2 + (along > 0.5 if side < 2 else along < 0.5)
    entered = (own // 2 + 2) % 4 * 2 + 1 - own % 2
    return (lying.cell + half + NEIGHBOURS[side]) * MOUTHS + entered


def free_cells(board: Board) -> list[int]:
    """Lists the cells beside the map: tunnels lead into each of them."""
    beside = [cell + aside for cell in board.cells for aside in NEIGHBOURS]
    return [cell for cell in dict.fromkeys(beside) if cell not in board.cells]
