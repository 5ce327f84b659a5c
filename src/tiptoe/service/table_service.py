"""House: everything that can be asked of tables, by whoever asks: over HTTP, over a websocket, or in one browser.

Refused, IllegalChoice, SpecError, Gone, UnknownTable and StoreError are raised as they are; `denial` has the words.
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
MONTH: Final = 31 * 24 * 3600  # seconds; a table that nobody touched for so long is found by its link only
NO_SUCH_GAME: Final = "no-such-game"
DEALT_OTHERWISE: Final = "dealt-otherwise"
UNKNOWN_PACK: Final = "unknown-pack"
NOT_KEPT: Final = "not-kept"
NOT_A_COMMAND: Final = "not-a-command"

_read_ask = msgspec.json.Decoder(Ask).decode


class TakenSeat(NamedTuple):
    """Somebody's seat at a table, and the tokens that prove it from now on; none where nothing is new."""

    sat: Sat
    tokens: str


class TableService:
    """One of them for each process, or for each browser that plays alone."""

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
        self.silent: set[tuple[str, int]] = set()  # seats of tables that may not talk, as whoever runs this decided

    # What there is.

    def catalog(self, lang: str) -> Catalog:
        """What can be played."""
        return catalog(lang)

    async def listed(self, limit: int = LIST) -> list[Listed]:
        """Tables that want to be found and are worth it, not over and not forgotten, the latest first."""
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
        """The table that a code leads to, unless its game is over; UnknownTable if there is none, or several."""
        prefix = prefix_of(code)
        found = await self.needs.aside(lambda: self.needs.log.named_like(prefix)) if prefix else []
        if len(found) != 1:
            raise UnknownTable(code)
        return FoundTable(found[0])

    # Sitting down.

    async def open(self, wanted: NewTable, household: str = "") -> TakenSeat:
        """A new table. The asker gets its first free seat."""
        live, seat, token = await self.openings.open(wanted, household=household)
        return TakenSeat(Sat(live.table.id, seat), token)

    async def join(self, live: TableSession, wanted: Join, cookie: str | None, household: str = "") -> TakenSeat:
        """A free seat, not for a browser or a household that the host sent away.

        Who shares a browser with somebody here must say that they are another one.
        """
        if seats_of(live.table, cookie) and not wanted.another:
            raise Refused("already-seated")
        token = self.needs.mint.token()
        wished = NOBODY if wanted.seat is None else wanted.seat
        seat = await self.hub.sit(live, wanted.name, token, wished, cookie, household)
        return TakenSeat(Sat(live.table.id, seat), with_token(live.table, cookie, token))

    async def offer_seat(self, live: TableSession, seat: int) -> SeatLink:
        """What takes a seat to another device: known to whoever asks alone, kept as a hash."""
        link = self.needs.mint.token()
        await self.hub.offer_seat(live, link, seat)
        return SeatLink(link, LINK_SECONDS)

    async def take_seat(self, live: TableSession, wanted: SeatTaken, cookie: str | None) -> TakenSeat:
        """The seat of a link, here from now on; the token that proved it before proves nothing any more."""
        token = self.needs.mint.token()
        seat = await self.hub.take_seat(live, wanted.link, token)
        return TakenSeat(Sat(live.table.id, seat), with_token(live.table, cookie, token))

    async def claim_seat(self, live: TableSession, wanted: SeatClaim, cookie: str | None) -> TakenSeat:
        """A seat that a spectator lost: its people are asked. The new token proves the seat once they agree."""
        if seat_of(live.table, cookie, wanted.seat) != NOBODY:
            raise Refused("already-seated")
        token = self.needs.mint.token()
        await self.hub.claim(live, wanted.seat, token)
        return TakenSeat(Sat(live.table.id, wanted.seat), with_token(live.table, cookie, token))

    async def rematch(self, live: TableSession, cookie: str | None) -> TakenSeat:
        """The table where the same people meet again, opened by the first of them who asks.

        Whoever has given up their seat there gets the table, and no seat.
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
        """From now on somebody is told everything, beginning with what they missed after entry `seen`."""
        async with live.lock:
            live.join(client, await self.hub.missed(live, seen))
        await self.hub.settle(live, client.listener.seat)

    def disconnect(self, live: TableSession, client: Connection) -> None:
        live.leave(client, self.needs.clock())

    async def receive(self, live: TableSession, client: Connection, message: str) -> None:
        """A message of a connection: what it leads to is told to everybody, the outcome to whoever asked."""
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
        """A lesson from a step on, for somebody alone; UnknownLesson if there is none."""
        spoken = client.listener.words or words(ENGLISH)
        return LessonTable(self.needs, lesson_named(id), part, step, spoken)

    async def trial(self, spec: str, card: str, seed: int, client: Connection) -> TrialTable:
        """A card tried out by whoever writes it; UnknownPack, SpecError or UnknownCard if there is none."""
        await self.packs.ready(spec)
        spoken = client.listener.words or words(ENGLISH)
        return await self.needs.aside(lambda: TrialTable(self.needs, spec, card, seed, spoken))

    # Looking.

    def noticed(self, live: TableSession, seat: int) -> None:
        """Whoever asks again and again is here, also without a connection."""
        live.acts(seat, self.needs.clock())

    def info(self, live: TableSession) -> TableInfo:
        return live.info()

    def position(self, live: TableSession, listener: Listener) -> Position | None:
        """The game as somebody may see it."""
        return position(Perspective(live.table, listener))

    def why(self, live: TableSession, listener: Listener, key: str, spot: str = "") -> Why:
        """Why a key, or what a spot of the table stands for, is not offered to somebody now; or that it is."""
        return why(live.table, listener, key, spot)

    def written(self, live: TableSession, listener: Listener, key: str) -> WrittenMoment:
        """The position as a scenario in which a choice must be refused: to report that it was not."""
        return written_moment(live.table, listener, key)

    async def advice(self, live: TableSession, listener: Listener) -> Advice:
        """What the strongest bot would do in somebody's place, and why."""
        assert listener.words is not None
        return await self.advisers.advice(live.table, listener.seat, listener.words.language)

    async def weigh(self, live: TableSession, listener: Listener, key: str) -> Weighed:
        """What a choice would cost and risk in somebody's place, before it is made."""
        assert listener.words is not None
        return await self.advisers.weigh(live.table, listener.seat, listener.words.language, key)

    def record(self, live: TableSession) -> str:
        """The choices so far; when the game is over, the whole record with the secret that proves its luck."""
        return record_text(live.table)

    async def course(self, live: TableSession) -> CourseOfGame:
        """How a finished game went, turn by turn."""
        return await self.replays.course(live.table)

    async def check(self, live: TableSession) -> Checked:
        """The record of a finished game, played again now and held to its seal, its choices and its digests."""
        return await self.replays.check(live.table)

    # Looking at it again.

    async def replay_of(self, wanted: WantedRecord) -> Replay:
        """A record of whoever asks, to be looked at under a name made from it; UnreadableRecord if it is none."""
        return _outline(await self.reels.of_record(wanted.record))

    async def replay(self, name: str) -> Replay:
        """A finished game, or a record that was shown lately; UnknownTable if it is not here (any more)."""
        return _outline(await self._footage(name))

    async def replayed_turn(self, name: str, turn: int, listener: Listener) -> ReplayedTurn:
        """The moments of a turn through somebody's eyes."""
        footage = await self._footage(name)
        if listener.seat >= len(footage.table.chairs):
            raise Refused("no-such-seat")
        screening = PlaybackViewpoint(footage.reel, footage.table, listener.seat, listener.words or words("en"))
        return await self.needs.aside(lambda: screening.turn(turn))

    async def replay_figures(self, name: str) -> FiguresOfGame:
        """A finished game in figures, and the luck of the bag."""
        return figures_data(await self.reels.figures(await self._footage(name)))

    async def replay_account(self, name: str) -> AccountOfGame:
        """What luck and choices did to everybody's chance to win."""
        return account_data(await self.accounts.account(await self._footage(name)))

    async def better_choices(self, name: str, listener: Listener) -> list[BetterChoice]:
        """The worst choices of a seat, and what would have been better."""
        footage = await self._footage(name)
        if not 0 <= listener.seat < len(footage.table.chairs):
            raise Refused("no-such-seat")
        spoken = listener.words or words(ENGLISH)
        return await self.accounts.better_choices(footage, listener.seat, spoken.language)

    async def what_if(self, name: str, wanted: WhatIfWanted) -> TakenSeat:
        """A new table that goes on from a moment, with what the seat could not know dealt again."""
        footage = await self._footage(name)
        live, token = await self.openings.what_if(footage, wanted)
        return TakenSeat(Sat(live.table.id, wanted.seat), token)

    async def go_on(self, name: str) -> TakenSeat:
        """The unfinished game of a record, to be played to its end here."""
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
    """Why something was not done, in the words of whoever asked."""
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
