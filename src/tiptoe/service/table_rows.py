"""Rows of tables: the next entry as the store takes it with its row, and the row as it is read."""

from __future__ import annotations

from ..store.rows import Append, TableRow
from ..table import entries as e
from ..table.phases import PLAYING
from ..table.row import Summary, read_summary, row_of
from ..table.table import Proposal, Table, begins_turn
from ..table.upgrade import asked_seat


def append_for(after: Table, proposal: Proposal) -> Append:
    """Returns the entry of a proposal for the store; its row is read off `after`, the table that it leads to."""
    entry, row = proposal.entry, row_of(after)
    return Append(
        table=after.id,
        seq=entry.seq,
        body=e.encode_entry(entry),
        snapshot=proposal.position if begins_turn(entry) else None,
        position=proposal.position,
        status=row.status,
        listed=row.listed,
        summary=row.summary,
        now=entry.at,
    )


def summary_of(row: TableRow) -> Summary:
    return read_summary(row.summary)


def waits_for_bot(row: TableRow) -> bool:
    """Tests whether a table cannot go on unless a bot answers; True for old rows that do not say."""
    if row.status != PLAYING or row.position is None:
        return False
    bots = summary_of(row).bots
    if bots is None:
        return True
    return any(bots) and bool(bots[asked_seat(row.position)])
