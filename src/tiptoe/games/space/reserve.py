"""SPA-4.1: enemy of the reserve, a card with two faces."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.choice import PICK, ChoiceId
from ...core.components import CardId
from ...core.definitions import Effect, Question
from ...core.pack import Pack
from ...core.stable_ids import FRAMES
from ...core.state import Seat, SeatId, State
from ...core.vocabulary import CARD, FLAG, EffectWord, Field
from .events import RESERVE_TURNED


@final
class TurnReserve(Effect):
    """Turns the enemy of the reserve to `face`; does nothing if it shows already."""

    def __init__(self, face: CardId, *, optional: bool) -> None:
        super().__init__()
        self.face: Final = face
        self.optional: Final = optional

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if shows(state, self.face):
            return
        if self.optional:
            state.stack.append(TurningReserve(seat.index, source, self.face))
        else:
            turn_reserve(state, seat, self.face)


def shows(state: State, face: CardId) -> bool:
    """Whether the enemy of the reserve shows `face`."""
    return state.reserve[state.rules.pack.reserve.index(face)] > 0


def turn_reserve(state: State, seat: Seat, face: CardId) -> None:
    """Turns the enemy: the pile of `face` gets the single card of the other pile."""
    shown = state.cards[face]
    reserve = state.reserve[:]
    for i, card in enumerate(state.rules.pack.reserve_cards):
        if shown.back_of == card.id or card.back_of == shown.id:
            reserve[i] = 0
    reserve[state.rules.pack.reserve.index(face)] = 1
    state.reserve = reserve
    if state.recording:
        state.tell(RESERVE_TURNED, seat.index, face)


@final
class TurningReserve(Question):
    """Question whether to turn the enemy of the reserve."""

    kind: ClassVar[int] = FRAMES.claim("turning-reserve", 50)
    prompt: ClassVar[str] = "turn-reserve"
    verbs: ClassVar[tuple[int, ...]] = (PICK,)
    rule: ClassVar[str] = "SPA-4.1"

    def __init__(self, seat: SeatId, source: int, face: CardId) -> None:
        super().__init__(seat, source, optional=True)
        self.face: Final = face

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.append(ChoiceId(PICK | 1))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        turn_reserve(state, seat, self.face)

    def fields(self) -> list[int]:
        return [self.source, self.face]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> TurningReserve:
        return TurningReserve(seat, fields[0], CardId(fields[1]))


EFFECTS: Final[dict[str, EffectWord]] = {
    "turn-reserve": EffectWord(
        "SPA-4.1",
        (Field("turn-reserve", CARD), Field("optional", FLAG, 0)),
        lambda a: TurnReserve(CardId(a.number("turn-reserve")), optional=a.number("optional") == 1),
        of_reserve=True,
    )
}
