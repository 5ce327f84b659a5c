"""Row of a table: what lists and a starting server know of it without reading its log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from .table import Table


class Summary(msgspec.Struct):
    """The game, for each seat the names of its person and of the bot that plays there now, and the clock."""

    spec: str = ""
    names: list[str] = []
    bots: list[str] | None = None  # none in a row that is older than this field
    turn_seconds: int = 0
    due: int = 0  # when the clock lets a bot play; 0 where none runs, or in an older row


_summary = msgspec.json.Decoder(Summary)


@dataclass(frozen=True)
class Columns:
    """The columns that follow from a table; its position is a column of its own."""

    status: str
    listed: bool
    summary: str


def row_of(table: Table) -> Columns:
    """Read off the table, never predicted from an entry."""
    names = [chair.name for chair in table.chairs]
    bots = [chair.player_bot for chair in table.chairs]
    summary = msgspec.json.encode(
        Summary(table.opened.spec, names, bots, table.opened.turn_seconds, table.due)
    ).decode()
    return Columns(table.phase, table.opened.listed, summary)


def read_summary(text: str) -> Summary:
    return _summary.decode(text)
