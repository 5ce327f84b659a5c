"""Uploaded packs in a store, kept as long as a table is played with them, and a while without."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, select, text

from .log import Store
from .schema import PACKS, TABLES

UPSERT_PACK: Final = text(
    "INSERT INTO packs (digest, body, kept) VALUES (:digest, :body, :now) "
    "ON CONFLICT (digest) DO UPDATE SET kept = excluded.kept"
)


class StoredPacks:
    """Packs of one store. The methods block: call them off the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, digest: str) -> bytes | None:
        wanted = select(PACKS.c.body).where(PACKS.c.digest == digest)
        return self.store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    def keep(self, digest: str, body: bytes, now: int) -> None:
        """Stores a pack, or renews its date; every node finds it from now on."""
        self.store.change(
            lambda connection: connection.execute(UPSERT_PACK, {"digest": digest, "body": body, "now": now})
        )

    def prune(self, before: int) -> int:
        """Deletes packs stored before `before` whose digest no table's summary contains; returns how many."""
        played = exists().where(TABLES.c.summary.contains(PACKS.c.digest))
        old = delete(PACKS).where(PACKS.c.kept < before, ~played)
        return self.store.change(lambda connection: connection.execute(old).rowcount)
