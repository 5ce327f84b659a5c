"""Factory of tables: new ones, rematches, and continuations of finished or unfinished games."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ..bots.levels import SEASONED
from ..core.state import IN_PLAY
from ..records.fair_seed import promise_of
from ..records.record import Recording
from ..records.what_if import WhatIf
from ..table import entries as e
from ..table.errors import Refused
from ..table.luck_source import Beginning
from ..table.opening import Setting, opening
from ..table.proposals import goes_on, rematched, sit, take_over
from ..table.seats import Chair, checked_name
from ..table.table import Proposal, opened_table
from ..wire.replay import WhatIfWanted
from ..wire.table import NewTable
from .credentials import hashed, with_token
from .packs.uploads import PackUploads
from .registry import TableRegistry
from .replay_cache import CachedReplay
from .session import TableSession
from .table_rows import append_for


class TableFactory:
    """Opens tables and registers them."""

    def __init__(self, hub: TableRegistry, packs: PackUploads) -> None:
        self.hub = hub
        self.packs = packs
        self.needs = hub.needs

    async def open(self, wanted: NewTable, secret: str = "", household: str = "") -> tuple[TableSession, int, str]:
        """Opens a new table; returns it with the requester's seat and the token for that seat."""
        name, plans = checked_name(wanted.name, wanted.seats), wanted.seats
        if "" not in plans:
            raise Refused("no-open-seat")
        mint = self.needs.mint
        id, secret = mint.table(), secret or mint.secret()
        packs = await self.packs.ready(wanted.spec)
        setting = Setting(
            id,
            wanted.spec,
            plans,
            secret,
            wanted.listed,
            wanted.turn_seconds,
            packs=packs,
            beginning=Beginning.DEAL,
        )
        live = await self._open(setting)
        self.hub.tables[id] = live
        token = mint.token()
        return live, await self.hub.sit(live, name, token, household=household), token

    async def what_if(self, footage: CachedReplay, wanted: WhatIfWanted) -> tuple[TableSession, str]:
        """Opens a table that continues a finished game at one seat against bots; returns the seat's token, too.

        Bots of the game stay the same; people's seats are played by bots of medium strength.
        """
        whose = WhatIf(wanted.seat, self.needs.mint.secret())
        game = await self.needs.aside(lambda: _game_from(footage, wanted, whose))
        plans = [chair.bot or SEASONED for chair in footage.table.chairs]
        plans[wanted.seat] = ""
        name, id = checked_name(wanted.name, plans), self.needs.mint.table()
        header = footage.reel.header
        setting = Setting(
            id,
            header.spec,
            plans,
            header.luck,
            promise=whose.commitment(),
            packs=header.packs,
            beginning=Beginning.WHAT_IF,
        )
        live = await self._open(setting)
        token = self.needs.mint.token()
        await self.hub.commit(live, sit(live.table, name, hashed(token), self.needs.clock(), wanted.seat))
        await self.hub.commit(live, take_over(live.table, game, self.needs.clock()))
        self.hub.begins(live)
        return live, token

    async def go_on(self, footage: CachedReplay) -> tuple[TableSession, str]:
        """Opens a table that continues the unfinished game of a record; returns the tokens of its people, too.

        Bots stay the same; all other seats belong to the requester's browser. The deal is asked for as at any table:
        the hidden part is dealt again with a fresh secret and the numbers of the people who sit there then.
        """
        game = await self.needs.aside(lambda: _unfinished(footage))
        chairs, header, mint = footage.table.chairs, footage.reel.header, self.needs.mint
        plans, id, secret = [chair.bot for chair in chairs], mint.table(), mint.secret()
        names = _names(chairs)  # raises Refused before anything is opened
        setting = Setting(
            id,
            header.spec,
            plans,
            header.luck,
            promise=promise_of(secret),
            packs=header.packs,
            beginning=Beginning.GO_ON,
            goes_on=goes_on(game, secret),
        )
        live = await self._open(setting)
        tokens = ""
        for seat, name in names.items():
            token = mint.token()
            await self.hub.commit(live, sit(live.table, name, hashed(token), self.needs.clock(), seat))
            tokens = with_token(live.table, tokens, token)
        self.hub.begins(live)
        return live, tokens

    async def rematch(self, live: TableSession, seat: int) -> str:
        """Returns the name of the rematch table; the first request opens it, with people at the same seats."""

        def proposed() -> Proposal:
            if live.table.rematch:
                raise _RematchExists
            return rematched(live.table, self.needs.mint.table(), self.needs.clock(), seat)

        async def first(proposal: Proposal) -> None:
            await self._meet_again(live, proposal)

        with suppress(_RematchExists):
            await self.hub.carry_out(live, proposed, first)
        return live.table.rematch

    async def _meet_again(self, live: TableSession, proposal: Proposal) -> None:
        """Opens the rematch table and seats its people before anybody is told. Their tokens stay valid."""
        entry, opened, chairs = proposal.entry, live.table.opened, live.table.chairs
        assert isinstance(entry, e.Rematched)
        plans, secret = [chair.bot for chair in chairs], self.needs.mint.secret()
        packs = live.table.packs()
        setting = Setting(
            entry.table,
            opened.spec,
            plans,
            secret,
            opened.listed,
            opened.turn_seconds,
            packs=packs,
            beginning=Beginning.REMATCH,
        )
        other = await self._open(setting)
        for seat, chair in enumerate(chairs):
            if chair.is_person:
                await self.hub.commit(other, sit(other.table, chair.name, chair.token, self.needs.clock(), seat))
        self.hub.tables[entry.table] = other

    async def _open(self, setting: Setting) -> TableSession:
        for document in setting.packs:
            await self.packs.keep(document)
        first = opening(setting, self.needs.clock())
        live = TableSession(opened_table(first), self.needs)
        await self.needs.writer.append(append_for(live.table, Proposal(first)))
        return live


def _game_from(footage: CachedReplay, wanted: WhatIfWanted, whose: WhatIf) -> Recording:
    """Returns the game at that moment, dealt again for the seat; Refused if the seat has nothing left to play."""
    if wanted.at >= footage.reel.last:
        raise Refused("no-such-point")
    if wanted.seat >= len(footage.table.chairs):
        raise Refused("no-such-seat")
    game = footage.reel.game_at(wanted.at)
    if game.state.over or game.state.seats[wanted.seat].status != IN_PLAY:
        raise Refused("seat-is-out")
    game.choose(whose.line())
    return game


def _names(chairs: Sequence[Chair]) -> dict[int, str]:
    """Names of a record's people by seat, as checked for sitting down; Refused if a name is not allowed."""
    names: dict[int, str] = {}
    for seat, chair in enumerate(chairs):
        if not chair.bot:
            names[seat] = checked_name(chair.name, [*names.values(), *(other.bot for other in chairs)])
    return names


def _unfinished(footage: CachedReplay) -> Recording:
    """Returns the game at the end of its record; Refused if it is over, or no seat is a person's."""
    if footage.reel.final.state.over:
        raise Refused("no-such-point")
    if all(chair.bot for chair in footage.table.chairs):
        raise Refused("no-open-seat")
    return footage.reel.game_at(footage.reel.last)


class _RematchExists(Exception):
    """Raised when the rematch table exists already."""
