"""Bots that go wrong, for worker processes."""

from __future__ import annotations

import os
import time

from tiptoe.house.tables.bot_worker import Thought, prepare


def sleeps(thought: Thought) -> str:
    time.sleep(30)
    return ""


def dies(thought: Thought) -> str:
    os._exit(1)


def raises(thought: Thought) -> str:
    raise ValueError("the bot is wrong")


def cheats(thought: Thought) -> str:
    return "take-everything"


def starts_slowly(spec: str, numbering: bytes, packs: tuple[str, ...] = ()) -> None:
    time.sleep(1.5)
    prepare(spec, numbering, packs)
