"""Bots by name, and the random stream of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from ..core.rng import KEY_BYTES, Rng, keyed
from ..suggest import hint
from .base import Bot, RandomBot
from .greedy.bot import GreedyBot
from .levels import LEVELS, STYLES, bot_name, level_bot


class UnknownBot(Exception):
    """No bot has this name."""


def _all() -> dict[str, Callable[[Rng], Bot]]:
    """The two that were there first, whose names stand in stored tables; then every level in every style."""
    bots: dict[str, Callable[[Rng], Bot]] = {
        RandomBot.name: lambda rng: RandomBot(rng),
        GreedyBot.name: lambda rng: GreedyBot(rng),
    }
    for level in LEVELS:
        bots[level.name] = partial(level_bot, level, None)
        for style in STYLES:
            bots[bot_name(level.name, style.name)] = partial(level_bot, level, style)
    return bots


BOTS: Final = _all()
STAND_IN: Final = GreedyBot.name  # plays for whoever is away, unless another one is asked for


def make_bot(name: str, rng: Rng) -> Bot:
    """A bot for one seat of one game; it owns the stream."""
    check_bot(name)
    return BOTS[name](rng)


def bot_for(name: str, seed: int, seat: int) -> Bot:
    """The bot of a seat in the game of a seed: always the same one."""
    return make_bot(name, bot_stream(seed, seat))


def check_bot(name: str) -> None:
    """UnknownBot names the nearest bot."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot '{name}'; {hint(name, BOTS)}")


def bot_stream(seed: int, seat: int) -> Rng:
    """The stream of the bot in a seat: its key is made of seed and seat as no game's key is, so the two never meet."""
    return keyed(blake2b(f"tiptoe bot {seed} {seat}".encode(), digest_size=KEY_BYTES).digest())
