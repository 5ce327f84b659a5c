"""Worker of accounts: takes turns of a finished game apart, and says what would have been better in one decision.

As the adviser's, it needs words; it gets a record, or a position in which whatever the seat did not know is dealt anew.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.kernel import named
from ...core.notation import key
from ...formats.account import TurnAccount, turn_accounts
from ...formats.record import read_record
from ...formats.reel import reel_of
from ...text.because import because, instead, named_choice
from ...text.game import GameVoice
from ...text.words import words
from .advice_worker import consulted
from .bot_worker import Thought, prepare


class Second(NamedTuple):
    """A second opinion: what was chosen and what is better, in words; how far behind it was, and surely was."""

    made: str
    key: str
    better: str
    behind: float
    surely: float
    why: list[str]
    instead: list[str]


def weigh_turns(text: str, first: int, last: int, thought: Thought) -> list[TurnAccount]:
    """The turns of a record from the first to the last."""
    prepare(thought.spec, thought.numbering, thought.packs)
    return turn_accounts(reel_of(read_record(text)), first, last)


def second_opinion(lang: str, made: str, thought: Thought) -> Second | None:
    """About the choice of a seat in a position; nothing where it is what the bot would have chosen, or not searched."""
    state, view, adviser = consulted(thought)
    chosen = named(state, made)
    reasons = adviser.explain(view, chosen)
    tried = [one for one in reasons.tried if one.choice == chosen]
    if chosen == reasons.choice or not tried:
        return None
    voice = GameVoice(words(lang), view)
    return Second(
        named_choice(voice, chosen),
        key(reasons.choice, state),
        named_choice(voice, reasons.choice),
        tried[0].behind,
        tried[0].surely,
        because(voice, reasons),
        instead(voice, reasons),
    )
