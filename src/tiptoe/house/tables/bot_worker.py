"""Worker process of a bot. It is sent a position in which everything that the seat may not know is dealt anew.

Imports neither server nor store: a worker starts with what is needed to think.
"""

from __future__ import annotations

from functools import lru_cache

from ...bots.registry import bot_for
from ...catalog import open_game
from ...core.codec import decode
from ...core.notation import key
from ...core.ruleset import Ruleset
from ...view.view import View


def prepare(spec: str, numbering: bytes) -> None:
    """Whatever is needed to think about a game is there."""
    _rules(spec, numbering)


def think(spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int) -> str:
    """The key of the bot's choice."""
    state = decode(position, _rules(spec, numbering))
    return key(bot_for(bot, seed, seat).choose(View(state, seat)), state)


@lru_cache(maxsize=64)
def _rules(spec: str, numbering: bytes) -> Ruleset:
    return open_game(spec, numbering=numbering)
