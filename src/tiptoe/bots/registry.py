"""Bots by name, and the random stream of each."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from ..core.rng import KEY_BYTES, Rng, keyed
from ..nearest import hint
from .bot import Bot, RandomBot
from .greedy.decide import GreedyBot


class UnknownBot(Exception):
    """No bot has this name."""


BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    RandomBot.name: lambda rng: RandomBot(rng),
    GreedyBot.name: lambda rng: GreedyBot(rng),
}
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
