"""Ways in which a table begins, and the source of its luck for each.

A table that people play at never runs on luck that anybody has seen (ADR 0055). New ways to begin are added to
`Beginning`; `tests/service/test_beginnings.py` then requires a proof for them.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NamedTuple, TypeAlias

from ..records.fair_seed import is_number
from ..records.what_if import is_what_if
from . import entries as e
from .phases import LOBBY
from .table import NOBODY, Table


class Beginning(Enum):
    """Way in which a table begins. Values are stored in entries."""

    DEAL = "deal"  # people sit down and the cards are dealt
    REMATCH = "rematch"  # the people of a finished game sit down again and the cards are dealt
    GO_ON = "go-on"  # an unfinished game of a record, with its hidden part dealt again
    WHAT_IF = "what-if"  # a moment of a finished game, dealt again for one seat against bots
    LESSON = "lesson"  # a prepared position with a tutor; one learner, no log
    TRIAL = "trial"  # a prepared position to try out a card; one author, no log
    EXAMPLE = "example"  # a worked example of the rulebook; nobody plays
    REPLAY = "replay"  # a record that is replayed; nobody plays
    TOLD = e.TOLD  # people play with the real box and tell what luck brings
    TERMINAL = "terminal"  # `tiptoe play`: one person, who has the file


PREPARED: Final = (Beginning.LESSON, Beginning.TRIAL, Beginning.EXAMPLE)

LuckSource: TypeAlias = Literal["sealed", "anew", "what-if", "brought", "prepared", "replay", "told"]


class TableLuck(NamedTuple):
    """Source of a table's luck, the seats whose numbers are in it (before the deal: promised), and who brought it."""

    source: LuckSource
    seats: list[int]
    by: int = NOBODY


def luck_source(table: Table) -> TableLuck:
    """Returns the source of a table's luck.

    Sealed: dealt here, with a commitment before the deal. Anew: the hidden part of a brought game was dealt again here.
    What-if: the same for a moment of a finished game. Brought: the luck of a record, which the person who brought it
    may know; only tables of earlier versions have it. Prepared and replay: nothing is left to chance. Told: people tell
    what the real cards and cubes brought.
    """
    beginning = Beginning(table.opened.beginning)
    if beginning in PREPARED:
        return TableLuck("prepared", [])
    if beginning in (Beginning.REPLAY, Beginning.TERMINAL):
        return TableLuck("replay", [])
    if table.tells_luck:
        return TableLuck("told", [])
    if table.opened.goes_on is not None:
        return TableLuck("anew", _mixed_in(table), table.opener)
    if not table.took_over:
        return TableLuck("sealed", _mixed_in(table))
    if any(map(is_what_if, table.game().keys)):
        return TableLuck("what-if", _mixed_in(table), table.opener)
    return TableLuck("brought", _mixed_in(table), table.opener)


def told_commitment(table: Table) -> str:
    """Returns the commitment to the luck; "" where a stranger could search for its preimage, or there is none."""
    return "" if luck_source(table).source in ("brought", "told") else table.opened.commitment


def _mixed_in(table: Table) -> list[int]:
    if table.phase == LOBBY or table.recording is None:
        return [seat for seat, chair in enumerate(table.chairs) if chair.seal]
    return [seat for seat, number in enumerate(table.mixed_numbers()) if is_number(number)]
