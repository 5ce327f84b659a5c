"""Messages as they travel: those to clients, and the bodies of requests and answers. TypeScript is made from them.

What the server sends has no defaults; what it receives refuses unknown fields.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ..table import entries as e
from ..table.commands import AnyCommand, SeatIndex
from ..table.luck_source import LuckSource
from .events import Fact
from .luck import LuckInfo
from .offers import Offer, Walk, WalkPrice
from .view import Shown

TableName: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{24}$")]
PersonName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


PROTOCOL: Final = 1  # docs/formats/wire.md says what raises it
LONGEST_SPEC: Final = 280  # letters: variants, and packs by their digests


class Received(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something from a client."""


class NewTable(Received, frozen=True):
    """A game, and for each seat a bot's name, or nothing for somebody who comes. The first free one is the asker's."""

    spec: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SPEC)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(min_length=1, max_length=8)]
    name: PersonName
    listed: bool = False
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class Join(Received, frozen=True):
    """Somebody who sits down; `another`, beside those who sit here already and share the browser."""

    name: PersonName
    seat: SeatIndex | None = None
    another: bool = False


class SeatTaken(Received, frozen=True):
    """Somebody who goes on here by the link of their seat."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class SeatClaim(Received, frozen=True):
    """Somebody who watches, and says that a seat is theirs."""

    seat: SeatIndex


class Ask(Received, frozen=True):
    """A command; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: AnyCommand


class Chair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str  # open, person, bot
    held: bool
    here: bool
    seal: str  # before the deal: the hash of the number that this seat mixes into the luck
    number: str  # before the deal: the number itself, once it was shown
    once: bool  # the bot plays here until the next turn begins, and no longer
    stood_in: list[int]  # turns in which a bot played here since the person last did
    hold_at: int  # when others may ask whether a bot plays here, in seconds; 0: they may not


class SeatQuestion(msgspec.Struct, frozen=True):
    """What people are asked about a seat: whether a bot may play there, or whether a spectator may have it."""

    asked: int  # the entry to name in the answer
    what: str  # hold, claim
    seat: int
    by: int  # the seat that asks; -1 for a spectator who claims the seat
    waiting: list[int]


class Ending(msgspec.Struct, frozen=True):
    """How a seat ended: its points, its place from 1 on, its fate, and if nothing counts, why.

    `player` says whose game it was: a game in which a bot played more than half of a person's turns is the bot's.
    """

    points: int
    place: int
    fate: str  # escaped, rescued, lost, in-play
    lost_by: str  # artifact: it has none; place: it fell too deep; inside: it never got out
    player: str  # person, bot
    turns: int  # that were played at this table
    bot_turns: int  # of them, those that a bot played for the seat's person


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    spec: str
    phase: str
    dealing: bool  # the deal was asked for, and whoever has promised a number shows it
    abandoned: bool
    chairs: list[Chair]
    seq: int
    commitment: str
    luck: LuckInfo
    turn_seconds: int
    asked: int
    host: int  # who may send others away before the deal, and deals; nobody where there is none
    rematch: str  # the table where the same people meet again
    rematch_by: int  # the seat that asked for it first; -1: nobody has, or nobody knows
    code: str  # that leads to this table, to be said aloud; empty when the game is over
    since: int  # when the game last moved, in seconds
    endings: list[Ending]  # a seat each, when the game is over and was not given up
    now: int  # the server's time, in seconds: a page counts from it to `due` and `hold_at`
    due: int  # when the clock lets a bot play for the asked seat, in seconds; 0 where no clock runs
    questions: list[SeatQuestion]
    sent_away: list[str]  # before the deal: names of those who may not sit down again until the host lets them


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    spec: str
    phase: str
    names: list[str]
    open: int
    updated: int
    turn_seconds: int


class FoundTable(msgspec.Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table and the own seat at it; the token is in a cookie, or here for a request with `Prefer: token`."""

    table: str
    seat: int
    token: str = ""


class SeatLink(msgspec.Struct, frozen=True):
    """What takes the own seat to another device, once, and for how many seconds it does."""

    link: str
    seconds: int


class Carried(msgspec.Struct, frozen=True):
    """A command was carried out, in this entry; the same for a repeated one."""

    seq: int


class Back(msgspec.Struct, frozen=True):
    """What `ask-undo` does for the own latest choice: `choices` to name, `lost` ones taken back, who must agree."""

    choices: int
    lost: int
    agree: list[int]


class Question(msgspec.Struct, frozen=True):
    """The open question: who is asked, by which decision, and for that seat everything that may be answered."""

    decision: int
    seat: int
    prompt: str
    choices: list[str]  # for a connection without a language
    offers: list[Offer]  # for one with a language: the choices with what they are about, in its words
    walks: list[Walk]  # rooms that several steps lead to; empty where no walk is possible
    prices: list[WalkPrice]  # of walks, by number
    lines: list[str]  # what offers and walks say, by number
    text: str
    goal: str  # what the own seat has to do now to win, or that it is out; empty for who watches
    undo_to: list[int]  # RUL-34: to so many choices this seat can go back alone, earliest first; the last: one choice
    undo_turn: bool  # whether the first of them is the beginning of the turn
    back: Back | None  # none for spectators, and before the first own choice
    advice: bool  # whether this seat may ask what a bot would do: who plays with people may not


class WrittenMoment(msgspec.Struct, frozen=True):
    """The position that a seat sees, as a scenario in which a choice must be refused; the unknown is dealt anew."""

    scenario: str


class Why(msgspec.Struct, frozen=True):
    """Whether a key can be answered now by whoever asks; otherwise a word for programs, the rule and a sentence.

    `rules` are all that it has to do with: that rule, those of other ways to do the same, and what these point at.
    """

    offered: bool
    word: str
    rule: str
    text: str
    rules: list[str]


class Advice(msgspec.Struct, frozen=True):
    """What the strongest bot would do in the asker's place: the decision, its key, all in words, and what else."""

    decision: int
    key: str
    choice: str
    why: list[str]
    instead: list[str]


class Weighed(msgspec.Struct, frozen=True):
    """What a choice will cost and risk, and what the strongest bot thinks of it: the decision, its key, and words."""

    decision: int
    key: str
    lines: list[str]


class CourseTurn(msgspec.Struct, frozen=True):
    """A turn that is over: whose it was, and for each seat what it carried in points then, and its damage."""

    turn: int
    round: int
    seat: int
    points: list[int]
    damage: list[int]


class CourseMoment(msgspec.Struct, frozen=True):
    """Something to remember: an Artifact, a way out, a worst attack; `n` is its points, wounds or noise."""

    what: str
    turn: int
    seat: int
    n: int
    card: str | None
    token: str | None


class CourseRoad(msgspec.Struct, frozen=True):
    """From one room to another, and how often."""

    out: str
    into: str
    n: int


class CourseHabit(msgspec.Struct, frozen=True):
    """What a seat likes: how often it got each card, and the roads it went most."""

    cards: dict[str, int]
    roads: list[CourseRoad]


class CourseOfGame(msgspec.Struct, frozen=True):
    """A finished game, turn by turn, from its record played again."""

    turns: list[CourseTurn]
    moments: list[CourseMoment]
    habits: list[CourseHabit]


class Checked(msgspec.Struct, frozen=True):
    """A record played again: whether the luck keeps its promise and every choice and digest holds; if not, why."""

    ok: bool
    commitment: str
    choices: int
    chances: int  # shuffles, draws and whatever else was turned up
    numbers: list[str]  # for each seat what it mixed into the luck, "-" for nothing, "?" where it kept a promise back
    reason: str
    foreign: bool  # played with cards that are not here: it can be checked only where they are


class Consent(msgspec.Struct, frozen=True):
    """What everybody is asked to agree to."""

    asked: int
    seat: int
    what: str
    choices: int
    waiting: list[int]


class Position(msgspec.Struct, frozen=True):
    """The game as one seat may see it."""

    view: Shown
    question: Question
    consent: Consent | None
    request: int  # to go back, that is open or would be the next: the link of the chain to show for a new deal


class ToldOpened(e.Entry, frozen=True, kw_only=True, tag="opened"):
    """A table with its game, its seats, and the promise of luck."""

    table: str
    spec: str
    pack: str
    plans: list[e.Plan]
    commitment: str
    listed: bool = False
    turn_seconds: int = 0


class ToldSeated(e.Entry, frozen=True, kw_only=True, tag="seated"):
    """Somebody sits down."""

    seat: int
    name: str


class ToldStarted(e.Entry, frozen=True, kw_only=True, tag="started"):
    """The deal, the seat that has the first turn, the cards it was dealt with, and where its luck comes from."""

    events: list[Fact]
    active: int
    pack: str = ""
    numbers: list[str] = msgspec.field(default_factory=list)
    luck: LuckSource = "sealed"


class ToldChosen(e.Entry, frozen=True, kw_only=True, tag="chosen"):
    """A choice, the decision it answers, and what came of it."""

    seat: int
    key: str
    answers: int
    events: list[Fact]
    turn: int = 0
    active: int = 0
    over: bool = False


class ToldUndone(e.Entry, frozen=True, kw_only=True, tag="undone"):
    """Back to so many choices; `since` is the entry of the first one taken back."""

    seat: int
    choices: int
    redealt: int = 0
    since: int = 0
    request: int = 0
    numbers: list[str] = msgspec.field(default_factory=list)


class ToldSeatAsked(e.Entry, frozen=True, kw_only=True, tag="seat-asked"):
    """People are asked about a seat."""

    seat: int
    what: str
    agree: list[int]
    by: int = -1


class ToldLinked(e.Entry, frozen=True, kw_only=True, tag="linked"):
    """Somebody may go on at another device."""

    seat: int


class ToldMoved(e.Entry, frozen=True, kw_only=True, tag="moved"):
    """Somebody goes on at another device; where they sat before, they watch."""

    seat: int


# Entries that hide nothing are told as they are.
AnyTold: TypeAlias = (
    ToldOpened
    | ToldSeated
    | e.Unseated
    | e.AllowedBack
    | e.BotSeated
    | e.Sealed
    | e.Dealing
    | e.Numbered
    | ToldStarted
    | ToldChosen
    | ToldUndone
    | e.Asked
    | e.Answered
    | e.Abandoned
    | e.Advisable
    | e.Held
    | ToldSeatAsked
    | e.SeatAnswered
    | e.Returned
    | e.Said
    | e.Nudged
    | ToldLinked
    | ToldMoved
    | e.Rematched
)


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: everything as it is now, and the entries missed since the last visit."""

    protocol: int
    seat: int
    info: TableInfo
    missed: list[AnyTold]
    position: Position | None


class Told(msgspec.Struct, frozen=True, tag_field="type", tag="told"):
    """Something happened."""

    entry: AnyTold
    info: TableInfo
    position: Position | None


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who is connected."""

    info: TableInfo


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out."""

    id: int
    seq: int


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not carried out: a word for programs, a rule, and a sentence in the connection's language."""

    id: int
    word: str
    rule: str
    text: str


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """The connection is alive, though nothing happened."""


ServerMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat
