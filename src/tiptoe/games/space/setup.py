"""SPA-2: what is prepared differently aboard a ship."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.components import MARKET_ITEM, TokenId
from ...core.definitions import Step
from ...core.state import Seat, State

A_PAIR: Final = 2  # seats for which one item of each type is enough


@final
class StockMarket(Step):
    """Two items of each type; only one of each for two seats."""

    rule: ClassVar[str] = "SPA-2.5"
    word: ClassVar[str] = "StockMarket"

    def run(self, state: State, seat: Seat) -> None:
        items: list[TokenId] = []
        for item in state.rules.copies_of_kind(MARKET_ITEM):
            if len(state.seats) > A_PAIR or item not in items:
                items.append(item)
        state.market = items
