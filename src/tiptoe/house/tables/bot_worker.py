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
from ...packs.document import PackDocument
from ...packs.shelf import SHELF
from ...view.view import View


class Thought(NamedTuple):
    """What a bot is asked to think about: the arguments of `think`. `packs` are the documents that the spec names."""

    spec: str
    numbering: bytes
    position: bytes
    seat: int
    bot: str
    seed: int
    packs: tuple[str, ...] = ()


class NoThought(Exception):
    """The worker gave no answer, or none in time."""


def prepare(spec: str, numbering: bytes, packs: tuple[str, ...] = ()) -> None:
    """Whatever is needed to think about a game is there."""
    SHELF.put(map(PackDocument, packs))
    numbered_rules(spec, numbering)


def think(
    spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> str:
    """The key of the bot's choice."""
    prepare(spec, numbering, packs)
    state = decode(position, numbered_rules(spec, numbering))
    return key(bot_for(bot, seed, seat).choose(View(state, seat)), state)


@lru_cache(maxsize=64)
def numbered_rules(spec: str, numbering: bytes) -> Ruleset:
    return open_game(spec, numbering=numbering)
