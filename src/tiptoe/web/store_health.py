"""Pulse of the store: whether entries can be kept now, known without asking the database at every question.

What the writer last met is the truth as long as it is fresh; where nobody writes, the smallest write is tried.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from ..store.errors import StoreError
from ..store.log import Store

log = logging.getLogger("tiptoe.web")

BEAT_SECONDS: Final = 1.0
QUIET_SECONDS: Final = 5.0  # without a commit, until one is tried


class StoreHealth:
    """Of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trouble: StoreError | None = None
        self.kept = time.monotonic()

    def note(self, trouble: StoreError | None) -> None:
        """What the store last did. Called from whatever thread."""
        if trouble is None:
            self.kept = time.monotonic()
        if (trouble is None) != (self.trouble is None):
            if trouble is None:
                log.info("the store keeps entries again")
            else:
                log.error("the store keeps nothing: %s", trouble)
        self.trouble = trouble

    def check(self) -> None:
        """StoreError if nothing could be kept now."""
        if self.trouble is not None:
            raise self.trouble

    async def beat(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.trouble is not None or time.monotonic() - self.kept > QUIET_SECONDS:
                self.note(await asyncio.to_thread(self._tried))

    def _tried(self) -> StoreError | None:
        try:
            self.store.try_to_write()
        except StoreError as error:
            return error
        return None
