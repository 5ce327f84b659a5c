"""Registry of bots by name, and the random stream of each seat's bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from ..core.rng import KEY_BYTES, Rng, keyed
from ..suggest import nearest_word
from .base import Bot, RandomBot
from .greedy.bot import GreedyBot
from .levels import LEVELS, STYLES, bot_name, level_bot


class UnknownBot(Exception):
    """Raised when no bot has this name."""


def _all() -> dict[str, Callable[[Rng], Bot]]:
    """Returns the bots by name: the two whose names stand in stored tables, then every level in every style."""
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
FALLBACK_BOT: Final = GreedyBot.name  # plays for a player who is away, unless the table asks for another bot


def make_bot(name: str, rng: Rng) -> Bot:
    """Makes a bot for one seat of one game; the bot owns `rng`."""
    check_bot(name)
    return BOTS[name](rng)


def bot_for(name: str, seed: int, seat: int) -> Bot:
    """Makes the bot of a seat in the game of a seed, always with the same random stream."""
    return make_bot(name, bot_stream(seed, seat))


def check_bot(name: str) -> None:
    """Raises UnknownBot, with the nearest name, if no bot has this name."""
    if name not in BOTS:
        near = nearest_word(name, BOTS)
        meant = f"did you mean '{near}'?" if near else known_bots()
        raise UnknownBot(f"unknown bot '{name}'; {meant}")


def known_bots() -> str:
    """Lists the bots in one sentence: the levels, and once the styles that each of them has."""
    plain = [name for name in BOTS if name not in [level.name for level in LEVELS] and "-" not in name]
    names = ", ".join([*plain, *(level.name for level in LEVELS)])
    styles = ", ".join(f"-{style.name}" for style in STYLES)
    return f"known: {names}; each level also with a style: {styles}"


def bot_stream(seed: int, seat: int) -> Rng:
    """Returns the random stream of a seat's bot. No game's key is made like its key, so the two streams never meet."""
    return keyed(blake2b(f"tiptoe bot {seed} {seat}".encode(), digest_size=KEY_BYTES).digest())
