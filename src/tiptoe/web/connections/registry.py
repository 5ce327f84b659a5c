"""Registry of this process's connections: limits their number, and closes those that stall.

One look a second over all connections is cheaper than a timer for each request, and also finds closing connections
whose last output is never read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from ..guards.client_address import Proxies, address_key
from .limits import ADDRESS, FULL, LATE, UNREAD, UNREAD_SECONDS

log = logging.getLogger("tiptoe.web")

WARN_SHARE: Final = 0.9  # share of all connections at which a warning is logged
REARM_SHARE: Final = 0.7  # share below which the next warning is possible


class OpenConnection(Protocol):
    """Connection of any protocol, as the registry knows it."""

    transport: asyncio.Transport

    def is_late(self, now: float) -> bool:
        """Whether its request should be complete by now."""
        ...

    def refuse_late(self) -> None: ...


class _OpenConnectionInfo:
    """State of a connection: the key of its address, and since when none of its output was read."""

    def __init__(self, key: str, now: float) -> None:
        self.key = key
        self.waiting = 0
        self.since = now


class ConnectionRegistry:
    """Counts connections in all and by address; `observer` is called with the reason of every refusal and closing."""

    def __init__(self, most: int, an_address: int, proxies: Proxies, observer: Callable[[str], None]) -> None:
        self.most = most
        self.an_address = an_address
        self.proxies = proxies
        self.observer = observer
        self.guests: dict[OpenConnection, _OpenConnectionInfo] = {}
        self.by_address: Counter[str] = Counter()
        self.was_near = False

    def enter(self, guest: OpenConnection, host: str) -> str:
        """Registers a connection; returns why it is refused, or an empty text.

        Connections from proxies of ours share an address and are counted in all only.
        """
        key = "" if host in self.proxies else address_key(host)
        why = self._why_not(key)
        if why:
            self.observer(why)
            return why
        self.guests[guest] = _OpenConnectionInfo(key, time.monotonic())
        self.by_address[key] += 1
        return ""

    def leave(self, guest: OpenConnection) -> None:
        stay = self.guests.pop(guest, None)
        if stay is not None:
            self.by_address[stay.key] -= 1
            if not self.by_address[stay.key]:
                del self.by_address[stay.key]

    def look_round(self, now: float) -> None:
        """Refuses requests that are late, and aborts connections that read nothing."""
        for guest, stay in list(self.guests.items()):
            waiting = guest.transport.get_write_buffer_size()
            if waiting == 0 or waiting < stay.waiting:
                stay.since = now
            stay.waiting = waiting
            if now - stay.since > UNREAD_SECONDS:
                self.let_go(guest, UNREAD)
            elif guest.is_late(now):
                self.observer(LATE)
                guest.refuse_late()
        self._say_whether_near()

    def let_go(self, guest: OpenConnection, why: str) -> None:
        """Aborts a connection without sending the rest of its output."""
        self.observer(why)
        guest.transport.abort()

    def _why_not(self, key: str) -> str:
        if len(self.guests) >= self.most:
            return FULL
        return ADDRESS if key and self.by_address[key] >= self.an_address else ""

    def _say_whether_near(self) -> None:
        share = len(self.guests) / self.most
        if share >= WARN_SHARE and not self.was_near:
            log.warning("%s of %s connections are taken; more will be refused", len(self.guests), self.most)
        self.was_near = share >= WARN_SHARE or (self.was_near and share > REARM_SHARE)
