"""The bar below the map with the longest offers: two lines, no overlap, never over the map.

Found: at 1280, 1366 and 1440 pixels numbers and the button "or take a wound" overlapped, words stood in a column
one word wide, and the bar grew over the map. One test sends the page an offer with every kind of price mark and the
texts that were found there. The other shows the longest offers of each game, in every language, in the windows of the
window law: the ordinary run walks a part of them, TIPTOE_WINDOWS=all all.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.layout_law import SETTLED, resize
from browser.longest_offers import longest_of
from browser.player_page import PlayerPage, open_page
from browser.reaching import go_on
from browser.test_walks import TELL, until_a_walk
from browser.windows import EVERYTHING, LANGUAGES, WINDOWS, page_settings

FOUND = ((1280, 720), (1366, 768), (1440, 900))
WALKED = tuple(window for window in WINDOWS if window[0] >= 1280) if EVERYTHING else FOUND
# Texts with which the bar fell apart, and equally long ones in the other languages: a gain, a harm, another way to pay.
LONG = {
    "en": ["2 minor secrets", "Crystal cave: your walk ends here", "or take a wound"],
    "fr": ["2 secrets mineurs", "Grotte de cristal : votre marche s’arrête ici", "ou prendre une blessure"],
    "pt-BR": ["2 segredos menores", "Caverna de cristal: sua caminhada termina aqui", "ou sofrer um ferimento"],
}
# Breaches of the bar's law: parts that overlap, parts outside the bar, or a bar that grows over the map.
BREACHES = """() => {
  const [bar, inner] = [".map .bar", ".map .bar .inner"].map((one) => document.querySelector(one));
  const parts = [...inner.querySelectorAll(".where, .price > span, .told > span, .ways .btn, .via")].filter((one) => one.checkVisibility());
  const found = [];
  const air = 3 * (bar.currentCSSZoom ?? 1); // boxes of words are higher than their letters
  if (inner.offsetHeight > bar.clientHeight + 1) found.push(`grows by ${inner.offsetHeight - bar.clientHeight}`);
  const within = inner.getBoundingClientRect();
  const lines = parts.map((one) => [one, [...one.getClientRects()]]);
  for (const [one, boxes] of lines)
    for (const box of boxes)
      if (box.left < within.left - 1 || box.right > within.right + 1 || box.top < within.top - 1.5 || box.bottom > within.bottom + 1.5)
        found.push(`outside: ${one.textContent.trim()}`);
  lines.forEach(([one, boxes], n) => lines.slice(n + 1).forEach(([other, others]) => {
    const meet = boxes.some((a) => others.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > air));
    const text = one.closest(".told"); // lines of one text: their boxes are higher than their letters
    if (meet && !one.contains(other) && !(text && text === other.closest(".told"))) found.push(`${one.textContent.trim()} on ${other.textContent.trim()}`);
  }));
  return [found, parts.length];
}"""


def two_prices(person: PlayerPage) -> tuple[dict[str, Any], str]:
    """Returns a message with a walk that costs boots and swords, or boots, a sword and a wound, and the room of the
    walk.
    """
    message = copy.deepcopy(person.told)
    question = message["position"]["question"]
    walk = next(offer for offer in question["offers"] if offer["verb"] == "move")
    question["lines"] += LONG[person.page.evaluate("document.documentElement.lang")]
    gain, harm, instead = range(len(question["lines"]) - 3, len(question["lines"]))
    walk |= {"cost": {"boots": 2, "swords": 2}, "gains": [gain], "harms": [harm]}
    other = {**walk, "key": f"{walk['key']}+1s", "cost": {"boots": 2, "swords": 1, "damage": 1}}
    other["instead"] = question["lines"][instead]
    question["offers"] = [walk, other, *[one for one in question["offers"] if one is not walk]]
    told = {"type": "hello", "seat": 0, "missed": [], "info": message["info"], "position": message["position"]}
    return told, walk["room"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_ways_to_pay_stand_in_two_lines(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        person.page.add_init_script(TELL)
        person.sit_down(home, "classic", 2)
        until_a_walk(person)
        message, room = two_prices(person)
        person.page.evaluate("(data) => window.tell(data)", json.dumps(message))
        found = {}
        for width, height in WALKED:
            resize(person.page, width, height)
            person.page.mouse.move(0, 0)
            person.page.locator(f".map [data-spot='room:{room}'] .floor").hover()
            person.page.locator(".bar .ways .other").wait_for()
            breaches, parts = person.page.evaluate(BREACHES)
            assert parts >= 5
            if breaches:
                found[width, height] = breaches
        assert not found, found


PHONES = tuple(window for window in WINDOWS if window[0] <= 430) if EVERYTHING else ((320, 568), (390, 664), (390, 844))
CUT = """() => [...document.querySelectorAll(".map .bar .where, .map .bar .btn")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `cut: ${one.textContent.trim()}`)"""
ALIKE = """() => {
  const said = (one) => one.innerText.trim() + [...one.querySelectorAll("svg")].map((sign) => sign.getAttribute("aria-label") ?? sign.innerHTML.slice(0, 200));
  const all = [...document.querySelectorAll(".map .bar .ways .btn")].map(said);
  return all.filter((one, n) => all.indexOf(one) !== n).map((one) => `twice: ${one}`);
}"""

GAMES = (("classic", 4), ("catacombs+subterra:hard", 3), ("space", 4))
LAW = WINDOWS if EVERYTHING else ((960, 540), (1024, 768), (1280, 720), (1366, 768), (820, 1180), (390, 664))
TWO_LINES = (1280, 680)  # the smallest window with a bar of two lines; in a smaller one it wraps
# A pointer that arrives at a spot: with `bubbles` it would press the map.
POINTED = "(one) => one.dispatchEvent(new PointerEvent('pointerdown'))"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("spec", "seats"), GAMES)
def test_the_longest_offers_of_a_game_stand_in_the_bar(
    home: str, browser: Browser, spec: str, seats: int, language: str
) -> None:
    found = {}
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        page = person.page
        for full in longest_of(spec, seats, language):
            if full.spot.startswith("turn:"):
                continue  # in a panel of its own, but on a phone
            page.set_viewport_size({"width": 1366, "height": 768})
            go_on(person, home, full.record)
            assert person.wait_until_asked()
            for width, height in LAW:
                resize(page, width, height)
                page.locator(f"[data-can][data-spot='{full.spot}']").first.evaluate(POINTED)
                page.locator(".bar .inner .price").wait_for(state="attached")
                page.evaluate(SETTLED)
                breaches, parts = page.evaluate(BREACHES)
                assert parts, "the bar is empty"
                breaches += page.evaluate(ALIKE)
                if width < TWO_LINES[0] or height < TWO_LINES[1]:
                    breaches = [breach for breach in breaches if not breach.startswith("grows")]
                if breaches:
                    found[width, height, full.spot] = breaches
        assert person.trouble == []
    assert not found, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prices_of_a_tile_stand_in_the_bar_of_a_phone(home: str, browser: Browser, language: str) -> None:
    """Issue 25, point 2: its name was crushed, its price lay under a button, and two buttons said the same."""
    found = {}
    with open_page(browser, 390, 844, settings=page_settings("torch", language=language), finger=True) as person:
        page = person.page
        tiles = [full for full in longest_of(*GAMES[1], language) if full.spot.startswith("turn:")]
        assert tiles
        for full in tiles:
            go_on(person, home, full.record)
            assert person.wait_until_asked()
            for width, height in PHONES:
                resize(page, width, height)
                page.locator(f"[data-turn='{full.spot.partition(':')[2]}']").tap()
                page.evaluate(SETTLED)
                breaches, parts = page.evaluate(BREACHES)
                assert parts, "the bar is empty"
                breaches = [breach for breach in breaches if not breach.startswith("grows")]
                breaches += page.evaluate(CUT) + page.evaluate(ALIKE)
                if breaches:
                    found[width, height, full.spot] = breaches
        assert person.trouble == []
    assert not found, found
