"""Creates the log of entries, and the table with one row for each table of the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SECONDS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sqlite_strict=True,
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("created", SECONDS, nullable=False),
        sa.Column("updated", SECONDS, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("position_seq", sa.Integer),
        sa.Column("position", sa.LargeBinary),
        sqlite_strict=True,
    )
    op.create_index("tables_in_lists", "tables", ["status", "listed", "updated"])
