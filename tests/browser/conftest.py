from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.servers import DealtMint, serving

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect

from browser.sitting import CHROMIUM, Sitting, browsing, need_a_page, sitting

PATIENCE = 60.0  # of a busy machine with its bots
expect.set_options(timeout=60_000)  # a busy machine paints late; what never comes is an error all the same


@pytest.fixture(scope="module")
def token_source() -> DealtMint:
    return DealtMint()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, token_source: DealtMint) -> Iterator[str]:
    """A server whose cards are always shuffled alike, and whose bots always think alike: one for all tests of a module,
    each of which sits down at tables of its own with a browser of its own."""
    need_a_page()
    database = f"sqlite:///{tmp_path_factory.mktemp('home')}/tables.db"
    with serving(database, token_source=token_source, bot_seconds=PATIENCE, number_seconds=60) as server:
        yield f"http://{server.address}/"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("needs chromium")
    with browsing() as started:
        yield started


@pytest.fixture
def somebody(browser: Browser) -> Iterator[Sitting]:
    with sitting(browser) as person:
        yield person
        assert person.trouble == []
