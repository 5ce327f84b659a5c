"""SPA-6: route planning of the greedy bot to the data ports it must hack before it can reach Artifacts."""

from __future__ import annotations

from typing import Final, final

from ...bots.greedy.card_value import Worth
from ...bots.greedy.distances import FAR, Distances, WaysFrom
from ...bots.greedy.goals import Approach, Approaches, Stop
from ...core.board import RoomId
from ...core.choice import SHIFT, ChoiceId
from ...core.components import ARTIFACT
from ...core.state import Seat, State
from .nouns import COMMAND_CODE, PORT
from .ports import ports_hacked
from .verbs import HACK

LIKELY: Final = 2  # number of first ports considered


@final
class Port:
    """Data port to hack first, and the rest of the approach from there."""

    def __init__(self, stop: Stop) -> None:
        self.room: Final = stop.room
        self.stop: Final = stop
        self.rest = Approach(FAR, 0.0, 0.0, stop.way)
        self.price = FAR  # of the rest, in boots


def approaches_to_code(state: State, seat: Seat, worth: Worth, ways: Distances) -> Approaches | None:
    """Approaches over the ports that the seat still has to hack; None if there are none."""
    missing = _missing(state, seat)
    return PortApproaches(state, seat, worth, ways, missing) if missing else None


@final
class PortApproaches(Approaches):
    """Approaches from any room over the missing ports to the command code."""

    def __init__(self, state: State, seat: Seat, worth: Worth, ways: Distances, missing: int) -> None:
        self.detour: Final = worth.weights.detour
        self.missing = missing
        self.ports: Final = [Port(stop) for stop in _ports(state, seat, worth, ways)]
        for port in self.ports:
            self._finish(port, state.board.module_of)

    def over(self, way: WaysFrom, here: RoomId, stops: list[Stop]) -> list[Approach]:
        """Approaches by the likeliest ports except `here`, and by the likeliest one with a stop on the way."""
        ports = sorted([(way.boots[port.room] + port.price, port.room) for port in self.ports if port.room != here])
        first = [port for _, room in ports[:LIKELY] for port in self.ports if port.room == room]
        found = [_over(way, port) for port in first]
        for port in first[:1]:
            for stop in stops:
                found.append(_over_stop(way, stop, port))
        return found

    def _finish(self, port: Port, module_of: list[int]) -> None:
        """Sets the rest of the approach from `port`: the best last port to go on to, unless it is the last itself."""
        stop = port.stop
        if self.missing == 1:
            port.rest = Approach(0.0, 0.0, stop.worth, stop.way)
            port.price = self._price(port.rest)
            return
        for other in self.ports:
            if module_of[other.room] != module_of[port.room]:
                last = other.stop
                way = stop.way
                boots = way.boots[last.room]
                rest = Approach(boots, way.monsters[last.room], stop.worth + last.worth, last.way)
                price = self._price(rest)
                if price < port.price:
                    port.rest, port.price = rest, price

    def _price(self, rest: Approach) -> float:
        return rest.boots + rest.last.gate - rest.worth / self.detour


def _over(way: WaysFrom, port: Port) -> Approach:
    rest = port.rest
    boots = way.boots[port.room] + rest.boots
    return Approach(boots, way.monsters[port.room] + rest.monsters, rest.worth, rest.last)


def _over_stop(way: WaysFrom, stop: Stop, port: Port) -> Approach:
    rest = _over(stop.way, port)
    boots = way.boots[stop.room] + rest.boots
    return Approach(boots, way.monsters[stop.room] + rest.monsters, stop.worth + rest.worth, rest.last)


def _missing(state: State, seat: Seat) -> int:
    """Number of data cubes that the seat still has to place."""
    if seat.tags_held & (COMMAND_CODE | ARTIFACT) or not state.rules.params.marks:
        return 0
    return state.rules.params.marks - len(ports_hacked(state, seat))


def _ports(state: State, seat: Seat, worth: Worth, ways: Distances) -> list[Stop]:
    """Ports that the seat could hack if it stood there, according to the rules."""
    hack = state.rules.by_verb[HACK >> SHIFT]
    assert hack is not None
    here = seat.room
    choices: list[ChoiceId] = []
    for room in ways.rooms:
        if state.board.features[room] & PORT:
            seat.room = room
            hack.options(state, seat, choices)
    seat.room = here
    rooms = [RoomId(choice ^ HACK) for choice in choices]
    return [Stop(room, worth.now(state.board.texts[PORT][room]), ways.way(room)) for room in rooms]
