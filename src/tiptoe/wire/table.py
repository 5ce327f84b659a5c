"""Messages of tables: requests, answers, and the websocket messages. TypeScript types are generated from them.

What the server sends has no defaults; what it receives refuses unknown fields.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ..records.seat_marks import SeatMark
from ..table import entries as e
from ..table.commands import AnyCommand, SeatIndex, ToldPieces
from ..table.luck_source import LuckSource
from .events import Fact
from .luck import LuckInfo
from .offers import Offer, Walk, WalkPrice
from .view import Shown

TableName: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{24}$")]
PersonName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


PROTOCOL: Final = 1  # docs/formats/wire.md says what raises it
LONGEST_SPEC: Final = 280  # characters: variants, and packs by their digests


class Received(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of messages from clients; unknown fields are refused."""


class NewTable(Received, frozen=True):
    """Request to open a table: a game, and for each seat the name of a bot, or "" for a person.

    The client that asks gets the first seat without a bot. With `told` people play with the real box, and say what luck
    brings.
    """

    spec: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SPEC)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(min_length=1, max_length=8)]
    name: PersonName
    listed: bool = False
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    told: bool = False


class Join(Received, frozen=True):
    """Request for a seat; `another` seats one more person beside those who play in the same browser."""

    name: PersonName
    seat: SeatIndex | None = None
    another: bool = False


class SeatTaken(Received, frozen=True):
    """Request to move a seat to this device, by the seat's one-time link."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class SeatClaim(Received, frozen=True):
    """Request of a spectator who claims that a person's seat is theirs."""

    seat: SeatIndex


class Ask(Received, frozen=True):
    """Command with a number of the client's own; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: AnyCommand


class Chair(msgspec.Struct, frozen=True):
    """Seat as every client sees it."""

    name: str
    kind: str  # open, person, bot
    character: str  # whom the seat will play, where characters are played; "": by lot
    mark: SeatMark  # shape, pattern and colour of its pieces
    held: bool
    here: bool
    seal: str  # before the deal: hash of the number that this seat mixes into the luck
    number: str  # before the deal: the number itself, once the seat has shown it
    once: bool  # the bot plays only until the next turn begins
    stood_in: list[int]  # turns in which a bot played since the person last did
    hold_at: int  # time from which others may ask for a bot here, in seconds; 0: they may not


class SeatQuestion(msgspec.Struct, frozen=True):
    """Question to the people at the table: whether a bot may play a seat, or whether a spectator may have it."""

    asked: int  # entry to name in the answer
    what: str  # hold, claim
    seat: int
    by: int  # seat that asks; -1 for a spectator who claims the seat
    waiting: list[int]


class Ending(msgspec.Struct, frozen=True):
    """Result of a seat: its points, its place from 1 on, its fate, and why nothing counts if nothing does.

    `player` says whether the game counts as the person's: it is the bot's where a bot played more than half of a
    person's turns.
    """

    points: int
    place: int
    fate: str  # escaped, rescued, lost, in-play
    lost_by: str  # artifact: it has none; place: it was knocked out too deep; inside: it never got out
    player: str  # person, bot
    turns: int  # turns played at this table
    bot_turns: int  # turns of these that a bot played for the seat's person


class TableInfo(msgspec.Struct, frozen=True):
    """Table as every client sees it."""

    table: str
    spec: str
    phase: str
    dealing: bool  # the deal was asked for; seats that promised a number show it now
    abandoned: bool
    chairs: list[Chair]
    seq: int
    commitment: str
    luck: LuckInfo
    turn_seconds: int
    asked: int
    host: int  # seat that may deal and send others away before the deal; -1: none
    rematch: str  # table where the same people play again
    rematch_by: int  # seat that asked for the rematch first; -1: none, or unknown
    code: str  # short code of this table, to be said aloud; "" when the game is over
    since: int  # time of the last move, in seconds
    endings: list[Ending]  # one for each seat, when the game is over and was not given up
    now: int  # server time in seconds, to count down to `due` and `hold_at`
    due: int  # time at which a bot plays for the asked seat, in seconds; 0: no clock runs
    questions: list[SeatQuestion]
    sent_away: list[str]  # before the deal: names of people who may not sit down until the host lets them back


class Listed(msgspec.Struct, frozen=True):
    """Table in the list of public tables."""

    table: str
    spec: str
    phase: str
    names: list[str]
    open: int
    updated: int
    turn_seconds: int


class FoundTable(msgspec.Struct, frozen=True):
    """Table that a code leads to."""

    table: str


class Sat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table and seat of the client; the token is in a cookie, or here for requests with `Prefer: token`."""

    table: str
    seat: int
    token: str = ""


class SeatLink(msgspec.Struct, frozen=True):
    """One-time link that moves the client's seat to another device, and the seconds it is valid."""

    link: str
    seconds: int


class Carried(msgspec.Struct, frozen=True):
    """Last entry of a command, the same for a repeated command; and how many choices were made."""

    seq: int
    made: int = 1


class Back(msgspec.Struct, frozen=True):
    """Undo by consent of the seat's latest choice: `choices` to name in `ask-undo`, choices `lost`, seats that must
    agree.
    """

    choices: int
    lost: int
    agree: list[int]


class Question(msgspec.Struct, frozen=True):
    """Open question: the asked seat, the number of the decision, and for that seat everything it may answer."""

    decision: int
    seat: int
    prompt: str
    choices: list[str]  # keys, for a connection without a language
    offers: list[Offer]  # the choices as data and sentences, for a connection with a language
    walks: list[Walk]  # walks of several steps; empty where none is possible
    prices: list[WalkPrice]  # prices of walks, by index
    lines: list[str]  # lines that offers and walks refer to by index
    text: str
    goal: str  # what the client's seat must do to win, or that it is out; "" for spectators
    undo_to: list[int]  # RUL-34: numbers of choices this seat can undo to alone, earliest first
    undo_turn: bool  # whether the first of these is the beginning of the turn
    back: Back | None  # null for spectators, and before the seat's first choice
    advice: bool  # whether this seat may ask for advice: not among people, unless all have agreed


class WrittenMoment(msgspec.Struct, frozen=True):
    """Position that a seat sees, as a scenario in which a choice must be refused; hidden cards are dealt anew."""

    scenario: str


class Why(msgspec.Struct, frozen=True):
    """Reason why a key cannot be answered now by this client: a word for programs, the rule and a sentence.

    `offered` is true if it can. `rules` are all rules concerned: that rule, the rules that close other ways to do the
    same, and the rules that these refer to.
    """

    offered: bool
    word: str
    rule: str
    text: str
    rules: list[str]


class Advice(msgspec.Struct, frozen=True):
    """Advice of the strongest bot for the client's seat: its choice, its reasons, and other choices, in words."""

    decision: int
    key: str
    choice: str
    why: list[str]
    instead: list[str]


class WantedLuck(Received, frozen=True):
    """Request for what luck a choice still has to bring after `luck`; before the game, without a key, the deal."""

    luck: ToldPieces
    key: Annotated[str, msgspec.Meta(max_length=120)] = ""


class LuckPiece(msgspec.Struct, frozen=True):
    """Piece that may have come, and how many of it are left."""

    id: str
    n: int


class AskedLuck(msgspec.Struct, frozen=True):
    """Question which pieces came: the next `n` of these, drawn without putting back. `n` is 0 if nothing is asked."""

    kind: str
    seat: int  # seat that it is about; -1: none
    n: int
    pieces: list[LuckPiece]


class Weighed(msgspec.Struct, frozen=True):
    """Cost and risk of a choice, and the strongest bot's opinion of it, in words."""

    decision: int
    key: str
    lines: list[str]


class CourseTurn(msgspec.Struct, frozen=True):
    """Finished turn: its seat, and for each seat the points it carried at the end, and its damage."""

    turn: int
    round: int
    seat: int
    points: list[int]
    damage: list[int]


class CourseMoment(msgspec.Struct, frozen=True):
    """Highlight of a game: an Artifact, a way out, the worst attack; `n` is its points, wounds or noise."""

    what: str
    turn: int
    seat: int
    n: int
    card: str | None
    token: str | None


class CourseRoad(msgspec.Struct, frozen=True):
    """Step from one room into another, and how often it was made."""

    out: str
    into: str
    n: int


class CourseHabit(msgspec.Struct, frozen=True):
    """Habits of a seat: how often it got each card, and its most used roads."""

    cards: dict[str, int]
    roads: list[CourseRoad]


class CourseOfGame(msgspec.Struct, frozen=True):
    """History of a finished game, turn by turn, from its replayed record."""

    turns: list[CourseTurn]
    moments: list[CourseMoment]
    habits: list[CourseHabit]


class Checked(msgspec.Struct, frozen=True):
    """Verification of a record by replay: whether the commitment, every choice and every digest hold; if not, why."""

    ok: bool
    commitment: str
    choices: int
    chances: int  # number of shuffles, draws and other reveals
    numbers: list[str]  # number that each seat mixed into the luck; "-": none, "?": promised and not shown
    reason: str
    told: bool  # people told the luck of a real box: nothing proves it
    foreign: bool  # played with cards that this server does not have: it cannot be checked here


class Consent(msgspec.Struct, frozen=True):
    """Request that everybody at the table must agree to."""

    asked: int
    seat: int
    what: str
    choices: int
    waiting: list[int]


class Position(msgspec.Struct, frozen=True):
    """Position of the game as one seat may see it."""

    view: Shown
    question: Question
    consent: Consent | None
    request: int  # number of the open or next request to go back: the link of the chain to show for a new deal


class ToldOpened(e.Entry, frozen=True, kw_only=True, tag="opened"):
    """Opening of the table: its game, its seats and the commitment to its luck."""

    table: str
    spec: str
    pack: str
    plans: list[e.Plan]
    commitment: str
    listed: bool = False
    turn_seconds: int = 0


class ToldSeated(e.Entry, frozen=True, kw_only=True, tag="seated"):
    """Person who takes a seat."""

    seat: int
    name: str


class ToldStarted(e.Entry, frozen=True, kw_only=True, tag="started"):
    """Deal: its events, the seat that has the first turn, the pack, and the source of the luck."""

    events: list[Fact]
    active: int
    pack: str = ""
    numbers: list[str] = msgspec.field(default_factory=list)
    luck: LuckSource = "sealed"


class ToldChosen(e.Entry, frozen=True, kw_only=True, tag="chosen"):
    """Choice of a seat: the decision it answers, and the events that follow."""

    seat: int
    key: str
    answers: int
    events: list[Fact]
    turn: int = 0
    active: int = 0
    over: bool = False


class ToldUndone(e.Entry, frozen=True, kw_only=True, tag="undone"):
    """Return to a number of choices; `since` is the entry of the first choice that was taken back."""

    seat: int
    choices: int
    redealt: int = 0
    since: int = 0
    request: int = 0
    numbers: list[str] = msgspec.field(default_factory=list)


class ToldSeatAsked(e.Entry, frozen=True, kw_only=True, tag="seat-asked"):
    """Question to the people in `agree` about a seat."""

    seat: int
    what: str
    agree: list[int]
    by: int = -1


class ToldLinked(e.Entry, frozen=True, kw_only=True, tag="linked"):
    """One-time link for a seat: it can be moved to another device."""

    seat: int


class ToldMoved(e.Entry, frozen=True, kw_only=True, tag="moved"):
    """Move of a seat to another device; the old device becomes a spectator."""

    seat: int


# Entries without hidden fields are sent as they are.
AnyTold: TypeAlias = (
    ToldOpened
    | ToldSeated
    | e.Unseated
    | e.AllowedBack
    | e.BotSeated
    | e.CharacterChosen
    | e.MarkChosen
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
    """First message of a connection: the table and position as they are now, and the entries missed since `seen`."""

    protocol: int
    seat: int
    info: TableInfo
    missed: list[AnyTold]
    position: Position | None


class Told(msgspec.Struct, frozen=True, tag_field="type", tag="told"):
    """New entry of the table, with the table and position after it."""

    entry: AnyTold
    info: TableInfo
    position: Position | None


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Change of the people who are connected."""

    info: TableInfo


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """Success of a command: the last of its entries, and how many choices were made."""

    id: int
    seq: int
    made: int = 1


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Refusal of a command: a word for programs, a rule, and a sentence in the connection's language."""

    id: int
    word: str
    rule: str
    text: str


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """Heartbeat: the connection is alive, and nothing has happened for a while."""


ServerMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat
