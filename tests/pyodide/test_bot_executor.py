"""The second worker runs long searches, so that no table waits for a master (ADR 0048)."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tiptoe.browser.bot_executor import (
    BotWorkerClient,
    BotWorkerGone,
    BrowserBotExecutor,
    NoBotWorker,
    needs_worker,
    run_pickled_task,
)
from tiptoe.service.bot_worker import BotTask, choose_key

ABOUT = BotTask("classic", b"", b"", 1, "magpie", 7)


class OtherWorker:
    """A bot worker of the browser: only bytes go there and come back."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, asked: bytes) -> bytes:
        self.asked += 1
        return run_pickled_task(asked)


class BrokenWorker:
    async def think(self, asked: bytes) -> bytes:
        raise BotWorkerGone("it was closed")


def says(word: str, thought: BotTask) -> str:
    return f"{word} {thought.spec} {thought.seat}"


def test_work_goes_to_the_second_worker_and_comes_back_as_it_was() -> None:
    other = OtherWorker()
    assert asyncio.run(BrowserBotExecutor(other)(partial(says, "about"), ABOUT)) == "about classic 1"
    assert other.asked == 1


@pytest.mark.parametrize("mind", [NoBotWorker(), BrokenWorker()])
def test_without_a_second_worker_it_is_thought_here(mind: BotWorkerClient) -> None:
    assert asyncio.run(BrowserBotExecutor(mind)(partial(says, "about"), ABOUT)) == "about classic 1"


@pytest.mark.parametrize(
    ("bot", "long"), [("magpie", False), ("burglar-bold", False), ("master", True), ("master-bold", True)]
)
def test_bots_that_search_take_long(bot: str, long: bool) -> None:
    assert needs_worker(choose_key, ABOUT._replace(bot=bot)) is long
