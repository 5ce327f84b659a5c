"""Delay of a bot's answer: people can follow the bot, and it does not keep them waiting.

All values are shares of the pause that the people at the table prefer. Nothing depends on the speed of the machine:
time that the bot really thought counts towards the pause, and longer thoughts get no pause.
"""

from __future__ import annotations

from typing import Final

PLAYS: Final = "play:"
CARD: Final = 0.35  # playing a card from the hand
FORCED: Final = 0.3  # a single choice
PLAIN: Final = 0.75  # two choices
A_CHOICE: Final = 0.1  # added for each choice beyond two
HARDEST: Final = 1.5  # upper bound, however many choices
UNEVEN: Final = 0.3  # largest variation, down or up
SPRY: Final = 14  # answers of bots in a row, after which they begin to hurry
HURRIES: Final = 0.96  # factor for each further answer
HURRIED: Final = 0.4  # lower bound of the hurry: people can still follow


def delay_share(key: str, offered: int, decision: int, since_a_person: int) -> float:
    """Returns the share of the pause before an answer to a decision with `offered` choices.

    Long runs of bots' answers hurry, so that people do not wait long for their turn.
    """
    if offered == 1:
        part = FORCED
    elif key.startswith(PLAYS):
        part = CARD
    else:
        part = min(PLAIN + A_CHOICE * (offered - 2), HARDEST)
    hurry = max(HURRIES ** max(since_a_person - SPRY, 0), HURRIED)
    return part * _uneven(decision) * hurry


def _uneven(decision: int) -> float:
    """Variation by decision; the same one each time for the same decision."""
    return 1.0 - UNEVEN + 2 * UNEVEN * (decision * 2_654_435_761 % (1 << 32)) / (1 << 32)
