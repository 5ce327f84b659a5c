"""Service of tables: every request about tables, over HTTP, over a websocket, or in one browser.

Errors of the layers below are raised as they are; `errors` turns them into answers.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple, get_args

import msgspec

from ..core.refusals import IllegalChoice
from ..languages import ENGLISH
from ..store.errors import StoreError
from ..suggest import hint
from ..table.codes import prefix_of
from ..table.commands import AnyCommand, Choose, Say
from ..table.errors import Refused
from ..table.seats import LINK_SECONDS
from ..table.table import NOBODY
from ..table.told_luck import luck_question
from ..text.language import words
from ..tutorials.catalog import lesson_named
from ..wire.errors import NOT_A_COMMAND
from ..wire.replay import AccountOfGame, BetterChoice, FiguresOfGame, Replay, ReplayedTurn, WantedRecord, WhatIfWanted
from ..wire.table import (
    Advice,
    Ask,
    AskedLuck,
    Carried,
    Done,
    FoundTable,
    Join,
    Listed,
    LuckPiece,
    NewTable,
    Refusal,
    Sat,
    SeatClaim,
    SeatLink,
    SeatTaken,
    WantedLuck,
    Weighed,
)
from .advice import AdviceService
from .bot_turns import BotTurns
from .credentials import seat_of, seats_of, with_token
from .dealer import Dealer
from .dependencies import Dependencies
from .errors import UnknownTable, refusal
from .evenings import SharedEvenings
from .game_analysis import GameAnalysisCache
from .messages import Listener
from .packs.uploads import PackUploads
from .registry import TableRegistry
from .replay_cache import CachedReplay, ReplayCache, is_file_name
from .replay_messages import PlaybackViewpoint, account_data, figures_data, timeline
from .replays import ReplayService
from .session import Connection, TableSession
from .table_factory import TableFactory
from .table_rows import summary_of
from .tutorials.tutorial_table import LessonTable
from .workshop.trial import TrialTable

MAX_LISTED: Final = 100
MONTH: Final = 31 * 24 * 3600  # seconds; a table untouched for this long is found only by its link

AT_TYPE: Final = "at `$.command.type`"  # where a decoder finds an unknown command
_read_ask = msgspec.json.Decoder(Ask).decode


class TakenSeat(NamedTuple):
    """Seat that a person takes, and the tokens that prove it from now on; empty where nothing changes."""

    sat: Sat
    tokens: str


class TableService:
    """Service of tables: one for each process, or for each browser that plays alone."""

    def __init__(self, dependencies: Dependencies) -> None:
        self.dependencies = dependencies
        self.registry = TableRegistry(dependencies)
        self.packs = PackUploads(dependencies.packs, dependencies.in_thread, dependencies.reads, dependencies.clock)
        self.openings = TableFactory(self.registry, self.packs)
        self.bots = BotTurns(self.registry)
        self.deals = Dealer(self.registry)
        self.advisers = AdviceService(dependencies)
        self.replays = ReplayService(dependencies.in_thread)
        self.replay_cache = ReplayCache(dependencies.in_thread)
        self.evenings = SharedEvenings(dependencies.token_source)
        self.analyses = GameAnalysisCache(dependencies)
        self.silent: set[tuple[str, int]] = set()  # (table, seat) pairs that the operator barred from chat

    # Catalog and lists.

    async def listed(self, limit: int = MAX_LISTED) -> list[Listed]:
        """Returns public tables that are not over and were touched within a month, the latest first."""
        found: list[Listed] = []
        since = self.dependencies.clock() - MONTH
        for row in await self.dependencies.reads(
            lambda: self.dependencies.log.tables(listed=True, since=since, limit=limit)
        ):
            about = summary_of(row)
            open_seats = about.names.count("")
            found.append(
                Listed(row.table, about.spec, row.status, about.names, open_seats, row.updated, about.turn_seconds)
            )
        return found

    async def table(self, id: str) -> TableSession:
        return await self.registry.session(id)

    async def find(self, code: str) -> FoundTable:
        """Returns the table that a code leads to, unless its game is over; UnknownTable if none, or several."""
        prefix = prefix_of(code)
        found = await self.dependencies.in_thread(lambda: self.dependencies.log.named_like(prefix)) if prefix else []
        if len(found) != 1:
            raise UnknownTable(code)
        return FoundTable(found[0])

    # Sitting down.

    async def open(self, wanted: NewTable, household: str = "") -> TakenSeat:
        """Opens a new table. The requester gets its first free seat."""
        session, seat, token = await self.openings.open(wanted, household=household)
        return TakenSeat(Sat(session.table.id, seat), token)

    async def join(self, session: TableSession, wanted: Join, cookie: str | None, household: str = "") -> TakenSeat:
        """Seats a person at a free seat, unless the host sent their browser or household away.

        A browser that already has a seat here must ask for `another` one.
        """
        if seats_of(session.table, cookie) and not wanted.another:
            raise Refused("already-seated")
        token = self.dependencies.token_source.token()
        wished = NOBODY if wanted.seat is None else wanted.seat
        seat = await self.registry.sit(session, wanted.name, token, wished, cookie, household)
        return TakenSeat(Sat(session.table.id, seat), with_token(session.table, cookie, token))

    async def offer_seat(self, session: TableSession, seat: int) -> SeatLink:
        """Returns a link that moves a seat to another device; only its hash is stored."""
        link = self.dependencies.token_source.token()
        await self.registry.offer_seat(session, link, seat)
        return SeatLink(link, LINK_SECONDS)

    async def take_seat(self, session: TableSession, wanted: SeatTaken, cookie: str | None) -> TakenSeat:
        """Moves the seat of a link to this device; the token that proved it before becomes invalid."""
        token = self.dependencies.token_source.token()
        seat = await self.registry.take_seat(session, wanted.link, token)
        return TakenSeat(Sat(session.table.id, seat), with_token(session.table, cookie, token))

    async def claim_seat(self, session: TableSession, wanted: SeatClaim, cookie: str | None) -> TakenSeat:
        """Asks the people of a table about a seat that a spectator lost. The new token is valid once they agree."""
        if seat_of(session.table, cookie, wanted.seat) != NOBODY:
            raise Refused("already-seated")
        token = self.dependencies.token_source.token()
        await self.registry.claim(session, wanted.seat, token)
        return TakenSeat(Sat(session.table.id, wanted.seat), with_token(session.table, cookie, token))

    async def rematch(self, session: TableSession, cookie: str | None) -> TakenSeat:
        """Returns the table where the same people play again; the first of them who asks opens it.

        A person who has left their seat there gets the table, and no seat.
        """
        if cookie is None or not seats_of(session.table, cookie):
            raise Refused("not-seated")
        other = await self.registry.session(await self.openings.rematch(session, seat_of(session.table, cookie)))
        for own in seats_of(other.table, cookie):
            other.acts(own, self.dependencies.clock())
        seat = seat_of(other.table, cookie)
        return TakenSeat(Sat(other.table.id, seat), "" if seat == NOBODY else cookie)

    # Playing.

    async def command(self, session: TableSession, command: AnyCommand, seat: int) -> Carried:
        if isinstance(command, Say) and (session.table.id, seat) in self.silent:
            raise Refused("silenced")
        seqs = [await self.registry.command(session, command, seat)]
        if isinstance(command, Choose):
            seqs += [seq async for seq in self.registry.choose_on(session, command.then, seat, seqs[0])]
        return Carried(seqs[-1], len(seqs))

    def asked_luck(self, session: TableSession, wanted: WantedLuck, seat: int) -> AskedLuck:
        """Returns what is still to be told of the luck of a choice, or of the deal; nothing changes."""
        question = luck_question(session.table, wanted.key, wanted.luck, seat)
        if question is None:
            return AskedLuck("", NOBODY, 0, [])
        pieces = [LuckPiece(id, n) for id, n in sorted(Counter(question.pieces).items())]
        return AskedLuck(question.kind, question.seat, question.n, pieces)

    async def connect(self, session: TableSession, client: Connection, seen: int) -> None:
        """Connects a client: it is told everything from now on, beginning with the entries after `seen`."""
        async with session.lock:
            session.join(client, await self.registry.missed(session, seen))
        await self.registry.settle(session, client.listener.seat)

    def disconnect(self, session: TableSession, client: Connection) -> None:
        session.leave(client, self.dependencies.clock())

    async def receive(self, session: TableSession, client: Connection, message: str) -> None:
        """Handles a message of a connection: entries are told to everybody, the outcome to the sender."""
        try:
            ask = _read_ask(message)
        except (msgspec.DecodeError, RecursionError) as error:
            client.tell(Refusal(0, NOT_A_COMMAND.code, "", what_is_wrong(error)))
            return
        try:
            carried = await self.command(session, ask.command, client.listener.seat)
        except (Refused, IllegalChoice, StoreError) as error:
            client.tell(refusal(error, session.table, client.listener, ask.id))
        else:
            client.tell(Done(ask.id, carried.seq, carried.made))

    def lesson(self, id: str, part: str, step: str, client: Connection) -> LessonTable:
        """Opens a lesson for one learner, from a step on; UnknownLesson if there is none."""
        spoken = client.listener.words or words(ENGLISH)
        return LessonTable(self.dependencies, lesson_named(id), part, step, spoken)

    async def trial(self, spec: str, card: str, seed: int, client: Connection) -> TrialTable:
        """Opens a trial of a card for its author; UnknownPack, SpecError or UnknownCard if there is none."""
        await self.packs.ready(spec)
        spoken = client.listener.words or words(ENGLISH)
        return await self.dependencies.in_thread(lambda: TrialTable(self.dependencies, spec, card, seed, spoken))

    # Reading a table.

    async def advice(self, session: TableSession, listener: Listener) -> Advice:
        """Returns what the strongest bot would do in the listener's place, and why."""
        assert listener.words is not None
        return await self.advisers.advice(session.table, listener.seat, listener.words.language)

    async def weigh(self, session: TableSession, listener: Listener, key: str) -> Weighed:
        """Returns the cost and risk of a choice in the listener's place, before it is made."""
        assert listener.words is not None
        return await self.advisers.weigh(session.table, listener.seat, listener.words.language, key)

    # Replays.

    async def replay_of(self, wanted: WantedRecord) -> Replay:
        """Returns the timeline of an uploaded record, under a name made from it; UnreadableRecord if it is none."""
        return _outline(await self.replay_cache.of_record(wanted.record))

    async def replay(self, name: str) -> Replay:
        """Returns the timeline of a finished game or of a cached record; UnknownTable if it is not here (any more)."""
        return _outline(await self._cached_replay(name))

    async def replayed_turn(self, name: str, turn: int, listener: Listener) -> ReplayedTurn:
        """Returns the moments of a turn as the listener sees them."""
        cached = await self._cached_replay(name)
        if listener.seat >= len(cached.table.chairs):
            raise Refused("no-such-seat")
        viewpoint = PlaybackViewpoint(cached.playback, cached.table, listener.seat, listener.words or words("en"))
        return await self.dependencies.in_thread(lambda: viewpoint.turn(turn))

    async def replay_figures(self, name: str) -> FiguresOfGame:
        """Returns the statistics of a finished game, and the luck of the bag."""
        return figures_data(await self.replay_cache.figures(await self._cached_replay(name)))

    async def replay_account(self, name: str) -> AccountOfGame:
        """Returns what luck and choices did to every seat's chance to win."""
        return account_data(await self.analyses.account(await self._cached_replay(name)))

    async def better_choices(self, name: str, listener: Listener) -> list[BetterChoice]:
        """Returns the worst choices of a seat, with better ones."""
        cached = await self._cached_replay(name)
        if not 0 <= listener.seat < len(cached.table.chairs):
            raise Refused("no-such-seat")
        spoken = listener.words or words(ENGLISH)
        return await self.analyses.better_choices(cached, listener.seat, spoken.language)

    async def what_if(self, name: str, wanted: WhatIfWanted) -> TakenSeat:
        """Opens a table that continues from a moment, with what the seat could not know dealt again."""
        cached = await self._cached_replay(name)
        session, token = await self.openings.what_if(cached, wanted)
        return TakenSeat(Sat(session.table.id, wanted.seat), token)

    async def go_on(self, name: str) -> TakenSeat:
        """Opens a table that continues the unfinished game of a record."""
        cached = await self._cached_replay(name)
        session, tokens = await self.openings.go_on(cached)
        return TakenSeat(Sat(session.table.id, seat_of(session.table, tokens)), tokens)

    async def _cached_replay(self, name: str) -> CachedReplay:
        if not is_file_name(name):
            return await self.replay_cache.of_table((await self.registry.session(name)).table)
        known = self.replay_cache.file(name)
        if known is None:
            raise UnknownTable(name)
        return known


def _outline(cached: CachedReplay) -> Replay:
    return timeline(cached.name, cached.playback, cached.table)


def what_is_wrong(error: Exception) -> str:
    """Says what is wrong with a frame; of an unknown command it names the nearest, or all of them."""
    said = str(error)
    if not said.endswith(AT_TYPE):
        return said
    known = [str(command.__struct_config__.tag) for command in get_args(AnyCommand)]
    word = said.partition("'")[2].partition("'")[0]
    return f"{said}; {hint(word, known)}"
