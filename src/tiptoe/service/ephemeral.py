"""Passing tables: one person's own, which lives as long as its connection; nothing of it is stored or listed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from ..core.refusals import IllegalChoice
from ..table import commands as c
from ..table import entries as e
from ..table.errors import Refused
from ..table.table import Table
from ..text.language import LanguageError, Words, language, words
from ..tutorials.format import LEARNER
from ..wire.table import Refusal
from .dependencies import Dependencies
from .messages import Listener, refusal
from .session import Connection, TableSession


class NumberedCommand(Protocol):
    """A command with the number by which it is answered."""

    @property
    def id(self) -> int: ...


AnyAsk = TypeVar("AnyAsk", bound=NumberedCommand)


class EphemeralTable(ABC, Generic[AnyAsk]):
    """What lessons and trials have in common: how somebody is heard there, refused, and spoken to."""

    def __init__(self, needs: Dependencies, table: Table, reader: msgspec.json.Decoder[AnyAsk]) -> None:
        self.needs = needs
        self.live = TableSession(table, needs)
        self.reader = reader

    async def receive(self, client: Connection, message: str) -> None:
        try:
            ask = self.reader.decode(message)
        except (msgspec.DecodeError, RecursionError) as error:
            client.tell(Refusal(0, "not-a-command", "", str(error)))
            return
        try:
            self.live.manners.mind(c.Return(), LEARNER)  # so many a second, whatever they are
            await self.obey(client, ask)
        except (Refused, IllegalChoice) as error:
            client.tell(refusal(self.live.table, client.listener, ask.id, error))

    @abstractmethod
    async def obey(self, client: Connection, ask: AnyAsk) -> None:
        """What each of them does when it is asked; Refused says why not."""

    def speak(self, client: Connection, tag: str, told: Sequence[e.AnyEntry]) -> Words:
        """The same table in other words."""
        try:
            spoken = words(language(tag))
        except LanguageError as error:
            raise Refused("unknown-language") from error
        for chair in self.live.table.chairs:
            chair.name = spoken.say(f"seat-{chair.face}")
        client.listener = Listener(LEARNER, spoken)
        self.live.join(client, list(told))
        return spoken
