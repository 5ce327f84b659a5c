"""Factory of tables: new ones, rematches, and continuations of finished or unfinished games."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ..bots.levels import DEFAULT_LEVEL
from ..catalog import open_game
from ..core.state import IN_PLAY
from ..records.fair_seed import commitment_to
from ..records.record import Recording
from ..records.told_luck import is_tellable
from ..records.what_if import WhatIf
from ..table import entries as e
from ..table.errors import Refused
from ..table.luck_source import Beginning
from ..table.opening import Setting, opening
from ..table.proposals import continue_game, game_to_continue, rematched, sit
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

    def __init__(self, registry: TableRegistry, packs: PackUploads) -> None:
        self.registry = registry
        self.packs = packs
        self.dependencies = registry.dependencies

    async def open(self, wanted: NewTable, secret: str = "", household: str = "") -> tuple[TableSession, int, str]:
        """Opens a new table; returns it with the requester's seat and the token for that seat."""
        name, plans = checked_name(wanted.name, wanted.seats), wanted.seats
        if "" not in plans:
            raise Refused("no-open-seat")
        token_source = self.dependencies.token_source
        id, secret = token_source.table(), secret or token_source.secret()
        packs = await self.packs.ready(wanted.spec)
        if wanted.told:
            _check_tellable(wanted)
        setting = Setting(
            id,
            wanted.spec,
            plans,
            secret,
            wanted.listed,
            wanted.turn_seconds,
            packs=packs,
            beginning=Beginning.TOLD if wanted.told else Beginning.DEAL,
        )
        session = await self._open(setting)
        self.registry.tables[id] = session
        token = token_source.token()
        return session, await self.registry.sit(session, name, token, household=household), token

    async def what_if(self, cached: CachedReplay, wanted: WhatIfWanted) -> tuple[TableSession, str]:
        """Opens a table that continues a finished game at one seat against bots; returns the seat's token, too.

        Bots of the game stay the same; people's seats are played by bots of medium strength.
        """
        whose = WhatIf(wanted.seat, self.dependencies.token_source.secret())
        game = await self.dependencies.in_thread(lambda: _game_from(cached, wanted, whose))
        plans = [chair.bot or DEFAULT_LEVEL for chair in cached.table.chairs]
        plans[wanted.seat] = ""
        name, id = checked_name(wanted.name, plans), self.dependencies.token_source.table()
        header = cached.playback.header
        setting = Setting(
            id,
            header.spec,
            plans,
            header.luck,
            promise=whose.commitment(),
            packs=header.packs,
            beginning=Beginning.WHAT_IF,
        )
        session = await self._open(setting)
        token = self.dependencies.token_source.token()
        await self.registry.commit(
            session, sit(session.table, name, hashed(token), self.dependencies.clock(), wanted.seat)
        )
        await self.registry.commit(session, continue_game(session.table, game, self.dependencies.clock()))
        self.registry.begins(session)
        return session, token

    async def go_on(self, cached: CachedReplay) -> tuple[TableSession, str]:
        """Opens a table that continues the unfinished game of a record; returns the tokens of its people, too.

        Bots stay the same; all other seats belong to the requester's browser. The deal is asked for as at any table:
        the hidden part is dealt again with a fresh secret and the numbers of the people who sit there then.
        """
        game = await self.dependencies.in_thread(lambda: _unfinished(cached))
        chairs, header, token_source = (
            cached.table.chairs,
            cached.playback.header,
            self.dependencies.token_source,
        )
        plans, id, secret = [chair.bot for chair in chairs], token_source.table(), token_source.secret()
        names = _names(chairs)  # raises Refused before anything is opened
        setting = Setting(
            id,
            header.spec,
            plans,
            header.luck,
            promise=commitment_to(secret),
            packs=header.packs,
            beginning=Beginning.GO_ON,
            goes_on=game_to_continue(game, secret),
        )
        session = await self._open(setting)
        tokens = ""
        for seat, name in names.items():
            token = token_source.token()
            await self.registry.commit(
                session, sit(session.table, name, hashed(token), self.dependencies.clock(), seat)
            )
            tokens = with_token(session.table, tokens, token)
        self.registry.begins(session)
        return session, tokens

    async def rematch(self, session: TableSession, seat: int) -> str:
        """Returns the name of the rematch table; the first request opens it, with people at the same seats."""

        def proposed() -> Proposal:
            if session.table.rematch:
                raise _RematchExists
            return rematched(session.table, self.dependencies.token_source.table(), self.dependencies.clock(), seat)

        async def open_rematch(proposal: Proposal) -> None:
            await self._meet_again(session, proposal)

        with suppress(_RematchExists):
            await self.registry.carry_out(session, proposed, open_rematch)
        return session.table.rematch

    async def _meet_again(self, session: TableSession, proposal: Proposal) -> None:
        """Opens the rematch table and seats its people before anybody is told. Their tokens stay valid."""
        entry, opened, chairs = proposal.entry, session.table.opened, session.table.chairs
        assert isinstance(entry, e.Rematched)
        plans, secret = [chair.bot for chair in chairs], self.dependencies.token_source.secret()
        packs = session.table.packs()
        setting = Setting(
            entry.table,
            opened.spec,
            plans,
            secret,
            opened.listed,
            opened.turn_seconds,
            packs=packs,
            beginning=Beginning.TOLD if session.table.tells_luck else Beginning.REMATCH,
        )
        other = await self._open(setting)
        for seat, chair in enumerate(chairs):
            if chair.is_person:
                await self.registry.commit(
                    other, sit(other.table, chair.name, chair.token, self.dependencies.clock(), seat)
                )
        self.registry.tables[entry.table] = other

    async def _open(self, setting: Setting) -> TableSession:
        for document in setting.packs:
            await self.packs.keep(document)
        first = opening(setting, self.dependencies.clock())
        session = TableSession(opened_table(first), self.dependencies)
        await self.dependencies.writer.append(append_for(session.table, Proposal(first)))
        return session


def _check_tellable(wanted: NewTable) -> None:
    """Refuses a bot, a clock or a place in the lobby where people tell the luck, and a game whose luck they cannot."""
    if any(wanted.seats) or wanted.turn_seconds or wanted.listed:
        raise Refused("luck-told-here")
    if not is_tellable(open_game(wanted.spec)):
        raise Refused("luck-not-tellable")


def _game_from(cached: CachedReplay, wanted: WhatIfWanted, whose: WhatIf) -> Recording:
    """Returns the game at that moment, dealt again for the seat; Refused if the seat has nothing left to play."""
    if wanted.at >= cached.playback.last:
        raise Refused("no-such-point")
    if wanted.seat >= len(cached.table.chairs):
        raise Refused("no-such-seat")
    game = cached.playback.game_at(wanted.at)
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


def _unfinished(cached: CachedReplay) -> Recording:
    """Returns the game at the end of its record; Refused if it is over, or no seat is a person's."""
    if cached.playback.final.state.over:
        raise Refused("no-such-point")
    if all(chair.bot for chair in cached.table.chairs):
        raise Refused("no-open-seat")
    return cached.playback.game_at(cached.playback.last)


class _RematchExists(Exception):
    """Raised when the rematch table exists already."""
