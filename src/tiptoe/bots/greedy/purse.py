"""The purse: which things to buy of those that it can pay."""

from __future__ import annotations

from typing import Final, final


@final
class Purchase:
    """A card to take: what it costs, what it is worth, whether it helps to walk on."""

    def __init__(self, choice: int, price: int, value: float, *, helps: bool) -> None:
        self.choice: Final = choice
        self.price: Final = price
        self.value: Final = value
        self.helps: Final = helps


def best_purchase(offers: list[Purchase], purse: int) -> Purchase | None:
    """Of the offers that together are worth most and can be paid: one that helps to walk, or else the most valuable."""
    worth = [0.0] * (purse + 1)
    last: list[Purchase | None] = [None] * (purse + 1)  # by what is spent at most
    for offer in sorted(offers, key=_rank):
        for left in range(purse, offer.price - 1, -1):
            value = worth[left - offer.price] + offer.value
            if value > worth[left]:
                worth[left] = value
                last[left] = offer
    return last[purse]


def _rank(offer: Purchase) -> tuple[bool, float]:
    return (offer.helps, offer.value)
