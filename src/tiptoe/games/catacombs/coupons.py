"""CAT-12.3, RUL-70: coupons, each of which makes one market item cheaper."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.components import NOTHING, TokenId
from ...core.refusals import Reason
from ...core.state import Seat, State
from ...rules.market import Sale
from ...rules.tokens import lose_token
from .nouns import COUPON
from .verbs import REDEEM

COUPON_VALUE: Final = 5
NO_COUPON: Final = Reason("no-coupon", "CAT-12.3")


@final
class BuyWithCoupon(Sale):
    """CAT-12.3: buys an item with a coupon for 5 gold less, unless it is free anyway."""

    rule: ClassVar[str] = "CAT-12.3"

    def __init__(self) -> None:
        super().__init__(REDEEM)

    def lowered(self, gold: int) -> int:
        """RUL-70: price after the coupon, at least 0."""
        return max(gold - COUPON_VALUE, 0)

    def lacks(self, state: State, seat: Seat, gold: int) -> Reason | None:
        has_one = gold > 0 and seat.tags_held & COUPON and coupon_of(state, seat) >= 0
        return None if has_one else NO_COUPON

    def hand_over(self, state: State, seat: Seat) -> None:
        lose_token(state, seat, coupon_of(state, seat))


def coupon_of(state: State, seat: Seat) -> TokenId:
    """Coupon that the seat holds, or -1."""
    for token in seat.tokens:
        if state.rules.pack.tokens[token].tags & COUPON:
            return token
    return TokenId(NOTHING)
