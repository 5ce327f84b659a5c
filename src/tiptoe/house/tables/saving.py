"""Row of a table in the store, beside its entries: the position, and a summary for lists and for starting again."""

from __future__ import annotations

import msgspec

from ...store.log import Append, TableRow
from ...table import entries as e
from ...table.stored import asked
from ...table.table import LOBBY, OVER, PLAYING, Proposal, Table, begins_turn


class Summary(msgspec.Struct):
    """For each seat the name of whoever sits there, and of the bot that plays there now."""

    spec: str = ""
    names: list[str] = []
    bots: list[str] | None = None  # none in a row that is older than this field


_decoder = msgspec.json.Decoder(Summary)


def append_of(table: Table, proposal: Proposal) -> Append:
    """The next entry of a table as the store takes it."""
    entry, position = proposal.entry, proposal.position
    return Append(
        table=table.id,
        seq=entry.seq,
        body=e.encode_entry(entry),
        snapshot=position if begins_turn(entry) else None,
        position=position,
        status=_phase_after(table, entry),
        listed=entry.listed if isinstance(entry, e.Opened) else None,
        summary=_summary_after(table, entry),
        now=entry.at,
    )


def summary_of(row: TableRow) -> Summary:
    return _decoder.decode(row.summary)


def waits_for_bot(row: TableRow) -> bool:
    """Whether a table cannot go on unless a bot answers; one that does not say is looked at."""
    if row.status != PLAYING or row.position is None:
        return False
    summary = summary_of(row)
    if summary.bots is None:
        return True
    if not any(summary.bots):
        return False
    return bool(summary.bots[asked(row.position)])


def _phase_after(table: Table, entry: e.AnyEntry) -> str:
    if isinstance(entry, e.Abandoned) or (isinstance(entry, e.Chosen) and entry.over):
        return OVER
    return PLAYING if isinstance(entry, e.Started) else table.phase if entry.seq > 1 else LOBBY


def _summary_after(table: Table, entry: e.AnyEntry) -> str | None:
    """Only seats change it."""
    if not isinstance(entry, e.Opened | e.Seated | e.Unseated | e.BotSeated | e.Held | e.Returned):
        return None
    names = [chair.name for chair in table.chairs]
    bots = [chair.player_bot for chair in table.chairs]
    if not isinstance(entry, e.Opened):
        bots[entry.seat] = entry.bot if isinstance(entry, e.BotSeated | e.Held) else ""
    if isinstance(entry, e.Seated | e.Unseated | e.BotSeated):
        names[entry.seat] = entry.name if isinstance(entry, e.Seated) else bots[entry.seat]
    return msgspec.json.encode(Summary(table.opened.spec, names, bots)).decode()
