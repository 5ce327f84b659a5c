"""Maps in the workshop (issue 15, point 2): a tile is edited on its drawing by mouse and by keys, checked and played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.player_page import PlayerPage
from browser.test_workshop import TEXT

RIGHT = "[data-state=right]"


def begin_a_tile(page: Page, home: str) -> None:
    """Starts an empty square tile of Catacombs: one hall, and a tunnel from each mouth."""
    page.goto(f"{home}workshop")
    expect(page.locator(RIGHT)).to_be_visible()
    page.locator(".about select").select_option("catacombs")
    page.locator("[data-new-map=tile]").select_option("0")
    expect(page.locator("[data-end=hall]")).to_be_visible()
    expect(page.locator(RIGHT)).to_be_visible()


def text_of(page: Page) -> Locator:
    return page.locator(TEXT)


def test_a_tile_is_edited_by_clicks_on_its_drawing_and_played(home: str, player: PlayerPage) -> None:
    page = player.page
    begin_a_tile(page, home)
    page.locator("[data-end=hall]").click()
    page.locator("[data-sets='features.market']").check()
    expect(text_of(page)).to_have_value(re.compile(r'id = "hall".*features = \["market"\]'))
    page.locator("[data-does=add-room]").click()
    expect(page.locator("[data-wrong^=rooms]")).to_have_text("No tunnel leads to room “room”.")
    room = page.locator("[data-end=room]")
    expect(room).to_have_class(re.compile("bad"))
    room.drag_to(page.locator(".over"), target_position={"x": 60, "y": 60})
    expect(text_of(page)).not_to_have_value(re.compile(r'"room", at = \[0\.5, 0\.5\]'))
    page.locator("[data-does=lead]").click()
    page.locator("[data-end=hall]").click()
    page.locator("[data-sets=monsters]").select_option("2")
    expect(text_of(page)).to_have_value(re.compile(r'from = "room", to = "hall", monsters = 2'))
    expect(page.locator(RIGHT)).to_be_visible()
    expect(page.locator(".drawing [data-mark=monster]")).to_have_count(2)
    page.locator("[data-does=play]").click()
    expect(page.locator(".table")).to_be_visible()


def test_a_tile_is_edited_by_keys_alone(home: str, player: PlayerPage) -> None:
    """Every part of the drawing has a name and a role; arrows move it, Delete removes it, a mistake links to its place."""
    page = player.page
    begin_a_tile(page, home)
    hall = page.get_by_role("button", name=re.compile("^Room hall"))
    hall.focus()
    hall.press("ArrowRight")
    hall.press("Shift+ArrowUp")
    expect(text_of(page)).to_have_value(re.compile(r'"hall", at = \[0\.52, 0\.4\]'))
    hall.press("Enter")
    page.locator("[data-tunnel-of='0']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Tunnel from N0 to hall")).to_be_visible()
    page.locator("[data-does=drop]").focus()
    page.keyboard.press("Enter")
    wrong = page.locator("[data-wrong=tunnels]")
    expect(wrong).to_have_text("Exit N0 has no tunnel. Each exit needs exactly one.")
    wrong.focus()
    page.keyboard.press("Enter")
    page.locator("[data-does=lead]").focus()
    page.keyboard.press("Enter")
    hall.focus()
    hall.press("Enter")
    expect(page.locator(RIGHT)).to_be_visible()
    expect(text_of(page)).to_have_value(re.compile(r'\{ from = "N0", to = "hall" \},?\n\]'))
