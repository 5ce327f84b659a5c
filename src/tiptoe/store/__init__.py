"""The log of every table, on SQLite or PostgreSQL."""
