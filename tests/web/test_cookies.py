"""Cookies: tables of the past cost nothing (attack 1)."""

from __future__ import annotations

import httpx

from web.people import Person, party, run, started
from web.servers import Server

TABLES = 110  # the browser of 106 tables was locked out when every page had every cookie
A_PAGE_OF_MEMORY = 4096


def test_finding_1_a_browser_that_sat_at_many_tables_sends_the_cookie_of_one(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana = there.people[0]
        for number in range(TABLES):
            ana.http.cookies.set(f"tiptoe-{number:024x}", "x" * 43, path=f"/api/tables/{number:024x}")
        assert sent(ana.http, "/") == ""
        assert sent(ana.http, f"/api/tables/{ana.table}") == f"tiptoe-{ana.table}={ana.token}"
        assert (await ana.get("/seats")).json() == [0]

    run(story())


def test_finding_1_cookies_of_every_page_are_moved_below_their_tables(server: Server) -> None:
    """Old cookies move a few per page: nginx takes a head of 4 kB, and a longer one was answered with 502."""
    old = {f"tiptoe-{number:024x}": "x" * 43 for number in range(30)}

    async def story() -> None:
        async with httpx.AsyncClient(base_url=f"http://{server.address}") as browser:
            for name, value in {**old, "other": "x"}.items():
                browser.cookies.set(name, value, domain="127.0.0.1", path="/")
            for _ in range(5):
                answer = await browser.get("/")
                assert answer.status_code == 200
                assert sum(len(name) + len(value) + 4 for name, value in answer.headers.raw) < A_PAGE_OF_MEMORY
            assert sent(browser, "/") == "other=x"
            assert all(f"{name}={value}" in sent(browser, f"/api/tables/{name[7:]}") for name, value in old.items())

    run(story())


def sent(browser: httpx.AsyncClient, path: str) -> str:
    return str(browser.build_request("GET", path).headers.get("cookie", ""))


def test_finding_1_a_cookie_lasts_a_year_from_its_last_use_and_a_month_after_the_game(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        assert "Max-Age=31536000" in (await ana.get("")).headers["set-cookie"]
        stranger = Person(server.address)
        stranger.table = ana.table
        assert "set-cookie" not in (await stranger.get("")).headers
        asked = await ana.does("ask-end")
        await bea.does("answer", asked=asked, yes=True)
        assert "Max-Age=2592000" in (await ana.get("")).headers["set-cookie"]

    run(story())
