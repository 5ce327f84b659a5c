"""Words on a card, for every way of drawing it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardFace:
    """Words on a card. `paid` is `skill`, `swords` or an empty text for cards that cost nothing."""

    name: str
    kind: str
    text: str
    cost: int
    points: int
    paid: str
