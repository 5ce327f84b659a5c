"""Notifications between nodes on PostgreSQL: every commit sends (table, seq), and listening nodes read the log.

Each node also sends from time to time which seats are connected to it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from threading import Event, Thread
from typing import Final

import psycopg
import sqlalchemy

from . import database
from .database_errors import unreachable
from .errors import StoreError

CHANNEL: Final = "tiptoe_entries"
PRESENT: Final = "present"
NOTIFY: Final = sqlalchemy.text(f"SELECT pg_notify('{CHANNEL}', m) FROM unnest(CAST(:messages AS text[])) AS m")

LOGGER: Final = logging.getLogger("tiptoe.store")
FIRST_DELAY: Final = 0.1  # seconds before connecting again; doubles up to the longest
LONGEST_DELAY: Final = 5.0
POLL_SECONDS: Final = 0.2  # seconds within which a close is noticed

Connection = psycopg.Connection[tuple[object, ...]]


def notify(connection: sqlalchemy.Connection, messages: Sequence[str]) -> None:
    """Sends messages to every listening node when the transaction of `connection` commits."""
    connection.execute(NOTIFY, {"messages": list(messages)})


def entry_message(table: str, seq: int) -> str:
    """Message that the entry `seq` of a table was appended."""
    return f"{seq} {table}"


def presence_message(table: str, seats: Sequence[int]) -> str:
    """Message which seats of a table are connected to the sending node."""
    return f"{PRESENT} {table} {'.'.join(map(str, seats))}"


class Notifications:
    """Calls `told(table, seq)` for the last entry that a commit appended to a table, from a thread of its own.

    Commits of this node are reported as well. Notifications sent while the connection was down are lost: once it is up
    again `on_gap()` is called, and the caller must reread every table that it holds. `present(table, seats)` reports
    the seats connected to a node.
    """

    def __init__(
        self,
        url: str,
        told: Callable[[str, int], None],
        on_gap: Callable[[], None],
        present: Callable[[str, list[int]], None] = lambda table, seats: None,
    ) -> None:
        """Starts to listen; raises StoreUnavailable when the database cannot be reached."""
        self._url = database.read_url(url)
        self._place = database.display_name(self._url)
        if self._url.get_backend_name() != database.POSTGRESQL:
            raise StoreError(f"{self._place}: only PostgreSQL tells other nodes; on SQLite one server is alone")
        self._told = told
        self._on_gap = on_gap
        self._present = present
        self._stop = Event()
        try:
            first = self._connect()
        except psycopg.Error as error:
            raise unreachable(self._place, error) from error
        self._thread = Thread(target=self._run, args=(first,), name="tiptoe-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stops listening; no callback is called after this."""
        self._stop.set()
        self._thread.join()

    def _connect(self) -> Connection:
        connection = database.connect_alone(self._url)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _run(self, first: Connection) -> None:
        connection: Connection | None = first
        while connection is not None:
            self._listen(connection)
            connection = self._connect_again()
            if connection is not None:
                _call(self._on_gap)

    def _listen(self, connection: Connection) -> None:
        """Handles notifications until `close` is called or the connection is lost."""
        try:
            with connection:
                while not self._stop.is_set():
                    for notification in connection.notifies(timeout=POLL_SECONDS):
                        _call(partial(self._tell, notification.payload))
        except psycopg.Error as error:
            LOGGER.warning("%s: no longer listening: %s", self._place, error)

    def _tell(self, payload: str) -> None:
        first, table, *seats = payload.split(" ")
        if first == PRESENT:
            self._present(table, [int(seat) for seat in seats[0].split(".")])
        else:
            self._told(table, int(first))

    def _connect_again(self) -> Connection | None:
        """Tries to connect until it succeeds; returns None after `close`."""
        delay = FIRST_DELAY
        while not self._stop.wait(delay):
            try:
                return self._connect()
            except psycopg.Error as error:
                LOGGER.warning("%s", unreachable(self._place, error))
            delay = min(2 * delay, LONGEST_DELAY)
        return None


def _call(tell: Callable[[], None]) -> None:
    try:
        tell()
    except Exception:  # a failing callback must not end the thread
        LOGGER.exception("a notification could not be handled")
