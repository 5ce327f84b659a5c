"""Worker of an adviser: what the strongest bot would do in somebody's place, and why, in their words.

Apart from the worker of bots: theirs need no words.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bots.registry import bot_for
from ...bots.strong.search import StrongBot
from ...core.kernel import named
from ...core.notation import key
from ...core.state import State
from ...text.because import because, instead, opinion_of
from ...text.game import GameVoice
from ...text.weighing import weighed
from ...text.words import words
from ...view.view import View
from .bot_worker import Thought, position_of


class Opinion(NamedTuple):
    """What a bot would do: the key, the choice in words, why, and what else could be done."""

    key: str
    choice: str
    why: list[str]
    instead: list[str]


class Consulted(NamedTuple):
    """A bot with reasons in the place of a seat that must choose."""

    state: State
    view: View
    adviser: StrongBot


def consulted(thought: Thought) -> Consulted:
    state = position_of(thought)
    adviser = bot_for(thought.bot, thought.seed, thought.seat)
    assert isinstance(adviser, StrongBot), f"{thought.bot} has no reasons"
    return Consulted(state, View(state, thought.seat), adviser)


def weigh(lang: str, wanted: str, thought: Thought) -> list[str]:
    """What a choice costs and risks, and what the bot thinks of it."""
    state, view, adviser = consulted(thought)
    choice, voice = named(state, wanted), GameVoice(words(lang), view)
    return [*weighed(voice, state, choice), *opinion_of(voice, adviser.explain(view, choice), choice)]


def advise(lang: str, thought: Thought) -> Opinion:
    """What the bot would do, in a language."""
    state, view, adviser = consulted(thought)
    reasons = adviser.explain(view)
    voice = GameVoice(words(lang), view)
    return Opinion(
        key(reasons.choice, state), voice.choice(reasons.choice), because(voice, reasons), instead(voice, reasons)
    )
