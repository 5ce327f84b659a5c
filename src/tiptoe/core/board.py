"""Boards: rooms and what they offer, the tunnels between them, the modules of some. Never written again once made."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from .components import Program, TokenId
from .stable_ids import FEATURES as FEATURE_NUMBERS

RoomId: TypeAlias = int

NOWHERE: Final = -1
FEATURES: Final = FEATURE_NUMBERS.numbers  # of rooms, as bits by name
GUEST_FEATURES: Final = 1 << 40  # the first bit that packages give to theirs


def feature(name: str, bit: int) -> int:
    """Give a feature of rooms its bit."""
    return FEATURE_NUMBERS.claim(name, bit)


def feature_name(number: int) -> str:
    """The feature that a choice names by the place of its bit."""
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
    """One direction of a tunnel: the exit with this index of its room, its key unique there.

    Only teleports go `against` its arrow.
    """

    def __init__(self, index: int, key: str, start: RoomId, end: RoomId) -> None:
        self.index: Final = index
        self.key: Final = key
        self.start: Final = start
        self.end: Final = end  # NOWHERE where the map ends and a tile can be laid
        self.boots = 1
        self.monsters = 0
        self.locks = 0
        self.lock_numbers: list[int] = NO_LOCKS  # of locks that can be opened for good
        self.against = False
        self.portal = False  # it leads through two portals
        self.edge = -1  # where the map ends: the cell beyond and the mouth it is entered by


NO_WAYS: Final[list[Tunnel]] = []  # of a room that is not on the table
NOT_SURVEYED: Final[list[Tunnel]] = []  # of a room whose exits nobody has asked for yet


class Survey:
    """Works out the exits of a room of a map that grows, when they are first asked for."""

    def exits(self, board: Board, room: RoomId) -> list[Tunnel]:
        raise AssertionError(f"{type(self).__name__} does not say where a room leads")


@final
class Module:
    """A board among those that make up a larger one: where it lies there, in shares, and whether it is turned."""

    def __init__(self, id: str, at: tuple[float, float], size: tuple[float, float], *, turned: bool, tint: str) -> None:
        self.id: Final = id
        self.features = 0  # of all its rooms
        self.at: Final = at
        self.size: Final = size
        self.turned: Final = turned
        self.tint: Final = tint


@final
class Board:
    """A graph of rooms: what the rules move on. A map that grows makes a new one whenever a tile is laid or turned.

    `rooms`, `features` and what else is listed by room stays the same for all boards of a game; `exits` does not.
    Whoever wants to know where a room leads asks `ways`: most rooms of most boards are never asked for.
    """

    def __init__(
        self, id: str, rooms: list[str], features: list[int], exits: list[list[Tunnel]], survey: Survey | None = None
    ) -> None:
        self.id: Final = id
        self.rooms: Final = rooms
        self.features: Final = features
        self.exits: Final = exits
        self.survey: Final = survey
        self.start: RoomId = NOWHERE
        self.spaces: list[int] = []  # by room: the kinds of secret dealt there
        self.laid: list[list[TokenId]] = []  # by room: tokens with a fixed place
        self.places: list[tuple[float, float]] = []  # by room: where to draw it, 0..1
        self.cells: dict[int, int] = NO_CELLS  # of a map that grows: the tile that lies on each cell, and how
        self.modules: list[Module] = NO_MODULES  # of one that is put together
        self.module_of: list[int] = NO_NUMBERS  # by room: the module that it lies in
        self.texts: dict[int, list[Program]] = NO_TEXTS  # by feature and room: what a room does for having it
        self.found: dict[int, list[RoomId]] = {}  # by feature, as far as somebody asked
        self.aspect = 1.0  # width by height
        self.sky = "day"  # above ground

    def furnished(self, start: RoomId) -> Board:
        """With empty rooms, and this one as the place to come back to."""
        self.start = start
        self.spaces = [0] * len(self.rooms)
        self.laid = [[] for _ in self.rooms]
        self.places = [(0.0, 0.0)] * len(self.rooms)
        return self

    def room(self, id: str) -> RoomId:
        return self.rooms.index(id)

    def tunnels(self) -> list[Tunnel]:
        """Every tunnel in both directions, room by room."""
        return [tunnel for room in range(len(self.rooms)) for tunnel in self.ways(room)]

    def ways(self, room: RoomId) -> list[Tunnel]:
        """Every way out of a room, in one direction each."""
        found = self.exits[room]
        if found is NOT_SURVEYED:
            assert self.survey is not None
            found = self.survey.exits(self, room)
            self.exits[room] = found
        return found

    def rooms_with(self, feature: int) -> list[RoomId]:
        """In their order; looked for once."""
        if feature not in self.found:
            self.found[feature] = [room for room in range(len(self.features)) if self.features[room] & feature]
        return self.found[feature]

    def lies(self, room: RoomId) -> bool:
        """Whether the room is on the table."""
        return self.exits[room] is not NO_WAYS


NO_CELLS: Final[dict[int, int]] = {}
NO_MODULES: Final[list[Module]] = []
NO_NUMBERS: Final[list[int]] = []
NO_TEXTS: Final[dict[int, list[Program]]] = {}
