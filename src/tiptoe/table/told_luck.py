"""Tables of people who play with the real box: what luck a choice brings is asked before the choice is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from ..core.kernel import offered_choice
from ..core.told import LuckQuestion, LuckRefused, LuckWanted
from ..records.record import start
from . import commands as c
from .errors import Refused
from .phases import LOBBY, PLAYING
from .table import Table

IMPOSSIBLE: Final = (c.SeatBot, c.Hold, c.Seal, c.ShowNumber, c.AskUndo)  # commands that need luck of the table's own


@contextmanager
def luck_must_fit() -> Iterator[None]:
    """Refuses luck of which something is missing, or that cannot have come."""
    try:
        yield
    except LuckWanted as wanted:
        raise Refused("luck-wanted") from wanted
    except LuckRefused as refused:
        raise Refused("luck-not-left") from refused


def check_teller(table: Table, command: c.AnyCommand) -> None:
    """Refuses bots, numbers and new deals where people tell the luck, and told luck anywhere else."""
    if table.tells_luck and isinstance(command, IMPOSSIBLE):
        raise Refused("luck-told-here")
    if not table.tells_luck and isinstance(command, c.Choose | c.Start) and command.luck:
        raise Refused("luck-not-told-here")


def luck_question(table: Table, key: str, luck: Sequence[str], seat: int) -> LuckQuestion | None:
    """Question that is still open after `luck`, of a choice of the asked seat or of the deal; None if there is none.

    Nothing changes. IllegalChoice if the choice is not offered, Refused for luck that cannot have come.
    """
    if not table.tells_luck:
        raise Refused("luck-not-told-here")
    if table.phase not in (LOBBY, PLAYING):
        raise Refused("not-playing")
    if table.phase == PLAYING and seat != table.asked:
        raise Refused("not-your-decision")
    try:
        if table.phase == LOBBY:
            start(replace(table.header(), told=tuple(luck)))
        else:
            twin = table.twin()
            table.play(twin, offered_choice(twin, key), luck)
    except LuckWanted as wanted:
        return wanted.question
    except LuckRefused as refused:
        raise Refused("luck-not-left") from refused
    return None
