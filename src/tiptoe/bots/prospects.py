"""Where to go: what a seat can expect to score in the end, from any room."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ..core.material import ARTIFACT, BACKPACK, FOUNTAIN, MARKET, MASTERY, RoomId
from ..core.state import Seat, State
from ..rules.deck import owned_cards
from ..rules.market import best_of_each_type
from ..rules.tokens import tokens_of
from ..view.view import View
from .forecast import Forecast
from .ways import FAR, Ways
from .worth import Worth


@final
class Stop:
    """A room with something to fetch."""

    def __init__(self, room: RoomId, worth: float) -> None:
        self.room: Final = room
        self.worth: Final = worth


@final
class Prospects:
    """The points of the best way home over at most two stops, each as likely as there is time to bring it out.

    A way is weighed as if the turn ended at its beginning: boots not yet spent are for `greedy` to spend.
    """

    def __init__(self, view: View, seat: Seat, worth: Worth, ways: Ways) -> None:
        state = worth.state
        self.worth: Final = worth
        self.weights: Final = worth.weights
        self.ways: Final = ways
        self.forecast: Final = Forecast(state, seat, worth, ways)
        self.points: Final = _points_so_far(state, seat, worth)
        self.escape: Final = _best_of_kind(state, MASTERY)
        self.held: Final = tokens_of(state, seat, ARTIFACT)
        self.room_for: Final = tokens_of(state, seat, BACKPACK) + 1 - self.held  # more Artifacts
        self.artifacts: Final = _artifacts(state)
        self.others: Final = _other_stops(view, state, seat, worth)
        self.room: Final = seat.room
        self._here: float | None = None

    def standing(self) -> float:
        """If the turn ended here."""
        if self._here is None:
            self._here = self._best(self.room, self.points, self.held, self.room_for, arriving=False)
        return self._here

    def entering(self, room: RoomId) -> float:
        """If the seat came into this room and could take what lies there."""
        return self._best(room, self.points, self.held, self.room_for, arriving=True)

    def with_artifact(self, points: int) -> float:
        """If the seat took an Artifact here."""
        return self._best(self.room, self.points + points, self.held + 1, self.room_for - 1, arriving=False)

    def _best(self, room: RoomId, points: float, held: int, room_for: int, *, arriving: bool) -> float:
        """Straight home, over one stop, or over an Artifact and another stop; nobody comes home without an Artifact."""
        artifacts = [stop for stop in self.artifacts if arriving or stop.room != room] if room_for > 0 else []
        others = [stop for stop in self.others if arriving or stop.room != room]
        found = self._journey(0.0, 0.0, room, points) if held else 0.0
        for stop in artifacts + others if held else artifacts:
            boots, monsters = self.ways.boots[room][stop.room], self.ways.monsters[room][stop.room]
            found = max(found, self._journey(boots, monsters, stop.room, points + stop.worth))
        for artifact in artifacts:
            for stop in others + artifacts if room_for > 1 else others:
                if stop.room != artifact.room:
                    found = max(found, self._over(room, artifact, stop, points))
                    found = max(found, self._over(room, stop, artifact, points))
        return found

    def _over(self, room: RoomId, first: Stop, second: Stop, points: float) -> float:
        boots = self.ways.boots[room][first.room] + self.ways.boots[first.room][second.room]
        monsters = self.ways.monsters[room][first.room] + self.ways.monsters[first.room][second.room]
        return self._journey(boots, monsters, second.room, points + first.worth + second.worth)

    def _journey(self, boots: float, monsters: float, last: RoomId, points: float) -> float:
        """A way to the last stop and home: the points count from the surface on (CORE-17.2), the Mastery at home."""
        home = boots + self.ways.home[last]
        if home >= FAR:
            return 0.0
        rescued = self._chance(boots + self.ways.surface[last]) * points
        escaped = self._chance(home) * self.escape
        pains = monsters * self.forecast.unarmed * self.worth.damage
        return rescued + escaped - pains - self.weights.turn * home / self.forecast.boots

    def _chance(self, boots: float) -> float:
        """To walk so far in the turns that are left."""
        if boots == 0.0:
            return 1.0
        spare = self.forecast.turns - 1.0 - boots / self.forecast.boots - self.weights.turns_to_spare
        x = spare / self.weights.spread
        return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def _best_of_kind(state: State, kind: int) -> int:
    return max([token.points for token in state.rules.pack.tokens if token.kind == kind], default=0)


def _points_so_far(state: State, seat: Seat, worth: Worth) -> float:
    tokens = sum([state.rules.pack.tokens[token].points for token in seat.tokens])
    return seat.gold + tokens + sum([worth.points(state.cards[card]) for card in owned_cards(seat)], 0.0)


def _artifacts(state: State) -> list[Stop]:
    tokens = state.rules.pack.tokens
    stops: list[Stop] = []
    for room in range(len(state.room_tokens)):
        for token in state.room_tokens[room]:
            if tokens[token].kind == ARTIFACT:
                stops.append(Stop(room, float(tokens[token].points)))
    return stops


def _other_stops(view: View, state: State, seat: Seat, worth: Worth) -> list[Stop]:
    """Secrets by their backs, idols, a market for a full purse, a fountain for wounds."""
    market = 0.0
    if seat.gold >= state.rules.params.market_price:
        market = max([worth.item(state.rules.pack.tokens[token]) for token in best_of_each_type(state)], default=0.0)
    stops: list[Stop] = []
    for room in range(len(view.room_tokens)):
        best = max([_token(token, state, worth) for token in view.room_tokens[room]], default=0.0)
        if state.board.features[room] & MARKET:
            best += max(market, 0.0)
        if state.board.features[room] & FOUNTAIN:
            best += worth.prices["heal"]
        if best > 0.0:
            stops.append(Stop(room, best))
    return stops


def _token(number: int, state: State, worth: Worth) -> float:
    """A token as a view shows it; Artifacts are stops of their own."""
    if number < 0:
        return worth.back(-number)
    token = state.rules.pack.tokens[number]
    return 0.0 if token.kind == ARTIFACT else worth.token(token)
