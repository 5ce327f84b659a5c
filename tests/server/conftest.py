from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import any_url, database_url, new_url, postgres, postgres_url, sqlite_url  # noqa: F401
from server.servers import Server, serving


@pytest.fixture
def server(any_url: str) -> Iterator[Server]:  # noqa: F811
    with serving(any_url) as running:
        yield running
