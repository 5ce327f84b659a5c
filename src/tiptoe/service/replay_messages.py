"""Messages of replays: the same messages as at a table, made from a playback instead of a log.

Nothing is offered in them. The viewer is a seat, a spectator, or EVERYBODY, who sees all hands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from ..analysis.luck import SOURCES, LuckAnalysis, TurnLuck
from ..analysis.stats import GameStats
from ..core.state import State
from ..records.playback import Playback, PlaybackStep
from ..records.record import Header, Recording
from ..table.errors import Refused
from ..table.phases import OVER, PLAYING
from ..table.table import NOBODY, Table
from ..text.language import Words
from ..view.view import visible_events
from ..wire.replay import (
    AccountedTurn,
    AccountOfGame,
    FiguresOfGame,
    Replay,
    ReplayedTurn,
    ReplayMark,
    ReplayMoment,
    ReplayTurn,
    TurningPoint,
)
from ..wire.table import AnyTold, Position, Question, ToldChosen, ToldStarted, ToldUndone
from .messages import Listener, Perspective, shown_to, table_info, told_events

EVERYBODY: Final = -2  # viewer who sees all hands


def timeline(name: str, playback: Playback, table: Table) -> Replay:
    """Returns the timeline of a playback."""
    return Replay(
        replay=name,
        info=table_info(table),
        last=playback.last,
        turns=[ReplayTurn(start.turn, start.round, start.seat, start.at) for start in playback.starts],
        marks=[ReplayMark(one.what, one.at, one.turn, one.seat, one.n, one.card, one.token) for one in playback.marks],
    )


def figures_data(figures: GameStats) -> FiguresOfGame:
    """Returns the statistics of a game as a message."""
    turns = [turn.seats for turn in figures.turns]
    chances = [[seat.chance for seat in seats] for seats in turns]
    return FiguresOfGame(
        points=[[seat.points for seat in seats] for seats in turns],
        damage=[[seat.damage for seat in seats] for seats in turns],
        cubes=[[seat.cubes for seat in seats] for seats in turns],
        home=[[seat.home for seat in seats] for seats in turns],
        deck=[[round(seat.deck, 2) for seat in seats] for seats in turns],
        chance=[[round(100 * (chance or 0.0)) for chance in seats] for seats in chances if None not in seats],
        luck=[[round(seat.luck, 2) for seat in seats] for seats in turns],
        expected=[round(each, 2) for each in figures.expected],
        drawn=figures.drawn,
    )


def account_data(account: LuckAnalysis | None) -> AccountOfGame:
    """Returns the luck analysis of a game as a message, in hundredths."""
    if account is None:
        return AccountOfGame([], [], {}, [], [], [], [])
    return AccountOfGame(
        start=_hundredths(account.start),
        end=_hundredths(account.turns[-1].chance),
        luck={source: _hundredths(account.luck(source)) for source in SOURCES},
        play=_hundredths(account.own_play()),
        rivals=_hundredths(account.rivals_play()),
        turns=[_accounted(turn) for turn in account.turns],
        turning=[
            TurningPoint(one.turn, one.at, one.by, one.seat, round(100 * one.change, 1), one.why)
            for one in account.turning()
        ],
    )


def _accounted(turn: TurnLuck) -> AccountedTurn:
    luck = {source: _hundredths(turn.luck[source]) for source in SOURCES}
    return AccountedTurn(turn.turn, turn.active, luck, _hundredths(turn.play))


def _hundredths(shares: list[float]) -> list[float]:
    return [round(100 * share, 2) for share in shares]


class Viewpoint:
    """Renderer of moments of a game for one viewer, in a language."""

    def __init__(self, header: Header, table: Table, eyes: int, words: Words) -> None:
        self.header = header
        self.table = table
        self.eyes = eyes
        self.words = words

    def moment(self, step: PlaybackStep) -> ReplayMoment:
        seen = self._seen(step)
        view = shown_to(seen)
        if self.eyes == EVERYBODY:
            view = structs.replace(view, hands=_hands(step.state))
        return ReplayMoment(step.at, seen.seat, self.told(step, seen), Position(view, _question(seen, step), None, 0))

    def told(self, step: PlaybackStep, seen: Perspective) -> AnyTold:
        """Returns what led to a moment, as an entry of a table."""
        seq, state = step.at + 1, step.state
        if step.dealt_again:
            return ToldUndone(seq=seq, at=0, seat=state.active, choices=step.at, redealt=1)
        events = step.events if self.eyes == EVERYBODY else visible_events(step.events, seen.seat)
        facts = told_events(seen, events)
        if not step.key:
            return ToldStarted(seq=seq, at=0, events=facts, active=state.active)
        return ToldChosen(seq=seq, at=0, seat=step.seat, key=step.key, answers=step.at, events=facts, over=state.over)

    def _seen(self, step: PlaybackStep) -> Perspective:
        """Returns the table as it was then: all that is asked, told and shown follows from the state alone."""
        state = step.state
        table = replace(
            self.table,
            phase=OVER if state.over else PLAYING,
            abandoned=False,
            recording=Recording(self.header, state),
            consent=None,
        )
        seat = self.eyes if self.eyes != EVERYBODY else _acting(state)
        return Perspective(table, Listener(seat, self.words))


class PlaybackViewpoint(Viewpoint):
    """Renderer of a playback for one viewer."""

    def __init__(self, playback: Playback, table: Table, eyes: int, words: Words) -> None:
        super().__init__(playback.header, table, eyes, words)
        self.playback = playback

    def turn(self, turn: int) -> ReplayedTurn:
        """Returns the moments of a turn and the entries of the round before; Refused if there is no such turn."""
        if not 1 <= turn <= len(self.playback.starts):
            raise Refused("no-such-point")
        span = self.playback.moments_of(turn)
        earliest = self.playback.starts[max(0, turn - 1 - len(self.table.chairs))].at
        before = [self.told(step, self._seen(step)) for step in self.playback.steps(earliest, span.start - 1)]
        return ReplayedTurn(
            turn, before, [self.moment(step) for step in self.playback.steps(span.start, span.stop - 1)]
        )


def _acting(state: State) -> int:
    return state.active if state.over else state.stack[-1].seat


def _hands(state: State) -> list[list[str]]:
    return [[state.cards[card].id for card in seat.hand] for seat in state.seats]


def _question(seen: Perspective, step: PlaybackStep) -> Question:
    """Question that was open then, with nothing to answer."""
    view, over = seen.view, step.state.over
    return Question(
        decision=step.at,
        seat=NOBODY if over else view.asked,
        prompt="" if over else view.prompt,
        choices=[],
        offers=[],
        walks=[],
        prices=[],
        lines=[],
        text="",
        goal="",
        undo_to=[],
        undo_turn=False,
        back=None,
        advice=False,
    )
