"""Boards of a pack: rooms, what lies in them and the tunnels between. A board with mistakes can still be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from ..core.board import FEATURES, START, Board, RoomId, Tunnel
from ..core.components import KINDS, SECRET, TokenId
from .colours import SKIES, SKY
from .errors import Problem
from .files import Table
from .reader import PackReader
from .ships import join, read_way

Wrong: TypeAlias = tuple[str, Problem]  # path and problem

BOARD_KEYS: Final = ("id", "origin", "sky", "rooms", "tunnels")
WITH_TEXT: Final = ("port", "reward")  # features of rooms that have a text
ROOM_KEYS: Final = ("id", "at", "features", "secrets", "tokens")
TUNNEL_KEYS: Final = ("from", "to", "footprints", "monsters", "lock", "arrow", "wrap")
MOST_PARTS: Final = {"rooms": 60, "tunnels": 100}  # a request waits while they are drawn


def read_board(reader: PackReader, id: str, row: Table) -> Board:
    """Reads one board as it is written; without a start it begins in its first room, so that it can be drawn."""
    reader.known_keys(row, BOARD_KEYS, "")
    rows = reader.numbers.ordered(f"room of {id}", reader.tables(row, "rooms"), lambda room: str(room.get("id")))
    features = [_features(reader, room, f"rooms[{i}]") for i, room in enumerate(rows)]
    names = [reader.text(room, "id", path=f"rooms[{i}]") for i, room in enumerate(rows)]
    reader.different(names)
    if not names:
        raise reader.error("rooms", _not_one_start(0))
    start = RoomId(next((room for room, bits in enumerate(features) if bits & START), 0))
    board = Board(id, names, features, _exits(reader, names, reader.tables(row, "tunnels"))).furnished(start)
    for room, each in enumerate(rows):
        _furnish(reader, board, room, each)
    board.sky = reader.known(reader.text(row, SKY, SKIES[0]), SKIES, SKY, "sky")
    return board


def wrong_starts(board: Board) -> Iterator[Wrong]:
    """Reports a board that does not begin in exactly one room."""
    starts = len(board.rooms_with(START))
    if starts != 1:
        yield "rooms", _not_one_start(starts)


def too_much(row: Table) -> Iterator[Wrong]:
    """Reports too many rooms or tunnels on one map: laying them out would take a server's time."""
    for part, word in (("rooms", "many-rooms"), ("tunnels", "many-parts")):
        value = row.get(part)
        found = len(value) if isinstance(value, list) else 0
        if found > MOST_PARTS[part]:
            text = f"a map has at most {MOST_PARTS[part]} {part}, found {found}"
            yield part, Problem(word, text, most=MOST_PARTS[part], found=found)


def unreached(board: Board) -> Iterator[Wrong]:
    """Reports rooms that no way leads to from the start: locks and monsters can be passed, arrows cannot."""
    seen, waiting = {board.start}, [board.start]
    while waiting:
        ends = {tunnel.end for tunnel in board.ways(waiting.pop()) if not tunnel.against}
        waiting += ends - seen
        seen |= ends
    for room, id in enumerate(board.rooms):
        if room not in seen:
            yield f"rooms[{room}]", Problem("unreached", f"no tunnel leads to room '{id}' from the start", word=id)


def _not_one_start(found: int) -> Problem:
    text = f"a board needs exactly one room with the feature 'start', found {found}"
    return Problem("starts", text, wanted=1, found=found)


def _features(reader: PackReader, row: Table, path: str) -> int:
    reader.known_keys(row, ROOM_KEYS, path)
    marks, path = reader.texts(row, "features", path), f"{path}.features"
    for mark in marks:
        if mark in WITH_TEXT:
            text = f"only a room of a module has the feature '{mark}'"
            raise reader.error(path, Problem("module-feature", text, word=mark))
    return sum(FEATURES[reader.known(mark, FEATURES, path, "feature")] for mark in set(marks))


def _furnish(reader: PackReader, board: Board, room: int, row: Table) -> None:
    """Sets where a room is drawn, and the tokens that lie in it when a game begins."""
    path = f"rooms[{room}]"
    board.places[room] = reader.point(row.get("at", [0.0, 0.0]), f"{path}.at")
    secrets = [name for name, kind in KINDS.items() if kind & SECRET]
    for name in reader.texts(row, "secrets", path):
        board.spaces[room] |= KINDS[reader.known(name, secrets, f"{path}.secrets", "kind of secret")]
    ids = [token.id for token in reader.pack.tokens]
    for name in reader.texts(row, "tokens", path):
        number = ids.index(reader.known(name, ids, f"{path}.tokens", "token"))
        board.laid[room].append(TokenId(number))


def _exits(reader: PackReader, names: list[str], rows: list[Table]) -> list[list[Tunnel]]:
    exits: list[list[Tunnel]] = [[] for _ in names]
    for i, row in enumerate(rows):
        path = f"tunnels[{i}]"
        reader.known_keys(row, TUNNEL_KEYS, path)
        way = read_way(reader, row, path)
        start, end = (RoomId(names.index(reader.known(name, names, path, "room"))) for name in (way.start, way.end))
        join(exits, names, start, end, way)
    return exits
