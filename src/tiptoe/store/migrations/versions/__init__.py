"""One module a step; alembic follows `down_revision`."""
