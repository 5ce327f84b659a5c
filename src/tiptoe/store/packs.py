"""Packs in a store: what people brought along, kept as long as a table is played with it, and a while without."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, select, text

from .log import Store
from .schema import PACKS, TABLES

KEEP: Final = text(
    "INSERT INTO packs (digest, body, kept) VALUES (:digest, :body, :now) "
    "ON CONFLICT (digest) DO UPDATE SET kept = excluded.kept"
)


class StoredPacks:
    """Of one store. Every method may take long: it is called aside."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, digest: str) -> bytes | None:
        wanted = select(PACKS.c.body).where(PACKS.c.digest == digest)
        return self.store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    def keep(self, digest: str, body: bytes, now: int) -> None:
        """From now on every node finds it."""
        self.store.change(lambda connection: connection.execute(KEEP, {"digest": digest, "body": body, "now": now}))

    def prune(self, before: int) -> int:
        """What was brought before then, and is in the spec of no table, is gone; how many they were."""
        played = exists().where(TABLES.c.summary.contains(PACKS.c.digest))
        old = delete(PACKS).where(PACKS.c.kept < before, ~played)
        return self.store.change(lambda connection: connection.execute(old).rowcount)
