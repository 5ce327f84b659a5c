"""What a table may choose: who goes first, a handicap for each seat, and a draft, from the lobby to the first turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.player_page import BUSY, open_page
from browser.reaching import reach_question

SETTINGS = "{speed: 'instant', motion: 'less', name: 'Mina', choices: true}"
OFFERS = ".table [data-key]"


def test_a_table_is_opened_with_a_handicap_and_a_vote(home: str, browser: Browser) -> None:
    with open_page(browser, settings=SETTINGS) as person:
        page = person.page
        page.goto(home)
        page.locator("[data-variant='harsh-dragon']").click()
        page.locator("[data-handicap='1']").select_option("2")
        page.locator("[data-first]").select_option("sneakiest")
        page.locator("[data-spot=start]").click()
        page.wait_for_selector(OFFERS, timeout=BUSY)
        keys = page.locator(OFFERS).evaluate_all("(all) => all.map((one) => one.dataset.key)")
        assert keys == ["name:seat1", "name:seat2", "name:seat0"]
        table = page.url.rpartition("/t/")[2].partition("?")[0].partition("#")[0]
        shown = page.request.get(f"{home}api/tables/{table}").json()
        assert shown["spec"].endswith("+harsh-dragon+first:sneakiest+handicap:020")
        page.locator("[data-key='name:seat0']").click()
        page.wait_for_selector("[data-spot^='hand:']", timeout=BUSY)
        assert person.trouble == []


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_cards_of_a_draft_are_buttons_with_their_names(home: str, browser: Browser, kind: str) -> None:
    with open_page(browser, settings=SETTINGS) as person:
        reach_question(person, home, f"classic+first:0+draft:{kind}", 2, "draft")
        page = person.page
        page.wait_for_selector(OFFERS, timeout=BUSY)
        assert all(text.strip() for text in page.locator(OFFERS).all_inner_texts())
        page.locator(OFFERS).first.click()
        page.wait_for_function("() => !document.querySelector(\".table [data-key='draft:1']\")", timeout=BUSY)
        assert person.trouble == []
