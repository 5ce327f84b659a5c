"""Advice: what the strongest bot would do in somebody's place, from nothing but what that seat may know.

For somebody who plays alone: in a game with other people everybody thinks for themselves, unless all have agreed.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from ...bots.levels import LEVELS
from ...core.codec import encode
from ...core.kernel import named
from ...core.notation import key
from ...core.rng import keyed
from ...table.phases import PLAYING
from ...table.refusal import Refused
from ...table.table import Table
from ...view.redeal import redeal
from ..messages.shapes import Advice, Weighed
from ..needs import Needs
from .advice_worker import advise, weigh
from .bot_worker import NoThought, Thought

log = logging.getLogger("tiptoe.bots")

T = TypeVar("T")
ADVISER: Final = LEVELS[-1].name
REMEMBERED: Final = 256
SEEDS: Final = 1 << 32


class Advisers:
    """One opinion at a time for each table; a decision is thought about once for each language."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs
        self.asked: set[str] = set()  # tables where somebody waits for an answer
        self.weighed: OrderedDict[tuple[str, int, str, str], Weighed] = OrderedDict()
        self.given: OrderedDict[tuple[str, int, str], Advice] = OrderedDict()  # the latest, by decision and language

    async def weigh(self, table: Table, seat: int, lang: str, wanted: str) -> Weighed:
        """What a choice costs and risks; Refused as advice is, IllegalChoice for one that is not offered."""
        check_advice(table, seat)
        choice = key(named(table.state, wanted), table.state)
        about = table.id, table.decision, lang, choice
        if about not in self.weighed:
            self.weighed[about] = Weighed(
                table.decision, choice, await self._thought(table, seat, partial(weigh, lang, choice))
            )
        while len(self.weighed) > REMEMBERED:
            self.weighed.popitem(last=False)
        return self.weighed[about]

    async def advice(self, table: Table, seat: int, lang: str) -> Advice:
        """What to do now; Refused where it is somebody else's decision, and in a game with people."""
        check_advice(table, seat)
        about = table.id, table.decision, lang
        if about not in self.given:
            decision, told = table.decision, await self._thought(table, seat, partial(advise, lang))
            self.given[about] = Advice(decision, told.key, told.choice, told.why, told.instead)
        while len(self.given) > REMEMBERED:
            self.given.popitem(last=False)
        return self.given[about]

    async def _thought(self, table: Table, seat: int, work: Callable[[Thought], T]) -> T:
        """From what the seat may know, and for one who asks at a table at a time."""
        if table.id in self.asked:
            raise Refused("asked-already")
        self.asked.add(table.id)
        state = redeal(table.view(seat), keyed(self.needs.mint.key()))
        seed = self.needs.mint.number(SEEDS)
        opened, numbering = table.opened, state.rules.pack.numbered_by
        thought = Thought(opened.spec, numbering, encode(state), seat, ADVISER, seed, tuple(opened.packs))
        try:
            return await self.needs.thinker(work, thought)
        except NoThought as error:
            log.warning("no advice: %s", error)
            raise Refused("no-advice-now") from error
        finally:
            self.asked.discard(table.id)


def check_advice(table: Table, seat: int) -> None:
    """Refused unless a seat must choose now, and plays with nobody but bots or where all have agreed."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if not table.may_be_advised(seat):
        raise Refused("no-advice-among-people")
    if table.asked != seat:
        raise Refused("not-your-decision")
