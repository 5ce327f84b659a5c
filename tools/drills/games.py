"""Games in progress, put straight into a store: faster than playing them at a server."""

from __future__ import annotations

import random
import time
from typing import Final

from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.service.credentials import TokenSource, hashed
from tiptoe.service.table_rows import append_for
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.table import commands as c
from tiptoe.table.luck_source import Beginning
from tiptoe.table.opening import Setting, opening
from tiptoe.table.phases import PLAYING
from tiptoe.table.proposals import propose, sit
from tiptoe.table.table import Proposal, Table, opened_table

BOT: Final = "random"


def play(store: Store, spec: str, entries: int, *, bot_asked: bool = False) -> Table:
    """Stores a table with three people and a bot, at least `entries` into the game, as a server would leave it."""
    token_source = TokenSource()
    setting = Setting(token_source.table(), spec, ["", "", "", BOT], token_source.secret(), beginning=Beginning.DEAL)
    first = opening(setting, int(time.time()))
    table = opened_table(first)
    appends = [append_for(table, Proposal(first))]
    for name in ("Anna", "Bela", "Cleo"):
        _go(table, appends, sit(table, name, hashed(token_source.token()), first.at))
    _go(table, appends, propose(table, c.Start(), 0, first.at))
    while len(appends) < entries or bool(table.bot_asked()) != bot_asked:
        chosen = key(random.choice(choices(table.state)), table.state)
        _go(table, appends, propose(table, c.Choose(table.decision, chosen), table.asked, first.at))
        if table.phase != PLAYING:
            return play(store, spec, entries, bot_asked=bot_asked)  # over too early: another one
    answers = store.append_all(appends)
    assert all(answer is None for answer in answers), answers
    return table


def _go(table: Table, appends: list[Append], proposal: Proposal) -> None:
    table.accept(proposal)
    appends.append(append_for(table, proposal))
