"""Games for everyone: played by keys alone, and by roles and names alone, as with a screen reader.

Before every choice the law is looked at: each thing that can be clicked, lit or not, has a name, and none in its group
has the same unless it is the same; after it, that the focus is not lost and that what happened was read out in the language of the
page. The ordinary run plays a few choices; `make games` (TIPTOE_GAMES=all) plays whole games, in every language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.sitting import AT_ONCE, BUSY, CURTAIN, FOCUSED, MOST_CLICKS, OVER, PLAYED, Sitting, sitting
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
HEARD = "(before) => said.length > before"  # else nothing was read out
# A pointer that was used, and whatever is read out of itself: what happens, and who is asked what.
WATCH = """() => {
  window.pointed = false; window.said = [];
  addEventListener('pointerdown', () => (window.pointed = true), true);
  const hear = new MutationObserver((changes) => changes.forEach(({target}) => said.push(target.textContent)));
  for (const live of document.querySelectorAll('[data-voice], .prompt')) hear.observe(live, {childList: true, subtree: true, characterData: true});
}"""
# Of everything that can be chosen, or of all that can be clicked: its group, its name as it is read, and what it stands for.
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

Answer = Callable[[Sitting, Lit], None]


def calm(language: str) -> str:
    return f"{{speed: 'instant', motion: 'less', name: 'Mina', language: '{language}'}}"


@pytest.mark.parametrize(("spec", "language"), BY_KEYS)
def test_a_game_by_keys_alone(home: str, browser: Browser, spec: str, language: str) -> None:
    """No pointer ever touches the page, and focus never falls back to its beginning."""
    with sitting(browser, settings=calm(language)) as person:
        begin(person, home, spec)
        play(person, by_keys)
        assert not person.page.evaluate("window.pointed")
        assert person.trouble == []


@pytest.mark.parametrize(("spec", "language"), BY_NAMES)
def test_a_game_by_roles_and_names_alone(home: str, browser: Browser, spec: str, language: str) -> None:
    """Every answer is a button with a name that says what it does, in a group that has no other of that name."""
    with sitting(browser, settings=calm(language)) as person:
        begin(person, home, spec)
        play(person, by_names)
        if EVERYTHING:
            result = person.page.get_by_role("dialog").last
            expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(3)
        assert person.trouble == []


def begin(person: Sitting, home: str, spec: str) -> None:
    person.sit_down(home, spec, 2)
    person.waits_for_me()
    person.page.evaluate(WATCH)


def play(person: Sitting, answer: Answer) -> None:
    """To the end, or a few choices of it in the ordinary run."""
    over = any(not chosen(person, answer) for _ in range(CHOICES))
    assert over or not EVERYTHING, f"the game is not over after {CHOICES} choices"
    assert not person.unsaid()


def chosen(person: Sitting, answer: Answer) -> bool:
    """Whether something was asked, which is answered then."""
    if not person.waits_for_me():
        return False
    choose(person, answer)
    return True


def choose(person: Sitting, answer: Answer) -> None:
    """One choice: what is meant, then what it leads to, until something else is asked."""
    page = person.page
    before = page.locator(".table").get_attribute("data-decision") or ""
    check_names(person)
    wanted = wanted_by(person)
    changed = PLAYED if wanted[1] == "play-all" else f".table:not([data-decision='{before}']), {CURTAIN}, {OVER}"
    heard = page.evaluate("said.length")
    answer(person, wanted)
    page.locator(f"{WARNED}, {MORE}, {changed}").locator("visible=true").first.wait_for(timeout=BUSY)
    if not page.locator(changed).count():
        answer(person, wanted)
    page.locator(changed).first.wait_for(timeout=BUSY)
    if person.waits_for_me():
        page.wait_for_function(FOCUSED, timeout=BUSY)
        page.wait_for_function(HEARD, arg=heard, timeout=AT_ONCE)


def wanted_by(person: Sitting) -> Lit:
    """What the thief would do; a tile is turned by its keys until it may lie."""
    for _ in range(WAYS):
        if person.lit():
            break
        person.page.keyboard.press("ArrowRight")
    return person.pick(person.lit())


def check_names(person: Sitting) -> None:
    """Each has a name, and the same name in the same group only for the same thing; the browser reads it so, too."""
    means: dict[tuple[str, str], str] = {}
    for group, name, what in person.page.evaluate(NAMES, CLICKED):
        assert name, f"{what} in {group} has no name"
        assert means.setdefault((group, name), what) == what, f"{group}: {name} is {what} and {means[group, name]}"


def by_keys(person: Sitting, wanted: Lit) -> None:
    key, spot = wanted
    press(person.page, f"[data-can][data-key='{key}']" if key else f"[data-can][data-spot='{spot}']")


def press(page: Page, selector: str) -> None:
    """The tabulator until it is reached, and then Enter."""
    for _ in range(MOST_STOPS):
        if page.evaluate(ON, selector):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def by_names(person: Sitting, wanted: Lit) -> None:
    """As a screen reader's list of buttons has it: by its group and its whole name."""
    told = [(group, name) for group, name, what in person.page.evaluate(NAMES, CAN) if what == (wanted[0] or wanted[1])]
    assert told, f"{wanted} is offered and not named"
    group, name = told[0]
    button = found(person.page, group, name)
    button.focus()
    button.press("Enter")


def found(page: Page, group: str, name: str) -> Locator:
    """The button of this name in the group of that one, or in the list or region that is called so."""
    roles: tuple[Any, ...] = ("group", "region", "list")
    for role in roles:
        inside = page.get_by_role(role, name=group, exact=True)
        button = inside.get_by_role("button", name=re.compile(rf"^\s*{spaced(name)}\s*$"))
        if button.count():
            return button.first
    raise AssertionError(f"no button in {group!r} is read as {name!r}")


def spaced(name: str) -> str:
    """Where words are parted depends on how they are laid out, which only the browser knows; a warning is read apart."""
    return r"\s*".join(".*" if letter == "…" else re.escape(letter) for letter in "".join(name.split()))
