"""Reel: a record that was played again, from which every moment is there at once.

A moment is a number of choices made, from 0 after the deal. The reel keeps the position at the start of every turn, as
the record keeps its digests; whatever lies between is played from there.
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
from .what_if import is_what_if

DEAR: Final = 5  # skill or swords in one card that is worth a mark


@dataclass(frozen=True)
class TurnStart:
    """The start of a turn: the moment, whose turn in which round it is, and the position."""

    at: int
    turn: int
    round: int
    seat: int
    state: State


@dataclass(frozen=True)
class ReelMark:
    """Something that a timeline shows: in which moment and turn, whose; `n` is its points, wounds or price."""

    what: str  # artifact, secret, attack, out, caught, buy
    at: int
    turn: int
    seat: int
    n: int = 0
    card: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class PlaybackStep:
    """What led to a moment: the line (nothing for the deal), whose choice it was, the events; and the position."""

    at: int
    key: str
    seat: int
    events: list[Event]
    state: State

    @property
    def dealt_again(self) -> bool:
        """By everybody's consent, or by whoever wanted to know what if: nobody's choice."""
        return is_redeal(self.key) or is_what_if(self.key)


@dataclass
class Playback:
    """A game that was played again."""

    header: Header
    keys: list[str]
    deal: PlaybackStep
    final: Recording
    starts: list[TurnStart] = field(default_factory=list)
    marks: list[ReelMark] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The moment after the last choice."""
        return len(self.keys)

    def start_of(self, at: int) -> TurnStart:
        """The start of the turn that a moment belongs to."""
        return self.starts[max(bisect_right(self.starts, at, key=lambda start: start.at) - 1, 0)]

    def moments_of(self, turn: int) -> range:
        """The moments of a turn, from its start on; the last one ends with the game."""
        index = next(n for n, start in enumerate(self.starts) if start.turn == turn)
        ends = self.starts[index + 1].at if index + 1 < len(self.starts) else self.last + 1
        return range(self.starts[index].at, ends)

    def game_at(self, at: int) -> Recording:
        """The game as it was in a moment, to go on from."""
        start = self.start_of(at)
        turns = {number: turn for number, turn in self.final.turns.items() if number <= at}
        game = Recording(self.header, start.state.clone(), self.keys[: start.at], turns)
        for key in self.keys[start.at : at]:
            game.choose(key)
        return game

    def steps(self, first: int, last: int) -> Iterator[PlaybackStep]:
        """What led to the moments from the first to the last."""
        if first <= 0 <= last:
            yield self.deal
        begin = max(first, 1)
        if begin > last:
            return
        game = replace(self.game_at(begin - 1), turns=self.final.turns)  # digests of later turns are known
        for at in range(begin, last + 1):
            yield _step(game, self.keys[at - 1])


def _step(game: Recording, key: str) -> PlaybackStep:
    """Make the next choice in a state of its own, so that the one before stays as it was."""
    state = game.state.clone()
    state.record()
    seat = -1 if state.over else state.stack[-1].seat
    game.state = state
    game.choose(key)
    return PlaybackStep(len(game.keys), key, seat, game.state.events, game.state)


def playback_of(record: Record, check: Callable[[int], None] = lambda _: None) -> Playback:
    """Play a record again, held to all its digests; RecordError if it does not replay.

    `check` is told the number of choices after each: it may raise when that takes too long.
    """
    maker = _Maker()

    def watch(state: State) -> None:
        check(maker.at)
        maker.look(state)

    final = replay(record, watch=watch)
    keys = [line.text for line in record.choices]
    return Playback(record.header, keys, maker.deal(), final, maker.starts, maker.marks)


class _Maker:
    """Looks at a game after every choice."""

    def __init__(self) -> None:
        self.at = 0
        self.told = 0  # events that were looked at
        self.first: PlaybackStep | None = None
        self.starts: list[TurnStart] = []
        self.marks: list[ReelMark] = []

    def deal(self) -> PlaybackStep:
        assert self.first is not None
        return self.first

    def look(self, state: State) -> None:
        if self.first is None:
            self.first = PlaybackStep(0, "", -1, [*state.events], state.clone())
        turn = self.starts[-1].turn if self.starts else 0
        self.marks += _marks(state, state.events[self.told :], self.at, turn or 1)
        if state.turns != turn and not state.over:
            self.starts.append(TurnStart(self.at, state.turns, state.rounds, state.active, state.clone()))
        self.told = len(state.events)
        self.at += 1


def _marks(state: State, events: list[Event], at: int, turn: int) -> list[ReelMark]:
    """What is worth a mark of the events of one choice; an attack is marked once, with all the wounds it made."""
    marks = [mark for event in events if (mark := _mark(event, at, turn, state.rules.pack)) is not None]
    if any(event.kind is ev.ATTACK_BEGUN for event in events):
        wounds = sum(event.first for event in events if event.kind is ev.DAMAGE_TAKEN)
        marks.insert(0, ReelMark("attack", at, turn, -1, wounds))
    return marks


def _mark(event: Event, at: int, turn: int, pack: Pack) -> ReelMark | None:
    kind = event.kind
    if kind is ev.ESCAPED or kind is ev.KNOCKED_OUT:
        return ReelMark("out" if kind is ev.ESCAPED else "caught", at, turn, event.seat)
    if kind is ev.TOKEN_TAKEN and pack.tokens[event.first].kind == ARTIFACT:
        token = pack.tokens[event.first]
        return ReelMark("artifact", at, turn, event.seat, token.points, token=token.id)
    if kind is ev.SECRET_REVEALED:
        return ReelMark("secret", at, turn, event.seat, token=pack.tokens[event.first].id)
    if kind in (ev.CARD_ACQUIRED, ev.MONSTER_DEFEATED) and event.third >= DEAR:
        return ReelMark("buy", at, turn, event.seat, event.third, card=pack.cards[event.first].id)
    return None
