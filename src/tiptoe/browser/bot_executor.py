"""Executor of bot work in a browser: quick work runs on the event loop, searches run in a second worker.

Otherwise no table of the browser would be answered while a strong bot thinks.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from ..bots.levels import LEVELS, NO_STYLE, STYLES, bot_name
from ..service.bot_worker import BotTask, choose_key

T = TypeVar("T")
SEARCHING_BOTS: Final = {
    bot_name(level.name, style)
    for level in LEVELS
    if level.searches
    for style in (NO_STYLE, *(each.name for each in STYLES))
}


class BotWorkerGone(Exception):
    """Raised when there is no second worker, or it gave no answer."""


class BotWorkerClient(Protocol):
    """Client of the second worker, which has the same engine: tasks and results travel as pickled bytes."""

    async def think(self, asked: bytes) -> bytes: ...


class NoBotWorker:
    """Client where no second worker exists; always raises BotWorkerGone."""

    async def think(self, asked: bytes) -> bytes:
        raise BotWorkerGone


class BrowserBotExecutor:
    """BotExecutor of a browser."""

    def __init__(self, mind: BotWorkerClient) -> None:
        self.mind = mind

    async def __call__(self, work: Callable[[BotTask], T], thought: BotTask, /) -> T:
        if needs_worker(work, thought):
            try:
                answer: T = pickle.loads(await self.mind.think(pickle.dumps((work, thought))))
                return answer
            except BotWorkerGone:
                pass  # searches here, although tables must wait
        await asyncio.sleep(0)  # lets queued messages go out first
        return work(thought)


def needs_worker(work: Callable[[BotTask], T], thought: BotTask) -> bool:
    """Whether work needs the second worker: all but the choice of a bot without search; advice and luck search too."""
    return work is not choose_key or thought.bot in SEARCHING_BOTS


def run_pickled_task(asked: bytes) -> bytes:
    """Runs a pickled task; called in the second worker."""
    work, thought = pickle.loads(asked)
    return pickle.dumps(work(thought))
