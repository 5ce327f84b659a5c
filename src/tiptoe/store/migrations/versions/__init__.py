"""Migrations, one module for each step; alembic follows `down_revision`."""
