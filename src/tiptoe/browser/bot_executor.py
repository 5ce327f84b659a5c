"""Thinking: who answers in some milliseconds does it where the table is; whatever takes longer goes to a second worker.

Otherwise nobody at any table of the browser would be answered while a master thinks.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from ..bots.levels import LEVELS, PLAIN, STYLES, bot_name
from ..service.bot_worker import BotTask, choose_key

T = TypeVar("T")
SLOW: Final = {
    bot_name(level.name, style)
    for level in LEVELS
    if level.searches
    for style in (PLAIN, *(each.name for each in STYLES))
}


class BotWorkerGone(Exception):
    """There is no second worker, or it gave no answer."""


class BotWorkerClient(Protocol):
    """The second worker. It has the same engine: work and what comes of it are told in bytes."""

    async def think(self, asked: bytes) -> bytes: ...


class NoBotWorker:
    """Where there is one worker and no more."""

    async def think(self, asked: bytes) -> bytes:
        raise BotWorkerGone


class BrowserBotExecutor:
    """A thinker for a home."""

    def __init__(self, mind: BotWorkerClient) -> None:
        self.mind = mind

    async def __call__(self, work: Callable[[BotTask], T], thought: BotTask, /) -> T:
        if takes_long(work, thought):
            try:
                answer: T = pickle.loads(await self.mind.think(pickle.dumps((work, thought))))
                return answer
            except BotWorkerGone:
                pass  # better late than never
        await asyncio.sleep(0)  # frames that wait are sent first
        return work(thought)


def takes_long(work: Callable[[BotTask], T], thought: BotTask) -> bool:
    """All but the choice of a bot that does not search: advice and accounts search too."""
    return work is not choose_key or thought.bot in SLOW


def thought_through(asked: bytes) -> bytes:
    """What the second worker does."""
    work, thought = pickle.loads(asked)
    return pickle.dumps(work(thought))
