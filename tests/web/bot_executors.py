"""Faulty bots for worker processes."""

from __future__ import annotations

import os
import time
from pathlib import Path

from patience import until
from tiptoe.service.bot_worker import BotTask, prepare

START_SECONDS = 6.0  # more than a bot may think, and enough for a worker on a busy machine


def sleeps(thought: BotTask) -> str:
    time.sleep(30)
    return ""


def waits_for(file: str, thought: BotTask) -> str:
    """Thinks until `file` exists."""
    assert until(Path(file).exists)
    return ""


def dies(thought: BotTask) -> str:
    os._exit(1)


def raises(thought: BotTask) -> str:
    raise ValueError("the bot is wrong")


def cheats(thought: BotTask) -> str:
    return "take-everything"


def starts_slowly(spec: str, numbering: bytes, packs: tuple[str, ...] = ()) -> None:
    time.sleep(START_SECONDS)
    prepare(spec, numbering, packs)
