"""The maze: tunnels followed over tiles as they lie, by the points where they meet.

Every mouth is a point of the plane, in tenths of a side; two mouths at one point are joined. The engine's numbering of
mouths and turns is not used here.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace

from referees.content import Stretch, Tile
from referees.ground import Way

SIDE = 10
HALF = SIDE // 2
Point = tuple[int, int]

MOUTHS: dict[str, Point] = {
    "N0": (3, 0),
    "N1": (7, 0),
    "E0": (10, 3),
    "E1": (10, 7),
    "S0": (7, 10),
    "S1": (3, 10),
    "W0": (0, 7),
    "W1": (0, 3),
}
START_MOUTHS: dict[str, Point] = {
    "N0": (3, 0),
    "N1": (7, 0),
    "E0": (10, 3),
    "E1": (10, 7),
    "E2": (10, 13),
    "E3": (10, 17),
    "S0": (7, 20),
    "S1": (3, 20),
    "W0": (0, 17),
    "W1": (0, 13),
    "W2": (0, 7),
    "W3": (0, 3),
}
ENTERED_BY = {point: number for number, point in enumerate(MOUTHS.values())}
ROOMS_OF_A_TILE = 8
LOCKS_OF_A_TILE = 64


@dataclass(frozen=True)
class Lying:
    """A laid tile: its number, its upper left corner, and its clockwise quarter turns."""

    tile: Tile = field(compare=False)
    number: int
    x: int
    y: int
    turn: int

    def point(self, mouth: str) -> Point:
        """Returns the point of a mouth: a turn carries a point above the middle to its right."""
        if self.tile.set == "start":
            x, y = START_MOUTHS[mouth]
            return self.x * SIDE + x, self.y * SIDE + y
        x, y = MOUTHS[mouth][0] - HALF, MOUTHS[mouth][1] - HALF
        for _ in range(self.turn):
            x, y = -y, x
        return self.x * SIDE + HALF + x, self.y * SIDE + HALF + y

    def cells(self) -> list[tuple[int, int]]:
        below = [(self.x, self.y + 1)] if self.tile.set == "start" else []
        return [(self.x, self.y), *below]


@dataclass(frozen=True)
class Found:
    """A tunnel followed to its end: a room, the portal of a tile, or a mouth at the edge of the map."""

    footprints: bool = False
    monsters: int = 0
    locks: tuple[int, ...] = ()
    against: bool = False
    room: int = -1
    portal: int = -1
    edge: Point | None = None
    portals: int = 0

    def past(self, stretch: Stretch, number: int, *, from_start: bool) -> Found:
        return replace(
            self,
            footprints=self.footprints or stretch.footprints,
            monsters=self.monsters + stretch.monsters,
            locks=self.locks + ((number,) if stretch.lock else ()),
            against=self.against or (stretch.arrow and not from_start),
        )

    def then(self, on: Found) -> Found:
        """Joins this way and another one after it."""
        return Found(
            self.footprints or on.footprints,
            self.monsters + on.monsters,
            self.locks + on.locks,
            self.against or on.against,
            on.room,
            on.portal,
            on.edge,
            self.portals + on.portals,
        )

    @property
    def boots(self) -> int:
        """CAT-3.2, RUL-62, RUL-63."""
        return 2 if self.footprints and not self.portals else 1


NOTHING = Found()  # yet


class Maze:
    """All laid tiles. Followed ways are cached, since a maze does not change."""

    def __init__(self, lying: list[Lying]) -> None:
        self.lying = lying
        self.covered = {cell for each in lying for cell in each.cells()}
        self.at: dict[Point, list[tuple[Lying, int, str]]] = {}  # stretches that begin or end at each point
        for each in lying:
            for index, stretch in enumerate(each.tile.tunnels):
                for end in (stretch.from_, stretch.to):
                    if end in START_MOUTHS:
                        self.at.setdefault(each.point(end), []).append((each, index, end))
        self.larger: dict[Lying, Maze] = {}
        self.left: dict[int, list[Found]] = {}

    def with_tile(self, tile: Lying) -> Maze:
        if tile not in self.larger:
            self.larger[tile] = Maze([*self.lying, tile])
        return self.larger[tile]

    def tile(self, number: int) -> Lying:
        return next(each for each in self.lying if each.number == number)

    def follow(self, lying: Lying, index: int, begin: str, found: Found = NOTHING) -> Found:
        """Follows a stretch from one of its ends, and on over the border."""
        stretch = lying.tile.tunnels[index]
        found = found.past(stretch, lying.number * LOCKS_OF_A_TILE + index, from_start=begin == stretch.from_)
        end = stretch.to if begin == stretch.from_ else stretch.from_
        if end == "P":
            return replace(found, portal=lying.number)
        if end not in START_MOUTHS:
            rooms = [room.id for room in lying.tile.rooms]
            return replace(found, room=lying.number * ROOMS_OF_A_TILE + rooms.index(end))
        return self.enter(lying.point(end), found, coming_from=(lying, index, end))

    def enter(self, point: Point, found: Found, coming_from: tuple[Lying, int, str] | None = None) -> Found:
        """Goes on from a point where two tiles touch, or ends at the edge."""
        beyond = [each for each in self.at[point] if each != coming_from] if point in self.at else []
        return self.follow(*beyond[0], found) if beyond else replace(found, edge=point)

    def from_room(self, room: int) -> list[Found]:
        """Returns every tunnel that leaves a room, without passing portals."""
        lying = self.tile(room // ROOMS_OF_A_TILE)
        name = lying.tile.rooms[room % ROOMS_OF_A_TILE].id
        tunnels = enumerate(lying.tile.tunnels)
        return [self.follow(lying, i, name) for i, tunnel in tunnels if name in (tunnel.from_, tunnel.to)]

    def from_portal(self, number: int) -> Found:
        lying = self.tile(number)
        index = next(i for i, tunnel in enumerate(lying.tile.tunnels) if "P" in (tunnel.from_, tunnel.to))
        return self.follow(lying, index, "P")

    def portals(self) -> list[int]:
        return [each.number for each in self.lying if any("P" in (t.from_, t.to) for t in each.tile.tunnels)]

    def out_of(self, found: Found) -> list[tuple[int, Found]]:
        """CAT-7.1, CAT-7.4: a way into a portal goes on out of every other one, unless that leads into one again."""
        others = [(number, self.from_portal(number)) for number in self.portals() if number != found.portal]
        return [(number, found.then(replace(on, portals=1))) for number, on in others if on.portal < 0]

    def leaving(self, room: int) -> list[Found]:
        """Returns every way out of a room, to a room or an edge, also through portals."""
        if room not in self.left:
            self.left[room] = [*self.ways(room)]
        return self.left[room]

    def ways(self, room: int) -> list[Found]:
        ways: list[Found] = []
        for found in self.from_room(room):
            ways.extend([on for _, on in self.out_of(found)] if found.portal >= 0 else [found])
        return ways

    def cell_beyond(self, point: Point) -> tuple[int, int]:
        """Returns the cell on the empty side of a mouth at the edge."""
        x, y = point
        if x % SIDE == 0:
            sides = [(x // SIDE - 1, y // SIDE), (x // SIDE, y // SIDE)]
        else:
            sides = [(x // SIDE, y // SIDE - 1), (x // SIDE, y // SIDE)]
        return next(cell for cell in sides if cell not in self.covered)

    def entered_by(self, point: Point) -> int:
        """Returns the number of the mouth of the cell beyond, in the engine's numbering."""
        x, y = self.cell_beyond(point)
        return ENTERED_BY[point[0] - x * SIDE, point[1] - y * SIDE]

    def distances(self, room: int) -> dict[int, int]:
        """SUB-2: counts tunnels from room to room, without portals; icons do not matter."""
        far = {room: 0}
        waiting = deque([room])
        while waiting:
            here = waiting.popleft()
            for found in self.from_room(here):
                if found.room >= 0 and found.room not in far:
                    far[found.room] = far[here] + 1
                    waiting.append(found.room)
        return far


def as_way(found: Found, edge: int, closed: int) -> Way:
    """Converts a followed tunnel to a way of the common referee."""
    return Way(found.room, edge, found.boots, found.monsters, closed, found.against, found.portals)
