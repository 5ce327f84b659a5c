"""Turns of bots: a bot that must answer thinks on the bot executor and sends a command as people do."""

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
    """Plays bots at all tables, with one task for each table that waits for a bot."""

    def __init__(self, hub: TableRegistry) -> None:
        self.hub = hub
        self.mint = hub.needs.mint
        self.closed = True
        hub.after_entry.append(self.look)

    def open(self) -> None:
        """Lets bots answer from now on, also at tables that wait for one already."""
        self.closed = False
        for live in self.hub.tables.values():
            self.look(live)

    def look(self, live: TableSession) -> None:
        """Starts a task for the table if a bot must answer now."""
        if live.table.bot_asked() and live.bot_task is None and not self.closed:
            live.bot_task = asyncio.get_running_loop().create_task(self._play(live))

    async def close(self) -> None:
        self.closed = True
        tasks = [live.bot_task for live in self.hub.tables.values() if live.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: TableSession) -> None:
        """Answers as long as bots must. A store that cannot be written to is tried again."""
        answers = 0  # answers of bots in a row: this task ends when a person must answer
        try:
            while live.table.bot_asked() and not self.closed:
                try:
                    await self._answer(live, answers)
                    answers += 1
                except StoreError as error:
                    log.warning("a bot waits for the store: %s", error)
                    await asyncio.sleep(RETRY_SECONDS)
                except Exception as error:  # a defect here must not leave the table waiting for ever
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
                with suppress(Refused):  # a person has answered or is back
                    await self.hub.command(live, c.Choose(decision, self._any(live)), seat, bot)

    def pause(self, live: TableSession, chosen: str, answers: int = 0) -> float:
        """Seconds from question to answer, at the pace of the people here, after `answers` answers of bots in a row."""
        offered = len(choices(live.table.state))
        return self.hub.needs.bot_pause * live.pace() * delay_share(chosen, offered, live.table.decision, answers)

    async def _thought(self, live: TableSession, seat: int, bot: str) -> str:
        """Returns the key of the bot's choice, or of a random choice if the bot fails."""
        state = determinize(live.table.view(seat), keyed(self.mint.key()))
        spec, numbering = live.table.opened.spec, state.rules.pack.numbered_by
        packs = tuple(live.table.opened.packs)
        thought = BotTask(spec, numbering, encode(state), seat, bot, self.mint.number(SEEDS), packs)
        try:
            return await self.hub.needs.thinker(choose_key, thought)
        except NoBotAnswer as error:
            log.warning("bot %s gave no answer: %s", bot, error)
        except Exception as error:  # a defect of the bot must not leave the table waiting for ever
            log.error("bot %s failed: %s", bot, type(error).__name__)
        return self._any(live)

    def _any(self, live: TableSession) -> str:
        offered = choices(live.table.state)
        return key(offered[self.mint.number(len(offered))], live.table.state)
