from __future__ import annotations

from databases import database_url, postgres, postgres_url, sqlite_url  # noqa: F401
