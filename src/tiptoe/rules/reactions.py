"""RUL-120 to 122: cards that are laid out from hand in the turn of a rival, without a question."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.components import CardId
from ..core.definitions import Frame
from ..core.event import CARD_LAID_OUT
from ..core.kernel import resolve
from ..core.pack import Pack
from ..core.stable_ids import FRAMES
from ..core.state import IN_PLAY, Seat, SeatId, State
from .deck import draw


def react(state: State, doer: SeatId, deed: int) -> None:
    """RUL-121, 122: lays out cards of rivals that react to a deed of `doer`, clockwise from the active seat.

    The active seat plays its cards instead; no seat reacts to itself.
    """
    if not state.rules.pack.reactions & deed:
        return
    seats = len(state.seats)
    for place in range(1, seats):
        index = (state.active + place) % seats
        if index != doer and state.seats[index].status == IN_PLAY:
            _lay_out(state, index, deed)


def _lay_out(state: State, index: int, deed: int) -> None:
    """RUL-120, 122: lays out cards in the order of the hand; a card drawn for one of them is too late for the deed."""
    for card in [card for card in state.seats[index].hand if state.cards[card].react & deed]:
        seat = state.seat(index)
        seat.hand.remove(card)
        seat.in_play.append(card)
        if state.recording:
            state.tell(CARD_LAID_OUT, seat.index, card)
        draw(state, seat, 1)


def resolve_laid_out(state: State, seat: Seat) -> None:
    """RUL-120: at the beginning of a turn, lets the texts of the cards laid out since the last one wait to resolve."""
    if seat.in_play:
        seat.played.extend(seat.in_play)
        state.stack.append(LaidOut(seat.index, seat.in_play[:]))


@final
class LaidOut(Frame):
    """Cards laid out in turns of rivals whose texts are still to be resolved, in the order of laying."""

    kind: ClassVar[int] = FRAMES.claim("laid-out", 26)
    rule: ClassVar[str] = "RUL-120"

    def __init__(self, seat: SeatId, cards: list[CardId]) -> None:
        super().__init__(seat, asks=False)
        self.cards: Final = cards

    def run(self, state: State, seat: Seat) -> None:
        depth = len(state.stack)
        for at, card in enumerate(self.cards):
            resolve(state, seat, state.cards[card].play, card)
            if len(state.stack) != depth:
                if at + 1 < len(self.cards):
                    state.stack.insert(depth, LaidOut(self.seat, self.cards[at + 1 :]))
                return

    def fields(self) -> list[int]:
        return [card for card in self.cards]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> LaidOut:
        return LaidOut(seat, [CardId(card) for card in fields])
