"""Commands to a table, the same over HTTP, over websockets and from bots."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ..bots.registry import FALLBACK_BOT
from ..records.seat_marks import SeatMark

Index: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatIndex: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Speech: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


ChoiceKey: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Piece: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
ToldPieces: TypeAlias = Annotated[tuple[Piece, ...], msgspec.Meta(max_length=200)]
Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of the commands to a table."""


class Choose(Command, frozen=True, tag="choose"):
    """Answers a decision, named by its entry, so that no answer is taken for another decision's.

    The choices of `then` are made after it as far as each is offered: a walk, or a whole hand, in one message. `luck`
    is what the first choice brought, at a table of people who play with the real box.
    """

    decision: Index
    key: ChoiceKey
    then: Annotated[tuple[ChoiceKey, ...], msgspec.Meta(max_length=24)] = ()
    luck: ToldPieces = ()


class Seal(Command, frozen=True, tag="seal"):
    """Commits the seat to a number for the luck, by its hash; before the deal."""

    seal: Digits


class ShowNumber(Command, frozen=True, tag="show-number"):
    """Shows the number that the seat committed to; allowed once the deal was asked for."""

    number: Digits


class Undo(Command, frozen=True, tag="undo"):
    """Takes back the seat's last choice, while nothing was revealed and no other seat has decided since (RUL-34).

    `choices`: takes back the seat's choices down to this number from the start of the game, as far as one by one
    allows.
    """

    decision: Index
    choices: Index | None = None


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Asks everybody to go back to this number of choices from the start of the game."""

    choices: Index
    number: Digits | None = None


class AskEnd(Command, frozen=True, tag="ask-end"):
    """Asks everybody to give up the game."""


class AskAdvice(Command, frozen=True, tag="ask-advice"):
    """Asks everybody to allow advice for all of them for the rest of the game."""


class Answer(Command, frozen=True, tag="answer"):
    """Agrees to or refuses the request made in entry `asked`."""

    asked: Index
    yes: bool
    number: Digits | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Seats a bot at a free seat before the game."""

    seat: SeatIndex
    bot: Word


class PlayAs(Command, frozen=True, tag="play-as"):
    """Chooses the character of a seat before the game: of the own seat, or as the host of a bot's; "" is by lot."""

    seat: SeatIndex
    character: Annotated[str, msgspec.Meta(max_length=60)]


class ChooseMark(Command, frozen=True, tag="choose-mark"):
    """Chooses the mark of a seat before the game, with its colour: of the own seat, or as the host of a bot's."""

    seat: SeatIndex
    mark: SeatMark | Literal[""]


class Unseat(Command, frozen=True, tag="unseat"):
    """Frees a seat before the game: the own one, or as the host any seat."""

    seat: SeatIndex


class AllowBack(Command, frozen=True, tag="let-back"):
    """Allows a person who was sent away to sit down again; only the host may."""

    name: Word


class Start(Command, frozen=True, tag="start"):
    """Deals the cards. People who are away are dealt to only if `absent` names their seats.

    `luck` is what the deal brought, at a table of people who play with the real box.
    """

    absent: Annotated[list[SeatIndex], msgspec.Meta(max_length=16)] = []
    luck: ToldPieces = ()


class Hold(Command, frozen=True, tag="hold"):
    """Lets a bot play for the own seat, or asks for one for a person who is away."""

    seat: SeatIndex
    bot: Word = FALLBACK_BOT


class Return(Command, frozen=True, tag="return"):
    """Takes the own seat back from the bot that plays for it."""


class Say(Command, frozen=True, tag="say"):
    """Sends a chat message."""

    text: Speech


class Nudge(Command, frozen=True, tag="nudge"):
    """Reminds the seat that everybody waits for."""


AnyCommand: TypeAlias = (
    Choose
    | Undo
    | AskUndo
    | AskEnd
    | AskAdvice
    | Answer
    | SeatBot
    | PlayAs
    | ChooseMark
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
