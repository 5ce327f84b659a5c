"""Row of a table: what lists and a starting server know of it without reading its log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from .table import Table


class Summary(msgspec.Struct):
    """For each seat the name of whoever sits there, and of the bot that plays there now."""

    spec: str = ""
    names: list[str] = []
    bots: list[str] | None = None  # none in a row that is older than this field


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
    summary = msgspec.json.encode(Summary(table.opened.spec, names, bots)).decode()
    return Columns(table.phase, table.opened.listed, summary)


def read_summary(text: str) -> Summary:
    return _summary.decode(text)
