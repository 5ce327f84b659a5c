"""CAT-3, CAT-4.2, CAT-7: builds boards, the graphs that pawns move on, from tiles that lie side by side.

A tunnel is followed from its room over tiles and borders to the room, portal or open edge where it ends; no tunnel
branches, so no search is needed. Exits that a new tile does not touch are shared with the board before it; the others
are computed on first use.
"""

from __future__ import annotations

from typing import Final, final

from ...core.board import NO_WAYS, NOT_SURVEYED, NOWHERE, Board, RoomId, Survey, Tunnel
from ...core.board import START as IS_START
from ...core.pack import Pack
from ...core.tiles import (
    MOUTHS,
    NEIGHBOURS,
    PORTAL,
    ROOM,
    ROOMS_OF_A_TILE,
    START,
    START_CELL,
    START_MOUTHS,
    START_TILE,
    Part,
    Tile,
    lying,
    lying_half,
    lying_tile,
    lying_turn,
    mouth_names,
    placed_cell,
    placed_tile,
    placed_turn,
    placement,
    tile_of,
)

# By mouth of the start tile: the half that it belongs to, and its number on that half.
START_HALF: Final = [half for own in range(START_MOUTHS) for half in range(2) if own in START_TILE[half]]
START_MOUTH: Final = [START_TILE[START_HALF[own]].index(own) for own in range(START_MOUTHS)]
NOT_LYING: Final = -1
NOT_LAID: Final[list[tuple[Board, Board]]] = []
REMEMBERED: Final = 256  # boards: searches lay the same tile in the same ways many times


@final
class Path:
    """Tunnel followed to its end: the icons on it, and where it leads."""

    def __init__(self) -> None:
        self.footprints = False
        self.monsters = 0
        self.locks: list[int] = []
        self.against = False  # an arrow points the other way
        self.room = RoomId(NOWHERE)
        self.portal = NOWHERE  # the tile whose portal it ends in
        self.edge = NOWHERE  # the cell beyond the edge of the map, and the mouth that it is entered by
        self.near = ""  # the mouth at that edge

    def add(self, part: Part, entered: int) -> None:
        self.footprints = self.footprints or part.footprints
        self.monsters += part.monsters
        if part.lock >= 0:
            self.locks.append(part.lock)
        if part.arrow and entered == part.end:
            self.against = True

    def joined(self, on: Path) -> Path:
        """Path made of this one followed by `on`."""
        path = Path()
        path.footprints = self.footprints or on.footprints
        path.monsters = self.monsters + on.monsters
        path.locks = self.locks + on.locks
        path.against = self.against or on.against
        path.room, path.portal, path.edge, path.near = on.room, on.portal, on.edge, on.near
        return path


@final
class Dungeon(Survey):
    """Builder of boards from the tiles of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.tiles: Final = pack.tiles
        self.names: Final = [f"{tile.id}-{_room_id(tile, i)}" for tile in pack.tiles for i in range(ROOMS_OF_A_TILE)]
        self.mouths: Final = [[f"{tile.id}.{name}" for name in mouth_names(tile.set)] for tile in pack.tiles]
        self.features: Final = [_features(tile, i) for tile in pack.tiles for i in range(ROOMS_OF_A_TILE)]
        self._laid: Final[dict[int, list[tuple[Board, Board]]]] = {}  # by placement: boards before and after
        self._in_order: Final[list[int]] = []

    def empty(self, id: str, start: Tile) -> Board:
        """Board of the start tile alone."""
        first = Board(id, self.names, self.features, [NO_WAYS] * len(self.names), self)
        crypt = next(i for i in range(len(start.rooms)) if start.rooms[i].features & IS_START)
        first.furnished(start.room(crypt))
        return self.with_tile(first, start.number, START_CELL, 0)

    def with_tile(self, board: Board, tile: int, cell: int, turn: int) -> Board:
        """Board with one more tile; the same object while it is cached."""
        how = placement(tile, cell, turn)
        for before, after in self._laid.get(how, NOT_LAID):
            if before is board:
                return after
        after = self._laid_down(board, tile, cell, turn)
        self._laid.setdefault(how, []).append((board, after))
        self._in_order.append(how)
        if len(self._in_order) > REMEMBERED:
            self._forget(self._in_order.pop(0))
        return after

    def _forget(self, how: int) -> None:
        """Drops the oldest cached board of a placement; another thread may have dropped it already."""
        left = self._laid.pop(how, NOT_LAID)[1:]
        if left:
            self._laid[how] = left

    def _laid_down(self, board: Board, tile: int, cell: int, turn: int) -> Board:
        """Board with one more tile; only rooms that the tile touches get new exits.

        Tunnels of the neighbours are followed on the old cells: on the new ones four corners may form an endless ring.
        """
        cells = board.cells.copy()
        cover_cells(cells, self.tiles[tile], cell, turn)
        touched = [self.tiles[tile].room(i) for i in range(len(self.tiles[tile].rooms))]
        portals = self.tiles[tile].portal >= 0
        for mouth in range(MOUTHS):
            path = self.enter(board.cells, cell + NEIGHBOURS[mouth // 2], opposite(mouth))
            if path is not None and path.room >= 0 and path.room not in touched:
                touched.append(path.room)
            portals = portals or (path is not None and path.portal >= 0)
        if portals:
            touched.extend([room for room in self._at_portals(cells) if room not in touched])
        return self._rebuilt(board, cells, touched)

    def board(self, like: Board, tiles: list[int]) -> Board:
        """Board of placed `tiles`, built from scratch."""
        cells: dict[int, int] = {}
        for number in tiles:
            cover_cells(cells, self.tiles[placed_tile(number)], placed_cell(number), placed_turn(number))
        rooms: list[RoomId] = []
        for number in tiles:
            tile = self.tiles[placed_tile(number)]
            rooms.extend([tile.room(i) for i in range(len(tile.rooms))])
        return self._rebuilt(like, cells, rooms)

    def enter(self, cells: dict[int, int], cell: int, mouth: int) -> Path | None:
        """Follows the tunnel that begins at a mouth of a cell, inwards; None if no tile lies there."""
        path = Path()
        if cell not in cells:
            return None
        self._follow(path, cells, cell, mouth)
        return path

    def from_portal(self, cells: dict[int, int], cell: int) -> Path:
        """Follows the tunnel out of the portal in a cell."""
        path = Path()
        tile = self.tiles[lying_tile(cells[cell])]
        self._along(path, cells, cell, tile.number, tile.parts[tile.portal], PORTAL)
        return path

    def portals(self, cells: dict[int, int]) -> list[int]:
        """Cells of tiles with a portal; of the start tile the upper one."""
        upper = [cell for cell, lies in cells.items() if self.tiles[lying_tile(lies)].portal >= 0]
        return [cell for cell in upper if lying_half(cells[cell]) == 0]

    def exits(self, board: Board, room: RoomId) -> list[Tunnel]:
        """Exits of a room, through portals too (CAT-7.1, 7.3); a lone portal leads nowhere (CAT-7.4)."""
        cells = board.cells
        tile = self.tiles[tile_of(room)]
        index = room % ROOMS_OF_A_TILE
        cell = cell_of(cells, tile.number)
        ways: list[Tunnel] = []
        for number in tile.at_room[index]:
            path = Path()
            self._along(path, cells, cell, tile.number, tile.parts[number], ROOM + index)
            if path.portal < 0:
                self._add(ways, room, path, portal=False)
                continue
            for other in self.portals(cells):
                if lying_tile(cells[other]) != path.portal:
                    beyond = self.from_portal(cells, other)
                    if beyond.portal < 0:
                        self._add(ways, room, path.joined(beyond), portal=True)
        return ways

    def _add(self, ways: list[Tunnel], room: RoomId, path: Path, *, portal: bool) -> None:
        name = self.names[path.room] if path.room >= 0 else path.near
        twins = sum([1 for tunnel in ways if tunnel.end == path.room and tunnel.edge == path.edge])
        tunnel = Tunnel(len(ways), name if twins == 0 else f"{name}/{twins + 1}", room, path.room)
        tunnel.boots = 2 if path.footprints and not portal else 1  # CAT-3.1, CAT-3.2, CAT-7.2
        tunnel.monsters = path.monsters
        tunnel.locks = len(path.locks)
        tunnel.lock_numbers = path.locks
        tunnel.against = path.against
        tunnel.portal = portal
        tunnel.edge = path.edge
        ways.append(tunnel)

    def _rebuilt(self, board: Board, cells: dict[int, int], rooms: list[RoomId]) -> Board:
        exits = board.exits[:]
        for room in rooms:
            exits[room] = NOT_SURVEYED
        twin = Board(board.id, board.rooms, board.features, exits, self)
        twin.start, twin.spaces, twin.laid, twin.places = board.start, board.spaces, board.laid, board.places
        twin.cells = cells
        return twin

    def _at_portals(self, cells: dict[int, int]) -> list[RoomId]:
        """Rooms from which a tunnel leads to a portal."""
        ends = [self.from_portal(cells, cell).room for cell in self.portals(cells)]
        return [room for room in ends if room >= 0]

    def _follow(self, path: Path, cells: dict[int, int], cell: int, mouth: int) -> None:
        """Extends `path` inwards from a mouth of a cell where a tile lies."""
        lies = cells[cell]
        tile = self.tiles[lying_tile(lies)]
        if tile.set == START:
            own = START_TILE[lying_half(lies)][mouth]
        else:
            own = (mouth - lying_turn(lies) * 2) % MOUTHS
        self._along(path, cells, cell, tile.number, tile.parts[tile.at_mouth[own]], own)

    def _along(self, path: Path, cells: dict[int, int], cell: int, tile: int, part: Part, entered: int) -> None:
        """Extends `path` along a part to its other end, and on over the border if that is a mouth."""
        path.add(part, entered)
        end = part.other(entered)
        if end >= PORTAL:
            path.portal = tile
        elif end >= ROOM:
            path.room = RoomId(tile * ROOMS_OF_A_TILE + end - ROOM)
        else:
            cell, mouth = self._border(cells, cell, tile, end)
            beyond = cell + NEIGHBOURS[mouth // 2]
            if beyond in cells:
                self._follow(path, cells, beyond, opposite(mouth))
            else:
                path.edge = beyond * MOUTHS + opposite(mouth)
                path.near = self.mouths[tile][end if self.tiles[tile].set == START else mouth]

    def _border(self, cells: dict[int, int], cell: int, tile: int, own: int) -> tuple[int, int]:
        """Cell and mouth on the map for the mouth `own` of a tile."""
        if self.tiles[tile].set != START:
            return cell, (own + lying_turn(cells[cell]) * 2) % MOUTHS
        return START_CELL + START_HALF[own], START_MOUTH[own]


def cover_cells(cells: dict[int, int], tile: Tile, cell: int, turn: int) -> None:
    """Enters a tile into the cells that it covers."""
    cells[cell] = lying(tile.number, turn)
    if tile.set == START:
        cells[cell + 1] = lying(tile.number, 0, half=1)


def opposite(mouth: int) -> int:
    """RUL-59: mouth that `mouth` meets across a border."""
    return (mouth // 2 + 2) % 4 * 2 + 1 - mouth % 2


def cell_of(cells: dict[int, int], tile: int) -> int:
    """Cell that a tile lies on; of the start tile the upper one."""
    if lying_tile(cells.get(START_CELL, NOT_LYING)) == tile:
        return START_CELL
    for cell, lies in cells.items():
        if lying_tile(lies) == tile:
            return cell
    raise AssertionError(f"tile {tile} does not lie on the table")


def _room_id(tile: Tile, index: int) -> str:
    return tile.rooms[index].id if index < len(tile.rooms) else f"no-room-{index}"


def _features(tile: Tile, index: int) -> int:
    """CAT-4.11: features of a room and of its tile; all rooms of a Depths tile lie in the Depths."""
    return tile.rooms[index].features | tile.features if index < len(tile.rooms) else 0
