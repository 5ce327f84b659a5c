"""The luck of a table as everybody is told of it."""

from __future__ import annotations

import msgspec

from ..table.luck_source import LuckSource


class LuckInfo(msgspec.Struct, frozen=True):
    """Where the luck of a table comes from, and who could know it.

    `sealed`: promised here before the deal. `anew`: the game goes on from a record, and what nobody may know of it is
    dealt again here. `what-if`: the same from a moment of a finished game. `brought`: it goes on with the luck of a
    record, which the person who brought it may know. `prepared`: a lesson, an example, a trial. `replay`: a record.
    """

    source: LuckSource
    seats: list[int]  # whose own numbers are mixed in; before the deal those who have promised one
    by: int  # the seat of the person who brought the game; nobody's where it was dealt here
