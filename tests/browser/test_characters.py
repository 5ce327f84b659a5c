"""Characters: chosen in the waiting room, shown on the seat, and explained (CHA-1.2, CHA-1.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, PlayerPage, open_page
from scene import rule

SPEC = "catacombs+characters"
CHOICES = "select[data-does=play-as]"


def waiting(person: PlayerPage, home: str, address: str = "") -> None:
    if address:
        person.page.goto(address)
        person.page.locator("form .btn--go").click()
    else:
        person.sit_down(home, SPEC, 3, friends=1)
    person.page.locator(CHOICES).first.wait_for(timeout=BUSY)


@rule("CHA-1.1", "CHA-1.2", "CHA-1.4")
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_people_choose_in_the_waiting_room_and_see_it_on_the_seat(
    home: str, browser: Browser, width: int, height: int
) -> None:
    with open_page(browser, width, height) as ana, open_page(browser) as bea:
        waiting(ana, home)
        waiting(bea, home, ana.page.url)
        ana.page.locator(CHOICES).first.select_option("lenara")
        expect(bea.page.locator("[data-plays=lenara]")).to_be_visible(timeout=BUSY)
        bea.page.locator(CHOICES).first.select_option("whiskers")
        expect(ana.page.locator("[data-plays=whiskers]")).to_be_visible(timeout=BUSY)
        ana.page.locator("[data-opens=characters]").click()
        expect(ana.page.locator("dialog [data-character]")).to_have_count(6)
        ana.page.locator("dialog .btn--go").click()
        ana.page.locator("[data-does=deal]").click()
        bea.page.locator("[data-part=character]").first.wait_for(timeout=BUSY)
        shown = bea.page.locator("[data-part=character]").evaluate_all("all => all.map(one => one.dataset.character)")
        assert {"lenara", "whiskers"} < set(shown) and len(set(shown)) == 3
        bea.page.locator("[data-part=character][data-character=lenara]").click()
        sheet = bea.page.locator("dialog[open]")
        expect(sheet).to_contain_text("Lenara, the Arcanist")
        expect(sheet.locator("[data-own-token=mana]")).to_contain_text("2/10")
        expect(sheet.locator("[data-card=channel]")).to_be_visible()
        assert bea.trouble == ana.trouble == []


@rule("CHA-4.1")
def test_a_game_with_characters_is_played_to_its_end_by_clicks(home: str, browser: Browser) -> None:
    with open_page(browser) as person:
        person.sit_down(home, SPEC, 2)
        person.play()
        assert person.trouble == []
