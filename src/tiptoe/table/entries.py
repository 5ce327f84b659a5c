"""Entries of a table: one after another, numbered from 1. Together they are the table.

Entries are stored as JSON. `events` are the facts of the engine with all their numbers: what of them a seat may know
is decided when they are told. Tokens are kept as hashes only; the key of the random stream is kept, and never told
before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ..core.event import EVENTS, Event
from ..core.state import State
from ..records.record import Redeal, is_redeal

Fact: TypeAlias = tuple[str, int, int, int, int]  # kind, seat, and its numbers


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Anything that happened at a table: its number, and when, in seconds."""

    seq: int
    at: int


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may sit somewhere: a bot, or somebody who comes by the link."""

    bot: str = ""


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game goes on from: the lines of another one up to a moment, and its turns so far, by choices made."""

    keys: list[str]
    turns: list[tuple[int, int, int, str]]


class GoesOn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a record as it stands, and the secret that deals again what nobody may know of it.

    `numbers` are those of the record's header; those of the people here follow with the deal.
    """

    past: Past
    position: bytes
    numbering: bytes
    pack: str
    secret: str
    numbers: list[str] = []


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A table with its game, its seats, and the promise of luck. Packs that people brought are kept whole."""

    table: str
    spec: str
    pack: str
    engine: str
    plans: list[Plan]
    secret: str
    commitment: str
    listed: bool = False
    turn_seconds: int = 0
    packs: list[str] = []  # documents of the packs that the spec names
    beginning: str = "deal"  # how the table begins, a value of `Beginning`
    goes_on: GoesOn | None = None  # the game that the deal takes up; never told


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    """Somebody sits down; the token that proves it is known by its hash, their address by a few bits of one."""

    seat: int
    name: str
    token: str
    source: str = ""


class Unseated(Entry, frozen=True, kw_only=True, tag="unseated"):
    """A seat is free again; only before the game. `by` is the seat that freed it."""

    seat: int
    by: int = -1


class AllowedBack(Entry, frozen=True, kw_only=True, tag="let-back"):
    """The host lets somebody sit down again whom they had sent away."""

    name: str


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot-seated"):
    seat: int
    bot: str


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """A seat promises the number that it will mix into the luck, by its hash."""

    seat: int
    seal: str


class Dealing(Entry, frozen=True, kw_only=True, tag="dealing"):
    """The deal was asked for; whoever has promised a number shows it now."""

    seat: int


class Numbered(Entry, frozen=True, kw_only=True, tag="numbered"):
    """A seat shows the number that it promised."""

    seat: int
    number: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The deal, and the seat that has the first turn. With which pack, what numbers mean from now on, and which
    numbers of the seats are mixed into the luck. With a past, it is no deal: the game goes on from there."""

    events: list[Fact]
    digest: str
    active: int
    pack: str = ""
    numbering: bytes = b""
    numbers: list[str] = []
    past: Past | None = None


class Chosen(Entry, frozen=True, kw_only=True, tag="chosen"):
    """A choice, the decision it answers, and what came of it. `turn` is that of a turn which began with it."""

    seat: int
    key: str
    answers: int
    events: list[Fact]
    digest: str
    turn: int = 0
    active: int = 0
    over: bool = False


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """Back to so many choices; `since` is the entry of the first one taken back.

    With everybody's consent what nobody had seen is dealt anew, for the nth time, with the hands of `hands`; every
    earlier such deal stays in the record. Where `hands` is missing the entry is old: it forgot those it went back past.
    """

    seat: int
    choices: int
    redealt: int = 0
    digest: str = ""
    since: int = 0
    hands: list[int] | None = None
    request: int = 0  # which time it is that somebody asked to go back
    numbers: list[str] = []  # of all seats, mixed into the new deal

    def redeals(self, keys: Sequence[str]) -> list[str]:
        """The lines that stand in a record of these keys once it was taken back to `choices`."""
        if not self.redealt:
            return []
        earlier = [] if self.hands is None else [key for key in keys[self.choices :] if is_redeal(key)]
        redeal = Redeal(self.redealt, tuple(self.hands or ()), self.request, tuple(self.numbers))
        return [*earlier, redeal.line()]


class Asked(Entry, frozen=True, kw_only=True, tag="asked"):
    """Somebody asks for everybody's consent: to go back to so many choices, to give the game up, or to be advised."""

    seat: int
    what: str
    choices: int = 0
    number: str = ""  # of the asker, for the new deal


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Somebody consents, or not; one no is enough."""

    seat: int
    yes: bool
    number: str = ""


class Abandoned(Entry, frozen=True, kw_only=True, tag="abandoned"):
    """Everybody consented to give the game up."""


class Advisable(Entry, frozen=True, kw_only=True, tag="advisable"):
    """Everybody consented: from now on whoever sits here may ask what a bot would do."""


class Held(Entry, frozen=True, kw_only=True, tag="held"):
    """A bot plays for a person, until they return; with `once`, until the next turn begins."""

    seat: int
    bot: str
    once: bool = False


class SeatAsked(Entry, frozen=True, kw_only=True, tag="seat-asked"):
    """The people in `agree` are asked about a seat: whether a bot may play there (`hold`), or whether a spectator who
    claims it may have it (`claim`). The token of a claim is known by its hash, and proves nothing before they agree."""

    seat: int
    what: str
    agree: list[int]
    by: int = -1  # the seat that asks; nobody where a spectator does
    token: str = ""


class SeatAnswered(Entry, frozen=True, kw_only=True, tag="seat-answered"):
    """Somebody answers a question about a seat; one no ends it."""

    seat: int
    asked: int  # the entry of the question
    yes: bool


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """They are back."""

    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    seat: int
    text: str


class Nudged(Entry, frozen=True, kw_only=True, tag="nudged"):
    """Somebody reminds the seat that everybody waits for."""

    seat: int
    by: int


class Linked(Entry, frozen=True, kw_only=True, tag="linked"):
    """A seat can be taken to another device, once and for a while, by a link that is known by its hash."""

    seat: int
    link: str


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """Somebody goes on at another device: from now on another token proves the seat."""

    seat: int
    token: str


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again at another table; `seat` asked for it first, -1 where an old entry does not say."""

    table: str
    seat: int = -1


AnyEntry: TypeAlias = (
    Opened
    | Seated
    | Unseated
    | AllowedBack
    | BotSeated
    | Sealed
    | Dealing
    | Numbered
    | Started
    | Chosen
    | Undone
    | Asked
    | Answered
    | Abandoned
    | Advisable
    | Held
    | SeatAsked
    | SeatAnswered
    | Returned
    | Said
    | Nudged
    | Linked
    | Moved
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    return _decoder.decode(body)


def facts(state: State) -> list[Fact]:
    """What a state has told since it began to record."""
    return [(event.kind.name, event.seat, event.first, event.second, event.third) for event in state.events]


def event_of(fact: Fact) -> Event:
    name, seat, first, second, third = fact
    return Event(EVENTS[name], seat, first, second, third)
