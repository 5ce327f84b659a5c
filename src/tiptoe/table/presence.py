"""Presence: which people of a table are connected, and who has been away long enough to be replaced by a bot."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

SLOW_SECONDS: Final = 3600  # for one decision: at such a table people come and go, and only its clock lets a bot play


@dataclass(frozen=True)
class Presence:
    """Seats of people: connected now, absent now, away for a while, and gone for twice as long."""

    here: Collection[int] = ()
    absent: Collection[int] = ()
    away: Collection[int] = ()
    gone: Collection[int] = ()


UNKNOWN: Final = Presence()


def is_slow(turn_seconds: int) -> bool:
    """Tests whether a table with this clock is played over hours or days."""
    return turn_seconds >= SLOW_SECONDS
