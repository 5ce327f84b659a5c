"""Worker of an adviser: what the strongest bot would do in somebody's place, and why, in their words.

Apart from the worker of bots: theirs need no words.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bots.registry import bot_for
from ...bots.strong.search import StrongBot
from ...core.codec import decode
from ...core.kernel import named
from ...core.notation import key
from ...text.because import because, instead, opinion_of
from ...text.game import GameVoice
from ...text.weighing import weighed
from ...text.words import words
from ...view.view import View
from .bot_worker import numbered_rules, prepare


class Opinion(NamedTuple):
    """What a bot would do: the key, the choice in words, why, and what else could be done."""

    key: str
    choice: str
    why: list[str]
    instead: list[str]


def weigh(
    lang: str,
    wanted: str,
    spec: str,
    numbering: bytes,
    position: bytes,
    seat: int,
    bot: str,
    seed: int,
    packs: tuple[str, ...] = (),
) -> list[str]:
    """What a choice costs and risks, and what the bot thinks of it, for a seat that must choose."""
    prepare(spec, numbering, packs)
    state = decode(position, numbered_rules(spec, numbering))
    view, choice = View(state, seat), named(state, wanted)
    adviser = bot_for(bot, seed, seat)
    assert isinstance(adviser, StrongBot), f"{bot} has no reasons"
    voice = GameVoice(words(lang), view)
    return [*weighed(voice, state, choice), *opinion_of(voice, adviser.explain(view, choice), choice)]


def advise(
    lang: str, spec: str, numbering: bytes, position: bytes, seat: int, bot: str, seed: int, packs: tuple[str, ...] = ()
) -> Opinion:
    """For a seat that must choose, in a language."""
    prepare(spec, numbering, packs)
    state = decode(position, numbered_rules(spec, numbering))
    view = View(state, seat)
    adviser = bot_for(bot, seed, seat)
    assert isinstance(adviser, StrongBot), f"{bot} has no reasons"
    reasons = adviser.explain(view)
    voice = GameVoice(words(lang), view)
    return Opinion(
        key(reasons.choice, state), voice.choice(reasons.choice), because(voice, reasons), instead(voice, reasons)
    )
