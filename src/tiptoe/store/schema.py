"""Database schema: entries of the log, a row for each table of the game, uploaded packs, and the operator's actions.

Only types that SQLite's STRICT tables know. A change here needs a migration; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData()
VERSION: Final = "0003"  # of the newest migration
VERSION_TABLE: Final = "tiptoe_schema"  # not alembic's own name: another program's history is not ours
SECONDS: Final = Integer().with_variant(BigInteger(), "postgresql")  # there, Integer ends in 2038

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    sqlite_strict=True,
)

# The position stands last: SQLite reads a list of tables without touching the pages of the positions.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("created", SECONDS, nullable=False),
    Column("updated", SECONDS, nullable=False),
    Column("summary", Text, nullable=False),
    Column("position_seq", Integer),
    Column("position", LargeBinary),
    Index("tables_in_lists", "status", "listed", "updated"),
    Index("tables_to_find", "listed", "updated"),
    sqlite_strict=True,
)

# Uploaded packs by digest, for every node. A table also keeps its packs in its first entry.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("kept", SECONDS, nullable=False),
    sqlite_strict=True,
)

# The operator's actions in order: running servers poll them, because no entry of the log records them.
DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", SECONDS, nullable=False),
    sqlite_strict=True,
)
