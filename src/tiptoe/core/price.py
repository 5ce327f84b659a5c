"""Prices of choices: what a seat spends and suffers. The rule that charges a price also states it, for all readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from .state import Seat

PARTS: Final = ("skill", "boots", "portals", "gold", "lockpicks", "monsters", "swords", "damage")  # in text order


@final
class Price:
    """Price of a choice. `monsters` are met, `portals` used, `wounds` damage that the seat must have: not charged.

    A price with `later` is the visible part of a move over the edge of the map; the question at its end charges it.
    """

    def __init__(
        self,
        *,
        skill: int = 0,
        boots: int = 0,
        portals: int = 0,
        gold: int = 0,
        lockpicks: int = 0,
        monsters: int = 0,
        swords: int = 0,
        damage: int = 0,
        wounds: int = 0,
        later: bool = False,
    ) -> None:
        self.skill: Final = skill
        self.boots: Final = boots
        self.portals: Final = portals
        self.gold: Final = gold
        self.lockpicks: Final = lockpicks
        self.monsters: Final = monsters
        self.swords: Final = swords
        self.damage: Final = damage
        self.wounds: Final = wounds
        self.later: Final = later

    def parts(self) -> dict[str, int]:
        """Parts that are not zero, by name."""
        return {what: getattr(self, what) for what in PARTS if getattr(self, what)}

    def plus(self, other: Price) -> Price:
        """Sum of both prices."""
        return Price(**{what: getattr(self, what) + getattr(other, what) for what in PARTS})

    def charge(self, seat: Seat) -> None:
        """Takes the resources from the seat. The caller tells the events, and deals `damage` at the right moment."""
        seat.skill -= self.skill
        seat.boots -= self.boots
        seat.swords -= self.swords
        if self.gold or self.lockpicks:
            seat.gold -= self.gold
            seat.lockpicks -= self.lockpicks


FREE: Final = Price()
BOOTS: Final = (FREE, Price(boots=1), Price(boots=2))  # by number of boots: prices of ways that cost nothing else
