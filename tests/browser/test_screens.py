"""The layout law beside the table (`screen_law`): lobby, learning, cards and maps, waiting room, end, and every dialog.

One page is resized, so that a screen is walked through all windows in seconds. The ordinary run takes one group in one
language, each screen on the smallest phone and in one larger window, in the dark and the light theme in turn.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browser.layout_law import Walk
from browser.player_page import open_page
from browser.screen_law import SCREEN_LAW
from browser.screens import DIALOG, TRIAL, Group, before_a_game, before_a_table, beside_the_box, with_own_cards
from browser.windows import EVERYTHING, LANGUAGES, ONE_OF_EACH, THEMES, WINDOWS, page_settings

USUAL: ViewportSize = {"width": 1366, "height": 768}
SMALLEST, *LARGER = ONE_OF_EACH

GROUPS = ((before_a_game, "pt-BR"), (before_a_table, "fr"), (with_own_cards, "fr"), (beside_the_box, "fr"))
WALKED = [(group, tag) for group, _ in GROUPS for tag in LANGUAGES] if EVERYTHING else [*GROUPS[:1]]


def walk_through(walk: Walk, screen: str, turn: int) -> None:
    """Walks a screen through all windows, or through two of them in the ordinary run."""
    if EVERYTHING:
        return walk.through(WINDOWS, THEMES, screen)
    for n, window in enumerate((SMALLEST, LARGER[turn % len(LARGER)])):
        walk.through((window,), (THEMES[(turn + n) % 2],), screen)
    return None


@pytest.mark.parametrize(("group", "language"), WALKED)
def test_every_screen_can_be_read_and_reached_in_every_window(
    home: str, browser: Browser, group: Group, language: str
) -> None:
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        screens, tables = Walk(person.page, SCREEN_LAW), Walk(person.page)
        for turn, screen in enumerate(group(person, home)):
            walk_through(tables if screen == TRIAL else screens, screen, turn)
            person.page.set_viewport_size(USUAL)
        print(f"{screens.windows} pictures of screens, {screens.asked} things to click")
        breaches = screens.breaches + tables.breaches
        assert not breaches, "\n".join(breaches)
        assert person.trouble == []


def test_a_card_on_a_lying_phone_is_read_from_its_top(home: str, browser: Browser) -> None:
    """Found in play: the large card opened scrolled down to its button, without its name."""
    with open_page(browser, 667, 375, page_settings("torch")) as person:
        person.sit_down(home, "classic", 2)
        person.wait_until_asked()
        person.page.locator(".tray [data-spot^='hand:']").last.click(button="right")
        expect(person.page.locator(f"{DIALOG} h2")).to_be_in_viewport(ratio=1)
        expect(person.page.locator(f"{DIALOG} .card")).to_be_in_viewport(ratio=0.9)
