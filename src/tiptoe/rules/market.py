"""CORE-11: the market."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import MARKET
from ..core.choice import BUY, ChoiceId, argument_of
from ..core.components import MARKET_ITEM, TokenId
from ..core.definitions import Action
from ..core.event import ITEM_BOUGHT
from ..core.price import Price
from ..core.refusals import Reason
from ..core.state import Seat, State
from .tokens import gain_token

NOT_IN_MARKET: Final = Reason("not-in-market", "CORE-11.1")
NEED_GOLD: Final = Reason("need-gold", "CORE-11.1", short="gold")
NEED_DAMAGE: Final = Reason("need-damage", "CAT-12.27", short="wounds")
SOLD_OUT: Final = Reason("sold-out", "CORE-2.5")
DEARER_ONE_FIRST: Final = Reason("dearer-one-first", "CORE-11.3")
OWNED_ALREADY: Final = Reason("owned-already", "SPA-4.2")
NOT_FOR_SALE: Final = Reason("not-for-sale", "CORE-11.1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale(Action):
    """Base of buying: in a market room at the market price, or where and at the price that a text says (RUL-70)."""

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if state.board.features[seat.room] & MARKET:
            self.offer(state, seat, state.rules.params.market_price, out)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        self.sell(state, seat, choice, state.rules.params.market_price)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        gold, token = state.rules.params.market_price, TokenId(argument_of(choice))
        reason = self.lacks(state, seat, gold)
        if reason is not None:
            return reason
        if state.rules.pack.tokens[token].kind == MARKET_ITEM and not state.board.features[seat.room] & MARKET:
            return NOT_IN_MARKET
        return why_not_buy(state, seat, token, self.lowered(gold))

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return self.at(state, choice, state.rules.params.market_price)

    def offer(self, state: State, seat: Seat, gold: int, out: list[ChoiceId]) -> None:
        """Adds a choice for each item that the seat can buy at the price `gold`."""
        if seat.gold >= self.lowered(gold) and self.lacks(state, seat, gold) is None:
            for token in best_of_each_type(state):
                if why_not_buy(state, seat, token, self.lowered(gold)) is None:
                    out.append(ChoiceId(self.verbs[0] | token))

    def sell(self, state: State, seat: Seat, choice: ChoiceId, gold: int) -> None:
        self.hand_over(state, seat)
        buy(state, seat, TokenId(argument_of(choice)), self.at(state, choice, gold))

    def at(self, state: State, choice: ChoiceId, gold: int) -> Price:
        """Price at `gold` before this sale lowers it; some items also need damage on the buyer (CAT-12.27)."""
        return Price(gold=self.lowered(gold), wounds=state.rules.pack.tokens[argument_of(choice)].needs_damage)

    def lowered(self, gold: int) -> int:
        return gold

    def lacks(self, state: State, seat: Seat, gold: int) -> Reason | None:
        """Reason if the seat lacks something besides gold, such as a coupon."""
        return None

    def hand_over(self, state: State, seat: Seat) -> None:
        """Takes the part of the payment that is not gold, such as a coupon."""


@final
class Buy(Sale):
    """Buys an item in a market room, any number of times (RUL-26); of a type only the best one left (CORE-11.3)."""

    rule: ClassVar[str] = "CORE-11.1"

    def __init__(self) -> None:
        super().__init__(BUY)


def why_not_buy(state: State, seat: Seat, token: TokenId, price: int) -> Reason | None:
    """Reason against buying the item at `price`, in any room: not for sale, sold out, or not payable."""
    definition = state.rules.pack.tokens[token]
    if definition.kind != MARKET_ITEM:
        return NOT_FOR_SALE
    if token not in state.market:
        return SOLD_OUT
    if token not in best_of_each_type(state):
        return DEARER_ONE_FIRST
    if seat.damage < definition.needs_damage:
        return NEED_DAMAGE
    if state.rules.params.one_of_each and token in seat.tokens:
        return OWNED_ALREADY
    return NEED_GOLD if seat.gold < price else None


def buy(state: State, seat: Seat, token: TokenId, price: Price) -> None:
    """CORE-11.2: pays for the item and gives it to the seat face up; its text at purchase resolves now."""
    price.charge(seat)
    market = state.market[:]
    market.remove(token)
    state.market = market
    if state.recording:
        state.tell(ITEM_BOUGHT, seat.index, token, price.gold)
    gain_token(state, seat, token)


def best_of_each_type(state: State) -> list[TokenId]:
    """CORE-11.3: items for sale: of each type the most valuable one left."""
    tokens = state.rules.pack.tokens
    best: list[TokenId] = []
    seen: list[str] = []
    for token in state.market:
        if tokens[token].type not in seen:
            seen.append(tokens[token].type)
            best.append(token)
        elif tokens[token].points > tokens[best[seen.index(tokens[token].type)]].points:
            best[seen.index(tokens[token].type)] = token
    return best
