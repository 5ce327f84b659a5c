"""Entries of a table, numbered from 1. A table is the sum of its entries.

Entries are stored as JSON. `events` are the facts of the engine with all their numbers; what a seat may know of them is
decided when they are sent. Tokens are stored as hashes only; the key of the random stream is stored, and not sent
before the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from ..core.event import EVENTS, Event
from ..core.state import SeatId, State
from ..records.record import Redeal, is_redeal
from ..records.told_luck import ToldLine

TOLD: Final = "told"  # beginning of a table whose luck people tell

StoredEvent: TypeAlias = tuple[str, int, int, int, int]  # kind, seat, and its numbers


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Event at a table: its number, and its time in seconds."""

    seq: int
    at: int


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plan for a seat: a bot, or empty for a person."""

    bot: str = ""


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """History of the game that this one continues: its record lines up to a moment, and its turns by choices made."""

    keys: list[str]
    turns: list[tuple[int, int, int, str]]


class GoesOn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Game of a record to continue, as it stands, and the secret that deals its hidden part again.

    `numbers` and `told` are those of the record's header; the numbers of this table's seats follow with the deal.
    """

    past: Past
    position: bytes
    numbering: bytes
    pack: str
    secret: str
    numbers: list[str] = []
    told: list[str] | None = None


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """Opening of a table: its game, its seats and the commitment to its luck. Uploaded packs are stored whole."""

    table: str
    spec: str
    pack: str
    engine: str
    plans: list[Plan]
    secret: str
    commitment: str
    listed: bool = False
    turn_seconds: int = 0
    packs: list[str] = []  # documents of the packs that `spec` names
    beginning: str = "deal"  # how the table begins, a value of `Beginning`
    goes_on: GoesOn | None = None  # the game that the deal continues; never sent


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    """Person who takes a seat; stored are the hash of their token and a few hash bits of their address."""

    seat: int
    name: str
    token: str
    source: str = ""


class Unseated(Entry, frozen=True, kw_only=True, tag="unseated"):
    """Seat that is freed before the game; `by` is the seat that freed it."""

    seat: int
    by: int = -1


class AllowedBack(Entry, frozen=True, kw_only=True, tag="let-back"):
    """Permission of the host for a person who was sent away to sit down again."""

    name: str


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot-seated"):
    """Bot at a free seat."""

    seat: int
    bot: str


class CharacterChosen(Entry, frozen=True, kw_only=True, tag="character"):
    """Character that a seat will play; "" leaves it to the lot."""

    seat: int
    character: str


class MarkChosen(Entry, frozen=True, kw_only=True, tag="mark"):
    """Mark with which a seat plays: its shape, pattern and colour; "" is the usual one of its place."""

    seat: int
    mark: str


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """Commitment of a seat to the number that it will mix into the luck, by its hash."""

    seat: int
    seal: str


class Dealing(Entry, frozen=True, kw_only=True, tag="dealing"):
    """Request for the deal; seats that committed to a number show it now."""

    seat: int


class Numbered(Entry, frozen=True, kw_only=True, tag="numbered"):
    """Number that a seat shows, as it committed to."""

    seat: int
    number: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """Deal, and the seat that has the first turn.

    `numbering` says what the numbers of the pack mean from now on; `numbers` are those of the seats in the luck. With a
    `past` nothing is dealt: the game continues from there.
    """

    events: list[StoredEvent]
    digest: str
    active: int
    pack: str = ""
    numbering: bytes = b""
    numbers: list[str] = []
    past: Past | None = None
    told: list[str] | None = None  # luck of the deal, where people tell it


class Chosen(Entry, frozen=True, kw_only=True, tag="chosen"):
    """Choice, the decision it answers, and its events. `turn` is the number of the turn that it began, or 0."""

    seat: int
    key: str
    answers: int
    events: list[StoredEvent]
    digest: str
    turn: int = 0
    active: int = 0
    over: bool = False
    luck: list[str] = []  # what people told of it

    def line(self) -> str:
        """Line of the record."""
        return ToldLine(self.key, tuple(self.luck)).line()


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """Return to the position after `choices` choices; `since` is the entry of the first one taken back.

    With everybody's consent everything unseen is dealt anew, for the nth time (`redealt`), with the hands of the seats
    in `hands`; earlier redeals stay in the record. Entries without `hands` are old: they dropped the redeals taken
    back.
    """

    seat: int
    choices: int
    redealt: int = 0
    digest: str = ""
    since: int = 0
    hands: list[int] | None = None
    request: int = 0  # number of the request to go back
    numbers: list[str] = []  # numbers of all seats, mixed into the new deal

    def redeals(self, keys: Sequence[str]) -> list[str]:
        """Returns the redeal lines of a record with these keys after it was taken back to `choices`."""
        if not self.redealt:
            return []
        earlier = [] if self.hands is None else [key for key in keys[self.choices :] if is_redeal(key)]
        redeal = Redeal(self.redealt, tuple(self.hands or ()), self.request, tuple(self.numbers))
        return [*earlier, redeal.line()]


class Asked(Entry, frozen=True, kw_only=True, tag="asked"):
    """Request for everybody's consent: to go back to `choices` choices, to give up the game, or to allow advice."""

    seat: int
    what: str
    choices: int = 0
    number: str = ""  # number of the asking seat, for the new deal


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Answer to a request for consent; one no ends the request."""

    seat: int
    yes: bool
    number: str = ""


class Abandoned(Entry, frozen=True, kw_only=True, tag="abandoned"):
    """End of the game by everybody's consent."""


class Advisable(Entry, frozen=True, kw_only=True, tag="advisable"):
    """Consent of everybody to advice: from now on every person here may ask what a bot would do."""


class Held(Entry, frozen=True, kw_only=True, tag="held"):
    """Bot that plays for a person until they return or, with `once`, until the next turn begins."""

    seat: int
    bot: str
    once: bool = False


class SeatAsked(Entry, frozen=True, kw_only=True, tag="seat-asked"):
    """Question to the people in `agree` about a seat.

    `hold`: whether a bot may play there. `claim`: whether a spectator who claims the seat may have it. The token of a
    claim is stored as a hash, and proves nothing before they agree.
    """

    seat: int
    what: str
    agree: list[int]
    by: int = -1  # the seat that asks; -1 for a spectator
    token: str = ""


class SeatAnswered(Entry, frozen=True, kw_only=True, tag="seat-answered"):
    """Answer to a question about a seat; one no ends the question."""

    seat: int
    asked: int  # the entry of the question
    yes: bool


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """Return of a person to the seat that a bot played."""

    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """Chat message of a seat."""

    seat: int
    text: str


class Nudged(Entry, frozen=True, kw_only=True, tag="nudged"):
    """Reminder to the seat that everybody waits for."""

    seat: int
    by: int


class Linked(Entry, frozen=True, kw_only=True, tag="linked"):
    """One-time link that moves a seat to another device for a limited time; stored as a hash."""

    seat: int
    link: str


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """Move of a seat to another device: from now on another token proves the seat."""

    seat: int
    token: str


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """Rematch of the same people at another table; `seat` asked for it first, -1 in old entries."""

    table: str
    seat: int = -1


AnyEntry: TypeAlias = (
    Opened
    | Seated
    | Unseated
    | AllowedBack
    | BotSeated
    | CharacterChosen
    | MarkChosen
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


def events_of(state: State) -> list[StoredEvent]:
    """Returns the events of a state since it began to record."""
    return [(event.kind.name, event.seat, event.first, event.second, event.third) for event in state.events]


def event_of(stored: StoredEvent) -> Event:
    name, seat, first, second, third = stored
    return Event(EVENTS[name], SeatId(seat), first, second, third)
