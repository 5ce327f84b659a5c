"""Advice at the table: asked by a key, read, and followed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.sitting import BUSY, Sitting


def test_what_a_bot_would_do_is_asked_and_done(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.sit_down(home, "classic", 2)
    assert somebody.waits_for_me()
    decision = page.locator(".table").get_attribute("data-decision") or ""
    page.keyboard.press("w")
    follow = page.locator("dialog[open] [data-does=follow]")
    expect(follow).to_be_visible(timeout=BUSY)
    assert page.locator("dialog[open] p").count() >= 3 and not somebody.unsaid()
    page.locator("[data-weigh]").select_option(index=1)
    expect(page.locator("[data-weighed]")).to_contain_text("The next attack draws", timeout=BUSY)
    somebody.click(follow)
    expect(page.locator(".table")).not_to_have_attribute("data-decision", decision)
    expect(page.locator("dialog[open]")).to_have_count(0)
