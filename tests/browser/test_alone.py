"""One seat alone: a click in the lobby opens the table, the night is told on it, and the end tells a medal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.player_page import PlayerPage
from tiptoe.catalog import GAMES


@pytest.mark.parametrize("game", list(GAMES)[:3])
def test_a_click_opens_a_table_for_one_with_its_night(player: PlayerPage, home: str, game: str) -> None:
    """SOL-3.1: the open Hour, the clock and both Dares can be read at once."""
    page = player.page
    page.goto(home)
    page.locator(f"[data-game='{game}']").first.click()
    page.locator("[data-spot=alone]").click()
    night = page.locator("[data-part=night]")
    expect(night).to_be_visible()
    expect(page.locator("[data-part=clock]")).to_have_attribute("data-left", "30")
    expect(night.locator("[data-hour]")).to_be_visible()
    expect(night.locator("[data-dare]")).to_have_count(2)
    night.locator("[data-key^='take-dare:']").first.click()
    expect(night.locator("[data-dare]")).to_have_count(1)
    assert player.view["night"]["dare"]


def test_a_game_alone_ends_with_a_medal_instead_of_a_place(player: PlayerPage, home: str) -> None:
    """SOL-8.3: the verdict names the medal and the grade."""
    player.sit_down(home, "catacombs+solo:apprentice", 1)
    expect(player.page.locator("[data-part=night]")).to_be_visible()
    player.let_bot_finish()
    expect(player.page.locator("#verdict")).to_contain_text("Apprentice")
    assert player.view["over"] and 0 <= player.view["night"]["medal"] <= 3
