"""Row of a table: its summary for lists and for a starting server, which do not read the log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from .table import Table


class Summary(msgspec.Struct):
    """Summary of a table: the game, the names of people and playing bots at each seat, and the clock."""

    spec: str = ""
    names: list[str] = []
    bots: list[str] | None = None  # null in rows that are older than this field
    turn_seconds: int = 0
    due: int = 0  # time at which the clock lets a bot play; 0: no clock runs, or an older row


_summary = msgspec.json.Decoder(Summary)


@dataclass(frozen=True)
class Columns:
    """Columns of the row that follow from a table; its position is a column of its own."""

    status: str
    listed: bool
    summary: str


def row_of(table: Table) -> Columns:
    """Returns the columns of a table. They are read off the table, never predicted from an entry."""
    names = [chair.name for chair in table.chairs]
    bots = [chair.player_bot for chair in table.chairs]
    summary = msgspec.json.encode(
        Summary(table.opened.spec, names, bots, table.opened.turn_seconds, table.due)
    ).decode()
    return Columns(table.phase, table.opened.listed, summary)


def read_summary(text: str) -> Summary:
    return _summary.decode(text)
