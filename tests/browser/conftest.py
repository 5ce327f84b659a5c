from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.servers import serving
from tiptoe.server.routes.pages import STATIC

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from browser.sitting import CHROMIUM, Sitting, browsing, sitting

PATIENCE = 60.0  # of a busy machine with its bots
SECRET = "5eed" * 16


class Even:
    """Bots that think alike every time."""

    @staticmethod
    def token_bytes(length: int) -> bytes:
        return bytes(length)

    @staticmethod
    def randbits(_: int) -> int:
        return 1

    @staticmethod
    def randbelow(_: int) -> int:
        return 0


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose cards are always shuffled alike, and whose bots always think alike: one for all tests of a module,
    each of which sits down at tables of its own with a browser of its own."""
    if CHROMIUM is None or not (STATIC / "index.html").is_file():
        pytest.skip("needs chromium, and the client that `make client` builds")
    database = f"sqlite:///{tmp_path_factory.mktemp('home')}/tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tiptoe.house.tables.credentials.Mint.secret", lambda _: SECRET)
        patch.setattr("tiptoe.house.tables.bot_turns.secrets", Even)
        with serving(database, bot_seconds=PATIENCE) as server:
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
