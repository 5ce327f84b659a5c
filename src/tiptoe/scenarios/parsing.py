"""Parsing of scenario tables: typed, checked values; every error says where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ..catalog import entry_of
from ..core.board import RoomId
from ..core.components import CardId, TokenId
from ..core.pack import Pack
from ..core.ruleset import Ruleset
from ..core.state import SeatId, State
from ..core.tiles import Tile, placed_tile, tile_of
from ..suggest import hint

Table: TypeAlias = Mapping[str, object]


class PositionError(Exception):
    """Raised for a table that describes no position: where, and what would be right."""


def own_name_of(rules: Ruleset, name: str) -> str:
    """The game's own name for a fact that games share."""
    return entry_of(rules).calls.get(name, name)


def known(name: str, names: Iterable[str], where: str) -> str:
    """Returns `name` if it is one of `names`; PositionError with the nearest of them otherwise."""
    if name not in names:
        raise PositionError(f"{where}: unknown '{name}'; {hint(name, names)}")
    return name


def card_named(pack: Pack, id: str, where: str) -> CardId:
    ids = [card.id for card in pack.cards]
    return CardId(ids.index(known(id, ids, where)))


def token_named(pack: Pack, id: str, where: str) -> TokenId:
    ids = [token.id for token in pack.tokens]
    return TokenId(ids.index(known(id, ids, where)))


def tile_named(tiles: list[Tile], id: str, where: str) -> Tile:
    ids = [tile.id for tile in tiles]
    return tiles[ids.index(known(id, ids, where))]


def room_named(state: State, id: str, where: str) -> RoomId:
    """Number of the room `id`; where the map grows, its tile must lie on the table."""
    if not state.tiles:
        return state.board.room(known(id, state.board.rooms, where))
    laid = [placed_tile(number) for number in state.tiles]
    rooms = {
        f"{tile.id}-{room.id}": tile.room(i) for tile in state.rules.pack.tiles for i, room in enumerate(tile.rooms)
    }
    room = rooms[known(id, rooms, where)]
    if tile_of(room) not in laid:
        tile = state.rules.pack.tiles[tile_of(room)].id
        raise PositionError(f"{where}: '{id}' is a room of tile '{tile}', which does not lie on the table")
    return room


def laid_rooms(state: State) -> list[RoomId]:
    """Rooms of the board; where the map grows, the rooms of the tiles on the table."""
    laid = [placed_tile(number) for number in state.tiles]
    return [room for room in state.board.all_rooms() if not laid or tile_of(room) in laid]


def as_table(value: object, where: str) -> Table:
    if not isinstance(value, dict):
        raise PositionError(f"{where}: expected a table, found {value!r}")
    return value


def as_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(f"{where}: expected a list, found {value!r}")
    return value


def as_names(value: object, where: str) -> list[str]:
    names = as_list(value, where)
    if not all(isinstance(name, str) for name in names):
        raise PositionError(f"{where}: expected a list of names, found {value!r}")
    return [str(name) for name in names]


def as_number(value: object, where: str, least: int, most: int | None = None) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(f"{where}: expected a whole number, found {value!r}")
    if value < least or (most is not None and value > most):
        wanted = f"{least} or more" if most is None else f"{least} to {most}"
        raise PositionError(f"{where}: expected {wanted}, found {value}")
    return value


def as_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(f"{where}: expected true or false, found {value!r}")
    return value


def as_seat(state: State, value: object, where: str) -> SeatId:
    return SeatId(as_number(value, where, 0, len(state.seats) - 1))
