"""Bots that go wrong, for worker processes."""

from __future__ import annotations

import os
import time

from tiptoe.house.tables.bot_worker import prepare


def sleeps(
    spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> str:
    time.sleep(30)
    return ""


def dies(
    spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> str:
    os._exit(1)


def raises(
    spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> str:
    raise ValueError("the bot is wrong")


def cheats(
    spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> str:
    return "take-everything"


def starts_slowly(spec: str, numbering: bytes, packs: tuple[str, ...] = ()) -> None:
    time.sleep(1.5)
    prepare(spec, numbering, packs)
