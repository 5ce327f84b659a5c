"""Advice: what the strongest bot would do in somebody's place, from nothing but what that seat may know.

Only for somebody who plays alone: in a game with other people everybody thinks for themselves.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import partial
from typing import Final

from ...bots.levels import LEVELS
from ...core.codec import encode
from ...core.rng import keyed
from ...table.phases import PLAYING
from ...table.refusal import Refused
from ...table.table import Table
from ...view.redeal import redeal
from ..messages.shapes import Advice
from ..needs import Needs
from .advice_worker import advise
from .bot_worker import NoThought, Thought

log = logging.getLogger("tiptoe.bots")

ADVISER: Final = LEVELS[-1].name
REMEMBERED: Final = 256
SEEDS: Final = 1 << 32


class Advisers:
    """One opinion at a time for each table; a decision is thought about once for each language."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs
        self.asked: set[str] = set()  # tables where somebody waits for an answer
        self.given: OrderedDict[tuple[str, int, str], Advice] = OrderedDict()  # the latest, by decision and language

    async def advice(self, table: Table, seat: int, lang: str) -> Advice:
        """What to do now; Refused where it is somebody else's decision, and in a game with people."""
        check_advice(table, seat)
        about = table.id, table.decision, lang
        if about not in self.given:
            if table.id in self.asked:
                raise Refused("asked-already")
            self.asked.add(table.id)
            try:
                self.given[about] = await self._opinion(table, seat, lang)
            finally:
                self.asked.discard(table.id)
        while len(self.given) > REMEMBERED:
            self.given.popitem(last=False)
        return self.given[about]

    async def _opinion(self, table: Table, seat: int, lang: str) -> Advice:
        decision, state = table.decision, redeal(table.view(seat), keyed(self.needs.mint.key()))
        seed = self.needs.mint.number(SEEDS)
        thought = Thought(table.opened.spec, state.rules.pack.numbered_by, encode(state), seat, ADVISER, seed)
        try:
            opinion = await self.needs.thinker(partial(advise, lang), thought)
        except NoThought as error:
            log.warning("no advice: %s", error)
            raise Refused("no-advice-now") from error
        return Advice(decision, opinion.key, opinion.choice, opinion.why, opinion.instead)


def check_advice(table: Table, seat: int) -> None:
    """Refused unless a seat must choose now and plays with nobody but bots."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if not table.alone(seat):
        raise Refused("no-advice-among-people")
    if table.asked != seat:
        raise Refused("not-your-decision")
