"""Advice: what the strongest bot would do in somebody's place, from nothing but what that seat may know.

For somebody who plays alone: in a game with other people everybody thinks for themselves, unless all have agreed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from ..bots.levels import LEVELS
from ..core.codec import encode
from ..core.kernel import named
from ..core.notation import key
from ..core.rng import keyed
from ..table.errors import Refused
from ..table.phases import PLAYING
from ..table.table import Table
from ..view.determinize import determinize
from ..wire.table import Advice, Weighed
from .advice_worker import advise, weigh
from .bot_worker import BotTask, NoBotAnswer
from .dependencies import Dependencies

log = logging.getLogger("tiptoe.bots")

K = TypeVar("K")
T = TypeVar("T")
ADVISER: Final = LEVELS[-1].name
REMEMBERED: Final = 256
MOST_WAITING: Final = 3  # at a table, with the one who is answered
SEEDS: Final = 1 << 32


class AdviceQueue:
    """Those who ask at one table."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0  # with the one who is answered


class AdviceService:
    """One opinion at a time for each table; a decision is thought about once for each language."""

    def __init__(self, needs: Dependencies) -> None:
        self.needs = needs
        self.askers: dict[str, AdviceQueue] = {}  # by table, while somebody waits there
        self.weighed: OrderedDict[tuple[str, int, str, str], Weighed] = OrderedDict()
        self.given: OrderedDict[tuple[str, int, str], Advice] = OrderedDict()  # the latest, by decision and language

    async def weigh(self, table: Table, seat: int, lang: str, wanted: str) -> Weighed:
        """What a choice costs and risks; Refused as advice is, IllegalChoice for one that is not offered."""
        check_advice(table, seat)
        decision, choice = table.decision, key(named(table.state, wanted), table.state)

        async def think() -> Weighed:
            return Weighed(decision, choice, await self._thought(table, seat, partial(weigh, lang, choice)))

        return await self._answer(table, self.weighed, (table.id, decision, lang, choice), think)

    async def advice(self, table: Table, seat: int, lang: str) -> Advice:
        """What to do now; Refused where it is somebody else's decision, and in a game with people."""
        check_advice(table, seat)
        decision = table.decision

        async def think() -> Advice:
            told = await self._thought(table, seat, partial(advise, lang))
            return Advice(decision, told.key, told.choice, told.why, told.instead)

        return await self._answer(table, self.given, (table.id, decision, lang), think)

    async def _answer(self, table: Table, kept: OrderedDict[K, T], about: K, think: Callable[[], Awaitable[T]]) -> T:
        """One after another, and the same question is thought about once; Refused where more wait than are patient."""
        decision, askers = table.decision, self.askers.setdefault(table.id, AdviceQueue())
        if askers.waiting >= MOST_WAITING:
            raise Refused("asked-already")
        askers.waiting += 1
        try:
            async with askers.lock:
                if about not in kept:
                    if table.decision != decision:
                        raise Refused("stale")
                    kept[about] = await think()
        finally:
            askers.waiting -= 1
            if not askers.waiting:
                del self.askers[table.id]
        answer = kept[about]
        while len(kept) > REMEMBERED:
            kept.popitem(last=False)
        return answer

    async def _thought(self, table: Table, seat: int, work: Callable[[BotTask], T]) -> T:
        """From what the seat may know."""
        state = determinize(table.view(seat), keyed(self.needs.mint.key()))
        seed = self.needs.mint.number(SEEDS)
        opened, numbering = table.opened, state.rules.pack.numbered_by
        thought = BotTask(opened.spec, numbering, encode(state), seat, ADVISER, seed, tuple(opened.packs))
        try:
            return await self.needs.thinker(work, thought)
        except NoBotAnswer as error:
            log.warning("no advice: %s", error)
            raise Refused("no-advice-now") from error


def check_advice(table: Table, seat: int) -> None:
    """Refused unless a seat must choose now, and plays with nobody but bots or where all have agreed."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if not table.may_be_advised(seat):
        raise Refused("no-advice-among-people")
    if table.asked != seat:
        raise Refused("not-your-decision")
