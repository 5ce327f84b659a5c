"""Endpoints: everything that can be asked of a server over HTTP and websockets, and of the browser build without them.

One row of ENDPOINTS is all that an address needs: from it come the routes of the server and of the browser build, their
checks, and the documents for machines, of which the types of the client are made. A handler takes a Call and the
request's parameters (`routing`); its docstring is read by those who write clients.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from ..catalog import SpecError
from ..packs.allowed_text import MOST_BYTES
from ..packs.document import DIGEST_DIGITS
from ..table.commands import AnyCommand
from ..table.record import record_text, whole_record
from ..table.table import NOBODY
from ..tutorials.format import LEARNER
from ..wire.content import Content
from ..wire.evenings import EveningLines, EveningNews
from ..wire.final_count import FinalCount, WantedCount
from ..wire.packs import Brought, PackContent, PackInfo, WantedPack
from ..wire.replay import (
    LONGEST_RECORD,
    AccountOfGame,
    BetterChoice,
    FiguresOfGame,
    Replay,
    ReplayedTurn,
    WantedRecord,
    WhatIfWanted,
)
from ..wire.report import ReportMessage, StopReport
from ..wire.table import (
    LONGEST_SPEC,
    Advice,
    Ask,
    AskedLuck,
    Carried,
    Checked,
    CourseOfGame,
    FoundTable,
    Join,
    Listed,
    NewTable,
    Position,
    SeatClaim,
    SeatLink,
    SeatTaken,
    ServerMessage,
    TableInfo,
    WantedLuck,
    Weighed,
    Why,
    WrittenMoment,
)
from ..wire.trial import TrialAsk, TrialMessage
from ..wire.tutorial import LessonAsk, LessonMessage
from ..wire.workshop import PackText, WorkshopWords, WrittenPack
from . import messages
from .content import bodies
from .content.bodies import CachedBody
from .content.book import BookContent
from .content.catalog import Catalog
from .content.examples import ExampleContent
from .content.rules import PrimerContent, RuleContent, Rules
from .content.tutorials import LessonContent
from .credentials import seats_of
from .dependencies import WorkTooCostly
from .errors import NotPublished
from .evenings import MOST_LETTERS
from .final_count import final_count
from .messages import Listener, Perspective
from .replay_messages import EVERYBODY
from .routing import (
    GET,
    LANG,
    POST,
    PROTOCOL,
    SEAT,
    SVG,
    TEXT,
    VERSION,
    Call,
    Endpoint,
    LiveConnection,
    ServerEndpoint,
    SocketEndpoint,
)
from .session import PACE_FACTORS, Connection, pace_named
from .table_service import TakenSeat
from .workshop.check import too_costly, written_pack

LARGEST_PACK: Final = 6 * MOST_BYTES  # bytes of a body: every letter may be escaped
LARGEST_RECORD: Final = 4 * LONGEST_RECORD
LARGEST_COUNT: Final = 262_144
LARGEST_EXCHANGE: Final = 4 * MOST_LETTERS

Code: TypeAlias = Annotated[str, Meta(max_length=40)]
Sought: TypeAlias = Annotated[str, Meta(max_length=120)]  # a choice, or a spot of the table
ChoiceKey: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
ReplayName: TypeAlias = Annotated[str, Meta(max_length=40, description="a table, or what a shown record was named")]
EveningName: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{24}$", description="name of a shared evening")]
Turn: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Eyes: TypeAlias = Annotated[
    int, Meta(ge=EVERYBODY, le=15, description="whose eyes: a seat, -1 a spectator's, -2 with all hands open")
]
Digest: TypeAlias = Annotated[
    str, Meta(pattern=f"^[0-9a-f]{{{DIGEST_DIGITS}}}$", description="how a spec calls the pack")
]
Spec: TypeAlias = Annotated[str, Meta(max_length=LONGEST_SPEC, description="a game of the catalog")]
AnySpec: TypeAlias = Annotated[str, Meta(max_length=LONGEST_SPEC)]
GameName: TypeAlias = Annotated[str, Meta(max_length=40)]
ExampleName: TypeAlias = Annotated[str, Meta(max_length=80)]
RuleName: TypeAlias = Annotated[str, Meta(max_length=20)]
Theme: TypeAlias = Literal["torch", "parchment"]
Pace: TypeAlias = Annotated[
    str, Meta(description="How long to look at what bots do.", extra_json_schema={"enum": list(PACE_FACTORS)})
]
LastSeen: TypeAlias = Annotated[int, Meta(description="The last entry that is known; later ones are `missed`.")]
FirstPart: TypeAlias = Annotated[str, Meta(description="Part of the lesson to begin with.")]
FirstStep: TypeAlias = Annotated[str, Meta(description="Step of the lesson to begin with.")]
TriedCard: TypeAlias = Annotated[str, Meta(description="Card to try out.")]
TrialSeed: TypeAlias = Annotated[int, Meta(description="Seed of the position.")]


# Games and tables.


async def catalog(call: Call) -> CachedBody:
    """Catalog of the games, variants and bots that can be played, and of this server's settings."""
    dependencies = call.service.dependencies
    return bodies.catalog_body(call.lang, dependencies.keep_days, dependencies.report_games)


async def list_tables(call: Call) -> list[Listed]:
    """Tables that are listed publicly, the latest first."""
    return await call.service.listed()


async def open_table(call: Call, data: NewTable) -> TakenSeat:
    """Opens a new table. The client gets its first free seat, proved by a cookie, or by a token on request."""
    return await call.service.open(data, call.host.household)


async def find_by_code(call: Call, code: Code) -> FoundTable:
    """Finds a table by its code, as long as its game is not over."""
    return await call.service.find(code)


async def look(call: Call) -> TableInfo:
    """A table and who sits at it. The cookie of a seated client is renewed."""
    return call.session.info()


async def look_at_game(call: Call) -> Position | None:
    """The current position, as the client's seat or a spectator may see it."""
    call.session.acts(call.listener.seat, call.service.dependencies.clock())  # a client that polls has no connection
    return messages.position(Perspective(call.session.table, call.listener))


async def own_seats(call: Call) -> list[int]:
    """Seats that the client's cookie or token proves: more than one where people share a browser."""
    return seats_of(call.session.table, call.tokens)


async def why_not(call: Call, key: Sought = "", spot: Sought = "") -> Why:
    """Explains why the choice `key`, or what a `spot` of the table stands for, is not offered now; or that it is."""
    return messages.why(call.session.table, call.listener, key, spot)


async def written_moment(call: Call, key: Sought = "") -> WrittenMoment:
    """The position that the client sees, as a scenario in which `key` must be refused.

    Everything hidden is dealt anew.
    """
    return messages.written_moment(call.session.table, call.listener, key)


async def advice(call: Call) -> Advice:
    """What the strongest bot would choose in the client's place, and why.

    Only for a person who plays with bots alone.
    """
    return await call.service.advice(call.session, call.listener)


async def asked_luck(call: Call, data: WantedLuck) -> AskedLuck:
    """What luck a choice of the asked seat still has to bring, at a table where people play with the real box.

    Repeat it with what came, until `n` is 0; then make the choice with all of it. Nothing changes here.
    """
    return call.service.asked_luck(call.session, data, call.listener.seat)


async def weigh(call: Call, key: ChoiceKey) -> Weighed:
    """What a choice would cost and risk, and what the strongest bot thinks of it."""
    return await call.service.weigh(call.session, call.listener, key)


async def join_table(call: Call, data: Join) -> TakenSeat:
    """Takes a free seat."""
    return await call.service.join(call.session, data, call.tokens, call.host.household)


async def offer_seat(call: Call) -> SeatLink:
    """Makes a link that takes the client's seat to another device, once and soon. No other answer holds it."""
    return await call.service.offer_seat(call.session, call.listener.seat)


async def take_seat(call: Call, data: SeatTaken) -> TakenSeat:
    """Takes the seat of a link; the device where it was before becomes a spectator."""
    return await call.service.take_seat(call.session, data, call.tokens)


async def claim_seat(call: Call, data: SeatClaim) -> TakenSeat:
    """Asks for a seat whose cookie was lost.

    The others at the table decide; the new cookie proves the seat once they agree.
    """
    return await call.service.claim_seat(call.session, data, call.tokens)


async def rematch(call: Call) -> TakenSeat:
    """Finds the table where the same people meet again, and sets the client's cookie for it.

    The first of them who asks opens it. A client whose seat there was given up gets the table, and no seat.
    """
    if call.listener.seat != NOBODY and not call.session.table.rematch:
        call.host.limit("tables")
    return await call.service.rematch(call.session, call.tokens)


async def command(call: Call, data: AnyCommand) -> Carried:
    """Carries out a command of the websocket over HTTP."""
    return await call.service.command(call.session, data, call.listener.seat)


async def record(call: Call) -> str:
    """The choices so far; when the game is over, the whole record with the secret that proves its luck."""
    table = call.session.table
    return whole_record(table) if call.service.dependencies.whole_records else record_text(table)


async def course(call: Call) -> CourseOfGame:
    """Course of a finished game, turn by turn."""
    return await call.service.replays.course(call.session.table)


async def check(call: Call) -> Checked:
    """Plays the record of a finished game again, and checks its seal, its choices and its digests."""
    return await call.service.replays.check(call.session.table)


# Replays.


async def show_record(call: Call, data: WantedRecord) -> Replay:
    """Uploads a record for a replay.

    It is kept in memory for a while, and nowhere else; 409 names a line that is wrong.
    """
    return await call.service.replay_of(data)


async def replay(call: Call, name: ReplayName) -> Replay:
    """Timeline of a finished game. Answers 404 for a record that is no longer kept: upload it again."""
    return await call.service.replay(name)


async def replayed_turn(call: Call, name: ReplayName, turn: Turn, eyes: Eyes = NOBODY) -> ReplayedTurn:
    """Every moment of a turn, as the seat in `eyes` sees it."""
    return await call.service.replayed_turn(name, turn, Listener(eyes, call.listener.words))


async def replay_figures(call: Call, name: ReplayName) -> FiguresOfGame:
    """Figures of the game, turn by turn, and the luck of the bag."""
    return await call.service.replay_figures(name)


async def replay_account(call: Call, name: ReplayName) -> AccountOfGame:
    """Effect of luck and of choices on every seat's chance to win. The first request takes some seconds."""
    return await call.service.replay_account(name)


async def better_choices(call: Call, name: ReplayName, seat: Seat) -> list[BetterChoice]:
    """The worst choices of a seat, judged by what it knew, with better ones and the reasons."""
    return await call.service.better_choices(name, Listener(seat, call.listener.words))


async def what_if(call: Call, name: ReplayName, data: WhatIfWanted) -> TakenSeat:
    """Continues from a moment at a new table, with everything that the seat could not know dealt again."""
    return await call.service.what_if(name, data)


async def go_on(call: Call, name: ReplayName) -> TakenSeat:
    """Continues the unfinished game of a record at a new table, with everything hidden dealt again."""
    return await call.service.go_on(name)


# Packs and the workshop.


async def offered_packs(call: Call) -> list[PackInfo]:
    """Packs that this server offers beside the games' own cards."""
    return call.service.packs.offered(call.lang)


async def bring_pack(call: Call, data: WantedPack) -> Brought:
    """Uploads a pack.

    It is checked and kept for a while, so that tables can be opened with it; or its mistakes are returned.
    """
    return await call.service.packs.bring(data, call.lang, call.host.sandbox)


async def read_pack(call: Call, digest: Digest) -> PackContent:
    """A pack with its cards and tokens as the table shows them."""
    try:
        return await call.service.packs.shown(digest, call.lang)
    except SpecError as error:
        raise NotPublished(str(error)) from error


async def pack_document(call: Call, digest: Digest) -> str:
    """The document of a pack, for download; `tiptoe pack check` accepts it."""
    try:
        return (await call.service.packs.document(digest)).text
    except SpecError as error:
        raise NotPublished(str(error)) from error


async def read_words(call: Call, game: GameName) -> CachedBody:
    """Vocabulary in which the cards of a game are written."""
    return await call.service.dependencies.in_thread(lambda: bodies.workshop_body(game, call.lang))


async def check_text(call: Call, data: PackText) -> WrittenPack:
    """Checks a pack that is being written: its mistakes, and its cards as a table shows them in every language."""
    try:
        return await call.host.sandbox(written_pack, data, call.lang)
    except WorkTooCostly:
        return too_costly(call.lang)


# Content that does not change during play.


async def read_lessons(call: Call) -> CachedBody:
    """Lessons, in the order in which they are best learned."""
    return bodies.lessons_body(call.lang)


async def read_content(call: Call, spec: Spec) -> CachedBody:
    """Everything about a game that does not change during play, in one language."""
    return await _published(call, spec, lambda: bodies.content_body(spec, call.lang))


async def read_board(call: Call, spec: Spec, theme: Theme = "torch") -> CachedBody:
    """Picture of a printed board, without anything that lies on it."""
    return await _published(call, spec, lambda: bodies.board_body(spec, theme))


async def read_tile(call: Call, spec: Spec, file: Spec, theme: Theme = "torch") -> CachedBody:
    """Picture of a tile, not rotated, without the parts that must stay upright."""
    return await _published(call, spec, lambda: bodies.tile_body(spec, file, theme))


async def read_symbol(call: Call, file: Spec) -> CachedBody:
    """Picture of one symbol of the maps, drawn around its centre."""
    return bodies.symbol_body(file)


async def read_rules(call: Call, spec: AnySpec = "") -> CachedBody:
    """The rulebook, or with `spec` only the rules by which that game is played."""
    return bodies.rules_body(spec, call.lang)


async def read_rule(call: Call, id: RuleName) -> RuleContent:
    """One rule of the rulebook."""
    return bodies.rule_named(id, call.lang)


async def read_book(call: Call, spec: Spec) -> CachedBody:
    """The rules of a game for its players: chapters, terms, the exact rules, and the cards that they concern."""
    return await _published(call, spec, lambda: bodies.book_body(spec, call.lang))


async def read_example(call: Call, id: ExampleName) -> CachedBody:
    """Worked example of rules, played by the engine: the position, the choices, and what happens."""
    return await call.service.dependencies.in_thread(lambda: bodies.example_body(id, call.lang))


async def read_primer(call: Call, game: GameName) -> CachedBody:
    """A game in two minutes: goal, turn, noise, end, scoring, and what the symbols mean."""
    return bodies.primer_body(game, call.lang)


async def count_points(call: Call, spec: Spec, data: WantedCount) -> FinalCount:
    """Points of a game that was played at a real table, counted as at ours: lines, places and winners."""
    await call.service.packs.ready(spec)
    return await call.service.dependencies.in_thread(lambda: final_count(spec, data, call.lang))


async def exchange_lines(call: Call, evening: EveningName, data: EveningLines) -> EveningNews:
    """Adds the lines of one phone to an evening beside the real box, and tells the lines that it does not know.

    The first phone makes the name and the secret; with another secret it is a 404. An evening is in memory only.
    """
    if not call.service.evenings.has(evening):
        call.host.limit("tables")
    return call.service.evenings.exchange(evening, data)


async def _published(call: Call, spec: str, make: Callable[[], CachedBody]) -> CachedBody:
    """Makes a body off the event loop, after the packs that `spec` names are loaded."""
    try:
        await call.service.packs.ready(spec)
        return await call.service.dependencies.in_thread(make)
    except SpecError as error:
        raise NotPublished(str(error)) from error


# Websockets.


async def live_table(call: Call, seen: LastSeen = 0, pace: Pace = "brisk") -> LiveConnection:
    """Connects a client to a table; it hears what happened after entry `seen`, and then what happens."""
    service, session = call.service, call.session
    listener = call.listener if call.speaks else Listener(call.listener.seat)
    client = Connection(listener, pace_named(pace), call.host.household)
    call.host.admit(session, client)
    await service.connect(session, client, seen)
    return LiveConnection(
        client,
        lambda text: service.receive(session, client, text),
        lambda: service.disconnect(session, client),
    )


async def live_lesson(
    call: Call, lesson: str, part: FirstPart = "", step: FirstStep = "", pace: Pace = "brisk"
) -> LiveConnection:
    """Connects a learner to a lesson, whose table lasts as long as the connection."""
    client = Connection(Listener(LEARNER, call.listener.words), pace_named(pace), call.host.household)
    table = call.service.lesson(lesson, part, step, client)
    table.join(client)
    return LiveConnection(client, lambda text: table.receive(client, text))


async def live_trial(call: Call, spec: str, card: TriedCard = "", seed: TrialSeed = 1) -> LiveConnection:
    """Connects a card's author to a trial of the card, whose table lasts as long as the connection."""
    client = Connection(Listener(LEARNER, call.listener.words), source=call.host.household)
    table = await call.service.trial(spec, card, seed, client)
    table.join(client)
    return LiveConnection(client, lambda text: table.receive(client, text))


SPOKEN: Final = (LANG,)
SEATED: Final = (LANG, SEAT)
FOUND: Final = (404, 503)  # of content by its name
AT_TABLE: Final = (404, 409, 503)

ENDPOINTS: Final = (
    Endpoint(GET, "/api/catalog", catalog, SPOKEN, answers=Catalog),
    Endpoint(GET, "/api/tables", list_tables, errors=(503,)),
    Endpoint(POST, "/api/tables", open_table, status=201, errors=(409, 503), limit="tables"),
    Endpoint(GET, "/api/codes/{code}", find_by_code, errors=AT_TABLE, private=True, limit="codes"),
    Endpoint(GET, "/api/tables/{table}", look, SPOKEN, errors=AT_TABLE, renews=True),
    Endpoint(GET, "/api/tables/{table}/position", look_at_game, SEATED, errors=AT_TABLE),
    Endpoint(GET, "/api/tables/{table}/seats", own_seats, errors=AT_TABLE, private=True),
    Endpoint(GET, "/api/tables/{table}/why", why_not, SEATED, errors=AT_TABLE, private=True),
    Endpoint(GET, "/api/tables/{table}/scenario", written_moment, (SEAT,), errors=AT_TABLE, private=True),
    Endpoint(GET, "/api/tables/{table}/advice", advice, SEATED, errors=(403, *AT_TABLE), private=True),
    Endpoint(POST, "/api/tables/{table}/luck", asked_luck, SEATED, errors=AT_TABLE, private=True),
    Endpoint(GET, "/api/tables/{table}/weigh", weigh, SEATED, errors=(403, *AT_TABLE), private=True),
    Endpoint(POST, "/api/tables/{table}/join", join_table, status=201, errors=AT_TABLE),
    Endpoint(POST, "/api/tables/{table}/link", offer_seat, SEATED, status=201, errors=AT_TABLE),
    Endpoint(POST, "/api/tables/{table}/take", take_seat, SPOKEN, status=201, errors=AT_TABLE),
    Endpoint(POST, "/api/tables/{table}/claim", claim_seat, SPOKEN, status=202, errors=AT_TABLE, limit="claims"),
    Endpoint(POST, "/api/tables/{table}/rematch", rematch, errors=AT_TABLE),
    Endpoint(POST, "/api/tables/{table}/commands", command, SEATED, errors=AT_TABLE),
    Endpoint(GET, "/api/tables/{table}/record", record, media=TEXT, errors=AT_TABLE),
    Endpoint(GET, "/api/tables/{table}/course", course, errors=AT_TABLE),
    Endpoint(GET, "/api/tables/{table}/check", check, errors=AT_TABLE),
    Endpoint(GET, "/api/lessons", read_lessons, SPOKEN, answers=list[LessonContent]),
    Endpoint(POST, "/api/replays", show_record, errors=(409,), limit="records", largest=LARGEST_RECORD, in_turn=True),
    Endpoint(GET, "/api/replays/{name}", replay, SPOKEN, errors=AT_TABLE),
    Endpoint(GET, "/api/replays/{name}/turns/{turn}", replayed_turn, SPOKEN, errors=AT_TABLE),
    Endpoint(GET, "/api/replays/{name}/figures", replay_figures, SPOKEN, errors=AT_TABLE),
    Endpoint(GET, "/api/replays/{name}/account", replay_account, SPOKEN, errors=AT_TABLE),
    Endpoint(GET, "/api/replays/{name}/better/{seat}", better_choices, SPOKEN, errors=AT_TABLE),
    Endpoint(POST, "/api/replays/{name}/what-if", what_if, SPOKEN, status=201, errors=AT_TABLE, limit="tables"),
    Endpoint(POST, "/api/replays/{name}/go-on", go_on, SPOKEN, status=201, errors=AT_TABLE, limit="tables"),
    Endpoint(GET, "/api/packs", offered_packs, SPOKEN),
    Endpoint(POST, "/api/packs", bring_pack, SPOKEN, errors=(503,), limit="packs", largest=LARGEST_PACK),
    Endpoint(GET, "/api/packs/{digest}", read_pack, SPOKEN, errors=FOUND),
    Endpoint(GET, "/api/packs/{digest}/document", pack_document, errors=FOUND),
    Endpoint(GET, "/api/content/{spec}", read_content, (LANG, VERSION), answers=Content, errors=FOUND),
    Endpoint(GET, "/api/pictures/{spec}/board.svg", read_board, (VERSION,), media=SVG, errors=FOUND),
    Endpoint(GET, "/api/pictures/{spec}/tiles/{file}", read_tile, (VERSION,), media=SVG, errors=FOUND),
    Endpoint(GET, "/api/pictures/symbols/{file}", read_symbol, (VERSION,), media=SVG, errors=FOUND),
    Endpoint(GET, "/api/rules", read_rules, SPOKEN, answers=Rules),
    Endpoint(GET, "/api/book/{spec}", read_book, SPOKEN, answers=BookContent, errors=FOUND),
    Endpoint(GET, "/api/examples/{id}", read_example, SPOKEN, answers=ExampleContent, errors=FOUND),
    Endpoint(GET, "/api/primer/{game}", read_primer, SPOKEN, answers=PrimerContent, errors=FOUND),
    Endpoint(GET, "/api/rules/{id}", read_rule, SPOKEN, errors=FOUND),
    Endpoint(
        POST, "/api/evenings/{evening}", exchange_lines, errors=(404, 409), largest=LARGEST_EXCHANGE, private=True
    ),
    Endpoint(POST, "/api/count/{spec}", count_points, SPOKEN, errors=(404, 409, 503), largest=LARGEST_COUNT),
    Endpoint(GET, "/api/workshop/{game}", read_words, SPOKEN, answers=WorkshopWords, errors=FOUND),
    Endpoint(POST, "/api/workshop", check_text, SPOKEN, limit="checks", largest=LARGEST_PACK),
)

SERVER_ENDPOINTS: Final = (
    ServerEndpoint(GET, "/health", "A browser has no store that another machine watches."),
    ServerEndpoint(GET, "/health/live", "A browser has no process that another machine restarts."),
    ServerEndpoint(GET, "/metrics", "A browser serves one person."),
    ServerEndpoint(GET, "/api/asyncapi", "The document is for programs, which cannot reach a browser."),
    ServerEndpoint(GET, "/api/schema", "The document is for programs, which cannot reach a browser."),
)

SOCKETS: Final = (
    SocketEndpoint(
        "table",
        "/api/tables/{table}/live",
        live_table,
        "A table",
        (SEAT, LANG, PROTOCOL),
        Ask,
        ServerMessage,
        "'seen' and 'seat' are numbers, 'lang' a language, 'pace' one of ours.",
    ),
    SocketEndpoint(
        "lesson",
        "/api/lessons/{lesson}/live",
        live_lesson,
        "A lesson",
        (LANG, PROTOCOL),
        LessonAsk,
        LessonMessage,
        "'lang' is a language, 'pace' one of ours.",
    ),
    SocketEndpoint(
        "trial",
        "/api/workshop/{spec}/trial",
        live_trial,
        "A card tried out",
        (LANG, PROTOCOL),
        TrialAsk,
        TrialMessage,
        "'lang' is a language, 'seed' a number.",
    ),
    SocketEndpoint(  # of a server alone: it plays hundreds of games in processes of its own
        "report",
        "/api/workshop/{spec}/report",
        None,
        "A report on a pack",
        (LANG, PROTOCOL),
        StopReport,
        ReportMessage,
        "'lang' is a language; the spec names one pack.",
    ),
)
