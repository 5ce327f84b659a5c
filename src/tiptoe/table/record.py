"""The record of a table: the choices while it is played, everything with its secret when it is over."""

from __future__ import annotations

from ..formats.record import CHECKPOINT, FINISHED, UNFINISHED
from ..formats.what_if import is_what_if
from .phases import LOBBY, OVER
from .table import Table

SECRETS = ("secret:", CHECKPOINT, FINISHED, UNFINISHED)  # lines that would tell, or let one test guesses


def record_text(table: Table) -> str:
    """What anybody may download."""
    text = whole_record(table)
    if table.phase in (LOBBY, OVER):
        return text
    return "".join(line for line in text.splitlines(keepends=True) if not _tells(line))


def whole_record(table: Table) -> str:
    """With its secret, also while it is played: for whoever has the whole table, to go on elsewhere."""
    if table.phase == LOBBY or table.recording is None:
        return f"# table {table.id}: not dealt yet\n# commitment: {table.opened.commitment}\n"
    return table.recording.text()


def _tells(line: str) -> bool:
    return line.split(" ")[0] in SECRETS or is_what_if(line)
