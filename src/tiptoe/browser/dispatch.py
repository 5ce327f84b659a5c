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
    error_answer,
    page_request,
)
from .prebuilt import prebuilt_answer
from .storage import BrowserStore

NOT_FOUND: Final = HttpError(MISSING, "Not Found")
NOT_UNDERSTOOD: Final = 400
Unreadable = (msgspec.DecodeError, LanguageError, ValueError, RecursionError)  # unreadable parameters or bodies

_command = msgspec.json.Decoder(AnyCommand)


class Dispatcher:
    """Answers requests of pages; one table service serves all tabs of a browser."""

    def __init__(self, service: TableService, shelf: BrowserStore) -> None:
        self.service = service
        self.shelf = shelf

    async def answer(self, method: str, target: str, body: bytes = b"") -> PageAnswer:
        try:
            ask = page_request(method, target, body)
            return prebuilt_answer(ask) or await self._routed(ask)
        except bodies.NOT_FOUND_ERRORS as error:
            return error_answer(http_error(error) if method == "POST" else HttpError(MISSING, str(error)))
        except HTTP_ERRORS as error:
            return error_answer(http_error(error))
        except Unreadable as error:
            return error_answer(HttpError(NOT_UNDERSTOOD, str(error)))

    async def table(self, id: str) -> TableSession:
        await self.shelf.bring(id)
        return await self.service.table(id)

    def listener(self, session: TableSession, ask: PageRequest) -> Listener:
        return Listener(seat_of(session.table, self._tokens(session), ask.seat), ask.words)

    async def _routed(self, ask: PageRequest) -> PageAnswer:
        match ask.parts:
            case ["tables"]:
                return await self._tables(ask)
            case ["codes", code] if ask.method == "GET":
                return as_json(await self.service.find(code))
            case ["tables", id, *rest]:
                return await self._at_table(ask, id, rest)
            case ["replays", *rest]:
                return await self._replays(ask, rest)
            case ["workshop"] if ask.method == "POST":
                return as_json(written_pack(ask.read(PackText), ask.lang))
            case ["packs", *rest]:
                return await self._packs(ask, rest)
            case ["content" | "book" | "pictures", spec, *_]:
                await self.service.packs.ready(spec)
        return self._content(ask) if ask.method == "GET" else error_answer(NOT_FOUND)

    def _content(self, ask: PageRequest) -> PageAnswer:
        match ask.parts:
            case ["catalog"]:
                return as_json(self.service.catalog(ask.lang))
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
        return error_answer(NOT_FOUND)

    async def _tables(self, ask: PageRequest) -> PageAnswer:
        if ask.method == "GET":
            return as_json(await self.service.listed())
        return await self._seated(await self.service.open(ask.read(NewTable)), CREATED)

    async def _at_table(self, ask: PageRequest, id: str, rest: list[str]) -> PageAnswer:
        listener = Listener(NOBODY, ask.words)
        session: TableSession | None = None
        try:
            session = await self.table(id)
            listener = self.listener(session, ask)
            if ask.method == "GET":
                return await self._look(ask, session, listener, rest)
            return await self._do(ask, session, listener, rest)
        except HTTP_ERRORS as error:
            return error_answer(http_error(error, None if session is None else session.table, listener))

    async def _look(self, ask: PageRequest, session: TableSession, listener: Listener, rest: list[str]) -> PageAnswer:
        service = self.service
        match rest:
            case []:
                return as_json(service.info(session))
            case ["position"]:
                service.noticed(session, listener.seat)
                return as_json(service.position(session, listener))
            case ["seats"]:
                return as_json(seats_of(session.table, self._tokens(session)))
            case ["why"]:
                return as_json(service.why(session, listener, ask.query.get("key", ""), ask.query.get("spot", "")))
            case ["scenario"]:
                return as_json(service.written(session, listener, ask.query.get("key", "")))
            case ["advice"]:
                return as_json(await service.advice(session, listener))
            case ["weigh"]:
                return as_json(await service.weigh(session, listener, ask.query.get("key", "")))
            case ["record"]:
                return PageAnswer(OK, TEXT, whole_record(session.table).encode())  # all seats are in this browser
            case ["course"]:
                return as_json(await service.course(session))
            case ["check"]:
                return as_json(await service.check(session))
        return error_answer(NOT_FOUND)

    async def _do(self, ask: PageRequest, session: TableSession, listener: Listener, rest: list[str]) -> PageAnswer:
        service, tokens = self.service, self._tokens(session)
        match rest:
            case ["commands"]:
                return as_json(await service.command(session, _command.decode(ask.body), listener.seat))
            case ["join"]:
                return await self._seated(await service.join(session, ask.read(Join), tokens), CREATED)
            case ["rematch"]:
                return await self._seated(await service.rematch(session, tokens), OK)
            case ["link"]:
                return as_json(await service.offer_seat(session, listener.seat), CREATED)
            case ["take"]:
                return await self._seated(await service.take_seat(session, ask.read(SeatTaken), tokens), CREATED)
            case ["claim"]:
                return await self._seated(await service.claim_seat(session, ask.read(SeatClaim), tokens), ACCEPTED)
        return error_answer(NOT_FOUND)

    async def _replays(self, ask: PageRequest, rest: list[str]) -> PageAnswer:
        """Answers requests for replays, of a table or of a shown record; stored tables are loaded first."""
        service = self.service
        if rest:
            await self.shelf.bring(rest[0])
        match ask.method, *rest:
            case ["POST"]:
                return as_json(await service.replay_of(ask.read(WantedRecord)))
            case ["GET", name]:
                return as_json(await service.replay(name))
            case ["GET", name, "account"]:
                return as_json(await service.replay_account(name))
            case ["GET", name, "better", seat]:
                return as_json(await service.better_choices(name, Listener(int(seat), ask.words)))
            case ["GET", name, "figures"]:
                return as_json(await service.replay_figures(name))
            case ["GET", name, "turns", turn]:
                eyes = Listener(int(ask.query.get("eyes") or NOBODY), ask.words)
                return as_json(await service.replayed_turn(name, int(turn), eyes))
            case ["POST", name, "what-if"]:
                return await self._seated(await service.what_if(name, ask.read(WhatIfWanted)), CREATED)
            case ["POST", name, "go-on"]:
                return await self._seated(await service.go_on(name), CREATED)
        return error_answer(NOT_FOUND)

    async def _packs(self, ask: PageRequest, rest: list[str]) -> PageAnswer:
        packs = self.service.packs
        match ask.method, *rest:
            case ["GET"]:
                return as_json(packs.offered(ask.lang))
            case ["POST"]:
                return as_json(await packs.bring(ask.read(WantedPack), ask.lang))
            case ["GET", digest]:
                return as_json(await packs.shown(digest, ask.lang))
            case ["GET", digest, "document"]:
                return PageAnswer(OK, JSON, (await packs.document(digest)).text.encode())
        return error_answer(NOT_FOUND)

    async def _seated(self, taken: TakenSeat, status: int) -> PageAnswer:
        if taken.tokens:
            await self.shelf.seat(taken.sat.table, taken.tokens)
        return as_json(taken.sat, status)

    def _tokens(self, session: TableSession) -> str | None:
        return self.shelf.tokens.get(session.table.id)
