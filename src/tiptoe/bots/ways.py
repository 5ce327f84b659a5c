"""How far it is from room to room, with or without a key."""

from __future__ import annotations

from typing import Final, final

from ..core.material import CRYSTAL_CAVE, DEPTHS, START, Board, RoomId, Tunnel
from .weights import Weights

FAR: Final = 1000.0  # boots: there is no way


@final
class Ways:
    """From room to room: the boots of the best way, with what its caves cost, and the monsters met on it."""

    def __init__(self, board: Board, weights: Weights, *, key: bool) -> None:
        self.board: Final = board
        self.weights: Final = weights
        self.key: Final = key
        self.boots: Final[list[list[float]]] = []
        self.monsters: Final[list[list[float]]] = []
        rooms = range(len(board.rooms))
        for room in rooms:
            self._walk_from(room)
        self.home: Final = [self._nearest(room, START, START) for room in rooms]
        self.surface: Final = [self._nearest(room, DEPTHS, 0) for room in rooms]  # out of the Depths

    def _walk_from(self, start: RoomId) -> None:
        """The best way to every room: tunnels are tried until nothing gets shorter."""
        boots = [FAR] * len(self.board.rooms)
        monsters = [0.0] * len(self.board.rooms)
        cost = [FAR] * len(self.board.rooms)
        boots[start] = cost[start] = 0.0
        waiting = [start]
        while waiting:
            room = waiting.pop()
            if self.board.features[room] & START and room != start:
                continue  # whoever comes home leaves
            for tunnel in self.board.ways(room):
                steps = self._boots(tunnel)
                total = cost[room] + steps + tunnel.monsters * self.weights.monster_stop
                if total < cost[tunnel.end]:
                    cost[tunnel.end] = total
                    boots[tunnel.end] = boots[room] + steps
                    monsters[tunnel.end] = monsters[room] + tunnel.monsters
                    waiting.append(tunnel.end)
        self.boots.append(boots)
        self.monsters.append(monsters)

    def _boots(self, tunnel: Tunnel) -> float:
        if tunnel.against or (tunnel.locks and not self.key):
            return FAR
        cave = self.board.features[tunnel.end] & CRYSTAL_CAVE
        return tunnel.boots + (self.weights.cave_stop if cave else 0.0)

    def _nearest(self, room: RoomId, feature: int, wanted: int) -> float:
        """Boots to the nearest room with, or without, a feature."""
        features = self.board.features
        ways = self.boots[room]
        return min([ways[end] for end in range(len(ways)) if features[end] & feature == wanted], default=FAR)
