"""Player at a table whose server may die at any moment: reconnects, asks again, and remembers what was acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from . import messages as m
from .audit import UNDO, Acknowledged
from .seats import OwnSeat, attend

COME_BACK: Final = 0.05  # seconds before the next attempt to connect
WANDERS: Final = 0.01  # chance to reconnect through another node, for each message
SPEAKS: Final = 0.02  # chance to say something before a choice
REGRETS: Final = 0.05  # chance to undo instead of choosing
PATIENCE: Final = 20.0  # seconds without an answer


@dataclass(frozen=True)
class Sent:
    """Choice or undo that may or may not have arrived."""

    decision: int
    key: str


@dataclass
class DrillTable:
    """Table of the drill, as its players together know it."""

    name: str
    moved: float = field(default_factory=time.monotonic)  # when it last went on
    over: bool = False


class Player:
    """Player of one seat. `nodes` returns the address of a server; `promised` is called with what was acknowledged."""

    def __init__(
        self, place: OwnSeat, game: DrillTable, nodes: Callable[[], str], promised: Callable[[Acknowledged], None]
    ):
        self.place = place
        self.game = game
        self.nodes = nodes
        self.promised = promised
        self.seen = 0
        self.question: m.SeenQuestion | None = None  # the latest; it comes before `done` for the last choice
        self.sent: Sent | None = None
        self.resting = False  # asked to make no further choices
        self.is_over = False
        self.connections = 0
        self.problems: list[str] = []

    @property
    def is_done(self) -> bool:
        """Whether the game is over and nothing of this seat is unanswered."""
        return self.is_over and self.sent is None

    async def play(self) -> None:
        """Plays until the game is over, whatever happens to the servers."""
        while not self.is_done:
            try:
                socket = await attend(self.nodes(), self.place, self.seen)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(COME_BACK)
                continue
            self.connections += 1
            try:
                await self._stay(socket)
            except (TimeoutError, WebSocketException):
                await asyncio.sleep(COME_BACK * random.random())
            finally:
                await socket.close()

    async def _stay(self, socket: ClientConnection) -> None:
        """Plays as long as the connection holds, or until the player moves to another node."""
        while not self.is_done:
            async with asyncio.timeout(PATIENCE):
                message = await m.next_message(socket)
            await self._hear(socket, message)
            if random.random() < WANDERS and message.type != "hello":
                return

    async def _hear(self, socket: ClientConnection, message: m.Message) -> None:
        if message.type == "hello":
            self._catch_up(message)
            if self.sent is not None:
                await self._send(socket, self.sent)
        elif message.type == "told" and message.entry is not None:
            self._follow(message.entry.seq)
        elif message.type == "done":
            self._note_promise(message.seq, message.id)
        elif message.type == "refused":
            await self._wonder(socket, message)
        await self._answer(socket, message)

    async def _answer(self, socket: ClientConnection, message: m.Message) -> None:
        """Chooses, if this seat is asked and nothing of it is under way."""
        self.question = question = message.question or self.question
        if message.info is not None and message.info.phase == "over":
            self.game.over = self.is_over = True
        if question is None or not question.choices or self.sent is not None or self.resting:
            return
        regrets = bool(question.undo_to) and random.random() < REGRETS
        self.sent = Sent(question.decision, UNDO if regrets else random.choice(question.choices))
        if random.random() < SPEAKS:
            await socket.send(m.say(0, f"thinking about {question.decision}"), text=True)
        await self._send(socket, self.sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        if sent.key == UNDO:
            message = m.undo(sent.decision, sent.decision)
        else:
            message = m.choose_command(sent.decision, sent.decision, sent.key)
        await socket.send(message, text=True)

    def _catch_up(self, message: m.Message) -> None:
        """Checks that missed entries follow those that were seen."""
        assert message.info is not None
        if self.seen:
            for entry in message.missed:
                self._follow(entry.seq)
            if self.seen != message.info.seq:
                self._complain(f"came back after {self.seen} and was told of {len(message.missed)} entries")
        if message.info.seq < self.seen:
            return
        self.seen = message.info.seq

    def _follow(self, seq: int) -> None:
        if self.seen and seq != self.seen + 1:
            self._complain(f"entry {seq} came after {self.seen}")
        self.seen = max(self.seen, seq)
        self.game.moved = time.monotonic()

    def _note_promise(self, seq: int, id: int) -> None:
        """Records the acknowledgement of a choice; that of a spoken message has the id 0."""
        sent = self.sent
        if sent is not None and id == sent.decision:
            self.sent = None
            self.promised(Acknowledged(self.place.table, seq, self.place.seat, sent.decision, sent.key))

    async def _wonder(self, socket: ClientConnection, message: m.Message) -> None:
        """Handles a refusal: asks again if the store could not keep the entry, and records any other as a problem."""
        if self.sent is None or message.id != self.sent.decision:
            return
        if message.word == "not-kept":
            await asyncio.sleep(COME_BACK)
            await self._send(socket, self.sent)
        elif self.sent.key == UNDO:
            self.sent = None  # undone already, by the same command before the server died
        else:
            self._complain(f"'{self.sent.key}' for decision {self.sent.decision} was refused: {message.word}")
            self.sent = None

    def _complain(self, what: str) -> None:
        self.problems.append(f"table {self.place.table}, seat {self.place.seat}: {what}")
