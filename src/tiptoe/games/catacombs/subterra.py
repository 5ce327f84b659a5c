"""SUB: Sub Terra, a variant of Catacombs. Monster figures come out of wayshrines and hunt the nearest seats.

SUB-1.1: `state.figures` lists the rooms of figures on the map; figures in the supply are not counted. Everything else
about them is computed anew in each step. SUB-5.3, 5.4: figures change nothing in a room and for entering it.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, final

from ...bots.greedy.choice_value import nothing
from ...bots.greedy.heuristics import GreedyHeuristics
from ...core.board import NOWHERE, RoomId
from ...core.choice import ChoiceId, Verb, argument_of, declare_verb
from ...core.choice_arguments import NONE, ROOM
from ...core.components import NOTHING, RED
from ...core.definitions import Action, Frame, Step
from ...core.event import Event, EventKind
from ...core.pack import Pack
from ...core.price import Price
from ...core.refusals import Reason
from ...core.ruleset import Ruleset, Variant
from ...core.stable_ids import FRAMES
from ...core.state import IN_PLAY, Seat, SeatId, State
from ...rules.clank import make_clank
from ...rules.escape import LeaveDungeon, end_if_empty
from ...rules.health import take_damage
from ...rules.ledger import Ledger, define_meaning, without_one
from ...rules.refill import RefillRow
from ...rules.resources import gain_gold
from ...rules.setup import ArriveFirstCards
from .nouns import WAYSHRINE

RANGE: Final = 6  # SUB-1.5: in rooms
FIGURE_PRICE: Final = Price(swords=3)  # SUB-5.1

FIGHT_MONSTER: Final = declare_verb(42, Verb("fight-monster", NONE, here=True))
APPEAR_AT: Final = declare_verb(43, Verb("appear-at", ROOM))
HUNT_TO: Final = declare_verb(44, Verb("hunt-to", ROOM))

NO_FIGURE_HERE: Final = Reason("no-figure-here", "SUB-5.1")
NEED_SWORDS_FOR_FIGURE: Final = Reason("need-swords-for-figure", "SUB-5.1", short="swords")

FIGURE_APPEARED: Final = EventKind("FigureAppeared", "SUB-3.2", "room")
FIGURE_MOVED: Final = EventKind("FigureMoved", "SUB-4.3", "from room")
FIGURE_LOST: Final = EventKind("FigureLost", "SUB-4.2", "room")
FIGURE_DEFEATED: Final = EventKind("FigureDefeated", "SUB-5.1", "room")


def _figure_told(books: Ledger, event: Event) -> None:
    """Replays an event about a figure for the ledger."""
    figures = books.now.figures
    if event.kind is not FIGURE_APPEARED:
        assert event.first in figures, f"SUB-4.3: no figure stands there: {event}"
        figures = without_one(figures, RoomId(event.first))
    if event.kind is FIGURE_APPEARED or event.kind is FIGURE_MOVED:
        figures = figures + [RoomId(event.first if event.kind is FIGURE_APPEARED else event.second)]
    if event.kind is FIGURE_DEFEATED:
        books.seat(event).swords -= FIGURE_PRICE.swords
    books.now.figures = figures


define_meaning(FIGURE_APPEARED, _figure_told)
define_meaning(FIGURE_MOVED, _figure_told)
define_meaning(FIGURE_LOST, _figure_told)
define_meaning(FIGURE_DEFEATED, _figure_told)


class Level(NamedTuple):
    """Level of difficulty: `cards` Monsters in the row call up to `most` figures; gold or Clank! for defeating one."""

    name: str
    cards: int
    most: int
    gold: int = 0
    clank: int = 0


LEVELS: Final = (
    Level("easy", 4, 1, gold=2),  # SUB-1.2
    Level("normal", 3, 2, gold=1),  # SUB-1.3
    Level("hard", 2, 3, clank=1),  # SUB-1.4, RUL-98
)


def subterra(level: Level) -> Variant:
    """Variant Sub Terra at a level."""

    def variant(rules: Ruleset) -> Ruleset:
        return (
            rules.named(f"subterra:{level.name}")
            .with_action(FightMonster(level))  # SUB-5.1
            .after(ArriveFirstCards, MonstersAppear(level))  # SUB-3.1
            .after(LeaveDungeon, MonstersHunt())  # SUB-4
            .after(RefillRow, MonstersAppear(level))  # SUB-3.1
            .with_frames(Hunting, Appearing)
            .with_heuristics(HEURISTICS)
        )

    return variant


A_FIGURE: Final = 2.0  # damage that a figure is expected to do if it is not defeated
HEURISTICS: Final = GreedyHeuristics(
    values=dict.fromkeys([FIGHT_MONSTER, APPEAR_AT, HUNT_TO], nothing),
    fights={FIGHT_MONSTER: lambda thinking, choice: thinking.worth.damage * A_FIGURE},
)


def distances_to_seats(state: State, rooms: list[RoomId]) -> dict[RoomId, int]:
    """SUB-2.1, RUL-91: distances to the nearest seat in play, for `rooms` in range and the rooms on the way."""
    found = {seat.room: 0 for seat in state.seats if seat.status == IN_PLAY}
    missing = set(rooms).difference(found)
    queue = list(found)
    for room in queue:
        if found[room] == RANGE or not missing:
            break
        for way in state.board.ways(room):
            if way.end not in found and way.end != NOWHERE and not way.portal:  # SUB-2.2 to 2.4
                found[way.end] = found[room] + 1
                missing.discard(way.end)
                queue.append(way.end)
    return found


@final
class MonstersAppear(Step):
    """SUB-3.2, 3.6, RUL-99: adds figures up to the limits of level and wayshrines if the row has enough Monsters."""

    rule: ClassVar[str] = "SUB-3.1"
    word: ClassVar[str] = "MonstersAppear"

    def __init__(self, level: Level) -> None:
        self.level: Final = level

    def run(self, state: State, seat: Seat) -> None:
        monsters = [card for card in state.row if card != NOTHING and state.cards[card].banner == RED]
        if len(monsters) >= self.level.cards and len(state.figures) < self.level.most:
            appear(state, min(self.level.most, len(wayshrines(state))) - len(state.figures), [])

    def numbers(self) -> dict[str, int]:
        level = self.level
        reward = {"gold": level.gold, "clank": level.clank}
        return {"cards": level.cards, "most": level.most, "range": RANGE, "swords": FIGURE_PRICE.swords, **reward}


def wayshrines(state: State) -> list[RoomId]:
    """Rooms with a wayshrine that lie on the table."""
    return [room for room in state.board.rooms_with(WAYSHRINE) if state.board.lies(room)]


def nearest_wayshrines(state: State, used: list[RoomId]) -> list[RoomId]:
    """SUB-3.4, 3.5: wayshrines in range and not in `used` that are nearest to a seat."""
    free = [room for room in wayshrines(state) if room not in used]
    near = distances_to_seats(state, free)
    least = min([near.get(room, RANGE + 1) for room in free], default=0)
    return [room for room in free if near.get(room, -1) == least]


def appear(state: State, due: int, used: list[RoomId]) -> None:
    """SUB-3.3, RUL-86: places `due` figures, one at each nearest wayshrine; asks if more are equally near than due."""
    rooms = nearest_wayshrines(state, used) if due > 0 else []
    if len(rooms) > due > 0:
        state.stack.append(Appearing(state.active, due, used))
    elif rooms:
        for room in rooms:
            place_figure(state, room)
        appear(state, due - len(rooms), used + rooms)


def place_figure(state: State, room: RoomId) -> None:
    """SUB-3.7: places a figure; it does not enter the room, so it hurts no seat."""
    state.figures = state.figures + [room]
    if state.recording:
        state.tell(FIGURE_APPEARED, state.active, room)


@final
class Appearing(Frame):
    """Question at which of several equally near wayshrines the next figure appears."""

    kind: ClassVar[int] = FRAMES.claim("appearing", 40)
    prompt: ClassVar[str] = "figure-appears"
    verbs: ClassVar[tuple[int, ...]] = (APPEAR_AT,)
    rule: ClassVar[str] = "SUB-3.5"
    outlives: ClassVar[bool] = True

    def __init__(self, seat: SeatId, due: int, used: list[RoomId]) -> None:
        super().__init__(seat, asks=True)
        self.due: Final = due
        self.used: Final = used

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend([ChoiceId(APPEAR_AT | room) for room in nearest_wayshrines(state, self.used)])

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        room = RoomId(argument_of(choice))
        place_figure(state, room)
        appear(state, self.due - 1, [*self.used, room])

    def fields(self) -> list[int]:
        return [self.due, *self.used]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Appearing:
        return Appearing(seat, fields[0], [RoomId(room) for room in fields[1:]])


@final
class MonstersHunt(Step):
    """SUB-4.1, 4.2, RUL-88, RUL-89: figures hurt the seat in their room; those without prey leave, the others move."""

    rule: ClassVar[str] = "SUB-4.1"
    word: ClassVar[str] = "MonstersHunt"

    def run(self, state: State, seat: Seat) -> None:
        if not state.figures:
            return
        hurt(state, seat, state.figures)
        near = distances_to_seats(state, state.figures)
        if state.recording:
            for room in state.figures:
                if room not in near:
                    state.tell(FIGURE_LOST, seat.index, room)
        state.figures = [room for room in state.figures if room in near]
        hunt(state, [])


def hurt(state: State, seat: Seat, rooms: list[RoomId]) -> None:
    """SUB-4.8, RUL-95: deals one damage for each of `rooms` that is the seat's room; it may knock out."""
    n = len([room for room in rooms if room == seat.room])
    if n and seat.status == IN_PLAY:
        take_damage(state, seat, min(n, state.rules.params.health_spaces - seat.damage))


def steps_of(state: State, figure: RoomId, near: dict[RoomId, int]) -> list[RoomId]:
    """SUB-4.3, 4.7: next rooms on the shortest ways to a nearest seat; a figure at a seat stays."""
    ends = [way.end for way in state.board.ways(figure) if not way.portal]
    closer = {end for end in ends if near.get(end, RANGE) < near[figure]}
    return sorted(closer) if closer else [figure]


def hunt(state: State, steps: list[RoomId]) -> None:
    """SUB-4.4, RUL-90: fixes all steps before any is made; of equal ones the active seat chooses."""
    near = distances_to_seats(state, state.figures)
    for figure in state.figures[len(steps) :]:
        ways = steps_of(state, figure, near)
        if len(ways) > 1:
            state.stack.append(Hunting(state.active, steps))
            return
        steps = [*steps, ways[0]]
    move_figures(state, steps)


def move_figures(state: State, steps: list[RoomId]) -> None:
    """SUB-4.5, 4.6: moves all figures at once; each hurts all seats in the room that it enters."""
    moves = [(figure, step) for figure, step in zip(state.figures, steps) if step != figure]
    if state.recording:
        for figure, step in moves:
            state.tell(FIGURE_MOVED, state.active, figure, step)
    state.figures = steps
    for index in state.seats_in_play():
        hurt(state, state.seat(index), [step for _, step in moves])
    end_if_empty(state)


@final
class Hunting(Frame):
    """Question which of several equally short ways the next figure takes."""

    kind: ClassVar[int] = FRAMES.claim("hunting", 39)
    prompt: ClassVar[str] = "figure-moves"
    verbs: ClassVar[tuple[int, ...]] = (HUNT_TO,)
    rule: ClassVar[str] = "SUB-4.4"
    outlives: ClassVar[bool] = True

    def __init__(self, seat: SeatId, steps: list[RoomId]) -> None:
        super().__init__(seat, asks=True)
        self.steps: Final = steps

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        figure = state.figures[len(self.steps)]
        out.extend([ChoiceId(HUNT_TO | room) for room in steps_of(state, figure, distances_to_seats(state, [figure]))])

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        hunt(state, [*self.steps, RoomId(argument_of(choice))])

    def fields(self) -> list[int]:
        return [*self.steps]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Hunting:
        return Hunting(seat, [RoomId(room) for room in fields])


@final
class FightMonster(Action):
    """SUB-5.2: fights one figure in the seat's room, with swords of this turn."""

    rule: ClassVar[str] = "SUB-5.1"
    in_pause: ClassVar[bool] = True

    def __init__(self, level: Level) -> None:
        super().__init__(FIGHT_MONSTER)
        self.level: Final = level

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        choice = ChoiceId(FIGHT_MONSTER)
        if state.figures and self.why_not(state, seat, choice) is None:
            out.append(choice)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        FIGURE_PRICE.charge(seat)
        figures = state.figures[:]
        figures.remove(seat.room)
        state.figures = figures
        if state.recording:
            state.tell(FIGURE_DEFEATED, seat.index, seat.room)
        if self.level.gold:
            gain_gold(state, seat, self.level.gold)
        if self.level.clank:
            make_clank(state, seat, self.level.clank)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        if seat.room not in state.figures:
            return NO_FIGURE_HERE
        return NEED_SWORDS_FOR_FIGURE if seat.swords < FIGURE_PRICE.swords else None

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return FIGURE_PRICE
