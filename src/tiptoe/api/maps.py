"""Maps of the public library: the tunnels that a seat sees, and how far it is from room to room."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf

from ..bots.greedy.shared import heuristics_of
from ..core.board import Board
from ..core.board import Tunnel as EngineTunnel
from ..core.components import MASTER_KEY
from ..core.ruleset import Ruleset
from ..core.tiles import cell_at, placement
from ..rules.move import MAP
from ..wire.view import Shown, ShownMap, ShownSeat, lock_named


@dataclass(frozen=True)
class Tunnel:
    """A tunnel in the direction in which it can be walked: `start` and `end` are ids of rooms.

    Passing it costs `boots`, a sword or a wound for each of the `monsters`, and a lockpick or a Master Key for
    the `locks` that are still closed.

    >>> import tiptoe
    >>> view = tiptoe.Game("classic", seats=2, seed=1).view()
    >>> [tunnel.end for tunnel in view.tunnels if tunnel.start == view.room]
    ['d2']
    """

    start: str
    end: str
    boots: int
    monsters: int
    locks: int


def board_of(rules: Ruleset, position: Shown) -> Board:
    """Returns the board of a position; of a map that grows, the one that its tiles make."""
    grown = position.map
    if rules.chart is None or not isinstance(grown, ShownMap):
        return rules.board
    numbers = {tile.id: number for number, tile in enumerate(rules.pack.tiles)}
    return rules.chart.board(
        [placement(numbers[lies.tile], cell_at(lies.x, lies.y), lies.turn or 0) for lies in grown.tiles]
    )


def tunnels_of(rules: Ruleset, board: Board, position: Shown, seat: ShownSeat | None) -> tuple[Tunnel, ...]:
    """Returns every tunnel of a board with its closed locks; against an arrow it leads only for a seat with a map."""
    mapped = _has(rules, seat, MAP)
    opened = position.map.opened if isinstance(position.map, ShownMap) else []

    def closed(tunnel: EngineTunnel) -> int:
        return tunnel.locks - sum(lock_named(rules.pack, lock) in opened for lock in tunnel.lock_numbers)

    return tuple(
        Tunnel(board.rooms[way.start], board.rooms[way.end], way.boots, way.monsters, closed(way))
        for way in board.tunnels()
        if way.end >= 0 and (mapped or not way.against)
    )


def homes_of(rules: Ruleset, board: Board, position: Shown) -> tuple[str, ...]:
    """Returns the rooms in which a seat gets out: where it came in, or pods that nobody has taken."""
    signs = heuristics_of(rules).signs
    return tuple(
        board.rooms[room]
        for room in board.all_rooms()
        if board.lies(room)
        and (
            board.features[room] & signs.homes
            or (board.features[room] & signs.berths and position.room_tokens.get(board.rooms[room]))
        )
    )


def picks_of(rules: Ruleset, seat: ShownSeat | None) -> float:
    """Returns how many locks a seat can pass: any number with a Master Key, else as many as it has lockpicks."""
    if seat is None:
        return 0
    return inf if _has(rules, seat, MASTER_KEY) else seat.lockpicks


def fewest_boots(tunnels: Iterable[Tunnel], start: str, goals: Iterable[str], picks: float) -> int | None:
    """Returns the fewest boots from a room to the nearest of the goals; None where no way leads."""
    ways: dict[str, list[Tunnel]] = {}
    for tunnel in tunnels:
        if tunnel.locks <= picks:
            ways.setdefault(tunnel.start, []).append(tunnel)
    wanted, done, waiting = set(goals), set[str](), [(0, start)]
    while waiting:
        boots, room = heappop(waiting)
        if room in wanted:
            return boots
        if room not in done:
            done.add(room)
            for tunnel in ways.get(room, []):
                heappush(waiting, (boots + tunnel.boots, tunnel.end))
    return None


def _has(rules: Ruleset, seat: ShownSeat | None, tag: int) -> bool:
    """Whether a seat owns a token with a tag."""
    return seat is not None and any(token.tags & tag and token.id in seat.tokens for token in rules.pack.tokens)
