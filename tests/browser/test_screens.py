"""The law of every window beside the table (`screen_law`): lobby, learning, cards and maps, the waiting room, the end of
a game, and whatever opens before a table.

One page is resized, so that a screen is walked through all windows in seconds. The ordinary run walks a few windows,
by torch light and by daylight in turn, each group of screens in one language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.axe import objections
from browser.law import Walk
from browser.screen_law import SCREEN_LAW
from browser.sitting import BUSY, Sitting, sitting
from browser.windows import EVERYTHING, LANGUAGES, ONE_OF_EACH, THEMES, WINDOWS, worn

USUAL: ViewportSize = {"width": 1366, "height": 768}
DIALOG = "dialog[open]"
TRIAL = "trial-table"  # under the law of tables
OWN_PACK = """tiptoe-pack = 1
[pack]
id = "lanterns"
game = "classic"
title = { en = "Lanterns of the Night Watch" }
[names.card]
night-scout = { en = "Night Scout", fr = "Éclaireuse de nuit", pt = "Batedora noturna" }
[[card]]
id = "night-scout"
kind = "companion"
cost = 3
points = 1
play = [{ skill = 2 }, { draw = 1 }]
"""
WRONG_PACK = OWN_PACK.replace('"companion"', '"companian"').replace("draw", "drow")
RECORD = Path(__file__).parent / "burglar-and-magpie.tiptoe"


def before_a_game(person: Sitting, home: str) -> Iterator[str]:
    """The lobby as it opens and with all there is to choose, what can be read, and the waiting room."""
    page = person.page
    page.goto(home)
    page.locator("[data-bot]").first.wait_for()
    yield "lobby"
    page.locator("[data-opens=choices]").click()
    page.locator("[data-game=space]").click()
    yield "lobby-more"
    page.goto(f"{home}learn/classic")
    page.locator("main button").first.wait_for()
    page.locator("[data-lesson-of]").first.wait_for()
    yield "learn"
    page.goto(f"{home}lesson/surprises")
    page.locator("[data-lesson=skip]").click()
    page.locator(DIALOG).wait_for()
    yield "lesson-skip"
    yield from what_can_be_read(page, home)
    yield from the_workshop(page, home)
    person.sit_down(home, "catacombs", 4, friends=2)
    page.locator("main svg[role=img]").first.wait_for()
    yield "waiting-room"


def to_another_device(page: Page) -> Iterator[str]:
    page.locator("[data-opens=menu]").click()
    page.locator("[data-opens=move]").click()
    page.locator("[data-move=make]").click()
    page.locator(f"{DIALOG} svg[role=img]").wait_for()
    yield "move"
    for _ in range(2):
        page.keyboard.press("Escape")
    page.locator(DIALOG).first.wait_for(state="hidden")


def what_can_be_read(page: Page, home: str) -> Iterator[str]:
    page.goto(f"{home}cards/space")
    tabs = page.locator("header [aria-pressed], header [role=radio], header label:has(input)")
    for n, name in enumerate(("cards", "tokens", "maps")):
        tabs.nth(tabs.count() - 3 + n).click() if n else page.locator("main button").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield name
    page.goto(f"{home}rules/catacombs/making-noise")
    page.locator(".text h2").wait_for()
    yield "rules"
    page.goto(f"{home}rules/catacombs/CORE-7.2")
    page.locator("[data-note]").wait_for()
    yield "rule"
    page.goto(home)
    page.locator("[data-opens=stored]").click()
    page.locator("[data-stored=for]").wait_for()
    yield "stored"
    page.goto(f"{home}cards/classic")
    page.locator("main button").first.click()
    page.locator(DIALOG).wait_for()
    yield "card"


def the_workshop(page: Page, home: str) -> Iterator[str]:
    """With a mistake in it, so that everything has something to say."""
    page.goto(f"{home}workshop")
    page.locator("[data-state=right]").wait_for()
    page.locator("textarea").fill(page.locator("textarea").input_value().replace('"companion"', '"companian"'))
    page.locator("[data-mistake]").wait_for()
    yield "workshop"
    page.locator("[data-adds=play]").click()
    page.locator(DIALOG).wait_for()
    yield "workshop-effects"
    page.keyboard.press("Escape")
    page.locator(".about select").select_option("catacombs")
    page.locator("[data-new-map=tile]").select_option("4")
    page.locator("[data-end]").first.click()
    page.locator("[data-does=drop]").click()
    page.locator("[data-wrong]").first.wait_for()
    page.locator("[data-end]").first.click()
    yield "workshop-map"


def before_a_table(person: Sitting, home: str) -> Iterator[str]:
    """What opens before it, each by its button, and the end."""
    page = person.page
    table = person.sit_down(home, "classic", 2).replace("/t/", "/api/tables/")
    person.waits_for_me()
    for opens in ("menu", "keys", "advice"):
        if opens == "keys":
            page.locator("[data-opens=menu]").click()
        page.locator(f"[data-opens={opens}]").click()
        page.locator(f"{DIALOG} [data-does=follow]" if opens == "advice" else DIALOG).wait_for()
        yield opens
        page.keyboard.press("Escape")
        page.locator(DIALOG).wait_for(state="hidden")
    yield from to_another_device(page)
    page.locator("[data-spot='row:0']").click(button="right")
    page.locator(DIALOG).wait_for()
    yield "large-card"
    page.keyboard.press("Escape")
    page.locator("[data-spot='seat:0:discard']").click()
    page.locator(DIALOG).wait_for()
    yield "pile"
    page.keyboard.press("Escape")
    page.locator("[data-opens=rules]").click()
    page.locator("dialog.book .text h2").wait_for()
    yield "book"
    page.keyboard.press("Escape")
    assert page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
    expect(page.locator("[data-check=holds]")).to_be_visible(timeout=4 * BUSY)
    yield "end"
    page.locator(".scores td button").first.click()
    yield "end-parts"
    page.goto(f"{home}replay")
    page.locator("input[type=file]").wait_for(state="attached")
    yield "bring-a-record"
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("[data-look-back]").click()
    page.locator("[data-account]").wait_for(timeout=BUSY)
    yield "look-back"
    page.goto(home)
    page.locator("li.over").wait_for()
    yield "lobby-back"
    page.goto(f"{home}diary")
    page.locator(".columns ol").last.wait_for()
    yield "diary"


def with_own_cards(person: Sitting, home: str) -> Iterator[str]:
    """Packs in the lobby, one of them wrong; a card tried out, what must happen, and a report that was stopped."""
    page = person.page
    page.goto(home)
    page.locator("[data-bot]").first.wait_for()
    page.locator("[data-opens=choices]").click()
    bring = page.locator("[data-spot=bring-pack]")
    bring.set_input_files({"name": "wrong.toml", "mimeType": "application/toml", "buffer": WRONG_PACK.encode()})
    page.locator("[data-spot=packs] li").first.wait_for()
    yield "lobby-wrong-pack"
    bring.set_input_files({"name": "own.toml", "mimeType": "application/toml", "buffer": OWN_PACK.encode()})
    page.locator("[data-pack=lanterns]").wait_for()
    assert objections(page) == []
    yield "lobby-packs"
    page.goto(f"{home}workshop")
    page.locator("[data-state=right]").wait_for()
    page.locator("textarea").fill(OWN_PACK)
    page.locator("[data-proof=en] [data-card=night-scout]").wait_for()
    page.locator("[data-state=right]").wait_for()
    page.locator("[data-does=try]").click()
    page.locator("[data-can][data-spot^='hand:']").filter(has=page.locator("[data-card=night-scout]")).first.click()
    page.locator(".passing-bar .btn--go").wait_for()
    assert objections(page) == []
    yield TRIAL
    page.locator("[data-trial=must]").click()
    page.locator(DIALOG).wait_for()
    yield "trial-must"
    page.keyboard.press("Escape")
    page.locator("[data-trial=back]").click()
    page.locator("[data-does=report]").click()
    page.locator("[data-report=running]").wait_for(timeout=4 * BUSY)
    page.locator("[data-does=stop-report]").click()
    page.locator("[data-report=stopped]").wait_for(timeout=4 * BUSY)
    yield "report"


GROUPS = ((before_a_game, "pt-BR"), (before_a_table, "fr"), (with_own_cards, "fr"))
WALKED = [(group, tag) for group, _ in GROUPS for tag in LANGUAGES] if EVERYTHING else [*GROUPS[:1]]


def walk_through(walk: Walk, screen: str) -> None:
    """Everything, or the part of an ordinary run."""
    if EVERYTHING:
        return walk.through(WINDOWS, THEMES, screen)
    for n, window in enumerate(ONE_OF_EACH):
        walk.through((window,), (THEMES[n % 2],), screen)
    return None


@pytest.mark.parametrize(("group", "language"), WALKED)
def test_every_screen_can_be_read_and_reached_in_every_window(
    home: str, browser: Browser, group: Callable[[Sitting, str], Iterator[str]], language: str
) -> None:
    with sitting(browser, settings=worn("torch", language=language)) as person:
        screens, tables = Walk(person.page, SCREEN_LAW), Walk(person.page)
        for screen in group(person, home):
            walk_through(tables if screen == TRIAL else screens, screen)
            person.page.set_viewport_size(USUAL)
        print(f"{screens.windows} pictures of screens, {screens.asked} things to click")
        breaches = screens.breaches + tables.breaches
        assert not breaches, "\n".join(breaches)
        assert person.trouble == []


def test_a_card_on_a_lying_phone_is_read_from_its_top(home: str, browser: Browser) -> None:
    """Found in play: the large card opened scrolled down to its button, without its name."""
    with sitting(browser, 667, 375, worn("torch")) as person:
        person.sit_down(home, "classic", 2)
        person.waits_for_me()
        person.page.locator(".tray [data-spot^='hand:']").last.click(button="right")
        expect(person.page.locator(f"{DIALOG} h2")).to_be_in_viewport(ratio=1)
        expect(person.page.locator(f"{DIALOG} .card")).to_be_in_viewport(ratio=0.9)
