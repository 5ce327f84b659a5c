"""A map that grows, written as tables: tiles as they lie, the stack, locks, pools, figures."""

from __future__ import annotations

from typing import Final

from ...core.board import FEATURES
from ...core.kinds import Chart
from ...core.material import ARTIFACT, DRAWN, KINDS
from ...core.state import State
from ...core.tiles import (
    LOCKED,
    PORTAL,
    ROOM,
    START,
    TURNS,
    WIDTH,
    Tile,
    cell_at,
    lock_of,
    mouth_names,
    place_of,
    placed_cell,
    placed_tile,
    placed_turn,
)
from ...rules.pools import KINDS as POOLS
from .values import (
    PositionError,
    Table,
    as_list,
    as_names,
    as_number,
    as_table,
    known,
    room_named,
    tile_named,
    token_named,
)

PLACEMENT_KEYS: Final = ("tile", "at", "turn")
FARTHEST: Final = WIDTH // 2 - 2  # cells from the start, so that every tile has cells around it
POOL_NAMES: Final = tuple(name for kind in POOLS for name, bit in KINDS.items() if bit == kind)


def clear_map(state: State) -> None:
    """Only the start tile lies, whatever the first cards of the row have done."""
    chart = state.rules.chart
    if chart is not None:
        state.tiles = state.tiles[:1]
        state.board = chart.board(state.tiles)
        state.figures = []
    state.wild_aside, state.wild_clank, state.wild_bagged = state.rules.params.wild_cubes, 0, 0


def set_tokens_apart(state: State, given: Table, seats: list[str]) -> None:
    """Tokens that the table names somewhere lie nowhere else as well: in no pool, stack, room or market (CORE-2.5)."""
    ids = [token.id for token in state.rules.pack.tokens]
    apart: list[int] = []
    for pile in _piles(given, seats):
        apart.extend([ids.index(id) for id in pile if id in ids])
    state.pools = [_without(pool, apart) for pool in state.pools]
    state.artifacts = _without(state.artifacts, apart)
    state.market = _without(state.market, apart)
    for token in apart:
        state.room_tokens = _less_one(state.room_tokens, token)


def _piles(given: Table, seats: list[str]) -> list[list[str]]:
    found: list[object] = [given.get("artifacts")]
    for name in ("room_tokens", "pools"):
        table = given.get(name)
        found.extend(table.values() if isinstance(table, dict) else [])
    for seat in seats:
        table = given.get(seat)
        found.append(table.get("tokens") if isinstance(table, dict) else None)
    return [[str(id) for id in pile] for pile in found if isinstance(pile, list)]


def _less_one(piles: list[list[int]], token: int) -> list[list[int]]:
    """The first pile that has it loses one."""
    for index, pile in enumerate(piles):
        if token in pile:
            return [*piles[:index], _without(pile, [token]), *piles[index + 1 :]]
    return piles


def _without(pile: list[int], apart: list[int]) -> list[int]:
    """The pile, less one of each that is named, as often as it is named."""
    left = pile[:]
    for token in apart:
        if token in left:
            left.remove(token)
    return left


def give_tiles(state: State, value: object, where: str) -> None:
    """Beside the start tile, in the order in which they were laid; each brings what it brings in play."""
    chart = _chart(state, where)
    for place, row in enumerate(as_list(value, where)):
        at = f"{where}[{place}]"
        table = as_table(row, at)
        for name in table:
            known(name, PLACEMENT_KEYS, at)
        squares = [tile for tile in state.rules.pack.tiles if tile.set != START]
        tile = tile_named(squares, str(table.get("tile", "")), f"{at}.tile")
        if tile.number in _laid(state):
            raise PositionError(f"{at}.tile: '{tile.id}' lies on the table already")
        cell = _free_cell(state, table.get("at"), f"{at}.at")
        chart.lay(state, tile.number, cell, as_number(table.get("turn", 0), f"{at}.turn", 0, TURNS - 1))
    _set_stack(state, [number for number in state.tile_stack[: state.tiles_left] if number not in _laid(state)])


def _chart(state: State, where: str) -> Chart:
    if state.rules.chart is None:
        raise PositionError(f"{where}: the map of {state.rules.name} does not grow")
    return state.rules.chart


def _laid(state: State) -> list[int]:
    return [placed_tile(number) for number in state.tiles]


def _free_cell(state: State, value: object, where: str) -> int:
    """CAT-4.2: a free cell that shares a side with a tile."""
    place = as_list(value, where)
    if len(place) != 2:
        raise PositionError(f"{where}: expected cells east and south of the start such as [1, 0], found {value!r}")
    x, y = (as_number(part, where, -FARTHEST, FARTHEST) for part in place)
    cells = state.board.cells
    if cell_at(x, y) in cells:
        raise PositionError(f"{where}: a tile lies on [{x}, {y}] already (CAT-4.2)")
    if not any(cell_at(x + dx, y + dy) in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))):
        raise PositionError(f"{where}: [{x}, {y}] shares no side with a tile laid before (CAT-4.2)")
    return cell_at(x, y)


def give_stack(state: State, value: object, where: str) -> None:
    """The next tile first; exactly these."""
    _chart(state, where)
    squares = [tile for tile in state.rules.pack.tiles if tile.set != START]
    stack = [tile_named(squares, id, where) for id in as_names(value, where)]
    for place, tile in enumerate(stack):
        if tile.number in _laid(state) or tile in stack[:place]:
            raise PositionError(f"{where}: '{tile.id}' lies on the table or in the stack already")
    _set_stack(state, [tile.number for tile in reversed(stack)])


def _set_stack(state: State, stack: list[int]) -> None:
    state.tile_stack = stack
    state.tiles_left = len(stack)


def give_artifacts(state: State, value: object, where: str) -> None:
    """The top one first; exactly these."""
    _chart(state, where)
    artifacts = [token_named(state.rules.pack, id, where) for id in as_names(value, where)]
    for token in artifacts:
        if state.rules.pack.tokens[token].kind != ARTIFACT:
            raise PositionError(f"{where}: '{state.rules.pack.tokens[token].id}' is no Artifact")
    state.artifacts = artifacts


def give_pools(state: State, value: object, where: str) -> None:
    """The next one first; only the pools that are named change."""
    pools = state.pools[:]
    names = [name for name, _ in zip(POOL_NAMES, pools)]
    for name, tokens in as_table(value, where).items():
        at = f"{where}.{name}"
        pool = [token_named(state.rules.pack, id, at) for id in reversed(as_names(tokens, at))]
        for token in pool:
            if state.rules.pack.tokens[token].kind != KINDS[known(name, names, where)] & DRAWN:
                raise PositionError(f"{at}: '{state.rules.pack.tokens[token].id}' belongs to another pool")
        pools[names.index(known(name, names, where))] = pool
    state.pools = pools


def give_opened(state: State, value: object, where: str) -> None:
    """Locks that are open, by name."""
    names = lock_names(state)
    state.opened = [names[known(name, names, where)] for name in as_names(value, where)]


def give_figures(state: State, value: object, where: str) -> None:
    """The rooms that figures stand in, where the rules know any."""
    if not any(frame.prompt.startswith("figure-") for frame in state.rules.frames):
        raise PositionError(f"{where}: no figures stand in {state.rules.name} (SUB-1.1)")
    state.figures = [room_named(state, name, where) for name in as_names(value, where)]


def lock_names(state: State) -> dict[str, int]:
    """The number of every lock that lies on the table: `start-a:E0-shrine` in a tunnel, a room and its feature."""
    names: dict[str, int] = {}
    for number in _laid(state):
        tile = state.rules.pack.tiles[number]
        for part in tile.parts:
            if part.lock >= 0:
                ends = f"{tile.id}:{_end(tile, part.start)}-{_end(tile, part.end)}"
                twins = sum(name.partition("/")[0] == ends for name in names)
                names[f"{ends}/{twins + 1}" if twins else ends] = part.lock
        for index, room in enumerate(tile.rooms):
            for name, feature in FEATURES.items():
                if room.features & feature and feature in LOCKED:
                    names[f"{tile.id}-{room.id}:{name}"] = lock_of(tile.room(index), feature)
    return names


def _end(tile: Tile, end: int) -> str:
    if end >= PORTAL:
        return "P"
    return tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(tile.set)[end]


def tiles_laid(state: State) -> list[dict[str, object]]:
    """As they are given: beside the start tile, in the order in which they were laid."""
    tiles = state.rules.pack.tiles
    return [
        {"tile": tiles[placed_tile(n)].id, "at": list(place_of(placed_cell(n))), "turn": placed_turn(n)}
        for n in state.tiles
        if tiles[placed_tile(n)].set != START
    ]


def tile_revealed(state: State) -> str:
    """The tile that waits to be laid, or no name."""
    waiting = state.rules.waiting_tiles(state.stack)
    return state.rules.pack.tiles[waiting[-1][0]].id if waiting else ""


def locks_opened(state: State) -> list[str]:
    return sorted(name for name, number in lock_names(state).items() if number in state.opened)


def stack_of_tiles(state: State) -> list[str]:
    """The next one first."""
    return [state.rules.pack.tiles[number].id for number in reversed(state.tile_stack[: state.tiles_left])]
