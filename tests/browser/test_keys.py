"""The table by keys alone: the order of stops, the page of keys, one rule for Escape, and spoken labels."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.player_page import BUSY, PlayerPage, open_page
from browser.test_desk import open_with_bots, play_until, position, send_command

LIGHT = "[data-can]"
MOST_STOPS = 160
ORDER = ["header", ".hand", ".offer", ".map", ".actions", ".seats", ".log"]
WHERE = "(order) => order.find((part) => document.activeElement.closest(part)) ?? ''"
# Every spoken text: names of drawings, and labels.
SPOKEN = """() => [
  ...[...document.querySelectorAll('.hidden-text')].map((one) => one.textContent),
  ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
]"""


def lit(page: Page) -> Page:
    page.wait_for_selector(LIGHT, timeout=BUSY)
    return page


def test_the_tabulator_goes_from_the_prompt_over_hand_row_map_actions_and_seats_to_the_log(
    home: str, player: PlayerPage
) -> None:
    """Review S2.9: in the order of stops every line of the log stood before map and row."""
    table = open_with_bots(player, home, "classic")
    page = lit(player.page)
    turn = position(player, home, table)["view"]["turn"]
    play_until(player, home, table, lambda _: position(player, home, table)["view"]["turn"] > turn + 4)
    page.evaluate("document.activeElement.blur()")
    met: list[str] = []
    in_log = 0
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        part = page.evaluate(WHERE, ORDER)
        in_log += part == ".log"
        if part and part not in met:
            met.append(part)
        if met and page.evaluate("document.activeElement === document.body"):
            break
    assert met == ORDER
    assert in_log <= 4  # all lines of the log are one stop; its input and filter follow


def test_a_whole_turn_is_played_by_keys_alone(home: str, player: PlayerPage) -> None:
    table = open_with_bots(player, home, "classic")
    page = lit(player.page)
    before = position(player, home, table)["view"]
    cards = page.locator("[data-spot^='hand:']")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.hand')"):
            break
    page.keyboard.press("Enter")
    expect(cards).to_have_count(4)
    page.keyboard.press("a")
    expect(cards).to_have_count(0)
    page.keyboard.press("1")  # acquired, or refused with its reason
    for _ in range(4):
        page.keyboard.press("m")
        if page.evaluate("document.activeElement.closest('svg') !== null"):
            break
    for arrow in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.closest('[data-can]') !== null"):
            decision = page.locator(".table").get_attribute("data-decision") or ""
            page.keyboard.press("Enter")
            expect(page.locator(".table")).not_to_have_attribute("data-decision", decision)
            expect(page.locator(".table[data-busy]")).to_have_count(0)  # a walk of several rooms
            break
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.locator(".actions [role=alert], [data-undo=ask]")).to_be_visible(timeout=BUSY)
    page.keyboard.press("e")  # with unspent resources; otherwise the turn has ended already
    expect(page.locator("[data-undo=ask]")).to_be_visible(timeout=BUSY)
    assert position(player, home, table)["view"]["turn"] > before["turn"]
    assert player.trouble == []


def right_click(spot: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-spot='{spot}']").first.click(button="right")


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def click(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


DIALOG = "dialog[open]:not(.book)"
BOOK = "dialog.book[open]"
OPENS: dict[str, tuple[Callable[[Page], None], str]] = {
    "menu": (click("[data-opens=menu]"), DIALOG),
    "advice": (click("[data-opens=advice]"), DIALOG),
    "rules": (click("[data-opens=rules]"), BOOK),
    "rules by key": (press("?"), BOOK),
    "log": (press("l"), ".log.drawer"),
    "keys": (press("F1"), DIALOG),
    "a card": (right_click("row:0"), DIALOG),
    "a discard pile": (click(".seat .open"), DIALOG),
    "the dungeon's discard pile": (click(".offer .n"), DIALOG),
}


def test_escape_closes_what_lies_on_top_and_nothing_else(home: str, player: PlayerPage) -> None:
    """Review S2.9: Escape closed the log but not the rules. Each Escape closes the topmost layer only."""
    open_with_bots(player, home, "classic")
    page = lit(player.page)
    for what, (opens, shows) in OPENS.items():
        opens(page)
        expect(page.locator(shows), what).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(shows), what).to_be_hidden()
    offered = {one.get_attribute("data-opens") for one in page.locator("[data-opens]").all()}
    assert offered <= set(OPENS) | {"deck"}, "something can be opened that this test does not open"
    page.keyboard.press("?")
    expect(page.locator(BOOK)).to_be_visible()
    page.keyboard.press("F1")
    expect(page.locator(DIALOG)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_be_hidden()
    expect(page.locator(BOOK)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(BOOK)).to_be_hidden()
    page.locator("[data-spot='row:0']").click()
    page.keyboard.press("Escape")
    expect(page.locator(".pinned")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("?")
    expect(page.locator(BOOK)).to_be_hidden()


@pytest.mark.parametrize("spot", ["hand:", "row:", "room:"])
def test_who_closes_a_dialog_by_its_button_is_where_they_were(home: str, player: PlayerPage, spot: str) -> None:
    """Closing a dialog returns the focus to its spot, on the map too; Escape is closed by the browser itself."""
    open_with_bots(player, home, "classic")
    page = lit(player.page)
    there = page.locator(f".table [data-spot^='{spot}']").first
    there.focus()
    for key in ("F1", "w"):
        page.keyboard.press(key)
        page.locator(f"{DIALOG} button").locator("visible=true").last.press("Enter")
        expect(page.locator(DIALOG)).to_be_hidden()
        expect(there).to_be_focused()


def badges(part: Locator) -> set[str]:
    return {text.strip() for text in part.locator(".kbd").all_inner_texts() if text.strip()}


def test_the_page_of_keys_has_every_key_that_the_table_shows(home: str, player: PlayerPage) -> None:
    open_with_bots(player, home, "classic")
    page = lit(player.page)
    page.keyboard.press("a")
    shown = badges(page.locator(".table"))
    page.locator("[data-opens=menu]").click()
    page.locator("[data-opens=keys]").click()
    listed = page.locator("dialog[open] dl")
    expect(listed).to_be_visible()
    told = badges(listed)
    digits = {str(number) for number in range(1, 7)} if "1–6" in told else set()
    assert shown <= told | digits | {"Space"}
    assert {"A", "Z", "⇧Z", "E", "M", "I", "L", "?", "F1", "Esc", "Enter"} <= told
    assert player.untranslated() == []


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_nothing_that_is_read_out_ends_twice(home: str, player: PlayerPage, spec: str) -> None:
    """Review S2.9: "+1 Skill.. Play Burgle"."""
    open_with_bots(player, home, spec)
    page = lit(player.page)
    spoken: list[str] = page.evaluate(SPOKEN)
    assert len(spoken) > 40
    assert [words for words in spoken if re.search(r"[.!?]\s*\.(?!\.)", words)] == []


def test_another_language_keeps_the_menu_open_and_reaches_the_name_of_the_board(home: str, browser: Browser) -> None:
    """Review S3.15: the menu closed at a change of language, and above the table stood "Classique, Day"."""
    with open_page(browser) as person:
        table = open_with_bots(person, home, "classic:day")
        page = lit(person.page)
        expect(page.locator(".table header").first).to_contain_text("Classic, Day")
        page.locator("[data-opens=menu]").click()
        page.get_by_role("button", name="Français").click()
        expect(page.locator(".table header").first).to_contain_text("Classique, Jour")
        expect(page.locator("dialog[open]")).to_contain_text("Fermer")
        page.keyboard.press("Escape")
        expect(page.locator("[data-spot=play-all]")).to_contain_text("jouer", ignore_case=True)
        question = position(person, home, table)["question"]
        send_command(person, home, table, type="choose", decision=question["decision"], key=question["choices"][0])
        assert person.trouble == []
