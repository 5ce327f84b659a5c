"""Openings: new tables, and those where the people of a finished game meet again."""

from __future__ import annotations

from contextlib import suppress

from ...table import entries as e
from ...table.proposals import rematched, sit
from ...table.refusal import Refused
from ...table.seats import checked_name
from ...table.table import Proposal, Setting, opened_table, opening
from ..messages.shapes import NewTable
from .hub import Hub
from .live import Live
from .saving import append_of


class Openings:
    """Opens tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.needs = hub.needs

    async def open(self, wanted: NewTable, secret: str = "") -> tuple[Live, int, str]:
        """A new table and the asker's seat at it, with the token for it."""
        name, plans = checked_name(wanted.name, wanted.seats), wanted.seats
        if "" not in plans:
            raise Refused("no-open-seat")
        mint = self.needs.mint
        id, secret = mint.table(), secret or mint.secret()
        live = await self._open(Setting(id, wanted.spec, plans, secret, wanted.listed, wanted.turn_seconds))
        self.hub.tables[id] = live
        token = mint.token()
        return live, await self.hub.sit(live, name, token), token

    async def rematch(self, live: Live) -> str:
        """The table where the people of a finished game meet again, each at their seat; it is opened only once."""

        def proposed() -> Proposal:
            if live.table.rematch:
                raise _MetAgain
            return rematched(live.table, self.needs.mint.table(), self.needs.clock())

        async def first(proposal: Proposal) -> None:
            await self._meet_again(live, proposal)

        with suppress(_MetAgain):
            await self.hub.carry_out(live, proposed, first)
        return live.table.rematch

    async def _meet_again(self, live: Live, proposal: Proposal) -> None:
        """The other table is there, with everybody at it, before anybody is told. Their tokens open it as well."""
        entry, opened, chairs = proposal.entry, live.table.opened, live.table.chairs
        assert isinstance(entry, e.Rematched)
        plans, secret = [chair.bot for chair in chairs], self.needs.mint.secret()
        other = await self._open(Setting(entry.table, opened.spec, plans, secret, opened.listed, opened.turn_seconds))
        for seat, chair in enumerate(chairs):
            if chair.is_person:
                await self.hub.commit(other, sit(other.table, chair.name, chair.token, self.needs.clock(), seat))
        self.hub.tables[entry.table] = other

    async def _open(self, setting: Setting) -> Live:
        first = opening(setting, self.needs.clock())
        live = Live(opened_table(first), first.at, self.needs.commands)
        await self.needs.writer.append(append_of(live.table, Proposal(first)))
        return live


class _MetAgain(Exception):
    """There is such a table already."""
