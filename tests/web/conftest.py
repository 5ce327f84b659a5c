from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.servers import Server, serving


@pytest.fixture
def server(any_url: str) -> Iterator[Server]:
    with serving(any_url) as running:
        yield running
