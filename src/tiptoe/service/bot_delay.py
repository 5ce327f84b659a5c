"""Pondering: how long a bot seems to think, so that people can follow it and are not kept waiting by it.

Everything is in parts of the pause that people here like. Nothing depends on how fast the machine is: time that a bot
has really thought is part of the pause, and no pause is added to a longer thought.
"""

from __future__ import annotations

from typing import Final

PLAYS: Final = "play:"
CARD: Final = 0.35  # a hand of cards is soon played
FORCED: Final = 0.3  # nothing to think about
PLAIN: Final = 0.75  # two ways to go
A_CHOICE: Final = 0.1  # more for every other thing that could be done
HARDEST: Final = 1.5
UNEVEN: Final = 0.3  # nobody ticks like a clock: as much less as more
SPRY: Final = 14  # answers since a person's, after which bots begin to hurry
HURRIES: Final = 0.96  # by every answer more
HURRIED: Final = 0.4  # still to be followed


def delay_share(key: str, offered: int, decision: int, since_a_person: int) -> float:
    """For an answer among so many that were offered; many bots in a row hurry, so that nobody waits long for a turn."""
    if offered == 1:
        part = FORCED
    elif key.startswith(PLAYS):
        part = CARD
    else:
        part = min(PLAIN + A_CHOICE * (offered - 2), HARDEST)
    hurry = max(HURRIES ** max(since_a_person - SPRY, 0), HURRIED)
    return part * _uneven(decision) * hurry


def _uneven(decision: int) -> float:
    """Another one for every decision of a game, and the same one each time it is asked for."""
    return 1.0 - UNEVEN + 2 * UNEVEN * (decision * 2_654_435_761 % (1 << 32)) / (1 << 32)
