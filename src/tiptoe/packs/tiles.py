"""Tiles of a pack: read and numbered, then checked against RUL-59. A tile with mistakes can still be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from ..core.board import DEPTHS as IN_DEPTHS
from ..core.board import FEATURES, MONKEY_SHRINE
from ..core.board import START as IS_START
from ..core.tiles import (
    FIRST_FEATURE_LOCK,
    LOCKS_OF_A_TILE,
    PORTAL,
    REWARDS,
    ROOM,
    ROOMS_OF_A_TILE,
    SETS,
    START,
    Part,
    Tile,
    TileRoom,
    mouth_names,
)
from .errors import Problem
from .files import Table
from .reader import PackReader

Wrong: TypeAlias = tuple[str, Problem]  # path and problem

TILE_KEYS: Final = ("id", "set", "origin", "haunted", "rooms", "portal", "tunnels")
ROOM_KEYS: Final = ("id", "at", "zone", "features", "artifact", "reward")
TUNNEL_KEYS: Final = ("from", "to", "footprints", "monsters", "lock", "arrow", "via", "icons-at", "bridge")
ZONES: Final = ("surface", "depths")
PORTAL_NAME: Final = "P"
MOST_PLUSES: Final = 2
NO_PART: Final = -1  # at a mouth, or at the portal


def read_tile(reader: PackReader, number: int, id: str, row: Table) -> Tile:
    """Reads one tile as it is written, so that it can be drawn; `wrong_tile` says whether it fits into a map."""
    reader.known_keys(row, TILE_KEYS, "")
    tile = Tile(number, id, SETS[reader.known(reader.text(row, "set"), SETS, "set", "set")])
    tile.origin = reader.text(row, "origin")
    tile.features = IN_DEPTHS if tile.set == SETS["depths"] else 0
    tile.features |= FEATURES["haunted"] if reader.flag(row, "haunted") else 0
    rooms = reader.numbers.ordered(f"room of {id}", reader.tables(row, "rooms"), lambda room: str(room.get("id")))
    if len(rooms) > ROOMS_OF_A_TILE:
        text = f"a tile has at most {ROOMS_OF_A_TILE} rooms, found {len(rooms)}"
        raise reader.error("rooms", Problem("many-rooms", text, most=ROOMS_OF_A_TILE, found=len(rooms)))
    for i, room in enumerate(rooms):
        tile.rooms.append(_room(reader, tile, room, f"rooms[{i}]"))
    reader.different([room.id for room in tile.rooms])
    if "portal" in row:
        tile.portal_place = reader.point(row["portal"], "portal")
    tunnels = reader.numbers.ordered(
        f"tunnel of {id}", reader.tables(row, "tunnels"), lambda tunnel: f"{tunnel.get('from')}-{tunnel.get('to')}"
    )
    if len(tunnels) > FIRST_FEATURE_LOCK:
        text = f"a tile has at most {FIRST_FEATURE_LOCK} parts of tunnels"
        raise reader.error("tunnels", Problem("many-parts", text, most=FIRST_FEATURE_LOCK))
    for i, tunnel in enumerate(tunnels):
        tile.parts.append(_part(reader, tile, tunnel, i, portal="portal" in row))
    _join(tile)
    return tile


def _room(reader: PackReader, tile: Tile, row: Table, path: str) -> TileRoom:
    reader.known_keys(row, ROOM_KEYS, path)
    features = 0
    for name in reader.texts(row, "features", path):
        features |= FEATURES[reader.known(name, FEATURES, f"{path}.features", "feature")]
    if tile.set == START:
        zone = reader.known(reader.text(row, "zone", path=path), ZONES, f"{path}.zone", "zone")
        features |= IN_DEPTHS if zone == "depths" else 0
    room = TileRoom(reader.text(row, "id", path=path), features)
    room.place = reader.point(row.get("at", [0.5, 0.5]), f"{path}.at")
    if "artifact" in row:
        room.artifact = True
        room.plus = reader.number(row, "artifact", 0, least=0, path=path)
        if room.plus > MOST_PLUSES:
            text = f"expected 0, 1 or 2 pluses, found {room.plus}"
            raise reader.error(f"{path}.artifact", Problem("at-most", text, most=MOST_PLUSES, found=room.plus))
    reward = row.get("reward", {})
    if not isinstance(reward, dict) or len(reward) > 1:
        raise reader.expected(f"{path}.reward", "reward", "one reward such as { gold = 1 }", reward)
    for kind in reward:
        room.reward = REWARDS[reader.known(kind, REWARDS, f"{path}.reward", "reward")]
        room.amount = reader.number(reward, kind, 1, least=1, path=f"{path}.reward")
    return room


def _part(reader: PackReader, tile: Tile, row: Table, number: int, *, portal: bool) -> Part:
    path = f"tunnels[{number}]"
    reader.known_keys(row, TUNNEL_KEYS, path)
    mouths = mouth_names(tile.set)
    ends = {name: i for i, name in enumerate(mouths)}
    ends |= {room.id: ROOM + i for i, room in enumerate(tile.rooms)}
    ends |= {PORTAL_NAME: PORTAL} if portal else {}
    names = [reader.text(row, key, path=path) for key in ("from", "to")]
    start, end = (ends[reader.known(name, ends, path, "end of a tunnel")] for name in names)
    part = Part(number, start, end)
    part.footprints = reader.flag(row, "footprints", path=path)
    part.monsters = reader.monsters(row, path)
    part.arrow = reader.flag(row, "arrow", path=path)
    if reader.flag(row, "lock", path=path):
        part.lock = tile.number * LOCKS_OF_A_TILE + number
    via = row.get("via", [])
    part.via = [reader.point(point, f"{path}.via") for point in via] if isinstance(via, list) else []
    part.bridge = reader.flag(row, "bridge", path=path)
    icons_at = row.get("icons-at", 0.5)
    if not isinstance(icons_at, int | float) or not 0 <= icons_at <= 1:
        raise reader.expected(f"{path}.icons-at", "share", "a share of the tunnel from 0 to 1", icons_at)
    part.icons_at = float(icons_at)
    if part.footprints and PORTAL in (start, end):
        text = "a tunnel that ends in a portal carries no footprints (RUL-63)"
        raise reader.error(f"{path}.footprints", Problem("portal-footprints", text))
    return part


def _join(tile: Tile) -> None:
    """Notes the parts at every mouth and room and at the portal; of several at one mouth the first."""
    tile.at_room = [[] for _ in tile.rooms]
    tile.at_mouth = [NO_PART] * len(mouth_names(tile.set))
    for part in tile.parts:
        for end in (part.start, part.end):
            if end == PORTAL:
                tile.portal = part.number if tile.portal < 0 else tile.portal
            elif end >= ROOM:
                tile.at_room[end - ROOM].append(part.number)
            elif tile.at_mouth[end] == NO_PART:
                tile.at_mouth[end] = part.number


def wrong_tile(tile: Tile, *, portal: bool) -> Iterator[Wrong]:
    """Reports everything for which a tile would not fit into a map, each with its place."""
    yield from _wrong_ends(tile)
    if portal and tile.portal < 0:
        yield "portal", Problem("portal-alone", "no tunnel leads to the portal")
    reached = _reached(tile)
    for index, room in enumerate(tile.rooms):
        if index not in reached:
            text = f"no tunnel leads to room '{room.id}' from outside"
            yield f"rooms[{index}]", Problem("unreached", text, word=room.id)
    crypts = sum(1 for room in tile.rooms if room.features & IS_START)
    wanted = 1 if tile.set == START else 0
    if crypts != wanted:
        text = f"a {_set_name(tile)} tile has {wanted} rooms with the feature 'start', found {crypts}"
        yield "rooms", Problem("starts", text, wanted=wanted, found=crypts)
    for index, room in enumerate(tile.rooms):
        if tile.set != START and room.features & MONKEY_SHRINE:
            yield f"rooms[{index}].features", Problem("shrine", "the monkey shrine lies on the start tile")


def _wrong_ends(tile: Tile) -> Iterator[Wrong]:
    """Reports mouths without exactly one tunnel, since all sides must fit (RUL-59), and second tunnels to a portal."""
    names = mouth_names(tile.set)
    for part in tile.parts:
        for end in (part.start, part.end):
            if end == PORTAL and tile.portal != part.number:
                yield f"tunnels[{part.number}]", Problem("second-portal", "a second tunnel ends in the portal")
            elif end < ROOM and (tile.at_mouth[end] != part.number or part.start == part.end):
                text = f"mouth {names[end]} has a tunnel already (RUL-59)"
                yield f"tunnels[{part.number}]", Problem("mouth-taken", text, word=names[end])
    for mouth, name in enumerate(names):
        if tile.at_mouth[mouth] == NO_PART:
            text = f"mouth {name} has no tunnel; every side must fit every side (RUL-59)"
            yield "tunnels", Problem("mouth-empty", text, word=name)


def _reached(tile: Tile) -> set[int]:
    """Returns the rooms that can be reached from a mouth or the portal."""
    reached: set[int] = set()
    waiting = [part for part in (*tile.at_mouth, tile.portal) if part != NO_PART]
    while waiting:
        part = tile.parts[waiting.pop()]
        for end in (part.start, part.end):
            if ROOM <= end < PORTAL and end - ROOM not in reached:
                reached.add(end - ROOM)
                waiting.extend(tile.at_room[end - ROOM])
    return reached


def _set_name(tile: Tile) -> str:
    return next(name for name, number in SETS.items() if number == tile.set)
