from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import any_url, database_url, new_url, postgres, postgres_url, sqlite_url  # noqa: F401
from tiptoe.store.log import Store


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:  # noqa: F811
    """A migrated store, once on each database."""
    store = Store(database_url)
    store.migrate()
    yield store
    store.close()
