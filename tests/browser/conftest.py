from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.servers import FixedLuckTokens, serving

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect

from browser.player_page import CHROMIUM, PlayerPage, open_page, require_built_page, running_browser

PATIENCE = 60.0  # seconds a bot may think on a busy machine
expect.set_options(timeout=60_000)  # milliseconds: long enough for a busy machine; a missing element still fails


@pytest.fixture(scope="module")
def token_source() -> FixedLuckTokens:
    return FixedLuckTokens()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, token_source: FixedLuckTokens) -> Iterator[str]:
    """Address of a server with fixed shuffles and fixed bots, shared by all tests of a module.

    Each test opens tables of its own in a browser context of its own.
    """
    require_built_page()
    database = f"sqlite:///{tmp_path_factory.mktemp('home')}/tables.db"
    with serving(database, token_source=token_source, bot_seconds=PATIENCE, number_seconds=60) as server:
        yield f"http://{server.address}/"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("needs chromium")
    with running_browser() as started:
        yield started


@pytest.fixture
def player(browser: Browser) -> Iterator[PlayerPage]:
    """Page of one player; the test fails if the page had any error."""
    with open_page(browser) as person:
        yield person
        assert person.trouble == []
