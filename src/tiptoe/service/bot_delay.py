"""Delay of a bot's answer: people can follow the bot, and it does not keep them waiting.

All values are shares of the pause that the people at the table prefer. Nothing depends on the speed of the machine:
time that the bot really thought counts towards the pause, and longer thoughts get no pause.
"""

from __future__ import annotations

from typing import Final

PLAYS: Final = "play:"
CARD_SHARE: Final = 0.35  # playing a card from the hand
FORCED_SHARE: Final = 0.3  # a single choice
TWO_CHOICES_SHARE: Final = 0.75  # two choices
EXTRA_CHOICE_SHARE: Final = 0.1  # added for each choice beyond two
MAX_SHARE: Final = 1.5  # upper bound, however many choices
VARIATION: Final = 0.3  # largest variation, down or up
ANSWERS_BEFORE_HURRY: Final = 14  # answers of bots in a row, after which they begin to hurry
HURRY_FACTOR: Final = 0.96  # factor for each further answer
MIN_HURRY: Final = 0.4  # lower bound of the hurry: people can still follow


def delay_share(key: str, offered: int, decision: int, since_a_person: int) -> float:
    """Returns the share of the pause before an answer to a decision with `offered` choices.

    Long runs of bots' answers hurry, so that people do not wait long for their turn.
    """
    if offered == 1:
        part = FORCED_SHARE
    elif key.startswith(PLAYS):
        part = CARD_SHARE
    else:
        part = min(TWO_CHOICES_SHARE + EXTRA_CHOICE_SHARE * (offered - 2), MAX_SHARE)
    hurry = max(HURRY_FACTOR ** max(since_a_person - ANSWERS_BEFORE_HURRY, 0), MIN_HURRY)
    return part * _variation(decision) * hurry


def _variation(decision: int) -> float:
    """Variation by decision; the same one each time for the same decision."""
    return 1.0 - VARIATION + 2 * VARIATION * (decision * 2_654_435_761 % (1 << 32)) / (1 << 32)
