"""Goals of a walk: Artifacts, other gains of rooms, gains beyond the edge of the map, and tasks to be done first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.board import MARKET, RoomId
from ...core.choice import SHIFT, ChoiceId
from ...core.components import ARTIFACT, SECRET
from ...core.definitions import not_overridden
from ...core.empty_lists import NO_INTS
from ...core.state import Seat, State
from ...core.tiles import DEPTHS, LOCKED, ROOMS_OF_A_TILE, SURFACE, Tile, TileRoom, tile_of
from ...rules.market import best_of_each_type
from ...view.determinize import unseen_tiles
from ...view.view import surface_left
from .card_value import Worth
from .distances import FAR, Distances, WaysFrom

MOST_STOPS: Final = 8  # stops that are considered, besides Artifacts


@final
@mypyc_attr(acyclic=True)
class Stop:
    """Goal in a room, or `ahead` boots beyond it over the edge of the map, counted there and back."""

    def __init__(self, room: RoomId, worth: float, way: WaysFrom, ahead: float = 0.0) -> None:
        self.room: Final = room
        self.worth: Final = worth
        self.way: Final = way  # distances from the room
        self.ahead: Final = ahead


def artifact_stops(state: State, seat: Seat, ways: Distances) -> list[Stop]:
    """Lists the Artifacts that the seat could take: never a second one from a room (PAR-2.3)."""
    tokens = state.rules.pack.tokens
    stops: list[Stop] = []
    for room in ways.rooms:
        for token in state.room_tokens[room]:
            if tokens[token].kind == ARTIFACT and room not in seat.artifact_rooms:
                stops.append(Stop(room, tokens[token].points * ways.weights.lure, ways.way(room)))
    return stops


def other_stops(state: State, seat: Seat, worth: Worth, ways: Distances) -> list[Stop]:
    """Lists the best other gains of rooms, the way to them considered."""
    market = _market(state, seat, worth)
    found: list[tuple[float, float, RoomId]] = []
    here = ways.way(seat.room)
    signs = worth.heuristics.signs
    closed = 0 if seat.tags_held & signs.gate_keys else signs.gated
    giving = _giving(worth)
    for room in ways.rooms:
        features = state.board.features[room]
        if features & closed or not (features & giving or state.room_tokens[room] or state.tiles):
            continue
        gives = _room(state, seat, worth, room)
        if features & MARKET:
            gives += market
        gives *= worth.weights.trifles
        if gives > 0.0 and here.boots[room] < FAR:
            found.append((gives - here.boots[room] * worth.weights.detour, gives, room))
    if len(found) > MOST_STOPS:
        found = sorted(found, reverse=True)[:MOST_STOPS]
    return [Stop(room, gives, ways.way(room)) for _, gives, room in found]


def _giving(worth: Worth) -> int:
    """Returns the features of which a room must have one to give anything, if no token lies there."""
    giving = MARKET
    for feature in worth.heuristics.gifts:
        giving |= feature
    return giving


def _market(state: State, seat: Seat, worth: Worth) -> float:
    """Returns the value of the best item that the seat's gold and vouchers can pay."""
    vouchers = sum([voucher(state, seat) for voucher in worth.heuristics.vouchers])
    price = state.rules.params.market_price - vouchers
    if seat.gold < price:
        return 0.0
    once = seat.tokens if state.rules.params.one_of_each else NO_INTS
    items = [state.rules.pack.tokens[token] for token in best_of_each_type(state) if token not in once]
    return max([worth.item(item, price) for item in items if item.needs_damage <= seat.damage] + [0.0])


def _room(state: State, seat: Seat, worth: Worth, room: RoomId) -> float:
    """Values a room: a token that lies there, what the room gives, and everything the seat could do there."""
    features = state.board.features[room]
    best = 0.0
    for token in state.room_tokens[room]:
        best = max(best, _token(token, state, worth))
    if state.rules.pack.tiles:
        if room not in seat.rewarded:
            best += worth.reward(state.rules.pack.tiles[tile_of(room)].rooms[room % ROOMS_OF_A_TILE])
        if features & worth.heuristics.features.any:
            best += _deeds(state, seat, worth, room)
    for feature, gift in worth.heuristics.gifts.items():
        if features & feature:
            best += gift(state, seat, worth, room)
    return best


def _token(number: int, state: State, worth: Worth) -> float:
    """Values a token by its face or its back; tokens that are goals themselves, such as Artifacts, count nothing."""
    token = state.rules.pack.tokens[number]
    if token.kind & SECRET:
        return worth.back(token.kind)
    return 0.0 if token.kind & worth.heuristics.signs.goals else worth.token(token)


def _deeds(state: State, seat: Seat, worth: Worth, room: RoomId) -> float:
    """Values what the seat could do with a room if it stood there; the rules list the choices."""
    total = 0.0
    here, seat.room = seat.room, room
    for verb, deed in worth.heuristics.deeds.items():
        action = state.rules.by_verb[verb >> SHIFT]
        if action is not None:
            choices: list[ChoiceId] = []
            action.options(state, seat, choices)
            for choice in choices:
                total += deed(worth, choice)
    seat.room = here
    return total


@final
class UnseenTiles:
    """Gains that the tiles to come may bring: each unseen tile is as likely as any other with its back."""

    def __init__(self, state: State, worth: Worth) -> None:
        unseen = unseen_tiles(state.rules, state.tiles, state.stack)
        surface = surface_left(state)
        depths = [tile for tile in unseen if tile.set == DEPTHS]
        next_back = SURFACE if surface else DEPTHS
        self.left: Final = state.tiles_left
        self.gives: Final = _tile([tile for tile in unseen if tile.set == next_back], worth)  # without Artifacts
        rooms = [room for tile in depths for room in tile.rooms if room.artifact] if state.artifacts else []
        tokens = [state.artifacts[min(room.plus, len(state.artifacts) - 1)] for room in rooms]
        points = sum([state.rules.pack.tokens[token].points for token in tokens])
        self.artifact: Final = points * worth.weights.lure / max(len(tokens), 1)
        self.tiles: Final = surface + len(depths) / max(len(tokens), 1)  # to lay until one is found

    def artifact_stop(self, way: WaysFrom, ways: Distances, tiles_less: int) -> list[Stop]:
        """Returns the Artifact that may be found beyond the nearest edge, once `tiles_less` tiles are laid."""
        if self.artifact == 0.0 or way.edge < 0:
            return []
        ahead = max(self.tiles - tiles_less, 0.5) * ways.weights.boots_of_a_tile
        return [Stop(way.edge, self.artifact, ways.way(way.edge), ahead)]

    def other_stop(self, way: WaysFrom, ways: Distances) -> list[Stop]:
        """Returns the other gains that the next tile may bring."""
        if self.left == 0 or way.edge < 0:
            return []
        return [Stop(way.edge, self.gives, ways.way(way.edge), ways.weights.boots_of_a_tile)]


def _tile(tiles: list[Tile], worth: Worth) -> float:
    """Returns the share that a seat may hope for of the gains of an unknown tile."""
    total = 0.0
    for tile in tiles:
        for room in tile.rooms:
            total += _unseen(room, worth)
    return total / max(len(tiles), 1) * worth.weights.found_on_a_tile


def _unseen(room: TileRoom, worth: Worth) -> float:
    closed = 0 if worth.seat.lockpicks else sum(LOCKED)
    return worth.heuristics.features.sum_over(worth.reward(room), room.features & ~closed, worth)


@mypyc_attr(allow_interpreted_subclasses=True)
class Approach:
    """Rest of the way to where Artifacts can be reached: boots, monsters, gains, and the distances from its end."""

    def __init__(self, boots: float, monsters: float, worth: float, last: WaysFrom) -> None:
        self.boots: Final = boots
        self.monsters: Final = monsters
        self.worth: Final = worth
        self.last: Final = last


@mypyc_attr(allow_interpreted_subclasses=True)
class Approaches:
    """Tasks that a game sets a seat before it can reach an Artifact; `missing` is how many are left."""

    missing: int = 1

    def over(self, way: WaysFrom, here: RoomId, stops: list[Stop]) -> list[Approach]:
        """Lists the likeliest ways to do the tasks, also with a stop; nothing more can be done in the room `here`."""
        raise not_overridden(self)
