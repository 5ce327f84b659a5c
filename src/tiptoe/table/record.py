"""Record of a table: the public part while the game is played, and all of it when the game is over."""

from __future__ import annotations

from collections.abc import Iterator

from ..records.header import embedded_pack_line, marks_line
from ..records.record import first_line, is_redeal
from ..records.told_luck import choice_of
from ..records.what_if import is_what_if
from .luck_source import told_commitment
from .phases import LOBBY, OVER
from .table import Table


def record_text(table: Table) -> str:
    """Returns the record that anybody may download."""
    if table.phase in (LOBBY, OVER) or table.recording is None:
        return whole_record(table)
    return "\n".join([first_line(table.header()), *_told_header(table), *_told_choices(table), ""])


def whole_record(table: Table) -> str:
    """Returns the record with its secret, also during the game: for an owner of the file who continues it elsewhere."""
    if table.phase == LOBBY or table.recording is None:
        return f"# table {table.id}: not dealt yet\n# commitment: {table.opened.commitment}\n"
    return table.recording.text()


def _told_header(table: Table) -> Iterator[str]:
    """Lines of the header that may be public: neither the luck nor anything to test a guess of it against."""
    header = table.header()
    yield f"spec: {header.spec}"
    yield f"pack: {header.pack}"
    yield f"seats: {', '.join(header.seats)}"
    if promise := told_commitment(table):
        yield f"commitment: {promise}"
    if numbers := table.mixed_numbers():
        yield f"numbers: {', '.join(numbers)}"
    yield f"engine: {header.engine}"
    yield from marks_line(header)
    yield from map(embedded_pack_line, header.packs)


def _told_choices(table: Table) -> Iterator[str]:
    """Choices and redeals by consent, which everybody was told, under the headings of their turns."""
    game, names = table.game(), table.header().seats
    for at, key in enumerate([*game.keys, ""]):
        if at in game.turns:
            turn, seat, _ = game.turns[at]
            yield from ("", f"# turn {turn}, seat {seat} ({names[seat]})")
        if is_what_if(key):
            yield "# what nobody may know was dealt again here"
        elif is_redeal(key) or key:
            yield choice_of(key)
