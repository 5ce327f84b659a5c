"""Tiles of a map that grows: rooms, portals and parts of tunnels, as they are printed. How they join is `dungeon`'s.

A square has eight mouths, two on each side, numbered clockwise from the left one of the north side; a quarter turn
clockwise carries mouth i to mouth i + 2. Where two tiles touch, mouth 0 of a side meets mouth 1 of the other (RUL-59).
The start tile is two squares, one above the other, and has twelve.
"""

from __future__ import annotations

from typing import Final, final

SIDES: Final = "NESW"
MOUTHS: Final = 8
START_MOUTHS: Final = 12

WIDTH: Final = 64  # cells in a row of the plane that the start tile lies in the middle of
HOME: Final = WIDTH // 2 * WIDTH + WIDTH // 2  # the cell of its upper half
ASIDE: Final = (-1, WIDTH, 1, -WIDTH)  # from a cell to the next one north, east, south, west
TURNS: Final = 4
HALVES: Final = 2  # of the start tile

# The ends of a part: mouths are numbers below these.
ROOM: Final = 16  # room i is ROOM + i
PORTAL: Final = 32
ROOMS_OF_A_TILE: Final = 8  # at most; room i of tile t has the number t * 8 + i on every board
LOCKS_OF_A_TILE: Final = 64  # at most, features included: how opened locks are numbered

FIRST_FEATURE_LOCK: Final = 40  # among the locks of a tile; tunnels have those below
LOCKS_OF_A_ROOM: Final = 3
LOCKED: Final[list[int]] = []  # features that are locked until somebody opens them, as their locks are numbered

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
    """One part of a tunnel, from end to end on one tile. An arrow points from `start` to `end`."""

    def __init__(self, number: int, start: int, end: int) -> None:
        self.number: Final = number
        self.start: Final = start
        self.end: Final = end
        self.footprints = False
        self.monsters = 0
        self.lock = -1  # its number among all locks, or none
        self.arrow = False
        # For drawing: what it passes, where its icons stand, and whether it leads over the part that it crosses.
        self.via: list[tuple[float, float]] = []
        self.icons_at = 0.5
        self.bridge = False

    def other(self, end: int) -> int:
        return self.start if end == self.end else self.end


@final
class TileRoom:
    """A room as printed. `plus` says how far down the stack its Artifact is taken from."""

    def __init__(self, id: str, features: int) -> None:
        self.id: Final = id
        self.features: Final = features
        self.reward = NO_REWARD
        self.amount = 0
        self.artifact = False
        self.plus = 0
        self.place = (0.5, 0.5)


def mouth_names(set: int) -> tuple[str, ...]:
    """The mouths of a tile of a set, as printed, in the order of their numbers."""
    return START_NAMES if set == START else tuple([mouth_name(mouth) for mouth in range(MOUTHS)])


@final
class Tile:
    """A tile as printed, unturned."""

    def __init__(self, number: int, id: str, set: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.set: Final = set
        self.origin = ""
        self.features = 0  # of all its rooms, beside their own
        self.rooms: list[TileRoom] = []
        self.parts: list[Part] = []
        self.portal = -1  # the part that ends in the portal, or none
        self.portal_place = (0.5, 0.5)
        self.at_mouth: list[int] = []  # the part at each mouth
        self.at_room: list[list[int]] = []  # the parts at each room

    def room(self, index: int) -> int:
        """The number of a room on every board."""
        return self.number * ROOMS_OF_A_TILE + index


def face_of(start: str) -> str:
    """The face of a start tile in the name of a game: `a` for `start-a`."""
    return start.removeprefix("start-")


def tile_of(room: int) -> int:
    """The number of the tile that a room lies on."""
    return room // ROOMS_OF_A_TILE


def lock_of(room: int, feature: int) -> int:
    """The number of a locked feature among all locks."""
    number = FIRST_FEATURE_LOCK + room % ROOMS_OF_A_TILE * LOCKS_OF_A_ROOM + LOCKED.index(feature)
    return tile_of(room) * LOCKS_OF_A_TILE + number


def mouth_name(mouth: int) -> str:
    """A mouth of a square as it lies: N0, N1, E0 ..."""
    return f"{SIDES[mouth // 2]}{mouth % 2}"


def cell_at(x: int, y: int) -> int:
    """The cell so far east and south of the upper half of the start tile."""
    return HOME + x * WIDTH + y


def place_of(cell: int) -> tuple[int, int]:
    """How far east and south of the upper half of the start tile."""
    return cell // WIDTH - WIDTH // 2, cell % WIDTH - WIDTH // 2


# A cell that a tile covers remembers the tile, its turn, and which half of the start tile lies there.


def lying(tile: int, turn: int, half: int = 0) -> int:
    return (tile * TURNS + turn) * HALVES + half


def lying_tile(lies: int) -> int:
    return lies // (TURNS * HALVES)


def lying_turn(lies: int) -> int:
    return lies // HALVES % TURNS


def lying_half(lies: int) -> int:
    """0, but for the lower half of the start tile."""
    return lies % HALVES


def placement(tile: int, cell: int, turn: int) -> int:
    """A tile as it lies, as one number for the state."""
    return (tile * WIDTH * WIDTH + cell) * TURNS + turn


def placed_tile(number: int) -> int:
    return number // TURNS // (WIDTH * WIDTH)


def placed_cell(number: int) -> int:
    return number // TURNS % (WIDTH * WIDTH)


def placed_turn(number: int) -> int:
    return number % TURNS
