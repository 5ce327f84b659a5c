"""Whole games for everyone: one by keys alone, one by roles and names alone, as with a screen reader.

`make everyone` plays them; they are too long for every run of the tests, which play a turn by keys (`test_keys`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from browser.sitting import BUSY, CURTAIN, MOST_CLICKS, OVER, PLAYED, Sitting, sitting
from browser.thief import Lit
from plain import walks_of

MOST_STOPS = 240
POINTED = "addEventListener('pointerdown', () => (window.pointed = true), true)"
ON = "(selector) => document.activeElement?.closest(selector) != null"
CALM = "{speed: 'instant', motion: 'less', name: 'Mina'}"
MORE, WARNED = ".bar[data-pinned] .btn--go", ".actions [role=alert]"
PLACES = (
    *(("slot", "row"), ("pile", "pile"), ("card", "hand")),
    *(("token", "market"), ("token", "token"), ("room", "room")),
)
SHORT = {"play-all": "Play all", "end": "End turn"}  # what stands for many answers, or for what is asked about first

Answer = Callable[[Sitting, Lit], None]


def test_a_whole_game_by_keys_alone(home: str, browser: Browser) -> None:
    """From the lobby to the next game, and no pointer ever touches the page."""
    with sitting(browser, settings=CALM) as person:
        page = person.page
        page.add_init_script(POINTED)
        page.goto(home)
        press(page, "[data-bot=burglar]", "Space")
        press(page, "[data-spot=start]")
        page.wait_for_selector(".table")
        play(person, by_keys)
        expect(page.locator("dialog[open] .scores tbody tr")).to_have_count(3)
        before = page.url
        press(page, "dialog[open] .btn--go")
        page.wait_for_url(lambda url: url != before)
        assert not page.evaluate("window.pointed")
        assert person.trouble == []


def test_a_whole_game_by_roles_and_names_alone(home: str, browser: Browser) -> None:
    """Every answer is found as a button whose name says what it does, and pressed."""
    with sitting(browser, settings=CALM) as person:
        page = person.page
        person.sit_down(home, "classic", 2)
        play(person, by_names)
        result = page.get_by_role("dialog").last
        expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(3)
        assert person.trouble == []


def play(person: Sitting, answer: Answer) -> None:
    for _ in range(MOST_CLICKS):
        if not person.waits_for_me():
            return
        choose(person, answer)
    raise AssertionError("the game does not end")


def choose(person: Sitting, answer: Answer) -> None:
    """One choice: what is meant, then what it leads to, until something else is asked."""
    page = person.page
    before = page.locator(".table").get_attribute("data-decision") or ""
    wanted = person.pick(person.lit())
    changed = PLAYED if wanted[1] == "play-all" else f".table:not([data-decision='{before}']), {CURTAIN}, {OVER}"
    answer(person, wanted)
    page.locator(f"{WARNED}, {MORE}, {changed}").locator("visible=true").first.wait_for(timeout=BUSY)
    if not page.locator(changed).count():
        answer(person, wanted)
    page.locator(changed).first.wait_for(timeout=BUSY)


def by_keys(person: Sitting, wanted: Lit) -> None:
    key, spot = wanted
    if spot in ("play-all", "end"):
        person.page.keyboard.press("a" if spot == "play-all" else "e")
    else:
        press(person.page, f"[data-can][data-key='{key}']" if key else f"[data-can][data-spot='{spot}']")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    """The tabulator until it is reached, and then a key."""
    for _ in range(MOST_STOPS):
        if page.evaluate(ON, selector):
            return page.keyboard.press(key)
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def by_names(person: Sitting, wanted: Lit) -> None:
    button = found(person.page, name_of(person, wanted))
    button.focus()
    button.press("Enter")


def found(page: Page, name: str) -> Locator:
    """The button that says so, alone or among what else its name tells."""
    return page.get_by_role("button", name=re.compile(re.escape(name), re.IGNORECASE)).first


def name_of(person: Sitting, wanted: Lit) -> str:
    """What the answer is called in the words that the page was told."""
    key, spot = wanted
    if not key and spot in SHORT:
        return SHORT[spot]
    question = person.question
    said = [*question["offers"], *walks_of(question)]
    texts = [one["text"] for one in said if (one["key"] == key if key else spot in spots_of(one))]
    return str(texts[0])


def spots_of(offer: dict[str, Any]) -> set[str]:
    """Where a choice may lie on the page."""
    return {f"{place}:{offer[field]}" for field, place in PLACES if field in offer}
