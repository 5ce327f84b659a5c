"""Random numbers of the pages enter the luck, with friends and with bots alone (ADR 0036)."""

from __future__ import annotations

from playwright.sync_api import Browser

from browser.player_page import BUSY, PlayerPage, open_page
from tiptoe.records.fair_seed import is_number
from tiptoe.records.record import read_record

PROMISED = "(table) => fetch(table).then((a) => a.json()).then(({ chairs }) => chairs.every(({ seal }) => seal))"


def numbers(person: PlayerPage) -> tuple[str, ...]:
    """Returns the random numbers that the seats gave to a table's luck."""
    text = person.page.request.get(person.page.url.replace("/t/", "/api/tables/") + "/record").text()
    line = next(line for line in text.splitlines() if line.startswith("numbers:"))
    return tuple(line.removeprefix("numbers:").replace(" ", "").split(","))


def test_everybodys_number_is_in_the_luck(home: str, browser: Browser) -> None:
    with open_page(browser, own_number=True) as ana, open_page(browser, own_number=True) as bea:
        ana.sit_down(home, "classic", 2, friends=1, name="Ana")
        bea.page.goto(ana.page.url)
        bea.page.get_by_role("button", name="Take a seat").click()
        ana.page.wait_for_function(PROMISED, arg=ana.page.url.replace("/t/", "/api/tables/"), timeout=BUSY)
        ana.page.get_by_role("button", name="Deal").click()
        for person in (ana, bea):
            person.page.locator(".table").first.wait_for(timeout=BUSY)
        shown = numbers(ana)
        assert len(set(shown)) == 2 and all(map(is_number, shown))
        assert ana.trouble == bea.trouble == []


def test_alone_with_bots_the_own_number_is_in_the_luck(home: str, browser: Browser) -> None:
    with open_page(browser, own_number=True) as ana:
        ana.start_with_bots(home)
        ana.wait_until_asked()
        first, *bots = numbers(ana)
        assert is_number(first) and bots == ["-", "-"]
        api = ana.page.url.replace("/t/", "/api/tables/")
        assert ana.page.request.post(f"{api}/commands", data={"type": "ask-end"}).ok
        record = read_record(ana.page.request.get(f"{api}/record").text())
        assert record.header.numbers[0] == first
        assert ana.page.request.get(f"{api}/check").json()["ok"]
        assert ana.trouble == []
