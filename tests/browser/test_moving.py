"""A seat moves to another device by a link of its own; the first device then says that it only watches (ADR 0035)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import axe_violations
from browser.player_page import BUSY, LIT, PlayerPage, open_page

HAND = "[data-spot^='hand:']"


def test_a_seat_goes_to_a_phone_and_the_first_device_watches(home: str, player: PlayerPage) -> None:
    page = player.page
    player.sit_down(home, "classic", 2)
    player.wait_until_asked()
    page.locator("[data-opens=menu]").click()
    page.locator("[data-opens=move]").click()
    page.locator("[data-move=make]").click()
    field = page.get_by_label("Link to your seat", exact=True)
    expect(field).to_be_visible()
    link = field.input_value()
    assert link.startswith(f"{page.url}#seat=0.")
    assert axe_violations(page) == []
    page.goto(link)  # on the same device the link moves nothing
    page.get_by_role("dialog", name="is here already").get_by_role("button", name="Close").click()
    assert page.context.browser is not None
    with open_page(page.context.browser, 390, 844, finger=True) as phone:
        asked: list[str] = []
        phone.page.on("request", lambda request: asked.append(request.url + request.headers.get("referer", "")))
        phone.page.goto(link)
        expect(phone.page.locator("[data-move=take]")).to_be_visible(timeout=BUSY)
        assert phone.page.url == page.url
        assert axe_violations(phone.page) == []
        phone.page.locator("[data-move=take]").tap()
        page.locator("[data-move=gone] button").click(timeout=BUSY)
        expect(page.locator(HAND)).to_have_count(0, timeout=BUSY)
        expect(page.locator(LIT)).to_have_count(0)
        phone.page.locator(f".table:not([data-busy]) {LIT}").first.wait_for(timeout=BUSY)
        assert not [one for one in asked if link.partition(".")[2] in one]
        assert phone.trouble == player.trouble == []
