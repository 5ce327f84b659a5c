"""Colours in the waiting room: chosen by a click, seen by the others, kept at the table (found/rules F12)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, PlayerPage, open_page


def choose(person: PlayerPage, mark: str) -> None:
    person.page.locator(f"[data-mark={mark}]").click()
    expect(person.page.locator(f"[data-mark={mark}]")).to_have_attribute("aria-pressed", "true", timeout=BUSY)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_colour_is_chosen_and_taken_and_plays_along(home: str, browser: Browser, width: int, height: int) -> None:
    with open_page(browser, width, height) as ana, open_page(browser) as bea:
        ana.sit_down(home, "classic", 3, friends=1)
        bea.page.goto(ana.page.url)
        bea.page.locator("form .btn--go").click()
        choose(ana, "moth")
        expect(bea.page.locator("[data-mark=moth]")).to_be_disabled(timeout=BUSY)
        choose(bea, "fox")
        ana.page.locator("[data-does=deal]").click()
        for person in (ana, bea):
            person.page.locator("use[href='#mark-moth']").first.wait_for(state="attached", timeout=BUSY)
            expect(person.page.locator("use[href='#mark-owl']")).to_have_count(0)
        assert bea.trouble == ana.trouble == []
