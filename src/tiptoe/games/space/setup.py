"""SPA-2: setup steps of In Space."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.components import MARKET_ITEM, TokenId
from ...core.definitions import Step
from ...core.state import Seat, State

A_PAIR: Final = 2  # seats for which one item of each type is enough


@final
class StockMarket(Step):
    """Puts two items of each type on the market; for two seats only one."""

    rule: ClassVar[str] = "SPA-2.5"
    word: ClassVar[str] = "StockMarket"

    def run(self, state: State, seat: Seat) -> None:
        items: list[TokenId] = []
        for item in state.rules.copies_of_kind(MARKET_ITEM):
            if len(state.seats) > A_PAIR or item not in items:
                items.append(item)
        state.market = items
