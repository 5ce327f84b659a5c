"""CAT-12.3, RUL-70: the market for less: a coupon, and texts that sell or give an item."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.arguments import TOKEN
from ..core.board import MARKET
from ..core.choice import BUY, Verb, argument_of, declare, verb_of
from ..core.kernel import Ability
from ..core.kinds import Action, Effect, Question
from ..core.material import MARKET_ITEM, token_type
from ..core.numbers import FRAMES
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.reason import Reason
from ..core.state import Seat, State
from ..core.vocabulary import FLAG, NUMBER, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .market import NOT_IN_MARKET, buy, item_price, offer_items, why_not_buy, with_coupon
from .tokens import lose_token

REDEEM: Final = declare(39, Verb("redeem", TOKEN))
COUPON: Final = token_type("discount-coupon", 2048)

NO_COUPON: Final = Reason("no-coupon", "CAT-12.3")


@final
class BuyWithCoupon(Action):
    """CAT-12.3: once, an item for 5 gold less."""

    rule: ClassVar[str] = "CAT-12.3"

    def __init__(self) -> None:
        super().__init__(REDEEM)

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        if seat.held & COUPON and coupon_of(state, seat) >= 0 and state.board.features[seat.room] & MARKET:
            offer_items(state, seat, REDEEM, with_coupon(state.rules.params.market_price), out)

    def perform(self, state: State, seat: Seat, choice: int) -> None:
        redeem(state, seat, argument_of(choice), self.price(state, seat, choice))

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        token = argument_of(choice)
        if coupon_of(state, seat) < 0:
            return NO_COUPON
        if state.rules.pack.tokens[token].kind == MARKET_ITEM and not state.board.features[seat.room] & MARKET:
            return NOT_IN_MARKET
        return why_not_buy(state, seat, token, with_coupon(state.rules.params.market_price))

    def price(self, state: State, seat: Seat, choice: int) -> Price:
        return item_price(state, argument_of(choice), with_coupon(state.rules.params.market_price))


def coupon_of(state: State, seat: Seat) -> int:
    """A coupon that the seat holds, or -1."""
    for token in seat.tokens:
        if state.rules.pack.tokens[token].tags & COUPON:
            return token
    return -1


def redeem(state: State, seat: Seat, token: int, price: Price) -> None:
    lose_token(state, seat, coupon_of(state, seat))
    buy(state, seat, token, price)


@final
class Bargain(Ability):
    """Once this turn, an item for this price: in a market room, or from anywhere."""

    def __init__(self, gold: int, *, anywhere: bool, kept: bool) -> None:
        super().__init__(kept=kept)
        self.gold: Final = gold
        self.anywhere: Final = anywhere

    def available(self, state: State, seat: Seat, source: int) -> bool:
        here = self.anywhere or state.board.features[seat.room] & MARKET != 0
        return here and bool(bargains(state, seat, self.gold))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Bargaining(seat.index, source, self.gold, optional=optional))


@final
class FreeItem(Effect):
    """In a market room, an item for nothing; what it asks of its buyer it asks all the same."""

    def possible(self, state: State, seat: Seat) -> bool:
        return state.board.features[seat.room] & MARKET != 0 and bool(bargains(state, seat, 0))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.possible(state, seat):
            state.stack.append(Bargaining(seat.index, source, 0, optional=False))


def bargains(state: State, seat: Seat, price: int) -> list[int]:
    """Every item at this price, with a coupon too if there is a price to lower."""
    found: list[int] = []
    offer_items(state, seat, BUY, price, found)
    if price and seat.held & COUPON and coupon_of(state, seat) >= 0:
        offer_items(state, seat, REDEEM, with_coupon(price), found)
    return found


@final
class Bargaining(Question):
    """Which item."""

    kind: ClassVar[int] = FRAMES.claim("bargaining", 35)
    prompt: ClassVar[str] = "bargain"
    rule: ClassVar[str] = "RUL-70"

    def __init__(self, seat: int, source: int, gold: int, *, optional: bool) -> None:
        super().__init__(seat, source, optional=optional)
        self.gold: Final = gold

    def answers(self, state: State, seat: Seat, out: list[int]) -> None:
        out.extend(bargains(state, seat, self.gold))

    def answered(self, state: State, seat: Seat, choice: int) -> None:
        price = self.price(state, seat, choice)
        if verb_of(choice) == REDEEM:
            redeem(state, seat, argument_of(choice), price)
        else:
            buy(state, seat, argument_of(choice), price)

    def price(self, state: State, seat: Seat, choice: int) -> Price:
        if verb_of(choice) not in (BUY, REDEEM):
            return FREE
        gold = with_coupon(self.gold) if verb_of(choice) == REDEEM else self.gold
        return item_price(state, argument_of(choice), gold)

    def fields(self) -> list[int]:
        return [*super().fields(), self.gold]

    @classmethod
    def revive(cls, pack: Pack, seat: int, fields: list[int]) -> Bargaining:
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
