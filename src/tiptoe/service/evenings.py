"""Evenings beside the real box that several phones keep together: lists of lines in memory, which nobody here reads.

The first phone makes an unguessable name and a secret, of which only the hash is kept here. Each phone keeps all lines
itself: an evening that was dropped begins anew with what the next phone sends, as another copy of it.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from ..wire import errors as kinds
from ..wire.evenings import MOST_LINES, EveningLines, EveningNews
from .credentials import TokenSource, hashed
from .errors import ServiceError

MOST_EVENINGS: Final = 500  # in memory; the one that was used longest ago goes first
MOST_LETTERS: Final = 200_000  # of one evening: 500 full ones are 100 MB


class UnknownEvening(ServiceError):
    """Raised when an evening of this name has another secret."""

    kind = kinds.NOT_FOUND


class FullEvening(ServiceError):
    """Raised when an evening has more lines than people at a table make."""

    kind = kinds.REFUSED


class SharedEvening:
    """Lines of an evening in the order in which they came; a line that is sent twice stands once."""

    def __init__(self, secret: str, copy: str) -> None:
        self.secret_hash: Final = hashed(secret)
        self.copy: Final = copy
        self.lines: dict[str, None] = {}
        self.letters = 0

    def add(self, lines: Sequence[str]) -> None:
        """Adds lines that are new; FullEvening beyond the limits, and then none is added."""
        new = dict.fromkeys(line for line in lines if line not in self.lines)
        letters = self.letters + sum(len(line) for line in new)
        if len(self.lines) + len(new) > MOST_LINES or letters > MOST_LETTERS:
            raise FullEvening("This evening has too many lines.", code="evening-full")
        self.lines |= new
        self.letters = letters


class SharedEvenings:
    """Evenings of this process, as many as there is room for."""

    def __init__(self, token_source: TokenSource) -> None:
        self.token_source = token_source
        self.kept: OrderedDict[str, SharedEvening] = OrderedDict()

    def has(self, name: str) -> bool:
        return name in self.kept

    def exchange(self, name: str, sent: EveningLines) -> EveningNews:
        """Adds lines of one phone and returns those that it does not know; UnknownEvening with a wrong secret."""
        evening = self.kept.get(name) or SharedEvening(sent.secret, self.token_source.table())
        if not hmac.compare_digest(evening.secret_hash, hashed(sent.secret)):
            raise UnknownEvening("There is no such evening.")
        evening.add(sent.lines)
        self.kept[name] = evening
        self.kept.move_to_end(name)
        while len(self.kept) > MOST_EVENINGS:
            self.kept.popitem(last=False)
        known = sent.known if sent.copy == evening.copy else 0
        return EveningNews(evening.copy, [*evening.lines][known:])
