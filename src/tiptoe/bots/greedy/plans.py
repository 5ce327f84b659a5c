"""Plans of a seat: the points that it can expect in the end, from any room."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ...core.board import NOWHERE, RoomId
from ...core.components import ARTIFACT, BACKPACK
from ...core.state import Seat, State
from ...rules.tokens import tokens_of
from .card_value import Worth
from .distances import FAR, Distances, WaysFrom
from .game_length import Forecast
from .goals import Approaches, Stop, UnseenTiles, artifact_stops, other_stops

NO_STOPS: Final[list[Stop]] = []


@final
class Prospects:
    """Expected points of the best way home over at most two stops, by the chance to get there in time.

    A way is valued as if the turn ended at its beginning: the greedy bot itself spends the boots that are left.
    """

    def __init__(self, state: State, seat: Seat, worth: Worth, ways: Distances, forecast: Forecast) -> None:
        self.worth: Final = worth
        self.weights: Final = worth.weights
        self.ways: Final = ways
        self.forecast: Final = forecast
        self.points: Final = worth.points_so_far
        self.escape: Final = _best_of_kind(state, worth.heuristics.signs.rewards)
        self.held: Final = tokens_of(state, seat, ARTIFACT)
        self.room_for: Final = tokens_of(state, seat, BACKPACK) + 1 - self.held  # more Artifacts
        self.artifacts: Final = artifact_stops(state, seat, ways)
        self.others: Final = other_stops(state, seat, worth, ways)
        self.approaches: Final = _approaches(state, seat, worth, ways)
        self.beyond: Final = UnseenTiles(state, worth) if state.tiles_left else None
        self.figures: Final = state.figures
        self.room: Final = seat.room
        self._here: float | None = None
        self._entered: Final[dict[RoomId, float]] = {}

    def standing(self) -> float:
        """Returns the points expected if the turn ended here."""
        if self._here is None:
            self._here = self.staying(self.room)
        return self._here

    def goal(self, *, arriving: bool) -> RoomId:
        """Returns the room to make for: the stop that promises most by itself.

        It is NOWHERE if something must be done or found first, or only home is left. Unless `arriving`, the seat has
        already what its room gives.
        """
        if self.approaches is not None:
            return RoomId(NOWHERE)
        way = self.ways.way(self.room)
        best, goal = self._journey(0.0, 0.0, way, self.points) if self.held else 0.0, RoomId(NOWHERE)
        stops = self.artifacts + self.others if self.held else self.artifacts
        left = RoomId(NOWHERE) if arriving else self.room
        for stop in _elsewhere(stops if self.room_for > 0 else self.others, left):
            boots = way.boots[stop.room]
            found = self._journey(boots, way.monsters[stop.room], stop.way, self.points + stop.worth)
            if found > best:
                best, goal = found, stop.room
        return goal

    def staying(self, room: RoomId) -> float:
        """Returns the points expected if the turn ended in `room`, which has given what it had."""
        return self._best(room, self.points, self.held, self.room_for, arriving=False)

    def entering(self, room: RoomId) -> float:
        """Returns the points expected if the seat came into `room` and could take what lies there."""
        if room not in self._entered:
            self._entered[room] = self._best(room, self.points, self.held, self.room_for, arriving=True)
        return self._entered[room]

    def carried_on(self, room: RoomId) -> float:
        """Returns the points expected after the best ride on from `room`."""
        return max([self.entering(end) for end in self.ways.carried.get(room, [])], default=0.0)

    def exploring(self, boots: int) -> float:
        """Returns the points expected if the seat went over the edge of the map from here, for `boots`."""
        assert self.beyond is not None
        points = self.points + self.beyond.gives
        return self._best(self.room, points, self.held, self.room_for, arriving=False, detour=boots)

    def with_artifact(self, points: int) -> float:
        """Returns the points expected if the seat took an Artifact of `points` here."""
        richer = self.points + points * self.weights.lure
        return self._best(self.room, richer, self.held + 1, self.room_for - 1, arriving=False)

    def _best(self, room: RoomId, points: float, held: int, room_for: int, *, arriving: bool, detour: int = 0) -> float:
        """Returns the best way home over up to two stops; nobody comes home without an Artifact."""
        way = self.ways.way(room)
        left = RoomId(NOWHERE) if arriving else room  # it has given what it had to give
        artifacts = _elsewhere(self.artifacts, left) if room_for > 0 else NO_STOPS
        others = _elsewhere(self.others, left)
        if self.approaches is not None:
            return self._approaching(way, self.approaches, left, others, points, detour)
        if self.beyond is not None:
            others = others + self.beyond.other_stop(way, self.ways)
            if room_for > 0:
                artifacts = artifacts + self.beyond.artifact_stop(way, self.ways, 1 if detour else 0)
        found = self._journey(float(detour), 0.0, way, points) if held else 0.0
        for stop in artifacts + others if held else artifacts:
            if max(points + stop.worth, 0.0) + self.escape <= found:
                continue  # even a sure journey would not beat the best one
            boots = detour + way.boots[stop.room] + stop.ahead
            found = max(found, self._journey(boots, way.monsters[stop.room], stop.way, points + stop.worth, stop.ahead))
        seconds = others + artifacts if room_for > 1 else others
        for artifact in artifacts:
            for stop in seconds:
                # The same bound for two stops.
                if stop.room != artifact.room and points + artifact.worth + stop.worth + self.escape > found:
                    found = max(found, self._over(way, artifact, stop, points, detour))
                    found = max(found, self._over(way, stop, artifact, points, detour))
        if self.figures:
            found -= self.worth.damage * self.figures.count(room)
        return found

    def _approaching(
        self, way: WaysFrom, approaches: Approaches, here: RoomId, others: list[Stop], points: float, detour: int
    ) -> float:
        """Returns the best way over the tasks that come first to an Artifact and home."""
        found = 0.0
        for approach in approaches.over(way, here, others):
            for stop in self.artifacts:
                boots = detour + approach.boots + approach.last.boots[stop.room]
                monsters = approach.monsters + approach.last.monsters[stop.room]
                found = max(found, self._journey(boots, monsters, stop.way, points + approach.worth + stop.worth))
        return found

    def _over(self, way: WaysFrom, first: Stop, second: Stop, points: float, detour: int) -> float:
        boots = detour + way.boots[first.room] + first.way.boots[second.room] + 2 * first.ahead + second.ahead
        monsters = way.monsters[first.room] + first.way.monsters[second.room]
        return self._journey(boots, monsters, second.way, points + first.worth + second.worth, second.ahead)

    def _journey(self, boots: float, monsters: float, last: WaysFrom, points: float, back: float = 0.0) -> float:
        """Values a way to the last stop and home: points count from the surface on (CORE-17.2), the Mastery at home."""
        home = boots + back + last.home
        if home >= FAR:
            return 0.0
        rescued = self._chance(boots + back + last.surface) * points
        escaped = self._chance(home) * self.escape
        pains = monsters * self.forecast.unarmed * self.worth.damage
        return rescued + escaped - pains - self.weights.turn * home / self.forecast.boots

    def _chance(self, boots: float) -> float:
        """Returns the chance to walk `boots` in the turns that are left."""
        if boots == 0.0:
            return 1.0
        spare = self.forecast.turns - 1.0 - boots / self.forecast.boots - self.weights.turns_to_spare
        x = spare / self.weights.spread
        return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def _elsewhere(stops: list[Stop], room: RoomId) -> list[Stop]:
    """Returns the stops that do not lie in `room`; mostly that is all of them."""
    for stop in stops:
        if stop.room == room:
            return [other for other in stops if other.room != room]
    return stops


def _approaches(state: State, seat: Seat, worth: Worth, ways: Distances) -> Approaches | None:
    """Returns the tasks that a game sets before a seat can reach an Artifact, or None if none is left."""
    for make in worth.heuristics.approaches:
        found = make(state, seat, worth, ways)
        if found is not None:
            return found
    return None


def _best_of_kind(state: State, kind: int) -> int:
    best = 0
    for token in state.rules.pack.tokens:
        if token.kind & kind and token.points > best:
            best = token.points
    return best
