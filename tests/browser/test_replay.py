"""Replays (ADR 0034): a record from a file, jumps, links to a moment, eyes, and what-if games."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser.player_page import BUSY, PlayerPage, open_page

RECORD = Path(__file__).parents[1] / "golden" / "classic-4-16.tiptoe"  # of 757 choices
SHORT = Path(__file__).parent / "burglar-and-magpie.tiptoe"  # of two bots, one of which plays badly
AT = "[data-at]"
EYES = "[data-eyes]"
HAND = "[data-spot^='hand:']"


def open_replay(page: Page, home: str, record: Path = RECORD) -> str:
    """Opens a record from its file; returns the address of its replay."""
    page.goto(f"{home}replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(".table")).to_be_visible(timeout=BUSY)
    page.wait_for_url(re.compile("/replay/file-[0-9a-f]{24}"))
    return f"{home}replay/{re.findall('file-[0-9a-f]{24}', page.url)[0]}"


def test_a_record_is_walked_through_by_keys_by_its_timeline_and_by_links(home: str, player: PlayerPage) -> None:
    page = player.page
    address = open_replay(page, home)
    now = page.locator(AT)
    expect(now).to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowRight")
    expect(now).to_have_attribute("data-at", "1")
    turn = page.locator("[role=slider]")
    page.keyboard.press("Shift+ArrowRight")
    expect(turn).to_have_attribute("aria-valuetext", re.compile("Turn 2 of 79"))
    page.keyboard.press("ArrowLeft")
    expect(turn).to_have_attribute("aria-valuetext", re.compile("Turn 1 of 79"))
    page.keyboard.press("End")
    expect(now).to_have_attribute("data-at", "757")
    expect(page.locator("dialog[open]")).to_have_count(0)  # the last moment does not show the result
    turn.click(position={"x": 400, "y": 32})
    expect(turn).to_have_attribute("aria-valuetext", re.compile("Turn 2[0-9] of 79"))
    expect(page).to_have_url(re.compile(r"/replay/file-[0-9a-f]+/[12]\d\d$"))
    page.goto(f"{address}/turn-8/seat-2")
    expect(page.locator(EYES)).to_have_value("2")
    expect(turn).to_have_attribute("aria-valuetext", re.compile("Turn 8 of 79"))
    page.locator("[data-look-back]").click()
    expect(page.locator("aside svg polyline:not(.under)")).to_have_count(4)
    expect(page.locator("aside tbody tr")).to_have_count(4)
    assert player.untranslated() == []


def test_looking_back_tells_luck_from_choices_and_leads_to_what_decided(home: str, player: PlayerPage) -> None:
    page = player.page
    open_replay(page, home, SHORT)
    page.locator("[data-look-back]").click()
    rows = page.locator("[data-account] tbody tr")
    expect(rows).to_have_count(8, timeout=BUSY)
    for seat in (1, 2):
        parts = [
            int(text.replace("−", "-"))
            for text in page.locator(f"[data-account] tbody td:nth-of-type({seat})").all_inner_texts()
        ]
        assert abs(sum(parts[:-1]) - parts[-1]) <= 4, "each line is rounded"
    point = page.locator("[data-turning]").first
    expect(page.locator(".line [data-mark].turning")).to_have_count(page.locator("[data-turning]").count())
    at = point.get_attribute("data-turning") or ""
    point.click()
    expect(page.locator(AT)).to_have_attribute("data-at", at)
    page.locator("[data-better-of='1']").click()
    better = page.locator("[data-better]").first
    expect(better).to_contain_text("Better:", timeout=BUSY)
    expect(better).to_contain_text(re.compile(r"I rate my position \d+ out of 100"))
    better.get_by_role("button").click()
    expect(page.locator(AT)).to_have_attribute("data-at", better.get_attribute("data-better") or "")
    expect(page.locator(EYES)).to_have_value("1")
    with page.expect_download() as table:
        page.get_by_role("link", name="CSV").click()
    head, *lines = table.value.path().read_text(encoding="utf-8").splitlines()
    assert head.endswith("cards,row,secrets,dragon,play") and len(lines) == 2 * 34
    assert player.untranslated() == []


def test_the_table_lies_still_whatever_is_in_a_hand(home: str, player: PlayerPage) -> None:
    """The map of a replay keeps its size whatever is in a hand; at a live table it takes the room of an empty hand."""
    page = player.page
    open_replay(page, home)
    seen = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hand")).to_be_visible()
        seen.add((page.locator(HAND).count() > 0, str(page.locator(".map").bounding_box())))
    assert {held for held, _ in seen} == {True, False}
    assert len({box for _, box in seen}) == 1


def test_eyes_see_one_hand_and_what_if_goes_on_with_it(home: str, player: PlayerPage) -> None:
    page = player.page
    page.goto(f"{open_replay(page, home)}/100")
    expect(page.locator(HAND).first).to_be_visible()
    page.locator(EYES).select_option("-1")
    expect(page.locator(HAND)).to_have_count(0)
    page.locator(EYES).select_option("3")
    expect(page.locator(HAND).first).to_be_visible()
    expect(page).to_have_url(re.compile("/100/seat-3$"))
    page.locator(".table").click()  # the keys belong to the table again, not to the list
    page.keyboard.press("w")
    page.wait_for_url(re.compile("/t/[0-9a-f]{24}"))
    page.locator(".table [data-can]").first.wait_for(timeout=BUSY)
    expect(page.locator(HAND).first).to_be_visible()


def test_what_is_no_record_says_in_which_line(home: str, browser: Browser) -> None:
    with open_page(browser) as person:
        person.page.goto(f"{home}replay")
        altered = RECORD.read_text(encoding="utf-8").replace("acquire:", "require:", 1).encode()
        file = {"name": "altered.tiptoe", "mimeType": "text/plain", "buffer": altered}
        person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        expect(person.page.get_by_role("alert")).to_contain_text(re.compile(r"line \d+: .*require"))
