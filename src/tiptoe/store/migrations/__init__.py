"""Alembic migrations: the steps that bring a database to this version."""
