from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import sqlite_url  # noqa: F401
from server.servers import serving
from tiptoe.server.site import STATIC

pytest.importorskip("playwright")

from browser.sitting import CHROMIUM, Sitting, browsing, sitting

SECRET = "5eed" * 16


@pytest.fixture
def home(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:  # noqa: F811
    """A server whose cards are always shuffled alike."""
    if CHROMIUM is None or not (STATIC / "index.html").is_file():
        pytest.skip("needs chromium, and the client that `make client` builds")
    monkeypatch.setattr("tiptoe.server.hub.new_secret", lambda: SECRET)
    with serving(sqlite_url) as server:
        yield f"http://{server.address}/"


@pytest.fixture
def somebody() -> Iterator[Sitting]:
    with browsing() as browser, sitting(browser) as person:
        yield person
        assert person.trouble == []
