"""Errors of a store, independent of its database: the failures that a server has to tell apart."""

from __future__ import annotations


class StoreError(Exception):
    """Base of the store's errors; the message says what was not done, and why."""


class Conflict(StoreError):
    """Raised when an entry's number is not the next one of its table: it is taken, or one before it is missing."""

    def __init__(self, table: str, seq: int, last: int) -> None:
        self.table = table
        self.seq = seq
        self.last = last
        problem = "is taken" if seq <= last else "would leave a gap"
        super().__init__(f"table '{table}': entry {seq} {problem}; the next one is {last + 1}")


class StoreUnavailable(StoreError):
    """Raised when the database fails for the moment; no entry is lost, and trying again later is right.

    `shared`: any other append would fail now in the same way. `unsure`: the answer to the commit was lost, so the entry
    may be stored nevertheless; read the log before going on.
    """

    def __init__(self, text: str, *, shared: bool = False, unsure: bool = False) -> None:
        self.shared = shared
        self.unsure = unsure
        super().__init__(text)


class DamagedTable(StoreError):
    """Raised when the stored entries of a table are incomplete; other tables are unaffected."""


class SchemaMismatch(StoreError):
    """Raised when a database is not one of Tiptoe, or not of this version."""
