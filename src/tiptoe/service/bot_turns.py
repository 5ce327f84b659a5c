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

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.token_source = registry.dependencies.token_source
        self.closed = True
        registry.after_entry.append(self.look)

    def open(self) -> None:
        """Lets bots answer from now on, also at tables that wait for one already."""
        self.closed = False
        for session in self.registry.tables.values():
            self.look(session)

    def look(self, session: TableSession) -> None:
        """Starts a task for the table if a bot must answer now."""
        if session.table.bot_asked() and session.bot_task is None and not self.closed:
            session.bot_task = asyncio.get_running_loop().create_task(self._play(session))

    async def close(self) -> None:
        self.closed = True
        tasks = [session.bot_task for session in self.registry.tables.values() if session.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, session: TableSession) -> None:
        """Answers as long as bots must. A store that cannot be written to is tried again."""
        answers = 0  # answers of bots in a row: this task ends when a person must answer
        try:
            while session.table.bot_asked() and not self.closed:
                try:
                    await self._answer(session, answers)
                    answers += 1
                except StoreError as error:
                    log.warning("a bot waits for the store: %s", error)
                    await asyncio.sleep(RETRY_SECONDS)
                except Exception as error:  # a defect here must not leave the table waiting for ever
                    log.error("a bot's turn failed", exc_info=error)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            session.bot_task = None

    async def _answer(self, session: TableSession, answers: int) -> None:
        table = session.table
        decision, seat, bot = table.decision, table.asked, table.bot_asked()
        begun = asyncio.get_running_loop().time()
        chosen = await self._thought(session, seat, bot)
        await asyncio.sleep(begun + self.pause(session, chosen, answers) - asyncio.get_running_loop().time())
        try:
            await self.registry.command(session, c.Choose(decision, chosen), seat, bot)
        except (Refused, IllegalChoice) as refused:
            if session.table.decision == decision and isinstance(refused, IllegalChoice):
                log.error("bot %s wanted what is not offered: %s", bot, refused.reason.word)
                with suppress(Refused):  # a person has answered or is back
                    await self.registry.command(session, c.Choose(decision, self._any(session)), seat, bot)

    def pause(self, session: TableSession, chosen: str, answers: int = 0) -> float:
        """Seconds from question to answer, at the pace of the people here, after `answers` answers of bots in a row."""
        offered = len(choices(session.table.state))
        return (
            self.registry.dependencies.bot_pause
            * session.pace()
            * delay_share(chosen, offered, session.table.decision, answers)
        )

    async def _thought(self, session: TableSession, seat: int, bot: str) -> str:
        """Returns the key of the bot's choice, or of a random choice if the bot fails."""
        state = determinize(session.table.view(seat), keyed(self.token_source.key()))
        spec, numbering = session.table.opened.spec, state.rules.pack.numbered_by
        packs = tuple(session.table.opened.packs)
        thought = BotTask(spec, numbering, encode(state), seat, bot, self.token_source.number(SEEDS), packs)
        try:
            return await self.registry.dependencies.bot_executor(choose_key, thought)
        except NoBotAnswer as error:
            log.warning("bot %s gave no answer: %s", bot, error)
        except Exception as error:  # a defect of the bot must not leave the table waiting for ever
            log.error("bot %s failed: %s", bot, type(error).__name__)
        return self._any(session)

    def _any(self, session: TableSession) -> str:
        offered = choices(session.table.state)
        return key(offered[self.token_source.number(len(offered))], session.table.state)
