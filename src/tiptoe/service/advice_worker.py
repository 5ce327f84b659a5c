"""Bot tasks with explanations: advice, opinions on choices, and second opinions on finished games.

Separate from `bot_worker`, which needs no texts.
"""

from __future__ import annotations

from typing import NamedTuple

from ..analysis.luck import TurnLuck, turn_lucks
from ..bots.registry import bot_for
from ..bots.search.bot import SearchBot
from ..core.kernel import offered_choice
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
    """Advice of a bot: the key and the choice in words, its reasons, and alternatives."""

    key: str
    choice: str
    why: list[str]
    instead: list[str]


class Consultation(NamedTuple):
    """Bot that explains its choices, with the position and view of the seat it advises."""

    state: State
    view: View
    adviser: SearchBot


def consult(thought: BotTask) -> Consultation:
    """Returns the position of a task and its bot, which must be able to explain itself."""
    state = position_of(thought)
    adviser = bot_for(thought.bot, thought.seed, thought.seat)
    assert isinstance(adviser, SearchBot), f"{thought.bot} has no reasons"
    return Consultation(state, View(state, thought.seat), adviser)


def weigh(lang: str, wanted: str, thought: BotTask) -> list[str]:
    """Returns the cost and risk of a choice, and the bot's opinion of it."""
    state, view, adviser = consult(thought)
    choice, voice = offered_choice(state, wanted), GameText(words(lang), view)
    reasons = adviser.explain(view, choice, whole_turns=True)
    return [*risk_lines(voice, state, choice), *opinion_of(voice, reasons, choice)]


def advise(lang: str, thought: BotTask) -> Opinion:
    """Returns the bot's advice in a language."""
    state, view, adviser = consult(thought)
    reasons = adviser.explain(view, whole_turns=True)
    voice = GameText(words(lang), view)
    return Opinion(
        key(reasons.choice, state),
        voice.choice(reasons.choice),
        explanation_lines(voice, reasons),
        instead(voice, reasons),
    )


class SecondOpinion(NamedTuple):
    """Second opinion: the choice made and the better one, in words; how far behind it was, and surely was."""

    made: str
    key: str
    better: str
    behind: float
    surely: float
    why: list[str]
    instead: list[str]


def weigh_turns(text: str, first: int, last: int, thought: BotTask) -> list[TurnLuck]:
    """Returns the luck of a record's turns from `first` to `last`."""
    prepare(thought.spec, thought.numbering, thought.packs)
    return turn_lucks(playback_of(read_record(text)), first, last)


def second_opinion(lang: str, made: str, thought: BotTask) -> SecondOpinion | None:
    """Returns an opinion on a seat's choice; None if the bot would have made it too, or did not search it."""
    state, view, adviser = consult(thought)
    chosen = offered_choice(state, made)
    reasons = adviser.explain(view, chosen, whole_turns=True)
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
