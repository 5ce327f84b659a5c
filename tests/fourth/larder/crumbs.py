"""LAR-1, LAR-2: nibbling at a cheese, and the word of cards that finds a crumb."""

from __future__ import annotations

from typing import ClassVar, Final

from tiptoe.core.choice import ChoiceId
from tiptoe.core.definitions import Action, NumberEffect
from tiptoe.core.refusals import Reason
from tiptoe.core.state import Seat, State
from tiptoe.core.vocabulary import Vocabulary, number_word
from tiptoe.rules.clank import make_clank
from tiptoe.rules.tokens import gain_token, take_from_room

from .nouns import CHEESE, CRUMB, CRUMB_NIBBLED, NIBBLE, NIBBLED_ALREADY, NO_CHEESE, NO_CRUMBS


class Nibble(Action):
    """LAR-1.1 to 1.3: nibble a crumb of the room's cheese, once a turn and room; it makes a noise."""

    rule: ClassVar[str] = "LAR-1.1"

    def __init__(self) -> None:
        super().__init__(NIBBLE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        choice = ChoiceId(NIBBLE)
        if self.why_not(state, seat, choice) is None:
            out.append(choice)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        seat.rewarded = seat.rewarded + [seat.room]
        if state.recording:
            state.tell(CRUMB_NIBBLED, seat.index, seat.room)
        take_from_room(state, seat, seat.room, CRUMB)
        make_clank(state, seat, 1)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        if not state.board.features[seat.room] & CHEESE:
            return NO_CHEESE
        if seat.room in seat.rewarded:
            return NIBBLED_ALREADY
        tokens = state.rules.pack.tokens
        return None if any(tokens[token].kind == CRUMB for token in state.room_tokens[seat.room]) else NO_CRUMBS


class FindCrumbs(NumberEffect):
    """LAR-2.1: find crumbs in a corner, however many the cheeses have left."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for _ in range(self.n):
            gain_token(state, seat, state.rules.pack.token_of_kind(CRUMB).number)


WORDS: Final = Vocabulary(number_word("crumb", "LAR-2.1", FindCrumbs), {}, {}, {}, {}, {})
