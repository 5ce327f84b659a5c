"""Playback of a record, with random access to every moment.

A moment is the number of choices made, from 0 after the deal. A playback keeps the position at the start of every turn,
where the record keeps its digests; positions in between are replayed from there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from ..core import event as ev
from ..core.components import ARTIFACT
from ..core.event import Event
from ..core.pack import Pack
from ..core.state import State
from .record import Header, Record, Recording, is_redeal, replay
from .told_luck import choice_of
from .what_if import is_what_if

MARKED_PRICE: Final = 5  # skill or swords a card must cost to be marked


@dataclass(frozen=True)
class TurnStart:
    """Start of a turn: its moment `at`, turn and round number, active seat and position."""

    at: int
    turn: int
    round: int
    seat: int
    state: State


@dataclass(frozen=True)
class PlaybackMark:
    """Mark on the timeline: what happened, at which moment and turn, to which seat; `n` is points, wounds or price."""

    what: str  # artifact, secret, attack, out, caught, buy
    at: int
    turn: int
    seat: int
    n: int = 0
    card: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class PlaybackStep:
    """Step to the moment `at`: record line ("" for the deal), the seat that chose, events, and position after it."""

    at: int
    key: str
    seat: int
    events: list[Event]
    state: State

    @property
    def dealt_again(self) -> bool:
        """Whether the step is a redeal or a what-if line, not a choice of a seat."""
        return is_redeal(self.key) or is_what_if(self.key)


@dataclass
class Playback:
    """Replayed game: its turn starts, its marks and its final position."""

    header: Header
    keys: list[str]
    deal: PlaybackStep
    final: Recording
    starts: list[TurnStart] = field(default_factory=list)
    marks: list[PlaybackMark] = field(default_factory=list)

    @property
    def last(self) -> int:
        """Moment after the last choice."""
        return len(self.keys)

    def start_of(self, at: int) -> TurnStart:
        """Start of the turn that the moment `at` belongs to."""
        return self.starts[max(bisect_right(self.starts, at, key=lambda start: start.at) - 1, 0)]

    def moments_of(self, turn: int) -> range:
        """Moments of a turn, from its start on; the last turn includes the end of the game."""
        index = next(n for n, start in enumerate(self.starts) if start.turn == turn)
        ends = self.starts[index + 1].at if index + 1 < len(self.starts) else self.last + 1
        return range(self.starts[index].at, ends)

    def game_at(self, at: int) -> Recording:
        """Returns the game as it was at a moment, as a recording that can be continued."""
        start = self.start_of(at)
        turns = {number: turn for number, turn in self.final.turns.items() if number <= at}
        game = Recording(self.header, start.state.clone(), self.keys[: start.at], turns)
        for key in self.keys[start.at : at]:
            game.choose(key)
        return game

    def steps(self, first: int, last: int) -> Iterator[PlaybackStep]:
        """Yields the steps to the moments from `first` to `last`."""
        if first <= 0 <= last:
            yield self.deal
        begin = max(first, 1)
        if begin > last:
            return
        game = replace(self.game_at(begin - 1), turns=self.final.turns)  # saves computing their digests again
        for at in range(begin, last + 1):
            yield _step(game, self.keys[at - 1])


def _step(game: Recording, key: str) -> PlaybackStep:
    """Plays the next choice in a clone of the state, so that the state before stays as it was."""
    state = game.state.clone()
    state.record()
    seat = -1 if state.over else state.stack[-1].seat
    game.state = state
    game.choose(key)
    return PlaybackStep(len(game.keys), choice_of(key), seat, game.state.events, game.state)


def playback_of(record: Record, check: Callable[[int], None] = lambda _: None) -> Playback:
    """Replays a record, checking all its digests; RecordError if it does not replay.

    `check` is called with the number of choices after each one; it may raise to stop a replay that takes too long.
    """
    maker = _Maker()

    def watch(state: State) -> None:
        check(maker.at)
        maker.look(state)

    final = replay(record, watch=watch)
    keys = [line.text for line in record.choices]
    return Playback(record.header, keys, maker.deal(), final, maker.starts, maker.marks)


class _Maker:
    """Collects turn starts and marks while a record is replayed."""

    def __init__(self) -> None:
        self.at = 0
        self.told = 0  # events seen so far
        self.first: PlaybackStep | None = None
        self.starts: list[TurnStart] = []
        self.marks: list[PlaybackMark] = []

    def deal(self) -> PlaybackStep:
        assert self.first is not None
        return self.first

    def look(self, state: State) -> None:
        if self.first is None:
            self.first = PlaybackStep(0, "", -1, [*state.events], state.clone())
        turn = self.starts[-1].turn if self.starts else 0
        self.marks += _marks(state, state.events[self.told :], self.at, turn or 1)
        if (state.turns != turn or not self.starts) and not state.over:  # what is asked before turn 1 is turn 0
            self.starts.append(TurnStart(self.at, state.turns, state.rounds, state.active, state.clone()))
        self.told = len(state.events)
        self.at += 1


def _marks(state: State, events: list[Event], at: int, turn: int) -> list[PlaybackMark]:
    """Marks for the events of one choice; an attack gets one mark with the sum of its wounds."""
    marks = [mark for event in events if (mark := _mark(event, at, turn, state.rules.pack)) is not None]
    if any(event.kind is ev.ATTACK_BEGUN for event in events):
        wounds = sum(event.first for event in events if event.kind is ev.DAMAGE_TAKEN)
        marks.insert(0, PlaybackMark("attack", at, turn, -1, wounds))
    return marks


def _mark(event: Event, at: int, turn: int, pack: Pack) -> PlaybackMark | None:
    kind = event.kind
    if kind is ev.ESCAPED or kind is ev.KNOCKED_OUT:
        return PlaybackMark("out" if kind is ev.ESCAPED else "caught", at, turn, event.seat)
    if kind is ev.TOKEN_TAKEN and pack.tokens[event.first].kind == ARTIFACT:
        token = pack.tokens[event.first]
        return PlaybackMark("artifact", at, turn, event.seat, token.points, token=token.id)
    if kind is ev.SECRET_REVEALED:
        return PlaybackMark("secret", at, turn, event.seat, token=pack.tokens[event.first].id)
    if kind in (ev.CARD_ACQUIRED, ev.MONSTER_DEFEATED) and event.third >= MARKED_PRICE:
        return PlaybackMark("buy", at, turn, event.seat, event.third, card=pack.cards[event.first].id)
    return None
