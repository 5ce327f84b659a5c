"""Prices of choices as things are, in numbers: sentences are filled with them, and clients show them as icons."""

from __future__ import annotations

from typing import Final

from ..core import choice as c
from ..core.board import NOWHERE, Tunnel
from ..core.kinds import Frame
from ..core.material import NOTHING, RED, VERB_OF_BANNER
from ..rules.acquire import TakingFree, discounted
from ..rules.bargains import Bargaining
from ..rules.market import with_coupon
from ..rules.move import closed_locks, unseen
from ..view.view import View

FIGURE_SWORDS: Final = 3  # SUB-5.1


class Prices:
    """Prices for the seat that a view belongs to. What costs nothing is not listed."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pack = view.rules.pack

    def of(self, choice: int) -> dict[str, int]:
        """Everything that a choice spends and makes one suffer, by name."""
        verb, argument = c.verb_of(choice), c.argument_of(choice)
        word, kind = c.VERBS[verb].word, c.VERBS[verb].argument
        ahead = self.ahead(choice)
        if ahead is not None:
            return self.step(ahead, argument % c.SWORDS)
        if verb in VERB_OF_BANNER:
            return self.card(self.card_in(argument))
        if verb == c.MOVE or kind == c.WAY:
            way, swords = divmod(argument, c.SWORDS) if verb == c.MOVE else (argument, 0)
            return self.step(self.tunnel(way), swords)
        if word in ("buy", "redeem"):
            return _listed(gold=self.market_price(verb))
        if kind == c.FEATURE:
            return {"lockpicks": 1}  # CAT-6.2
        return {"swords": FIGURE_SWORDS} if word == "fight-monster" else {}

    def ahead(self, choice: int) -> Tunnel | None:
        """Where a journey goes on by this choice, if it does."""
        frame, chart = self.frame(), self.view.rules.chart
        return None if frame is None or chart is None else chart.ahead(frame, self.view.board, choice)

    def card(self, number: int) -> dict[str, int]:
        """What a card costs now, in skill or swords, and besides."""
        card, price = self.pack.cards[number], self.price(number)
        if card.banner == RED:
            return _listed(swords=price)
        return _listed(skill=price, gold=card.gold_cost, lockpicks=card.lockpick_cost)

    def step(self, tunnel: Tunnel, swords: int) -> dict[str, int]:
        """What a tunnel costs; beyond the edge of the map monsters are only met, and paid for where the way ends."""
        picks, monsters = self.locks(tunnel.lock_numbers), self.met(tunnel)
        if tunnel.end == NOWHERE:
            return _listed(boots=tunnel.boots, portals=int(tunnel.portal), lockpicks=picks, monsters=monsters)
        damage = monsters - swords
        return _listed(boots=tunnel.boots, portals=int(tunnel.portal), lockpicks=picks, swords=swords, damage=damage)

    def price(self, card: int) -> int:
        """Skill or swords that a card costs now."""
        if card == NOTHING or isinstance(self.frame(), TakingFree):
            return 0
        return discounted(self.pack.cards[card], self.view.modifiers)

    def market_price(self, verb: int) -> int:
        """Gold that an item costs now; a coupon takes its part off whatever price that is."""
        frame = self.frame()
        price = frame.price if isinstance(frame, Bargaining) else self.view.rules.params.market_price
        return with_coupon(price) if c.VERBS[verb].word == "redeem" else price

    def locks(self, locks: list[int]) -> int:
        """How many of them are still closed."""
        return closed_locks(locks, self.view.opened)

    def met(self, tunnel: Tunnel) -> int:
        """RUL-113: monsters that are not ignored, and that see the seat."""
        me = self.view.me
        return 0 if unseen(me.ignores, me.held) else tunnel.monsters

    def card_in(self, slot: int) -> int:
        return self.view.row[slot] if slot < c.ROW else self.pack.reserve[slot - c.ROW]

    def tunnel(self, index: int) -> Tunnel:
        return self.view.board.ways(self.view.me.room)[index]

    def frame(self) -> Frame | None:
        return self.view.stack[-1] if self.view.stack else None


def _listed(**parts: int) -> dict[str, int]:
    return {what: n for what, n in parts.items() if n > 0}
