"""Opening of a table: its setting, its first entry, and tables for games that are already under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from ..catalog import check_seats, open_game
from ..packs.cache import PACK_CACHE
from ..packs.document import PackDocument
from ..records.record import Recording, new_header
from . import entries as e
from .luck_source import Beginning
from .phases import OVER, PLAYING
from .seats import Chair, checked_bot
from .table import NOBODY, MadeChoice, Table


@dataclass(frozen=True)
class Setting:
    """Setting of a new table. `secret` is the key of its random stream, as hex digits.

    `promise` is the published commitment to its luck, where the table continues a game whose secret is known.
    """

    table: str
    spec: str
    plans: Sequence[str]  # for each seat the name of a bot, or "" for a person
    secret: str
    listed: bool = False
    turn_seconds: int = 0
    promise: str = ""
    packs: Sequence[PackDocument] = ()  # the packs that `spec` names
    _: KW_ONLY
    beginning: Beginning
    goes_on: e.GoesOn | None = None


def opening(setting: Setting, now: int) -> e.Opened:
    """Returns the first entry of a table; SpecError or Refused if there is no such game or bot."""
    PACK_CACHE.put(setting.packs)
    rules = open_game(setting.spec)
    check_seats(rules, len(setting.plans))
    plans = [e.Plan(bot=checked_bot(bot) if bot else "") for bot in setting.plans]
    header = new_header(setting.spec, [], setting.secret)
    return e.Opened(
        seq=1,
        at=now,
        table=setting.table,
        spec=setting.spec,
        pack=header.pack,
        engine=header.engine,
        plans=plans,
        secret=setting.secret,
        commitment=setting.promise or header.commitment(),
        listed=setting.listed,
        turn_seconds=setting.turn_seconds,
        packs=[document.text for document in setting.packs],
        beginning=setting.beginning.value,
        goes_on=setting.goes_on,
    )


def begun_table(recording: Recording, chairs: list[Chair], beginning: Beginning) -> Table:
    """Returns a table for a game under way, without a log; earlier choices cannot be taken back."""
    header = recording.header
    opened = e.Opened(
        seq=1,
        at=0,
        table="",
        spec=header.spec,
        pack=header.pack,
        engine=header.engine,
        plans=[e.Plan(bot=chair.bot) for chair in chairs],
        secret=header.luck,
        commitment="",
        packs=[document.text for document in header.packs],
        beginning=beginning.value,
    )
    phase = OVER if recording.state.over else PLAYING
    return Table(opened, chairs, phase, recording=recording, made=[MadeChoice(NOBODY, 1, 0)] * len(recording.keys))
