"""CORE-14: refill of the row, and Arrive texts of its cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ROW
from ..core.components import MONSTER_ARRIVED, NOTHING, RED, Card, CardId
from ..core.definitions import Frame, Step
from ..core.event import ATTACK_CALLED, CARD_REVEALED, DECK_EXHAUSTED
from ..core.pack import Pack
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from .escape import knock_out_everybody
from .reactions import react
from .told_luck import told_row_card


@final
class RefillRow(Step):
    """CORE-14.1, 14.2, 14.4: refills slot by slot, each Arrive text before the next card; discards never come back."""

    rule: ClassVar[str] = "CORE-13.7"
    word: ClassVar[str] = "RefillRow"

    def run(self, state: State, seat: Seat) -> None:
        state.attack_called = False
        refill(state, seat)


def refill(state: State, seat: Seat) -> None:
    """Refills the empty slots; when an Arrive text asks a question, the rest waits beneath it."""
    depth = len(state.stack)
    for slot in range(ROW):
        if state.row[slot] != NOTHING:
            continue
        if state.deck_left == 0:
            if state.recording:
                state.tell(DECK_EXHAUSTED, seat.index)
            knock_out_everybody(state)  # CORE-14.3, CAT-9.2, RUL-11
            return
        if reveal(state, seat, slot):
            state.attack_called = True  # CORE-14.6
            if state.recording:
                state.tell(ATTACK_CALLED, seat.index, state.row[slot])
        if len(state.stack) != depth:
            state.stack.insert(depth, Refilling(seat.index))
            return


@final
class Refilling(Frame):
    """Rest of a refill, waiting beneath a question of an Arrive text."""

    kind: ClassVar[int] = FRAMES.claim("refilling", 12)
    rule: ClassVar[str] = "CORE-14.1"

    def __init__(self, seat: SeatId) -> None:
        super().__init__(seat, asks=False)

    def run(self, state: State, seat: Seat) -> None:
        refill(state, seat)

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Refilling:
        return Refilling(seat)


def reveal(state: State, seat: Seat, slot: int) -> bool:
    """Reveals the top card of the deck in the slot; returns whether it bears the attack symbol."""
    if state.rng.told is not None:
        told_row_card(state)
    state.deck_left -= 1
    card = state.cards[state.deck[state.deck_left]]
    state.row[slot] = card.number
    if state.recording:
        state.tell(CARD_REVEALED, seat.index, card.number, slot)
    if card.banner == RED:
        react(state, state.active, MONSTER_ARRIVED)
    arrive(state, seat, card)
    return card.attack


def arrive(state: State, seat: Seat, card: Card, at: int = 0) -> None:
    """CORE-14.2: resolves the Arrive text of a revealed card, also when the seat ending its turn is out.

    An effect may ask all seats (RUL-123); the rest of the text then waits beneath the questions.
    """
    depth = len(state.stack)
    effects = card.arrive.effects
    for place in range(at, len(effects)):
        effects[place].resolve(state, seat, card.number)
        if len(state.stack) != depth:
            if place + 1 < len(effects):
                state.stack.insert(depth, ArrivingText(seat.index, card.number, place + 1))
            return


@final
class ArrivingText(Frame):
    """Rest of an Arrive text, waiting beneath questions to all seats."""

    kind: ClassVar[int] = FRAMES.claim("arriving-text", 28)
    rule: ClassVar[str] = "CORE-14.2"

    def __init__(self, seat: SeatId, card: CardId, at: int) -> None:
        super().__init__(seat, asks=False)
        self.card: Final = card
        self.at: Final = at

    def run(self, state: State, seat: Seat) -> None:
        arrive(state, seat, state.cards[self.card], self.at)

    def fields(self) -> list[int]:
        return [self.card, self.at]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> ArrivingText:
        return ArrivingText(seat, CardId(fields[0]), fields[1])


def arrive_from(state: State, seat: Seat, first: int) -> None:
    """CORE-3.11, RUL-12: resolves the Arrive texts of the first row from slot `first` on."""
    depth = len(state.stack)
    for slot in range(first, ROW):
        arrive(state, seat, state.cards[state.row[slot]])
        if len(state.stack) != depth:
            state.stack.insert(depth, Arriving(seat.index, slot + 1))
            return


@final
class Arriving(Frame):
    """Rest of the first Arrive texts, waiting beneath a question."""

    kind: ClassVar[int] = FRAMES.claim("arriving", 14)
    rule: ClassVar[str] = "CORE-3.11"

    def __init__(self, seat: SeatId, slot: int) -> None:
        super().__init__(seat, asks=False)
        self.slot: Final = slot

    def run(self, state: State, seat: Seat) -> None:
        arrive_from(state, seat, self.slot)

    def fields(self) -> list[int]:
        return [self.slot]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Arriving:
        return Arriving(seat, fields[0])
