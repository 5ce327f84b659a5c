"""Small places: what is said on a small card, a small tile or a button of a phone stays inside it, in every language.

Found in whole games on a phone (issue 25): "Les Profondeurs" ran out of its tile, where a monster may be fought ran out of
its card, three lines of unspent things touched the edges of *End turn*, and a heading stood above answers that were hidden.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.layout_law import resize
from browser.player_page import LIT, open_page
from browser.reaching import reach
from browser.windows import LANGUAGES, page_settings
from tiptoe.core.state import State

PHONES = ((320, 568), (390, 844))
# Words that leave the thing they stand on, by how many pixels.
LEAVES = """([words, thing]) => [...document.querySelectorAll(words)].filter((one) => one.checkVisibility()).flatMap((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const [inner, outer] = [one.ownerSVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect(),
    (typeof thing === "string" ? one.closest(thing) : one).getBoundingClientRect()];
  const clipped = [one, ...one.querySelectorAll("*")].some((part) => getComputedStyle(part).overflowY === "hidden");
  const shown = clipped ? one.getBoundingClientRect() : inner;
  const by = Math.max(outer.left - shown.left, outer.top - shown.top, shown.right - outer.right, shown.bottom - outer.bottom);
  return by > 0.5 ? [`${one.textContent.trim()} leaves by ${by.toFixed(1)}`] : [];
})"""
# By how many pixels the name of the Depths is inside the tile that it stands on: left and right.
INSIDE = """() => {
  const words = document.querySelector(".map text.depths").getBoundingClientRect();
  const middle = (words.top + words.bottom) / 2;
  const tiles = [...document.querySelectorAll(".map .world > image, .map .world image")].map((one) => one.getBoundingClientRect());
  const tile = tiles.find(({ left, right, top, bottom }) => left <= words.left && words.left < right && top <= middle && middle <= bottom);
  return tile ? [words.left - tile.left, tile.right - words.right] : [-1, -1];
}"""


def crystal_kobold(state: State) -> bool:
    """The monster with the longest condition lies in the row, which a phone shows once the hand is played."""
    cards = state.rules.pack.cards
    return not state.seats[0].hand and any(card >= 0 and cards[card].id == "crystal-kobold" for card in state.row)


def much_unspent(state: State) -> bool:
    seat = state.seats[0]
    return seat.skill > 1 and seat.swords > 1 and seat.boots > 1 and not seat.hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_stay_on_small_cards(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, 390, 844, settings=page_settings("torch", language=language), finger=True) as person:
        reach(person, home, "catacombs", 3, crystal_kobold)
        for width, height in PHONES:
            resize(person.page, width, height)
            assert person.page.locator(".mini[data-card='crystal-kobold'] .where").count()
            assert person.page.evaluate(LEAVES, [".card.mini .where", ".card"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_unspent_stays_in_the_button(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, 390, 844, settings=page_settings("torch", language=language), finger=True) as person:
        reach(person, home, "classic", 3, much_unspent)
        for width, height in PHONES:
            resize(person.page, width, height)
            assert person.page.locator("[data-spot=end] small").count()
            assert person.page.evaluate(LEAVES, ["[data-spot=end] .two", "button"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_depths_stay_on_their_tile(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, 390, 844, settings=page_settings("torch", language=language), finger=True) as person:
        person.sit_down(home, "catacombs", 2)
        person.page.locator(LIT).first.wait_for()
        for width, height in (*PHONES, (820, 1180), (1366, 768)):
            resize(person.page, width, height)
            assert min(person.page.evaluate(INSIDE)) >= -0.5, (width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_the_lobby_stands_above_answers_that_are_hidden(
    home: str, browser: Browser, language: str
) -> None:
    """On the commonest laptop "Playing style" stood over the button that starts, and its answers lay behind it."""
    with open_page(browser, 1366, 768, settings=page_settings("torch", language=language)) as person:
        person.page.goto(home)
        person.page.locator("[data-bot=burglar]").wait_for()
        styles = person.page.locator("fieldset:has([data-bot]) fieldset")
        assert styles.count() == 0
        person.page.locator("[data-opens=choices]").click()
        styles.wait_for()
