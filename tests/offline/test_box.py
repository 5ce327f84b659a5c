"""Beside the real box without any server: an evening, its reload and its count in airplane mode."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from offline.offline_player import STARTS, open_offline_page
from offline.static_host import Host
from offline.test_offline import KEPT


def test_an_evening_and_its_count_in_airplane_mode(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        page = person.page
        person.start_game(host.address)  # a game that is begun has the whole engine in the cache
        page.wait_for_function(KEPT, timeout=STARTS)
        page.context.set_offline(True)
        host.server.shutdown()
        page.goto(f"{host.address}#/box")
        page.locator("[data-box=start]:enabled").click(timeout=STARTS)
        page.locator("[data-box='clank:0'] [data-step=more]").click()
        page.locator("[data-box=attack-now]").click()
        page.locator("[data-box=draw-page]").click()
        page.locator("[data-box=draw-done]").click()
        page.reload()
        expect(page.locator("[data-box='clank:0'] [data-n]")).to_have_text("0", timeout=STARTS)
        page.locator("[data-box='seat:0'] [data-fate=escaped]").click()
        page.locator("[data-box='tab:score']").click()
        page.locator("[data-box=gold-ten]").click(timeout=STARTS)
        page.locator("[data-box=count]").click()
        expect(page.locator("[data-counted='0']")).to_have_attribute("data-points", "30", timeout=STARTS)  # CLA-7.1
        assert person.trouble == []
