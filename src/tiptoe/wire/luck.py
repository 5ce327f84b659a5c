"""Source of a table's luck, as every client is told."""

from __future__ import annotations

import msgspec

from ..table.luck_source import LuckSource


class LuckInfo(msgspec.Struct, frozen=True):
    """Source of a table's luck, and who could know that luck.

    `sealed`: dealt here, with a commitment before the deal. `anew`: a game of a record, with its hidden part dealt
    again here. `what-if`: a moment of a finished game, dealt again here. `brought`: the luck of a record, which the
    person who brought it may know. `prepared`: a lesson, an example or a trial. `replay`: a record.
    """

    source: LuckSource
    seats: list[int]  # seats whose numbers are mixed in; before the deal: seats that promised a number
    by: int  # seat of the person who brought the game; -1 where it was dealt here
