"""Advice: what the strongest bot would do in a seat's place, from nothing but what that seat may know.

Advice is for a person who plays alone with bots; among people it needs the consent of all.
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
from ..core.kernel import offered_choice
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
ADVISER_BOT: Final = LEVELS[-1].name
MAX_CACHED: Final = 256
MAX_WAITING: Final = 3  # requests at one table, including the one that is being answered
SEEDS: Final = 1 << 32


class AdviceQueue:
    """Queue of one table's requests for advice."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0  # requests, including the one that is being answered


class AdviceService:
    """Answers requests for advice, one at a time for each table; answers are cached by decision and language."""

    def __init__(self, dependencies: Dependencies) -> None:
        self.dependencies = dependencies
        self.askers: dict[str, AdviceQueue] = {}  # by table, while requests wait there
        self.weighed: OrderedDict[tuple[str, int, str, str], Weighed] = OrderedDict()
        self.given: OrderedDict[tuple[str, int, str], Advice] = OrderedDict()  # by decision and language

    async def weigh(self, table: Table, seat: int, lang: str, wanted: str) -> Weighed:
        """Returns the cost and risk of a choice; Refused as for advice, IllegalChoice if it is not offered."""
        check_advice(table, seat)
        decision, choice = table.decision, key(offered_choice(table.state, wanted), table.state)

        async def think() -> Weighed:
            return Weighed(decision, choice, await self._thought(table, seat, partial(weigh, lang, choice)))

        return await self._answer(table, self.weighed, (table.id, decision, lang, choice), think)

    async def advice(self, table: Table, seat: int, lang: str) -> Advice:
        """Returns advice for the open decision; Refused if another seat decides, and among people without consent."""
        check_advice(table, seat)
        decision = table.decision

        async def think() -> Advice:
            told = await self._thought(table, seat, partial(advise, lang))
            return Advice(decision, told.key, told.choice, told.why, told.instead)

        return await self._answer(table, self.given, (table.id, decision, lang), think)

    async def _answer(self, table: Table, kept: OrderedDict[K, T], about: K, think: Callable[[], Awaitable[T]]) -> T:
        """Computes an answer once, one after another at a table; Refused if too many requests wait."""
        decision, askers = table.decision, self.askers.setdefault(table.id, AdviceQueue())
        if askers.waiting >= MAX_WAITING:
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
        while len(kept) > MAX_CACHED:
            kept.popitem(last=False)
        return answer

    async def _thought(self, table: Table, seat: int, work: Callable[[BotTask], T]) -> T:
        """Runs `work` on the bot executor, in a position determinized from the seat's view."""
        state = determinize(table.view(seat), keyed(self.dependencies.token_source.key()))
        seed = self.dependencies.token_source.number(SEEDS)
        opened, numbering = table.opened, state.rules.pack.numbered_by
        thought = BotTask(opened.spec, numbering, encode(state), seat, ADVISER_BOT, seed, tuple(opened.packs))
        try:
            return await self.dependencies.bot_executor(work, thought)
        except NoBotAnswer as error:
            log.warning("no advice: %s", error)
            raise Refused("no-advice-now") from error


def check_advice(table: Table, seat: int) -> None:
    """Refuses advice unless the seat must choose now, and plays with bots alone or all have agreed."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if not table.may_be_advised(seat):
        raise Refused("no-advice-among-people")
    if table.asked != seat:
        raise Refused("not-your-decision")
