"""Distances between rooms, for a seat with its keys, lockpicks, maps and passes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.board import DEPTHS, NO_WAYS, NOWHERE, Board, RoomId, Tunnel
from ...core.choice import SHIFT, ChoiceId, argument_of
from ...core.components import MASTER_KEY
from ...core.state import Seat, State
from ...rules.move import MAP
from .heuristics import Signs
from .shared import heuristics_of
from .weights import Weights

FAR: Final = 1000.0  # boots, where there is no way
MOST_CACHED: Final = 128  # boards and sets of passes in the cache: a search lays the same tiles again and again
MOST_PICKS: Final = 2  # locks on one tunnel; more lockpicks open no further way


@final
@mypyc_attr(acyclic=True)
class WaysFrom:
    """Distances from one room to all others: boots of the best way, slow rooms included, and the monsters met on it."""

    def __init__(self, boots: vec[float], monsters: vec[float]) -> None:
        self.boots: Final = boots
        self.monsters: Final = monsters
        self.home = FAR  # boots to where a seat is out, and safe
        self.surface = FAR  # boots out of the Depths
        self.gate = FAR  # boots through the gate, where there is one
        self.edge = RoomId(NOWHERE)  # the nearest room from which a tunnel leads over the edge of the map


@final
@mypyc_attr(acyclic=True)
class Leg:
    """Leg from one room to the next: its boots, also if a turn begins with it, and the monsters on it."""

    def __init__(self, end: RoomId, boots: float, first: float) -> None:
        self.end: Final = end
        self.boots: Final = boots
        self.first: Final = first
        self.monsters = 0
        self.pains = 0.0  # the cost of its monsters, in boots


@final
class Distances:
    """Distances on a board, measured from a room when they are first asked for."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.board: Final[Board] = state.board
        self.weights: Final = weights
        signs = heuristics_of(state.rules).signs
        self.signs: Final[Signs] = signs
        self.passes: Final = passes_of(state, seat)
        self.key: Final = seat.tags_held & MASTER_KEY != 0
        self.map: Final = seat.tags_held & MAP != 0
        self.picks: Final = min(seat.lockpicks, MOST_PICKS)
        self.opened: Final = state.opened
        board, features = state.board, state.board.features
        exits = board.exits
        self.rooms: Final = [
            RoomId(room) for room in range(len(exits)) if exits[room] is not NO_WAYS and board.ways(RoomId(room))
        ]
        self.edges: Final = [room for room in self.rooms if self._leads_over_the_edge(room)]
        self.outside: Final = [room for room in self.rooms if not features[room] & DEPTHS]
        self.gated: Final = [room for room in self.rooms if _is_gated(features[room], signs)]
        self.homes: Final = [room for room in self.rooms if features[room] & signs.homes]
        self.all_berths: Final = [room for room in self.rooms if features[room] & signs.berths]
        self.berths: Final = [room for room in self.all_berths if state.room_tokens[room]]
        self.carried: Final = _carried(state, seat)
        self._from: Final[list[WaysFrom | None]] = [None] * len(state.board.rooms)
        self._legs: Final[list[list[Leg] | None]] = [None] * len(state.board.rooms)

    def take_over(self, other: Distances) -> None:
        """Copies the legs of rooms whose exits are the same on `other`, which was measured with the same passes."""
        exits, before = self.board.exits, other.board.exits
        for room in self.rooms:
            if exits[room] is before[room]:
                self._legs[room] = other._legs[room]

    def fit(self, state: State, passes: tuple[int, int, int]) -> bool:
        """Says whether these distances hold on the board of `state`, for a seat with `passes`."""
        if self.board is not state.board or self.passes != passes or self.opened != state.opened:
            return False
        free = 0
        for berth in self.all_berths:
            if state.room_tokens[berth]:
                free += 1
        return free == len(self.berths) and all([state.room_tokens[berth] for berth in self.berths])

    def way(self, room: RoomId) -> WaysFrom:
        """Returns the distances from a room."""
        way = self._from[room]
        if way is None:
            way = self._walk_from(room)
            self._from[room] = way
        return way

    def _walk_from(self, start: RoomId) -> WaysFrom:
        """Finds the best way to every room: legs are tried until nothing gets shorter."""
        features = self.board.features
        homes, gated = self.signs.homes | self.signs.berths, self.signs.gated
        size = len(features)
        boots, monsters, cost = far_ways(size), no_monsters(size), far_ways(size)
        waits = [False] * size
        boots[start] = 0.0
        cost[start] = 0.0
        waiting = [start]
        tried = 0
        while tried < len(waiting):
            room = waiting[tried]
            tried += 1
            waits[room] = False
            if features[room] & homes and room != start:
                continue  # a seat that comes home leaves the game
            inside = features[room] & gated & ~features[start]  # from outside, gated rooms are no short cut
            for leg in self._legs_from(room):
                if inside and not features[leg.end] & gated:
                    continue
                steps = leg.boots if room != start else leg.first
                total = cost[room] + steps + leg.pains
                end = leg.end
                if total < cost[end]:
                    cost[end] = total
                    boots[end] = boots[room] + steps
                    monsters[end] = monsters[room] + leg.monsters
                    if not waits[end]:
                        waits[end] = True
                        waiting.append(end)
        return self._goals(WaysFrom(boots, monsters))

    def _legs_from(self, room: RoomId) -> list[Leg]:
        """Returns the legs out of a room: its tunnels, and rides."""
        legs = self._legs[room]
        if legs is None:
            legs = [self._through(tunnel) for tunnel in self.board.ways(room) if tunnel.end != NOWHERE]
            for end in self.carried.get(room, []):
                legs.append(Leg(end, self.weights.carried_stop, self.weights.carried_first))
            self._legs[room] = legs
        return legs

    def _through(self, tunnel: Tunnel) -> Leg:
        boots = self._boots(tunnel)
        leg = Leg(tunnel.end, boots, boots)
        leg.monsters = tunnel.monsters
        leg.pains = tunnel.monsters * self.weights.monster_stop
        return leg

    def _goals(self, way: WaysFrom) -> WaysFrom:
        """Notes the nearest way out, room outside the Depths, room behind the gate, and edge."""
        way.home = min(_nearest(way.boots, self.homes), _nearest(way.boots, self.berths))
        way.surface = _nearest(way.boots, self.outside)
        way.gate = _nearest(way.boots, self.gated)
        nearest = FAR
        for room in self.edges:
            if way.boots[room] < nearest:
                way.edge, nearest = room, way.boots[room]
        return way

    def _boots(self, tunnel: Tunnel) -> float:
        if tunnel.against and not self.map:
            return FAR
        slow = self.weights.cave_stop if self.board.features[tunnel.end] & self.signs.stopping else 0.0
        if tunnel.locks and not self.key:
            closed = tunnel.locks - sum([1 for lock in tunnel.lock_numbers if lock in self.opened])
            if closed > self.picks:
                return FAR
            slow += closed * self.weights.lock_stop
        return tunnel.boots + slow

    def _leads_over_the_edge(self, room: RoomId) -> bool:
        for tunnel in self.board.ways(room):
            if tunnel.end == NOWHERE and not tunnel.against:
                return True
        return False


@final
class KeptDistances:
    """Distances in the order of their making, and by id of the board, which they keep alive. Never changed."""

    def __init__(self, in_order: list[Distances], of_board: dict[int, list[Distances]]) -> None:
        self.in_order: Final = in_order
        self.of_board: Final = of_board


@final
class DistanceCache:
    """Cache of the distances measured last, on any board and for any seat.

    Whoever adds to it replaces all that is kept at once, so that threads can share it.
    """

    def __init__(self) -> None:
        self._kept = KeptDistances([], {})

    def find(self, state: State, passes: tuple[int, int, int], weights: Weights) -> Distances | None:
        """Returns the cached distances that hold on the board of `state`, for a seat with `passes`, or None."""
        for ways in self._kept.of_board.get(id(state.board), NO_DISTANCES):
            if ways.weights is weights and ways.fit(state, passes):
                return ways
        return None

    def like(self, ways: Distances) -> Distances | None:
        """Returns the latest distances in the same rooms with the same passes; None if there are rides."""
        in_order = self._kept.in_order
        for at in range(len(in_order) - 1, -1, -1):
            other = in_order[at]
            alike = other.passes == ways.passes and other.opened == ways.opened
            if alike and other.weights is ways.weights and other.board.rooms is ways.board.rooms:
                return None if other.carried or ways.carried else other
        return None

    def add(self, ways: Distances) -> None:
        """Adds distances to the cache; the oldest make room."""
        kept, of_board = self._kept.in_order, self._kept.of_board.copy()
        if len(kept) >= MOST_CACHED:
            oldest, kept = kept[0], kept[1:]
            others = [other for other in of_board.pop(id(oldest.board), NO_DISTANCES) if other is not oldest]
            if others:
                of_board[id(oldest.board)] = others
        board = id(ways.board)
        of_board[board] = of_board.get(board, NO_DISTANCES) + [ways]
        self._kept = KeptDistances(kept + [ways], of_board)


NO_DISTANCES: Final[list[Distances]] = []
DISTANCE_CACHE: Final = DistanceCache()


def distances_on(state: State, seat: Seat, weights: Weights) -> Distances:
    """Returns the distances on the board of `state` for a seat, cached by board and by what opens its ways."""
    passes = passes_of(state, seat)
    known = DISTANCE_CACHE.find(state, passes, weights)
    if known is None:
        known = Distances(state, seat, weights)
        like = DISTANCE_CACHE.like(known)
        if like is not None:
            known.take_over(like)
        DISTANCE_CACHE.add(known)
    return known


@final
class Blanks:
    """Distances before any way is found, copied for each room that is measured."""

    def __init__(self) -> None:
        self.far = vec[float]()
        self.none = vec[float]()


BLANKS: Final = Blanks()


def far_ways(size: i64) -> vec[float]:
    """Returns boots to `size` rooms, each out of reach."""
    if size > len(BLANKS.far):
        BLANKS.far = vec[float]([FAR] * size)
    return BLANKS.far[:size]


def no_monsters(size: i64) -> vec[float]:
    """Returns no monsters on the ways to `size` rooms."""
    if size > len(BLANKS.none):
        BLANKS.none = vec[float]([0.0] * size)
    return BLANKS.none[:size]


def _nearest(boots: vec[float], rooms: list[RoomId]) -> float:
    """Returns the boots to the nearest of `rooms`."""
    nearest = FAR
    for room in rooms:
        there = boots[room]
        if there < nearest:
            nearest = there
    return nearest


def _is_gated(features: int, signs: Signs) -> bool:
    return features & DEPTHS != 0 and features & signs.gated != 0


def _carried(state: State, seat: Seat) -> dict[RoomId, list[RoomId]]:
    """Returns where rides lead, by the room that they begin in; the rules list them."""
    found: dict[RoomId, list[RoomId]] = {}
    heuristics, by_verb = heuristics_of(state.rules), state.rules.by_verb
    actions = [action for action in [by_verb[verb >> SHIFT] for verb in heuristics.carriers] if action is not None]
    if not actions:
        return found
    here, leaving = seat.room, seat.leaving
    seat.leaving = False
    for number in range(len(state.board.rooms)):
        if state.board.features[number] & heuristics.signs.carriers:
            seat.room = RoomId(number)
            choices: list[ChoiceId] = []
            for action in actions:
                action.options(state, seat, choices)
            found[seat.room] = [RoomId(argument_of(choice)) for choice in choices]
    seat.room, seat.leaving = here, leaving
    return found


def passes_of(state: State, seat: Seat) -> tuple[int, int, int]:
    """Returns what opens or closes ways for a seat: keys, maps, passes, lockpicks, open locks, and closings."""
    picks = min(seat.lockpicks, MOST_PICKS)
    heuristics = heuristics_of(state.rules)
    closed = sum([1 for closing in heuristics.closings if closing(state)])
    return (seat.tags_held & heuristics.signs.passes, len(state.opened) * (MOST_PICKS + 1) + picks, closed)
