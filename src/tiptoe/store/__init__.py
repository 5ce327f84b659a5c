"""The log of every table, on SQLite or PostgreSQL: bytes in, bytes out; it knows no game."""
