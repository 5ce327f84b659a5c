"""How far it is from room to room, for a seat with its keys, lockpicks and maps."""

from __future__ import annotations

from typing import Final, final

from ..core.material import CRYSTAL_CAVE, DEPTHS, MAP, MASTER_KEY, NOWHERE, START, Board, RoomId, Tunnel
from ..core.state import Seat, State
from .weights import Weights

FAR: Final = 1000.0  # boots: there is no way
MOST_PICKS: Final = 2  # locks on one tunnel; to have more lockpicks opens no further way


@final
class Way:
    """From one room to all: the boots of the best way, with what slows it down, and the monsters met on it."""

    def __init__(self, boots: list[float], monsters: list[float]) -> None:
        self.boots: Final = boots
        self.monsters: Final = monsters
        self.home = FAR  # boots to the start
        self.surface = FAR  # boots out of the Depths
        self.edge: RoomId = NOWHERE  # the nearest room from which a tunnel leads over the edge of the map


@final
class Ways:
    """All ways on a board, each measured when it is first asked for."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.board: Final[Board] = state.board
        self.weights: Final = weights
        self.passes: Final = _passes(state, seat)
        self.key: Final = seat.held & MASTER_KEY != 0
        self.map: Final = seat.held & MAP != 0
        self.picks: Final = min(seat.lockpicks, MOST_PICKS)
        self.opened: Final = state.opened
        self.rooms: Final = [room for room in range(len(state.board.rooms)) if state.board.ways(room)]
        self.edges: Final = [room for room in self.rooms if self._leads_over_the_edge(room)]
        self._from: Final[list[Way | None]] = [None] * len(state.board.rooms)

    def fit(self, state: State, seat: Seat) -> bool:
        """Whether nothing has changed that matters here."""
        return self.board is state.board and self.passes == _passes(state, seat)

    def way(self, room: RoomId) -> Way:
        way = self._from[room]
        if way is None:
            way = self._walk_from(room)
            self._from[room] = way
        return way

    def _walk_from(self, start: RoomId) -> Way:
        """The best way to every room: tunnels are tried until nothing gets shorter."""
        features = self.board.features
        boots = [FAR] * len(features)
        monsters = [0.0] * len(features)
        cost = [FAR] * len(features)
        boots[start] = cost[start] = 0.0
        waiting = [start]
        while waiting:
            room = waiting.pop()
            if features[room] & START and room != start:
                continue  # whoever comes home leaves
            for tunnel in self.board.ways(room):
                if tunnel.end == NOWHERE:
                    continue
                steps = self._boots(tunnel)
                total = cost[room] + steps + tunnel.monsters * self.weights.monster_stop
                if total < cost[tunnel.end]:
                    cost[tunnel.end] = total
                    boots[tunnel.end] = boots[room] + steps
                    monsters[tunnel.end] = monsters[room] + tunnel.monsters
                    waiting.append(tunnel.end)
        return self._goals(Way(boots, monsters))

    def _goals(self, way: Way) -> Way:
        """The nearest start, the nearest room outside the Depths, the nearest edge."""
        features = self.board.features
        for room in self.rooms:
            if features[room] & START:
                way.home = min(way.home, way.boots[room])
            if not features[room] & DEPTHS:
                way.surface = min(way.surface, way.boots[room])
        nearest = FAR
        for room in self.edges:
            if way.boots[room] < nearest:
                way.edge, nearest = room, way.boots[room]
        return way

    def _boots(self, tunnel: Tunnel) -> float:
        if tunnel.against and not self.map:
            return FAR
        slow = self.weights.cave_stop if self.board.features[tunnel.end] & CRYSTAL_CAVE else 0.0
        if tunnel.locks and not self.key:
            closed = tunnel.locks - sum([1 for lock in tunnel.lock_numbers if lock in self.opened])
            if closed > self.picks:
                return FAR
            slow += closed * self.weights.lock_stop
        return tunnel.boots + slow

    def _leads_over_the_edge(self, room: RoomId) -> bool:
        return any([tunnel.end == NOWHERE and not tunnel.against for tunnel in self.board.ways(room)])


def _passes(state: State, seat: Seat) -> int:
    """What opens ways, as one number: keys and maps, lockpicks, and how many locks are open."""
    keys = seat.held & (MASTER_KEY | MAP)
    picks = min(seat.lockpicks, MOST_PICKS)
    return (len(state.opened) * (MOST_PICKS + 1) + picks) << 32 | keys
