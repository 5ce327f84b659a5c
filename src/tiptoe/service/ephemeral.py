"""Ephemeral tables: private to one connection and gone with it; nothing is stored or listed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from ..core.refusals import IllegalChoice
from ..records.seat_marks import MARKS
from ..table import commands as c
from ..table import entries as e
from ..table.errors import Refused
from ..table.table import Table
from ..text.language import LanguageError, Words, language, words
from ..tutorials.format import LEARNER
from ..wire.errors import NOT_A_COMMAND
from ..wire.table import Refusal
from .dependencies import Dependencies
from .errors import refusal
from .messages import Listener
from .session import Connection, TableSession


class NumberedCommand(Protocol):
    """Command with the number that its answer carries."""

    @property
    def id(self) -> int: ...


AnyAsk = TypeVar("AnyAsk", bound=NumberedCommand)


class EphemeralTable(ABC, Generic[AnyAsk]):
    """Base of lesson and trial tables: reads commands, limits their rate, and switches languages."""

    def __init__(self, dependencies: Dependencies, table: Table, reader: msgspec.json.Decoder[AnyAsk]) -> None:
        self.dependencies = dependencies
        self.session = TableSession(table, dependencies)
        self.reader = reader

    async def receive(self, client: Connection, message: str) -> None:
        try:
            ask = self.reader.decode(message)
        except (msgspec.DecodeError, RecursionError) as error:
            client.tell(Refusal(0, NOT_A_COMMAND.code, "", str(error)))
            return
        try:
            self.session.limits.mind(c.Return(), LEARNER)  # any command stands for all: only the rate matters
            await self.obey(client, ask)
        except (Refused, IllegalChoice) as error:
            client.tell(refusal(error, self.session.table, client.listener, ask.id))

    @abstractmethod
    async def obey(self, client: Connection, ask: AnyAsk) -> None:
        """Carries out a command; raises Refused if it cannot."""

    def speak(self, client: Connection, tag: str, told: Sequence[e.AnyEntry]) -> Words:
        """Switches to another language and sends the table again in it."""
        try:
            spoken = words(language(tag))
        except LanguageError as error:
            raise Refused("unknown-language") from error
        table = self.session.table
        for chair, mark in zip(table.chairs, table.marks()):
            chair.name = spoken.say(f"seat-{MARKS.index(mark)}")
        client.listener = Listener(LEARNER, spoken)
        self.session.join(client, list(told))
        return spoken
