"""Failures of a store, whatever it keeps its tables in: the kinds of error that a server has to tell apart."""

from __future__ import annotations


class StoreError(Exception):
    """Something that the store did not do, and why."""


class Conflict(StoreError):
    """The number of an entry is not the next one of its table: it is taken, or one before it is missing."""

    def __init__(self, table: str, seq: int, last: int) -> None:
        self.table = table
        self.seq = seq
        self.last = last
        problem = "is taken" if seq <= last else "would leave a gap"
        super().__init__(f"table '{table}': entry {seq} {problem}; the next one is {last + 1}")


class StoreUnavailable(StoreError):
    """The database does not do its work now; no entry was lost, and trying again later is right.

    `shared`: whatever else is appended now would meet the same. `unsure`: the entry may be kept nevertheless, because
    the answer to the commit did not arrive; whoever goes on must read the log first.
    """

    def __init__(self, text: str, *, shared: bool = False, unsure: bool = False) -> None:
        self.shared = shared
        self.unsure = unsure
        super().__init__(text)


class DamagedTable(StoreError):
    """What is stored of a table is no table; all others are as they were."""


class SchemaMismatch(StoreError):
    """The database is not one of ours, or not of this version."""
