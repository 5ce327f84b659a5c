"""Ships (SPA-2.1): modules are read once and joined to a board for every order and side of the variable ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations, product
from math import factorial, prod
from typing import Final, TypeAlias

from ..core.board import FEATURES, NOWHERE, Board, Module, RoomId, Tunnel
from ..core.components import KINDS, NO_PROGRAM, SECRET, Program, TokenId
from ..core.vocabulary import ROOM
from .colours import TINT, TINTS
from .errors import Problem
from .files import Table
from .reader import PackReader

MOST_PIECES: Final = 5
MOST_SHIPS: Final = 120  # each is a board of its own
MODULE_KEYS: Final = ("id", "origin", "piece", "tint", "features", "rooms", "tunnels", "doors")
ROOM_KEYS: Final = ("id", "at", "features", "secrets", "tokens", "port", "reward")
DOOR_KEYS: Final = ("id", "side", "at", "room")
SHIP_KEYS: Final = ("id", "origin", "size", "start", "first", "boards", "joints")
BOARD_KEYS: Final = ("id", "position", "at", "size", "turned")
WAY_KEYS: Final = ("from", "to", "footprints", "monsters", "lock", "arrow")

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class TunnelRow:
    """Tunnel of a module, or a joint between two of them, by the names of its ends."""

    start: str
    end: str
    boots: int
    monsters: int
    locks: int
    arrow: bool


@dataclass(frozen=True)
class RoomPlan:
    """Room as its module describes it."""

    id: str
    at: Point
    features: int
    secrets: int
    tokens: list[TokenId]
    port: Program
    reward: Program


@dataclass(frozen=True)
class ModulePlan:
    """Module: one face of a board of a ship."""

    id: str
    piece: str
    tint: str
    features: int  # of all its rooms
    rooms: list[RoomPlan]
    tunnels: list[TunnelRow]
    doors: dict[str, str] = field(default_factory=dict)  # by id: the room behind it


@dataclass(frozen=True)
class ModulePlace:
    """Place of a module in the ship: of a certain one, or of the one that lies in a position."""

    name: str  # the module, or the number of the position
    at: Point
    size: Point
    turned: bool


def read_module(reader: PackReader, id: str, row: Table, others: Iterable[ModulePlan]) -> ModulePlan:
    """Reads one module; its rooms must have other names than those of `others`."""
    reader.known_keys(row, MODULE_KEYS, "")
    shared = _features(reader, row, "")
    rooms = [_room(reader, room, shared, f"rooms[{i}]") for i, room in enumerate(reader.tables(row, "rooms"))]
    names = [room.id for room in rooms]
    reader.different(names)
    for i, name in enumerate(names):
        for other in others:
            if name in [room.id for room in other.rooms]:
                text = f"a room '{name}' is in module '{other.id}' already"
                raise reader.error(f"rooms[{i}].id", Problem("other-module", text, word=name, module=other.id))
    tunnels = _ways(reader, row, "tunnels")
    for i, way in enumerate(tunnels):
        for end in (way.start, way.end):
            reader.known(end, names, f"tunnels[{i}]", "room")
    tint = reader.known(reader.text(row, TINT, TINTS[0]), TINTS, TINT, "tint")
    return ModulePlan(id, reader.text(row, "piece", ""), tint, shared, rooms, tunnels, _doors(reader, row, names))


def _doors(reader: PackReader, row: Table, rooms: list[str]) -> dict[str, str]:
    """Reads the doors of a module: the room behind each, by id of the door."""
    doors: dict[str, str] = {}
    for i, door in enumerate(reader.tables(row, "doors")):
        path = f"doors[{i}]"
        reader.known_keys(door, DOOR_KEYS, path)
        id = reader.text(door, "id", path=path)
        if id in doors:
            raise reader.error(f"{path}.id", Problem("second-door", f"a second door '{id}'", word=id))
        doors[id] = reader.known(reader.text(door, "room", path=path), rooms, f"{path}.room", "room")
    return doors


def _room(reader: PackReader, row: Table, shared: int, path: str) -> RoomPlan:
    reader.known_keys(row, ROOM_KEYS, path)
    secrets = 0
    kinds = [name for name, kind in KINDS.items() if kind & SECRET]
    for name in reader.texts(row, "secrets", path):
        secrets |= KINDS[reader.known(name, kinds, f"{path}.secrets", "kind of secret")]
    ids = [token.id for token in reader.pack.tokens]
    tokens = [
        TokenId(ids.index(reader.known(name, ids, f"{path}.tokens", "token")))
        for name in reader.texts(row, "tokens", path)
    ]
    return RoomPlan(
        reader.text(row, "id", path=path),
        reader.point(row.get("at", [0.5, 0.5]), f"{path}.at"),
        shared | _features(reader, row, path),
        secrets,
        tokens,
        _text_of_a_room(reader, row, "port", path),
        _text_of_a_room(reader, row, "reward", path),
    )


def _features(reader: PackReader, row: Table, path: str) -> int:
    bits = 0
    for name in reader.texts(row, "features", path):
        bits |= FEATURES[reader.known(name, FEATURES, f"{path}.features".lstrip("."), "feature")]
    return bits


def _text_of_a_room(reader: PackReader, row: Table, word: str, path: str) -> Program:
    """Reads what a port or reward gives: it happens at once, so it may not ask anything (RUL-51)."""
    marked = word in reader.texts(row, "features", path)
    if marked != (word in row):
        text = f"a room with the feature '{word}' says what it gives, and no other does"
        raise reader.error(f"{path}.{word}", Problem("says", text, word=word))
    return reader.program(row[word], f"{path}.{word}", ROOM) if marked else NO_PROGRAM


def _ways(reader: PackReader, row: Table, name: str) -> list[TunnelRow]:
    ways: list[TunnelRow] = []
    for i, way in enumerate(reader.tables(row, name)):
        reader.known_keys(way, WAY_KEYS, f"{name}[{i}]")
        ways.append(read_way(reader, way, f"{name}[{i}]"))
    return ways


def read_way(reader: PackReader, row: Table, path: str) -> TunnelRow:
    return TunnelRow(
        reader.text(row, "from", path=path),
        reader.text(row, "to", path=path),
        2 if reader.flag(row, "footprints", path=path) else 1,
        reader.monsters(row, path),
        1 if reader.flag(row, "lock", path=path) else 0,
        reader.flag(row, "arrow", path=path),
    )


def build_ships(reader: PackReader, modules: dict[str, ModulePlan], row: Table) -> list[Board]:
    """Builds every board that the modules can make, the recommended one first; the id names the modules by position."""
    reader.known_keys(row, SHIP_KEYS, "")
    yard = ShipBuilder(reader, modules, row)
    first = tuple(reader.texts(row, "first"))
    pieces: dict[str, list[str]] = {}
    for module in modules.values():
        if module.piece:
            pieces.setdefault(module.piece, []).append(module.id)
    ships = prod(len(faces) for faces in pieces.values()) * factorial(min(len(pieces), MOST_PIECES))
    if ships > MOST_SHIPS or len(pieces) > MOST_PIECES:
        text = f"these modules make more than {MOST_SHIPS} ships"
        raise reader.error("boards", Problem("many-ships", text, most=MOST_SHIPS))
    orders = [order for faces in product(*pieces.values()) for order in permutations(faces)]
    positions = sorted(int(berth.name) for berth in yard.berths if berth.name not in modules)
    if positions != list(range(1, len(pieces) + 1)):
        text = f"{len(pieces)} pieces lie in positions 1 to {len(pieces)}, found {positions}"
        raise reader.error("boards", Problem("positions", text, n=len(pieces)))
    if first not in orders:
        raise reader.error("first", Problem("no-ship", f"no ship has the modules {list(first)} in this order"))
    return [yard.build(order) for order in (first, *(order for order in orders if order != first))]


class ShipBuilder:
    """Builder of a ship's boards from its modules."""

    def __init__(self, reader: PackReader, modules: dict[str, ModulePlan], row: Table) -> None:
        self.reader = reader
        self.modules = modules
        self.size = reader.point(row.get("size", [1.0, 1.0]), "size")
        self.start = reader.text(row, "start")
        self.berths = [self._berth(berth, f"boards[{i}]") for i, berth in enumerate(reader.tables(row, "boards"))]
        rooms = [room.id for module in modules.values() for room in module.rooms]
        self.order = {id: place for place, id in enumerate(reader.numbers.ordered("room", rooms, str))}
        self.joints = _ways(reader, row, "joints")

    def _berth(self, row: Table, path: str) -> ModulePlace:
        reader = self.reader
        reader.known_keys(row, BOARD_KEYS, path)
        if "position" in row:
            name = str(reader.number(row, "position", 0, least=1, path=path))
        else:
            name = reader.known(reader.text(row, "id", path=path), self.modules, f"{path}.id", "module")
        at = reader.point(row.get("at"), f"{path}.at")
        size = reader.point(row.get("size"), f"{path}.size")
        return ModulePlace(name, at, size, reader.flag(row, "turned", path=path))

    def build(self, order: tuple[str, ...]) -> Board:
        """Builds the board of the ship whose variable modules lie in this order."""
        lying = {str(i + 1): id for i, id in enumerate(order)}
        plans = [self.modules[lying.get(berth.name, berth.name)] for berth in self.berths]
        lain = [(room, number) for number, plan in enumerate(plans) for room in plan.rooms]
        lain.sort(key=lambda pair: self.order[pair[0].id])
        rooms = [room for room, _ in lain]
        names = [room.id for room in rooms]
        exits: list[list[Tunnel]] = [[] for _ in rooms]
        places = {name: RoomId(number) for number, name in enumerate(names)}
        for plan in plans:
            for way in plan.tunnels:
                join(exits, names, places[way.start], places[way.end], way)
        for i, joint in enumerate(self.joints):
            ends = [places[self._door(end, lying, f"joints[{i}]")] for end in (joint.start, joint.end)]
            join(exits, names, ends[0], ends[1], joint)
        board = Board(".".join(order), names, [room.features for room in rooms], exits)
        board.furnished(places.get(self.start, RoomId(NOWHERE)))
        if board.start == NOWHERE:
            text = f"no room '{self.start}' in the ship"
            raise self.reader.error("start", Problem("no-room", text, word=self.start))
        board.module_of = [number for _, number in lain]
        self._furnish(board, plans, rooms)
        return board

    def _door(self, end: str, lying: dict[str, str], path: str) -> str:
        """Returns the room behind `module/door`, or behind a door of the module that lies in a position."""
        name, _, door = end.partition("/")
        module = self.modules[self.reader.known(lying.get(name, name), self.modules, path, "module")]
        return module.doors[self.reader.known(door, module.doors, path, f"door of {module.id}")]

    def _furnish(self, board: Board, plans: list[ModulePlan], rooms: list[RoomPlan]) -> None:
        width, height = self.size
        board.aspect = width / height
        board.modules = [
            Module(
                plan.id,
                (berth.at[0] / width, berth.at[1] / height),
                (berth.size[0] / width, berth.size[1] / height),
                turned=berth.turned,
                tint=plan.tint,
            )
            for plan, berth in zip(plans, self.berths)
        ]
        for module, plan in zip(board.modules, plans):
            module.features = plan.features
        board.places = [_place(room.at, board.modules[board.module_of[i]]) for i, room in enumerate(rooms)]
        board.spaces = [room.secrets for room in rooms]
        board.laid = [room.tokens[:] for room in rooms]
        board.texts = {
            FEATURES["port"]: [room.port for room in rooms],
            FEATURES["reward"]: [room.reward for room in rooms],
        }


def _place(at: Point, module: Module) -> Point:
    """Turns a point of a module into a point of the ship; a turned module lies the other way round."""
    x, y = (1 - at[0], 1 - at[1]) if module.turned else at
    return (module.at[0] + x * module.size[0], module.at[1] + y * module.size[1])


def join(exits: list[list[Tunnel]], names: list[str], start: RoomId, end: RoomId, way: TunnelRow) -> None:
    """Joins two rooms by a tunnel in both directions; a second one between them is called `d7/2`."""
    for a, b, against in ((start, end, False), (end, start, way.arrow)):
        twins = sum(1 for tunnel in exits[a] if tunnel.end == b)
        tunnel = Tunnel(len(exits[a]), names[b] if not twins else f"{names[b]}/{twins + 1}", a, b)
        tunnel.boots = way.boots
        tunnel.monsters = way.monsters
        tunnel.locks = way.locks
        tunnel.against = against
        exits[a].append(tunnel)
