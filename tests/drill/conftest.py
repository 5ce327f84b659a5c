from __future__ import annotations

from databases import any_url, database_url, new_url, postgres, postgres_url, sqlite_url  # noqa: F401
