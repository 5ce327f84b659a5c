"""Discovery of tiles: drawing, turning, laying a tile and moving on over it (CAT-4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ...core.board import NO_CELLS, NOWHERE, Board, RoomId, Tunnel
from ...core.choice import SHIFT, SWORDS, ChoiceId, argument_of, verb_of
from ...core.definitions import Action, Chart, Frame, not_overridden
from ...core.event import TUNNEL_WALKED
from ...core.pack import Pack
from ...core.price import BOOTS, FREE, Price
from ...core.refusals import Reason
from ...core.stable_ids import FRAMES
from ...core.state import Seat, SeatId, State
from ...core.tiles import MOUTHS, TURNS, Tile, lying_tile, placed_tile, placement
from ...core.told import TILE, Told, with_next
from ...rules.health import take_damage
from ...rules.move import (
    MAP,
    enter,
    jump,
    may_enter,
    monsters_met,
    most_swords,
    why_no_boots,
    why_not_pass,
    why_not_set_out,
)
from .dungeon import Dungeon, Path, cell_of, cover_cells
from .events import TILE_PLACED, TILE_REVEALED
from .locks import PickLocks, open_locks, picks_needed
from .verbs import ABANDON, EMERGE, EXPLORE, PLACE


@final
class Journey:
    """Move over the edge of the map, still under way: the path so far and the cell it leads into."""

    def __init__(self, path: Path, *, portal: bool, teleporting: bool) -> None:
        self.path: Final = path
        self.portal: Final = portal
        self.teleporting: Final = teleporting
        self.cells: dict[int, int] = NO_CELLS  # cells with the waiting tile laid; empty: those of the board

    @staticmethod
    def begun(tunnel: Tunnel, *, teleporting: bool) -> Journey:
        path = Path()
        path.footprints = tunnel.boots > 1
        path.monsters = tunnel.monsters
        path.locks = tunnel.lock_numbers
        path.against = tunnel.against
        path.edge = tunnel.edge
        return Journey(path, portal=tunnel.portal, teleporting=teleporting)

    def on(self, path: Path, *, portal: bool) -> Journey:
        return Journey(self.path.joined(path), portal=self.portal or portal, teleporting=self.teleporting)

    def boots_due(self) -> int:
        """CAT-3.2, CAT-7.2: boots due beyond the first; a way through a portal costs no second one (RUL-63)."""
        through_portal = self.portal or self.path.portal >= 0
        return 1 if self.path.footprints and not through_portal and not self.teleporting else 0

    def ahead(self) -> Tunnel:
        """Rest of the journey as a tunnel: the costs still due, and the room, edge or portal that it leads to."""
        ahead = Tunnel(0, "", RoomId(NOWHERE), self.path.room)
        ahead.edge = self.path.edge
        ahead.boots = self.boots_due()
        if not self.teleporting:
            ahead.monsters = self.path.monsters
            ahead.lock_numbers = self.path.locks
        return ahead

    def fields(self) -> list[int]:
        path = self.path
        flags = [path.footprints, path.against, self.portal, self.teleporting]
        return [path.monsters, path.edge, path.portal, *[1 if flag else 0 for flag in flags], *path.locks]

    @staticmethod
    def revived(fields: list[int]) -> Journey:
        path = Path()
        path.monsters, path.edge, path.portal = fields[0], fields[1], fields[2]
        path.footprints, path.against = fields[3] == 1, fields[4] == 1
        path.locks = fields[7:]
        return Journey(path, portal=fields[5] == 1, teleporting=fields[6] == 1)


def monsters_on(seat: Seat, path: Path) -> int:
    """CAT-3.3, RUL-113: monsters of a path that the seat does not ignore."""
    tunnel = Tunnel(0, "", RoomId(NOWHERE), RoomId(NOWHERE))
    tunnel.monsters = path.monsters
    return monsters_met(seat, tunnel)


STACK_EMPTY: Final = Reason("stack-empty", "CAT-4.10")
CANNOT_BE_COMPLETED: Final = Reason("cannot-be-completed", "CAT-4.5")
CAN_BE_COMPLETED: Final = Reason("can-be-completed", "CAT-4.8")
NOT_AN_EDGE: Final = Reason("not-an-edge", "CAT-4.1")
DISCOVERY_WAITS: Final = Reason("discovery-waits", "CAT-4.6")


@final
class Explore(Action):
    """CAT-4.1: explores a tunnel at the edge of the map; its visible costs must be payable, one boot is spent now."""

    rule: ClassVar[str] = "CAT-4.1"

    def __init__(self) -> None:
        super().__init__(EXPLORE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.boots == 0 or seat.blocked or seat.leaving or state.tiles_left == 0:
            return
        for tunnel in state.board.ways(seat.room):
            if tunnel.end == NOWHERE and self._why_not(state, seat, tunnel) is None:
                out.append(ChoiceId(EXPLORE | tunnel.index))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        tunnel = state.board.ways(seat.room)[argument_of(choice)]
        BOOTS[1].charge(seat)
        if tunnel.portal:
            seat.portals_used += 1
        discover(state, seat, Journey.begun(tunnel, teleporting=False))

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        tunnel = state.board.ways(seat.room)[argument_of(choice)]
        return NOT_AN_EDGE if tunnel.end != NOWHERE else self._why_not(state, seat, tunnel)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        """Visible costs of the tunnel: one boot is paid now, the rest where the journey ends."""
        tunnel = state.board.ways(seat.room)[argument_of(choice)]
        return Price(
            boots=tunnel.boots,
            portals=1 if tunnel.portal else 0,
            lockpicks=picks_needed(state, tunnel.lock_numbers),
            monsters=monsters_met(seat, tunnel),
            later=True,
        )

    def _why_not(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        if state.tiles_left == 0:
            return STACK_EMPTY
        reason = why_not_set_out(seat, tunnel)
        if reason is None and tunnel.locks:
            reason = PickLocks().why_not(state, seat, tunnel)
        if reason is None and tunnel.boots > seat.boots:
            reason = why_no_boots(tunnel.boots)
        return reason if reason is not None else why_not_past(state, seat, monsters_met(seat, tunnel))


def discover(state: State, seat: Seat, journey: Journey) -> None:
    """RUL-60 (2): reveals the top tile, which waits to be laid."""
    tile = next_tile(state)
    seat.discovering = True
    if state.recording:
        state.tell(TILE_REVEALED, seat.index, tile)
    state.stack.append(Discovering(seat.index, journey, tile))


def next_tile(state: State) -> int:
    """Takes the top tile off the stack."""
    if state.rng.told is not None:
        _bring_told_tile(state, state.rng.told)
    state.tiles_left -= 1
    return state.tile_stack[state.tiles_left]


def _bring_told_tile(state: State, told: Told) -> None:
    """Makes the told tile the next one. Two surface tiles stay out of the stack unseen, so it may be one of these."""
    tiles, stack, left = state.rules.pack.tiles, state.tile_stack, state.tiles_left
    seen = [placed_tile(number) for number in state.tiles] + [
        tile for tile, _ in state.rules.waiting_tiles(state.stack)
    ]
    back = tiles[stack[left - 1]].set
    unseen = [tile for tile in tiles if tile.set == back and tile.number not in seen]
    word = told.next(TILE, state.active, 1, [tile.id for tile in unseen])
    wanted = next(tile.number for tile in unseen if tile.id == word)
    in_stack = wanted in stack[:left]
    state.tile_stack = with_next(stack, left, wanted) if in_stack else stack[: left - 1] + [wanted] + stack[left:]


def why_not_past(state: State, seat: Seat, monsters: int) -> Reason | None:
    """RUL-60: reason against visible monsters: swords or damage must suffice, though both are paid later."""
    return why_not_pass(state, seat, monsters, most_swords(seat, monsters))


def why_not_complete(state: State, seat: Seat, journey: Journey, swords: int) -> Reason | None:
    """CAT-4.3 to 4.5, 4.7: reason why a journey cannot go on where it leads, with `swords` for all its monsters."""
    path = journey.path
    if path.room >= 0 and not may_enter(state, seat, path.room):
        return CANNOT_BE_COMPLETED
    if path.edge >= 0 and state.tiles_left == 0:
        return STACK_EMPTY
    if path.portal >= 0 and not ways_out(state, seat, journey):
        return CANNOT_BE_COMPLETED
    if journey.teleporting:
        return CANNOT_BE_COMPLETED if swords else None
    if path.against and not seat.tags_held & MAP:
        return CANNOT_BE_COMPLETED  # RUL-64: the Map's owner may
    if journey.boots_due() > seat.boots or picks_needed(state, path.locks) > seat.lockpicks:
        return CANNOT_BE_COMPLETED
    if path.room >= 0:
        return why_not_pass(state, seat, monsters_on(seat, path), swords)
    if swords:
        return CANNOT_BE_COMPLETED  # swords are spent where the journey ends
    return why_not_past(state, seat, monsters_on(seat, path))


def price_due(state: State, seat: Seat, journey: Journey, swords: int) -> Price:
    """Costs of a journey that are still due; all are paid, and monsters fought, where it ends."""
    if journey.teleporting:
        return FREE
    path = journey.path
    monsters, picks = monsters_on(seat, path), picks_needed(state, path.locks)
    if path.room < 0:
        return Price(boots=journey.boots_due(), lockpicks=picks, monsters=monsters, later=True)
    return Price(boots=journey.boots_due(), lockpicks=picks, swords=swords, damage=max(monsters - swords, 0))


def arrive_at(state: State, seat: Seat, journey: Journey, swords: int) -> None:
    """RUL-60 (5): continues the journey over another edge or into a portal, or pays the rest and enters the room."""
    path = journey.path
    if path.edge >= 0:
        discover(state, seat, journey)
        return
    if path.portal >= 0:
        state.stack.append(Emerging(seat.index, journey))
        return
    seat.discovering = False
    if journey.teleporting:
        jump(state, seat, path.room)
        return
    price = price_due(state, seat, journey, swords)
    price.charge(seat)
    open_locks(state, seat, path.locks)
    if state.recording:
        state.tell(TUNNEL_WALKED, seat.index, path.room, 1 + price.boots, swords)
    if price.damage:
        take_damage(state, seat, price.damage)
    enter(state, seat, path.room)


@mypyc_attr(allow_interpreted_subclasses=True)
class TileWaits(Frame):
    """Base of questions while a revealed tile waits to be laid."""

    def __init__(self, seat: SeatId, tile: int) -> None:
        super().__init__(seat, asks=True)
        self.tile: Final = tile

    def cell(self) -> int:
        """Cell that the tile will be laid on."""
        raise not_overridden(self)


@final
class Discovering(TileWaits):
    """Question how to lay the tile; meanwhile actions that may help to complete the move are allowed (CAT-4.6).

    Only turns with which the move can be completed are offered. If there is none, the seat may abandon the move: it
    lays the tile in any turn and the pawn stays (CAT-4.8).
    """

    kind: ClassVar[int] = FRAMES.claim("discovering", 32)
    prompt: ClassVar[str] = "discover"
    verbs: ClassVar[tuple[int, ...]] = (PLACE, ABANDON)
    rule: ClassVar[str] = "CAT-4.3"

    def __init__(self, seat: SeatId, journey: Journey, tile: int) -> None:
        super().__init__(seat, tile)
        self.journey: Final = journey

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for turn in range(TURNS):
            beyond = self.beyond(state, turn)
            for swords in range(most_swords(seat, monsters_on(seat, beyond.path)) + 1):
                if why_not_complete(state, seat, beyond, swords) is None:
                    out.append(ChoiceId(PLACE | turn * SWORDS + swords))
        if not out:
            out.extend([ChoiceId(ABANDON | turn) for turn in range(TURNS)])
        for action in state.rules.actions:
            if action.in_pause:
                action.options(state, seat, out)

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        verb, argument = verb_of(choice), argument_of(choice)
        if verb not in (PLACE, ABANDON):
            action = state.rules.by_verb[choice >> SHIFT]
            assert action is not None
            action.perform(state, seat, choice)
            return
        state.stack.pop()
        turn = argument // SWORDS if verb == PLACE else argument
        beyond = self.beyond(state, turn)
        lay_tile(state, seat, self.tile, self.cell(), turn)
        if verb == PLACE:
            arrive_at(state, seat, beyond, argument % SWORDS)
        else:
            seat.discovering = False

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        verb, argument = verb_of(choice), argument_of(choice)
        if verb == PLACE:
            if argument // SWORDS >= TURNS:
                return CANNOT_BE_COMPLETED
            return why_not_complete(state, seat, self.beyond(state, argument // SWORDS), argument % SWORDS)
        if verb == ABANDON:
            return CAN_BE_COMPLETED
        action = state.rules.by_verb[choice >> SHIFT]
        if action is not None and action.in_pause:
            return action.why_not(state, seat, choice)
        return DISCOVERY_WAITS

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        turn, swords = divmod(argument_of(choice), SWORDS)
        if verb_of(choice) == PLACE and turn < TURNS:
            return price_due(state, seat, self.beyond(state, turn), swords)
        action = state.rules.by_verb[choice >> SHIFT]
        return FREE if action is None else action.price(state, seat, choice)

    def run(self, state: State, seat: Seat) -> None:
        """Lays the revealed tile unturned if its seat was knocked out while it waited."""
        seat.discovering = False
        lay_tile(state, seat, self.tile, self.cell(), 0)

    def cell(self) -> int:
        return self.journey.path.edge // MOUTHS

    def beyond(self, state: State, turn: int) -> Journey:
        """Journey as it goes on if the tile is laid in `turn`."""
        return self.laid(chart_of(state), state.board, turn)

    def laid(self, chart: TileChart, board: Board, turn: int) -> Journey:
        """Journey as `beyond` returns it, for a board that need not be the state's."""
        cells = board.cells.copy()
        cover_cells(cells, chart.tiles[self.tile], self.cell(), turn)
        path = chart.dungeon.enter(cells, self.cell(), self.journey.path.edge % MOUTHS)
        assert path is not None
        beyond = self.journey.on(path, portal=False)
        beyond.cells = cells
        return beyond

    def fields(self) -> list[int]:
        return [self.tile, *self.journey.fields()]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Discovering:
        return Discovering(seat, Journey.revived(fields[1:]), fields[0])


@final
class Emerging(Frame):
    """CAT-7.1: question out of which other portal the journey goes on."""

    kind: ClassVar[int] = FRAMES.claim("emerging", 33)
    prompt: ClassVar[str] = "emerge"
    verbs: ClassVar[tuple[int, ...]] = (EMERGE,)
    rule: ClassVar[str] = "CAT-7.1"

    def __init__(self, seat: SeatId, journey: Journey) -> None:
        super().__init__(seat, asks=True)
        self.journey: Final = journey

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend(ways_out(state, seat, self.journey))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        tile, swords = argument_of(choice) // SWORDS, argument_of(choice) % SWORDS
        seat.portals_used += 1
        arrive_at(state, seat, journey_from_portal(chart_of(state), state.board, self.journey, tile), swords)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        if verb_of(choice) != EMERGE:
            return FREE
        tile, swords = divmod(argument_of(choice), SWORDS)
        return price_due(state, seat, journey_from_portal(chart_of(state), state.board, self.journey, tile), swords)

    def run(self, state: State, seat: Seat) -> None:
        seat.discovering = False

    def fields(self) -> list[int]:
        return self.journey.fields()

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Emerging:
        return Emerging(seat, Journey.revived(fields))


def ways_out(state: State, seat: Seat, journey: Journey) -> list[ChoiceId]:
    """Choices for all portals that the journey can come out of, with each sufficient number of swords."""
    found: list[ChoiceId] = []
    cells = journey.cells or state.board.cells
    for cell in chart_of(state).dungeon.portals(cells):
        tile = lying_tile(cells[cell])
        if tile == journey.path.portal:
            continue
        beyond = journey_from_portal(chart_of(state), state.board, journey, tile)
        if beyond.path.portal >= 0:
            continue
        for swords in range(most_swords(seat, monsters_on(seat, beyond.path)) + 1):
            if why_not_complete(state, seat, beyond, swords) is None:
                found.append(ChoiceId(EMERGE | tile * SWORDS + swords))
    return found


def journey_from_portal(chart: TileChart, board: Board, journey: Journey, tile: int) -> Journey:
    """Journey as it goes on out of the portal of `tile`."""
    cells = journey.cells or board.cells
    return journey.on(chart.dungeon.from_portal(cells, cell_of(cells, tile)), portal=True)


def lay_tile(state: State, seat: Seat, tile: int, cell: int, turn: int) -> None:
    """CAT-4.9: lays the tile and resolves what it brings, such as Artifacts and ghosts."""
    chart = chart_of(state)
    state.tiles = state.tiles + [placement(tile, cell, turn)]
    state.board = chart.dungeon.with_tile(state.board, tile, cell, turn)
    if state.recording:
        state.tell(TILE_PLACED, seat.index, tile, cell, turn)
    for step in chart.when_laid:
        step.laid(state, chart.tiles[tile])


class TileReaction:
    """Reaction to laying a tile."""

    rule: ClassVar[str] = ""

    def laid(self, state: State, tile: Tile) -> None:
        raise not_overridden(self)


@final
class TileChart(Chart):
    """Chart of the tiles of a pack around one face of the start tile."""

    def __init__(self, pack: Pack, start: Tile, when_laid: tuple[TileReaction, ...]) -> None:
        self.pack: Final = pack
        self.tiles: Final = pack.tiles
        self.dungeon: Final = Dungeon(pack)
        self.start: Final = start
        self.when_laid: Final = when_laid
        self.first: Final = self.dungeon.empty(start.id, start)

    def swapped(self, anchor: type[TileReaction], step: TileReaction) -> TileChart:
        """Chart with `step` in place of the reaction of class `anchor`."""
        steps = [step if type(each) is anchor else each for each in self.when_laid]
        return TileChart(self.pack, self.start, tuple(steps))

    def board(self, tiles: list[int]) -> Board:
        return self.dungeon.board(self.first, tiles)

    def has_mouth(self, board: Board, name: str) -> bool:
        return any([name in self.dungeon.mouths[lying_tile(lies)] for lies in board.cells.values()])

    def why_not_discover(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        return STACK_EMPTY if state.tiles_left == 0 else None

    def discover(self, state: State, seat: Seat, tunnel: Tunnel, *, teleporting: bool) -> None:
        discover(state, seat, Journey.begun(tunnel, teleporting=teleporting))

    def lay(self, state: State, tile: int, cell: int, turn: int) -> None:
        lay_tile(state, state.seat(state.active), tile, cell, turn)

    def waiting(self, stack: list[Frame]) -> list[tuple[int, int]]:
        return [(frame.tile, frame.cell()) for frame in stack if isinstance(frame, TileWaits)]

    def ahead(self, frame: Frame, board: Board, choice: ChoiceId) -> Tunnel | None:
        if isinstance(frame, Discovering) and verb_of(choice) == PLACE:
            return frame.laid(self, board, argument_of(choice) // SWORDS).ahead()
        if isinstance(frame, Emerging):
            return journey_from_portal(self, board, frame.journey, argument_of(choice) // SWORDS).ahead()
        return None


def chart_of(state: State) -> TileChart:
    chart = state.rules.chart
    assert isinstance(chart, TileChart)
    return chart
