"""Games without sight or mouse: played by keys alone, and by roles and names alone, as with a screen reader.

Before every choice each control, lit or not, has a name, which stands once in its group unless it means the same; after
it the focus is kept and the event was announced in the language of the page. The ordinary run plays a few choices;
`make games` (TIPTOE_GAMES=all) plays whole games, in every language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.player_page import AT_ONCE, BUSY, CURTAIN, FOCUSED, MOST_CLICKS, OVER, PLAYED, PlayerPage, open_page
from browser.thief import Lit

EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"
CHOICES = MOST_CLICKS if EVERYTHING else 9
LANGUAGES = ("en", "fr", "pt-BR")
GAMES = ("classic", "catacombs", "catacombs+subterra:hard", "space")
ALL = tuple((spec, language) for spec in GAMES for language in LANGUAGES)
BY_KEYS = ALL if EVERYTHING else (("catacombs", "fr"),)
BY_NAMES = ALL if EVERYTHING else (("classic", "pt-BR"),)
MOST_STOPS = 240
WAYS = 4
CAN = "[data-can]"
CLICKED = ".table :is([data-can], button, a[href], [role=button])"
WARNED, MORE = ".actions [role=alert]", ".bar[data-pinned] .btn--go"
ON = "(selector) => document.activeElement.closest(selector) !== null"
HEARD = "(before) => said.length > before"  # fails if nothing was announced
# Records whether a pointer was used, and every announcement: events, and the open question.
WATCH = """() => {
  window.pointed = false; window.said = [];
  addEventListener('pointerdown', () => (window.pointed = true), true);
  const hear = new MutationObserver((changes) => changes.forEach(({target}) => said.push(target.textContent)));
  for (const live of document.querySelectorAll('[data-voice], .prompt')) hear.observe(live, {childList: true, subtree: true, characterData: true});
}"""
# Group, spoken name and meaning of every control that the selector finds.
NAMES = """(what) => {
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true' || node.getAttribute('aria-hidden') === 'true') return '';
    if (!node.checkVisibility()) return '';
    if (node.getAttribute('role') === 'alert') return '…';
    const label = node.getAttribute('aria-label');
    if (label) return label;
    return [...node.childNodes].map(spoken).join(node.tagName === 'SPAN' ? '' : ' ');
  };
  const groups = 'section[aria-label], [role=group][aria-label], ul[aria-label]';
  return [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()).map((one, n) => [
    one.parentElement.closest(groups)?.getAttribute('aria-label') ?? '',
    spoken(one).replace(/\\s+/g, ' ').trim(),
    one.dataset.key || one.dataset.spot || one.dataset.rule || `the ${n}th, ${one.className}`,
  ]);
}"""

Answer = Callable[[PlayerPage, Lit], None]


def still_settings(language: str) -> str:
    return f"{{speed: 'instant', motion: 'less', name: 'Mina', language: '{language}'}}"


@pytest.mark.parametrize(("spec", "language"), BY_KEYS)
def test_a_game_by_keys_alone(home: str, browser: Browser, spec: str, language: str) -> None:
    """No pointer ever touches the page, and the focus never falls back to the start of the page."""
    with open_page(browser, settings=still_settings(language)) as person:
        begin(person, home, spec)
        play(person, by_keys)
        assert not person.page.evaluate("window.pointed")
        assert person.trouble == []


@pytest.mark.parametrize(("spec", "language"), BY_NAMES)
def test_a_game_by_roles_and_names_alone(home: str, browser: Browser, spec: str, language: str) -> None:
    """Every answer is a button whose name says what it does, once in its group."""
    with open_page(browser, settings=still_settings(language)) as person:
        begin(person, home, spec)
        play(person, by_names)
        if EVERYTHING:
            result = person.page.get_by_role("dialog").last
            expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(3)
        assert person.trouble == []


def begin(person: PlayerPage, home: str, spec: str) -> None:
    person.sit_down(home, spec, 2)
    person.wait_until_asked()
    person.page.evaluate(WATCH)


def play(person: PlayerPage, answer: Answer) -> None:
    """Plays to the end, or a few choices in the ordinary run."""
    over = any(not answer_next(person, answer) for _ in range(CHOICES))
    assert over or not EVERYTHING, f"the game is not over after {CHOICES} choices"
    assert not person.untranslated()


def answer_next(person: PlayerPage, answer: Answer) -> bool:
    """Answers the open question; False when the game is over."""
    if not person.wait_until_asked():
        return False
    choose(person, answer)
    return True


def choose(person: PlayerPage, answer: Answer) -> None:
    """Makes one choice, with the second press that a price or a warning needs."""
    page = person.page
    before = page.locator(".table").get_attribute("data-decision") or ""
    check_names(person)
    wanted = next_choice(person)
    changed = PLAYED if wanted[1] == "play-all" else f".table:not([data-decision='{before}']), {CURTAIN}, {OVER}"
    heard = page.evaluate("said.length")
    answer(person, wanted)
    page.locator(f"{WARNED}, {MORE}, {changed}").locator("visible=true").first.wait_for(timeout=BUSY)
    if not page.locator(changed).count():
        answer(person, wanted)
    page.locator(changed).first.wait_for(timeout=BUSY)
    if person.wait_until_asked():
        page.wait_for_function(FOCUSED, timeout=BUSY)
        page.wait_for_function(HEARD, arg=heard, timeout=AT_ONCE)


def next_choice(person: PlayerPage) -> Lit:
    """Returns the simple thief's choice; a waiting tile is turned by keys until it may lie."""
    for _ in range(WAYS):
        if person.lit():
            break
        person.page.keyboard.press("ArrowRight")
    return person.pick(person.lit())


def check_names(person: PlayerPage) -> None:
    """Checks that each control has a name, and that a name stands once in its group unless it means the same."""
    means: dict[tuple[str, str], str] = {}
    for group, name, what in person.page.evaluate(NAMES, CLICKED):
        assert name, f"{what} in {group} has no name"
        assert means.setdefault((group, name), what) == what, f"{group}: {name} is {what} and {means[group, name]}"


def by_keys(person: PlayerPage, wanted: Lit) -> None:
    key, spot = wanted
    press(person.page, f"[data-can][data-key='{key}']" if key else f"[data-can][data-spot='{spot}']")


def press(page: Page, selector: str) -> None:
    """Presses Tab until the selector has the focus, then Enter."""
    for _ in range(MOST_STOPS):
        if page.evaluate(ON, selector):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def by_names(person: PlayerPage, wanted: Lit) -> None:
    """Presses a button found as in a screen reader's list: by its group and its whole name."""
    told = [(group, name) for group, name, what in person.page.evaluate(NAMES, CAN) if what == (wanted[0] or wanted[1])]
    assert told, f"{wanted} is offered and not named"
    group, name = told[0]
    button = button_in_group(person.page, group, name)
    button.focus()
    button.press("Enter")


def button_in_group(page: Page, group: str, name: str) -> Locator:
    """Finds a button by its name in the group, region or list of the given name."""
    roles: tuple[Any, ...] = ("group", "region", "list")
    for role in roles:
        inside = page.get_by_role(role, name=group, exact=True)
        button = inside.get_by_role("button", name=re.compile(rf"^\s*{name_pattern(name)}\s*$"))
        if button.count():
            return button.first
    raise AssertionError(f"no button in {group!r} is read as {name!r}")


def name_pattern(name: str) -> str:
    """Returns a pattern for a spoken name: layout decides where spaces stand; a warning is read separately."""
    return r"\s*".join(".*" if letter == "…" else re.escape(letter) for letter in "".join(name.split()))
