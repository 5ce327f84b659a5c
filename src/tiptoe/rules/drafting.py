"""EXP-3: a draft of cards before the first turn, open or closed.

The cards of a draft stay on top of the dungeon deck until it is over; `Drafting.taken` says whose each of them will
be. A key names only a place among them (`draft:2`), so a closed draft can be told to everybody.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ChoiceId, Verb, argument_of, declare_verb
from ..core.choice_arguments import MAX_DIGITS, NO_CHOICE, About, Argument, no_names
from ..core.components import BLUE, Card, CardId
from ..core.definitions import Frame, Step
from ..core.event import EventKind
from ..core.pack import Pack
from ..core.refusals import Reason
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State

CARDS_A_SEAT: Final = 3  # laid out or dealt
TAKEN_BY_A_SEAT: Final = 2
DEAREST: Final = 4  # cost in Skill
MOST_CARDS: Final = 6 * CARDS_A_SEAT
UNKNOWN: Final = CardId(-1)

NOT_BEFORE_YOU: Final = Reason("not-before-you", "EXP-3.3")

DRAFT_CARD_SHOWN: Final = EventKind("DraftCardShown", "EXP-3.2", "card", reveals=True)
CARD_PICKED: Final = EventKind("CardPicked", "EXP-3.2", "card")
CARD_KEPT: Final = EventKind("CardKept", "EXP-3.3", "card", hides=True, reveals=True)
CARD_DRAFTED: Final = EventKind("CardDrafted", "EXP-3.4", "card", reveals=True)
CARD_LEFT_OVER: Final = EventKind("CardLeftOver", "EXP-3.4", "card", reveals=True)


@final
class DraftPlace(Argument):
    """Place of a card in the draft, from 1; `about` adds the card that lies there."""

    def write(self, n: int, state: State) -> str:
        return str(n)

    def read(self, text: str, state: State) -> int:
        return int(text) if text.isdecimal() and len(text) < MAX_DIGITS and 0 < int(text) <= MOST_CARDS else NO_CHOICE

    def about(self, n: int, state: State) -> About:
        frame = drafting(state.stack)
        return {} if frame is None or n > len(frame.taken) else {"card": draft_cards(state, frame)[n - 1]}

    def every(self, state: State) -> list[int]:
        return list(range(1, MOST_CARDS + 1))


DRAFT_PLACE: Final = DraftPlace("place", no_names)
DRAFT: Final = declare_verb(24, Verb("draft", DRAFT_PLACE))


def may_be_drafted(card: Card) -> bool:
    """EXP-3.1: whether a card can be in a draft: one for the own deck, cheap, and without the attack symbol."""
    return card.banner == BLUE and not card.attack and card.cost <= DEAREST


@final
class DealDraft(Step):
    """EXP-3.1: brings the cards of the draft to the top of the dungeon deck and asks for the first one."""

    rule: ClassVar[str] = "EXP-3.1"
    word: ClassVar[str] = "DealDraft"

    def __init__(self, *, closed: bool) -> None:
        self.closed: Final = closed

    def run(self, state: State, seat: Seat) -> None:
        deck = state.deck[: state.deck_left]
        fitting = [card for card in reversed(deck) if may_be_drafted(state.cards[card])]
        size = min(CARDS_A_SEAT, len(fitting) // len(state.seats))
        if size == 0:
            return
        chosen = fitting[: size * len(state.seats)]
        for card in chosen:
            deck.remove(card)
        state.deck = deck + chosen
        state.deck_left = len(state.deck)
        if state.recording and not self.closed:
            for card in chosen:
                state.tell(DRAFT_CARD_SHOWN, state.first, card)
        ask_next(state, [0] * len(chosen), closed=self.closed)


def ask_next(state: State, taken: list[int], *, closed: bool) -> None:
    """Asks the seat whose turn it is to take a card; ends the draft when every seat has its cards."""
    seats = len(state.seats)
    picks = len(taken) - taken.count(0)
    if picks == min(TAKEN_BY_A_SEAT, len(taken) // seats) * seats:
        end_draft(state, taken)
        return
    state.stack.append(Drafting(SeatId(asked(state.first, seats, picks, closed=closed)), taken, closed=closed))


def asked(first: int, seats: int, picks: int, *, closed: bool) -> int:
    """EXP-3.2: open: the last seat of the round begins, and after the first one it goes back; closed: clockwise."""
    place = picks % seats
    if closed or picks // seats % 2:
        return (first + place) % seats
    return (first + seats - 1 - place) % seats


def end_draft(state: State, taken: list[int]) -> None:
    """EXP-3.4: gives the taken cards to the discard piles, and what is left to the dungeon discard."""
    cards = state.deck[state.deck_left - len(taken) : state.deck_left]
    state.deck_left -= len(taken)
    left: list[CardId] = []
    for owner, card in zip(taken, cards):
        if not owner:
            left.append(card)
            continue
        state.seat(owner - 1).discard.append(card)
        if state.recording:
            state.tell(CARD_DRAFTED, SeatId(owner - 1), card)
    state.dungeon_discard = state.dungeon_discard + left
    if state.recording:
        for card in left:
            state.tell(CARD_LEFT_OVER, state.first, card)


@final
class Drafting(Frame):
    """Question which card of the draft to take; `taken` has 0 for a card that is left, else 1 + the seat."""

    kind: ClassVar[int] = FRAMES.claim("drafting", 30)
    prompt: ClassVar[str] = "draft"
    verbs: ClassVar[tuple[int, ...]] = (DRAFT,)
    rule: ClassVar[str] = "EXP-3.2"

    def __init__(self, seat: SeatId, taken: list[int], *, closed: bool) -> None:
        super().__init__(seat, asks=True)
        self.taken: Final = taken
        self.closed: Final = closed

    def before(self, seat: int, seats: int) -> list[int]:
        """Places that lie before a seat: all, or in a closed draft its packet, which comes from the right."""
        if not self.closed:
            return list(range(len(self.taken)))
        passed = (len(self.taken) - self.taken.count(0)) // seats
        size = len(self.taken) // seats
        packet = (seat + seats - passed % seats) % seats
        return list(range(packet * size, (packet + 1) * size))

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for place in self.before(seat.index, len(state.seats)):
            if not self.taken[place]:
                out.append(ChoiceId(DRAFT | place + 1))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        place = argument_of(choice) - 1
        if state.recording:
            card = draft_cards(state, self)[place]
            state.tell(CARD_KEPT if self.closed else CARD_PICKED, seat.index, card)
        taken = self.taken[:]
        taken[place] = seat.index + 1
        ask_next(state, taken, closed=self.closed)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return NOT_BEFORE_YOU if choice & ~argument_of(choice) == DRAFT else super().why_not(state, seat, choice)

    def fields(self) -> list[int]:
        return [1 if self.closed else 0, *self.taken]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Drafting:
        return Drafting(seat, fields[1:], closed=fields[0] == 1)


def drafting(stack: list[Frame]) -> Drafting | None:
    """The open question of a draft, or None."""
    frame = stack[-1] if stack else None
    return frame if isinstance(frame, Drafting) else None


def draft_cards(state: State, frame: Drafting) -> list[CardId]:
    """Cards of the draft, place by place: those on top of the dungeon deck."""
    return state.deck[state.deck_left - len(frame.taken) : state.deck_left]


def known_draft(state: State, seat: int) -> list[CardId]:
    """EXP-3.3: the cards of the draft that a seat sees, by place: all of an open one, else its packet and its own."""
    frame = drafting(state.stack)
    if frame is None:
        return []
    cards = draft_cards(state, frame)
    if not frame.closed:
        return cards
    if seat < 0:
        return [UNKNOWN] * len(cards)
    seen = frame.before(seat, len(state.seats))
    return [
        card if frame.taken[place] == seat + 1 or (place in seen and not frame.taken[place]) else UNKNOWN
        for place, card in enumerate(cards)
    ]


def with_draft_on_top(deck: list[CardId], known: list[CardId], cards: list[Card]) -> list[CardId]:
    """Returns the cards of a deck with those of a draft on top: the known ones at their places, others that may be."""
    if not known:
        return deck
    rest = deck[:]
    for card in known:
        if card != UNKNOWN:
            rest.remove(card)
    top: list[CardId] = []
    fitting = [card for card in rest if may_be_drafted(cards[card])]
    for card in known:
        if card == UNKNOWN:
            card = fitting.pop()
            rest.remove(card)
        top.append(card)
    return rest + top
