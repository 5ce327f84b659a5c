"""Statistics of a recorded game: every seat's standing after each turn, and its luck with the bag.

The chance to win is the value network's, asked once a turn from what each seat knew; None in a game without one. Luck
with the bag is exact: for every cube drawn, the seat's share of the bag before the draw, less 1 if the cube was its
own. Its expectation is zero.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..bots.greedy.card_value import Worth
from ..bots.greedy.distances import FAR, distances_on
from ..bots.greedy.weights import DEFAULT
from ..bots.search.features import numbers_of
from ..bots.search.network import judge_of
from ..core import event as ev
from ..core.components import NOTHING
from ..core.event import Event
from ..core.state import IN_PLAY, State
from ..records.playback import Playback
from ..rules.attack import Shielding
from ..rules.scoring import winners
from .history import points_if_out

COLUMNS: Final = ("turn", "round", "active", "seat", "points", "damage", "cubes", "home", "chance", "luck", "deck")
CHANGES_THE_AREA: Final = (ev.CLANK_MADE, ev.CLANK_REMOVED, ev.WILD_CUBE_ADDED)


@dataclass(frozen=True)
class SeatStats:
    """Statistics of a seat at the end of a turn; `home` is -1 without a way out, `luck` counts wounds spared so far."""

    points: int
    damage: int
    cubes: int  # the seat's cubes in the bag
    home: float  # boots to the exit
    chance: float | None  # to win; sums to 1 over all seats
    luck: float
    deck: float  # value of the seat's average card, by the greedy bot


@dataclass(frozen=True)
class TurnStats:
    """Statistics of a finished turn: its active seat, and every seat's standing after it."""

    turn: int
    round: int
    active: int
    seats: list[SeatStats]


@dataclass(frozen=True)
class GameStats:
    """Statistics of a game; for `unweighed` cubes the contents of the bag they came from are not known."""

    turns: list[TurnStats]
    luck: list[float]
    expected: list[float]
    drawn: list[int]
    unweighed: int


@dataclass
class Draws:
    """Cubes that each seat drew from the bag while in play, and the number expected."""

    expected: list[float]
    drawn: list[int]
    unweighed: int = 0

    def luck(self) -> list[float]:
        """Expected less drawn cubes of each seat: wounds spared."""
        return [should - did for should, did in zip(self.expected, self.drawn)]

    def weigh(self, before: State, events: list[Event], after: State) -> None:
        """Counts the cubes of one choice, undoing the draws from the last to the first to know the bag before each."""
        if not any(event.kind is ev.ATTACK_BEGUN for event in events):
            return
        bag = _Bag(after, events)
        cubes = [event for event in events if event.kind in (ev.CUBE_DRAWN, ev.WILD_CUBE_DRAWN)]
        weighed = 0
        for event in reversed(events):
            if not bag.undo(event):
                break
            if event.kind in (ev.CUBE_DRAWN, ev.WILD_CUBE_DRAWN):
                weighed += 1
                self._count(before, event, bag)
        self.unweighed += len(cubes) - weighed

    def _count(self, before: State, event: Event, bag: _Bag) -> None:
        total = bag.black + bag.wild + sum(bag.own)
        for seat in before.seats:
            if seat.status == IN_PLAY:
                self.expected[seat.index] += bag.own[seat.index] / total
                self.drawn[seat.index] += event.kind is ev.CUBE_DRAWN and event.first == seat.index


@dataclass
class _Bag:
    """Contents of the bag, rewound event by event from the end of a choice."""

    after: State
    events: list[Event]
    own: list[int] = field(default_factory=list)
    black: int = 0
    wild: int = 0
    later: bool = False  # an attack comes after the current event

    def __post_init__(self) -> None:
        self.own = [seat.bagged for seat in self.after.seats]
        self.black, self.wild = self.after.black_in_bag, self.after.wild_bagged
        if any(isinstance(frame, Shielding) for frame in self.after.stack):
            self._take_out_what_waits()

    def _take_out_what_waits(self) -> None:
        """RUL-112: removes the drawn cubes, which stay in the bag until every seat has said if it prevents damage."""
        for event in reversed(self.events):
            if event.kind is ev.CUBE_DRAWN and event.first != NOTHING:
                self.own[event.first] -= 1
            elif event.kind is ev.WILD_CUBE_DRAWN:
                self.wild -= 1
            elif event.kind is ev.ATTACK_BEGUN:
                return

    def undo(self, event: Event) -> bool:
        """Rewinds one event; returns False once the Clank! area before it is not known."""
        if event.kind is ev.ATTACK_BEGUN:
            self.later = True
        elif event.kind is ev.CUBE_DRAWN:
            if event.first == NOTHING:
                self.black += 1
            else:
                self.own[event.first] += 1
        elif event.kind is ev.WILD_CUBE_DRAWN:
            self.wild += 1
        elif event.kind is ev.BLACK_RETURNED:
            self.black -= event.first
        elif event.kind is ev.WILD_CUBES_RETURNED:
            self.wild -= event.first if self.later else 0
        return not (self.later and event.kind in CHANGES_THE_AREA)


def stats_of(playback: Playback) -> GameStats:
    """Computes the statistics of a game."""
    seats = len(playback.header.seats)
    draws, turns = Draws([0.0] * seats, [0] * seats), list[TurnStats]()
    before = playback.deal.state
    start = playback.starts[0]
    for step in playback.steps(1, playback.last):
        if not step.dealt_again:
            draws.weigh(before, step.events, step.state)
        begun = playback.start_of(step.at)
        if begun is not start or step.at == playback.last:
            turns.append(TurnStats(start.turn, start.round, start.seat, _seats(step.state, draws.luck())))
        before, start = step.state, begun
    return GameStats(turns, draws.luck(), draws.expected, draws.drawn, draws.unweighed)


def _seats(state: State, luck: list[float]) -> list[SeatStats]:
    chances = chances_of(state)
    return [
        SeatStats(
            points=points_if_out(state, seat.index),
            damage=seat.damage,
            cubes=seat.bagged,
            home=_home(state, seat.index),
            chance=chance,
            luck=luck[seat.index],
            deck=Worth(state, seat, DEFAULT).average,
        )
        for seat, chance in zip(state.seats, chances)
    ]


def chances_of(state: State) -> list[float | None]:
    """Chances to win by the value network, summing to 1; after the game the shares of victory.

    All None in a game without a network, and after a game that nobody won.
    """
    network = judge_of(state.rules).network
    if state.over and (best := winners(state)):
        return [1.0 / len(best) if seat.index in best else 0.0 for seat in state.seats]
    if network is None or state.over:
        return [None for _ in state.seats]
    worths = [network.of(numbers_of(state, seat.index)) for seat in state.seats]
    return [worth / (sum(worths) or 1.0) for worth in worths]


def _home(state: State, index: int) -> float:
    """Boots to the exit; -1 for a seat that is out or has no way there."""
    seat = state.seats[index]
    if seat.status != IN_PLAY:
        return -1.0
    boots = distances_on(state, seat, DEFAULT).way(seat.room).home
    return boots if boots < FAR else -1.0


def stat_rows(figures: GameStats) -> list[list[object]]:
    """Rows of the statistics, one for each seat after each turn, in the order of COLUMNS."""
    return [
        [one.turn, one.round, one.active, index, seat.points, seat.damage, seat.cubes, seat.home]
        + [None if seat.chance is None else round(seat.chance, 4), round(seat.luck, 4), round(seat.deck, 4)]
        for one in figures.turns
        for index, seat in enumerate(one.seats)
    ]
