"""Bot tasks: finds a bot's choice in a position whose hidden part is dealt anew.

Imports neither tables nor store, so that a worker process starts with what is needed to think.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..bots.registry import bot_for
from ..build import collect_garbage_rarely
from ..catalog import open_game
from ..core.codec import decode
from ..core.notation import key
from ..core.ruleset import Ruleset
from ..core.state import State
from ..packs.cache import PACK_CACHE
from ..packs.document import PackDocument
from ..view.view import View


class BotTask(NamedTuple):
    """Task of a bot: the position, the seat and the bot's name. `packs` are the documents that the spec names."""

    spec: str
    numbering: bytes
    position: bytes
    seat: int
    bot: str
    seed: int
    packs: tuple[str, ...] = ()


class NoBotAnswer(Exception):
    """Raised when the worker gives no answer, or none in time."""


def prepare(spec: str, numbering: bytes, packs: tuple[str, ...] = ()) -> None:
    """Loads the game and its packs for a task."""
    collect_garbage_rarely()
    PACK_CACHE.put(map(PackDocument, packs))
    numbered_rules(spec, numbering)


def choose_key(thought: BotTask) -> str:
    """Returns the key of the bot's choice."""
    state = position_of(thought)
    return key(bot_for(thought.bot, thought.seed, thought.seat).choose(View(state, thought.seat)), state)


def position_of(thought: BotTask) -> State:
    prepare(thought.spec, thought.numbering, thought.packs)
    return decode(thought.position, numbered_rules(thought.spec, thought.numbering))


@lru_cache(maxsize=64)
def numbered_rules(spec: str, numbering: bytes) -> Ruleset:
    return open_game(spec, numbering=numbering)
