"""Worker of advice: what the strongest bot would do and why, and second opinions on finished games.

Apart from `bot_worker`, which needs no words.
"""

from __future__ import annotations

from typing import NamedTuple

from ..analysis.luck import TurnLuck, turn_lucks
from ..bots.registry import bot_for
from ..bots.search.bot import SearchBot
from ..core.kernel import named
from ..core.notation import key
from ..core.state import State
from ..records.playback import playback_of
from ..records.record import read_record
from ..text.advice import explanation_lines, instead, named_choice, opinion_of
from ..text.game import GameText
from ..text.language import words
from ..text.risks import risk_lines
from ..view.view import View
from .bot_worker import BotTask, position_of, prepare


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
    adviser: SearchBot


def consult(thought: BotTask) -> Consulted:
    state = position_of(thought)
    adviser = bot_for(thought.bot, thought.seed, thought.seat)
    assert isinstance(adviser, SearchBot), f"{thought.bot} has no reasons"
    return Consulted(state, View(state, thought.seat), adviser)


def weigh(lang: str, wanted: str, thought: BotTask) -> list[str]:
    """What a choice costs and risks, and what the bot thinks of it."""
    state, view, adviser = consult(thought)
    choice, voice = named(state, wanted), GameText(words(lang), view)
    return [*risk_lines(voice, state, choice), *opinion_of(voice, adviser.explain(view, choice), choice)]


def advise(lang: str, thought: BotTask) -> Opinion:
    """What the bot would do, in a language."""
    state, view, adviser = consult(thought)
    reasons = adviser.explain(view)
    voice = GameText(words(lang), view)
    return Opinion(
        key(reasons.choice, state),
        voice.choice(reasons.choice),
        explanation_lines(voice, reasons),
        instead(voice, reasons),
    )


class SecondOpinion(NamedTuple):
    """A second opinion: what was chosen and what is better, in words; how far behind it was, and surely was."""

    made: str
    key: str
    better: str
    behind: float
    surely: float
    why: list[str]
    instead: list[str]


def weigh_turns(text: str, first: int, last: int, thought: BotTask) -> list[TurnLuck]:
    """The turns of a record from the first to the last."""
    prepare(thought.spec, thought.numbering, thought.packs)
    return turn_lucks(playback_of(read_record(text)), first, last)


def second_opinion(lang: str, made: str, thought: BotTask) -> SecondOpinion | None:
    """About the choice of a seat in a position; nothing where it is what the bot would have chosen, or not searched."""
    state, view, adviser = consult(thought)
    chosen = named(state, made)
    reasons = adviser.explain(view, chosen)
    tried = [one for one in reasons.tried if one.choice == chosen]
    if chosen == reasons.choice or not tried:
        return None
    voice = GameText(words(lang), view)
    return SecondOpinion(
        named_choice(voice, chosen),
        key(reasons.choice, state),
        named_choice(voice, reasons.choice),
        tried[0].behind,
        tried[0].surely,
        explanation_lines(voice, reasons),
        instead(voice, reasons),
    )
