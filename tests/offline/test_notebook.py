"""The notebook in the browser: it plays, plots and trains without a server, and its cells can be changed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from offline.offline_player import STARTS, open_offline_page
from offline.static_host import Host

TRAINED = 300_000  # milliseconds


def test_the_notebook_runs_from_top_to_bottom_without_installation(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        page = person.page
        page.goto(host.address)
        page.locator("[data-door=notebook]").click()
        page.wait_for_url(f"{host.address}#/notebook")
        cells = page.locator("[data-cell]")
        expect(cells.first).to_be_visible()
        assert not [each for each in host.asked if "/engine/" in each]  # fetched when a cell runs
        page.locator("[data-does=run-all]").click()
        page.wait_for_selector("[data-cell=done]", timeout=STARTS)
        expect(page.locator("[data-cell=done]")).to_have_count(cells.count(), timeout=TRAINED)
        assert page.locator(".error").all_inner_texts() == []
        pictures = page.locator(".outputs img")
        assert pictures.count() >= 4  # two positions, the scores, the curve
        for n in range(pictures.count()):
            assert pictures.nth(n).evaluate("one => one.complete && one.naturalWidth > 100")
        before, after = cells.last.locator("pre").inner_text().split(": ")[1].split(", ")
        assert float(after.split()[0]) > float(before.split()[0])
        assert [each for each in host.asked if "/api/" in each] == []
        assert person.trouble == []


def test_a_changed_cell_runs_and_an_error_is_shown(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        page = person.page
        page.goto(f"{host.address}#/notebook")
        cell = page.locator("[data-cell]").first
        written = cell.locator("textarea")
        written.fill("import tiptoe\nprint(tiptoe.Game('classic', seed=1).explain('end-turn', lang='fr'))")
        written.press("Shift+Enter")
        expect(cell.locator("pre")).to_contain_text("(CORE-4.5)", timeout=STARTS)
        written.fill("tiptoe.Game('clasic')")
        cell.locator("[data-does=run]").click()
        expect(cell.locator(".error")).to_contain_text("did you mean 'classic'?")
        written.fill("tiptoe.simulate('classic', ['random', 'random'], games=2, workers=2)")
        cell.locator("[data-does=run]").click()
        expect(cell.locator(".error")).to_contain_text("no other processes can be started here")
        written.fill("while True: pass")
        cell.locator("[data-does=run]").click()
        page.locator("[data-does=stop]").click()
        expect(cell.locator("[data-does=run]")).to_be_enabled()
        written.fill("1 + 1")
        cell.locator("[data-does=run]").click()
        expect(cell.locator("pre")).to_have_text("2", timeout=STARTS)
        assert person.trouble == []
