"""Boards: rooms with their features, tunnels between rooms, and modules of a ship. A finished board is not changed."""

from __future__ import annotations

from typing import Final, NewType, final

from .components import Program, TokenId
from .stable_ids import FEATURES as FEATURE_NUMBERS

RoomId = NewType("RoomId", int)  # a number of a board, told apart by the checker alone

NOWHERE: Final = -1
FEATURES: Final = FEATURE_NUMBERS.numbers  # bits of room features, by name
GUEST_FEATURES: Final = 1 << 40  # the first bit for features of installed packages


def feature(name: str, bit: int) -> int:
    """Registers a room feature under its bit and returns the bit."""
    return FEATURE_NUMBERS.claim(name, bit)


def feature_name(number: int) -> str:
    """Name of the room feature whose bit length is `number`, as arguments of choices store it."""
    return next(name for name, bit in FEATURES.items() if bit.bit_length() == number)


START: Final = feature("start", 1)
DEPTHS: Final = feature("depths", 2)
CRYSTAL_CAVE: Final = feature("crystal-cave", 4)
MARKET: Final = feature("market", 8)
FOUNTAIN: Final = feature("fountain", 16)
MONKEY_SHRINE: Final = feature("monkey-shrine", 32)

NO_LOCKS: Final[list[int]] = []


@final
class Tunnel:
    """One direction of a tunnel: exit number `index` of the room `start`, with a `key` that is unique among its exits.

    A tunnel `against` its arrow is passed only by teleports and by the owner of a map that allows it.
    """

    def __init__(self, index: int, key: str, start: RoomId, end: RoomId) -> None:
        self.index: Final = index
        self.key: Final = key
        self.start: Final = start
        self.end: Final = end  # NOWHERE at the edge of the map, where a tile can be laid
        self.boots = 1
        self.monsters = 0
        self.locks = 0
        self.lock_numbers: list[int] = NO_LOCKS  # numbers of the locks that can be opened for good
        self.against = False
        self.portal = False  # whether the way leads through two portals
        self.edge = -1  # at the edge of the map: cell * MOUTHS + mouth of the next tile


NO_WAYS: Final[list[Tunnel]] = []  # exits of a room that is not on the table
NOT_SURVEYED: Final[list[Tunnel]] = []  # placeholder for exits that are not computed yet


class Survey:
    """Computes the exits of a room on a growing map, when `Board.ways` first needs them."""

    def exits(self, board: Board, room: RoomId) -> list[Tunnel]:
        raise AssertionError(f"{type(self).__name__} does not say where a room leads")


@final
class Module:
    """Module of a ship: its corner and size as fractions of the whole board, and whether it is turned."""

    def __init__(self, id: str, at: tuple[float, float], size: tuple[float, float], *, turned: bool, tint: str) -> None:
        self.id: Final = id
        self.features = 0  # that all rooms of the module share
        self.at: Final = at
        self.size: Final = size
        self.turned: Final = turned
        self.tint: Final = tint


@final
class Board:
    """Graph of rooms and tunnels that pawns move on. A growing map makes a new board when a tile is laid or turned.

    Lists by room, such as `rooms` and `features`, are the same for all boards of a game; only `exits` differs.
    Callers read exits through `ways`, which computes them on first use: most rooms of most boards are never needed.
    """

    def __init__(
        self, id: str, rooms: list[str], features: list[int], exits: list[list[Tunnel]], survey: Survey | None = None
    ) -> None:
        self.id: Final = id
        self.rooms: Final = rooms
        self.features: Final = features
        self.exits: Final = exits
        self.survey: Final = survey
        self.start = RoomId(NOWHERE)
        self.spaces: list[int] = []  # by room: the kinds of secret dealt there
        self.laid: list[list[TokenId]] = []  # by room: tokens with a fixed place
        self.places: list[tuple[float, float]] = []  # by room: its position in the drawing, 0..1
        self.cells: dict[int, int] = NO_CELLS  # of a growing map: what lies on each cell, as `tiles.lying` packs it
        self.modules: list[Module] = NO_MODULES  # of a board that is put together
        self.module_of: list[int] = NO_NUMBERS  # by room: the module that it lies in
        self.texts: dict[int, list[Program]] = NO_TEXTS  # by feature and room: the text of that feature in that room
        self.found: dict[int, list[RoomId]] = {}  # cache of `rooms_with`, by feature
        self.aspect = 1.0  # width by height
        self.sky = "day"  # scenery above ground, for drawing

    def furnished(self, start: RoomId) -> Board:
        """Sets the room `start` as the start, empties all rooms, and returns the board."""
        self.start = start
        self.spaces = [0] * len(self.rooms)
        self.laid = [[] for _ in self.rooms]
        self.places = [(0.0, 0.0)] * len(self.rooms)
        return self

    def room(self, id: str) -> RoomId:
        return RoomId(self.rooms.index(id))

    def all_rooms(self) -> list[RoomId]:
        """Every number of a room, whether it is on the table or not."""
        return [RoomId(room) for room in range(len(self.rooms))]

    def tunnels(self) -> list[Tunnel]:
        """All tunnels in both directions, room by room."""
        return [tunnel for room in range(len(self.rooms)) for tunnel in self.ways(RoomId(room))]

    def ways(self, room: RoomId) -> list[Tunnel]:
        """Exits of a room, computed on first use."""
        found = self.exits[room]
        if found is NOT_SURVEYED:
            assert self.survey is not None
            found = self.survey.exits(self, room)
            self.exits[room] = found
        return found

    def rooms_with(self, feature: int) -> list[RoomId]:
        """Rooms that have the feature, in board order; cached."""
        if feature not in self.found:
            self.found[feature] = [RoomId(room) for room in range(len(self.features)) if self.features[room] & feature]
        return self.found[feature]

    def lies(self, room: RoomId) -> bool:
        """Whether the room's tile is on the table."""
        return self.exits[room] is not NO_WAYS


NO_CELLS: Final[dict[int, int]] = {}
NO_MODULES: Final[list[Module]] = []
NO_NUMBERS: Final[list[int]] = []
NO_TEXTS: Final[dict[int, list[Program]]] = {}
