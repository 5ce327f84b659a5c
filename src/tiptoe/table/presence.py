"""Presence: which people of a table are connected, and which have been away for long enough to be asked about."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

SLOW_SECONDS: Final = 3600  # for one decision: people of such a table come and go, and only its clock lets a bot play


@dataclass(frozen=True)
class Presence:
    """Seats of people: connected now, not here now, away for a while, and away for twice as long."""

    here: Collection[int] = ()
    absent: Collection[int] = ()
    away: Collection[int] = ()
    gone: Collection[int] = ()


UNKNOWN: Final = Presence()


def is_slow(turn_seconds: int) -> bool:
    """Whether a table with this clock is played over hours or days."""
    return turn_seconds >= SLOW_SECONDS
