"""Requests of a page to the table service in its own browser: the routes of a server, without HTTP."""

from __future__ import annotations

from typing import Final

import msgspec

from ..service.content import bodies
from ..service.credentials import seat_of, seats_of
from ..service.errors import HTTP_ERRORS, MISSING, HttpError, http_error
from ..service.messages import Listener
from ..service.session import TableSession
from ..service.table_service import TableService, TakenSeat
from ..service.workshop.check import written_pack
from ..table.commands import AnyCommand
from ..table.record import whole_record
from ..table.table import NOBODY
from ..text.language import LanguageError
from ..wire.packs import WantedPack
from ..wire.replay import WantedRecord, WhatIfWanted
from ..wire.table import Join, NewTable, SeatClaim, SeatTaken
from ..wire.workshop import PackText
from .parameters import (
    ACCEPTED,
    CREATED,
    JSON,
    OK,
    SVG,
    TEXT,
    PageAnswer,
    PageRequest,
    as_body,
    as_json,
    page_request,
    trouble,
)
from .prebuilt import prebuilt_answer
from .storage import BrowserStore

NOT_FOUND: Final = HttpError(MISSING, "Not Found")
NOT_UNDERSTOOD: Final = 400
Unreadable = (msgspec.DecodeError, LanguageError, ValueError, RecursionError)  # unreadable parameters or bodies

_command = msgspec.json.Decoder(AnyCommand)


class Dispatcher:
    """Answers requests of pages; one table service serves all tabs of a browser."""

    def __init__(self, house: TableService, shelf: BrowserStore) -> None:
        self.house = house
        self.shelf = shelf

    async def answer(self, method: str, target: str, body: bytes = b"") -> PageAnswer:
        try:
            ask = page_request(method, target, body)
            return prebuilt_answer(ask) or await self._routed(ask)
        except bodies.NOT_THERE as error:
            return trouble(http_error(error) if method == "POST" else HttpError(MISSING, str(error)))
        except HTTP_ERRORS as error:
            return trouble(http_error(error))
        except Unreadable as error:
            return trouble(HttpError(NOT_UNDERSTOOD, str(error)))

    async def table(self, id: str) -> TableSession:
        await self.shelf.bring(id)
        return await self.house.table(id)

    def listener(self, live: TableSession, ask: PageRequest) -> Listener:
        return Listener(seat_of(live.table, self._tokens(live), ask.seat), ask.words)

    async def _routed(self, ask: PageRequest) -> PageAnswer:
        match ask.parts:
            case ["tables"]:
                return await self._tables(ask)
            case ["codes", code] if ask.method == "GET":
                return as_json(await self.house.find(code))
            case ["tables", id, *rest]:
                return await self._at_table(ask, id, rest)
            case ["replays", *rest]:
                return await self._replays(ask, rest)
            case ["workshop"] if ask.method == "POST":
                return as_json(written_pack(ask.read(PackText), ask.lang))
            case ["packs", *rest]:
                return await self._packs(ask, rest)
            case ["content" | "book" | "pictures", spec, *_]:
                await self.house.packs.ready(spec)
        return self._content(ask) if ask.method == "GET" else trouble(NOT_FOUND)

    def _content(self, ask: PageRequest) -> PageAnswer:
        match ask.parts:
            case ["catalog"]:
                return as_json(self.house.catalog(ask.lang))
            case ["lessons"]:
                return as_body(bodies.lessons_body(ask.lang))
            case ["content", spec]:
                return as_body(bodies.content_body(spec, ask.lang))
            case ["book", spec]:
                return as_body(bodies.book_body(spec, ask.lang))
            case ["examples", id]:
                return as_body(bodies.example_body(id, ask.lang))
            case ["primer", game]:
                return as_body(bodies.primer_body(game, ask.lang))
            case ["workshop", game]:
                return as_body(bodies.workshop_body(game, ask.lang))
            case ["rules"]:
                return as_body(bodies.rules_body(ask.query.get("spec", ""), ask.lang))
            case ["rules", id]:
                return as_json(bodies.rule_named(id, ask.lang))
            case ["pictures", "symbols", file]:
                return as_body(bodies.symbol_body(file), SVG)
            case ["pictures", spec, "board.svg"]:
                return as_body(bodies.board_body(spec, ask.theme), SVG)
            case ["pictures", spec, "tiles", file]:
                return as_body(bodies.tile_body(spec, file, ask.theme), SVG)
        return trouble(NOT_FOUND)

    async def _tables(self, ask: PageRequest) -> PageAnswer:
        if ask.method == "GET":
            return as_json(await self.house.listed())
        return await self._seated(await self.house.open(ask.read(NewTable)), CREATED)

    async def _at_table(self, ask: PageRequest, id: str, rest: list[str]) -> PageAnswer:
        listener = Listener(NOBODY, ask.words)
        live: TableSession | None = None
        try:
            live = await self.table(id)
            listener = self.listener(live, ask)
            if ask.method == "GET":
                return await self._look(ask, live, listener, rest)
            return await self._do(ask, live, listener, rest)
        except HTTP_ERRORS as error:
            return trouble(http_error(error, None if live is None else live.table, listener))

    async def _look(self, ask: PageRequest, live: TableSession, listener: Listener, rest: list[str]) -> PageAnswer:
        house = self.house
        match rest:
            case []:
                return as_json(house.info(live))
            case ["position"]:
                house.noticed(live, listener.seat)
                return as_json(house.position(live, listener))
            case ["seats"]:
                return as_json(seats_of(live.table, self._tokens(live)))
            case ["why"]:
                return as_json(house.why(live, listener, ask.query.get("key", ""), ask.query.get("spot", "")))
            case ["scenario"]:
                return as_json(house.written(live, listener, ask.query.get("key", "")))
            case ["advice"]:
                return as_json(await house.advice(live, listener))
            case ["weigh"]:
                return as_json(await house.weigh(live, listener, ask.query.get("key", "")))
            case ["record"]:
                return PageAnswer(OK, TEXT, whole_record(live.table).encode())  # all seats are in this browser
            case ["course"]:
                return as_json(await house.course(live))
            case ["check"]:
                return as_json(await house.check(live))
        return trouble(NOT_FOUND)

    async def _do(self, ask: PageRequest, live: TableSession, listener: Listener, rest: list[str]) -> PageAnswer:
        house, tokens = self.house, self._tokens(live)
        match rest:
            case ["commands"]:
                return as_json(await house.command(live, _command.decode(ask.body), listener.seat))
            case ["join"]:
                return await self._seated(await house.join(live, ask.read(Join), tokens), CREATED)
            case ["rematch"]:
                return await self._seated(await house.rematch(live, tokens), OK)
            case ["link"]:
                return as_json(await house.offer_seat(live, listener.seat), CREATED)
            case ["take"]:
                return await self._seated(await house.take_seat(live, ask.read(SeatTaken), tokens), CREATED)
            case ["claim"]:
                return await self._seated(await house.claim_seat(live, ask.read(SeatClaim), tokens), ACCEPTED)
        return trouble(NOT_FOUND)

    async def _replays(self, ask: PageRequest, rest: list[str]) -> PageAnswer:
        """Answers requests for replays, of a table or of a shown record; stored tables are loaded first."""
        house = self.house
        if rest:
            await self.shelf.bring(rest[0])
        match ask.method, *rest:
            case ["POST"]:
                return as_json(await house.replay_of(ask.read(WantedRecord)))
            case ["GET", name]:
                return as_json(await house.replay(name))
            case ["GET", name, "account"]:
                return as_json(await house.replay_account(name))
            case ["GET", name, "better", seat]:
                return as_json(await house.better_choices(name, Listener(int(seat), ask.words)))
            case ["GET", name, "figures"]:
                return as_json(await house.replay_figures(name))
            case ["GET", name, "turns", turn]:
                eyes = Listener(int(ask.query.get("eyes") or NOBODY), ask.words)
                return as_json(await house.replayed_turn(name, int(turn), eyes))
            case ["POST", name, "what-if"]:
                return await self._seated(await house.what_if(name, ask.read(WhatIfWanted)), CREATED)
            case ["POST", name, "go-on"]:
                return await self._seated(await house.go_on(name), CREATED)
        return trouble(NOT_FOUND)

    async def _packs(self, ask: PageRequest, rest: list[str]) -> PageAnswer:
        packs = self.house.packs
        match ask.method, *rest:
            case ["GET"]:
                return as_json(packs.offered(ask.lang))
            case ["POST"]:
                return as_json(await packs.bring(ask.read(WantedPack), ask.lang))
            case ["GET", digest]:
                return as_json(await packs.shown(digest, ask.lang))
            case ["GET", digest, "document"]:
                return PageAnswer(OK, JSON, (await packs.document(digest)).text.encode())
        return trouble(NOT_FOUND)

    async def _seated(self, taken: TakenSeat, status: int) -> PageAnswer:
        if taken.tokens:
            await self.shelf.seat(taken.sat.table, taken.tokens)
        return as_json(taken.sat, status)

    def _tokens(self, live: TableSession) -> str | None:
        return self.shelf.tokens.get(live.table.id)
