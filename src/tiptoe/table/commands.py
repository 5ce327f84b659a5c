"""Commands to a table. The same words travel over HTTP, websockets and from bots."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..bots.registry import STAND_IN

Index: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatIndex: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Speech: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something to do at a table."""


class Choose(Command, frozen=True, tag="choose"):
    """Answer a decision, named by the entry that led to it: no answer is ever taken for another decision's."""

    decision: Index
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Seal(Command, frozen=True, tag="seal"):
    """Before the deal: promise a number of one's own for the luck, by its hash."""

    seal: Digits


class ShowNumber(Command, frozen=True, tag="show-number"):
    """The deal was asked for: show the number that was promised."""

    number: Digits


class Undo(Command, frozen=True, tag="undo"):
    """Take back the own last choice, while nothing was revealed and nobody else decided (RUL-34).

    With `choices`, all own ones back to so many from the start of the game: no further than one by one.
    """

    decision: Index
    choices: Index | None = None


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Ask everybody to go back to so many choices."""

    choices: Index
    number: Digits | None = None


class AskEnd(Command, frozen=True, tag="ask-end"):
    """Ask everybody to give the game up."""


class AskAdvice(Command, frozen=True, tag="ask-advice"):
    """Ask everybody to let all of them be advised for the rest of the game."""


class Answer(Command, frozen=True, tag="answer"):
    """Consent or not to what was asked in this entry."""

    asked: Index
    yes: bool
    number: Digits | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    seat: SeatIndex
    bot: Word


class Unseat(Command, frozen=True, tag="unseat"):
    """Free a seat before the game: the own one, or as the host anybody's."""

    seat: SeatIndex


class AllowBack(Command, frozen=True, tag="let-back"):
    """As the host: let somebody sit down again who was sent away."""

    name: Word


class Start(Command, frozen=True, tag="start"):
    """Deal. People who are not here are dealt to only if `absent` names their seats."""

    absent: Annotated[list[SeatIndex], msgspec.Meta(max_length=16)] = []


class Hold(Command, frozen=True, tag="hold"):
    """Let a bot play for the own seat, or for somebody who is away."""

    seat: SeatIndex
    bot: Word = STAND_IN


class Return(Command, frozen=True, tag="return"):
    """Play again oneself."""


class Say(Command, frozen=True, tag="say"):
    text: Speech


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind whoever everybody waits for."""


AnyCommand: TypeAlias = (
    Choose
    | Undo
    | AskUndo
    | AskEnd
    | AskAdvice
    | Answer
    | SeatBot
    | Unseat
    | AllowBack
    | Seal
    | ShowNumber
    | Start
    | Hold
    | Return
    | Say
    | Nudge
)
