"""Worker of a bot: finds its choice in a position where everything that the seat may not know is dealt anew.

Imports neither tables nor store: a process that does nothing else starts with what is needed to think.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...bots.registry import bot_for
from ...catalog import open_game
from ...core.codec import decode
from ...core.notation import key
from ...core.ruleset import Ruleset
from ...view.view import View


class Thought(NamedTuple):
    """What a bot is asked to think about: the arguments of `think`."""

    spec: str
    numbering: bytes
    position: bytes
    seat: int
    bot: str
    seed: int


class NoThought(Exception):
    """The worker gave no answer, or none in time."""


def prepare(spec: str, numbering: bytes) -> None:
    """Whatever is needed to think about a game is there."""
    numbered_rules(spec, numbering)


def think(spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int) -> str:
    """The key of the bot's choice."""
    state = decode(position, numbered_rules(spec, numbering))
    return key(bot_for(bot, seed, seat).choose(View(state, seat)), state)


@lru_cache(maxsize=64)
def numbered_rules(spec: str, numbering: bytes) -> Ruleset:
    return open_game(spec, numbering=numbering)
