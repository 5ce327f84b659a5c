"""RUL-68, RUL-109: effects that lay or turn tiles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import RoomId
from ...core.choice import SWORDS, ChoiceId, argument_of
from ...core.components import NOTHING
from ...core.definitions import Effect, Frame, Question
from ...core.pack import Pack
from ...core.stable_ids import FRAMES
from ...core.state import IN_PLAY, Seat, SeatId, State
from ...core.tiles import (
    NEIGHBOURS,
    START,
    TURNS,
    lying_tile,
    placed_cell,
    placed_tile,
    placed_turn,
    placement,
    tile_of,
)
from ...core.vocabulary import FLAG, EffectWord, Field
from ...rules.abilities import Jump
from ...rules.move import may_enter
from .discovery import Discovering, TileWaits, chart_of, lay_tile, next_tile
from .events import TILE_REVEALED, TILE_TURNED
from .verbs import PLACE, ROTATE, SITE_CHOSEN


@final
class LayTile(Effect):
    """Lays the next tile of the stack beside the own tile or beside any; the cell is chosen before the tile is seen."""

    def __init__(self, *, anywhere: bool) -> None:
        super().__init__()
        self.anywhere: Final = anywhere

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.tile_laid = 0
        if state.tiles_left and cells_to_lay_on(state, seat, anywhere=self.anywhere):
            state.stack.append(ChoosingSite(seat.index, source, anywhere=self.anywhere))


def cells_to_lay_on(state: State, seat: Seat, *, anywhere: bool) -> list[int]:
    """RUL-109: free cells beside the tile of the pawn or beside any tile, except cells that a tile waits for."""
    cells = state.board.cells
    found: list[int] = []
    waiting = [frame.cell() for frame in state.stack if isinstance(frame, Discovering)]
    for cell, lies in cells.items():
        if anywhere or lying_tile(lies) == tile_of(seat.room):
            for aside in NEIGHBOURS:
                if cell + aside not in cells and cell + aside not in found and cell + aside not in waiting:
                    found.append(cell + aside)
    return found


@final
class ChoosingSite(Question):
    """Question where to lay the next tile."""

    kind: ClassVar[int] = FRAMES.claim("choosing-site", 36)
    prompt: ClassVar[str] = "site"
    verbs: ClassVar[tuple[int, ...]] = (SITE_CHOSEN,)
    rule: ClassVar[str] = "RUL-109"

    def __init__(self, seat: SeatId, source: int, *, anywhere: bool) -> None:
        super().__init__(seat, source, optional=False)
        self.anywhere: Final = anywhere

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for cell in cells_to_lay_on(state, seat, anywhere=self.anywhere):
            out.append(ChoiceId(SITE_CHOSEN | cell))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        tile = next_tile(state)
        if state.recording:
            state.tell(TILE_REVEALED, seat.index, tile)
        state.stack.append(LayingTile(seat.index, self.source, tile, argument_of(choice)))

    def fields(self) -> list[int]:
        return [self.source, 1 if self.anywhere else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> ChoosingSite:
        return ChoosingSite(seat, fields[0], anywhere=fields[1] == 1)


@final
class LayingTile(TileWaits):
    """Question in which turn to lay the tile: any is allowed, no tunnel has to be completed."""

    kind: ClassVar[int] = FRAMES.claim("laying-tile", 37)
    prompt: ClassVar[str] = "lay-tile"
    verbs: ClassVar[tuple[int, ...]] = (PLACE,)
    rule: ClassVar[str] = "RUL-109"

    def __init__(self, seat: SeatId, source: int, tile: int, cell: int) -> None:
        super().__init__(seat, tile)
        self.source: Final = source
        self.site: Final = cell

    def cell(self) -> int:
        return self.site

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for turn in range(TURNS):
            out.append(ChoiceId(PLACE | turn * SWORDS))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        lay_tile(state, seat, self.tile, self.site, argument_of(choice) // SWORDS)
        seat.tile_laid = self.tile + 1

    def run(self, state: State, seat: Seat) -> None:
        """Lays the revealed tile unturned if its seat can no longer answer."""
        lay_tile(state, seat, self.tile, self.site, 0)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.source, self.tile, self.site]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> LayingTile:
        return LayingTile(seat, fields[0], fields[1], fields[2])


@final
class JumpToNewTile(Jump):
    """Jumps to any room of the tile that this text has laid, if it laid one."""

    def targets(self, state: State, seat: Seat) -> list[RoomId]:
        if seat.tile_laid == 0:
            return []
        tile = chart_of(state).tiles[seat.tile_laid - 1]
        rooms = [tile.room(index) for index in range(len(tile.rooms))]
        return [room for room in rooms if may_enter(state, seat, room)]

    def possible(self, state: State, seat: Seat) -> bool:
        return self.available(state, seat, NOTHING)


def turn_tile(state: State, seat: Seat, tile: int, turns: int) -> None:
    """RUL-68: turns a tile by `turns` quarters: contents keep their rooms, no seat enters a room, tunnels join anew."""
    tiles = state.tiles[:]
    for place in range(len(tiles)):
        if placed_tile(tiles[place]) == tile:
            turn = (placed_turn(tiles[place]) + turns) % TURNS
            tiles[place] = placement(tile, placed_cell(tiles[place]), turn)
            if state.recording:
                state.tell(TILE_TURNED, seat.index, tile, turn)
    state.tiles = tiles
    state.board = chart_of(state).board(tiles)


def is_square(state: State, room: RoomId) -> bool:
    """Whether the tile of a room is square; the start tile is not and never turns."""
    return chart_of(state).tiles[tile_of(room)].set != START


@final
class TurnOccupiedTiles(Effect):
    """Turns each square tile with a seat in play on it by 180 degrees."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        turned: list[int] = []
        for index in state.seats_in_play():
            room = state.seats[index].room
            if is_square(state, room) and tile_of(room) not in turned:
                turned.append(tile_of(room))
                turn_tile(state, seat, tile_of(room), 2)


@final
class LoneSeatsTurn(Effect):
    """Makes each seat alone on a square tile turn it, clockwise from the active seat (RUL-37)."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        ask_to_turn(state, 0, source)


def ask_to_turn(state: State, place: int, source: int) -> None:
    """Asks the next lone seat, from place `place` of the order on."""
    for i in range(place, len(state.seats)):
        index = (state.active + i) % len(state.seats)
        if is_alone(state, state.seats[index]):
            state.stack.append(TurningTile(SeatId(index), source, i))
            return


def is_alone(state: State, seat: Seat) -> bool:
    """Whether a seat in play is on a square tile with no other seat in play on it."""
    if seat.status != IN_PLAY or not is_square(state, seat.room):
        return False
    tile = tile_of(seat.room)
    on_tile = [other for other in state.seats if other.status == IN_PLAY and tile_of(other.room) == tile]
    return len(on_tile) == 1


@final
class TurningTile(Frame):
    """Question by how many quarter turns (1 to 3) to turn the tile clockwise."""

    kind: ClassVar[int] = FRAMES.claim("turning-tile", 38)
    prompt: ClassVar[str] = "rotate"
    verbs: ClassVar[tuple[int, ...]] = (ROTATE,)
    rule: ClassVar[str] = "RUL-68"

    def __init__(self, seat: SeatId, source: int, place: int) -> None:
        super().__init__(seat, asks=True)
        self.source: Final = source
        self.place: Final = place

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for turns in range(1, TURNS):
            out.append(ChoiceId(ROTATE | turns))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        turn_tile(state, seat, tile_of(seat.room), argument_of(choice))
        ask_to_turn(state, self.place + 1, self.source)

    def run(self, state: State, seat: Seat) -> None:
        ask_to_turn(state, self.place + 1, self.source)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.source, self.place]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> TurningTile:
        return TurningTile(seat, fields[0], fields[1])


EFFECTS: Final[dict[str, EffectWord]] = {
    "lay-tile": EffectWord("RUL-109", (Field("lay-tile", FLAG),), lambda a: LayTile(anywhere=False), asks=True),
    "lay-tile-anywhere": EffectWord(
        "RUL-109", (Field("lay-tile-anywhere", FLAG),), lambda a: LayTile(anywhere=True), asks=True
    ),
    "jump-to-new-tile": EffectWord(
        "RUL-109", (Field("jump-to-new-tile", FLAG),), lambda a: JumpToNewTile(kept=False), asks=True
    ),
    "turn-occupied-tiles": EffectWord("RUL-68", (Field("turn-occupied-tiles", FLAG),), lambda a: TurnOccupiedTiles()),
    "lone-seats-turn": EffectWord("RUL-68", (Field("lone-seats-turn", FLAG),), lambda a: LoneSeatsTurn()),
}
