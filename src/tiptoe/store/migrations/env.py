"""Entry point of alembic: always inside the transaction that the store has opened; there is no ini file."""

from __future__ import annotations

from alembic import context

from tiptoe.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
