"""CORE-14: the row is refilled, and cards arrive."""

from __future__ import annotations

from typing import ClassVar, final

from ..core.choice import ROW
from ..core.event import CARD_REVEALED, DECK_EXHAUSTED
from ..core.kinds import Step
from ..core.material import NOTHING, Card
from ..core.state import Seat, State
from .escape import knock_out_everybody


@final
class RefillRow(Step):
    """CORE-14.1, 14.2, 14.4: slot by slot, each Arrive text before the next card; the discard never comes back."""

    rule: ClassVar[str] = "CORE-13.7"

    def run(self, state: State, seat: Seat) -> None:
        state.attack_called = False
        for slot in range(ROW):
            if state.row[slot] != NOTHING:
                continue
            if state.deck_left == 0:
                if state.recording:
                    state.tell(DECK_EXHAUSTED, seat.index)
                knock_out_everybody(state)  # CORE-14.3, RUL-11
                return
            if reveal(state, seat, slot):
                state.attack_called = True  # CORE-14.6


def reveal(state: State, seat: Seat, slot: int) -> bool:
    """The top card of the deck to the slot; says whether it bears the attack symbol."""
    state.deck_left -= 1
    card = state.cards[state.deck[state.deck_left]]
    state.row[slot] = card.number
    if state.recording:
        state.tell(CARD_REVEALED, seat.index, card.number, slot)
    arrive(state, seat, card)
    return card.attack


def arrive(state: State, seat: Seat, card: Card) -> None:
    """CORE-14.2: as soon as the card is revealed, also when the seat ending its turn is out."""
    for effect in card.arrive.effects:
        effect.resolve(state, seat, card.number)
