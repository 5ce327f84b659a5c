"""RUL-70: effects that sell a market item at another price or give it for free."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.board import MARKET
from ..core.choice import SHIFT, ChoiceId
from ..core.definitions import Effect, Question
from ..core.kernel import Ability
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import FLAG, NUMBER, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .market import Sale


@final
class Bargain(Ability):
    """Buys an item for `gold`, once this turn: in a market room, or anywhere."""

    def __init__(self, gold: int, *, anywhere: bool, kept: bool) -> None:
        super().__init__(kept=kept)
        self.gold: Final = gold
        self.anywhere: Final = anywhere

    def available(self, state: State, seat: Seat, source: int) -> bool:
        here = self.anywhere or state.board.features[seat.room] & MARKET != 0
        return here and bool(offers_at(state, seat, self.gold))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Bargaining(seat.index, source, self.gold, optional=optional))


@final
class FreeItem(Effect):
    """Gives an item for free in a market room; other conditions of the item still hold."""

    def possible(self, state: State, seat: Seat) -> bool:
        return state.board.features[seat.room] & MARKET != 0 and bool(offers_at(state, seat, 0))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.possible(state, seat):
            state.stack.append(Bargaining(seat.index, source, 0, optional=False))


def offers_at(state: State, seat: Seat, gold: int) -> list[ChoiceId]:
    """Choices for all items at the price `gold`, from every Sale action of the game."""
    found: list[ChoiceId] = []
    for action in state.rules.actions:
        if isinstance(action, Sale):
            action.offer(state, seat, gold, found)
    return found


@final
class Bargaining(Question):
    """Question which item to buy."""

    kind: ClassVar[int] = FRAMES.claim("bargaining", 35)
    prompt: ClassVar[str] = "bargain"
    rule: ClassVar[str] = "RUL-70"

    def __init__(self, seat: SeatId, source: int, gold: int, *, optional: bool) -> None:
        super().__init__(seat, source, optional=optional)
        self.gold: Final = gold

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend(offers_at(state, seat, self.gold))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        sale = state.rules.by_verb[choice >> SHIFT]
        assert isinstance(sale, Sale)
        sale.sell(state, seat, choice, self.gold)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        sale = state.rules.by_verb[choice >> SHIFT]
        return sale.at(state, choice, self.gold) if isinstance(sale, Sale) else FREE

    def fields(self) -> list[int]:
        return [*super().fields(), self.gold]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Bargaining:
        return Bargaining(seat, fields[0], fields[2], optional=fields[1] == 1)


EFFECTS: Final[dict[str, EffectWord]] = {
    "buy-anywhere": EffectWord(
        "RUL-70",
        (Field("buy-anywhere", NUMBER),),
        lambda a: Bargain(a.number("buy-anywhere"), anywhere=True, kept=a.moment == PLAYED),
        asks=True,
    ),
    "bargain": EffectWord(
        "CORE-11.1",
        (Field("bargain", NUMBER),),
        lambda a: Bargain(a.number("bargain"), anywhere=False, kept=a.moment == PLAYED),
        asks=True,
    ),
    "free-item": EffectWord("CORE-11.2", (Field("free-item", FLAG),), lambda a: FreeItem(), asks=True),
}
