from __future__ import annotations

from collections.abc import Iterator

import pytest

from tiptoe.store.log import Store


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A migrated store, once on each database."""
    store = Store(database_url)
    store.migrate()
    yield store
    store.close()
