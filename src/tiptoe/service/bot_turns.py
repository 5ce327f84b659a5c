"""Turns of bots: whoever is asked thinks elsewhere and answers through the same door as people."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from ..core.codec import encode
from ..core.kernel import choices
from ..core.notation import key
from ..core.refusals import IllegalChoice
from ..core.rng import keyed
from ..store.errors import StoreError
from ..table import commands as c
from ..table.errors import Refused
from ..view.determinize import determinize
from .bot_delay import delay_share
from .bot_worker import BotTask, NoBotAnswer, choose_key
from .registry import TableRegistry
from .session import TableSession

log = logging.getLogger("tiptoe.bots")

RETRY_SECONDS: Final = 1.0
SEEDS: Final = 1 << 32


class BotTurns:
    """One task for each table that waits for a bot."""

    def __init__(self, hub: TableRegistry) -> None:
        self.hub = hub
        self.mint = hub.needs.mint
        self.closed = True
        hub.after_entry.append(self.look)

    def open(self) -> None:
        """From now on bots answer, also where they are waited for already."""
        self.closed = False
        for live in self.hub.tables.values():
            self.look(live)

    def look(self, live: TableSession) -> None:
        """Whether a bot must answer now."""
        if live.table.bot_asked() and live.bot_task is None and not self.closed:
            live.bot_task = asyncio.get_running_loop().create_task(self._play(live))

    async def close(self) -> None:
        self.closed = True
        tasks = [live.bot_task for live in self.hub.tables.values() if live.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: TableSession) -> None:
        """Answer as long as bots are asked. A store that cannot be written to is tried again."""
        answers = 0  # since a person's: nobody else is asked while this goes on
        try:
            while live.table.bot_asked() and not self.closed:
                try:
                    await self._answer(live, answers)
                    answers += 1
                except StoreError as error:
                    log.warning("a bot waits for the store: %s", error)
                    await asyncio.sleep(RETRY_SECONDS)
                except Exception as error:  # a mistake of ours: the table is not left waiting for ever
                    log.error("a bot's turn failed", exc_info=error)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            live.bot_task = None

    async def _answer(self, live: TableSession, answers: int) -> None:
        table = live.table
        decision, seat, bot = table.decision, table.asked, table.bot_asked()
        begun = asyncio.get_running_loop().time()
        chosen = await self._thought(live, seat, bot)
        await asyncio.sleep(begun + self.pause(live, chosen, answers) - asyncio.get_running_loop().time())
        try:
            await self.hub.command(live, c.Choose(decision, chosen), seat, bot)
        except (Refused, IllegalChoice) as refused:
            if live.table.decision == decision and isinstance(refused, IllegalChoice):
                log.error("bot %s wanted what is not offered: %s", bot, refused.reason.word)
                with suppress(Refused):  # somebody has answered or is back
                    await self.hub.command(live, c.Choose(decision, self._any(live)), seat, bot)

    def pause(self, live: TableSession, chosen: str, answers: int = 0) -> float:
        """Seconds from question to answer, as people here like to follow, after so many answers of bots."""
        offered = len(choices(live.table.state))
        return self.hub.needs.bot_pause * live.pace() * delay_share(chosen, offered, live.table.decision, answers)

    async def _thought(self, live: TableSession, seat: int, bot: str) -> str:
        """The key of what the bot wants, otherwise of anything that is allowed."""
        state = determinize(live.table.view(seat), keyed(self.mint.key()))
        spec, numbering = live.table.opened.spec, state.rules.pack.numbered_by
        packs = tuple(live.table.opened.packs)
        thought = BotTask(spec, numbering, encode(state), seat, bot, self.mint.number(SEEDS), packs)
        try:
            return await self.hub.needs.thinker(choose_key, thought)
        except NoBotAnswer as error:
            log.warning("bot %s gave no answer: %s", bot, error)
        except Exception as error:  # a mistake of the bot's: nobody may wait for it for ever
            log.error("bot %s failed: %s", bot, type(error).__name__)
        return self._any(live)

    def _any(self, live: TableSession) -> str:
        offered = choices(live.table.state)
        return key(offered[self.mint.number(len(offered))], live.table.state)
