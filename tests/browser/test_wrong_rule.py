"""Reporting a wrong rule from the table: the menu writes a scenario of the moment for one of its choices."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, open_page
from tiptoe.scenarios.runner import read_scenario


def test_the_menu_writes_a_scenario_of_the_moment(home: str, browser: Browser) -> None:
    with open_page(browser, 1366, 768, "{speed: 'instant', motion: 'less', language: 'en'}") as person:
        person.sit_down(home, "classic", 2)
        page = person.page
        page.locator("[data-opens=menu]").click()
        page.locator("[data-opens=wrong]").click()
        choices = page.get_by_label("Which choice should have been refused?")
        choices.select_option(index=1)
        written = page.get_by_label("Scenario", exact=True)
        expect(written).to_be_visible(timeout=BUSY)
        scenario = read_scenario(written.input_value())
        assert scenario.title == "This should have been refused"
        assert scenario.content["step"] == [{"refuse": [choices.input_value()]}]
        assert person.trouble == []
