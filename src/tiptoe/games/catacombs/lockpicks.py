"""CAT-1.2: lockpicks that texts give and take."""

from __future__ import annotations

from typing import Final, final

from ...core.components import Program
from ...core.definitions import Effect, NumberEffect
from ...core.kernel import resolve
from ...core.price import Price
from ...core.state import Seat, State
from ...core.vocabulary import NUMBER, PROGRAM, EffectWord, Field, number_word
from ...rules.resources import possible_after, spend_lockpicks, text_price
from .events import LOCKPICKS_GAINED


@final
class Lockpicks(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.lockpicks += self.n
        if state.recording:
            state.tell(LOCKPICKS_GAINED, seat.index, self.n)


@final
class PayLockpick(Effect):
    """Pays n lockpicks to resolve `program`; does nothing if the seat cannot."""

    def __init__(self, n: int, program: Program) -> None:
        super().__init__()
        self.n: Final = n
        self.program: Final = program

    def possible(self, state: State, seat: Seat) -> bool:
        return seat.lockpicks >= self.n and possible_after(state, seat, self.program, lockpicks=self.n)

    def price(self, state: State, seat: Seat) -> Price:
        return Price(lockpicks=self.n).plus(text_price(state, seat, self.program))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.possible(state, seat):
            spend_lockpicks(state, seat, self.n)
            resolve(state, seat, self.program, source)


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("lockpicks", "CAT-1.2", Lockpicks),
    "pay-lockpick": EffectWord(
        "CAT-1.2",
        (Field("pay-lockpick", NUMBER), Field("do", PROGRAM)),
        lambda a: PayLockpick(a.number("pay-lockpick"), a.program("do")),
    ),
}
