"""Fixtures for the built site in a real browser.

`make offline` builds the site and sets TIPTOE_SITE; without it tests/left_out.py reports the missing tests.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

SITE = os.environ.get("TIPTOE_SITE", "")

if SITE:
    from playwright.sync_api import Browser, expect

    from browser.player_page import running_browser
    from offline.static_host import Host, hosting
    from web.servers import serving

    expect.set_options(timeout=60_000)  # milliseconds: a busy machine starts an interpreter

    @pytest.fixture(scope="module")
    def browser() -> Iterator[Browser]:
        with running_browser() as started:
            yield started

    @pytest.fixture
    def home(tmp_path: Path) -> Iterator[str]:
        with serving(f"sqlite:///{tmp_path}/home.db") as server:
            yield f"http://{server.address}/"

    @pytest.fixture
    def host() -> Iterator[Host]:
        with hosting(Path(SITE)) as started:
            yield started
