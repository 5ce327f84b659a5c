"""Limits of a seat: how much of a table's log it may fill, and how soon again.

Choices and undos have a steady rate that no person reaches. Chat is bounded by the minute and in total; a reminder may
be sent once a minute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from ..table import commands as c
from ..table.errors import Refused
from .rate_limit import UNLIMITED, Rate, TokenBucket

TOO_OFTEN: Final = "too-often"
TOO_MUCH: Final = "too-much-talk"


TALK: Final = Rate(20, 3.0)
REMINDERS: Final = Rate(1, 60.0)
LINKS: Final = Rate(5, 60.0)
CLAIMS: Final = Rate(3, 60.0)  # to one seat
MOST_TALK: Final = 2_000  # messages of one seat at one table


class SeatLimits:
    """Rate limits of the seats of a table. Bots are not limited: they act once when they are asked."""

    def __init__(self, commands: Rate = UNLIMITED, stopwatch: Callable[[], float] = monotonic) -> None:
        self.commands = commands
        self.stopwatch = stopwatch
        self.buckets: dict[tuple[int, Rate], TokenBucket] = {}
        self.talked: Counter[int] = Counter()

    def mind(self, command: c.AnyCommand, seat: int) -> None:
        """Counts a command; Refused if it comes too soon after others of its kind, or is too much."""
        self._take(seat, self.commands)
        if isinstance(command, c.Nudge):
            self._take(seat, REMINDERS)
        elif isinstance(command, c.Say):
            if self.talked[seat] >= MOST_TALK:
                raise Refused(TOO_MUCH)
            self._take(seat, TALK)
            self.talked[seat] += 1

    def mind_link(self, seat: int) -> None:
        """Counts a link to another device; Refused if the seat has made many lately."""
        self._take(seat, LINKS)

    def mind_claim(self, seat: int) -> None:
        """Counts a claim to a seat; Refused if the seat was claimed many times lately."""
        self._take(seat, CLAIMS)

    def _take(self, seat: int, rate: Rate) -> None:
        bucket = self.buckets.setdefault((seat, rate), TokenBucket(rate, self.stopwatch))
        if not bucket.take():
            raise Refused(TOO_OFTEN)
