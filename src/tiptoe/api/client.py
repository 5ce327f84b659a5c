"""Clients of the public library: tables of a server, and seats at them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from types import TracebackType
from typing import Final
from urllib.parse import quote, urlsplit

from ..bots.registry import BOTS, UnknownBot
from ..core.refusals import REASONS
from ..sim.bot_classes import imported
from ..suggest import hint, nearest_word
from .bot import Bot, check_answer
from .bounds import check_list, quoted
from .cards import language
from .connection import LiveTable, Server
from .errors import IllegalChoice, Refusal, TiptoeError
from .game import Record
from .views import View
from .wire import PROTOCOL, Entry, Info, Message, Position, Reader, parses

RECONNECT_SECONDS: Final = 60.0  # seconds that a client tries to reach a server again
RETRY_SECONDS: Final = {"not-kept": 0.5, "too-often": 1.0}  # seconds before a retry, by the code of a refusal
OVER: Final = "over"
LOBBY: Final = "lobby"
TABLE: Final = re.compile(r"[0-9a-f]{24}")
LINK: Final = re.compile(r"^(?P<server>.*)/t/(?P<table>[0-9a-f]{24})/?$")
NO_KEY: Final = "-"  # sent instead of an empty key, which no command may hold
LONGEST_KEY: Final = 80  # letters of a refused choice that are quoted


class Client:
    """A server, by its address. It opens tables, joins and watches them.

    A client needs no account. `lang` is the language of views and refusals, and `patience` the number of seconds for
    which a client tries to reconnect. Used in a `with` block, a client closes the connections of its seats.

    >>> import tiptoe
    >>> client = tiptoe.Client("http://127.0.0.1:8765")
    >>> client
    <Client of http://127.0.0.1:8765>
    >>> tiptoe.Client("8765")
    Traceback (most recent call last):
    tiptoe.api.errors.TiptoeError: a server has an address such as http://127.0.0.1:8765, not '8765'

    A bot plays a game against a bot of the server in these lines (`docs/api.md` types them against a server):

    >>> def one_game(url, bot):
    ...     with tiptoe.Client(url) as client:
    ...         seat = client.open("classic", ["", "greedy"])
    ...         return seat.deal().play_with(bot).scores
    """

    def __init__(self, url: str, *, lang: str = "en", patience: float = RECONNECT_SECONDS) -> None:
        self._server = Server(url, patience)
        self.lang = language(lang).language
        self._seats: list[Seat] = []

    @property
    def url(self) -> str:
        """The address of the server."""
        return self._server.url

    def open(
        self,
        spec: str = "classic",
        seats: Sequence[str] = ("", "greedy"),
        *,
        name: str = "Bot",
        listed: bool = False,
        turn_seconds: int = 0,
    ) -> Seat:
        """Opens a table and takes its first free seat.

        `seats` has the name of a server's bot for each seat, or "" for a player who joins. `listed` tables are public,
        and with `turn_seconds` a clock runs.
        """
        texts = check_list(seats, "wrong-seats", "seats are a list with a text for each seat", "RUL-35")
        for wrong in (each for each in texts if not isinstance(each, str)):
            raise TiptoeError(
                "wrong-seats",
                f'a seat is free ("") or has a bot of the server by its name, not {quoted(wrong)}; a bot of your own '
                "takes a free seat and plays it with seat.play_with",
                "RUL-35",
            )
        body = {"spec": spec, "seats": texts, "name": name, "listed": listed, "turn_seconds": turn_seconds}
        try:
            return self._sit("/api/tables", body)
        except TiptoeError as error:
            strange = [str(each) for each in texts if each and each not in BOTS]
            if error.code != "unknown-bot" or not strange:
                raise
            raise TiptoeError(error.code, f"{error.sentence} '{strange[0]:.80}'; {hint(strange[0], BOTS)}") from None

    def join(self, where: str, *, name: str = "Bot", seat: int | None = None) -> Seat:
        """Takes a free seat of a table: the first one, or the one with a number.

        `where` is the link of the table, its code such as `7K2M-QX4D`, or its name of 24 hex digits.
        """
        return self._sit(f"/api/tables/{self.find(where)}/join", {"name": name, "seat": seat})

    def seat(self, table: str, token: str) -> Seat:
        """Returns to a seat of an earlier client or process, by its `table` and its `token`."""
        back = self._seated(self.find(table), token)
        back._begin()
        if back.number is None:
            raise TiptoeError("not-seated", "The token proves no seat at this table.")
        return back

    def watch(self, where: str) -> Iterator[View]:
        """Yields what a spectator sees, now and after everything that happens, until the game is over."""
        with self._seated(self.find(where), "") as spectator:
            yield from spectator.watch()

    def find(self, where: str) -> str:
        """Returns the name of the table that a link, a code or a name leads to."""
        table = str.__str__(where).strip() if isinstance(where, str) else ""
        server, name = split_link(table)
        if name:
            if urlsplit(server).netloc != urlsplit(self.url).netloc:
                raise TiptoeError("other-server", f"{table:.120} is a table of another server than {self.url}")
            return name
        if TABLE.fullmatch(table):
            return table
        if not table or not table.isascii() or "/" in table or len(table) > 40:
            raise TiptoeError(
                "no-such-table", f"a table has a link, a code such as 7K2M-QX4D or a name, not {quoted(where)}"
            )
        return str(self._server.get(f"/api/codes/{quote(table)}").body["table"])

    def close(self) -> None:
        """Closes the connections of all seats of this client. The seats stay taken: see `seat`."""
        for seat in self._seats:
            seat.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Client of {self.url}>"

    def _sit(self, path: str, body: object) -> Seat:
        answer = self._server.post(path, body)
        token = answer.cookie.partition("=")[2].partition(";")[0]
        seat = self._seated(str(answer.body["table"]), token)
        seat._begin()
        return seat

    def _seated(self, table: str, token: str) -> Seat:
        made = Seat(self._server, table, token, self.lang)
        self._seats.append(made)
        return made


class Seat:
    """A seat at a table of a server. It yields the views that wait for an answer, and plays.

    `Client.open`, `join` and `seat` make one. A lost connection is reopened automatically: a command without an answer
    is sent again, and the server carries it out once. A seat waits for the answer to each command, so a server may slow
    it down but never disconnects it. Use it in one thread.

    `table` is the name of the table, and `token` proves the seat: whoever has both has the seat (`Client.seat`).

    >>> import tiptoe
    >>> class Eager(tiptoe.Bot):
    ...     def choose(self, view):
    ...         return view.choices[-1]
    >>> def by_hand(seat):
    ...     for view in seat:
    ...         seat.play(Eager().choose(view))
    >>> def the_same(seat):
    ...     seat.play_with(Eager)
    """

    def __init__(self, server: Server, table: str, token: str, lang: str) -> None:
        """Made by clients; a program never needs to make one."""
        self.table = table
        self.token = token
        self._server = server
        self._reader = Reader(lang)
        cookie = f"tiptoe-{table}={token}" if token else ""
        self._live = LiveTable(
            server, table, cookie, {"lang": self._reader.words.language, "pace": "instant", "protocol": str(PROTOCOL)}
        )
        self._numbers = count(1)
        self._number = -1
        self._info: Info | None = None
        self._position: Position | None = None
        self._view: View | None = None
        self._talk: list[tuple[str, str]] = []

    @property
    def number(self) -> int | None:
        """The number of the seat, from 0; None for a spectator."""
        return None if self._number < 0 else self._number

    @property
    def spec(self) -> str:
        """The game, its board and its variants."""
        return self._known().spec

    @property
    def link(self) -> str:
        """The address of the table, for a browser and for `join`."""
        return f"{self._server.url}/t/{self.table}"

    @property
    def code(self) -> str:
        """The code that leads to the table; empty when the game is over."""
        return self._known().code

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table by seat; empty texts for free seats."""
        return tuple(chair.name for chair in self._known().chairs)

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was given up by everybody."""
        return self._known().phase == OVER

    @property
    def view(self) -> View | None:
        """The position as this seat may know it, as far as it was told; None before the deal."""
        if self._view is None and self._position is not None:
            self._view = self._reader.view(self._position)
        return self._view

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by seat; empty before the end."""
        return self.view.scores if self.view is not None else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end, and when nobody scores."""
        return self.view.winners if self.view is not None else ()

    @property
    def talk(self) -> tuple[tuple[str, str], ...]:
        """What was said at the table since this seat came, as pairs of a name and a text."""
        return tuple(self._talk)

    def deal(self) -> Seat:
        """Deals the cards, as the host of the table, and returns the seat. Every seat must be taken."""
        self._command({"type": "start"}, lambda heard: self._known().phase != LOBBY)
        while self._position is None:
            self._hear()
        return self

    def play(self, choice: str) -> Seat:
        """Plays a choice, by itself or by its key, and returns the seat; IllegalChoice changes nothing."""
        told = self._position
        decision = 0 if told is None else told.question.decision
        key = str.__str__(choice).strip() if isinstance(choice, str) else str(choice)
        try:
            self._command({"type": "choose", "decision": decision, "key": key[:LONGEST_KEY] or NO_KEY})
        except TiptoeError as error:
            waited = told is not None and told.question.seat == self._number
            if error.code == "stale" and not waited and self._position is not told:
                return self.play(choice)  # the table went on in the meantime: the choice answers the question open now
            if error.code not in REASONS or told is None:
                raise
            raise self._illegal(key[:LONGEST_KEY], error, told) from None
        return self

    def record(self) -> Record:
        """Returns the game at the table as a record. When the game is over its luck is in it, and it can be replayed.

        >>> def keep(seat):
        ...     return tiptoe.load_record(seat.record().save("game.tiptoe"))
        """
        return Record(self._server.text(f"/api/tables/{self.table}/record"))

    def say(self, text: str) -> Seat:
        """Sends a chat message of at most 500 characters to the table, and returns the seat."""
        said = str(text)

        def arrived(heard: list[Entry]) -> bool:
            return any(
                entry.type == "said" and entry.seat == self._number and entry.text.split() == said.split()
                for entry in heard
            )

        self._command({"type": "say", "text": said}, arrived)
        return self

    def __iter__(self) -> Iterator[View]:
        """Yields each view that waits for an answer of this seat, until the game is over; before the deal it waits."""
        while not self.over:
            told, view = self._position, self.view
            if told is None or view is None or view.seat is None or view.to_move != view.seat:
                self._hear()
                continue
            yield view
            if self._position is not None and self._position.question.decision == told.question.decision:
                self._hear()  # nothing was played: wait for news instead of asking the same again

    def watch(self) -> Iterator[View]:
        """Yields the view of this seat now and after everything that happens, until the game is over."""
        if self._info is None:
            self._begin()
        last: Position | None = None
        while True:
            view = self.view
            if view is not None and self._position is not last:
                last = self._position
                yield view
            if self.over:
                return
            self._hear()

    def play_with(self, bot: Bot | type[Bot] | str) -> Seat:
        """Lets a bot play this seat to the end of the game, and returns the seat.

        `bot` is a bot, a subclass of `Bot`, or where one is found (`mypackage.module:Mine`).
        """
        player = bot if isinstance(bot, Bot) else _made(bot)
        for view in self:
            answer = check_answer(player, player.choose(view), view)
            try:
                self.play(answer)
            except TiptoeError as error:
                if error.code != "stale":  # the clock or an undo has closed the question
                    raise
        return self

    def close(self) -> None:
        """Closes the connection. The seat stays taken; the next verb connects again."""
        self._live.close()

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        who = "Spectator" if self.number is None else f"Seat {self.number}"
        if self._info is None:
            return f"<{who} of {self.link}>"
        phase = (
            "the game is over" if self.over else "before the deal" if self.view is None else f"turn {self.view.turn}"
        )
        return f"<{who} of {self.link}: {self.spec}, {phase}>"

    def _begin(self) -> None:
        while self._info is None:
            self._hear()

    def _known(self) -> Info:
        self._begin()
        assert self._info is not None
        return self._info

    def _command(
        self, command: dict[str, object], arrived: Callable[[list[Entry]], bool] = lambda heard: False
    ) -> None:
        """Sends a command and waits until it is carried out; TiptoeError if it is refused.

        A `hello` in between says that the connection was lost, and the command is sent again. The server recognizes a
        choice by its decision; for other commands `arrived` tells from the entries heard if they were carried out.
        """
        number, heard = next(self._numbers), list[Entry]()
        self._live.send(number, command)
        while True:
            message = self._hear()
            heard += _entries(message)
            if message.type == "hello":
                if arrived(heard):
                    return
                self._live.send(number, command)
            elif message.type == "done" and message.id == number:
                return
            elif message.type == "refused" and message.id in (0, number):
                if message.word not in RETRY_SECONDS:
                    raise TiptoeError(message.word, message.text or message.word, message.rule)
                time.sleep(RETRY_SECONDS[message.word])
                self._live.send(number, command)

    def _hear(self) -> Message:
        message = self._live.hear()
        if message.info is not None:
            self._info = message.info
        if message.type == "hello":
            self._number = message.seat
        if message.type in ("hello", "told"):
            self._position, self._view = message.position, None
        for entry in _entries(message):
            if entry.type == "said":
                self._talk.append((self.names[entry.seat] if entry.seat >= 0 else "", entry.text))
        return message

    def _illegal(self, key: str, error: TiptoeError, told: Position) -> IllegalChoice:
        offered = tuple(offer.key for offer in told.question.offers)
        nearest = "" if parses(key, told) else nearest_word(key, offered)
        asked = None if told.question.seat < 0 else told.question.seat
        return IllegalChoice(Refusal(key, error.code, error.rule, error.sentence, nearest), asked, offered)


def _entries(message: Message) -> list[Entry]:
    """Entries of the table's log in a message."""
    return [*message.missed, *([message.entry] if message.entry is not None else [])]


def split_link(address: str) -> tuple[str, str]:
    """Returns the server and the table of a link such as `http://host/t/TABLE`; of any other address no table."""
    found = LINK.match(address)
    return (found["server"], found["table"]) if found else (address, "")


def _made(bot: object) -> Bot:
    """Makes a bot from a class or its import path, with a random stream of its own."""
    if isinstance(bot, str) and bot in BOTS:
        raise TiptoeError(
            "unknown-bot",
            f"'{bot}' is a bot of the server: seat it with open(spec, [\"\", '{bot}']); here your own plays",
        )
    try:
        kind = imported(bot) if isinstance(bot, str) else bot
    except UnknownBot as error:
        raise TiptoeError("unknown-bot", str(error)) from error
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise TiptoeError("unknown-bot", f"a bot at a table is a subclass of tiptoe.Bot, not {bot!r:.80}")
    made = kind()
    made.random = Random()
    return made
