"""Health of the store: whether entries can be stored now, known without asking the database at every question.

The last outcome of the writer counts as long as it is fresh; while nothing is written, the smallest write is tried.
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
QUIET_SECONDS: Final = 5.0  # without a commit, after which a write is tried


class StoreHealth:
    """Health of the store of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trouble: StoreError | None = None
        self.kept = time.monotonic()

    def note(self, trouble: StoreError | None) -> None:
        """Takes the outcome of a write, None for success; called from any thread."""
        if trouble is None:
            self.kept = time.monotonic()
        if (trouble is None) != (self.trouble is None):
            if trouble is None:
                log.info("the store keeps entries again")
            else:
                log.error("the store keeps nothing: %s", trouble)
        self.trouble = trouble

    def check(self) -> None:
        """Raises the StoreError for which nothing can be stored now."""
        if self.trouble is not None:
            raise self.trouble

    async def beat(self) -> None:
        """Tries a write after a quiet time and while the store fails, for as long as the server runs."""
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
