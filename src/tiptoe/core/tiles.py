"""Tiles of a growing map: rooms, portals and parts of tunnels, as printed. Catacombs' `dungeon` joins them.

A square has eight mouths, two on each side, numbered clockwise from the left one of the north side; a quarter turn
clockwise carries mouth i to mouth i + 2. Where two tiles touch, mouth 0 of a side meets mouth 1 of the other (RUL-59).
The start tile is two squares, one above the other, and has twelve.
"""

from __future__ import annotations

from typing import Final, final

from .board import RoomId
from .stable_ids import DECLARATIONS

SIDES: Final = "NESW"
MOUTHS: Final = 8
START_MOUTHS: Final = 12

WIDTH: Final = 64  # cells in a row of the plane; the start tile lies in its middle
START_CELL: Final = WIDTH // 2 * WIDTH + WIDTH // 2  # the cell of the start tile's upper half
NEIGHBOURS: Final = (-1, WIDTH, 1, -WIDTH)  # from a cell to the next one north, east, south, west
TURNS: Final = 4
HALVES: Final = 2  # of the start tile

# The ends of a part: mouths are numbers below these.
ROOM: Final = 16  # room i is ROOM + i
PORTAL: Final = 32
ROOMS_OF_A_TILE: Final = 8  # at most; room i of tile t has the number t * 8 + i on every board
LOCKS_OF_A_TILE: Final = 64  # at most, features included; lock i of tile t has the number t * 64 + i

FIRST_FEATURE_LOCK: Final = 40  # among the locks of a tile; locks of tunnels are below
LOCKS_OF_A_ROOM: Final = 3
LOCKED: Final[list[int]] = []  # features that are locked at first, in the order of their lock numbers


def declare_locked(*features: int) -> None:
    """Registers features of rooms that are locked at first."""
    for bit in features:
        DECLARATIONS.add("locked feature", str(bit))
        LOCKED.append(bit)


START_NAMES: Final = ("N0", "N1", "E0", "E1", "E2", "E3", "S0", "S1", "W0", "W1", "W2", "W3")

# The sets.
START: Final = 0
SURFACE: Final = 1
DEPTHS: Final = 2
SETS: Final[dict[str, int]] = {"start": START, "surface": SURFACE, "depths": DEPTHS}

# Rewards on entering (CAT-6.1).
NO_REWARD: Final = 0
GOLD: Final = 1
HEAL: Final = 2
MINOR_SECRET: Final = 3
MONKEY_IDOL: Final = 4
REWARDS: Final = {"gold": GOLD, "heal": HEAL, "minor-secret": MINOR_SECRET, "monkey-idol": MONKEY_IDOL}

# The mouths of the start tile by half (upper, lower) and mouth of a square; -1 lies inside.
START_TILE: Final = ((0, 1, 2, 3, -1, -1, 10, 11), (-1, -1, 4, 5, 6, 7, 8, 9))


@final
class Part:
    """Part of a tunnel on one tile. An arrow points from `start` to `end`."""

    def __init__(self, number: int, start: int, end: int) -> None:
        self.number: Final = number
        self.start: Final = start
        self.end: Final = end
        self.footprints = False
        self.monsters = 0
        self.lock = -1  # its number among all locks, or -1
        self.arrow = False
        # For drawing: the points it passes, the place of its icons, and whether it leads over the part that it crosses.
        self.via: list[tuple[float, float]] = []
        self.icons_at = 0.5
        self.bridge = False

    def other(self, end: int) -> int:
        return self.start if end == self.end else self.end


@final
class TileRoom:
    """Room as printed on a tile. `plus` says how far down the stack its Artifact is taken from."""

    def __init__(self, id: str, features: int) -> None:
        self.id: Final = id
        self.features: Final = features
        self.reward = NO_REWARD
        self.amount = 0
        self.artifact = False
        self.plus = 0
        self.place = (0.5, 0.5)


def mouth_names(set: int) -> tuple[str, ...]:
    """Names of the mouths of a tile of a set, as printed, in the order of their numbers."""
    return START_NAMES if set == START else tuple([mouth_name(mouth) for mouth in range(MOUTHS)])


@final
class Tile:
    """Tile as printed, unturned."""

    def __init__(self, number: int, id: str, set: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.set: Final = set
        self.origin = ""
        self.features = 0  # that all rooms of the tile share, besides their own
        self.rooms: list[TileRoom] = []
        self.parts: list[Part] = []
        self.portal = -1  # the part that ends in the portal, or -1
        self.portal_place = (0.5, 0.5)
        self.at_mouth: list[int] = []  # the part at each mouth
        self.at_room: list[list[int]] = []  # the parts at each room

    def room(self, index: int) -> RoomId:
        """Number of the tile's room `index` on every board."""
        return RoomId(self.number * ROOMS_OF_A_TILE + index)


def face_of(start: str) -> str:
    """Face of a start tile, as names of games have it: `a` for `start-a`."""
    return start.removeprefix("start-")


def tile_of(room: RoomId) -> int:
    """Number of the tile that a room lies on."""
    return room // ROOMS_OF_A_TILE


def lock_of(room: RoomId, feature: int) -> int:
    """Number of the lock of a room's feature among all locks."""
    number = FIRST_FEATURE_LOCK + room % ROOMS_OF_A_TILE * LOCKS_OF_A_ROOM + LOCKED.index(feature)
    return tile_of(room) * LOCKS_OF_A_TILE + number


def mouth_name(mouth: int) -> str:
    """Name of a mouth of a square tile as it lies: N0, N1, E0 ..."""
    return f"{SIDES[mouth // 2]}{mouth % 2}"


def cell_at(x: int, y: int) -> int:
    """Cell `x` to the east and `y` to the south of the upper half of the start tile."""
    return START_CELL + x * WIDTH + y


def place_of(cell: int) -> tuple[int, int]:
    """Distance of a cell to the east and to the south of the upper half of the start tile."""
    return cell // WIDTH - WIDTH // 2, cell % WIDTH - WIDTH // 2


# `Board.cells` holds for each covered cell the tile, its turn, and the half of the start tile, packed in one number.


def lying(tile: int, turn: int, half: int = 0) -> int:
    """Packs a tile that covers a cell, its turn and its half into one number."""
    return (tile * TURNS + turn) * HALVES + half


def lying_tile(lies: int) -> int:
    """Tile that covers the cell."""
    return lies // (TURNS * HALVES)


def lying_turn(lies: int) -> int:
    """Quarter turns clockwise of the tile that covers the cell."""
    return lies // HALVES % TURNS


def lying_half(lies: int) -> int:
    """Half of the start tile: 1 for the lower one, else 0."""
    return lies % HALVES


def placement(tile: int, cell: int, turn: int) -> int:
    """Packs a placed tile into one number, as `state.tiles` holds it."""
    return (tile * WIDTH * WIDTH + cell) * TURNS + turn


def placed_tile(number: int) -> int:
    """Tile of a placement."""
    return number // TURNS // (WIDTH * WIDTH)


def placed_cell(number: int) -> int:
    """Cell of a placement."""
    return number // TURNS % (WIDTH * WIDTH)


def placed_turn(number: int) -> int:
    """Quarter turns clockwise of a placement."""
    return number % TURNS
