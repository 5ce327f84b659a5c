"""Meeting at a table: by a code, for a rematch, and never dealt to without notice (issue 25, point 13)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, PlayerPage, open_page

HAND = "[data-spot^='hand:']"


def given_up(home: str, ana: PlayerPage, bea: PlayerPage) -> str:
    """Plays a game of two to its agreed end; returns its address."""
    address = ana.sit_down(home, "classic", 3, friends=1, name="Ana")
    table = address.replace("/t/", "/api/tables/")
    assert bea.page.request.post(f"{table}/join", data={"name": "Bea"}).ok
    assert ana.page.request.post(f"{table}/commands", data={"type": "start"}).ok
    bea.page.goto(address)
    for person in (ana, bea):
        person.page.locator(".table").wait_for()
    asked = ana.page.request.post(f"{table}/commands", data={"type": "ask-end"}).json()["seq"]
    assert bea.page.request.post(f"{table}/commands", data={"type": "answer", "asked": asked, "yes": True}).ok
    for person in (ana, bea):
        expect(person.page.locator("#verdict")).to_be_visible(timeout=BUSY)
    return address


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_code_that_is_read_out_leads_to_the_table(home: str, browser: Browser, width: int, height: int) -> None:
    with open_page(browser) as ana, open_page(browser, width, height) as bea:
        address = ana.sit_down(home, "classic", 2, friends=1)
        code = ana.page.locator("[data-code]").inner_text()
        bea.page.goto(home)
        bea.page.locator(".way[aria-expanded]").click()
        field = bea.page.locator("form .field")
        field.fill("0000 0000")
        field.press("Enter")
        expect(bea.page.get_by_role("alert")).to_have_text(re.compile("code"))
        field.fill(f" {code.lower().replace('-', ' ')} ")
        field.press("Enter")
        bea.page.wait_for_url(address)
        expect(bea.page.locator("[data-code]")).to_have_text(code)
        assert [one for one in bea.trouble if "404" not in one] == ana.trouble == []


def test_whoever_plays_again_calls_the_others_and_those_who_watch(home: str, browser: Browser) -> None:
    with open_page(browser) as ana, open_page(browser) as bea, open_page(browser) as eva:
        eva.page.goto(given_up(home, ana, bea))
        expect(eva.page.locator("#verdict")).to_be_visible(timeout=BUSY)
        for person in (bea, eva):
            expect(person.page.locator("[data-rematch]")).to_have_count(0)
        ana.page.locator(".foot .btn--go").click()
        ana.page.locator("[data-does=deal]").wait_for()
        for person in (bea, eva):
            expect(person.page.locator("[data-rematch]")).to_contain_text("Ana plays again")
            expect(person.page.locator("[data-rematch]")).to_contain_text("(1 of 2)")
            expect(person.page).to_have_title(re.compile("^● Ana plays again"))
        bea.page.keyboard.press("Escape")  # the table behind the result shows the rematch too
        bea.page.locator("[data-rematch]").click()
        expect(ana.page.locator("li[data-here]")).to_have_count(2)
        expect(eva.page.locator("[data-rematch]")).to_contain_text("(2 of 2)")
        eva.page.locator("[data-rematch]").click()
        for person in (bea, eva):
            person.page.wait_for_url(ana.page.url)
        assert ana.trouble == bea.trouble == eva.trouble == []


def test_dealing_to_absent_people_asks_and_names_them(home: str, browser: Browser) -> None:
    with open_page(browser) as ana, open_page(browser) as bea:
        given_up(home, ana, bea)
        ana.page.locator(".foot .btn--go").click()
        ana.page.locator("[data-does=deal]").click()
        question = ana.page.get_by_role("dialog")
        expect(question).to_contain_text("Bea isn’t here")
        question.locator(".btn--go").click()
        expect(question).to_have_count(0)
        expect(ana.page.locator("[data-does=deal]")).to_be_visible()
        ana.page.locator("[data-does=deal]").click()
        bea.page.locator("[data-rematch]").click()
        expect(question).to_have_count(0)  # everybody is back
        ana.page.locator("[data-does=deal]").click()
        ana.page.wait_for_selector(HAND, timeout=BUSY)
        assert ana.trouble == bea.trouble == []


def test_a_deal_without_somebody_is_possible_once_it_is_confirmed(home: str, browser: Browser) -> None:
    with open_page(browser) as ana, open_page(browser) as bea:
        given_up(home, ana, bea)
        ana.page.locator(".foot .btn--go").click()
        ana.page.locator("[data-does=deal]").click()
        ana.page.locator("[data-does=deal-anyway]").click()
        ana.page.wait_for_selector(HAND, timeout=BUSY)
        bea.page.locator("[data-rematch]").click()
        bea.page.wait_for_selector(HAND, timeout=BUSY)
        assert ana.trouble == bea.trouble == []
