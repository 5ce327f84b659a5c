"""History of a recorded game: every seat's points turn by turn, and the highlights.

It is made by replaying the record, so it gives away nothing that the record does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ..core import event as ev
from ..core.board import RoomId
from ..core.components import ARTIFACT
from ..core.event import Event
from ..core.pack import Pack
from ..core.state import State
from ..records.record import Record, replay
from ..rules.deck import owned_cards
from ..rules.scoring import fate, worth_of

MOST_ROADS: Final = 12  # listed for a seat
LEAST_NOISE: Final = 3  # Clank! made in one turn to count as a highlight


@dataclass(frozen=True)
class Turn:
    """Finished turn: its active seat, and every seat's points and damage after it."""

    turn: int
    round: int
    seat: int
    points: list[int]
    damage: list[int]


@dataclass(frozen=True)
class Highlight:
    """Highlight of a game; `n` is its points, wounds or noise."""

    what: str  # artifact, out, caught, countdown, attack, noise, card
    turn: int
    seat: int
    n: int = 0
    card: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class Road:
    """Move from the room `out` to the room `into`, made `n` times."""

    out: str
    into: str
    n: int


@dataclass(frozen=True)
class Habit:
    """Habits of a seat: how often it gained each card, and its most frequent moves."""

    cards: dict[str, int]
    roads: list[Road]


@dataclass(frozen=True)
class GameHistory:
    """History of a game: its turns, highlights, seats' habits, and the number of choices and chance events."""

    turns: list[Turn]
    moments: list[Highlight]
    habits: list[Habit]
    choices: int
    chances: int


def history_of(record: Record) -> GameHistory:
    """Replays a record and returns its history; RecordError if it does not replay."""
    diary = HistoryRecorder()
    recording = replay(record, watch=diary.look)
    state = recording.state
    diary.note(state)
    moments = [*highlights_of(state.events, state.rules.pack), *best_cards(state)]
    chances = sum(1 for event in state.events if event.kind.reveals)
    in_order = sorted(moments, key=lambda moment: moment.turn)
    return GameHistory(diary.turns, in_order, habits(state, diary.roads), len(record.choices), chances)


@dataclass
class HistoryRecorder:
    """Observer of a replay that adds a `Turn` whenever a turn is over."""

    turns: list[Turn] = field(default_factory=list)
    turn: int = 0
    round: int = 0
    seat: int = 0
    rooms: list[RoomId] = field(default_factory=list)  # where everybody was last
    roads: Counter[tuple[int, str, str]] = field(default_factory=Counter)  # seat, from, to

    def look(self, state: State) -> None:
        self._follow(state)
        if state.turns != self.turn and self.turn:
            self.note(state)
        self.turn, self.round, self.seat = state.turns, state.rounds, state.active

    def _follow(self, state: State) -> None:
        """Counts a move for every seat whose room has changed."""
        names, rooms = state.board.rooms, [seat.room for seat in state.seats]
        for seat, (before, now) in enumerate(zip(self.rooms, rooms)):
            if before != now and min(before, now) >= 0:
                self.roads[seat, names[before], names[now]] += 1
        self.rooms = rooms

    def note(self, state: State) -> None:
        """Records every seat's points and damage at the end of the current turn."""
        points = [points_if_out(state, seat) for seat in range(len(state.seats))]
        self.turns.append(Turn(self.turn, self.round, self.seat, points, [seat.damage for seat in state.seats]))


def habits(state: State, roads: Counter[tuple[int, str, str]]) -> list[Habit]:
    """Habits by seat: the cards it gained, and its most frequent moves."""
    got = [Counter[str]() for _ in state.seats]
    for event in state.events:
        if event.kind in (ev.CARD_ACQUIRED, ev.CARD_GAINED):
            got[event.seat][state.cards[event.first].id] += 1
    gone = [
        [Road(out, into, n) for (who, out, into), n in roads.most_common() if who == seat] for seat in range(len(got))
    ]
    return [Habit(dict(cards), went[:MOST_ROADS]) for cards, went in zip(got, gone)]


def points_if_out(state: State, index: int) -> int:
    """Points that a seat would score if it got out as it is; 0 once it is lost."""
    seat = state.seats[index]
    if fate(state, seat) == "lost":
        return 0
    return sum(scorer.points(state, seat) for scorer in state.rules.scorers)


def highlights_of(events: Iterable[Event], pack: Pack) -> list[Highlight]:
    """Highlights of a story: Artifacts, exits, the countdown's start, and each seat's worst attack and loudest turn."""
    turn, found = 0, list[Highlight]()
    wounds, noise = dict[tuple[int, int], int](), dict[tuple[int, int], int]()
    attacked = False
    for event in events:
        if event.kind is ev.TURN_BEGUN:
            turn, attacked = event.first, False
        elif event.kind is ev.ATTACK_BEGUN:
            attacked = True
        elif event.kind is ev.DAMAGE_TAKEN and attacked:
            wounds[turn, event.seat] = wounds.get((turn, event.seat), 0) + event.first
        elif event.kind is ev.CLANK_MADE and turn:  # Clank! of the setup is no seat's doing
            noise[turn, event.seat] = noise.get((turn, event.seat), 0) + event.first
        elif (moment := _moment(event, turn, pack)) is not None and not _told_before(moment, found):
            found.append(moment)
    return [*found, *_worst("attack", wounds, 1), *_worst("noise", noise, LEAST_NOISE)]


def _moment(event: Event, turn: int, pack: Pack) -> Highlight | None:
    if event.kind is ev.TOKEN_TAKEN and pack.tokens[event.first].kind == ARTIFACT:
        token = pack.tokens[event.first]
        return Highlight("artifact", turn, event.seat, token.points, token=token.id)
    whats = {ev.ESCAPED: "out", ev.KNOCKED_OUT: "caught", ev.COUNTDOWN_ADVANCED: "countdown"}
    what = whats.get(event.kind)
    return None if what is None else Highlight(what, turn, event.seat)


def _told_before(moment: Highlight, found: list[Highlight]) -> bool:
    """Whether this is a later step of the countdown, which is told once, when it begins."""
    return moment.what == "countdown" and any(other.what == "countdown" for other in found)


def _worst(what: str, counts: dict[tuple[int, int], int], least: int) -> list[Highlight]:
    """Highlight of each seat's turn with the highest count, from `least` on; the first of equal ones."""
    worst: dict[int, Highlight] = {}
    for (turn, seat), n in counts.items():
        if n >= least and (seat not in worst or n > worst[seat].n):
            worst[seat] = Highlight(what, turn, seat, n)
    return list(worst.values())


def best_cards(state: State) -> list[Highlight]:
    """Highlight of each seat's most valuable gained card, in the turn in which the seat got it."""
    found = []
    came = _came(state.events)
    for seat in state.seats:
        worths = {card: worth_of(state.cards[card], state, seat) for card in owned_cards(seat)}
        bought = {card: n for card, n in worths.items() if (seat.index, card) in came and n > 0}
        if bought:
            best = max(bought, key=lambda card: bought[card])
            found.append(Highlight("card", came[seat.index, best], seat.index, bought[best], card=state.cards[best].id))
    return found


def _came(events: Iterable[Event]) -> dict[tuple[int, int], int]:
    """Turn in which each seat first got each card, by seat and card."""
    turn, came = 0, dict[tuple[int, int], int]()
    for event in events:
        if event.kind is ev.TURN_BEGUN:
            turn = event.first
        elif event.kind in (ev.CARD_ACQUIRED, ev.CARD_GAINED):
            came.setdefault((event.seat, event.first), turn)
    return came
