"""A packaged game in the browser: from the lobby to its end by clicks, in its own words, with generated pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import OVER, PlayerPage, open_page, require_built_page
from web.servers import process

PACKAGES = Path(__file__).parents[1] / "fourth"
EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"


@pytest.fixture(scope="module")
def larder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Server with an installed game package and an installed variant package."""
    require_built_page()
    database = f"sqlite:///{tmp_path_factory.mktemp('larder') / 'tables.db'}"
    path = os.pathsep.join([str(PACKAGES), *sys.path])
    with process("--database", database, PYTHONPATH=path) as server:
        yield f"http://{server.address}/"


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"] if EVERYTHING else ["fr"])
def test_it_is_played_by_clicks_to_its_end(larder: str, browser: Browser, language: str) -> None:
    said = {
        "en": ("The Larder", "Mice, crumbs, and a cat that sleeps lightly.", "Nibble at the cheese"),
        "fr": ("Le Garde-manger", "Des souris, des miettes, et un chat au sommeil léger.", "Grignoter le fromage"),
        "pt-BR": ("A Despensa", "Ratinhos, migalhas e um gato de sono leve.", "Mordiscar o queijo"),
    }[language]
    with open_page(browser, settings=f"{{speed: 'instant', motion: 'less', language: '{language}'}}") as mouse:
        page = mouse.page
        page.goto(larder)
        card = page.locator("[data-game=larder]")
        expect(card).to_contain_text(said[0])
        expect(card).to_contain_text(said[1])
        card.click()
        page.locator("[data-spot=start]").click()
        page.wait_for_selector(".table")
        expect(page.locator("html")).to_have_attribute("data-game", "larder")
        assert played(mouse, said[2])
        expect(mouse.page.locator("dialog[open] .scores tbody tr[data-seat]")).to_have_count(3)
        assert mouse.trouble == []


def played(mouse: PlayerPage, nibble: str) -> bool:
    """Plays the game to its end; whether its own verb was offered and done."""
    nibbled = False
    while mouse.choose():
        offered = mouse.page.locator("[data-can][data-key=nibble]")
        if mouse.wait_until_asked() and offered.count():
            expect(offered.first).to_contain_text(nibble)
            before = mouse.page.locator(".table").get_attribute("data-decision")
            mouse.click(offered.first)
            mouse.page.wait_for_selector(f".table:not([data-decision='{before}']), {OVER}")
            nibbled = True
    return nibbled
