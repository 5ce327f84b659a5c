"""Service of tables: every request about tables, over HTTP, over a websocket, or in one browser.

Refused, IllegalChoice, SpecError, Gone, UnknownTable and StoreError are raised as they are; `errors` has the words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ..catalog import SpecError, UnknownPack
from ..core.pack import Gone
from ..core.refusals import IllegalChoice
from ..languages import ENGLISH
from ..store.errors import StoreError
from ..table.codes import prefix_of
from ..table.commands import AnyCommand, Say
from ..table.errors import Refused
from ..table.record import record_text
from ..table.seats import LINK_SECONDS
from ..table.table import NOBODY, Table
from ..text.language import words
from ..tutorials.catalog import lesson_named
from ..wire.replay import AccountOfGame, BetterChoice, FiguresOfGame, Replay, ReplayedTurn, WantedRecord, WhatIfWanted
from ..wire.table import (
    Advice,
    Ask,
    Carried,
    Checked,
    CourseOfGame,
    Done,
    FoundTable,
    Join,
    Listed,
    NewTable,
    Position,
    Refusal,
    Sat,
    SeatClaim,
    SeatLink,
    SeatTaken,
    TableInfo,
    Weighed,
    Why,
    WrittenMoment,
)
from .advice import AdviceService
from .bot_turns import BotTurns
from .content.catalog import Catalog, catalog
from .credentials import seat_of, seats_of, with_token
from .dealer import Dealer
from .dependencies import Dependencies
from .luck_analysis import LuckAnalysisCache
from .messages import Listener, Perspective, position, refusal, why, written_moment
from .packs.uploads import PackUploads
from .registry import TableRegistry, UnknownTable
from .replay_cache import CachedReplay, ReplayCache, is_file_name
from .replay_messages import PlaybackViewpoint, account_data, figures_data, outline
from .replays import ReplayService
from .session import Connection, TableSession
from .table_factory import TableFactory
from .table_rows import summary_of
from .tutorials.tutorial_table import LessonTable
from .workshop.trial import TrialTable

LIST: Final = 100
MONTH: Final = 31 * 24 * 3600  # seconds; a table untouched for this long is found only by its link
NO_SUCH_GAME: Final = "no-such-game"
DEALT_OTHERWISE: Final = "dealt-otherwise"
UNKNOWN_PACK: Final = "unknown-pack"
NOT_KEPT: Final = "not-kept"
NOT_A_COMMAND: Final = "not-a-command"

_read_ask = msgspec.json.Decoder(Ask).decode


class TakenSeat(NamedTuple):
    """Seat that a person takes, and the tokens that prove it from now on; empty where nothing changes."""

    sat: Sat
    tokens: str


class TableService:
    """Service of tables: one for each process, or for each browser that plays alone."""

    def __init__(self, needs: Dependencies) -> None:
        self.needs = needs
        self.hub = TableRegistry(needs)
        self.packs = PackUploads(needs.packs, needs.aside, needs.reads, needs.clock)
        self.openings = TableFactory(self.hub, self.packs)
        self.bots = BotTurns(self.hub)
        self.deals = Dealer(self.hub)
        self.advisers = AdviceService(needs)
        self.replays = ReplayService(needs.aside)
        self.reels = ReplayCache(needs.aside)
        self.accounts = LuckAnalysisCache(needs)
        self.silent: set[tuple[str, int]] = set()  # (table, seat) pairs that the operator barred from chat

    # Catalog and lists.

    def catalog(self, lang: str) -> Catalog:
        """Returns the games, bots and languages that can be played with."""
        return catalog(lang)

    async def listed(self, limit: int = LIST) -> list[Listed]:
        """Returns public tables that are not over and were touched within a month, the latest first."""
        found: list[Listed] = []
        since = self.needs.clock() - MONTH
        for row in await self.needs.reads(lambda: self.needs.log.tables(listed=True, since=since, limit=limit)):
            about = summary_of(row)
            open_seats = about.names.count("")
            found.append(
                Listed(row.table, about.spec, row.status, about.names, open_seats, row.updated, about.turn_seconds)
            )
        return found

    async def table(self, id: str) -> TableSession:
        return await self.hub.live(id)

    async def find(self, code: str) -> FoundTable:
        """Returns the table that a code leads to, unless its game is over; UnknownTable if none, or several."""
        prefix = prefix_of(code)
        found = await self.needs.aside(lambda: self.needs.log.named_like(prefix)) if prefix else []
        if len(found) != 1:
            raise UnknownTable(code)
        return FoundTable(found[0])

    # Sitting down.

    async def open(self, wanted: NewTable, household: str = "") -> TakenSeat:
        """Opens a new table. The requester gets its first free seat."""
        live, seat, token = await self.openings.open(wanted, household=household)
        return TakenSeat(Sat(live.table.id, seat), token)

    async def join(self, live: TableSession, wanted: Join, cookie: str | None, household: str = "") -> TakenSeat:
        """Seats a person at a free seat, unless the host sent their browser or household away.

        A browser that already has a seat here must ask for `another` one.
        """
        if seats_of(live.table, cookie) and not wanted.another:
            raise Refused("already-seated")
        token = self.needs.mint.token()
        wished = NOBODY if wanted.seat is None else wanted.seat
        seat = await self.hub.sit(live, wanted.name, token, wished, cookie, household)
        return TakenSeat(Sat(live.table.id, seat), with_token(live.table, cookie, token))

    async def offer_seat(self, live: TableSession, seat: int) -> SeatLink:
        """Returns a link that moves a seat to another device; only its hash is stored."""
        link = self.needs.mint.token()
        await self.hub.offer_seat(live, link, seat)
        return SeatLink(link, LINK_SECONDS)

    async def take_seat(self, live: TableSession, wanted: SeatTaken, cookie: str | None) -> TakenSeat:
        """Moves the seat of a link to this device; the token that proved it before becomes invalid."""
        token = self.needs.mint.token()
        seat = await self.hub.take_seat(live, wanted.link, token)
        return TakenSeat(Sat(live.table.id, seat), with_token(live.table, cookie, token))

    async def claim_seat(self, live: TableSession, wanted: SeatClaim, cookie: str | None) -> TakenSeat:
        """Asks the people of a table about a seat that a spectator lost. The new token is valid once they agree."""
        if seat_of(live.table, cookie, wanted.seat) != NOBODY:
            raise Refused("already-seated")
        token = self.needs.mint.token()
        await self.hub.claim(live, wanted.seat, token)
        return TakenSeat(Sat(live.table.id, wanted.seat), with_token(live.table, cookie, token))

    async def rematch(self, live: TableSession, cookie: str | None) -> TakenSeat:
        """Returns the table where the same people play again; the first of them who asks opens it.

        A person who has left their seat there gets the table, and no seat.
        """
        if cookie is None or not seats_of(live.table, cookie):
            raise Refused("not-seated")
        other = await self.hub.live(await self.openings.rematch(live, seat_of(live.table, cookie)))
        for own in seats_of(other.table, cookie):
            other.acts(own, self.needs.clock())
        seat = seat_of(other.table, cookie)
        return TakenSeat(Sat(other.table.id, seat), "" if seat == NOBODY else cookie)

    # Playing.

    async def command(self, live: TableSession, command: AnyCommand, seat: int) -> Carried:
        return Carried(await self._carry_out(live, command, seat))

    async def _carry_out(self, live: TableSession, command: AnyCommand, seat: int) -> int:
        if isinstance(command, Say) and (live.table.id, seat) in self.silent:
            raise Refused("silenced")
        return await self.hub.command(live, command, seat)

    async def connect(self, live: TableSession, client: Connection, seen: int) -> None:
        """Connects a client: it is told everything from now on, beginning with the entries after `seen`."""
        async with live.lock:
            live.join(client, await self.hub.missed(live, seen))
        await self.hub.settle(live, client.listener.seat)

    def disconnect(self, live: TableSession, client: Connection) -> None:
        live.leave(client, self.needs.clock())

    async def receive(self, live: TableSession, client: Connection, message: str) -> None:
        """Handles a message of a connection: entries are told to everybody, the outcome to the sender."""
        try:
            ask = _read_ask(message)
        except (msgspec.DecodeError, RecursionError) as error:
            client.tell(Refusal(0, NOT_A_COMMAND, "", str(error)))
            return
        try:
            seq = await self._carry_out(live, ask.command, client.listener.seat)
        except (Refused, IllegalChoice, StoreError) as error:
            client.tell(refusal_of(live.table, client.listener, error, ask.id))
        else:
            client.tell(Done(ask.id, seq))

    def lesson(self, id: str, part: str, step: str, client: Connection) -> LessonTable:
        """Opens a lesson for one learner, from a step on; UnknownLesson if there is none."""
        spoken = client.listener.words or words(ENGLISH)
        return LessonTable(self.needs, lesson_named(id), part, step, spoken)

    async def trial(self, spec: str, card: str, seed: int, client: Connection) -> TrialTable:
        """Opens a trial of a card for its author; UnknownPack, SpecError or UnknownCard if there is none."""
        await self.packs.ready(spec)
        spoken = client.listener.words or words(ENGLISH)
        return await self.needs.aside(lambda: TrialTable(self.needs, spec, card, seed, spoken))

    # Reading a table.

    def noticed(self, live: TableSession, seat: int) -> None:
        """Marks a seat as present: a client that polls has no connection."""
        live.acts(seat, self.needs.clock())

    def info(self, live: TableSession) -> TableInfo:
        return live.info()

    def position(self, live: TableSession, listener: Listener) -> Position | None:
        """Returns the game as a listener may see it."""
        return position(Perspective(live.table, listener))

    def why(self, live: TableSession, listener: Listener, key: str, spot: str = "") -> Why:
        """Returns the reason why a key, or what a spot stands for, is not offered to a listener now; or that it is."""
        return why(live.table, listener, key, spot)

    def written(self, live: TableSession, listener: Listener, key: str) -> WrittenMoment:
        """Returns the position as a scenario in which the choice must be refused, to report that it was not."""
        return written_moment(live.table, listener, key)

    async def advice(self, live: TableSession, listener: Listener) -> Advice:
        """Returns what the strongest bot would do in the listener's place, and why."""
        assert listener.words is not None
        return await self.advisers.advice(live.table, listener.seat, listener.words.language)

    async def weigh(self, live: TableSession, listener: Listener, key: str) -> Weighed:
        """Returns the cost and risk of a choice in the listener's place, before it is made."""
        assert listener.words is not None
        return await self.advisers.weigh(live.table, listener.seat, listener.words.language, key)

    def record(self, live: TableSession) -> str:
        """Returns the choices so far; when the game is over, the record with the secret that proves its luck."""
        return record_text(live.table)

    async def course(self, live: TableSession) -> CourseOfGame:
        """Returns the history of a finished game, turn by turn."""
        return await self.replays.course(live.table)

    async def check(self, live: TableSession) -> Checked:
        """Verifies the record of a finished game by replay: its commitment, its choices and its digests."""
        return await self.replays.check(live.table)

    # Replays.

    async def replay_of(self, wanted: WantedRecord) -> Replay:
        """Returns the timeline of an uploaded record, under a name made from it; UnreadableRecord if it is none."""
        return _outline(await self.reels.of_record(wanted.record))

    async def replay(self, name: str) -> Replay:
        """Returns the timeline of a finished game or of a cached record; UnknownTable if it is not here (any more)."""
        return _outline(await self._footage(name))

    async def replayed_turn(self, name: str, turn: int, listener: Listener) -> ReplayedTurn:
        """Returns the moments of a turn as the listener sees them."""
        footage = await self._footage(name)
        if listener.seat >= len(footage.table.chairs):
            raise Refused("no-such-seat")
        screening = PlaybackViewpoint(footage.reel, footage.table, listener.seat, listener.words or words("en"))
        return await self.needs.aside(lambda: screening.turn(turn))

    async def replay_figures(self, name: str) -> FiguresOfGame:
        """Returns the statistics of a finished game, and the luck of the bag."""
        return figures_data(await self.reels.figures(await self._footage(name)))

    async def replay_account(self, name: str) -> AccountOfGame:
        """Returns what luck and choices did to every seat's chance to win."""
        return account_data(await self.accounts.account(await self._footage(name)))

    async def better_choices(self, name: str, listener: Listener) -> list[BetterChoice]:
        """Returns the worst choices of a seat, with better ones."""
        footage = await self._footage(name)
        if not 0 <= listener.seat < len(footage.table.chairs):
            raise Refused("no-such-seat")
        spoken = listener.words or words(ENGLISH)
        return await self.accounts.better_choices(footage, listener.seat, spoken.language)

    async def what_if(self, name: str, wanted: WhatIfWanted) -> TakenSeat:
        """Opens a table that continues from a moment, with what the seat could not know dealt again."""
        footage = await self._footage(name)
        live, token = await self.openings.what_if(footage, wanted)
        return TakenSeat(Sat(live.table.id, wanted.seat), token)

    async def go_on(self, name: str) -> TakenSeat:
        """Opens a table that continues the unfinished game of a record."""
        footage = await self._footage(name)
        live, tokens = await self.openings.go_on(footage)
        return TakenSeat(Sat(live.table.id, seat_of(live.table, tokens)), tokens)

    async def _footage(self, name: str) -> CachedReplay:
        if not is_file_name(name):
            return await self.reels.of_table((await self.hub.live(name)).table)
        known = self.reels.file(name)
        if known is None:
            raise UnknownTable(name)
        return known


def _outline(footage: CachedReplay) -> Replay:
    return outline(footage.name, footage.reel, footage.table)


def refusal_of(table: Table | None, listener: Listener, error: Exception, id: int = 0) -> Refusal:
    """Returns the refusal for any error of the service, in the words of the listener."""
    spoken = listener.words
    if isinstance(error, UnknownPack):
        return Refusal(id, UNKNOWN_PACK, "", (spoken or words("en")).say(f"table-{UNKNOWN_PACK}"))
    if isinstance(error, SpecError):
        return Refusal(id, NO_SUCH_GAME, "", str(error))
    if isinstance(error, Gone):
        sentence = (spoken or words("en")).say(f"table-{DEALT_OTHERWISE}", what=str(error))
        return Refusal(id, DEALT_OTHERWISE, "", sentence)
    if isinstance(error, StoreError):
        return Refusal(id, NOT_KEPT, "", "" if spoken is None else spoken.say(f"table-{NOT_KEPT}"))
    return refusal(table, listener, id, error)
