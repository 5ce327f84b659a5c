"""CORE-11: the market."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.board import MARKET
from ..core.choice import BUY, argument_of
from ..core.event import ITEM_BOUGHT
from ..core.kinds import Action
from ..core.material import MARKET_ITEM, TokenId
from ..core.price import Price
from ..core.reason import Reason
from ..core.state import Seat, State
from .tokens import gain_token

COUPON_VALUE: Final = 5  # CAT-12.3

NOT_IN_MARKET: Final = Reason("not-in-market", "CORE-11.1")
NEED_GOLD: Final = Reason("need-gold", "CORE-11.1", short="gold")
NEED_DAMAGE: Final = Reason("need-damage", "CAT-12.27", short="wounds")
SOLD_OUT: Final = Reason("sold-out", "CORE-2.5")
DEARER_ONE_FIRST: Final = Reason("dearer-one-first", "CORE-11.3")
OWNED_ALREADY: Final = Reason("owned-already", "SPA-4.2")
NOT_FOR_SALE: Final = Reason("not-for-sale", "CORE-11.1")


@final
class Buy(Action):
    """An item while in a market room, as often as it can be paid (RUL-26); of a type the best one left (CORE-11.3)."""

    rule: ClassVar[str] = "CORE-11.1"

    def __init__(self) -> None:
        super().__init__(BUY)

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        if seat.gold >= state.rules.params.market_price and state.board.features[seat.room] & MARKET:
            offer_items(state, seat, BUY, state.rules.params.market_price, out)

    def perform(self, state: State, seat: Seat, choice: int) -> None:
        buy(state, seat, argument_of(choice), self.price(state, seat, choice))

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        token = argument_of(choice)
        if state.rules.pack.tokens[token].kind == MARKET_ITEM and not state.board.features[seat.room] & MARKET:
            return NOT_IN_MARKET
        return why_not_buy(state, seat, token, state.rules.params.market_price)

    def price(self, state: State, seat: Seat, choice: int) -> Price:
        return item_price(state, argument_of(choice), state.rules.params.market_price)


def offer_items(state: State, seat: Seat, verb: int, price: int, out: list[int]) -> None:
    """Every item that the seat may have at this price."""
    for token in best_of_each_type(state):
        if why_not_buy(state, seat, token, price) is None:
            out.append(verb | token)


def why_not_buy(state: State, seat: Seat, token: TokenId, price: int) -> Reason | None:
    """Wherever the seat stands: whether the item is there to be had, and what it asks."""
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


def item_price(state: State, token: TokenId, gold: int) -> Price:
    """CAT-12.27: so much gold, and for some items wounds that one has already."""
    return Price(gold=gold, wounds=state.rules.pack.tokens[token].needs_damage)


def buy(state: State, seat: Seat, token: TokenId, price: Price) -> None:
    """CORE-11.2: paid, face up before its owner; what it does at purchase happens now."""
    price.charge(seat)
    market = state.market[:]
    market.remove(token)
    state.market = market
    if state.recording:
        state.tell(ITEM_BOUGHT, seat.index, token, price.gold)
    gain_token(state, seat, token)


def with_coupon(price: int) -> int:
    """RUL-70: off the price that would be paid, never below nothing."""
    return max(price - COUPON_VALUE, 0)


def best_of_each_type(state: State) -> list[TokenId]:
    """CORE-11.3: of each type the most valuable one left."""
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
