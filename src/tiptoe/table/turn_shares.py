"""Turn shares: how many turns of a seat its person played, and how many a bot that held the seat."""

from __future__ import annotations

from typing import NamedTuple

from .table import Table


class TurnShare(NamedTuple):
    """Turns that a seat has played at this table, and how many of them a bot played for its person."""

    turns: int
    bot: int

    @property
    def are_a_bots(self) -> bool:
        """Whether the game counts as the bot's: it played more than half of the turns."""
        return 2 * self.bot > self.turns


def turns_of_seats(table: Table) -> list[TurnShare]:
    """Counts the turns of every seat from the table's log.

    The player of a turn is the one who made its last choice. Turns without a choice of their own seat (it is out, or
    they belong to the game that this one continues) count for nobody.
    """
    turns, bots = [0] * len(table.chairs), [0] * len(table.chairs)
    starts = sorted(table.game().turns)
    for start, end in zip(starts, [*starts[1:], len(table.made)]):
        seat = table.game().turns[start][1]
        own = [made for made in table.made[start:end] if made.seat == seat]
        if own:
            turns[seat] += 1
            bots[seat] += own[-1].bot
    return [TurnShare(all, bot) for all, bot in zip(turns, bots)]
