"""Resuming a table from its entries and its latest position, without applying a rule again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..core.refusals import IllegalChoice
from ..core.state import State
from ..packs.cache import PACK_CACHE
from ..records.record import Recording
from . import entries as e
from .phases import PLAYING
from .table import Moment, Table, begins_turn, opened_table
from .upgrade import PositionReader


def resumed_table(log: Sequence[e.AnyEntry], position: bytes | None, snapshot: bytes | None = None) -> Table:
    """Returns a table from its entries and its latest position; changed rules change nothing.

    With `snapshot`, the position at the start of the present turn, choices that could be undone can still be undone.
    Raises MissingContent if the game needs a component that no longer exists.
    """
    first = log[0]
    assert isinstance(first, e.Opened)
    table = opened_table(first)
    PACK_CACHE.put(table.packs())
    reader: PositionReader | None = None
    for entry in log[1:]:
        if isinstance(entry, e.Started):
            assert position is not None
            reader = PositionReader(first.spec, entry.numbering)
            table.dealt_with(entry)
            table.recording = Recording(table.header(), reader.state(position))
        table.remember(entry)
    if reader is not None and snapshot is not None and table.phase == PLAYING:
        table.past = _past_of_turn(table, reader.state(snapshot), log)
    return table


def _past_of_turn(table: Table, begun: State, log: Sequence[e.AnyEntry]) -> list[Moment]:
    """Replays the turn from its start for undo; where the rules now lead elsewhere, nothing can be undone."""
    twin = Table(table.opened, [replace(chair) for chair in table.chairs], phase=PLAYING)
    twin.recording = Recording(table.header(), begun)
    first = max(place for place, entry in enumerate(log) if begins_turn(entry))
    twin.recording.keys = _keys_of(log[: first + 1])
    for entry in log[first + 1 :]:
        try:
            followed = twin.follow(entry)
        except IllegalChoice:
            return []
        if not followed:
            return []
    return twin.past


def _keys_of(log: Sequence[e.AnyEntry]) -> list[str]:
    """Returns the lines of the record that these entries make."""
    keys: list[str] = []
    for entry in log:
        if isinstance(entry, e.Started) and entry.past is not None:
            keys = [*entry.past.keys]
        elif isinstance(entry, e.Chosen):
            keys.append(entry.line())
        elif isinstance(entry, e.Undone):
            keys = keys[: entry.choices] + entry.redeals(keys)
    return keys
