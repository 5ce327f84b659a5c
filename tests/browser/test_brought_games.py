"""Games from files in the browser: odd names turn no sentence round (finding 22), and luck names its source (finding
20).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.player_page import BUSY, open_page
from browser.test_replay import open_replay
from tiptoe.records.record import new_header, start

WINDOWS = [(1366, 768, False), (390, 844, True)]
ODD = "\u202e\u2066אבג" + "x" * 200
LONG = "y" * 200

# Every text and spoken label of the page with a name that is not isolated from the text around it.
OPEN_PLACES = """() => {
  const found = [];
  const look = (text, where) => {
    if (/[\\u202a-\\u202e\\u2066]/.test(text)) found.push(`turns: ${where}`);
    if (/x{24}|y{25}/.test(text)) found.push(`long: ${where}`);
    if (text.replace(/\\u2068[^\\u2069]*\\u2069/g, "").match(/[א-ת]/)) found.push(`not isolated: ${where}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.data, node.parentElement.outerHTML.slice(0, 80));
  for (const one of document.querySelectorAll("[aria-label], [title], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "aria-valuetext"]) look(one.getAttribute(name) ?? "", `${one.tagName} ${name}`);
  return found;
}"""
SHOWN = "() => document.body.innerText.includes('א')"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def saved(folder: Path, *names: str) -> Path:
    file = folder / "saved.tiptoe"
    file.write_text(start(new_header("classic", list(names), "271828")).text(), encoding="utf-8")
    return file


def hostile(page: Page) -> None:
    """Replaces names in the server's answers with odd ones: the page must not rely on the server to refuse them."""

    def odd(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        for chair, name in zip(body["info"]["chairs"], (ODD, LONG)):
            chair["name"] = name
        route.fulfill(response=answer, json=body)

    page.route(re.compile(r"/api/replays(/file-[0-9a-f]+)?(\?.*)?$"), odd)


@pytest.mark.parametrize(("width", "height", "finger"), WINDOWS)
def test_odd_names_turn_nothing_round_and_stay_in_their_boxes(
    home: str, browser: Browser, tmp_path: Path, width: int, height: int, finger: bool
) -> None:
    with open_page(browser, width, height, finger=finger) as person:
        page = person.page
        hostile(page)
        open_replay(page, home, saved(tmp_path, "Eve", "Bob"))
        page.wait_for_function(SHOWN, timeout=BUSY)
        assert page.evaluate(OPEN_PLACES) == []
        page.screenshot(path=tmp_path / "replay.png")
        for opens in ("log", "menu"):
            page.locator(f"[data-opens={opens}]").first.click()
            assert page.evaluate(OPEN_PLACES) == [] and page.evaluate(WIDER) <= 0
            page.keyboard.press("Escape")
        page.locator("[data-look-back]").click()
        assert page.evaluate(OPEN_PLACES) == [] and page.evaluate(WIDER) <= 0
        assert person.trouble == []


@pytest.mark.parametrize(("width", "height", "finger"), WINDOWS)
def test_a_brought_game_says_so_before_anybody_sits_down_and_at_the_table(
    home: str, browser: Browser, tmp_path: Path, width: int, height: int, finger: bool
) -> None:
    with (
        open_page(browser, width, height, finger=finger) as eve,
        open_page(browser, width, height, finger=finger) as bob,
    ):
        open_replay(eve.page, home, saved(tmp_path, "Eve" + ODD, "Bob"))
        eve.page.locator("[data-go-on]").click()
        note = eve.page.locator("main [data-luck=anew]")
        expect(note).to_contain_text("brought this saved game")
        bob.page.goto(eve.page.url)
        expect(bob.page.locator("main [data-luck=anew]")).to_be_visible()
        assert bob.page.evaluate(OPEN_PLACES) == [] and bob.page.evaluate(WIDER) <= 0
        bob.page.screenshot(path=tmp_path / "waiting.png", full_page=True)
        eve.page.get_by_role("button", name="Deal").click()
        for person in (eve, bob):
            person.page.locator(".table, [data-curtain], .curtain").first.wait_for(timeout=BUSY)
        bob.page.locator("[data-opens=menu]").click()
        expect(bob.page.locator("dialog [data-luck=anew], [role=dialog] [data-luck=anew]")).to_be_visible()
        bob.page.screenshot(path=tmp_path / "menu.png")
        assert eve.trouble == bob.trouble == []


def test_a_replay_of_a_file_is_not_called_sealed(home: str, browser: Browser, tmp_path: Path) -> None:
    with open_page(browser) as person:
        open_replay(person.page, home, saved(tmp_path, "Eve", "Bob"))
        expect(person.page.locator(".top-bar [data-luck]")).to_have_attribute("data-luck", "replay")
        assert person.trouble == []
