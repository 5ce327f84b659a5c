"""Layout of a ship: where its modules, their names and their rooms lie."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from ...core.board import Board, Module
from .geometry import Box, Oval, Point, bowed
from .tunnels import DrawnTunnel, pairs

WIDTH: Final = 2000.0  # of the ship, without the space around it
SPACE: Final = 22.0  # around the ship
DECK_RX: Final = 42.0
DECK_RY: Final = 33.0
GAP: Final = 5.0  # between two modules
LETTER: Final = 13.5  # of a module's name


class Deck(Oval):
    """Floor of a room aboard: its outline is regular, not carved."""

    def blob(self, seed: str, corners: int = 16) -> list[Point]:
        angles = [2 * pi * i / corners for i in range(corners)]
        return [(self.x + self.rx * cos(a), self.y + self.ry * sin(a)) for a in angles]


def decks(board: Board) -> tuple[float, float, list[Oval]]:
    """Returns the size of the sheet and the rooms, exactly where the modules have them."""
    width, height = WIDTH, round(WIDTH / board.aspect)
    rooms: list[Oval] = [Deck(SPACE + x * width, SPACE + y * height, DECK_RX, DECK_RY) for x, y in board.places]
    return width + 2 * SPACE, height + 2 * SPACE, rooms


def corridors(board: Board, rooms: list[Oval]) -> list[DrawnTunnel]:
    """Returns the tunnels of a ship, straight from deck to deck."""
    return [
        DrawnTunnel(tunnel, one_way, (bowed(rooms[tunnel.start].middle, rooms[tunnel.end].middle, 0.0),))
        for tunnel, one_way in pairs(board)
    ]


def module_box(board: Board, module: Module) -> Box:
    """Returns the box of a module on the sheet."""
    (x, y), (w, h) = module.at, module.size
    width, height = WIDTH, round(WIDTH / board.aspect)
    middle = SPACE + (x + w / 2) * width, SPACE + (y + h / 2) * height
    return Box(*middle, w * width - 2 * GAP, h * height - 2 * GAP)


def measure_module(board: Board, module: Module) -> tuple[Point, Point]:
    """Returns the upper left corner of the sheet and the unit of the sheet, in the coordinates of a module's data."""
    size = WIDTH, float(round(WIDTH / board.aspect))
    units = [1 / (module.size[axis] * size[axis]) for axis in (0, 1)]
    corner = [-(SPACE + module.at[axis] * size[axis]) * units[axis] for axis in (0, 1)]
    if module.turned:
        return (1 - corner[0], 1 - corner[1]), (-units[0], -units[1])
    return (corner[0], corner[1]), (units[0], units[1])


def name_place(board: Board, module: Module, name: str) -> Point:
    """Returns the middle of a module's name: along an edge, where it is furthest from every deck."""
    box = module_box(board, module)
    rooms = decks(board)[2]
    half = LETTER * len(name) / 2 + 24
    sides = [box.x - box.width / 2 + half, box.x, box.x + box.width / 2 - half]
    places = [(x, box.y + up * (box.height / 2 - 24)) for up in (-1, 1) for x in sides]
    return max(places, key=lambda place: min(_clear(place, half, room) for room in rooms))


def _clear(place: Point, half: float, room: Oval) -> float:
    """Returns how far a name is from a deck, up to a distance that is far enough."""
    across = max(0.0, abs(place[0] - room.x) - half - room.rx)
    return min(60.0, hypot(across, max(0.0, abs(place[1] - room.y) - room.ry - 14)))
