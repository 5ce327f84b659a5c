"""Prices: what a choice takes from its seat. The rule that takes it says it, and everybody else reads it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from .state import Seat

PARTS: Final = ("skill", "boots", "portals", "gold", "lockpicks", "monsters", "swords", "damage")  # as prices are told


@final
class Price:
    """What is spent and suffered. `monsters` are only met, `portals` only used, `wounds` must be there before.

    One that is due `later` is what can be seen of a way that goes on: the question in which it ends asks for it.
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
        """What there is of it, by name."""
        return {what: getattr(self, what) for what in PARTS if getattr(self, what)}

    def plus(self, other: Price) -> Price:
        """Both of them, one after the other."""
        return Price(**{what: getattr(self, what) + getattr(other, what) for what in PARTS})

    def charge(self, seat: Seat) -> None:
        """Take what is spent; the rule tells of it, and deals the damage when its moment has come."""
        seat.skill -= self.skill
        seat.boots -= self.boots
        seat.swords -= self.swords
        if self.gold or self.lockpicks:
            seat.gold -= self.gold
            seat.lockpicks -= self.lockpicks


FREE: Final = Price()
BOOTS: Final = (FREE, Price(boots=1), Price(boots=2))  # of a way on which there is nothing else to pay
